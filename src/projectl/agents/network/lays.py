"""Which placement of a piece leaves the best hole: the one lay of each shape that is considered."""

from typing import Any

from projectl.agents.network.layout import LAY, starts_of
from projectl.rules.actions import place_action
from projectl.rules.bits import has_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE
from projectl.rules.state import NONE, Phase, State
from projectl.rules.tilings import (
    COUNT_BITS,
    COUNTS,
    MOST_COUNTED,
    SIZE_SHIFT,
    TilingTable,
    compress,
    missing_from,
    multiset_of,
    multiset_size,
)

FITS, COMPLETES, HELPS, LAY_COST = starts_of(LAY)
NO_LAY = -1
MOST_COST = 10

# A lay's key, less is better: twice the pieces still to lay and a weight for each to get; then how
# many tilings are as good, how many there are, the cost as a feature, and the lay's own number.
MISSING_WEIGHT = 3
MISSING_WEIGHT_AT_END = 100  # finishing touches get no pieces any more
SCORE_ROOM, EQUAL_ROOM, LISTED_ROOM, COST_ROOM, LAY_ROOM = 64, 32, 64, 16, 128
COST_SHIFT = 7
SCORE_SHIFT = 22
NO_KEY = (1 << 31) - 1


@kernel
def may_lay(state: State, slot: int, shape: int) -> bool:
    """Whether the player may put such a piece there now, if it fits."""
    seat = integer(state.player)
    acting = state.phase == Phase.ACT and state.actions_left > 0
    placing = acting or state.phase == Phase.MASTER or state.phase == Phase.TOUCH
    return (
        placing
        and state.puzzle[seat, slot] != NONE
        and state.supply[seat, shape] > 0
        and not has_bit(integer(state.mastered), slot)
    )


@kernel
def stock_without(state: State, shape: int) -> int:
    """The player's supply without one piece, as a multiset."""
    stock = multiset_of(state.supply[state.player])
    if state.supply[state.player, shape] <= MOST_COUNTED:
        stock -= 1 << (COUNT_BITS * shape)
    return stock


@kernel
def key_of(subhole: int, stock: int, weight: int, lay: int, table: TilingTable) -> int:
    """How good the sub-hole is that a lay leaves."""
    start, stop = integer(table.starts[subhole]), integer(table.starts[subhole + 1])
    score, equal, cost = integer(9999), integer(0), integer(99)
    for k in range(start, stop):
        multiset = integer(table.multisets[integer(table.entries[k])])
        size = multiset >> SIZE_SHIFT
        if 2 * size > score:
            break
        lacking = multiset_size(missing_from(stock, multiset & COUNTS))
        own = 2 * size + weight * lacking
        if own < score:
            score, equal = own, integer(1)
        elif own == score:
            equal += 1
        cost = min(cost, size + lacking)
    key = min(score, SCORE_ROOM - 1) * EQUAL_ROOM + (EQUAL_ROOM - 1 - min(equal, EQUAL_ROOM - 1))
    key = key * LISTED_ROOM + (LISTED_ROOM - 1 - min(stop - start, LISTED_ROOM - 1))
    return (key * COST_ROOM + min(cost, COST_ROOM - 1)) * LAY_ROOM + lay


@kernel
def missing_weight(state: State) -> int:
    """How much a missing piece counts against a hole."""
    return MISSING_WEIGHT_AT_END if state.phase == Phase.TOUCH else MISSING_WEIGHT


@kernel
def empty_cells(state: State, slot: int) -> int:
    """The sub-hole in a slot of the player, counted from its puzzle's first."""
    puzzle = integer(state.puzzle[state.player, slot])
    return compress(integer(state.hole[state.player, slot]), PUZZLE_HOLE[puzzle])


@kernel
def first_lay(state: State, slot: int, shape: int, table: TilingTable) -> int:
    """The first of the placements of a shape in the puzzle of a slot."""
    puzzle = integer(state.puzzle[state.player, slot])
    return integer(table.lay_starts[puzzle * SHAPES + shape])


@kernel
def lays_of(state: State, slot: int, shape: int, table: TilingTable) -> int:
    """How many placements a shape has in the empty puzzle of a slot."""
    first = first_lay(state, slot, shape, table)
    puzzle = integer(state.puzzle[state.player, slot])
    return integer(table.lay_starts[puzzle * SHAPES + shape + 1]) - first


@kernel
def best_key(state: State, slot: int, shape: int, table: TilingTable) -> int:
    """The best key of a shape in a slot; NO_KEY where it does not fit or may not be laid."""
    best = integer(NO_KEY)
    if not may_lay(state, slot, shape):
        return best
    empty = empty_cells(state, slot)
    base = integer(table.first_subhole[state.puzzle[state.player, slot]])
    stock, weight = stock_without(state, shape), missing_weight(state)
    first = first_lay(state, slot, shape, table)
    for lay in range(lays_of(state, slot, shape, table)):
        cells = integer(table.lay_cells[first + lay])
        if cells & ~empty == 0:
            best = min(best, key_of(base + (empty & ~cells), stock, weight, lay, table))
    return best


@kernel
def write_lay(
    state: State, slot: int, shape: int, key: int, cost: int, out: Any, at: int, table: TilingTable
) -> int:
    """What is known of the best lay of a shape; returns its action, or NO_LAY.

    `cost` is the hole's own. A touch that cannot complete its puzzle is no lay.
    """
    if key == NO_KEY or (state.phase == Phase.TOUCH and key >> SCORE_SHIFT >= SCORE_ROOM - 1):
        return NO_LAY
    lay = first_lay(state, slot, shape, table) + key % LAY_ROOM
    after = (key >> COST_SHIFT) % COST_ROOM
    out[at + FITS + shape] = 1
    if empty_cells(state, slot) & ~integer(table.lay_cells[lay]) == 0:
        out[at + COMPLETES + shape] = 1
    if after < cost:
        out[at + HELPS + shape] = 1
    out[at + LAY_COST + shape] = min(after, MOST_COST)
    return place_action(slot, integer(table.lay_placements[lay]))
