"""Every sub-hole of every puzzle, and the pieces that fill it: a lookup table instead of a search.

A sub-hole is what is left of a puzzle's hole once some cells are covered. It has a number: where
the puzzle's sub-holes begin, plus a bit for each empty cell, in reading order. A multiset of pieces
is nine counts of four bits; of each count the highest bit stays free, so that two multisets can be
subtracted without borrowing. The table keeps the multisets that tile each sub-hole, the smallest
ones first; those of many small pieces are left out (`PIECES_OVER`, `PIECES_LISTED`), because there
are millions and nobody plays them. What is exact for any stock is `solve`.
"""

from contextlib import suppress
from functools import cache
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from projectl.rules.kernel import cache_folder, integer, kernel
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLES

COUNT_BITS = 4
MOST_COUNTED = 7  # of one shape
SIZE_SHIFT = COUNT_BITS * SHAPES  # above the counts: how many pieces there are in all
COUNTS = (1 << SIZE_SHIFT) - 1
ONES = sum(1 << COUNT_BITS * shape for shape in range(SHAPES))
GUARDS = ONES << (COUNT_BITS - 1)

PIECES_OVER = 2  # a tiling is kept with so many pieces more than the fewest ...
PIECES_ALWAYS = 4  # ... or with no more than these ...
PIECES_LISTED = 7  # ... and with no more than these, unless the fewest are more

ROOM = 7_000_000  # entries; somewhat more than there are
LONGEST = 1 << 10  # multisets of one sub-hole, somewhat more than there are

_HOLE_CELLS = [int(hole).bit_count() for hole in PUZZLE_HOLE]
FIRST_SUBHOLE = np.concatenate([[0], np.cumsum([1 << cells for cells in _HOLE_CELLS])])
SUBHOLES = int(FIRST_SUBHOLE[-1])


# How many there are; `build_table` checks it.
MULTISETS = 2_035
ENTRIES = 6_115_891
LAYS = 3_074

# The table is one record, which kernels are handed.
TILING_TABLE = np.dtype(
    (
        np.record,
        [
            ("multisets", np.int64, MULTISETS),  # every multiset that tiles anything
            ("first_subhole", np.int32, len(PUZZLES) + 1),  # of each puzzle
            # where a sub-hole's entries begin; they end where the next begin
            ("starts", np.int32, SUBHOLES + 1),
            ("lay_starts", np.int32, len(PUZZLES) * SHAPES + 1),  # of a shape in a puzzle
            ("lay_cells", np.int32, LAYS),  # that a placement covers, as those of a sub-hole
            ("lay_placements", np.int32, LAYS),  # and its number
            ("entries", np.uint16, ENTRIES),  # numbers of multisets, sub-hole after sub-hole
            ("fewest", np.uint8, SUBHOLES),  # pieces that fill a sub-hole
        ],
    )
)
TilingTable = np.record  # of the dtype TILING_TABLE


@kernel
def compress(cells: int, hole: int) -> int:
    """Cells of a hole as a number without the cells outside it."""
    found, bit = 0, 0
    while hole != 0:
        lowest = hole & -hole
        if cells & lowest != 0:
            found |= 1 << bit
        bit += 1
        hole ^= lowest
    return found


@kernel
def subhole_of(puzzle: int, cells: int, table: TilingTable) -> int:
    """The number of what is left of a puzzle."""
    return integer(table.first_subhole[puzzle]) + compress(cells, PUZZLE_HOLE[puzzle])


@kernel
def whole_hole(puzzle: int, table: TilingTable) -> int:
    """The number of a puzzle's hole while it is empty: the last one of the puzzle."""
    return integer(table.first_subhole[puzzle + 1]) - 1


@kernel
def multiset_of(counts: Any) -> int:
    """Counts of the shapes as a multiset; more than can be counted is as good as that."""
    packed = 0
    for shape in range(SHAPES):
        packed |= min(integer(counts[shape]), MOST_COUNTED) << (COUNT_BITS * shape)
    return packed


@kernel
def missing_from(stock: int, multiset: int) -> int:
    """The pieces of a multiset that a stock does not have, as a multiset."""
    difference = (multiset | GUARDS) - stock
    guards = difference & GUARDS
    return difference & (guards - (guards >> (COUNT_BITS - 1)))


@kernel
def multiset_size(multiset: int) -> int:
    """How many pieces there are; up to 15."""
    return ((multiset * ONES) >> (COUNT_BITS * (SHAPES - 1))) & 15


@kernel
def shapes_in(multiset: int) -> int:
    """Guard bits, one for each shape that is there."""
    return (multiset + (GUARDS - ONES)) & GUARDS


@kernel
def merge(
    one: Any, size: int, pool: Any, start: int, stop: int, piece: int, limit: int, out: Any
) -> int:
    """Merge a sorted list with the part of a pool that begins at `start`, one piece added to each.

    Multisets of more pieces than the limit, or with too many of a shape, are dropped.
    """
    i, k, written = 0, start, 0
    while i < size or k < stop:
        other = pool[k] + piece if k < stop else np.int64(-1)
        if k < stop and ((other >> SIZE_SHIFT) > limit or other & GUARDS != 0):
            k += 1
            continue
        if k >= stop or (i < size and one[i] <= other):
            if k < stop and one[i] == other:
                k += 1
            out[written] = one[i]
            i += 1
        else:
            out[written] = other
            k += 1
        written += 1
    return written


