"""Chapter 3: three actions, puzzles, pieces and exchanges, and rounds in which nothing happens."""

import pytest

from projectl.rules.puzzles import Colour
from projectl.rules.state import EndReason, Phase
from rules.position import ADA, BEN, EVERY_SHAPE, LEVEL_4, Position


def stuck(mode: str = "base", supply: str = "") -> Position:
    """Ada's slots are full, Ben has all other pieces, and no piece of hers fits anywhere."""
    position = Position(mode, seats=2).own(ADA, supply).drain(EVERY_SHAPE, to=BEN)
    for slot, name in enumerate(["W09", "W10", "W22", "W24"], 1):
        position.puzzle(ADA, slot, name)
    return position


def up_from(position: Position, piece: str) -> set[str]:
    """What a piece can be exchanged for."""
    return {text.split()[2] for text in position.choices(f"upgrade {piece}")}


# R3.1, R3.2: three actions


@pytest.mark.rule("R3.1")
def test_a_turn_is_three_actions() -> None:
    position = Position().puzzle(ADA, 1, "B05")
    position.play("take W1", "upgrade I2 V3")
    assert position.turn() == (1, ADA)
    position.play("place 1 V3 b2 c2 b3")
    assert position.turn() == (1, BEN)
    assert position.state.actions_left == 3


@pytest.mark.rule("R3.1")
@pytest.mark.parametrize(
    "turn",
    [
        ["take W1", "take B1", "take W1"],
        ["piece I1", "piece I1", "piece I1"],
        ["upgrade I2 V3", "upgrade V3 I2", "upgrade I2 I3"],
        ["place 1 I1 c3", "place 1 I2 b2 c2", "place 1 T4 b5 c5 d5 c4"],
    ],
)
def test_an_action_may_be_repeated(turn: list[str]) -> None:
    position = Position().puzzle(ADA, 1, "B05").give(ADA, "T4")
    assert position.play(*turn).turn() == (1, BEN)


@pytest.mark.rule("R3.2")
def test_nobody_may_pass_or_end_the_turn_while_something_can_be_done() -> None:
    position = Position()
    for action in ("piece I1", "piece I1"):
        assert not position.may("pass")
        assert not position.may("end")
        position.play(action)
    assert not position.may("pass")
    assert not position.may("end")


@pytest.mark.rule("R3.2")
def test_who_can_do_nothing_passes_one_action_at_a_time() -> None:
    position = stuck()
    for left in (3, 2, 1):
        assert position.state.actions_left == left
        assert position.choices() == ["pass"]
        position.play("pass")
    assert position.turn() == (1, BEN)


@pytest.mark.rule("R3.2")
def test_a_piece_that_fits_nowhere_and_cannot_be_exchanged_allows_a_pass() -> None:
    assert stuck(supply="O4").choices() == ["pass"]


@pytest.mark.rule("R3.2")
@pytest.mark.parametrize(
    ("supply", "way_out"),
    [("V3", "place 4 V3 b3 b4 c4"), ("", "piece T4"), ("O4", "upgrade O4 T4")],
)
def test_one_way_out_forbids_the_pass(supply: str, way_out: str) -> None:
    position = stuck(supply=supply)
    if "T4" in way_out:
        position.own(BEN, " ".join(["T4"] * 9)).drain("I1 I2 I3 V3 I4 L4 S4 O4", to=BEN)
    assert position.may(way_out)
    assert not position.may("pass")


@pytest.mark.rule("R3.2")
def test_a_free_slot_forbids_the_pass() -> None:
    position = Position().own(ADA, "").drain(EVERY_SHAPE, to=BEN)
    assert position.choices() == [f"take {row}{place}" for row in "WB" for place in range(1, 5)]


@pytest.mark.rule("R3.2", "R8.5")
def test_coins_to_insert_with_do_not_forbid_the_pass() -> None:
    position = stuck("finesse").set_coins(ADA, available=2)
    assert position.choices() == ["insert", "pass"]


# R3.3: taking a puzzle


