"""What a turn promises, in the figures that people read."""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.agents.hints.claim import tell_standing
from projectl.rules.kernel import integer, kernel
from projectl.rules.state import is_solo


class Figure(IntEnum):
    """What is told of a turn's prospects."""

    ODDS = 0  # the chance to win, and the lead expected
    ODDS_SOLO = 1
    OUTCOME = 2  # how the game ends, and with which lead
    OUTCOME_SOLO = 3


class Outcome(IntEnum):
    """How a game ends for a player."""

    LOST = 0
    SHARED = 1
    WON = 2


FIGURES = np.dtype(
    (
        np.record,
        [
            ("points", np.int16),  # of the lead, or behind
            ("code", np.uint8),  # a `Figure`
            ("mode", np.uint8),  # of the game
            ("standing", np.uint8),  # a `Standing`
            ("percent", np.uint8),
            ("outcome", np.uint8),  # an `Outcome`
            ("lead", np.uint8),  # 0: there is one way to tell it
        ],
    )
)


@kernel
def percent_of(chance: float) -> int:
    """A chance to win in percent; none of it is certain."""
    return min(max(integer(np.rint(100 * chance)), 1), 99)


@kernel
def points_of(margin: float) -> int:
    """A margin in whole points."""
    return integer(np.rint(margin))


@kernel
def tell_odds(chance: float, margin: float, mode: int, out: Any) -> None:
    """Write what a search expects of a turn."""
    out.mode = mode
    out.code = Figure.ODDS_SOLO if is_solo(out) else Figure.ODDS
    out.percent = percent_of(chance)
    tell_standing(points_of(margin), out)


@kernel
def tell_outcome(chance: float, margin: float, mode: int, out: Any) -> None:
    """Write how the game ends, which is known; a shared win counts half."""
    out.mode = mode
    out.code = Figure.OUTCOME_SOLO if is_solo(out) else Figure.OUTCOME
    out.outcome = Outcome.SHARED
    if chance == 0 or chance == 1:
        out.outcome = Outcome.WON if chance == 1 else Outcome.LOST
    tell_standing(points_of(margin), out)
