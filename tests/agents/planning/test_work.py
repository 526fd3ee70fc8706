"""The work of a hole against a search with sets of cells, which knows no masks and no bounds."""

from functools import cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from oracle import pieces as naive
from oracle.tilings import Hole, Multiset, cells_of
from rules.test_solve import NAMES, small_holes, stock_of, supplies

from projectl.agents.planning import work
from projectl.rules.kernel import JIT
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES
from projectl.rules.puzzles import PUZZLES, Puzzle

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

EXAMPLES = 150
LAY, LAY_MISSING = 2, {1: 4, 2: 5, 3: 6, 4: 7}  # half actions, by level
MEMORY, BEST, STEPS = work.new_memory(), work.new_memory(), work.new_steps()
FIELD = (1 << CELLS) - 1
MOST_CELLS = 11  # of a hole that no stock makes far
assert MOST_CELLS * LAY_MISSING[4] <= 4 * work.FAR
SMALL_PUZZLES = [puzzle for puzzle in PUZZLES if puzzle.hole.bit_count() <= 9]

open_puzzles = st.builds(
    lambda puzzle, mask: puzzle.hole & mask, st.sampled_from(PUZZLES), st.integers(0, FIELD)
).filter(lambda hole: hole.bit_count() <= MOST_CELLS)


@cache
def naive_work(hole: Hole, pieces: Multiset) -> int:
    """The least work, by covering some cell in all ways."""
    if not hole:
        return 0
    cell = max(hole)
    least = 1000
    for number, name in enumerate(NAMES):
        there = pieces[number] > 0
        left = (*pieces[:number], pieces[number] - there, *pieces[number + 1 :])
        for placement in naive.placements(name):
            if cell in placement and placement <= hole:
                price = LAY if there else LAY_MISSING[len(placement)]
                least = min(least, price + naive_work(hole - placement, left))
    return least


def work_with(hole: int, pieces: Multiset) -> int:
    return int(work.work_of(hole, stock_of(pieces), MEMORY, STEPS))


@settings(deadline=None, max_examples=EXAMPLES)
@given(small_holes, supplies)
def test_the_work_of_a_small_hole_is_what_a_naive_search_finds(hole: int, pieces: Multiset) -> None:
    naive_work.cache_clear()
    assert work_with(hole, pieces) == naive_work(cells_of(hole), pieces)


@settings(deadline=None, max_examples=EXAMPLES)
@given(st.sampled_from(SMALL_PUZZLES), supplies)
def test_the_work_of_a_small_puzzle_is_what_a_naive_search_finds(
    puzzle: Puzzle, pieces: Multiset
) -> None:
    naive_work.cache_clear()
    assert work_with(puzzle.hole, pieces) == naive_work(cells_of(puzzle.hole), pieces)


def test_a_full_hole_is_no_work() -> None:
    assert work_with(0, (0,) * SHAPES) == work_with(0, (3,) * SHAPES) == 0


@settings(deadline=None, max_examples=EXAMPLES)
@given(small_holes | open_puzzles, supplies, st.integers(0, SHAPES - 1))
def test_one_more_piece_never_makes_more_work(hole: int, pieces: Multiset, shape: int) -> None:
    more = (*pieces[:shape], pieces[shape] + 1, *pieces[shape + 1 :])
    assert work_with(hole, more) <= work_with(hole, pieces)


@settings(deadline=None, max_examples=EXAMPLES)
@given(small_holes | open_puzzles, supplies)
def test_a_well_used_memory_changes_no_answer(hole: int, pieces: Multiset) -> None:
    fresh = work.work_of(hole, stock_of(pieces), work.new_memory(), work.new_steps())
    assert work_with(hole, pieces) == fresh == work_with(hole, pieces)


@settings(deadline=None, max_examples=EXAMPLES)
@given(small_holes | open_puzzles, supplies)
def test_the_bound_of_the_search_is_never_above_the_work(hole: int, pieces: Multiset) -> None:
    stock = stock_of(pieces)
    assert work.least_work(hole.bit_count(), stock) <= work_with(hole, pieces)


@settings(deadline=None, max_examples=EXAMPLES)
@given(small_holes | open_puzzles, supplies, st.integers(0, SHAPES - 1))
def test_the_best_lay_leaves_the_least_work_if_it_saves_any(
    hole: int, pieces: Multiset, shape: int
) -> None:
    pieces = (*pieces[:shape], max(1, pieces[shape]), *pieces[shape + 1 :])
    left = (*pieces[:shape], pieces[shape] - 1, *pieces[shape + 1 :])
    lays = {
        placement: work_with(hole ^ int(PLACEMENT_MASK[placement]), left)
        for placement in range(PLACEMENTS)
        if PLACEMENT_SHAPE[placement] == shape and not int(PLACEMENT_MASK[placement]) & ~hole
    }
    least = min(lays.values(), default=1000)
    saves = least < work_with(hole, pieces)
    for best in (BEST, BEST, work.new_memory()):
        found = int(work.best_lay(hole, stock_of(pieces), shape, best, MEMORY, STEPS))
        assert (lays[found] == least) if saves else (found == -1)


@settings(deadline=None, max_examples=EXAMPLES)
@given(small_holes | open_puzzles, supplies, st.integers(-1, 30))
def test_to_ask_whether_work_is_enough_is_to_ask_how_much_it_is(
    hole: int, pieces: Multiset, allowed: int
) -> None:
    enough = work.is_at_most(hole, stock_of(pieces), allowed, work.new_memory(), STEPS)
    assert enough == (work_with(hole, pieces) <= allowed)
    assert enough == work.is_at_most(hole, stock_of(pieces), allowed, MEMORY, STEPS)


def test_the_whole_field_is_no_more_than_its_big_pieces() -> None:
    assert work_with(FIELD, (0,) * SHAPES) <= 6 * LAY_MISSING[4] + LAY_MISSING[1]
    assert work_with(FIELD, (10,) * SHAPES) == 7 * LAY


def test_a_supply_of_any_size_is_a_stock() -> None:
    assert work.stock_of(np.full(SHAPES, 10, np.uint8)) == stock_of((10,) * SHAPES)
    assert work.stock_of(np.full(SHAPES, 90, np.uint8)) == stock_of((90,) * SHAPES)
