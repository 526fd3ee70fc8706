"""Which pieces fill a hole: all ways, one way, the fewest pieces, and what is missing. Exact.

A hole is a 25-bit mask of cells, as in `Puzzle.hole` and in the records. Pieces are an iterable of
shapes, one for each piece, or a mapping of shapes to counts; None means as many as one likes.

    one_way(PUZZLES[0].hole, [Shape.I3, Shape.I2])
    missing_pieces(PUZZLES[0].hole, [Shape.I3])
"""

import operator
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from threading import local
from typing import NamedTuple

import numpy as np

from projectl.rules import solve
from projectl.rules.bits import count_bits
from projectl.rules.errors import RulesError
from projectl.rules.pieces import CELLS, COPIES, PLACEMENT_MASK, PLACEMENT_SHAPE, Shape

Pieces = Iterable[Shape] | Mapping[Shape, int]
Multiset = tuple[Shape, ...]  # pieces in the order of their shapes


class Laid(NamedTuple):
    """A piece in a tiling: its shape, the cells it covers, and its number among the placements."""

    shape: Shape
    mask: int
    placement: int


Tiling = tuple[Laid, ...]

EVERY_PIECE: Mapping[Shape, int] = dict.fromkeys(Shape, COPIES)  # R1.2
MOST_LISTED = 1_000_000


class SolverError(RulesError):
    """Not a hole, not pieces, or more tilings than anybody wants in a list."""


class _Room(local):
    """Each thread's own memory and scratch: answers hold for ever, so it is never emptied."""

    def __init__(self) -> None:
        self.memory = solve.new_memory()
        self.steps = solve.new_steps()


_room = _Room()


def can_fill(hole: int, pieces: Pieces | None = None) -> bool:
    """Whether the pieces fill the hole; some may be left over."""
    return bool(solve.can_fill(_check_hole(hole), _stock(pieces), 0, _room.memory, _room.steps))


def count_ways(hole: int, pieces: Pieces | None = None) -> int:
    """How many tilings there are with these pieces; some may be left over."""
    return int(solve.count_ways(_check_hole(hole), _stock(pieces), _room.memory, _room.steps))


def ways(hole: int, pieces: Pieces | None = None, most: int | None = None) -> list[Tiling]:
    """All tilings with these pieces, or the first `most` of them."""
    hole, stock = _check_hole(hole), _stock(pieces)
    size = int(solve.count_ways(hole, stock, _room.memory, _room.steps))
    if most is not None:
        size = min(size, _whole(most, "the most tilings"))
    elif size > MOST_LISTED:
        raise SolverError(f"there are {size:,} tilings; say with `most` how many you want")
    out = np.empty((size, CELLS), np.int16)
    solve.list_ways(hole, stock, CELLS, _room.memory, _room.steps, out)
    return [_tiling(row) for row in out.tolist()]


def one_way(hole: int, pieces: Pieces | None = None) -> Tiling | None:
    """A tiling with these pieces, or None if there is none."""
    hole, stock = _check_hole(hole), _stock(pieces)
    out = np.empty((1, CELLS), np.int16)
    if solve.list_ways(hole, stock, CELLS, _room.memory, _room.steps, out):
        return _tiling(out[0].tolist())
    return None


def fewest_pieces(hole: int, pieces: Pieces | None = None) -> Tiling | None:
    """A tiling with as few of these pieces as can be, or None if there is none."""
    hole, stock = _check_hole(hole), _stock(pieces)
    out = np.empty((1, CELLS), np.int16)
    if solve.list_fewest(hole, stock, _room.memory, _room.steps, out):
        return _tiling(out[0].tolist())
    return None


def count_missing(hole: int, pieces: Pieces) -> int:
    """How many more pieces, at least, these need to fill the hole: 0 if they can."""
    return int(solve.count_missing(_check_hole(hole), _stock(pieces), _room.memory, _room.steps))


