"""Every action as one integer in one fixed range, the same in all modes.

This is the only place that adds and splits the numbers.
"""

from enum import IntEnum

from projectl.rules.kernel import kernel
from projectl.rules.pieces import PLACEMENTS, SHAPES
from projectl.rules.state import PLACES, SLOTS


class Kind(IntEnum):
    """What an action does, in the order of the numbers."""

    TAKE = 0  # a puzzle from a place of the market
    PIECE = 1  # a level-1 piece, or its substitute
    UPGRADE = 2  # one shape for another
    PLACE = 3  # a piece on a puzzle
    REWARD = 4  # choose the substitute for a reward
    MASTER = 5  # begin a Master
    DONE = 6  # end a Master, or one's finishing touches
    INSERT = 7  # buy one more action
    PASS = 8
    END = 9  # end the turn instead of buying


KINDS = len(Kind)

TAKE = 0
PIECE = TAKE + PLACES
UPGRADE = PIECE + SHAPES
PLACE = UPGRADE + SHAPES * SHAPES
REWARD = PLACE + SLOTS * PLACEMENTS
MASTER = REWARD + SHAPES
DONE = MASTER + 1
INSERT = DONE + 1
PASS = INSERT + 1
END = PASS + 1
ACTIONS = END + 1


@kernel
def take_action(place: int) -> int:
    return TAKE + place


@kernel
def piece_action(shape: int) -> int:
    return PIECE + shape


@kernel
def upgrade_action(give: int, get: int) -> int:
    return UPGRADE + give * SHAPES + get


@kernel
def place_action(slot: int, placement: int) -> int:
    return PLACE + slot * PLACEMENTS + placement


@kernel
def reward_action(shape: int) -> int:
    return REWARD + shape


@kernel
def kind_of(action: int) -> int:
    """The `Kind` of an action."""
    if action >= REWARD:
        return Kind.REWARD if action < MASTER else Kind.MASTER + action - MASTER
    if action >= PLACE:
        return Kind.PLACE
    if action >= UPGRADE:
        return Kind.UPGRADE
    return Kind.PIECE if action >= PIECE else Kind.TAKE


@kernel
def taken_place(action: int) -> int:
    """The market place a take takes from."""
    return action - TAKE


@kernel
def taken_piece(action: int) -> int:
    """The shape a piece action takes."""
    return action - PIECE


@kernel
def traded_shapes(action: int) -> tuple[int, int]:
    """The shapes an upgrade gives and gets."""
    return (action - UPGRADE) // SHAPES, (action - UPGRADE) % SHAPES


@kernel
def placed_at(action: int) -> tuple[int, int]:
    """The slot and the placement of a place action."""
    return (action - PLACE) // PLACEMENTS, (action - PLACE) % PLACEMENTS


@kernel
def chosen_reward(action: int) -> int:
    """The shape a reward action chooses."""
    return action - REWARD
