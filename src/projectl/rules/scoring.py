"""Points, and who is ahead of whom (R6, R7.8, R8.8)."""

from enum import IntEnum
from typing import Any

import numpy as np

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

# A line of the score table.
SCORE = np.dtype(
    (
        np.record,
        [
            ("rank", np.int16),  # from 1
            ("total", np.int16),
            ("points", np.int16),  # of finished puzzles
            ("touches", np.int16),  # points paid for finishing touches
            ("unfinished", np.int16),  # points lost for puzzles in slots (R7.8)
            ("coins", np.int16),
            ("puzzles", np.int16),  # finished ones
            ("pieces", np.int16),  # wherever they lie
        ],
    )
)


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
def rank_of(state: State, seat: int) -> int:
    """A seat's place, 1 the best, shared places alike; alone it is 1 or 2 (R7.8)."""
    if is_solo(state):
        return 1 if solo_won(state) else 2
    rank = 1
    for other in range(integer(state.seats)):
        rank += is_ahead(state, other, seat)
    return rank


@kernel
def rank_seats(state: State, ranks: Any) -> None:
    """Write each seat's place."""
    for seat in range(integer(state.seats)):
        ranks[seat] = rank_of(state, seat)


@kernel
def write_score(state: State, seat: int, score: Any) -> None:
    """Where a seat's points come from (R6.1, R7.8)."""
    score.rank = rank_of(state, seat)
    score.total = score_of(state, seat)
    score.points = pile_points(state.finished[seat])
    score.touches = state.touches[seat]
    score.unfinished = unfinished_points(state, seat) if is_solo(state) else 0
    score.coins = tie_value(state, seat, TieBreak.COINS)
    score.puzzles = tie_value(state, seat, TieBreak.PUZZLES)
    score.pieces = tie_value(state, seat, TieBreak.PIECES)


@kernel
def write_scores(state: State, scores: Any) -> int:
    """Write the score table, in solo with the mastermind's line; how many lines it has."""
    seats = integer(state.seats)
    for seat in range(seats):
        write_score(state, seat, scores[seat])
    if not is_solo(state):
        return seats
    line = scores[seats]
    line.rank = 3 - rank_of(state, 0)
    line.total = mastermind_score(state)
    line.points = line.total
    line.touches = 0
    line.unfinished = 0
    line.coins = 0
    line.puzzles = count_bits(state.mastermind_finished)
    line.pieces = 0
    return seats + 1


@kernel
def deciding_tie_break(state: State) -> int:
    """What set the winner apart from everybody else, NONE if nothing did (R6.2, R8.8)."""
    if is_solo(state):
        return TieBreak.POINTS
    winner = NONE
    for seat in range(integer(state.seats)):
        if rank_of(state, seat) == 1:
            if winner != NONE:
                return NONE
            winner = seat
    decided = 0
    for other in range(integer(state.seats)):
        if other != winner:
            by = 0
            while tie_value(state, other, by) == tie_value(state, winner, by):
                by += 1
            decided = max(decided, by)
    return decided