def missing_pieces(hole: int, pieces: Pieces) -> list[Multiset]:
    """Every smallest multiset of pieces that, added to these, fills the hole.

    Smallest means fewest pieces. It is `[()]` when nothing is missing.
    """
    hole, stock = _check_hole(hole), _stock(pieces)
    size = 256
    while True:
        out = np.empty(size, np.int64)
        found = solve.list_missing(hole, stock, _room.memory, _room.steps, out)
        if found < size:
            return sorted(_multiset(added) for added in out[:found].tolist())
        size *= 4


def ways_by_pieces(hole: int, pieces: Pieces | None = None) -> dict[Multiset, int]:
    """How many tilings each multiset of these pieces has that fills the hole with none left over.

    The fewest pieces come first.
    """
    hole, stock = _check_hole(hole), _stock(pieces)
    tally = {}
    for exact in _stocks_covering(int(count_bits(hole)), stock):
        count = int(solve.count_ways(hole, exact, _room.memory, _room.steps))
        if count:
            tally[_multiset(exact)] = count
    return dict(sorted(tally.items(), key=lambda item: (len(item[0]), item[0])))


def pieces_of(counts: Iterable[int]) -> Multiset:
    """Pieces from nine counts, as `supply` and `reserve` in a record have them."""
    if not isinstance(counts, Iterable):
        raise SolverError(f"nine counts are needed, not {counts!r:.60}")
    numbers = [_whole(count, "a count of pieces") for count in counts]
    if len(numbers) != len(Shape):
        raise SolverError(f"there are nine shapes, so nine counts, not {len(numbers)}")
    return tuple(shape for shape in Shape for _ in range(numbers[shape]))


def _stocks_covering(cells: int, stock: int, shape: int = Shape.O4) -> Iterator[int]:
    """Every part of a stock that has exactly so many squares."""
    level, most = Shape(shape).level, int(solve.held(stock, shape))
    if shape == Shape.I1:
        if cells <= most:
            yield cells * int(solve.ONE_PIECE[shape])
        return
    for count in range(min(most, cells // level) + 1):
        for smaller in _stocks_covering(cells - count * level, stock, shape - 1):
            yield smaller + count * int(solve.ONE_PIECE[shape])


def _tiling(row: list[int]) -> Tiling:
    """The pieces of a row of placements."""
    return tuple(
        Laid(Shape(PLACEMENT_SHAPE[placement]), int(PLACEMENT_MASK[placement]), placement)
        for placement in row
        if placement != solve.NO_PLACEMENT
    )


def _multiset(stock: int) -> Multiset:
    """The pieces of a stock."""
    return tuple(shape for shape in Shape for _ in range(solve.held(stock, shape)))


def _stock(pieces: Pieces | None) -> int:
    """Pieces as a stock; more of a shape than the field has room for makes no difference."""
    if pieces is None:
        return solve.UNLIMITED
    stock = 0
    for shape, count in _counted(pieces).items():
        if not isinstance(shape, Shape):
            hint = "nine counts become pieces with pieces_of(counts)"
            raise SolverError(f"pieces are shapes such as Shape.L4, not {shape!r}; {hint}")
        number = _whole(count, f"the number of {shape.name}")
        stock += min(number, int(solve.STOCK_ROOM[shape])) * int(solve.ONE_PIECE[shape])
    return stock


def _counted(pieces: Pieces) -> Mapping[Shape, int]:
    """How many there are of each shape."""
    if isinstance(pieces, Mapping):
        return pieces
    try:
        return Counter(pieces)
    except TypeError:
        message = f"pieces are an iterable of shapes or a mapping to counts, not {pieces!r}"
        raise SolverError(message) from None


def _check_hole(hole: int) -> int:
    """A mask of cells on the field."""
    mask = _whole(hole, "a hole")
    if mask >> CELLS:
        raise SolverError(f"a hole is a mask of {CELLS} cells, below 2**{CELLS}, not {mask}")
    return mask


def _whole(number: object, what: str) -> int:
    """A whole number that is not negative."""
    try:
        value = operator.index(number)  # type: ignore[arg-type]
    except TypeError:
        raise SolverError(f"{what} is a whole number, not {number!r}") from None
    if value < 0:
        raise SolverError(f"{what} cannot be negative, as {value} is")
    return value
