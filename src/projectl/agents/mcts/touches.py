"""Finishing touches (R5.2): which puzzles are worth filling for a point a piece, and with what."""

import numpy as np

from projectl.rules.actions import DONE, place_action
from projectl.rules.coins import coins_of
from projectl.rules.kernel import integer, kernel, linked
from projectl.rules.pieces import CELLS, PLACEMENT_SHAPE
from projectl.rules.puzzles import PUZZLE_POINTS
from projectl.rules.solve import (
    MEMORY_ROWS,
    NO_PLACEMENT,
    ONE_PIECE,
    STEP,
    list_fewest,
    stock_of,
)
from projectl.rules.state import NONE, SLOTS, State, is_solo

ORDERS = 24  # of four slots


# What the exact solver writes to; every thread has its own, of about 1 MB.
TOUCH_SCRATCH = np.dtype(
    (
        np.record,
        [
            ("memory", np.int64, (MEMORY_ROWS, 2)),
            ("steps", STEP, CELLS + 1),
            ("placements", np.int16, (1, CELLS)),
        ],
    )
)
TouchScratch = np.record  # of the dtype TOUCH_SCRATCH


@kernel
def pieces_to_fill(hole: int, stock: int, scratch: TouchScratch) -> int:
    """The fewest pieces of a stock that fill a hole, as `scratch.placements`; 0 if none do."""
    if list_fewest(hole, stock, scratch.memory, scratch.steps, scratch.placements) == 0:
        return 0
    pieces = 0
    while pieces < CELLS and scratch.placements[0, pieces] != NO_PLACEMENT:
        pieces += 1
    return pieces


@kernel
def stock_after(stock: int, pieces: int, scratch: TouchScratch) -> int:
    """The stock without the pieces in `scratch.placements`."""
    for n in range(pieces):
        stock -= ONE_PIECE[PLACEMENT_SHAPE[scratch.placements[0, n]]]
    return stock


@kernel
def touch_points(state: State, seat: int, slot: int) -> int:
    """The points of filling a slot; in solo also those it is no longer deducted (R7.8)."""
    points = PUZZLE_POINTS[state.puzzle[seat, slot]]
    return 2 * points if is_solo(state) else points


@kernel
def pays_to_touch(
    state: State, seat: int, slot: int, stock: int, coins: int, scratch: TouchScratch
) -> int:
    """How many pieces to fill a slot with, left in `scratch.placements`; 0 if that is not worth it.

    At an even price it is: a finished puzzle decides ties (R6.2), unless coins do (R8.8).
    """
    if state.puzzle[seat, slot] == NONE:
        return 0
    pieces = pieces_to_fill(integer(state.hole[seat, slot]), stock, scratch)
    profit = touch_points(state, seat, slot) - max(0, pieces - coins)
    return pieces if profit > 0 or (profit == 0 and coins == 0) else 0


@kernel
def touch_in_order(state: State, seat: int, order: int, scratch: TouchScratch) -> int:
    """The points gained by filling, slot by slot in an order, what is worth its pieces.

    An order is one of the 24 of four slots, counted as one counts permutations.
    """
    stock = stock_of(state.supply[seat])
    coins = coins_of(state, seat)
    left = (1 << SLOTS) - 1
    gain = 0
    for place in range(SLOTS):
        slot = slot_in_order(left, order, SLOTS - place)
        order //= SLOTS - place
        left &= ~(1 << slot)
        pieces = pays_to_touch(state, seat, slot, stock, coins, scratch)
        if pieces > 0:
            gain += touch_points(state, seat, slot) - max(0, pieces - coins)
            coins = max(0, coins - pieces)
            stock = stock_after(stock, pieces, scratch)
    return gain


@kernel
def slot_in_order(left: int, order: int, count: int) -> int:
    """The next slot of an order, out of those that are left."""
    skip = order % count
    for slot in range(SLOTS):
        if left >> slot & 1:
            if skip == 0:
                return slot
            skip -= 1
    return 0


@linked
def touch_action(state: State, scratch: TouchScratch) -> int:
    """The next touch of the player to act, or `done`: agents play it, and hints list it."""
    seat = integer(state.player)
    best, best_order = -1, 0
    for order in range(ORDERS):
        gain = touch_in_order(state, seat, order, scratch)
        if gain > best:
            best, best_order = gain, order
    left = (1 << SLOTS) - 1
    for place in range(SLOTS):
        slot = slot_in_order(left, best_order, SLOTS - place)
        best_order //= SLOTS - place
        left &= ~(1 << slot)
        stock, coins = stock_of(state.supply[seat]), coins_of(state, seat)
        if pays_to_touch(state, seat, slot, stock, coins, scratch):
            return place_action(slot, integer(scratch.placements[0, 0]))
    return DONE
