"""Chapter 3: placing pieces, one by one or as a Master."""

import pytest

from projectl.rules.pieces import Shape
from rules.position import ADA, BEN, Position

# R3.6: placing one piece


@pytest.mark.rule("R3.6")
def test_a_piece_may_lie_anywhere_inside_the_hole() -> None:
    position = Position().own(ADA, "V3").puzzle(ADA, 1, "W16")
    #     a b c d e
    # 3   . # # . .
    # 4   . # # # .
    assert set(position.choices("place")) == {
        "place 1 V3 b3 b4 c3",
        "place 1 V3 b3 b4 c4",
        "place 1 V3 b3 c3 c4",
        "place 1 V3 b4 c3 c4",
        "place 1 V3 c3 c4 d4",
    }


@pytest.mark.rule("R3.6")
def test_a_piece_lies_on_no_other_piece() -> None:
    position = (
        Position()
        .own(ADA, "I2")
        .puzzle(
            ADA,
            1,
            "W16",
            """
            .....
            .....
            .v#..
            .vv#.
            .....
            """,
        )
    )
    assert position.choices("place") == []
    assert position.give(ADA, "I1").choices("place") == ["place 1 I1 c3", "place 1 I1 d4"]


@pytest.mark.rule("R3.6")
@pytest.mark.parametrize("cells", ["b3 c3 d3 d4", "b2 b3 b4 c4", "b4 c4 d4 d5"])
def test_a_piece_may_not_stick_out_of_the_hole(cells: str) -> None:
    position = Position().own(ADA, "L4").puzzle(ADA, 1, "W16")
    assert not position.may(f"place 1 L4 {cells}")
    assert position.may("place 1 L4 b3 b4 c4 d4")


@pytest.mark.rule("R3.6")
def test_a_piece_moves_from_the_supply_to_the_hole() -> None:
    position = Position().own(ADA, "V3 V3").puzzle(ADA, 1, "W16").play("place 1 V3 b3 b4 c4")
    assert position.supply(ADA) == "V3"
    assert position.state.laid[ADA, 0, Shape.V3] == 1
    assert position.hole(ADA, 1) == "...../...../..#../...#./....."


@pytest.mark.rule("R3.6")
def test_only_pieces_of_the_own_supply_go_on_the_own_puzzles() -> None:
    position = Position().own(ADA, "I1").own(BEN, "I2").puzzle(ADA, 2, "W22").puzzle(BEN, 1, "W09")
    assert position.choices("place") == ["place 2 I1 c3", "place 2 I1 c4"]


@pytest.mark.rule("R3.6")
def test_a_placed_piece_stays_until_the_puzzle_is_complete() -> None:
    position = Position().puzzle(ADA, 1, "W10").play("place 1 I1 c3", "take W1", "take W1")
    position.idle_turn()
    assert position.hole(ADA, 1) == "...../..#../...../..#../....."
    assert position.choices("upgrade I1") == []
    assert position.supply(ADA) == "I2"


# R3.7: the Master


def three_small_puzzles() -> Position:
    """Ada has a puzzle of two cells, one of three and a large one."""
    return Position().puzzle(ADA, 1, "W22").puzzle(ADA, 2, "W10").puzzle(ADA, 4, "B05")


@pytest.mark.rule("R3.7")
def test_a_master_places_a_piece_on_each_puzzle_for_one_action() -> None:
    position = three_small_puzzles().own(ADA, "I1 I1 T4").play("master")
    assert position.state.actions_left == 2
    position.play("place 2 I1 c4", "place 4 T4 b2 c2 d2 c3", "place 1 I1 c3", "done")
    assert (position.turn(), position.state.actions_left) == ((1, ADA), 2)
    assert position.supply(ADA) == ""
    assert [position.hole(ADA, slot) for slot in (1, 2, 4)] == [
        "...../...../...../..#../.....",
        "...../..#../..#../...../.....",
        "...../...../##.##/#####/.###.",
    ]


@pytest.mark.rule("R3.7")
def test_a_master_places_at_most_one_piece_on_a_puzzle() -> None:
    position = three_small_puzzles().own(ADA, "I1 I1").play("master", "place 4 I1 c3")
    assert position.choices("place 4") == []
    assert position.choices("place 1") == ["place 1 I1 c3", "place 1 I1 c4"]


@pytest.mark.rule("R3.7")
def test_a_master_may_leave_puzzles_out_but_not_all_of_them() -> None:
    position = three_small_puzzles().play("master")
    assert not position.may("done")
    position.play("place 4 I1 c3")
    assert position.may("done")


@pytest.mark.rule("R3.7")
def test_inside_a_master_nothing_but_placing_is_done() -> None:
    position = three_small_puzzles().play("master")
    assert all(text.startswith("place") for text in position.choices())
    position.play("place 4 I1 c3")
    assert all(text.startswith("place") or text == "done" for text in position.choices())


@pytest.mark.rule("R3.7", "R4.1")
def test_master_may_not_use_a_piece_it_just_got_back() -> None:
    position = three_small_puzzles().own(ADA, "I2").play("master", "place 1 I2 c3 c4")
    assert position.supply(ADA) == ""
    assert position.choices() == ["done"]


@pytest.mark.rule("R3.7")
def test_a_master_comes_once_a_turn() -> None:
    position = three_small_puzzles().own(ADA, "I1 I1").play("master", "place 4 I1 c3", "done")
    assert position.may("place 4 I1 c4")
    assert not position.may("master")


@pytest.mark.rule("R3.7")
def test_a_master_can_be_played_again_in_the_next_turn() -> None:
    position = three_small_puzzles().own(ADA, "I1 I1").play("master", "place 4 I1 c3", "done")
    position.play("take W1", "piece I1").idle_turn()
    assert position.turn() == (2, ADA)
    assert position.may("master")


@pytest.mark.rule("R3.7")
def test_a_master_can_be_the_last_action_and_the_turn_ends_with_it() -> None:
    position = three_small_puzzles().leave_actions(1).play("master", "place 4 I1 c3")
    assert position.turn() == (1, ADA)
    assert position.play("done").turn() == (1, BEN)


@pytest.mark.rule("R3.7")
def test_no_master_begins_where_no_piece_can_be_placed() -> None:
    assert not Position().may("master")
    assert not Position().own(ADA, "O4").puzzle(ADA, 1, "W22").may("master")
    assert Position().own(ADA, "I2").puzzle(ADA, 1, "W22").may("master")
