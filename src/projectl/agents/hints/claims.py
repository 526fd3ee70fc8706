"""Everything that may speak for a turn; only what is certain is claimed."""

from enum import IntEnum
from typing import Any

from projectl.agents.hints.claim import Claim, tell_standing, tell_worth
from projectl.agents.hints.ready import count_pieces, nearer_slots, open_slots, tell_ready
from projectl.agents.hints.turn import (
    AFTER,
    MOST_REWARDS,
    START,
    Turn,
    in_last_round,
    place_of,
    plays_again,
    slot_before,
)
from projectl.rules.actions import (
    INSERT,
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    traded_shapes,
)
from projectl.rules.bits import count_bits, has_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.mastermind import next_takes
from projectl.rules.pieces import SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_POINTS
from projectl.rules.rounds import ACTIONS_A_TURN
from projectl.rules.scoring import score_of
from projectl.rules.solve import (
    NO_TILING,
    ONE_PIECE,
    STOCK_ROOM,
    count_fewest,
    count_missing,
    lacks_only,
    stock_of,
)
from projectl.rules.state import NONE, SLOTS, is_solo


class Aspect(IntEnum):
    """What a turn may be praised for, from the most telling to the least."""

    COMPLETES = 0
    ENDS = 1
    SETS_UP = 2
    DENIES_PUZZLE = 3
    DENIES_PIECE = 4
    MAKES = 5
    STARTS = 6
    EARNS = 7
    MOVES_LOCK = 8
    COVERS = 9
    STAYS_READY = 10
    GATHERS = 11


ASPECTS = len(Aspect)


@kernel
def completes(turn: Turn, claim: Any) -> bool:
    """Puzzles that the turn completes, with points and the pieces that really come for them."""
    claim.slots = turn.completed
    claim.count = count_bits(integer(turn.completed))
    claim.points = turn.points
    for n in range(MOST_REWARDS):
        claim.shapes[n] = turn.rewards[n] if n < turn.reward_count else NONE
    claim.code = Claim.COMPLETES if turn.reward_count > 0 else Claim.COMPLETES_ONLY
    return turn.completed != 0


@kernel
def ends(turn: Turn, claim: Any) -> bool:
    """That the deck runs out, and how the player stands then."""
    after, seat = turn.positions[AFTER], integer(turn.seat)
    best = -(1 << 15)
    for other in range(integer(after.seats)):
        if other != seat:
            best = max(best, score_of(after, other))
    claim.code = Claim.ENDS
    if is_solo(after):
        claim.code = Claim.ENDS_SOLO
    else:
        tell_standing(integer(turn.score) - best, claim)
    return turn.ends != 0


@kernel
def can_take_and_fill(turn: Turn, seat: int, puzzle: int, solver: Any) -> bool:
    """Whether a seat could take a puzzle with points and complete it in one turn."""
    start = turn.positions[START]
    has_room = False
    for slot in range(SLOTS):
        has_room |= start.puzzle[seat, slot] == NONE
    if not has_room or PUZZLE_POINTS[puzzle] == 0:
        return False
    stock = stock_of(start.supply[seat])
    pieces = count_fewest(PUZZLE_HOLE[puzzle], stock, solver.memory, solver.steps)
    return pieces != NO_TILING and pieces < ACTIONS_A_TURN


@kernel
def denies_puzzle(turn: Turn, solver: Any, claim: Any) -> bool:
    """A puzzle that another player could take and fill next turn, or the mastermind takes next."""
    start = turn.positions[START]
    first, second = next_takes(start) if is_solo(start) else (NONE, NONE)
    for n in range(integer(turn.take_count)):
        place = integer(turn.takes[n])
        claim.place = place
        if place in (first, second):
            claim.code = Claim.DENIES_MASTERMIND
            return True
        claim.code = Claim.DENIES_PUZZLE
        for seat in range(integer(start.seats)):
            if seat == turn.seat or not plays_again(turn, seat):
                continue
            if can_take_and_fill(turn, seat, integer(start.market[place]), solver):
                claim.seat = seat
                return True
    return False


@kernel
def lacking_slot(turn: Turn, seat: int, shape: int, solver: Any) -> int:
    """A seat's slot that lacks a piece of this shape and nothing else, or NONE."""
    after = turn.positions[AFTER]
    stock = stock_of(after.supply[seat])
    for slot in range(SLOTS):
        hole = integer(after.hole[seat, slot])
        is_open = after.puzzle[seat, slot] != NONE
        if is_open and lacks_only(shape, hole, stock, solver.memory, solver.steps):
            return slot
    return NONE


