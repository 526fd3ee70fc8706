"""Chapter 1: pieces, puzzles, players."""

import pytest
from oracle.puzzles import CARDS

from projectl.rules import api
from projectl.rules.errors import SetupError
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape, orientations
from projectl.rules.puzzles import PUZZLES, Colour
from rules.position import ADA, EVERY_SHAPE, Position

MODES = [("base", 2), ("base", 3), ("base", 4), ("finesse", 4), ("solo", 1), ("finesse-solo", 1)]
FIVE_WIDE = "B05"  # .###. / ##### / ##### / .###. below an empty line

# Every number counted on paper: level, ways to turn and flip it, ways to lie on 5x5 cells.
SHAPE_TABLE = {
    "I1": (1, 1, 25),
    "I2": (2, 2, 40),
    "I3": (3, 2, 30),
    "V3": (3, 4, 64),
    "I4": (4, 2, 20),
    "L4": (4, 8, 96),
    "T4": (4, 4, 48),
    "S4": (4, 4, 48),
    "O4": (4, 1, 16),
}


@pytest.mark.rule("R1.1")
def test_there_are_nine_shapes() -> None:
    assert [shape.name for shape in Shape] == list(SHAPE_TABLE)


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize("name", SHAPE_TABLE)
def test_a_shape_has_its_level_in_squares_and_all_its_orientations(name: str) -> None:
    level, ways_to_turn, ways_to_lie = SHAPE_TABLE[name]
    shape = Shape[name]
    masks = [int(mask) for mask in PLACEMENT_MASK[shape == PLACEMENT_SHAPE]]
    assert shape.level == level
    assert len(orientations(shape)) == ways_to_turn
    assert len(set(masks)) == len(masks) == ways_to_lie
    assert {mask.bit_count() for mask in masks} == {level}


@pytest.mark.rule("R1.1")
@pytest.mark.parametrize(
    ("piece", "as_printed", "flipped"),
    [
        ("L4", "b2 b3 b4 c4", "c2 c3 c4 b4"),
        ("S4", "c2 d2 b3 c3", "b2 c2 c3 d3"),
    ],
)
def test_a_piece_may_be_flipped(piece: str, as_printed: str, flipped: str) -> None:
    position = Position().own(ADA, piece).puzzle(ADA, 1, FIVE_WIDE)
    assert position.may(f"place 1 {piece} {as_printed}")
    assert position.may(f"place 1 {piece} {flipped}")


@pytest.mark.rule("R1.2")
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_there_are_ten_pieces_of_each_shape_wherever_they_lie(mode: str, seats: int) -> None:
    position = Position(mode, seats).puzzle(ADA, 1, FIVE_WIDE)
    assert position.pieces_everywhere() == dict.fromkeys(EVERY_SHAPE.split(), 10)
    position.play("place 1 I1 c3", "upgrade I2 V3")
    assert position.pieces_everywhere() == dict.fromkeys(EVERY_SHAPE.split(), 10)


@pytest.mark.rule("R1.2")
def test_a_piece_is_in_exactly_one_place() -> None:
    position = Position().puzzle(ADA, 1, FIVE_WIDE)
    assert (position.reserve("V3"), position.supply(ADA)) == (10, "I1 I2")
    position.play("upgrade I2 V3")
    assert (position.reserve("V3"), position.supply(ADA)) == (9, "I1 V3")
    position.play("place 1 V3 c2 c3 d3")
    assert (position.reserve("V3"), position.supply(ADA)) == (9, "I1")
    assert position.state.laid[ADA, 0, Shape.V3] == 1


@pytest.mark.rule("R1.3")
def test_there_are_32_white_puzzles_and_20_black_ones() -> None:
    white = [puzzle.name for puzzle in PUZZLES if puzzle.colour is Colour.WHITE]
    black = [puzzle.name for puzzle in PUZZLES if puzzle.colour is Colour.BLACK]
    assert white == [f"W{number:02}" for number in range(1, 33)]
    assert black == [f"B{number:02}" for number in range(1, 21)]


@pytest.mark.rule("R1.3")
@pytest.mark.parametrize("card", CARDS.strip().splitlines())
def test_a_puzzle_has_the_hole_the_points_and_the_reward_of_the_list(card: str) -> None:
    name, points, reward, drawing = card.split()
    (puzzle,) = (puzzle for puzzle in PUZZLES if puzzle.name == name)
    assert (puzzle.points, puzzle.reward.name) == (int(points), reward)
    assert 0 <= puzzle.points <= 5
    cells = "".join("#" if puzzle.hole >> cell & 1 else "." for cell in range(25))
    assert cells == drawing.replace("/", "")


@pytest.mark.rule("R1.3")
def test_black_puzzles_are_worth_more_than_white_ones() -> None:
    white = {puzzle.points for puzzle in PUZZLES if puzzle.colour is Colour.WHITE}
    black = {puzzle.points for puzzle in PUZZLES if puzzle.colour is Colour.BLACK}
    assert (white, black) == ({0, 1, 2}, {3, 4, 5})


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(("mode", "seats"), MODES)
def test_two_to_four_play_together_or_one_alone(mode: str, seats: int) -> None:
    assert api.new_games([1], mode, seats)[0].seats == seats


@pytest.mark.rule("R1.4")
@pytest.mark.parametrize(
    ("mode", "seats"),
    [("base", 1), ("base", 5), ("finesse", 1), ("finesse", 5), ("solo", 2), ("finesse-solo", 2)],
)
def test_nobody_plays_in_another_number(mode: str, seats: int) -> None:
    with pytest.raises(SetupError, match=f"not {seats}"):
        api.new_games([1], mode, seats)
