"""The solver against an exact cover with sets of cells, which knows no masks and no tables."""

from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle.puzzles import PUZZLES as CARDS
from oracle.tilings import Multiset, cells_of, tally

from projectl.rules import solve
from projectl.rules.kernel import JIT
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES, Shape
from projectl.rules.puzzles import PUZZLES, Puzzle

EXAMPLES = 100 if JIT else 15
NAMES = tuple(shape.name for shape in Shape)
NONE_OF_THEM = (0,) * len(NAMES)
MEMORY = solve.new_memory()
STEPS = solve.new_steps()


def lacks(wanted: Multiset, pieces: Multiset) -> Multiset:
    """What of the wanted pieces is not there."""
    return tuple(max(0, want - have) for want, have in zip(wanted, pieces, strict=True))


def stock_of(pieces: Multiset) -> int:
    """Nine counts as a stock."""
    return sum(
        min(count, int(solve.STOCK_ROOM[shape])) << int(solve.STOCK_SHIFT[shape])
        for shape, count in enumerate(pieces)
    )


def counts_of(stock: int) -> Multiset:
    return tuple(int(solve.held(stock, shape)) for shape in Shape)


def pieces_in(row: list[int]) -> list[int]:
    """The placements of a row that was written."""
    used = [placement for placement in row if placement != solve.NO_PLACEMENT]
    assert row == used + [solve.NO_PLACEMENT] * (CELLS - len(used))
    return used


def check_tiling(hole: int, pieces: Multiset, row: list[int]) -> None:
    """The placements cover the hole, each cell once, with pieces that are there."""
    used = pieces_in(row)
    covered = [cell for placement in used for cell in cells_of(int(PLACEMENT_MASK[placement]))]
    assert len(covered) == len(set(covered))
    assert set(covered) == cells_of(hole)
    for shape, count in Counter(int(PLACEMENT_SHAPE[placement]) for placement in used).items():
        assert count <= pieces[shape]


# Small holes: up to nine cells anywhere, or a few cells of a puzzle left open.
small_holes = st.lists(st.integers(0, CELLS - 1), max_size=9, unique=True).map(
    lambda cells: sum(1 << cell for cell in cells)
)
open_puzzles = st.builds(
    lambda puzzle, mask: puzzle.hole & mask, st.sampled_from(PUZZLES), st.integers(0, 2**CELLS - 1)
)
holes = small_holes | open_puzzles
supplies = st.tuples(*[st.integers(0, 3)] * len(NAMES)) | st.tuples(
    *[st.integers(0, 1)] * len(NAMES)
)


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_every_puzzle_has_as_many_tilings_as_the_naive_count(puzzle: Puzzle) -> None:
    hole = puzzle.hole
    expected = tally(CARDS[puzzle.name].hole)
    assert solve.count_ways(hole, solve.UNLIMITED, MEMORY, STEPS) == expected.total()
    box = (10,) * len(NAMES)
    possible = sum(count for pieces, count in expected.items() if max(pieces) <= 10)
    assert solve.count_ways(hole, stock_of(box), MEMORY, STEPS) == possible
    fewest = min(sum(pieces) for pieces in expected)
    out = np.zeros((1, CELLS), np.int16)
    assert solve.list_fewest(hole, stock_of(box), MEMORY, STEPS, out) == 1
    assert len(pieces_in(out[0].tolist())) == fewest
    check_tiling(hole, box, out[0].tolist())
    assert solve.count_missing(hole, 0, MEMORY, STEPS) == fewest


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_every_multiset_of_a_puzzle_has_as_many_tilings_as_the_naive_count(puzzle: Puzzle) -> None:
    hole = puzzle.hole
    expected = tally(cells_of(hole))
    for pieces in sorted(expected)[:: 1 if JIT else 40]:
        assert solve.count_ways(hole, stock_of(pieces), MEMORY, STEPS) == expected[pieces]


@settings(max_examples=EXAMPLES)
@given(holes, supplies)
def test_ways_are_counted_and_listed_exactly(hole: int, pieces: Multiset) -> None:
    by_pieces = tally(cells_of(hole))
    expected = sum(n for wanted, n in by_pieces.items() if not any(lacks(wanted, pieces)))
    stock = stock_of(pieces)
    assert solve.count_ways(hole, stock, MEMORY, STEPS) == expected
    assert solve.can_fill(hole, stock, 0, MEMORY, STEPS) == (expected > 0)
    most = min(expected, 300)
    out = np.zeros((most + 1, CELLS), np.int16)
    found = solve.list_ways(hole, stock, CELLS, MEMORY, STEPS, out)
    assert found == min(expected, most + 1)
    rows = out[:found].tolist()
    assert len({frozenset(pieces_in(row)) for row in rows}) == found
    for row in rows:
        check_tiling(hole, pieces, row)


