"""Puzzles that can be completed in this turn or the next, whatever the others do."""

from typing import Any

from projectl.agents.hints.claim import Claim, When, tell_worth
from projectl.agents.hints.turn import (
    AFTER,
    START,
    Turn,
    actions_left,
    place_of,
    plays_again,
    slot_before,
)
from projectl.rules.bits import count_bits, has_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES
from projectl.rules.puzzles import PUZZLE_POINTS
from projectl.rules.rounds import ACTIONS_A_TURN
from projectl.rules.solve import NO_TILING, ONE_PIECE, count_fewest, held, stock_of
from projectl.rules.state import NONE, SLOTS


@kernel
def count_pieces(turn: Turn, solver: Any) -> None:
    """Count how few of the pieces at hand fill each hole."""
    after = turn.positions[AFTER]
    stock = stock_of(after.supply[turn.seat])
    for slot in range(SLOTS):
        hole = integer(after.hole[turn.seat, slot])
        turn.fewest[slot] = count_fewest(hole, stock, solver.memory, solver.steps)


@kernel
def open_slots(turn: Turn) -> int:
    """The player's slots with puzzles after the turn, as a set."""
    slots = 0
    for slot in range(SLOTS):
        slots |= (turn.positions[AFTER].puzzle[turn.seat, slot] != NONE) << slot
    return slots


@kernel
def nearer_slots(turn: Turn, solver: Any) -> int:
    """The slots that the pieces at hand fill, and did not before or took more of them, as a set."""
    start, after = turn.positions[START], turn.positions[AFTER]
    stock = stock_of(start.supply[turn.seat])
    slots = 0
    for slot in range(SLOTS):
        puzzle = integer(after.puzzle[turn.seat, slot])
        if puzzle == NONE or turn.fewest[slot] == NO_TILING:
            continue
        pieces = NO_TILING
        old = slot_before(turn, puzzle)
        if old != NONE:
            hole = integer(start.hole[turn.seat, old])
            pieces = count_fewest(hole, stock, solver.memory, solver.steps)
        slots |= (pieces == NO_TILING or turn.fewest[slot] < pieces) << slot
    return slots


@kernel
def ready_when(turn: Turn, slot: int) -> int:
    """When the pieces at hand can fill a slot, as a `When`."""
    pieces = integer(turn.fewest[slot])
    if pieces == NO_TILING:
        return When.NEVER
    if pieces <= actions_left(turn):
        return When.NOW
    enough = pieces <= actions_left(turn) + ACTIONS_A_TURN
    return When.NEXT if enough and plays_again(turn, integer(turn.seat)) else When.NEVER


@kernel
def single_piece(hole: int) -> int:
    """The shape of a hole that one piece fills."""
    for placement in range(PLACEMENTS):
        if PLACEMENT_MASK[placement] == hole:
            return PLACEMENT_SHAPE[placement]
    return NONE


@kernel
def single_slots(turn: Turn) -> int:
    """The slots that lack one piece each, as a set; none if there are not enough pieces for all."""
    after = turn.positions[AFTER]
    slots, needed = 0, 0
    for slot in range(SLOTS):
        if after.puzzle[turn.seat, slot] != NONE and turn.fewest[slot] == 1:
            slots |= 1 << slot
            needed += ONE_PIECE[single_piece(integer(after.hole[turn.seat, slot]))]
    for shape in range(SHAPES):
        if held(needed, shape) > after.supply[turn.seat, shape]:
            return 0
    return slots


@kernel
def can_master(turn: Turn) -> bool:
    """Whether a Master is certain to be possible: while the turn goes on, only one of this turn is,
    as its other actions have to be used."""
    if turn.goes_on != 0:
        return actions_left(turn) > 0 and turn.positions[AFTER].master_used == 0
    return plays_again(turn, integer(turn.seat))


@kernel
def master_ready(turn: Turn, wanted: int, claim: Any) -> bool:
    """Several puzzles that a Master fills with a piece each, some of the wanted among them."""
    slots = single_slots(turn)
    claim.code = Claim.READY_MASTER
    claim.slots = slots
    claim.when = When.NOW if turn.goes_on != 0 else When.NEXT
    return count_bits(slots) > 1 and slots & wanted != 0 and can_master(turn)


@kernel
def soonest_slot(turn: Turn, wanted: int, claim: Any) -> int:
    """The slot that can be completed soonest, the one with most points among equals, or NONE."""
    best = NONE
    most = -1
    claim.when = When.NEVER
    for slot in range(SLOTS):
        when = ready_when(turn, slot) if has_bit(wanted, slot) else When.NEVER
        if when == When.NEVER or when > claim.when:
            continue
        points = PUZZLE_POINTS[turn.positions[AFTER].puzzle[turn.seat, slot]]
        if when < claim.when or points > most:
            best, most = slot, points
            claim.when = when
    return best


@kernel
def tell_ready(turn: Turn, wanted: int, claim: Any) -> bool:
    """Which of the wanted slots can be completed soonest."""
    if master_ready(turn, wanted, claim):
        return True
    slot = soonest_slot(turn, wanted, claim)
    if slot == NONE:
        return False
    puzzle = integer(turn.positions[AFTER].puzzle[turn.seat, slot])
    tell_worth(turn, puzzle, claim)
    claim.slot = slot
    claim.place = place_of(turn, puzzle)
    claim.code = Claim.READY if claim.place == NONE else Claim.READY_TAKEN
    return True
