"""How sure a win rate is, and the Elo difference that goes with a win rate."""

import math
from typing import NamedTuple

Z95 = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations
ELO_PER_NAT = 400 / math.log(10)


class Interval(NamedTuple):
    """From and to; a bound may be infinite."""

    low: float
    high: float


def wilson(share: float, games: int) -> Interval:
    """Wilson's score interval, 95 %, for a mean share of victories in so many games.

    Games are taken as independent, although rotations of one deal belong together, and shared
    victories as fractions of a win, which vary less than wins and losses do.
    """
    if games == 0:
        return Interval(0.0, 1.0)
    square = Z95 * Z95
    middle = (share + square / (2 * games)) / (1 + square / games)
    spread = share * (1 - share) / games + square / (4 * games * games)
    half = Z95 * math.sqrt(spread) / (1 + square / games)
    low = 0.0 if share <= 0 else max(0.0, middle - half)
    return Interval(low, 1.0 if share >= 1 else min(1.0, middle + half))


def elo_of_share(share: float, seats: int = 2) -> float:
    """The Elo difference at which one agent among `seats - 1` others alike gets this share."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return ELO_PER_NAT * math.log(share * (seats - 1) / (1 - share))


def share_of_elo(elo: float, seats: int = 2) -> float:
    """The share of victories to expect of an agent that is so much stronger than all others."""
    strength = math.exp(elo / ELO_PER_NAT)
    return strength / (strength + seats - 1)
