"""Why an action is not legal now: what forbids it, and what would be legal, as numbers and sets."""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.rules.actions import Kind, kind_of, placed_at, taken_place, traded_shapes
from projectl.rules.bits import count_bits, has_bit, lowest_bit
from projectl.rules.fits import count_fits, orientations_of
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import (
    INSERT_PRICE,
    Offer,
    can_place,
    free_slot,
    is_legal,
    offer_of,
    open_hole,
    supply_shapes,
    upgrades_of,
)
from projectl.rules.pieces import LEVEL, LEVEL_SHAPES, PLACEMENT_MASK, PLACEMENT_SHAPE
from projectl.rules.puzzles import PUZZLE_HOLE
from projectl.rules.state import NONE, PLACES, SLOTS, Phase, State, has_tiles


class Reason(IntEnum):
    """What forbids an action."""

    NONE = 0  # it is legal
    OVER = 1
    REWARD_DUE = 2
    NO_REWARD_DUE = 3
    MASTER_PLACE = 4
    MASTER_END = 5
    MASTER_PLACE_OR_END = 6
    TOUCHES = 7
    NO_ACTIONS = 8
    SLOTS_FULL = 9
    PLACE_EMPTY = 10
    MARKET_EMPTY = 11
    RESERVE_EMPTY = 12
    PIECE_LEVEL_ONE = 13
    PIECE_LOWEST = 14
    NO_PIECE = 15
    NO_PIECE_AT_ALL = 16
    SAME_SHAPE = 17
    UPGRADE_MISSING = 18
    UPGRADE_MISSING_ALL = 19
    UPGRADE_TOO_FAR = 20
    UPGRADE_TOO_FAR_ALL = 21
    SLOT_EMPTY = 22
    NO_PUZZLE = 23
    SLOT_MASTERED = 24
    FITS_NOWHERE = 25
    HOLE_FULL = 26
    OUTSIDE = 27
    COVERED = 28
    OUTSIDE_AND_COVERED = 29
    MASTER_USED = 30
    MASTER_NO_FIT = 31
    MASTER_FIRST = 32
    NOTHING_TO_END = 33
    FINESSE_ONLY = 34
    COINS = 35
    ACTIONS_LEFT = 36
    PASS = 37


# Which fields matter depends on the code; the others are as they were.
REASON = np.dtype(
    (
        np.record,
        [
            ("empty", np.uint32),  # cells, as sets: those of the hole that are empty ...
            ("outside", np.uint32),  # ... and of the piece, those outside the hole ...
            ("covered", np.uint32),  # ... and those covered already
            ("shapes", np.uint16),  # what may be chosen, or is in the supply, as a set
            ("places", np.uint16),  # the market places with puzzles, as a set
            ("slots", np.uint8),  # the slots with puzzles, as a set
            ("code", np.uint8),  # a `Reason`
            ("mode", np.uint8),  # of the game
            ("piece", np.uint8),  # the shape it is about
            ("give", np.uint8),  # the shape that would be given for it
            ("slot", np.uint8),
            ("place", np.uint8),  # of the market
            ("level", np.uint8),  # the lowest that the reserve has
            ("count", np.uint8),  # of slots, of cells, or of actions left
            ("coins", np.uint8),  # that can be spent
            ("price", np.uint8),  # of an action, in coins
        ],
    )
)


@kernel
def tell_due(state: State, offer: Offer, out: Any) -> None:
    """What the game waits for instead of an action of the turn."""
    if state.phase == Phase.REWARD:
        out.code = Reason.REWARD_DUE
        out.piece = state.reward_due
        out.shapes = offer.rewards
    elif state.phase == Phase.MASTER:
        if not can_place(state, offer):
            out.code = Reason.MASTER_END
        else:
            out.code = Reason.MASTER_PLACE_OR_END if offer.done else Reason.MASTER_PLACE
    elif state.phase == Phase.TOUCH:
        out.code = Reason.TOUCHES
    else:
        out.code = Reason.NO_ACTIONS
        out.price = INSERT_PRICE


@kernel
def tell_missing_piece(state: State, shape: int, out: Any) -> None:
    """A piece that the supply does not have."""
    out.piece = shape
    out.shapes = supply_shapes(state)
    out.code = Reason.NO_PIECE if out.shapes != 0 else Reason.NO_PIECE_AT_ALL


@kernel
def against_take(state: State, place: int, out: Any) -> None:
    """R3.3."""
    out.place = place
    out.places = 0
    for other in range(PLACES):
        out.places |= (state.market[other] != NONE) << other
    if free_slot(state) == NONE:
        out.code = Reason.SLOTS_FULL
    else:
        out.code = Reason.PLACE_EMPTY if out.places != 0 else Reason.MARKET_EMPTY


@kernel
def against_piece(offer: Offer, out: Any) -> None:
    """R3.4."""
    out.shapes = offer.pieces
    if offer.pieces == 0:
        out.code = Reason.RESERVE_EMPTY
        return
    out.piece = lowest_bit(offer.pieces)
    out.level = LEVEL[out.piece]
    is_first = offer.pieces == LEVEL_SHAPES[1]
    out.code = Reason.PIECE_LEVEL_ONE if is_first else Reason.PIECE_LOWEST


