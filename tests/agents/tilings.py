"""Filling holes the slow way: sets of cells, one piece after the other, nothing of the solver."""

from functools import cache
from itertools import count

from oracle.pieces import SHAPES, placements

from projectl.game.notation import cell_names

Cells = frozenset[str]
Stock = tuple[int, ...]  # how many of each of the nine shapes
Step = tuple[str, Cells]
ENOUGH = 25


@cache
def steps_from(cell: str) -> list[Step]:
    """Every way a piece can cover a cell, the largest pieces first."""
    return [(shape, lie) for shape in reversed(SHAPES) for lie in placements(shape) if cell in lie]


def without(stock: Stock, shape: str) -> Stock:
    """A stock with one piece less."""
    return tuple(held - (name == shape) for name, held in zip(SHAPES, stock, strict=True))


@cache
def fill(cells: Cells, stock: Stock, extra: int = 0, most: int = ENOUGH) -> tuple[Step, ...] | None:
    """A tiling by a stock and so many pieces that are not in it, of at most so many pieces."""
    if not cells:
        return ()
    if most == 0:
        return None
    for shape, lie in steps_from(min(cells)):
        held = stock[SHAPES.index(shape)] > 0
        if not lie <= cells or not (held or extra):
            continue
        left = without(stock, shape) if held else stock
        rest = fill(cells - lie, left, extra - (not held), most - 1)
        if rest is not None:
            return ((shape, lie), *rest)
    return None


def cells_of(hole: int) -> Cells:
    """The cells of a mask."""
    return frozenset(cell_names(hole))


def lacks(hole: int, stock: Stock) -> int:
    """How many more pieces a stock needs to fill a hole."""
    cells = cells_of(hole)
    return next(extra for extra in count() if fill(cells, stock, extra) is not None)