@settings(max_examples=EXAMPLES)
@given(holes, supplies)
def test_tilings_with_the_fewest_pieces_are_all_found(hole: int, pieces: Multiset) -> None:
    fitting = {
        wanted: count
        for wanted, count in tally(cells_of(hole)).items()
        if not any(lacks(wanted, pieces))
    }
    fewest = min((sum(wanted) for wanted in fitting), default=None)
    expected = sum(count for wanted, count in fitting.items() if sum(wanted) == fewest)
    out = np.zeros((expected + 1, CELLS), np.int16)
    stock = stock_of(pieces)
    counted = solve.NO_TILING if fewest is None else fewest
    assert solve.count_fewest(hole, stock, MEMORY, STEPS) == counted
    assert solve.list_fewest(hole, stock, MEMORY, STEPS, out) == expected
    for row in out[:expected].tolist():
        check_tiling(hole, pieces, row)
        assert len(pieces_in(row)) == fewest


@settings(max_examples=EXAMPLES)
@given(holes, supplies)
def test_what_is_missing_is_every_smallest_addition(hole: int, pieces: Multiset) -> None:
    additions = {lacks(wanted, pieces) for wanted in tally(cells_of(hole))}
    fewest = min(sum(addition) for addition in additions)
    expected = {addition for addition in additions if sum(addition) == fewest}
    stock = stock_of(pieces)
    assert solve.count_missing(hole, stock, MEMORY, STEPS) == fewest
    out = np.zeros(len(expected) + 1, np.int64)
    assert solve.list_missing(hole, stock, MEMORY, STEPS, out) == len(expected)
    assert {counts_of(added) for added in out[: len(expected)].tolist()} == expected
    for shape in Shape:
        only = {tuple(int(other is shape) for other in Shape)}
        assert solve.lacks_only(int(shape), hole, stock, MEMORY, STEPS) == (expected == only)


@settings(max_examples=EXAMPLES)
@given(holes, supplies)
def test_a_full_memory_changes_no_answer(hole: int, pieces: Multiset) -> None:
    """Rows are shared and overwritten; with an empty memory the answers are the same."""
    stock = stock_of(pieces)
    fresh = solve.new_memory()
    assert solve.count_ways(hole, stock, fresh, STEPS) == solve.count_ways(
        hole, stock, MEMORY, STEPS
    )
    assert solve.count_missing(hole, stock, fresh, STEPS) == solve.count_missing(
        hole, stock, MEMORY, STEPS
    )


@pytest.mark.skipif(not JIT, reason="seconds without a compiler")
def test_the_whole_field_is_solved_too() -> None:
    field = (1 << CELLS) - 1
    out = np.zeros((1, CELLS), np.int16)
    assert solve.list_fewest(field, solve.UNLIMITED, MEMORY, STEPS, out) == 1
    assert len(pieces_in(out[0].tolist())) == 7
    assert solve.list_ways(field, solve.UNLIMITED, CELLS, MEMORY, STEPS, out) == 1
    check_tiling(field, (CELLS,) * len(NAMES), out[0].tolist())
    assert solve.count_ways(field, stock_of((25, *NONE_OF_THEM[1:])), MEMORY, STEPS) == 1
    # Twelve dominoes leave out one cell; without a corner there are as many tilings as the 3x3
    # grid has spanning trees.
    dominoes = sum(
        solve.count_ways(field ^ 1 << cell, stock_of((0, 12, *NONE_OF_THEM[2:])), MEMORY, STEPS)
        for cell in range(CELLS)
    )
    assert solve.count_ways(field, stock_of((1, 12, *NONE_OF_THEM[2:])), MEMORY, STEPS) == dominoes
    corner = stock_of((0, 12, *NONE_OF_THEM[2:]))
    assert solve.count_ways(field ^ 1, corner, MEMORY, STEPS) == 192


def test_a_stock_has_room_for_all_that_fits_on_the_field() -> None:
    assert counts_of(solve.useful(solve.UNLIMITED, CELLS)) == (25, 12, 8, 8, 6, 6, 6, 6, 6)
    assert counts_of(solve.useful(solve.UNLIMITED, 7)) == (7, 3, 2, 2, 1, 1, 1, 1, 1)
    full = solve.key_of(solve.COUNT_WAYS, (1 << CELLS) - 1, solve.UNLIMITED)
    assert 0 < full < 1 << 63


def test_a_supply_of_any_size_is_a_stock() -> None:
    for count in (0, 10, 90):
        assert solve.stock_of(np.full(SHAPES, count, np.uint8)) == stock_of((count,) * SHAPES)


def test_the_biggest_pieces_reach_furthest() -> None:
    stock = stock_of((5, 1, 0, 1, 0, 0, 0, 0, 1))
    assert [int(solve.reach(stock, pieces)) for pieces in range(6)] == [0, 4, 7, 9, 10, 11]


def test_nothing_is_written_where_there_is_no_room() -> None:
    hole = PUZZLES[0].hole
    rows = np.zeros((0, CELLS), np.int16)
    assert solve.list_ways(hole, solve.UNLIMITED, CELLS, MEMORY, STEPS, rows) == 0
    assert solve.list_ways(0, 0, CELLS, MEMORY, STEPS, rows) == 0
    assert solve.list_fewest(hole, solve.UNLIMITED, MEMORY, STEPS, rows) == 0
    assert solve.list_missing(hole, 0, MEMORY, STEPS, np.zeros(0, np.int64)) == 0
