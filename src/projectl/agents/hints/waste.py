"""What an action wastes: told before it is played, and only where it is certain."""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.agents.mcts.touches import touch_points
from projectl.rules.actions import Kind, kind_of, placed_at, taken_piece, taken_place, traded_shapes
from projectl.rules.coins import coins_of, current_tile
from projectl.rules.fits import count_fits, orientations_of
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import INSERT_PRICE, supply_shapes
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_POINTS
from projectl.rules.rounds import ACTIONS_A_TURN
from projectl.rules.solve import (
    NO_TILING,
    ONE_PIECE,
    STOCK_ROOM,
    UNLIMITED,
    can_fill,
    count_fewest,
    count_missing,
    stock_of,
)
from projectl.rules.state import (
    NONE,
    ROUNDS_WITH_TILES,
    SLOTS,
    Phase,
    State,
    has_tiles,
    is_solo,
)
from projectl.rules.tiles import TILE_PAYS, Pays


class Waste(IntEnum):
    """What an action wastes."""

    NOTHING = 0
    BREAKS = 1  # the pieces at hand fill the puzzle now; with this one laid so, they do not
    STRANDS = 2  # laid so, not even the pieces of the reserve fill the puzzle
    TRADES_AWAY = 3  # a piece that a puzzle needs
    TOO_LATE = 4  # the puzzle brings no points any more
    TOO_LATE_SOLO = 5  # and costs some
    MISSES = 6  # a puzzle that can be completed now, and not after this
    MASTER_ALONE = 7  # it can place one piece only
    TOUCH_LOST = 8  # the puzzle is not filled by touches
    TOUCH_COSTS = 9  # more than it brings
    TOUCH_LEFT = 10  # one that brings more than it costs is not made


# Which fields matter depends on the code; the others are as they were.
WARNING = np.dtype(
    (
        np.record,
        [
            ("code", np.uint8),  # a `Waste`
            ("mode", np.uint8),  # of the game
            ("slot", np.uint8),
            ("place", np.uint8),  # of the market
            ("piece", np.uint8),  # a shape
            ("pieces", np.uint8),  # how many are missing, or have to be laid
            ("actions", np.uint8),  # how many are left
            ("points", np.uint8),
        ],
    )
)

UNBOUNDED = 255


@kernel
def actions_to_come(state: State) -> int:
    """How many actions the player has before the finishing touches, or UNBOUNDED if nobody knows.

    Coins that are earned on the way buy more of them: with coins only the last turn is certain.
    """
    last = integer(state.last_round)
    if last == 0 and has_tiles(state):
        last = ROUNDS_WITH_TILES
    if last == 0:
        return UNBOUNDED
    later = last - integer(state.round_number)
    if has_tiles(state):
        bought = integer(state.available[state.player]) // INSERT_PRICE
        return UNBOUNDED if later > 0 else integer(state.actions_left) + bought
    return integer(state.actions_left) + ACTIONS_A_TURN * later


@kernel
def supply_without(state: State, gone: int, come: int) -> int:
    """The player's supply as a stock, without a piece of one shape and with one of another."""
    stock = 0
    for shape in range(SHAPES):
        count = integer(state.supply[state.player, shape])
        if shape == gone:
            count -= 1
        if shape == come:
            count += 1
        stock += min(count, STOCK_ROOM[shape]) * ONE_PIECE[shape]
    return stock


@kernel
def pieces_within_reach(state: State, slot: int, gone: int, of_reserve: bool) -> int:
    """A stock of the supply without one piece, what lies on other slots, and maybe the reserve."""
    stock = 0
    for shape in range(SHAPES):
        count = integer(state.supply[state.player, shape])
        if shape == gone:
            count -= 1
        for other in range(SLOTS):
            if other != slot:
                count += integer(state.laid[state.player, other, shape])
        if of_reserve:
            count += integer(state.reserve[shape])
        stock += min(count, STOCK_ROOM[shape]) * ONE_PIECE[shape]
    return stock