@kernel
def against_upgrade(state: State, offer: Offer, give: int, get: int, out: Any) -> None:
    """R3.5."""
    if give != get and not has_bit(offer.gives, give):
        tell_missing_piece(state, give, out)
        return
    out.give = give
    out.piece = get
    out.shapes = upgrades_of(give, offer.gets)
    if give == get:
        out.code = Reason.SAME_SHAPE
    elif has_bit(offer.gets, get):
        out.code = Reason.UPGRADE_TOO_FAR if out.shapes != 0 else Reason.UPGRADE_TOO_FAR_ALL
    else:
        out.code = Reason.UPGRADE_MISSING if out.shapes != 0 else Reason.UPGRADE_MISSING_ALL


@kernel
def is_barred(state: State, offer: Offer, slot: int, shape: int, out: Any) -> bool:
    """Whether no cells would do for this piece on this slot, and why (R3.6, R3.7)."""
    if state.phase == Phase.REWARD or (state.phase == Phase.ACT and not offer.acting):
        tell_due(state, offer, out)
        return True
    out.slot = slot
    out.slots = 0
    for other in range(SLOTS):
        out.slots |= (state.puzzle[state.player, other] != NONE) << other
    if not has_bit(integer(out.slots), slot):
        out.count = count_bits(integer(out.slots))
        out.code = Reason.SLOT_EMPTY if out.slots != 0 else Reason.NO_PUZZLE
        return True
    if not has_bit(offer.places, shape):
        tell_missing_piece(state, shape, out)
        return True
    out.code = Reason.SLOT_MASTERED
    return has_bit(integer(state.mastered), slot)


@kernel
def against_place(state: State, offer: Offer, slot: int, placement: int, out: Any) -> None:
    """The piece or the slot is wrong, or cells are card or covered (R3.6)."""
    if is_barred(state, offer, slot, PLACEMENT_SHAPE[placement], out):
        return
    mask = PLACEMENT_MASK[placement]
    hole = integer(state.hole[state.player, slot])
    printed = PUZZLE_HOLE[state.puzzle[state.player, slot]]
    out.empty = hole
    out.outside = mask & ~printed
    out.covered = mask & printed & ~hole
    out.count = count_bits(integer(out.outside if out.outside != 0 else out.covered))
    if hole == 0:
        out.code = Reason.HOLE_FULL
    elif out.outside != 0 and out.covered != 0:
        out.code = Reason.OUTSIDE_AND_COVERED
    else:
        out.code = Reason.OUTSIDE if out.outside != 0 else Reason.COVERED


@kernel
def against_shape(state: State, slot: int, shape: int, out: Any) -> None:
    """Write why a piece can be placed nowhere on a slot."""
    out.mode = state.mode
    if state.phase == Phase.OVER:
        out.code = Reason.OVER
        return
    if is_barred(state, offer_of(state), slot, shape, out):
        return
    out.piece = shape
    out.empty = state.hole[state.player, slot]
    if count_fits(open_hole(state, slot), orientations_of(1 << shape)) > 0:
        out.code = Reason.NONE
    else:
        out.code = Reason.FITS_NOWHERE if out.empty != 0 else Reason.HOLE_FULL


@kernel
def against_choice(state: State, offer: Offer, kind: int, out: Any) -> None:
    """Rewards, ends and bought actions, in any phase."""
    out.count = state.actions_left
    if kind == Kind.REWARD and state.phase != Phase.REWARD:
        out.code = Reason.NO_REWARD_DUE
    elif kind == Kind.DONE and state.phase == Phase.MASTER:
        out.code = Reason.MASTER_FIRST
    elif kind == Kind.DONE and offer.acting:
        out.code = Reason.NOTHING_TO_END
    elif kind == Kind.INSERT and not has_tiles(state):
        out.code = Reason.FINESSE_ONLY
    elif kind == Kind.INSERT and state.phase == Phase.ACT:
        out.code = Reason.COINS
        out.coins = state.available[state.player]
        out.price = INSERT_PRICE
    elif kind == Kind.END and state.phase == Phase.ACT:
        out.code = Reason.ACTIONS_LEFT
    else:
        tell_due(state, offer, out)


@kernel
def against_action(state: State, action: int, out: Any) -> None:
    """Write what forbids an action, any number of the fixed range."""
    out.mode = state.mode
    offer = offer_of(state)
    kind = kind_of(action)
    if state.phase == Phase.OVER:
        out.code = Reason.OVER
    elif is_legal(state, action):
        out.code = Reason.NONE
    elif kind == Kind.PLACE:
        slot, placement = placed_at(action)
        against_place(state, offer, slot, placement, out)
    elif kind == Kind.REWARD or kind == Kind.DONE or kind == Kind.INSERT or kind == Kind.END:
        against_choice(state, offer, kind, out)
    elif not offer.acting:
        tell_due(state, offer, out)
    elif kind == Kind.TAKE:
        against_take(state, taken_place(action), out)
    elif kind == Kind.PIECE:
        against_piece(offer, out)
    elif kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        against_upgrade(state, offer, give, get, out)
    elif kind == Kind.MASTER:
        out.code = Reason.MASTER_USED if state.master_used != 0 else Reason.MASTER_NO_FIT
    else:
        out.code = Reason.PASS