@kernel
def tile_puzzle(
    size: int, cells: Any, shapes: Any, pool: Any, used: int, starts: Any, fewest: Any, lists: Any
) -> int:
    """List the multisets of all sub-holes of one puzzle, given its placements; how many there are.

    The lowest empty cell of a sub-hole is covered by some placement; what that leaves is a smaller
    sub-hole, which has been listed before.
    """
    starts[0] = used
    fewest[0] = 0
    pool[used] = 0
    used += 1
    for subhole in range(1, size):
        starts[subhole] = used
        lowest = subhole & -subhole
        least = CELLS
        for i in range(len(cells)):
            if cells[i] & lowest != 0 and cells[i] & ~subhole == 0:
                least = min(least, fewest[subhole & ~cells[i]] + 1)
        fewest[subhole] = least
        limit = max(min(max(least + PIECES_OVER, PIECES_ALWAYS), PIECES_LISTED), least)
        found, turn = 0, 0
        for i in range(len(cells)):
            if cells[i] & lowest != 0 and cells[i] & ~subhole == 0:
                rest = subhole & ~cells[i]
                stop = starts[rest + 1]
                piece = (1 << (COUNT_BITS * shapes[i])) + (1 << SIZE_SHIFT)
                found = merge(
                    lists[turn], found, pool, starts[rest], stop, piece, limit, lists[1 - turn]
                )
                turn = 1 - turn
        for k in range(found):
            pool[used + k] = lists[turn, k]
        used += found
        starts[subhole + 1] = used
    return used


def puzzle_placements() -> tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]:
    """For every puzzle and shape where its placements begin, then their cells and numbers."""
    starts, cells, numbers = [0], [], []
    for hole in PUZZLE_HOLE.tolist():
        for shape in range(SHAPES):
            for placement in np.flatnonzero(shape == PLACEMENT_SHAPE).tolist():
                mask = int(PLACEMENT_MASK[placement])
                if mask & ~hole == 0:
                    cells.append(int(compress(mask, hole)))
                    numbers.append(placement)
            starts.append(len(cells))
    return (
        np.array(starts, np.int32),
        np.array(cells, np.int32),
        np.array(numbers, np.int32),
    )


def build_table() -> TilingTable:
    """The table, worked out anew; it takes some seconds."""
    lay_starts, lay_cells, lay_placements = puzzle_placements()
    pool = np.zeros(ROOM, np.int64)
    starts = np.zeros(SUBHOLES + 1, np.int64)
    fewest = np.zeros(SUBHOLES, np.int64)
    lists = np.zeros((2, LONGEST), np.int64)
    used = 0
    for puzzle in range(len(PUZZLES)):
        first, last = lay_starts[puzzle * SHAPES], lay_starts[(puzzle + 1) * SHAPES]
        begin, end = int(FIRST_SUBHOLE[puzzle]), int(FIRST_SUBHOLE[puzzle + 1])
        used = tile_puzzle(
            end - begin,
            lay_cells[first:last].astype(np.int64),
            PLACEMENT_SHAPE[lay_placements[first:last]],
            pool,
            used,
            starts[begin : end + 1],
            fewest[begin:end],
            lists,
        )
    multisets, entries = np.unique(pool[:used], return_inverse=True)
    table: TilingTable = np.zeros(1, TILING_TABLE)[0]
    parts = {
        "multisets": multisets,
        "first_subhole": FIRST_SUBHOLE,
        "starts": starts,
        "lay_starts": lay_starts,
        "lay_cells": lay_cells,
        "lay_placements": lay_placements,
        "entries": entries,
        "fewest": fewest,
    }
    for name, part in parts.items():
        assert part.shape == table[name].shape, f"there are {len(part):,} {name}"
        table[name][:] = part
    return table


def keep(table: TilingTable, path: Path) -> None:
    """Write the file whole or not at all; it may be read by others meanwhile."""
    with NamedTemporaryFile(dir=path.parent, suffix=".npz", delete=False) as file:
        written = Path(file.name)
    try:
        np.savez(written, table=table)
        written.replace(path)
    finally:
        written.unlink(missing_ok=True)


def record_of(kept: NDArray[Any]) -> TilingTable:
    """The table as it was kept."""
    if kept.dtype != TILING_TABLE or kept.shape != ():
        raise ValueError("a table of another version")
    table: TilingTable = kept.reshape(1).view(TILING_TABLE)[0]
    return table


@cache
def tiling_table() -> TilingTable:
    """The table: built once, then kept beside the machine code of the rules."""
    folder = cache_folder(Path(__file__).parent)
    if folder is None:
        return build_table()
    path = folder / "tilings.npz"
    try:
        with path.open("rb") as file, np.load(file) as kept:
            return record_of(kept["table"])
    except (OSError, EOFError, KeyError, ValueError, BadZipFile):
        table = build_table()
    with suppress(OSError):
        keep(table, path)
    return table
