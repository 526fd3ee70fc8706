"""The agent that people play: the network, and a Monte Carlo tree search over whole turns."""

import time
import zlib
from dataclasses import dataclass
from typing import Any

import numpy as np

from projectl.agents.agent import Budget, Level
from projectl.agents.mcts import tree
from projectl.agents.mcts.evaluation import new_network
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.mcts.touches import touch_action
from projectl.agents.mcts.turns import sample_action
from projectl.agents.network.weights import shipped_weights
from projectl.agents.planned_turn import PlannedTurn
from projectl.game.actions import Action, Done, action_of
from projectl.game.determinize import determinize
from projectl.game.game import Game
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.state import Phase

FIRST_SHARE = 0.65  # of a turn's time, for a decision after which a card may be revealed
LOWEST_TEMPERATURE = 1e-3  # the most probable action
PARAMETERS = tree.Parameters()
# Where the policy is sure of a turn, it would find no other, and the search visit none. Candidates
# are to be compared, so each of the likeliest is visited a few times before the search is free.
CANDIDATE_PARAMETERS = PARAMETERS._replace(root_temperature=3.0)
CANDIDATE_VISITS = 8


@dataclass(frozen=True)
class Strength:
    """How a level plays: by search, or by the policy alone.

    Without a budget it draws each action by softmax with a temperature, from so many of the most
    probable ones; a temperature of 0 takes the most probable.
    """

    budget: Budget | None = None
    temperature: float = 0.0
    width: int = 1


STRENGTH = {
    Level.BEGINNER: Strength(temperature=12.0, width=8),
    Level.GENTLE: Strength(temperature=9.3, width=8),
    Level.STEADY: Strength(temperature=7.0, width=8),
    Level.SHARP: Strength(temperature=4.9, width=6),
    Level.FIERCE: Strength(),
    Level.CHAMPION: Strength(Budget(seconds=1.0)),
}


@dataclass(frozen=True)
class Candidate:
    """A turn at the root of the tree, and what it promises."""

    actions: tuple[Action, ...]
    visits: int
    win_chance: float  # from 0 to 1; a shared win counts half
    win_change: float  # against what the network expected before the turn
    margin: float  # points ahead of the best other at the end, expected
    change: float  # against what the network expected before the turn


