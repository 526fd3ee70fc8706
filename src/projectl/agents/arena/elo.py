"""Elo ratings from results: the Bradley-Terry model, fitted by maximum likelihood."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.arena.intervals import ELO_PER_NAT, Z95, Interval, elo_of_share, wilson

ROUNDS = 100
SMALL = 1e-10
HALF_GAME = 0.5  # what the loser of a one-sided pairing is given, so that the fit has an end


class Meeting(NamedTuple):
    """How two agents did against each other: the share of the first, summed over games."""

    one: int
    other: int
    share: float
    games: int


class Rating(NamedTuple):
    """An Elo rating relative to the first agent's, with its 95 % interval.

    It is infinite when nothing bounds it: one side has won everything there was.
    """

    elo: float
    interval: Interval


def rate(agents: int, meetings: Sequence[Meeting], seats: int = 2) -> list[Rating]:
    """The ratings of all agents; the first has 0. Shared victories count as fractions of a win.

    With more than two seats one agent sits among others alike, and the model is that each of
    them wins in proportion to its strength. The intervals come from the Fisher information.
    """
    played = [met for met in meetings if met.games]
    values, deviations = fit(agents, [softened(met) for met in played], seats)
    reach = reachable(agents, played)
    return [
        Rating(0.0, Interval(0.0, 0.0))
        if agent == 0
        else rating_of(agent, values[agent], deviations[agent], played, reach, seats)
        for agent in range(agents)
    ]


def softened(met: Meeting) -> Meeting:
    """A meeting in which both sides have something."""
    if 0 < met.share < met.games:
        return met
    return Meeting(met.one, met.other, met.share + HALF_GAME, met.games + 1)


def fit(agents: int, meetings: Sequence[Meeting], seats: int) -> tuple[list[float], list[float]]:
    """Ratings and their standard deviations, by Newton's method, with the first agent at 0."""
    ratings = np.zeros(agents)
    for _ in range(ROUNDS):
        slope, information = likelihood(ratings, meetings, seats)
        step = np.linalg.pinv(information[1:, 1:]) @ slope[1:]
        largest = float(np.abs(step).max(initial=0.0))
        ratings[1:] += step * min(1.0, 1 / max(largest, SMALL))  # no leaps: the slope flattens
        if largest < SMALL:
            break
    information = likelihood(ratings, meetings, seats)[1]
    spread = np.sqrt(np.clip(np.diag(np.linalg.pinv(information[1:, 1:])), 0, None))
    deviations = [0.0, *(float(value) * ELO_PER_NAT for value in spread)]
    return [float(value) * ELO_PER_NAT for value in ratings], deviations


def likelihood(
    ratings: NDArray[np.float64], meetings: Sequence[Meeting], seats: int
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The slope of the log-likelihood and the Fisher information, at some ratings."""
    slope = np.zeros(len(ratings))
    information = np.zeros((len(ratings), len(ratings)))
    for one, other, share, games in meetings:
        expected = 1 / (1 + (seats - 1) * math.exp(ratings[other] - ratings[one]))
        slope[one] += share - games * expected
        slope[other] -= share - games * expected
        weight = games * expected * (1 - expected)
        information[one, one] += weight
        information[other, other] += weight
        information[one, other] -= weight
        information[other, one] -= weight
    return slope, information


def reachable(agents: int, meetings: Sequence[Meeting]) -> NDArray[np.bool_]:
    """Who has taken something from whom, directly or over others."""
    reach = np.eye(agents, dtype=bool)
    for one, other, share, games in meetings:
        reach[one, other] |= share > 0
        reach[other, one] |= share < games
    for middle in range(agents):
        reach |= np.outer(reach[:, middle], reach[middle])
    return reach


def rating_of(
    agent: int,
    elo: float,
    deviation: float,
    meetings: Sequence[Meeting],
    reach: NDArray[np.bool_],
    seats: int,
) -> Rating:
    """A rating, or where it lies beyond if it is unbounded."""
    above, below = bool(reach[agent, 0]), bool(reach[0, agent])
    if above and below:
        return Rating(elo, Interval(elo - Z95 * deviation, elo + Z95 * deviation))
    if not above and not below:
        return Rating(math.nan, Interval(-math.inf, math.inf))
    bound = direct_bound(agent, meetings, seats)
    if above:
        return Rating(math.inf, Interval(bound, math.inf))
    return Rating(-math.inf, Interval(-math.inf, bound))


def direct_bound(agent: int, meetings: Sequence[Meeting], seats: int) -> float:
    """What one-sided games against the first agent still say, by Wilson's interval."""
    for one, other, share, games in meetings:
        if {one, other} == {0, agent}:
            interval = wilson(share / games, games)
            bounds = [elo_of_share(bound, seats) for bound in interval]
            finite = next(bound for bound in bounds if math.isfinite(bound))
            return finite if one == agent else -finite
    return math.nan
