"""Bitboards against sets of cells."""

from typing import Any
from unittest import mock

from hypothesis import given
from hypothesis import strategies as st

from projectl.rules import fits as fits_module
from projectl.rules.bits import count_bits, lowest_bit, nth_bit
from projectl.rules.fits import (
    count_fits,
    count_fits_by_level,
    fits,
    nth_fit,
    orientations_of,
    side_by_side,
)
from projectl.rules.kernel import WIDE_VECTORS
from projectl.rules.pieces import (
    CELLS,
    FIELD_BITS,
    LEVELS,
    PLACEMENT_MASK,
    PLACEMENT_SHAPE,
    PLACEMENTS,
    Shape,
    cells_of,
    orientations,
)

holes = st.integers(0, (1 << CELLS) - 1)
shape_sets = st.integers(0, (1 << len(Shape)) - 1)
number_sets = st.integers(1, (1 << 62) - 1)


def ways(hole: int, shapes: int) -> list[int]:
    """The placements that fit, found with sets of cells."""
    free = set(cells_of(hole))
    return [
        placement
        for placement in range(PLACEMENTS)
        if shapes >> int(PLACEMENT_SHAPE[placement]) & 1
        and set(cells_of(int(PLACEMENT_MASK[placement]))) <= free
    ]


def test_the_nine_shapes_have_28_orientations_and_387_placements() -> None:
    assert [len(orientations(shape)) for shape in Shape] == [1, 2, 2, 4, 2, 8, 4, 4, 1]
    assert PLACEMENTS == 387
    assert len({(int(mask)) for mask in PLACEMENT_MASK}) == 387


@given(number_sets)
def test_bits_are_counted_and_found(bits: int) -> None:
    numbers = [number for number in range(63) if bits >> number & 1]
    assert count_bits(bits) == len(numbers)
    assert lowest_bit(bits) == numbers[0]
    assert [nth_bit(bits, n) for n in range(len(numbers))] == numbers


@given(holes, shape_sets)
def test_count_and_select_find_every_placement_that_fits(hole: int, shapes: int) -> None:
    oriented = orientations_of(shapes)
    expected = ways(hole, shapes)
    assert count_fits(hole, oriented) == len(expected)
    assert [nth_fit(hole, oriented, n) for n in range(len(expected))] == expected
    assert nth_fit(hole, oriented, len(expected)) == -1


@given(holes, holes, shape_sets)
def test_two_holes_side_by_side_count_like_each_alone(hole: int, second: int, shapes: int) -> None:
    oriented = orientations_of(shapes)
    apart = count_fits(hole, oriented) + count_fits(second, oriented)
    assert count_fits(side_by_side(hole, second), oriented) == apart


@given(holes, shape_sets)
def test_counts_by_level_stand_side_by_side(hole: int, shapes: int) -> None:
    counts = count_fits_by_level(hole, orientations_of(shapes))
    by_level = [0] * LEVELS
    for placement in ways(hole, shapes):
        by_level[Shape(PLACEMENT_SHAPE[placement]).level - 1] += 1
    assert counts == sum(n << FIELD_BITS * level for level, n in enumerate(by_level))


@given(holes, st.integers(0, PLACEMENTS - 1))
def test_a_placement_fits_when_all_its_cells_are_free(hole: int, placement: int) -> None:
    assert fits(hole, placement) == (placement in ways(hole, (1 << len(Shape)) - 1))


@given(holes, shape_sets)
def test_orientations_are_counted_alike_all_at_once_and_one_by_one(hole: int, shapes: int) -> None:
    oriented = orientations_of(shapes)
    with mock.patch.object(fits_module, "WIDE_VECTORS", not WIDE_VECTORS):
        one_by_one = interpreted(count_fits)(hole, oriented)
        levels = interpreted(count_fits_by_level)(hole, oriented)
    assert (one_by_one, levels) == (count_fits(hole, oriented), count_fits_by_level(hole, oriented))


def interpreted(function: Any) -> Any:
    """A kernel as Python runs it."""
    return getattr(function, "py_func", function)
