"""An agent that runs a Monte Carlo tree search over whole turns, for as long as it may think."""

import time
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from projectl.agents.agent import Budget, Level
from projectl.agents.planned_turn import PlannedTurn
from projectl.agents.planning import tree
from projectl.agents.planning.evaluation import Evaluator, load_network, margin_of
from projectl.agents.planning.scratch import SIMULATED, new_scratch
from projectl.agents.planning.touches import touch_action
from projectl.game.actions import Action, Done, action_of
from projectl.game.determinize import determinize
from projectl.game.game import Game
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.state import Phase

HURRY = 0.5  # seconds a turn, below which the beam at the root is narrow
NARROW = 16  # how wide it is then
FIRST_SHARE = 0.65  # of a turn's time, for a decision after which a card may be revealed


@dataclass(frozen=True)
class Strength:
    """How long a level searches a turn, and the temperature it chooses with, in points."""

    budget: Budget
    temperature: float


STRENGTH = {
    Level.GENTLE: Strength(Budget(nodes=1), 3.0),
    Level.STEADY: Strength(Budget(nodes=40), 0.3),
    Level.SHARP: Strength(Budget(seconds=0.2), 0.0),
    Level.FIERCE: Strength(Budget(seconds=1.0), 0.0),
}


@dataclass(frozen=True)
class Candidate:
    """A turn at the root of the tree: its actions, how often it was visited, and the margin."""

    actions: tuple[Action, ...]
    visits: int
    margin: float  # points ahead of the best other at the end, expected
    change: float  # against what was expected before the turn


@cache
def trained_evaluator() -> Evaluator:
    """Heuristic and network, as self-play trained them."""
    return Evaluator(True, load_network())


class SearchAgent:
    """PUCT over whole turns with determinization, in compiled code, on one core."""

    name = "search"

    def __init__(
        self, seed: int = 0, level: Level = Level.FIERCE, budget: Budget | None = None
    ) -> None:
        self.seed = seed % (1 << api.SEED_BITS)
        self.budget = budget or STRENGTH[level].budget
        self.temperature = STRENGTH[level].temperature
        self.dice = np.random.default_rng(self.seed)
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
        touch_action(game[0], self.scratch)
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
            return action_of(int(touch_action(game[0], self.scratch)), view.mode)
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

    def touches(self, view: View) -> tuple[Action, ...]:
        """All finishing touches that this agent would play from here, `done` at their end."""
        game = determinize(view, self.seed)
        actions: list[Action] = []
        while not actions or actions[-1] != Done():
            number = int(touch_action(game[0], self.scratch))
            api.play(game, number)
            actions.append(action_of(number, view.mode))
        return tuple(actions)

    def root_edges(self) -> Any:
        """The turns at the root."""
        root = self.tree.nodes[0]
        return self.tree.edges[root.first : root.first + root.edges]

    def chosen_turn(self) -> list[int]:
        """The turn visited most; with a temperature, one drawn by softmax of the mean margins."""
        edges = self.root_edges()
        chosen = int(np.lexsort((edges["prior_value"], edges["visits"]))[-1])
        if self.temperature > 0.0:
            margins = (edges["margin_sum"] + edges["prior_margin"]) / (edges["visits"] + 1)
            odds = np.exp((margins - margins.max()) / self.temperature)
            chosen = int(self.dice.choice(len(edges), p=odds / odds.sum()))
        return actions_of(edges[chosen])

    def candidates(self, view: View, most: int = 5) -> list[Candidate]:
        """The turns that look best, most visited first; nothing in finishing touches."""
        if view.phase is Phase.TOUCH or not view.legal:
            return []
        game = determinize(view, self.seed)
        self.spent = 0.0
        self.think(game, time.perf_counter())
        now = float(margin_of(game[0], view.player, self.evaluator, self.scratch))
        found = []
        for edge in sorted(self.root_edges(), key=lambda edge: -int(edge.visits))[:most]:
            margin = float(edge.margin_sum + edge.prior_margin) / (int(edge.visits) + 1)
            actions = tuple(action_of(action, view.mode) for action in actions_of(edge))
            found.append(Candidate(actions, int(edge.visits), margin, margin - now))
        return found


def actions_of(edge: Any) -> list[int]:
    """The actions of a turn."""
    return [int(action) for action in edge.actions[: edge.length]]
