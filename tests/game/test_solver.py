"""The solver as people call it: shapes in, tilings out, and errors that help."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest

from projectl.game import solver
from projectl.game.solver import Laid, SolverError, Tiling
from projectl.rules import api
from projectl.rules.errors import RulesError
from projectl.rules.pieces import (
    PLACEMENT_MASK,
    PLACEMENT_SHAPE,
    PLACEMENTS,
    Shape,
    mask_of,
    read_drawing,
)
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES

I1, I2, I3, V3, I4, L4, T4, S4, O4 = Shape


def hole(drawing: str) -> int:
    return mask_of(read_drawing(drawing))


def puzzle(name: str) -> int:
    return PUZZLES[PUZZLE_NUMBER[name]].hole


def drawn(tiling: Tiling | None) -> set[tuple[Shape, int]]:
    """A tiling without an order."""
    assert tiling is not None
    return {(laid.shape, laid.mask) for laid in tiling}


def test_a_row_of_three_is_filled_in_four_ways() -> None:
    row = hole("###")
    tilings = [drawn(tiling) for tiling in solver.ways(row)]
    expected = [
        {(I3, hole("###"))},
        {(I2, hole("##.")), (I1, hole("..#"))},
        {(I1, hole("#..")), (I2, hole(".##"))},
        {(I1, hole("#..")), (I1, hole(".#.")), (I1, hole("..#"))},
    ]
    assert solver.count_ways(row) == len(tilings) == 4
    assert all(tiling in expected for tiling in tilings)
    assert len({frozenset(tiling) for tiling in tilings}) == 4


def test_only_pieces_that_are_there_are_used_and_some_may_be_left() -> None:
    assert solver.count_ways(hole("###"), [I1, I2, O4]) == 2
    assert solver.count_ways(hole("###"), [I1, I1, O4]) == 0
    assert solver.count_ways(hole("###"), {I1: 3, I2: 1}) == 3
    assert solver.count_ways(hole("###"), Counter([I3])) == 1
    assert solver.can_fill(hole("##/##"), [S4, O4])
    assert not solver.can_fill(hole("##/##"), [S4, L4, I3])


def test_a_laid_piece_knows_its_number_in_the_engine() -> None:
    tiling = solver.one_way(puzzle("W24"), [V3])
    assert tiling is not None
    assert tiling == (Laid(V3, puzzle("W24"), tiling[0].placement),)
    assert PLACEMENT_MASK[tiling[0].placement] == puzzle("W24")
    assert PLACEMENT_SHAPE[tiling[0].placement] == V3


def test_one_way_is_a_tiling_or_nothing() -> None:
    assert drawn(solver.one_way(hole("##/##/#."), [O4, I1])) == {
        (O4, hole("##/##")),
        (I1, hole("../../#.")),
    }
    assert solver.one_way(hole("##/##/#."), [O4, I2]) is None


def test_a_hole_that_is_full_has_one_tiling_without_pieces() -> None:
    assert solver.one_way(0, []) == ()
    assert solver.fewest_pieces(0, []) == ()
    assert solver.ways(0) == [()]
    assert solver.missing_pieces(0, []) == [()]
    assert solver.ways_by_pieces(0) == {(): 1}


def test_the_fewest_pieces_are_fewer_than_the_first_that_fit() -> None:
    # A 3x2 hole: the O4 leaves an I2, the two I3 or V3 are two pieces as well.
    six = hole("###/###")
    assert len(solver.fewest_pieces(six) or ()) == 2
    assert len(solver.fewest_pieces(six, [I1] * 6) or ()) == 6
    assert len(solver.fewest_pieces(six, [T4, I1, I1, I2, I2, I2]) or ()) == 3
    assert solver.fewest_pieces(six, [O4, I1]) is None


def test_the_first_few_ways_can_be_asked_for() -> None:
    some = solver.ways(puzzle("B01"), most=5)
    assert len(set(some)) == 5
    assert solver.ways(puzzle("B01"), most=0) == []
    assert len(solver.ways(puzzle("W03"), most=1_000_000)) == solver.count_ways(puzzle("W03"))


def test_what_is_missing_are_all_smallest_additions() -> None:
    assert solver.missing_pieces(hole("###"), [I2]) == [(I1,), (I3,)]
    assert solver.missing_pieces(hole("###"), [I3]) == [()]
    assert solver.missing_pieces(hole("##/##"), []) == [(O4,)]
    assert solver.missing_pieces(hole("#.#.#/.#.#."), [I1] * 3) == [(I1, I1)]
    assert solver.count_missing(hole("#.#.#/.#.#."), [I1] * 3) == 2
    fields = hole("#.#.#/.#.#./#.#.#/.#.#./#.#.#")
    assert solver.missing_pieces(fields, [I2] * 10) == [(I1,) * 13]


def test_more_additions_than_the_first_list_has_room_for_are_all_found() -> None:
    found = solver.missing_pieces((1 << 25) - 1, [])
    assert len(found) > 256
    assert len(set(found)) == len(found)
    assert {len(pieces) for pieces in found} == {7}
    assert all(solver.can_fill((1 << 25) - 1, pieces) for pieces in found[::50])


def test_tilings_by_pieces_add_up_to_all_tilings() -> None:
    for name in ("W01", "W08", "B13", "B16"):
        by_pieces = solver.ways_by_pieces(puzzle(name))
        assert sum(by_pieces.values()) == solver.count_ways(puzzle(name))
        cells = puzzle(name).bit_count()
        assert {sum(shape.level for shape in pieces) for pieces in by_pieces} == {cells}
    assert solver.ways_by_pieces(hole("###"), [I1, I1, I2, O4]) == {(I1, I2): 2}


def test_the_supply_of_a_game_becomes_pieces() -> None:
    games = api.new_games([1])
    assert solver.pieces_of(games[0].supply[0]) == (I1, I2)
    assert solver.pieces_of(games[0].reserve) == solver.pieces_of([8, 8, *[10] * 7])
    games[0].hole[0, 0] = hole("###")
    assert solver.can_fill(games[0].hole[0, 0], solver.pieces_of(games[0].supply[0]))


def test_more_pieces_than_the_field_has_room_for_are_no_mistake() -> None:
    assert solver.count_ways(hole("###"), {I1: 1000, O4: 1000}) == 1
    assert solver.count_ways(puzzle("B01"), solver.EVERY_PIECE) < solver.count_ways(puzzle("B01"))


def test_threads_do_not_get_into_each_other() -> None:
    holes = [puzzle.hole for puzzle in PUZZLES] * 4
    expected = [solver.count_ways(each) for each in holes]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(solver.count_ways, holes)) == expected


def test_every_placement_is_the_one_way_to_fill_its_own_cells() -> None:
    for placement in range(PLACEMENTS):
        mask, shape = int(PLACEMENT_MASK[placement]), Shape(PLACEMENT_SHAPE[placement])
        assert solver.fewest_pieces(mask) == (Laid(shape, mask, placement),)


@pytest.mark.parametrize(
    ("wrong", "pieces", "message"),
    [
        (1 << 25, None, "a hole is a mask of 25 cells, below 2**25, not 33554432"),
        (-1, None, "a hole cannot be negative, as -1 is"),
        ("###", None, "a hole is a whole number, not '###'"),
        (7, {I1: -1}, "the number of I1 cannot be negative, as -1 is"),
        (7, {I1: 1.5}, "the number of I1 is a whole number, not 1.5"),
        (7, 3, "pieces are an iterable of shapes or a mapping to counts, not 3"),
        (
            7,
            [1, 0, 0, 0, 0, 0, 0, 0, 0],
            "pieces are shapes such as Shape.L4, not 1; "
            "nine counts become pieces with pieces_of(counts)",
        ),
    ],
)
def test_an_error_says_what_would_be_right(wrong: int, pieces: object, message: str) -> None:
    with pytest.raises(SolverError) as caught:
        solver.count_ways(wrong, pieces)  # type: ignore[arg-type]
    assert str(caught.value) == message
    assert isinstance(caught.value, RulesError)


def test_too_many_tilings_are_not_listed_unasked() -> None:
    field = (1 << 25) - 1
    with pytest.raises(SolverError, match="2,349,204,370 tilings; say with `most` how many"):
        solver.ways(field)
    assert len(solver.ways(field, most=3)) == 3
    with pytest.raises(SolverError, match="the most tilings cannot be negative"):
        solver.ways(field, most=-1)


def test_nine_counts_are_nine() -> None:
    with pytest.raises(SolverError, match="there are nine shapes, so nine counts, not 2"):
        solver.pieces_of([1, 2])
