"""The table of tilings against the naive count, with its limits, and the file it is kept in."""

import random
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from oracle.puzzles import PUZZLES as CARDS
from oracle.tilings import Multiset, cells_of, tally

from projectl.rules import solve, tilings
from projectl.rules.kernel import JIT
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.rules.tilings import TilingTable, tiling_table

built = pytest.mark.skipif(not JIT, reason="minutes without a compiler")
SUBHOLES_TRIED = 25  # of each puzzle, beside the whole hole


def expand(subhole: int, hole: int) -> int:
    """The cells of a sub-hole, as a mask of the field."""
    cells = [cell for cell in range(CELLS) if hole >> cell & 1]
    return sum(1 << cell for bit, cell in enumerate(cells) if subhole >> bit & 1)


def some_subholes(puzzle: Puzzle) -> Iterator[tuple[int, int]]:
    """Numbers and masks of some sub-holes of a puzzle, the whole hole among them."""
    first = int(tilings.FIRST_SUBHOLE[PUZZLE_NUMBER[puzzle.name]])
    last = int(tilings.FIRST_SUBHOLE[PUZZLE_NUMBER[puzzle.name] + 1]) - 1
    dice = random.Random(PUZZLE_NUMBER[puzzle.name])
    for number in {last, *(dice.randint(first, last) for _ in range(SUBHOLES_TRIED))}:
        yield number, expand(number - first, puzzle.hole)


def listed(number: int, table: TilingTable) -> list[Multiset]:
    """The multisets of a sub-hole; each says rightly how many pieces it has."""
    found = []
    for entry in table.entries[table.starts[number] : table.starts[number + 1]]:
        multiset = int(table.multisets[entry])
        counts = tuple(multiset >> 4 * shape & 15 for shape in range(SHAPES))
        assert multiset >> tilings.SIZE_SHIFT == sum(counts)
        found.append(counts)
    return found


def limit_for(fewest: int) -> int:
    """The most pieces of a tiling that is kept."""
    usual = max(fewest + tilings.PIECES_OVER, tilings.PIECES_ALWAYS)
    return max(min(usual, tilings.PIECES_LISTED), fewest)


def pack(counts: Multiset) -> int:
    return int(tilings.multiset_of(np.array(counts, np.uint8)))


# The table


@built
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_sub_holes_are_tiled_by_just_the_pieces_of_a_naive_count(puzzle: Puzzle) -> None:
    table = tiling_table()
    for number, mask in some_subholes(puzzle):
        expected = tally(cells_of(mask))
        fewest = min(map(sum, expected))
        assert table.fewest[number] == fewest
        found = listed(number, table)
        assert len(found) == len(set(found))
        assert set(found) == {some for some in expected if sum(some) <= limit_for(fewest)}
        assert [sum(some) for some in found] == sorted(map(sum, found))


@built
@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_the_whole_hole_is_the_last_sub_hole_of_its_puzzle(puzzle: Puzzle) -> None:
    table = tiling_table()
    number = tilings.whole_hole(PUZZLE_NUMBER[puzzle.name], table)
    assert number == tilings.subhole_of(PUZZLE_NUMBER[puzzle.name], puzzle.hole, table)
    assert cells_of(puzzle.hole) == CARDS[puzzle.name].hole
    assert (
        tilings.subhole_of(PUZZLE_NUMBER[puzzle.name], 0, table)
        == tilings.FIRST_SUBHOLE[PUZZLE_NUMBER[puzzle.name]]
    )


@built
def test_the_fewest_pieces_are_those_of_the_solver() -> None:
    table = tiling_table()
    memory, steps = solve.new_memory(), solve.new_steps()
    out = np.zeros((1, CELLS), np.int16)
    dice = random.Random(5)
    for puzzle in PUZZLES:
        first = int(tilings.FIRST_SUBHOLE[PUZZLE_NUMBER[puzzle.name]])
        for subhole in dice.choices(range(1, 1 << puzzle.hole.bit_count()), k=50):
            mask = expand(subhole, puzzle.hole)
            assert solve.list_fewest(mask, solve.UNLIMITED, memory, steps, out) == 1
            assert table.fewest[first + subhole] == np.sum(out[0] != solve.NO_PLACEMENT)


@built
def test_placements_of_a_puzzle_are_all_that_lie_within_its_hole() -> None:
    table = tiling_table()
    for puzzle in PUZZLES:
        for shape in range(SHAPES):
            start = table.lay_starts[PUZZLE_NUMBER[puzzle.name] * SHAPES + shape]
            stop = table.lay_starts[PUZZLE_NUMBER[puzzle.name] * SHAPES + shape + 1]
            masks = PLACEMENT_MASK.astype(np.int64)
            inside = (masks & ~puzzle.hole == 0) & (shape == PLACEMENT_SHAPE)
            assert table.lay_placements[start:stop].tolist() == np.flatnonzero(inside).tolist()
            for cells, number in zip(
                table.lay_cells[start:stop], table.lay_placements[start:stop], strict=True
            ):
                assert expand(int(cells), puzzle.hole) == masks[number]