@pytest.mark.rule("R3.3")
@pytest.mark.parametrize(("place", "colour"), [("W2", Colour.WHITE), ("B4", Colour.BLACK)])
def test_a_puzzle_is_taken_from_either_row_and_the_row_refilled(place: str, colour: Colour) -> None:
    position = Position()
    wanted, below = position.at(place), position.deck(colour)
    others = [name for name in position.market() if name != wanted]
    position.play(f"take {place}")
    assert position.slots(ADA) == [wanted, None, None, None]
    assert position.at(place) == below[0]
    assert position.deck(colour) == below[1:]
    assert [name for name in position.market() if name != below[0]] == others


@pytest.mark.rule("R3.3")
def test_the_new_puzzle_has_its_whole_hole_open_and_no_pieces() -> None:
    position = Position().show("W3", "W16").play("take W3")
    assert position.hole(ADA, 1) == "...../...../.##../.###./....."
    assert not position.state.laid[ADA].any()


@pytest.mark.rule("R3.3")
def test_a_puzzle_goes_to_the_lowest_free_slot_and_never_moves() -> None:
    position = Position().puzzle(ADA, 1, "W22").puzzle(ADA, 3, "W10").show("W1", "W16")
    position.play("take W1")
    assert position.slots(ADA) == ["W22", "W16", "W10", None]
    position.show("W1", "W19").play("place 1 I2 c3 c4")
    assert position.slots(ADA) == [None, "W16", "W10", None]
    position.play("take W1")
    assert position.slots(ADA) == ["W19", "W16", "W10", None]


@pytest.mark.rule("R3.3")
def test_with_four_puzzles_no_other_can_be_taken() -> None:
    position = Position()
    for slot, name in enumerate(["W16", "W17", "B05"], 1):
        position.puzzle(ADA, slot, name)
    position.play("take B1")
    assert position.choices("take") == []


@pytest.mark.rule("R3.3")
def test_without_a_deck_the_place_stays_empty() -> None:
    position = Position().leave_in_deck(1, Colour.WHITE)
    (last,) = position.deck(Colour.WHITE)
    position.play("take W2")
    assert position.at("W2") == last
    position.play("take W2")
    assert position.at("W2") is None
    assert not position.may("take W2")
    assert position.may("take W3")


# R3.4: taking a level-1 piece


@pytest.mark.rule("R3.4")
def test_a_level_1_piece_comes_from_the_reserve() -> None:
    position = Position()
    assert position.choices("piece") == ["piece I1"]
    position.play("piece I1")
    assert (position.supply(ADA), position.reserve("I1")) == ("I1 I1 I2", 7)


@pytest.mark.rule("R3.4")
@pytest.mark.parametrize(
    ("missing", "offered"),
    [
        ("I1", "I2"),
        ("I1 I2", "I3 V3"),
        ("I1 I2 I3", "V3"),
        ("I1 I2 I3 V3", LEVEL_4),
        ("I1 I2 I3 V3 L4 S4", "I4 T4 O4"),
        ("I1 I3 V3", "I2"),
        ("I2 I3 V3", "I1"),
    ],
)
def test_without_level_1_any_shape_of_the_lowest_level_there_is(missing: str, offered: str) -> None:
    position = Position().drain(missing, to=BEN)
    assert position.choices("piece") == [f"piece {shape}" for shape in offered.split()]
    position.play(position.choices("piece")[-1])
    assert offered.split()[-1] in position.supply(ADA)


@pytest.mark.rule("R3.4")
def test_an_empty_reserve_offers_no_piece() -> None:
    assert Position().drain(EVERY_SHAPE, to=BEN).choices("piece") == []


# R3.5: exchanging a piece


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize(
    ("give", "get"),
    [
        ("I1", "I2"),
        ("I2", "I1 I3 V3"),
        ("I3", f"I1 I2 V3 {LEVEL_4}"),
        ("V3", f"I1 I2 I3 {LEVEL_4}"),
        ("I4", "I1 I2 I3 V3 L4 T4 S4 O4"),
        ("S4", "I1 I2 I3 V3 I4 L4 T4 O4"),
    ],
)
def test_a_piece_goes_one_level_up_or_across_or_any_level_down(give: str, get: str) -> None:
    assert up_from(Position().own(ADA, give), give) == set(get.split())


