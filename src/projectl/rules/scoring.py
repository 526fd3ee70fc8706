"""Points, and who is ahead of whom (R6, R7.8, R8.8)."""

from enum import IntEnum
from typing import Any

from projectl.rules.bits import count_bits
from projectl.rules.coins import coins_of, pieces_of
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import SHAPES
from projectl.rules.puzzles import MOST_POINTS, PUZZLE_POINTS, WORTH
from projectl.rules.state import NONE, SLOTS, State, has_tiles, is_solo


class TieBreak(IntEnum):
    """What two seats are compared by, one after the other."""

    POINTS = 0
    COINS = 1  # only in Finesse (R8.8)
    PUZZLES = 2  # finished ones
    PIECES = 3  # wherever they lie


TIE_BREAKS = len(TieBreak)


@kernel
def pile_points(pile: int) -> int:
    """The points of a finished pile."""
    points = 0
    for worth in range(1, MOST_POINTS + 1):
        points += worth * count_bits(pile & WORTH[worth])
    return points


@kernel
def unfinished_points(state: State, seat: int) -> int:
    """The points of the puzzles still in a seat's slots."""
    points = 0
    for slot in range(SLOTS):
        if state.puzzle[seat, slot] != NONE:
            points += PUZZLE_POINTS[state.puzzle[seat, slot]]
    return points


@kernel
def score_of(state: State, seat: int) -> int:
    """R6.1: finished puzzles minus touches; in solo unfinished puzzles cost too (R7.8)."""
    score = pile_points(state.finished[seat]) - integer(state.touches[seat])
    if is_solo(state):
        score -= unfinished_points(state, seat)
    return score


@kernel
def mastermind_score(state: State) -> int:
    """The mastermind's points; it has no touches and no unfinished puzzles."""
    return pile_points(state.mastermind_finished)


@kernel
def tie_value(state: State, seat: int, by: int) -> int:
    """What a seat brings to one `TieBreak`; more is better."""
    if by == TieBreak.POINTS:
        return score_of(state, seat)
    if by == TieBreak.COINS:
        return coins_of(state, seat) if has_tiles(state) else 0
    if by == TieBreak.PUZZLES:
        return count_bits(state.finished[seat])
    pieces = 0
    for shape in range(SHAPES):
        pieces += pieces_of(state, seat, shape)
    return pieces


@kernel
def is_ahead(state: State, seat: int, other: int) -> bool:
    """Whether a seat beats another one, by the first tie-break that tells them apart."""
    for by in range(TIE_BREAKS):
        difference = tie_value(state, seat, by) - tie_value(state, other, by)
        if difference != 0:
            return difference > 0
    return False


@kernel
def solo_won(state: State) -> bool:
    """R7.8: only with more points than the mastermind."""
    return score_of(state, 0) > mastermind_score(state)


@kernel
def rank_seats(state: State, ranks: Any) -> None:
    """Write each seat's place, 1 the best, shared places alike; alone it is 1 or 2 (R7.8)."""
    if is_solo(state):
        ranks[0] = 1 if solo_won(state) else 2
        return
    seats = integer(state.seats)
    for seat in range(seats):
        ranks[seat] = 1
        for other in range(seats):
            ranks[seat] += is_ahead(state, other, seat)