@built
def test_there_is_room_for_all_of_it() -> None:
    table = tiling_table()
    entries = np.diff(table.starts[tilings.FIRST_SUBHOLE])
    assert entries.max() < tilings.POOL
    assert len(table.multisets) < tilings.BUCKETS / 2
    assert np.diff(table.starts).max() < tilings.LONGEST
    assert len(table.multisets) <= np.iinfo(table.entries.dtype).max + 1


# Arithmetic


def test_cells_of_a_hole_are_numbered_without_those_outside() -> None:
    dice = random.Random(1)
    for hole in PUZZLE_HOLE.tolist():
        for cells in (0, hole, hole & dice.getrandbits(CELLS)):
            packed = int(tilings.compress(cells, hole))
            assert expand(packed, hole) == cells
            assert packed < 1 << hole.bit_count()


def test_multisets_are_subtracted_shape_by_shape() -> None:
    dice = random.Random(2)
    for _ in range(300):
        stock = tuple(dice.randint(0, 7) for _ in range(SHAPES))
        wanted = [0] * SHAPES
        for _ in range(dice.randint(0, 7)):
            wanted[dice.randrange(SHAPES)] += 1
        missing = tuple(max(0, want - have) for want, have in zip(wanted, stock, strict=True))
        found = int(tilings.missing_from(pack(stock), pack(tuple(wanted))))
        assert found == pack(missing)
        assert tilings.multiset_size(found) == sum(missing)
        guards = int(tilings.shapes_in(found))
        assert [guards >> 4 * shape + 3 & 1 for shape in range(SHAPES)] == [
            int(count > 0) for count in missing
        ]


def test_more_pieces_than_can_be_counted_are_as_good_as_seven() -> None:
    assert pack((10,) * SHAPES) == pack((7,) * SHAPES)


@pytest.mark.parametrize("name", ["W09", "W12", "W16", "W21"])
def test_a_small_puzzle_is_tiled_as_the_naive_count_says(name: str) -> None:
    """Also without a compiler."""
    puzzle = next(puzzle for puzzle in PUZZLES if puzzle.name == name)
    table, scratch = np.zeros(1, tilings.TILING_TABLE)[0], np.zeros(1, tilings.TILING_SCRATCH)[0]
    assert tilings.write_lays(table) == tilings.LAYS
    lays = slice(
        table.lay_starts[PUZZLE_NUMBER[puzzle.name] * SHAPES],
        table.lay_starts[(PUZZLE_NUMBER[puzzle.name] + 1) * SHAPES],
    )
    size = 1 << puzzle.hole.bit_count()
    tilings.tile_puzzle(size, table.lay_cells[lays], table.lay_placements[lays], scratch)
    pool, begins, fewest = scratch.pool, scratch.starts, scratch.fewest
    for subhole in range(size):
        expected = tally(cells_of(expand(subhole, puzzle.hole)))
        least = min(map(sum, expected))
        assert fewest[subhole] == least
        found = pool[begins[subhole] : begins[subhole + 1]] & tilings.COUNTS
        assert set(found.tolist()) == {
            pack(some) for some in expected if sum(some) <= limit_for(least)
        }


# The file


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for the file, and a table that is built at once."""
    small = np.dtype((np.record, [("starts", np.int32, 3), ("fewest", np.uint8, 3)]))
    table = np.zeros(1, small)[0]
    table.fewest[:] = range(3)
    monkeypatch.setattr(tilings, "TILING_TABLE", small)
    monkeypatch.setattr(tilings, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(tilings, "build_table", lambda: table)
    return tmp_path / "tilings.npz"


def read() -> TilingTable:
    """The table, asked for by a process that has not asked yet."""
    return tiling_table.__wrapped__()


def test_the_table_is_built_once_and_read_from_then_on(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = read()
    assert [path.name for path in small.parent.iterdir()] == [small.name]

    def never() -> TilingTable:
        raise AssertionError("built again")

    monkeypatch.setattr(tilings, "build_table", never)
    again = read()
    assert first.tobytes() == again.tobytes()


@pytest.mark.parametrize("damage", [b"", b"nonsense", b"PK\x03\x04 cut off"])
def test_a_damaged_file_is_built_anew(small: Path, damage: bytes) -> None:
    small.write_bytes(damage)
    assert read().fewest.tolist() == [0, 1, 2]
    with np.load(small) as kept:
        assert kept["table"]["fewest"].tolist() == [0, 1, 2]


def test_a_file_that_lacks_a_part_or_is_cut_off_is_built_anew(small: Path) -> None:
    np.savez(small, starts=np.arange(3))
    assert read().fewest.tolist() == [0, 1, 2]
    whole = small.read_bytes()
    small.write_bytes(whole[: len(whole) // 2])
    assert read().fewest.tolist() == [0, 1, 2]
    small.write_bytes(whole.replace(whole[200:240], bytes(40)))
    assert read().fewest.tolist() == [0, 1, 2]


def test_where_nothing_can_be_written_the_table_is_built_each_time(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    small.mkdir()
    assert read().fewest.tolist() == [0, 1, 2]
    assert [path.name for path in small.parent.iterdir()] == [small.name]
    monkeypatch.setattr(tilings, "cache_folder", lambda _: None)
    assert read().fewest.tolist() == [0, 1, 2]
