"""Chapter 6: points, and every tie-break after them."""

import pytest

from rules.position import ADA, BEN, CLEO, DAN, Position

TWO_PIECES_ON_W16 = """
    .....
    .....
    .a#..
    .ab#.
    .....
"""


@pytest.mark.rule("R6.1")
def test_finished_puzzles_bring_their_points() -> None:
    position = Position().finish(ADA, "W01 W09 W22 B06 B20")
    assert position.score(ADA) == 2 + 1 + 0 + 4 + 3
    assert position.score(BEN) == 0


@pytest.mark.rule("R6.1")
def test_touches_are_deducted() -> None:
    position = Position().own(ADA, "I1 I1").finish(ADA, "B06").puzzle(ADA, 1, "B05")
    position.begin_touches().play("place 1 I1 c3", "place 1 I1 c4", "done")
    assert position.score(ADA) == 4 - 2


@pytest.mark.rule("R6.1")
def test_unfinished_puzzles_cost_nothing() -> None:
    position = Position().finish(ADA, "W01").puzzle(ADA, 1, "B01").puzzle(ADA, 2, "W09")
    assert position.score(ADA) == 2


@pytest.mark.rule("R6.1")
def test_the_highest_total_wins_whatever_else_the_others_have() -> None:
    position = Position().finish(ADA, "B01").finish(BEN, "W09 W10 W11 W12").give(BEN, "O4 O4")
    assert position.ranks() == [1, 2]


@pytest.mark.rule("R6.1")
def test_a_negative_total_is_behind_nothing() -> None:
    position = Position().puzzle(ADA, 1, "B05").begin_touches().play("place 1 I1 c3", "done")
    assert position.ranks() == [2, 1]


@pytest.mark.rule("R6.2")
def test_of_equal_points_the_one_with_more_finished_puzzles_is_ahead() -> None:
    position = Position().finish(ADA, "W01").finish(BEN, "W09 W10").give(ADA, "O4 O4")
    assert position.ranks() == [2, 1]


@pytest.mark.rule("R6.2", "R5.2")
def test_a_puzzle_filled_by_touches_counts_among_the_finished_ones() -> None:
    position = Position().own(ADA, "I2").puzzle(ADA, 1, "W09").own(BEN, "I1 I1 I1")
    position.finish(ADA, "W01").finish(BEN, "W02").begin_touches()
    position.play("place 1 I2 c3 c4", "done", "done")
    assert (position.score(ADA), position.score(BEN)) == (2, 2)
    assert position.ranks() == [1, 2]


@pytest.mark.rule("R6.2")
def test_then_the_one_with_more_pieces_is_ahead_whatever_their_size() -> None:
    position = Position().finish(ADA, "W01").finish(BEN, "W02").own(ADA, "O4").own(BEN, "I1 I1")
    assert position.ranks() == [2, 1]


@pytest.mark.rule("R6.2")
def test_pieces_on_unfinished_puzzles_count_too() -> None:
    position = Position().own(ADA, "I1 I1").own(BEN, "I1").puzzle(BEN, 1, "W16", TWO_PIECES_ON_W16)
    assert position.ranks() == [2, 1]


@pytest.mark.rule("R6.2")
def test_otherwise_the_victory_is_shared() -> None:
    position = Position().finish(ADA, "W01").finish(BEN, "W02").own(ADA, "I1 O4").own(BEN, "I2 V3")
    assert position.ranks() == [1, 1]


@pytest.mark.rule("R6.2")
def test_behind_a_shared_place_the_next_one_is_left_out() -> None:
    position = Position(seats=3).finish(BEN, "W01").finish(CLEO, "W02")
    assert position.ranks() == [3, 1, 1]
    position = Position(seats=4).finish(BEN, "W01").finish(CLEO, "W02").finish(DAN, "B01")
    assert position.ranks() == [4, 2, 2, 1]


@pytest.mark.rule("R6.1", "R6.2")
def test_every_tie_break_can_tell_two_players_apart() -> None:
    position = Position(seats=4)
    position.finish(ADA, "W09 W10")
    position.finish(BEN, "W11 W12").give(BEN, "I1")
    position.finish(CLEO, "W01")
    position.finish(DAN, "B13")
    assert position.ranks() == [3, 2, 4, 1]
