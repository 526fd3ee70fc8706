"""Where pieces fit: all anchors of an orientation at once, by shifting the hole over itself."""

from projectl.rules.bits import count_bits, lowest_bit, nth_bit
from projectl.rules.kernel import WIDE_VECTORS, kernel
from projectl.rules.pieces import (
    ANCHOR_CELLS,
    ANCHOR_SHIFTS,
    LEVEL_FIELD,
    ORIENTATIONS,
    PLACEMENT_AT,
    PLACEMENT_MASK,
    SECOND_HOLE,
    SHAPE_ORIENTATIONS,
    SHAPES,
)


@kernel
def fits(hole: int, placement: int) -> bool:
    """Whether a placement lies inside the empty cells (R3.6)."""
    return PLACEMENT_MASK[placement] & ~hole == 0


@kernel
def side_by_side(hole: int, second: int) -> int:
    """Two holes as one, for the questions that count."""
    return hole | second << SECOND_HOLE


@kernel
def anchors(holes: int, orientation: int) -> int:
    """The cells where an orientation can be anchored, as a set."""
    return (
        (holes >> ANCHOR_SHIFTS[0, orientation])
        & (holes >> ANCHOR_SHIFTS[1, orientation])
        & (holes >> ANCHOR_SHIFTS[2, orientation])
        & (holes >> ANCHOR_SHIFTS[3, orientation])
        & ANCHOR_CELLS[orientation]
    )


@kernel
def orientations_of(shapes: int) -> int:
    """All orientations of a set of shapes, as a set."""
    oriented = 0
    for shape in range(SHAPES):
        oriented |= SHAPE_ORIENTATIONS[shape] * ((shapes >> shape) & 1)
    return oriented


@kernel
def count_fits(holes: int, oriented: int) -> int:
    """In how many ways one piece in one of these orientations fits."""
    count = 0
    if WIDE_VECTORS:
        for orientation in range(ORIENTATIONS):
            allowed = -((oriented >> orientation) & 1)
            count += count_bits(anchors(holes, orientation) & allowed)
        return count
    while oriented != 0:
        count += count_bits(anchors(holes, lowest_bit(oriented)))
        oriented &= oriented - 1
    return count


@kernel
def count_fits_by_level(hole: int, oriented: int) -> int:
    """In how many ways a piece of each level fits: four counts side by side in one integer."""
    counts = 0
    if WIDE_VECTORS:
        for orientation in range(ORIENTATIONS):
            allowed = -((oriented >> orientation) & 1)
            count = count_bits(anchors(hole, orientation) & allowed)
            counts += count << LEVEL_FIELD[orientation]
        return counts
    while oriented != 0:
        orientation = lowest_bit(oriented)
        counts += count_bits(anchors(hole, orientation)) << LEVEL_FIELD[orientation]
        oriented &= oriented - 1
    return counts


@kernel
def nth_fit(hole: int, oriented: int, n: int) -> int:
    """The n-th of these ways, as a placement, counted from 0."""
    while oriented != 0:
        orientation = lowest_bit(oriented)
        cells = anchors(hole, orientation)
        count = count_bits(cells)
        if n < count:
            return PLACEMENT_AT[orientation, nth_bit(cells, n)]
        n -= count
        oriented &= oriented - 1
    return -1
