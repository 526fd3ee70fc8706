"""Every way to tile a hole, by covering some cell in all ways: no masks, no tables."""

from collections import Counter
from functools import cache

from . import pieces
from .field import Cell, cell_at

SIDE = 5
Hole = frozenset[Cell]
Multiset = tuple[int, ...]  # a count for each shape

NONE_OF_THEM = (0,) * len(pieces.SHAPES)


def cells_of(mask: int) -> Hole:
    """The names of the cells of a mask."""
    marked = [divmod(cell, SIDE) for cell in range(SIDE * SIDE) if mask >> cell & 1]
    return frozenset(cell_at((column, row)) for row, column in marked)


@cache
def tally(hole: Hole) -> Counter[Multiset]:
    """How many tilings each multiset of pieces has."""
    if not hole:
        return Counter({NONE_OF_THEM: 1})
    found: Counter[Multiset] = Counter()
    cell = max(hole)
    for number, name in enumerate(pieces.SHAPES):
        for placement in pieces.placements(name):
            if cell in placement and placement <= hole:
                for rest, count in tally(hole - placement).items():
                    more = (*rest[:number], rest[number] + 1, *rest[number + 1 :])
                    found[more] += count
    return found
