"""What a step pays every seat."""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.rules.bits import count_bits
from projectl.rules.coins import pieces_of
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import LEVEL, SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_POINTS, PUZZLE_REWARD
from projectl.rules.scoring import is_ahead, mastermind_score, score_of, solo_won
from projectl.rules.state import NONE, SLOTS, Phase, State, is_solo


class Reward(IntEnum):
    """Which rewards an environment pays."""

    OUTCOME = 0  # at the end: 1 for a win, 0 for a shared one, -1 for a loss
    MARGIN = 1  # at the end: the points more than the best other seat's
    SHAPED = 2  # at every step: by how much the margin, with what is under way, has changed


# What is under way, in fiftieths of a point: every square of one's pieces, and as a puzzle's hole
# fills, its points and the squares of its reward. These are whole numbers, divided but never
# multiplied as fractions: a GPU rounds a product and its sum once, a CPU twice, and both pay alike.
PARTS = 50
SQUARE_PARTS = 10
PROGRESS_POINT_PARTS = 35
PROGRESS_SQUARE_PARTS = 7
SQUARE_WORTH = SQUARE_PARTS / PARTS


@kernel
def outcome_reward(state: State, seat: int) -> float:
    """1, 0 or -1 for a finished game."""
    if is_solo(state):
        return 1.0 if solo_won(state) else -1.0
    shared = False
    for other in range(integer(state.seats)):
        if is_ahead(state, other, seat):
            return -1.0
        shared |= other != seat and not is_ahead(state, seat, other)
    return 0.0 if shared else 1.0


@kernel
def worth_under_way(state: State, seat: int) -> float:
    """What a seat's unfinished puzzles and pieces may become."""
    parts = 0.0
    for slot in range(SLOTS):
        puzzle = integer(state.puzzle[seat, slot])
        if puzzle != NONE:
            cells = count_bits(PUZZLE_HOLE[puzzle])
            filled = cells - count_bits(integer(state.hole[seat, slot]))
            gain = PROGRESS_POINT_PARTS * PUZZLE_POINTS[puzzle]
            gain += PROGRESS_SQUARE_PARTS * LEVEL[PUZZLE_REWARD[puzzle]]
            parts += gain * filled / cells
    for shape in range(SHAPES):
        parts += SQUARE_PARTS * LEVEL[shape] * pieces_of(state, seat, shape)
    return parts / PARTS


@kernel
def worth_of(state: State, seat: int) -> float:
    """Points, and while the game goes on what is under way."""
    worth = float(score_of(state, seat))
    return worth if state.phase == Phase.OVER else worth + worth_under_way(state, seat)


@kernel
def lead_of(state: State, seat: int) -> float:
    """How far a seat is ahead of the best other one, or of the mastermind."""
    if is_solo(state):
        return worth_of(state, seat) - mastermind_score(state)
    best = -np.inf
    for other in range(integer(state.seats)):
        if other != seat:
            best = max(best, worth_of(state, other))
    return worth_of(state, seat) - best


@kernel
def leads(state: State, kind: int, out: Any) -> None:
    """Before a step: every seat's lead, where rewards are shaped."""
    if kind == Reward.SHAPED:
        for seat in range(integer(state.seats)):
            out[seat] = lead_of(state, seat)


@kernel
def pay(state: State, kind: int, out: Any) -> None:
    """After a step: every seat's reward; where shaped, `out` holds the leads before it."""
    over = state.phase == Phase.OVER
    for seat in range(integer(state.seats)):
        if kind == Reward.SHAPED:
            out[seat] = lead_of(state, seat) - out[seat]
        elif not over:
            out[seat] = 0.0
        elif kind == Reward.MARGIN:
            out[seat] = lead_of(state, seat)
        else:
            out[seat] = outcome_reward(state, seat)
