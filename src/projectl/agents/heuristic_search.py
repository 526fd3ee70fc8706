"""The search before there was a trained network: beam search, heuristic and a small perceptron."""

import time
from functools import cache
from typing import Any

import numpy as np

from projectl.agents.agent import Budget
from projectl.agents.planned_turn import PlannedTurn
from projectl.agents.planning import tree
from projectl.agents.planning.evaluation import Evaluator, load_network
from projectl.agents.planning.scratch import SIMULATED, new_scratch
from projectl.agents.planning.touches import touch_action
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.game import Game
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.state import Phase

HURRY = 0.5  # seconds a turn, below which the beam at the root is narrow
NARROW = 16  # how wide it is then
FIRST_SHARE = 0.65  # of a turn's time, for a decision after which a card may be revealed


@cache
def trained_evaluator() -> Evaluator:
    """Heuristic and network, as self-play trained them."""
    return Evaluator(True, load_network())


class HeuristicSearchAgent:
    """PUCT over whole turns with determinization, in compiled code, on one core."""

    name = "heuristic"

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        self.seed = seed % (1 << api.SEED_BITS)
        self.budget = budget or Budget(seconds=1.0)
        hurried = self.budget.seconds is not None and self.budget.seconds < HURRY
        self.root_width = NARROW if hurried else tree.ROOT_WIDTH
        self.evaluator = trained_evaluator()
        self.scratch = new_scratch()
        self.tree = tree.new_tree()
        self.plan = PlannedTurn()
        self.turn = (0, 0)  # the round and the seat that time is spent on
        self.spent = 0.0
        self.warm_up()

    def warm_up(self) -> None:
        """Load all compiled code, which takes a second, before any clock runs."""
        first = Game(seed=0)
        game = determinize(first.view(first.player), self.seed)
        tree.reset(self.tree, game[0], self.root_width, self.evaluator, self.scratch)
        tree.search(self.tree, 2, self.evaluator, self.scratch)
        touch_action(game[0], self.scratch.touches)
        PlannedTurn().make(game, actions_of(self.root_edges()[0]))

    @property
    def simulated(self) -> int:
        """How many actions have been simulated so far."""
        return int(self.scratch.counters[SIMULATED])

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
        """Search from a position until the budget is used up."""
        tree.reset(self.tree, game[0], self.root_width, self.evaluator, self.scratch)
        if self.tree.nodes[0].edges < 2:
            return
        if self.budget.nodes is not None:
            tree.search(self.tree, self.budget.nodes, self.evaluator, self.scratch)
            return
        assert self.budget.seconds is not None
        share = FIRST_SHARE if game[0].actions_left > 1 else 1.0
        until = started + share * max(0.0, self.budget.seconds - self.spent)
        pace = 0.0  # of the last simulation: one that would end too late is not begun
        while (now := time.perf_counter()) + pace < until:
            if tree.search(self.tree, 1, self.evaluator, self.scratch) == 0:
                return
            pace = time.perf_counter() - now

    def root_edges(self) -> Any:
        """The turns at the root."""
        root = self.tree.nodes[0]
        return self.tree.edges[root.first : root.first + root.edges]

    def chosen_turn(self) -> list[int]:
        """The turn visited most."""
        edges = self.root_edges()
        return actions_of(edges[int(np.lexsort((edges["prior_value"], edges["visits"]))[-1])])


def actions_of(edge: Any) -> list[int]:
    """The actions of a turn."""
    return [int(action) for action in edge.actions[: edge.length]]
