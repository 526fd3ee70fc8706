"""Puzzles to search, and evaluators to search with: any network does for rules of play."""

import numpy as np
from numpy.typing import NDArray
from rules.position import Position

from projectl.agents.planning import work
from projectl.agents.planning.evaluation import Evaluator, empty_network
from projectl.rules import solve
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, SIDE
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_NUMBER

HEURISTIC = Evaluator(False, empty_network())


def random_evaluator(seed: int, scale: float = 1.0) -> Evaluator:
    """An evaluator that has learned nothing of use, and prefers odd things."""
    dice = np.random.default_rng(seed)
    known = empty_network()
    odd: dict[str, NDArray[np.float32]] = {
        name: dice.normal(0.0, scale, array.shape).astype(np.float32)
        for name, array in known._asdict().items()
        if name != "spread"
    }
    return Evaluator(True, known._replace(**odd))


def nearly_full(position: Position, seat: int, slot: int, name: str, missing: int) -> Position:
    """A puzzle in a slot, filled with as few pieces as can be but for the last ones."""
    row = np.zeros((1, CELLS), np.int16)
    hole = int(PUZZLE_HOLE[PUZZLE_NUMBER[name]])
    box = int(work.stock_of(position.state.reserve))
    assert solve.list_fewest(hole, box, solve.new_memory(), solve.new_steps(), row) == 1
    pieces = [int(placement) for placement in row[0] if placement != solve.NO_PLACEMENT]
    laid = pieces[: max(0, len(pieces) - missing)]
    marks = ["#" if hole >> cell & 1 else "." for cell in range(CELLS)]
    for letter, placement in zip("abcdefghijkl", laid, strict=False):
        for cell in range(CELLS):
            if int(PLACEMENT_MASK[placement]) >> cell & 1:
                marks[cell] = letter
    rows = ["".join(marks[start : start + SIDE]) for start in range(0, CELLS, SIDE)]
    return position.puzzle(seat, slot, name, "/".join(rows))
