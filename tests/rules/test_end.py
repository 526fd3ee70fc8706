"""Chapter 5: the last round, and finishing touches."""

import pytest

from projectl.rules.puzzles import Colour
from projectl.rules.state import EndReason, Phase
from rules.position import ADA, BEN, CLEO, Position

# Four points; an I4 is all that is missing.
LACKS_AN_I4 = """
    .....
    .....
    .aaa.
    bbbbc
    ####d
"""


# R5.1: the black deck runs out


@pytest.mark.rule("R5.1")
@pytest.mark.parametrize(
    ("taker", "rest_of_the_round"), [(ADA, [BEN, CLEO]), (BEN, [CLEO]), (CLEO, [])]
)
def test_the_round_is_finished_and_one_more_is_played(
    taker: int, rest_of_the_round: list[int]
) -> None:
    position = Position(seats=3).leave_in_deck(1)
    position.state.player = taker
    position.leave_actions(1).play("take B1")
    assert position.deck(Colour.BLACK) == []
    assert None not in position.market()[4:]
    turns = position.turns_to_touches()
    assert turns == [(1, seat) for seat in rest_of_the_round] + [(2, ADA), (2, BEN), (2, CLEO)]
    assert position.end_reason is EndReason.BLACK_DECK_EMPTY
    assert position.turn() == (2, ADA)


@pytest.mark.rule("R5.1", "R2.4")
def test_the_last_round_ends_with_the_seat_before_the_first_one() -> None:
    position = Position(seats=3).leave_in_deck(1)
    position.state.first = position.state.player = BEN
    position.leave_actions(1).play("take B1")
    assert position.turns_to_touches() == [(1, CLEO), (1, ADA), (2, BEN), (2, CLEO), (2, ADA)]
    assert (position.phase, position.turn()) == (Phase.TOUCH, (2, BEN))


@pytest.mark.rule("R5.1")
def test_a_black_deck_with_one_card_triggers_nothing() -> None:
    position = Position().leave_in_deck(2).play("take B1")
    assert position.state.last_round == 0
    position.play("take B1")
    assert position.state.last_round == 2


@pytest.mark.rule("R5.1")
def test_later_takes_do_not_put_the_end_off() -> None:
    position = Position().leave_in_deck(1).leave_actions(1).play("take B1")
    position.play("take B1", "take B2", "take W1")
    position.play("take B3", "take W1", "take W1")
    assert position.turns_to_touches() == [(2, BEN)]


@pytest.mark.rule("R5.1")
def test_the_white_deck_running_out_triggers_nothing() -> None:
    position = Position().leave_in_deck(1, Colour.WHITE).play("take W1")
    assert position.deck(Colour.WHITE) == []
    assert position.state.last_round == 0


@pytest.mark.rule("R5.1", "R3.8")
def test_a_game_in_its_last_round_ends_by_the_deck_even_if_nobody_moves() -> None:
    position = Position().leave_in_deck(1).leave_actions(1).play("take B1")
    position.idle_turn()
    position.state.idle_rounds = 4
    position.turns_to_touches()
    assert position.end_reason is EndReason.BLACK_DECK_EMPTY


@pytest.mark.rule("R5.1")
def test_a_game_can_last_longer_than_255_rounds() -> None:
    position = Position().leave_in_deck(1).leave_actions(1)
    position.state.round_number = 255
    position.play("take B1").idle_turn()
    assert position.turns_to_touches() == [(256, ADA), (256, BEN)]
    assert position.end_reason is EndReason.BLACK_DECK_EMPTY


# R5.2: finishing touches


@pytest.mark.rule("R5.2")
def test_everyone_has_touches_in_turn_order_and_then_the_game_is_over() -> None:
    position = Position(seats=3)
    position.state.first = position.state.player = BEN
    position.begin_touches()
    for seat in (BEN, CLEO, ADA):
        assert (position.phase, position.turn()[1]) == (Phase.TOUCH, seat)
        position.play("done")
    assert position.phase is Phase.OVER
    assert position.choices() == []


@pytest.mark.rule("R5.2")
def test_touches_are_placements_and_nothing_else() -> None:
    position = Position().own(ADA, "I1 O4").puzzle(ADA, 1, "W22").begin_touches()
    assert position.choices() == ["place 1 I1 c3", "place 1 I1 c4", "done"]


@pytest.mark.rule("R5.2")
def test_any_number_of_touches_can_be_made_even_on_one_puzzle() -> None:
    position = Position().own(ADA, "I1 I1 I1 I2").puzzle(ADA, 1, "B05").begin_touches()
    position.play("place 1 I1 c2", "place 1 I1 c3", "place 1 I1 c4", "place 1 I2 b5 c5")
    assert position.choices() == ["done"]
    assert position.score() == -4


@pytest.mark.rule("R5.2")
def test_a_touch_costs_a_point_and_its_puzzle_counts_only_when_the_player_is_done() -> None:
    position = Position().own(ADA, "I4").finish(ADA, "B01 B02 W01")
    position.puzzle(ADA, 1, "B09", LACKS_AN_I4).puzzle(ADA, 2, "W16").begin_touches()
    assert position.score() == 12
    position.play("place 1 I4 a5 b5 c5 d5")
    assert (position.score(), position.slots(ADA)[0]) == (11, "B09")
    position.play("done")
    assert position.score() == 15
    assert position.slots(ADA) == [None, "W16", None, None]


@pytest.mark.rule("R5.2")
def test_pieces_come_back_only_when_the_player_is_done_and_without_a_reward() -> None:
    position = Position().own(ADA, "I4").puzzle(ADA, 1, "B09", LACKS_AN_I4)
    position.puzzle(ADA, 2, "W22").begin_touches()
    rewards = position.reserve("V3")
    position.play("place 1 I4 a5 b5 c5 d5")
    assert position.supply(ADA) == ""
    assert position.choices() == ["done"]
    position.play("done")
    assert position.supply(ADA) == "I1 I1 I3 I4 I4"
    assert position.reserve("V3") == rewards


@pytest.mark.rule("R5.2", "R4.3")
def test_no_substitute_is_chosen_for_a_puzzle_filled_by_touches() -> None:
    position = Position().own(ADA, "I2").puzzle(ADA, 1, "W22").drain("I2", to=BEN)
    position.begin_touches().play("place 1 I2 c3 c4", "done")
    assert (position.phase, position.turn()[1]) == (Phase.TOUCH, BEN)
    assert position.supply(ADA) == "I2"


@pytest.mark.rule("R5.2")
def test_pieces_on_a_puzzle_that_stays_unfinished_stay_there() -> None:
    position = Position().own(ADA, "I1").puzzle(ADA, 1, "W22").begin_touches()
    position.play("place 1 I1 c3", "done")
    assert position.supply(ADA) == ""
    assert position.hole(ADA, 1) == "...../...../...../..#../....."


@pytest.mark.rule("R5.2")
def test_a_total_may_be_negative() -> None:
    position = Position().own(ADA, "I1 I1").puzzle(ADA, 1, "W22").begin_touches()
    assert position.play("place 1 I1 c3", "place 1 I1 c4", "done").score() == -2
