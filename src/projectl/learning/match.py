"""How well weights play, measured while they are trained: a few hundred games on the CPU.

Each deal is played from every seat, and the deals are the same every time, so that two lines of a
log can be compared. The network plays as the agent does: its likeliest action, exact touches.
"""

import os
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from projectl.agents.mcts.evaluation import new_network
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.mcts.turns import play_best
from projectl.agents.network.weights import Weights
from projectl.learning.variants import VARIANTS
from projectl.rules import api
from projectl.rules.apply import apply
from projectl.rules.random_play import Policy, random_action
from projectl.rules.rewards import lead_of, outcome_reward
from projectl.rules.state import Phase, State

MEASURED = ("base-2", "finesse-2", "solo-unbeatable")  # where they are among those trained on
FIRST_SEED = 1 << 40  # no deal of training
MOST_THREADS = 8

Player = Callable[[State], None]  # plays one action or more, as long as its seat is to act
MakePlayer = Callable[[], Player]  # each thread has its own


class MatchResult(NamedTuple):
    """Of all games in one variant."""

    games: int
    won: float  # a shared victory counts half
    margin: float  # points ahead of the best other, or of the mastermind

    def rounded(self) -> dict[str, float]:
        return {"games": self.games, "won": round(self.won, 4), "margin": round(self.margin, 3)}


def weighted_player() -> Player:
    """A random player that prefers sensible kinds of action."""
    return lambda state: apply(state, random_action(state, int(Policy.WEIGHTED)))


def player_of(weights: Weights) -> MakePlayer:
    """The network with these weights as a player."""

    def make() -> Player:
        network, scratch = new_network(weights), new_scratch()
        return lambda state: play_best(state, network, scratch)

    return make


def play_one(seed: int, variant: str, own: int, player: Player, other: Player) -> State:
    """A game in which one seat is the player's and all others are the other's; its last state."""
    state = api.new_games([seed], *VARIANTS[variant])[0]
    while state.phase != Phase.OVER:
        turn = player if state.player == own else other
        turn(state)
    return state


def play_match(
    variant: str, games: int, player: MakePlayer, other: MakePlayer = weighted_player
) -> MatchResult:
    """At least so many games of one variant, each deal from every seat."""
    seats = VARIANTS[variant][1]
    deals = -(-games // seats)
    threads = min(MOST_THREADS, os.cpu_count() or 1, deals)

    def play_deals(numbers: Iterable[int]) -> list[tuple[float, float]]:
        one, two = player(), other()
        found = []
        for number in numbers:
            for own in range(seats):
                end = play_one(FIRST_SEED + number, variant, own, one, two)
                won = (float(outcome_reward(end, own)) + 1) / 2
                found.append((won, float(lead_of(end, own))))
        return found

    with ThreadPoolExecutor(threads) as pool:
        parts = pool.map(play_deals, [range(first, deals, threads) for first in range(threads)])
        results = [result for part in parts for result in part]
    count = len(results)
    return MatchResult(
        count, sum(won for won, _ in results) / count, sum(lead for _, lead in results) / count
    )


def measure(
    weights: Weights, variants: Iterable[str], games: int, against: Weights | None = None
) -> dict[str, dict[str, dict[str, float]]]:
    """Results by opponent and variant: random players and, if there is one, another network."""
    measured = [variant for variant in MEASURED if variant in set(variants)]
    player = player_of(weights)
    found = {"weighted": {v: play_match(v, games, player).rounded() for v in measured}}
    if against is not None:
        rival = player_of(against)
        found["network"] = {
            variant: play_match(variant, games, player, rival).rounded()
            for variant in measured
            if VARIANTS[variant][1] > 1
        }
    return found