@kernel
def denies_piece(turn: Turn, solver: Any, claim: Any) -> bool:
    """The last piece of a shape, and the one piece that another player lacks for a puzzle."""
    start, after = turn.positions[START], turn.positions[AFTER]
    claim.code = Claim.DENIES_PIECE
    for shape in range(SHAPES):
        if start.reserve[shape] == 0 or after.reserve[shape] != 0:
            continue
        for seat in range(integer(start.seats)):
            if seat == turn.seat or not plays_again(turn, seat):
                continue
            slot = lacking_slot(turn, seat, shape, solver)
            if slot != NONE:
                claim.piece = shape
                claim.seat = seat
                claim.slot = slot
                return True
    return False


@kernel
def gained_shape(turn: Turn, n: int) -> int:
    """The piece that the n-th action asks for, if it is still in the supply; or NONE."""
    action = integer(turn.actions[n])
    kind = kind_of(action)
    shape = NONE
    if kind == Kind.UPGRADE:
        _, shape = traded_shapes(action)
    elif kind == Kind.PIECE:
        shape = taken_piece(action)
    elif kind == Kind.REWARD:
        shape = chosen_reward(action)
    if shape == NONE or turn.positions[AFTER].supply[turn.seat, shape] == 0:
        return NONE
    return shape


@kernel
def missing_before(turn: Turn, puzzle: int, solver: Any) -> int:
    """How many pieces a puzzle lacked when the turn began, be it the player's or on offer."""
    start = turn.positions[START]
    slot = slot_before(turn, puzzle)
    hole = PUZZLE_HOLE[puzzle]
    if slot != NONE:
        hole = integer(start.hole[turn.seat, slot])
    return count_missing(hole, stock_of(start.supply[turn.seat]), solver.memory, solver.steps)


@kernel
def helped_slot(turn: Turn, shape: int, solver: Any) -> int:
    """A slot that a piece brings nearer to full than it was, or NONE."""
    after = turn.positions[AFTER]
    stock = stock_of(after.supply[turn.seat])
    less = stock
    if after.supply[turn.seat, shape] <= STOCK_ROOM[shape]:
        less -= ONE_PIECE[shape]
    for slot in range(SLOTS):
        puzzle = integer(after.puzzle[turn.seat, slot])
        if puzzle == NONE:
            continue
        hole = integer(after.hole[turn.seat, slot])
        missing = count_missing(hole, stock, solver.memory, solver.steps)
        if missing < count_missing(
            hole, less, solver.memory, solver.steps
        ) and missing < missing_before(turn, puzzle, solver):
            return slot
    return NONE


@kernel
def makes(turn: Turn, solver: Any, claim: Any) -> bool:
    """A piece that came into the supply and brings a puzzle nearer to full than it was."""
    for n in range(integer(turn.count) - 1, -1, -1):
        shape = gained_shape(turn, n)
        slot = helped_slot(turn, shape, solver) if shape != NONE else NONE
        if slot == NONE:
            continue
        claim.piece = shape
        claim.slot = slot
        claim.place = place_of(turn, integer(turn.positions[AFTER].puzzle[turn.seat, slot]))
        if kind_of(integer(turn.actions[n])) == Kind.UPGRADE:
            claim.code = Claim.MAKES if claim.place == NONE else Claim.MAKES_TAKEN
        else:
            claim.code = Claim.GETS if claim.place == NONE else Claim.GETS_TAKEN
        return True
    return False


@kernel
def starts(turn: Turn, solver: Any, claim: Any) -> bool:
    """A puzzle that was taken from the market, and how far it is from full."""
    after, seat = turn.positions[AFTER], integer(turn.seat)
    stock = stock_of(after.supply[seat])
    best, fewest = NONE, 0
    for slot in range(SLOTS):
        puzzle = integer(after.puzzle[seat, slot])
        if puzzle == NONE or place_of(turn, puzzle) == NONE:
            continue
        hole = integer(after.hole[seat, slot])
        missing = count_missing(hole, stock, solver.memory, solver.steps)
        richer = best != NONE and PUZZLE_POINTS[puzzle] > PUZZLE_POINTS[after.puzzle[seat, best]]
        if best == NONE or missing < fewest or (missing == fewest and richer):
            best, fewest = slot, missing
    if best == NONE or not (turn.goes_on != 0 or plays_again(turn, seat)):
        return False
    puzzle = integer(after.puzzle[seat, best])
    tell_worth(turn, puzzle, claim)
    claim.place = place_of(turn, puzzle)
    fills = turn.fewest[best] > 0
    claim.pieces = turn.fewest[best] if fills else fewest
    claim.code = Claim.FILLS if fills else Claim.STARTS
    return True


