"""The nine piece shapes and every way each can lie on the 5x5 field (R1.1, R1.2).

A cell is a number 0-24 in reading order; a set of cells is a 25-bit mask.
"""

from enum import IntEnum

import numpy as np

SIDE = 5
CELLS = SIDE * SIDE
COPIES = 10  # R1.2
SHAPES = 9
LEVELS = 4


class Shape(IntEnum):
    """A piece shape; the number in its name is its level (R1.1)."""

    I1 = 0
    I2 = 1
    I3 = 2
    V3 = 3
    I4 = 4
    L4 = 5
    T4 = 6
    S4 = 7
    O4 = 8

    @property
    def level(self) -> int:
        return int(self.name[1])


DRAWINGS = {
    Shape.I1: "#",
    Shape.I2: "##",
    Shape.I3: "###",
    Shape.V3: "##/#.",
    Shape.I4: "####",
    Shape.L4: "###/#..",
    Shape.T4: "###/.#.",
    Shape.S4: ".##/##.",
    Shape.O4: "##/##",
}

Cells = frozenset[tuple[int, int]]


def read_drawing(text: str) -> Cells:
    """The (row, column) cells marked '#', rows divided by '/'."""
    return frozenset(
        (row, column)
        for row, line in enumerate(text.split("/"))
        for column, mark in enumerate(line)
        if mark == "#"
    )


def mask_of(cells: Cells) -> int:
    """The 25-bit mask of a set of cells."""
    return sum(1 << (row * SIDE + column) for row, column in cells)


def cells_of(mask: int) -> list[tuple[int, int]]:
    """The (row, column) cells of a mask, in reading order."""
    return [divmod(cell, SIDE) for cell in range(CELLS) if mask >> cell & 1]


def orientations(shape: Shape) -> list[Cells]:
    """The different ways to turn and flip a shape, each pushed into the top left corner."""
    cells = read_drawing(DRAWINGS[shape])
    found: list[Cells] = []
    for flipped in (cells, frozenset((row, -column) for row, column in cells)):
        turned = flipped
        for _ in range(4):
            turned = frozenset((column, -row) for row, column in turned)
            top = min(row for row, _ in turned)
            left = min(column for _, column in turned)
            corner = frozenset((row - top, column - left) for row, column in turned)
            if corner not in found:
                found.append(corner)
    return sorted(found, key=lambda cells: sorted(cells))


_ORIENTED = [(shape, cells) for shape in Shape for cells in orientations(shape)]
ORIENTATIONS = len(_ORIENTED)

# A placement is an orientation with the top left corner of its box on a cell, the anchor.
_ANCHORED = [
    (shape, orientation, row * SIDE + column, mask_of(cells) << (row * SIDE + column))
    for orientation, (shape, cells) in enumerate(_ORIENTED)
    for row in range(SIDE - max(row for row, _ in cells))
    for column in range(SIDE - max(column for _, column in cells))
]
PLACEMENTS = len(_ANCHORED)

LEVEL = np.array([shape.level for shape in Shape], np.int64)
PLACEMENT_SHAPE = np.array([shape for shape, _, _, _ in _ANCHORED], np.int64)
PLACEMENT_MASK = np.array([mask for _, _, _, mask in _ANCHORED], np.int64)

# Two holes can be searched at once. The second one stands this far to the left, so that no shift
# brings its cells onto an anchor of the first, and the sign of the integer stays free.
SECOND_HOLE = 38

# How far each cell of an orientation is from its anchor; small pieces repeat their last cell,
# so that every orientation is four shifts.
ANCHOR_SHIFTS = np.zeros((4, ORIENTATIONS), np.int64)
# Where the anchor may be without the box leaving the field, in both holes.
ANCHOR_CELLS = np.zeros(ORIENTATIONS, np.int64)
PLACEMENT_AT = np.zeros((ORIENTATIONS, CELLS), np.int64)
SHAPE_ORIENTATIONS = np.zeros(SHAPES, np.int64)  # each shape's orientations, as a set
LEVEL_ORIENTATIONS = np.zeros(LEVELS + 1, np.int64)  # each level's orientations, as a set
# Where the count of an orientation's level stands among four counts in one integer.
FIELD_BITS = 15
LEVEL_FIELD = np.array([FIELD_BITS * (shape.level - 1) for shape, _ in _ORIENTED], np.int64)
LEVEL_SHAPES = np.zeros(LEVELS + 2, np.int64)  # each level's shapes, as a set; none at 0 and 5
LOWER_SHAPES = np.zeros(LEVELS + 2, np.int64)  # the shapes below each level, as a set

for _orientation, (_oriented_shape, _cells) in enumerate(_ORIENTED):
    _shifts = [row * SIDE + column for row, column in sorted(_cells)]
    ANCHOR_SHIFTS[:, _orientation] = (_shifts + _shifts[-1:] * 3)[:4]
    SHAPE_ORIENTATIONS[_oriented_shape] |= 1 << _orientation
    LEVEL_ORIENTATIONS[_oriented_shape.level] |= 1 << _orientation
for _placement, (_, _orientation, _anchor, _mask) in enumerate(_ANCHORED):
    ANCHOR_CELLS[_orientation] |= 1 << _anchor | 1 << _anchor + SECOND_HOLE
    PLACEMENT_AT[_orientation, _anchor] = _placement
for _shape in Shape:
    LEVEL_SHAPES[_shape.level] |= 1 << _shape
    LOWER_SHAPES[_shape.level + 1 :] |= 1 << _shape