@pytest.mark.rule("R3.5")
def test_the_pieces_change_places_with_the_reserve() -> None:
    position = Position().own(ADA, "T4 I1").play("upgrade T4 I2")
    assert position.supply(ADA) == "I1 I2"
    assert (position.reserve("T4"), position.reserve("I2")) == (10, 8)


@pytest.mark.rule("R3.5")
@pytest.mark.parametrize(
    ("give", "missing", "get"),
    [
        ("I1", "I2", "I3 V3"),
        ("I1", "I2 I3", "V3"),
        ("I1", "I2 I3 V3", LEVEL_4),
        ("I2", "I3 V3 I4 L4 S4", "I1 T4 O4"),
        ("I2", "I3", "I1 V3"),
        ("I3", LEVEL_4, "I1 I2 V3"),
        ("I1", f"I2 I3 V3 {LEVEL_4}", ""),
        ("O4", "I2 V3 I4", "I1 I3 L4 T4 S4"),
    ],
)
def test_only_a_level_without_any_piece_is_skipped(give: str, missing: str, get: str) -> None:
    position = Position().own(ADA, give).drain(missing, to=BEN)
    assert up_from(position, give) == set(get.split())


@pytest.mark.rule("R3.5")
def test_only_a_piece_of_the_own_supply_can_be_exchanged() -> None:
    position = Position().own(ADA, "I2").own(BEN, "V3 T4")
    assert {text.split()[1] for text in position.choices("upgrade")} == {"I2"}


# R3.8: idle rounds


def play_idle_rounds(position: Position, rounds: int) -> Position:
    for _ in range(rounds * int(position.state.seats)):
        position.idle_turn()
    return position


@pytest.mark.rule("R3.8")
def test_the_fifth_idle_round_in_a_row_ends_the_game_when_it_is_over() -> None:
    position = play_idle_rounds(Position(seats=2), 4).idle_turn()
    assert (position.turn(), position.phase) == ((5, BEN), Phase.ACT)
    position.idle_turn()
    assert (position.turn(), position.phase) == ((5, ADA), Phase.TOUCH)
    assert position.end_reason is EndReason.IDLE_ROUNDS


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize("moving", ["take W1", "place 1 I1 c3"])
def test_one_puzzle_taken_or_piece_placed_by_anyone_makes_a_round_not_idle(moving: str) -> None:
    position = Position(seats=2).puzzle(BEN, 1, "B05").own(BEN, "I1 I2 I3")
    position.state.idle_rounds = 4
    position.idle_turn().play(moving, "piece I1", "piece I1")
    assert (position.turn(), position.phase) == ((2, ADA), Phase.ACT)
    play_idle_rounds(position, 4)
    assert (position.turn(), position.phase) == ((6, ADA), Phase.ACT)
    play_idle_rounds(position, 1)
    assert (position.turn(), position.phase) == ((6, ADA), Phase.TOUCH)


@pytest.mark.rule("R3.8")
def test_a_piece_placed_by_a_master_makes_a_round_not_idle() -> None:
    position = Position(seats=2).puzzle(BEN, 1, "B05")
    position.state.idle_rounds = 4
    position.idle_turn().play("master", "place 1 I1 c3", "done", "piece I1", "piece I1")
    assert (position.turn(), position.state.idle_rounds) == ((2, ADA), 0)


@pytest.mark.rule("R3.8")
@pytest.mark.parametrize(("mode", "seats"), [("finesse", 2), ("solo", 1), ("finesse-solo", 1)])
def test_idle_rounds_end_no_other_mode(mode: str, seats: int) -> None:
    position = play_idle_rounds(Position(mode, seats), 6)
    assert (position.turn(), position.phase) == ((7, ADA), Phase.ACT)
