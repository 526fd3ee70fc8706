"""What the network and a search say of positions, each as one number; see `fingerprints`."""

from collections.abc import Iterable
from functools import reduce
from typing import Any

import numpy as np

from projectl.agents.mcts import tree
from projectl.agents.mcts.evaluation import evaluate
from projectl.agents.mcts.touches import touch_action
from projectl.agents.mcts.turns import best_action, sample_output
from projectl.agents.network.encode import action_of_output
from projectl.agents.search import PARAMETERS, SearchAgent, actions_of
from projectl.rules import api, batch
from projectl.rules.random_play import Policy
from projectl.rules.state import STATE, Phase, State
from webassembly.fingerprints import BEGIN, mix


def some_positions(games: int, moves: tuple[int, ...]) -> api.Games:
    """Positions of every variant after some random moves, their hidden cards dealt anew."""
    found = []
    for mode, seats, difficulty in api.every_variant():
        for count in moves:
            dealt = api.new_games(range(games), mode, seats, difficulty)
            batch.play_games_on(dealt, Policy.WEIGHTED, count)
            found.append(dealt[dealt["phase"] != Phase.OVER])
    positions = np.concatenate(found)
    api.reshuffle(positions)
    return positions


def mix_numbers(hashed: int, numbers: Iterable[float]) -> int:
    words = np.array(list(numbers), np.float64).view(np.uint32).tolist()
    return reduce(mix, words, hashed)


def searched(agent: SearchAgent, position: api.Games, nodes: int) -> int:
    """One position, an array of one."""
    state: State = position[0]
    if state.phase == Phase.TOUCH:
        return int(mix(BEGIN, touch_action(state, agent.scratch.touches)))
    hashed = mix(BEGIN, best_action(state, agent.network, agent.scratch))
    evaluate(state, agent.network, agent.scratch)
    output = sample_output(agent.network, 4.2, 6, 0.37)
    hashed = mix(hashed, action_of_output(output, agent.network.room.lays))
    node: Any = np.zeros(1, tree.NODE)[0]
    tree.assess(state, node, agent.network, agent.scratch)
    for seat in range(int(state.seats)):
        hashed = mix_numbers(hashed, (node.value[seat], node.margin[seat]))
    agent.begin(position, PARAMETERS)
    agent.simulate(nodes)
    for edge in agent.root_edges():
        hashed = mix(reduce(mix, actions_of(edge), hashed), int(edge.visits))
        if edge.visits > 0:
            means = (edge.value_sum / edge.visits, edge.margin_sum / edge.visits)
            hashed = mix_numbers(hashed, (edge.prior, *means))
    root = agent.tree.nodes[0]
    hashed = mix_numbers(hashed, (root.value[state.player], root.margin[state.player]))
    return int(mix(mix(hashed, tree.chosen_edge(agent.tree)), agent.evaluated))


def searches(positions: api.Games, nodes: int) -> list[int]:
    """All positions, by one agent."""
    agent = SearchAgent()
    agent.scratch.evaluated = 0
    assert positions.dtype == STATE
    return [searched(agent, positions[n : n + 1], nodes) for n in range(len(positions))]