class SearchAgent:
    """PUCT over whole turns with determinization, in compiled code, on one core."""

    name = "search"

    def __init__(
        self, seed: int = 0, level: Level = Level.CHAMPION, budget: Budget | None = None
    ) -> None:
        self.seed = seed % (1 << api.SEED_BITS)
        self.strength = STRENGTH[level]
        self.budget = budget or self.strength.budget
        self.network = new_network(shipped_weights())
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
        if self.budget is None:
            self.draw(game)
        else:
            self.think(game, Budget(nodes=2), 0.0)
            PlannedTurn().make(game, self.chosen_turn())
        touch_action(game[0], self.scratch.touches)

    @property
    def evaluated(self) -> int:
        """How many positions the network has been asked about so far."""
        return int(self.scratch.evaluated)

    def choose(self, view: View) -> Action:
        started = time.perf_counter()
        if len(view.legal) == 1:
            return view.legal[0]
        game = determinize(view, self.seed)
        if view.phase is Phase.TOUCH:
            return action_of(int(touch_action(game[0], self.scratch.touches)), view.mode)
        if self.budget is None:
            return action_of(self.draw(game), view.mode)
        if self.turn != (view.round_number, view.player):
            self.turn, self.spent = (view.round_number, view.player), 0.0
        planned = self.plan.next_action(game)
        if planned is None:
            self.think(game, self.budget, started)
            self.plan.make(game, self.chosen_turn())
            planned = self.plan.next_action(game)
        assert planned is not None
        self.spent += time.perf_counter() - started
        return action_of(planned, view.mode)

    def draw(self, game: api.Games) -> int:
        """An action by the policy alone."""
        temperature = max(self.strength.temperature, LOWEST_TEMPERATURE)
        chance = self.random_fraction(game)
        width = self.strength.width
        return int(sample_action(game[0], temperature, width, chance, self.network, self.scratch))

    def random_fraction(self, game: api.Games) -> float:
        """A random number from 0 to 1 by seed and position: what is repeated is answered alike."""
        return float(np.random.default_rng([self.seed, zlib.crc32(game.tobytes())]).random())

    def think(self, game: api.Games, budget: Budget, started: float) -> None:
        """Search from a position until the budget is used up."""
        self.begin(game, PARAMETERS)
        if self.tree.nodes[0].edges > 1:
            self.think_on(budget, started)

    def begin(self, game: api.Games, parameters: tree.Parameters) -> None:
        """A tree with a position as its root, and its likeliest turns."""
        tree.reset(self.tree, game[0])
        tree.search(self.tree, tree.ANY_EDGE, 0, parameters, self.network, self.scratch)

    def think_on(self, budget: Budget, started: float) -> None:
        """Search in the tree there is until the budget is used up."""
        if budget.nodes is not None:
            self.simulate(budget.nodes)
            return
        assert budget.seconds is not None
        share = FIRST_SHARE if self.tree.states[0].actions_left > 1 else 1.0
        until = started + share * max(0.0, budget.seconds - self.spent)
        pace = 0.0  # of the last simulation: one that would end too late is not begun
        while (now := time.perf_counter()) + pace < until:
            if self.simulate(1) == 0:
                return
            pace = time.perf_counter() - now

    def simulate(self, simulations: int, first: int = tree.ANY_EDGE) -> int:
        """Run simulations, beginning with an edge or with any; how many there was room for."""
        return int(
            tree.search(self.tree, first, simulations, PARAMETERS, self.network, self.scratch)
        )

    def compare(self, game: api.Games, budget: Budget, most: int) -> None:
        """Search from a position, and look at the likeliest turns in any case."""
        started, self.spent = time.perf_counter(), 0.0
        self.begin(game, CANDIDATE_PARAMETERS)
        first = int(self.tree.nodes[0].first)
        likeliest = np.argsort(-self.root_edges()["prior"], kind="stable")[:most]
        for edge in likeliest.tolist():
            self.simulate(CANDIDATE_VISITS, first + edge)
        if self.tree.nodes[0].edges > 1:
            self.think_on(budget, started)

    def touches(self, view: View) -> tuple[Action, ...]:
        """All finishing touches that this agent would play from here, `done` at their end."""
        game = determinize(view, self.seed)
        actions: list[Action] = []
        while not actions or actions[-1] != Done():
            number = int(touch_action(game[0], self.scratch.touches))
            api.play(game, number)
            actions.append(action_of(number, view.mode))
        return tuple(actions)

    def play_touches(self, game: api.Games) -> None:
        """Play to the end a game in which only touches are left, everybody as this agent would."""
        while game[0].phase != Phase.OVER:
            api.play(game, int(touch_action(game[0], self.scratch.touches)))

    def root_edges(self) -> Any:
        """The turns at the root."""
        root = self.tree.nodes[0]
        return self.tree.edges[root.first : root.first + root.edges]

    def chosen_turn(self) -> list[int]:
        """The turn visited most, the likelier one among equals."""
        return actions_of(self.tree.edges[int(tree.chosen_edge(self.tree))])

    def candidates(self, view: View, most: int = 5) -> list[Candidate]:
        """The turn that looks best, then the others by value; nothing in finishing touches.

        A turn that turns up a card ends there: how it goes on depends on the card.
        """
        if view.phase is Phase.TOUCH or not view.legal:
            return []
        self.compare(determinize(view, self.seed), self.budget or Budget(nodes=1), most)
        edges = [edge for edge in self.root_edges() if edge.visits >= CANDIDATE_VISITS]
        best = max(edges, key=lambda edge: (edge.visits, value_of(edge)))
        ranked = sorted(edges, key=lambda edge: (edge is best, value_of(edge)), reverse=True)
        return [self.candidate(edge, view) for edge in ranked[:most]]

    def candidate(self, edge: Any, view: View) -> Candidate:
        """What a turn at the root promises, against what the network alone expects there."""
        root, visits = self.tree.nodes[0], int(edge.visits)
        margin_before = float(root.margin[view.player])
        chance_before = win_chance(float(root.value[view.player]), margin_before)
        margin = float(edge.margin_sum) / visits
        chance = win_chance(value_of(edge), margin)
        return Candidate(
            actions=tuple(action_of(action, view.mode) for action in actions_of(edge)),
            visits=visits,
            win_chance=chance,
            win_change=chance - chance_before,
            margin=margin,
            change=margin - margin_before,
        )


def value_of(edge: Any) -> float:
    """The mean of the values backed up to an edge."""
    return float(edge.value_sum) / int(edge.visits)


def win_chance(value: float, margin: float) -> float:
    """The chance to win that a value of the tree stands for; a shared win counts half."""
    outcome = value - tree.POINT_WEIGHT * margin
    return min(max((outcome + 1) / 2, 0.0), 1.0)


def actions_of(edge: Any) -> list[int]:
    """The actions of a turn."""
    return [int(action) for action in edge.actions[: edge.length]]