@kernel
def actions_needed(state: State, puzzle: int, solver: Any) -> int:
    """How many actions filling a puzzle from the market takes at least, once it is taken.

    Every piece that is laid takes one, even in a Master; so does every piece that is missing, but
    for the rewards of the other puzzles.
    """
    hole = integer(PUZZLE_HOLE[puzzle])
    others = 0
    for slot in range(SLOTS):
        others += state.puzzle[state.player, slot] != NONE
    stock = pieces_within_reach(state, NONE, NONE, False)
    laid = count_fewest(hole, UNLIMITED, solver.memory, solver.steps)
    missing = count_missing(hole, stock, solver.memory, solver.steps)
    return laid + max(missing - others, 0)


@kernel
def wasted_by_taking(state: State, place: int, solver: Any, warning: Any) -> int:
    """A puzzle that cannot be filled in time, or not for more than the touches cost."""
    puzzle = integer(state.market[place])
    warning.place = place
    warning.points = PUZZLE_POINTS[puzzle]
    actions = actions_to_come(state) - 1
    if has_tiles(state) or actions >= UNBOUNDED - 1:  # coins may still pay for touches
        return Waste.NOTHING
    needed = actions_needed(state, puzzle, solver)
    warning.pieces = needed
    warning.actions = actions
    if needed <= actions or needed - actions < PUZZLE_POINTS[puzzle]:
        return Waste.NOTHING
    return Waste.TOO_LATE_SOLO if is_solo(state) and PUZZLE_POINTS[puzzle] > 0 else Waste.TOO_LATE


@kernel
def missed_slot(state: State, after: int, solver: Any) -> int:
    """A slot that the pieces and actions at hand complete, but not with one action less; or NONE.

    Only in the player's last turn is it missed for good.
    """
    actions = actions_to_come(state)
    if actions == UNBOUNDED or state.phase != Phase.ACT:
        return NONE
    if actions > integer(state.actions_left) and not has_tiles(state):
        return NONE
    stock = stock_of(state.supply[state.player])
    for slot in range(SLOTS):
        hole = integer(state.hole[state.player, slot])
        if state.puzzle[state.player, slot] == NONE:
            continue
        pieces = count_fewest(hole, stock, solver.memory, solver.steps)
        if pieces == NO_TILING or pieces > actions:
            continue
        then = count_fewest(hole, after, solver.memory, solver.steps)
        if then == NO_TILING or then > actions - 1:
            return slot
    return NONE


@kernel
def traded_slot(state: State, after: int, solver: Any) -> int:
    """A slot that the supply fills before an exchange and not after it; NONE if another gains."""
    before = stock_of(state.supply[state.player])
    lost = NONE
    for slot in range(SLOTS):
        if state.puzzle[state.player, slot] == NONE:
            continue
        hole = integer(state.hole[state.player, slot])
        filled = can_fill(hole, before, 0, solver.memory, solver.steps)
        fills = can_fill(hole, after, 0, solver.memory, solver.steps)
        if fills and not filled:
            return NONE
        if filled and not fills and lost == NONE:
            lost = slot
    return lost


@kernel
def wasted_by_placing(state: State, slot: int, placement: int, solver: Any, warning: Any) -> int:
    """A piece that is laid so that the rest no longer fills the puzzle."""
    hole = integer(state.hole[state.player, slot])
    shape = integer(PLACEMENT_SHAPE[placement])
    left = hole & ~integer(PLACEMENT_MASK[placement])
    before = stock_of(state.supply[state.player])
    after = supply_without(state, shape, NONE)
    warning.slot = slot
    warning.piece = shape
    if left == 0 or can_fill(left, after, 0, solver.memory, solver.steps):
        return Waste.NOTHING
    warning.pieces = count_missing(left, after, solver.memory, solver.steps)
    everything = pieces_within_reach(state, slot, NONE, True)
    if can_fill(hole, everything, 0, solver.memory, solver.steps):
        rest = pieces_within_reach(state, slot, shape, True)
        if not can_fill(left, rest, 0, solver.memory, solver.steps):
            return Waste.STRANDS
    if can_fill(hole, before, 0, solver.memory, solver.steps):
        return Waste.BREAKS
    return Waste.NOTHING


