"""What tilings ask of a stock, against a loop over all of them in plain Python."""

import random

import numpy as np
import pytest
from oracle.tilings import Multiset, cells_of, tally

from projectl.agents.network import fillings
from projectl.agents.network.layout import COSTS, FILLING, offset_of, size_of
from projectl.rules.kernel import JIT
from projectl.rules.pieces import LEVEL, SHAPES
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.rules.tilings import (
    PIECES_ALWAYS,
    PIECES_LISTED,
    PIECES_OVER,
    multiset_of,
    tiling_table,
    whole_hole,
)

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")


def missing(wanted: Multiset, stock: Multiset) -> Multiset:
    return tuple(max(0, want - have) for want, have in zip(wanted, stock, strict=True))


def kept_tilings(hole: int) -> list[Multiset]:
    """The multisets that are listed for a hole."""
    found = tally(cells_of(hole))
    fewest = min(map(sum, found))
    most = max(min(max(fewest + PIECES_OVER, PIECES_ALWAYS), PIECES_LISTED), fewest)
    return [some for some in found if sum(some) <= most]


def pack(counts: Multiset) -> int:
    return int(multiset_of(np.array(counts, np.uint8)))


def shapes_of(guards: int) -> set[int]:
    return {shape for shape in range(SHAPES) if guards >> 4 * shape + 3 & 1}


@pytest.mark.parametrize("puzzle", PUZZLES[::3], ids=lambda puzzle: puzzle.name)
def test_a_filling_is_the_best_over_all_tilings(puzzle: Puzzle) -> None:
    table = tiling_table()
    dice = random.Random(puzzle.name)
    listed = kept_tilings(puzzle.hole)
    for _ in range(20):
        stock = tuple(dice.choice((0, 0, 1, 1, 2)) for _ in range(SHAPES))
        number = whole_hole(PUZZLE_NUMBER[puzzle.name], table)
        found = fillings.filling_of(number, pack(stock), table)
        lacking = {some: missing(some, stock) for some in listed}
        cost = min(sum(some) + sum(lacking[some]) for some in listed)
        assert found.cost == cost
        assert found.lacks == min(sum(lacking[some]) for some in listed)
        held = [sum(some) for some in listed if not sum(lacking[some])]
        assert found.held == min(held, default=fillings.NEVER)
        assert found.effort == min(
            sum(some) + sum(int(LEVEL[shape]) * lacking[some][shape] for shape in range(SHAPES))
            for some in listed
        )
        cheapest = [some for some in listed if sum(some) + sum(lacking[some]) == cost]
        assert shapes_of(found.used) == {k for some in cheapest for k in range(SHAPES) if some[k]}
        assert shapes_of(found.wanted) == {
            k for some in cheapest for k in range(SHAPES) if lacking[some][k]
        }


def test_getting_a_piece_takes_an_action_a_level() -> None:
    for shape in range(SHAPES):
        counts = tuple(int(shape == other) for other in range(SHAPES))
        assert fillings.work_to_get(pack(counts)) == LEVEL[shape]
    assert fillings.work_to_get(pack((1,) * SHAPES)) == sum(int(level) for level in LEVEL[:SHAPES])


def test_a_filling_is_written_with_its_numbers_as_steps() -> None:
    out = np.zeros(size_of(FILLING), np.uint8)
    filling = fillings.Filling(5, fillings.NEVER, 2, 9, 0b1000, 0b10001000)
    fillings.write_filling(filling, 3, out, 0)
    assert out[offset_of(FILLING, "fewest")] == 3
    assert out[offset_of(FILLING, "effort")] == 9
    cost, held = offset_of(FILLING, "cost"), offset_of(FILLING, "held")
    assert out[cost : cost + COSTS].tolist() == [0, 0, 0, 0, 0, 1, 0, 0]
    assert out[held : held + COSTS].tolist() == [0, 0, 0, 0, 0, 0, 0, 1]
    wanted, used = offset_of(FILLING, "wanted"), offset_of(FILLING, "used")
    assert out[wanted : wanted + SHAPES].tolist() == [1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert out[used : used + SHAPES].tolist() == [1, 1, 0, 0, 0, 0, 0, 0, 0]
