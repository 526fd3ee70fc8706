"""What is claimed of a turn, as numbers and sets."""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.agents.hints.turn import AFTER, MOST_REWARDS, Turn
from projectl.rules.kernel import kernel
from projectl.rules.puzzles import PUZZLE_POINTS, PUZZLE_REWARD


class Claim(IntEnum):
    """What is said for a turn."""

    LITTLE = 0  # nothing stands out
    COMPLETES = 1  # puzzles, which bring pieces
    COMPLETES_ONLY = 2  # puzzles, which bring none
    ENDS = 3  # the deck runs out
    ENDS_SOLO = 4
    READY = 5  # a puzzle can be completed soon
    READY_TAKEN = 6  # one that was on offer
    READY_MASTER = 7  # several, with a Master
    DENIES_MASTERMIND = 8  # takes what the mastermind would
    DENIES_PUZZLE = 9  # takes what another could fill
    DENIES_PIECE = 10  # gets the last piece, which another lacks
    MAKES = 11  # a piece that a puzzle needs, by an exchange
    MAKES_TAKEN = 12
    GETS = 13  # otherwise
    GETS_TAKEN = 14
    FILLS = 15  # takes a puzzle that the pieces at hand fill
    STARTS = 16  # takes a puzzle that lacks some
    COINS = 17
    BUYS = 18  # an action
    LOCK = 19  # moves one
    COVERS = 20  # cells
    KEEPS = 21  # pieces
    KEEPS_TOUCHES = 22
    TOUCHES = 23  # finishing touches that bring points
    TOUCHES_EVEN = 24  # that cost what they bring
    TOUCHES_NONE = 25  # there is nothing to touch


class Standing(IntEnum):
    """How a player stands against the best of the others."""

    LEVEL = 0
    AHEAD = 1
    BEHIND = 2


class When(IntEnum):
    """How soon something can be done, whatever the others do."""

    NOW = 0  # in what is left of this turn
    NEXT = 1  # in the next one
    NEVER = 2  # in neither for certain


class Worth(IntEnum):
    """What a puzzle brings."""

    POINTS = 0
    REWARD = 1  # and a piece


# Which fields matter depends on the code; the others are as they were.
CLAIM = np.dtype(
    (
        np.record,
        [
            ("points", np.int16),  # a puzzle's, or gained, or of a lead
            ("coins", np.int16),
            ("code", np.uint8),  # a `Claim`
            ("mode", np.uint8),  # of the game
            ("slot", np.uint8),
            ("place", np.uint8),  # of the market
            ("piece", np.uint8),  # a shape
            ("seat", np.uint8),  # another player
            ("column", np.uint8),  # of the solo grid
            ("pieces", np.uint8),  # how many fill a hole, or are missing
            ("cells", np.uint8),  # how many are empty
            ("reward", np.uint8),  # a puzzle's, a shape
            ("worth", np.uint8),  # a `Worth`
            ("when", np.uint8),  # a `When`
            ("standing", np.uint8),  # a `Standing`
            ("count", np.uint8),  # of the slots
            ("slots", np.uint8),  # as a set
            ("shapes", np.uint8, MOST_REWARDS),  # in order, NONE after the last
        ],
    )
)


@kernel
def tell_standing(lead: int, claim: Any) -> None:
    """Which way a lead is, and how far."""
    claim.points = abs(lead)
    if lead == 0:
        claim.standing = Standing.LEVEL
    else:
        claim.standing = Standing.AHEAD if lead > 0 else Standing.BEHIND


@kernel
def tell_worth(turn: Turn, puzzle: int, claim: Any) -> None:
    """What a puzzle is worth; its reward only if the reserve has it as things lie (R4.3)."""
    reward = PUZZLE_REWARD[puzzle]
    claim.points = PUZZLE_POINTS[puzzle]
    claim.reward = reward
    there = turn.positions[AFTER].reserve[reward] > 0
    claim.worth = Worth.REWARD if there else Worth.POINTS