@kernel
def wasted_by_touching(state: State, slot: int, placement: int, solver: Any, warning: Any) -> int:
    """A touch that completes nothing, or for more than the puzzle brings."""
    left = integer(state.hole[state.player, slot]) & ~integer(PLACEMENT_MASK[placement])
    after = supply_without(state, integer(PLACEMENT_SHAPE[placement]), NONE)
    pieces = count_fewest(left, after, solver.memory, solver.steps)
    warning.slot = slot
    warning.points = touch_points(state, integer(state.player), slot)
    if pieces == NO_TILING:
        return Waste.TOUCH_LOST
    warning.pieces = max(pieces + 1 - coins_of(state, integer(state.player)), 0)
    return Waste.TOUCH_COSTS if warning.pieces > warning.points else Waste.NOTHING


@kernel
def wasted_by_ending(state: State, solver: Any, warning: Any) -> int:
    """A puzzle that touches would still complete for less than it brings."""
    stock = stock_of(state.supply[state.player])
    for slot in range(SLOTS):
        if state.puzzle[state.player, slot] == NONE or state.hole[state.player, slot] == 0:
            continue
        hole = integer(state.hole[state.player, slot])
        pieces = count_fewest(hole, stock, solver.memory, solver.steps)
        points = touch_points(state, integer(state.player), slot)
        cost = max(pieces - coins_of(state, integer(state.player)), 0)
        if pieces != NO_TILING and cost < points:
            warning.slot = slot
            warning.pieces = pieces
            warning.points = points - cost
            return Waste.TOUCH_LEFT
    return Waste.NOTHING


@kernel
def wasted_by_master(state: State) -> int:
    """A Master that can place one piece only, while the turn goes on."""
    tile = current_tile(state)
    if state.actions_left < 2 or (tile != NONE and TILE_PAYS[tile] == Pays.MASTERING):
        return Waste.NOTHING
    oriented = orientations_of(supply_shapes(state))
    slots, pieces = 0, 0
    for slot in range(SLOTS):
        if state.puzzle[state.player, slot] != NONE:
            slots += count_fits(integer(state.hole[state.player, slot]), oriented) > 0
    for shape in range(SHAPES):
        pieces += integer(state.supply[state.player, shape])
    return Waste.MASTER_ALONE if min(slots, pieces) < 2 else Waste.NOTHING


@kernel
def wasted_piece(state: State, kind: int, gone: int, come: int, solver: Any, warning: Any) -> int:
    """By taking a piece or exchanging one."""
    after = supply_without(state, gone, come)
    warning.piece = gone
    warning.slot = missed_slot(state, after, solver)
    if warning.slot != NONE:
        return Waste.MISSES
    if kind == Kind.UPGRADE:
        warning.slot = traded_slot(state, after, solver)
        if warning.slot != NONE:
            return Waste.TRADES_AWAY
    return Waste.NOTHING


@kernel
def waste_of(state: State, action: int, solver: Any, warning: Any) -> int:
    """What a legal action of the player wastes, as a `Waste`, and all that is told of it."""
    kind = kind_of(action)
    touching = state.phase == Phase.TOUCH
    if kind == Kind.PLACE:
        slot, placement = placed_at(action)
        if touching:
            return wasted_by_touching(state, slot, placement, solver, warning)
        return wasted_by_placing(state, slot, placement, solver, warning)
    if kind == Kind.TAKE:
        wasted = wasted_by_taking(state, taken_place(action), solver, warning)
        if wasted != Waste.NOTHING:
            return wasted
        return wasted_piece(state, kind, NONE, NONE, solver, warning)
    if kind == Kind.PIECE:
        return wasted_piece(state, kind, NONE, taken_piece(action), solver, warning)
    if kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        return wasted_piece(state, kind, give, get, solver, warning)
    if kind == Kind.MASTER:
        return wasted_by_master(state)
    if kind == Kind.DONE and touching:
        return wasted_by_ending(state, solver, warning)
    return Waste.NOTHING


@kernel
def find_waste(state: State, action: int, solver: Any, warning: Any) -> None:
    """Write what a legal action of the player wastes."""
    warning.mode = state.mode
    warning.code = waste_of(state, action, solver, warning)