@kernel
def earns(turn: Turn, claim: Any) -> bool:
    """Finesse: coins, or an action bought with them."""
    claim.coins = turn.coins
    claim.code = Claim.COINS if turn.coins > 0 else Claim.BUYS
    found = turn.coins > 0
    for n in range(integer(turn.count)):
        found |= turn.actions[n] == INSERT
    return found


@kernel
def moves_lock(turn: Turn, claim: Any) -> bool:
    """Solo: a lock that goes from a column to the mastermind (R7.3)."""
    claim.code = Claim.LOCK
    claim.column = turn.column
    return turn.column != NONE


@kernel
def covers(turn: Turn, claim: Any) -> bool:
    """What is left of the puzzle that the last piece was placed on."""
    slot = NONE
    for n in range(integer(turn.count)):
        if kind_of(integer(turn.actions[n])) == Kind.PLACE:
            slot, _ = placed_at(integer(turn.actions[n]))
    if slot == NONE or turn.positions[AFTER].puzzle[turn.seat, slot] == NONE:
        return False
    claim.code = Claim.COVERS
    claim.slot = slot
    claim.cells = count_bits(integer(turn.positions[AFTER].hole[turn.seat, slot]))
    return True


@kernel
def gathers(turn: Turn, claim: Any) -> bool:
    """Pieces that nothing needs yet."""
    kept, count = 0, 0
    claim.shapes[:] = NONE
    for n in range(integer(turn.count)):
        shape = gained_shape(turn, n)
        if shape != NONE and not has_bit(kept, shape):
            kept |= 1 << shape
            claim.shapes[count] = shape
            count += 1
    for_touches = turn.goes_on == 0 and in_last_round(turn)
    claim.code = Claim.KEEPS_TOUCHES if for_touches else Claim.KEEPS
    return count > 0


@kernel
def is_claimed(turn: Turn, solver: Any, aspect: int, claim: Any) -> bool:
    """Whether there is something to tell of one aspect of a turn, and what."""
    if aspect == Aspect.COMPLETES:
        return completes(turn, claim)
    if aspect == Aspect.ENDS:
        return ends(turn, claim)
    if aspect == Aspect.SETS_UP or aspect == Aspect.STAYS_READY:
        new = aspect == Aspect.SETS_UP
        return tell_ready(turn, nearer_slots(turn, solver) if new else open_slots(turn), claim)
    if aspect == Aspect.DENIES_PUZZLE:
        return denies_puzzle(turn, solver, claim)
    if aspect == Aspect.DENIES_PIECE:
        return denies_piece(turn, solver, claim)
    if aspect == Aspect.MAKES:
        return makes(turn, solver, claim)
    if aspect == Aspect.STARTS:
        return starts(turn, solver, claim)
    if aspect == Aspect.EARNS:
        return earns(turn, claim)
    if aspect == Aspect.MOVES_LOCK:
        return moves_lock(turn, claim)
    return covers(turn, claim) if aspect == Aspect.COVERS else gathers(turn, claim)


@kernel
def find_claim(turn: Turn, solver: Any, first: int, claim: Any) -> int:
    """Write the most telling thing that a turn does; the `Aspect` it is of, or ASPECTS.

    What is more telling than the first aspect is left out; from 0 on there is nothing left out.
    """
    count_pieces(turn, solver)
    claim.mode = turn.positions[START].mode
    for aspect in range(first, ASPECTS):
        if is_claimed(turn, solver, aspect, claim):
            return aspect
    claim.code = Claim.LITTLE
    return ASPECTS


@kernel
def claim_for_touches(touched: Turn, done: Turn, claim: Any) -> None:
    """Write what finishing touches bring, against being done at once: a full puzzle counts then."""
    slots = integer(touched.completed) & ~integer(done.completed)
    claim.mode = touched.positions[START].mode
    claim.slots = slots
    claim.count = count_bits(slots)
    claim.points = touched.score - done.score
    if slots == 0:
        claim.code = Claim.TOUCHES_NONE
    else:
        claim.code = Claim.TOUCHES if claim.points != 0 else Claim.TOUCHES_EVEN
