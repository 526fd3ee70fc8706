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
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES
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

# What the table is made in, puzzle by puzzle; somewhat more than is needed.
POOL = 1_200_000
LONGEST = 1 << 10
BUCKETS = 1 << 14
MOST_SUBHOLES = 1 << max(_HOLE_CELLS)
TILING_SCRATCH = np.dtype(
    (
        np.record,
        [
            ("pool", np.int64, POOL),  # the multisets of one puzzle, sub-hole after sub-hole
            ("starts", np.int64, MOST_SUBHOLES + 1),  # where those of a sub-hole begin
            ("fewest", np.int64, MOST_SUBHOLES),
            ("lists", np.int64, (2, LONGEST)),  # the multisets of one sub-hole
            ("buckets", np.int64, BUCKETS),  # a hash table: the number of a multiset, from 1
            ("found", np.int64, MULTISETS),  # the multisets in the order in which they came
            ("rank", np.int64, MULTISETS),  # their places when sorted
            ("multisets", np.int64),  # how many there are
            ("entries", np.int64),
            ("lays", np.int64),
        ],
    )
)
TilingScratch = np.record  # of the dtype TILING_SCRATCH


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
def write_lays(table: TilingTable) -> int:
    """For every puzzle and shape where its placements begin, then their cells and numbers."""
    count = 0
    for puzzle in range(len(PUZZLE_HOLE)):
        for shape in range(SHAPES):
            for placement in range(PLACEMENTS):
                mask = PLACEMENT_MASK[placement]
                if PLACEMENT_SHAPE[placement] == shape and mask & ~PUZZLE_HOLE[puzzle] == 0:
                    table.lay_cells[count] = compress(mask, PUZZLE_HOLE[puzzle])
                    table.lay_placements[count] = placement
                    count += 1
            table.lay_starts[puzzle * SHAPES + shape + 1] = count
    return count


@kernel
def fewest_pieces(subhole: int, cells: Any, fewest: Any) -> int:
    """How many pieces fill a sub-hole, given that of all smaller ones."""
    lowest, least = subhole & -subhole, CELLS
    for i in range(len(cells)):
        if cells[i] & lowest != 0 and cells[i] & ~subhole == 0:
            least = min(least, fewest[subhole & ~integer(cells[i])] + 1)
    return least


@kernel
def tile_puzzle(size: int, cells: Any, placements: Any, scratch: TilingScratch) -> int:
    """List the multisets of all sub-holes of one puzzle, given its placements; how many there are.

    The lowest empty cell of a sub-hole is covered by some placement; what that leaves is a smaller
    sub-hole, which has been listed before.
    """
    pool, starts, fewest, lists = scratch.pool, scratch.starts, scratch.fewest, scratch.lists
    starts[0], fewest[0], pool[0] = 0, 0, 0
    used = 1
    for subhole in range(1, size):
        starts[subhole] = used
        lowest, least = subhole & -subhole, fewest_pieces(subhole, cells, fewest)
        fewest[subhole] = least
        limit = max(min(max(least + PIECES_OVER, PIECES_ALWAYS), PIECES_LISTED), least)
        found, turn = 0, 0
        for i in range(len(cells)):
            if cells[i] & lowest != 0 and cells[i] & ~subhole == 0:
                rest = subhole & ~integer(cells[i])
                shape = PLACEMENT_SHAPE[placements[i]]
                piece = (1 << (COUNT_BITS * shape)) + (1 << SIZE_SHIFT)
                start, stop = starts[rest], starts[rest + 1]
                one, other = lists[turn], lists[1 - turn]
                found = merge(one, found, pool, start, stop, piece, limit, other)
                turn = 1 - turn
        for k in range(found):
            pool[used + k] = lists[turn, k]
        used += found
        starts[subhole + 1] = used
    starts[size] = used
    return used


@kernel
def number_of(multiset: int, scratch: TilingScratch) -> int:
    """The number of a multiset, in the order in which they come."""
    bucket = (multiset * 0x9E3779B1 >> 20) % BUCKETS
    while scratch.buckets[bucket] != 0:
        number = scratch.buckets[bucket] - 1
        if scratch.found[number] == multiset:
            return number
        bucket = (bucket + 1) % BUCKETS
    number = scratch.multisets
    scratch.found[number] = multiset
    scratch.multisets += 1
    scratch.buckets[bucket] = number + 1
    return number


@kernel
def add_puzzle(puzzle: int, table: TilingTable, scratch: TilingScratch) -> None:
    """Add all sub-holes of a puzzle to the table."""
    first_lay, last_lay = table.lay_starts[puzzle * SHAPES], table.lay_starts[(puzzle + 1) * SHAPES]
    first = integer(table.first_subhole[puzzle])
    size = integer(table.first_subhole[puzzle + 1]) - first
    cells = table.lay_cells[first_lay:last_lay]
    used = tile_puzzle(size, cells, table.lay_placements[first_lay:last_lay], scratch)
    for subhole in range(size):
        table.starts[first + subhole] = scratch.entries + scratch.starts[subhole]
        table.fewest[first + subhole] = scratch.fewest[subhole]
    for k in range(used):
        table.entries[scratch.entries + k] = number_of(scratch.pool[k], scratch)
    scratch.entries += used
    table.starts[first + size] = scratch.entries


@kernel
def sort_multisets(table: TilingTable, scratch: TilingScratch) -> None:
    """Give the multisets the numbers they have when sorted."""
    for number in range(scratch.multisets):
        rank = 0
        for other in range(scratch.multisets):
            rank += scratch.found[other] < scratch.found[number]
        scratch.rank[number] = rank
        table.multisets[rank] = scratch.found[number]
    for k in range(scratch.entries):
        table.entries[k] = scratch.rank[table.entries[k]]


@kernel
def write_table(table: TilingTable, scratch: TilingScratch) -> None:
    """Write the whole table; the scratch is all zero."""
    for puzzle in range(len(FIRST_SUBHOLE)):
        table.first_subhole[puzzle] = FIRST_SUBHOLE[puzzle]
    scratch.lays = write_lays(table)
    for puzzle in range(len(PUZZLE_HOLE)):
        add_puzzle(puzzle, table, scratch)
    sort_multisets(table, scratch)


def build_table() -> TilingTable:
    """The table, worked out anew; it takes a second or two."""
    table: TilingTable = np.zeros(1, TILING_TABLE)[0]
    scratch: TilingScratch = np.zeros(1, TILING_SCRATCH)[0]
    write_table(table, scratch)
    written = (scratch.multisets, scratch.entries, scratch.lays)
    assert written == (MULTISETS, ENTRIES, LAYS), f"there are {written}"
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
