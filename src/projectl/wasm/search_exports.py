"""The agents as functions of the module: the network, the search, and what both are built on."""

from typing import Any

from projectl.agents.mcts import evaluation, tree, turns
from projectl.agents.mcts.evaluation import Network
from projectl.agents.mcts.scratch import SCRATCH
from projectl.agents.mcts.touches import touch_action
from projectl.agents.mcts.tree import NODE, TREE, Parameters
from projectl.agents.network.encode import action_of_output
from projectl.agents.network.inference import ROOM
from projectl.agents.network.weights import Weights
from projectl.rules.kernel import kernel, spliced
from projectl.rules.rewards import lead_of, outcome_reward
from projectl.rules.state import STATE, State
from projectl.rules.tilings import TILING_SCRATCH, TILING_TABLE, write_table
from projectl.wasm.export import export
from projectl.wasm.records import WEIGHTS

NETWORK = (WEIGHTS, TILING_TABLE, ROOM)
DEFAULT = Parameters()
reset = kernel(tree.reset)
most_visited = kernel(tree.chosen_edge)


@spliced
def network_of(weights: Any, table: Any, room: Any) -> Network:
    """The network from the records it is handed over in."""
    layers = weights.layers[: weights.count]
    return Network(Weights(weights.values, layers), table, room)


@spliced
def parameters_with(root_temperature: float) -> Parameters:
    """What a search is tuned by, but for the temperature at its root."""
    c_puct, prior, loss, _ = DEFAULT
    return Parameters(c_puct, prior, loss, root_temperature)


@export(TILING_TABLE, TILING_SCRATCH)
def write_tilings(table: Any, scratch: Any) -> None:
    write_table(table, scratch)


@export(STATE, SCRATCH, result=int)
def best_touch(state: State, scratch: Any) -> int:
    return touch_action(state, scratch.touches)


@export(STATE, *NETWORK, SCRATCH)
def evaluate(state: State, weights: Any, table: Any, room: Any, scratch: Any) -> None:
    evaluation.evaluate(state, network_of(weights, table, room), scratch)


@export(STATE, NODE, *NETWORK, SCRATCH)
def assess(state: State, node: Any, weights: Any, table: Any, room: Any, scratch: Any) -> None:
    tree.assess(state, node, network_of(weights, table, room), scratch)


@export(STATE, *NETWORK, SCRATCH, result=int)
def best_action(state: State, weights: Any, table: Any, room: Any, scratch: Any) -> int:
    return turns.best_action(state, network_of(weights, table, room), scratch)


@export(*NETWORK, float, int, float, result=int)
def sample_action(
    weights: Any, table: Any, room: Any, temperature: float, width: int, chance: float
) -> int:
    network = network_of(weights, table, room)
    output = turns.sample_output(network, temperature, width, chance)
    return action_of_output(output, room.lays)


@export(TREE, STATE, float, *NETWORK, SCRATCH)
def reset_search(
    tree_: Any, state: State, temperature: float, weights: Any, table: Any, room: Any, scratch: Any
) -> None:
    network = network_of(weights, table, room)
    reset(tree_, state)
    tree.search(tree_, tree.ANY_EDGE, 0, parameters_with(temperature), network, scratch)


@export(TREE, int, int, *NETWORK, SCRATCH, result=int)
def search(
    tree_: Any, first: int, simulations: int, weights: Any, table: Any, room: Any, scratch: Any
) -> int:
    network = network_of(weights, table, room)
    parameters = parameters_with(DEFAULT.root_temperature)
    return tree.search(tree_, first, simulations, parameters, network, scratch)


@export(TREE, result=int)
def chosen_edge(tree_: Any) -> int:
    return most_visited(tree_)


# What the end of a game is worth to a seat


@export(STATE, int, result=float)
def outcome_of(state: State, seat: int) -> float:
    return float(outcome_reward(state, seat))


@export(STATE, int, result=float)
def lead(state: State, seat: int) -> float:
    return float(lead_of(state, seat))
