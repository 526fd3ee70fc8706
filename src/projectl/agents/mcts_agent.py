"""An agent that runs a Monte Carlo tree search over whole turns, guided by the network."""

import time
from typing import Any

import numpy as np

from projectl.agents.agent import Budget
from projectl.agents.mcts import tree
from projectl.agents.mcts.scratch import new_network, new_scratch
from projectl.agents.network.weights import shipped_weights
from projectl.agents.planned_turn import PlannedTurn
from projectl.agents.planning.touches import touch_action
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.state import Phase

FIRST_SHARE = 0.65  # of a turn's time, for a decision after which a card may be revealed


class MctsAgent:
    """PUCT over whole turns with determinization, in compiled code, on one core."""

    name = "mcts"

    def __init__(self, seed: int = 0, budget: Budget | None = None,
        parameters: tree.Parameters = tree.Parameters()) -> None:
        self.seed = seed % (1 << api.SEED_BITS)
        self.budget = budget or Budget(seconds=1.0)
        self.parameters = parameters
        self.network = new_network(shipped_weights())
        self.scratch = new_scratch()
        self.tree = tree.new_tree()
        self.plan = PlannedTurn()
        self.turn = (0, 0)
        self.spent = 0.0

    def choose(self, view: View) -> Action:
        started = time.perf_counter()
        if len(view.legal) == 1:
            return view.legal[0]
        game = determinize(view, self.seed)
        if view.phase is Phase.TOUCH:
            return action_of(int(touch_action(game[0], self.scratch.touches)), view.mode)
        if self.turn != (view.round_number, view.player):
            self.turn, self.spent = (view.round_number, view.player), 0.0
        planned = self.plan.next_action(game)
        if planned is None:
            self.think(game, started)
            self.plan.make(game, self.chosen_turn())
            planned = self.plan.next_action(game)
        assert planned is not None
        self.spent += time.perf_counter() - started
        return action_of(planned, view.mode)

    def think(self, game: api.Games, started: float) -> None:
        tree.reset(self.tree, game[0], self.parameters, self.network, self.scratch)
        if self.tree.nodes[0].edges < 2:
            return
        if self.budget.nodes is not None:
            tree.search(self.tree, self.budget.nodes, self.parameters, self.network, self.scratch)
            return
        assert self.budget.seconds is not None
        share = FIRST_SHARE if game[0].actions_left > 1 else 1.0
        until = started + share * max(0.0, self.budget.seconds - self.spent)
        pace = 0.0
        while (now := time.perf_counter()) + pace < until:
            if tree.search(self.tree, 1, self.parameters, self.network, self.scratch) == 0:
                return
            pace = time.perf_counter() - now

    def root_edges(self) -> Any:
        root = self.tree.nodes[0]
        return self.tree.edges[root.first : root.first + root.edges]

    def chosen_turn(self) -> list[int]:
        edges = self.root_edges()
        chosen = int(np.lexsort((edges["prior"], edges["visits"]))[-1])
        return [int(action) for action in edges[chosen].actions[: edges[chosen].length]]
