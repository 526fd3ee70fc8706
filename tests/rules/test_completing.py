"""Chapter 4: what a full hole brings, and what stands in for a reward that has run out."""

import pytest

from projectl.rules.state import Phase
from rules.position import ADA, BEN, LEVEL_4, Position

# Puzzles that one piece fills, by their reward.
FILLED_BY_ONE = {
    "I1": ("W09", "place 1 I2 c3 c4"),
    "I2": ("W22", "place 1 I2 c3 c4"),
    "V3": ("W24", "place 1 V3 b3 b4 c4"),
    "I3": ("W27", "place 1 I3 b3 c3 d3"),
    "S4": ("W28", "place 1 S4 b3 c3 c4 d4"),
    "T4": ("W32", "place 1 T4 c3 b4 c4 d4"),
}


def completed(reward: str, missing: str) -> Position:
    """Ada has just filled a puzzle; the reserve is out of some shapes."""
    name, action = FILLED_BY_ONE[reward]
    position = Position().own(ADA, action.split()[2]).puzzle(ADA, 1, name)
    return position.drain(missing, to=BEN).play(action)


# R4.1, R4.2: completing


@pytest.mark.rule("R4.1")
def test_a_puzzle_with_an_open_cell_is_not_complete() -> None:
    position = Position().own(ADA, "I1 I1").puzzle(ADA, 1, "W22").play("place 1 I1 c3")
    assert position.slots(ADA)[0] == "W22"
    assert position.finished(ADA) == []
    position.play("place 1 I1 c4")
    assert position.slots(ADA)[0] is None
    assert position.finished(ADA) == ["W22"]


@pytest.mark.rule("R4.1")
def test_a_master_is_resolved_when_it_is_over() -> None:
    position = Position().own(ADA, "I2 I1").puzzle(ADA, 1, "W24").puzzle(ADA, 2, "W22")
    position.play("master", "place 2 I2 c3 c4")
    assert (position.slots(ADA)[1], position.finished(ADA)) == ("W22", [])
    assert position.supply(ADA) == "I1"
    position.play("place 1 I1 b3", "done")
    assert (position.slots(ADA)[1], position.finished(ADA)) == (None, ["W22"])
    assert position.supply(ADA) == "I2 I2"


@pytest.mark.rule("R4.2")
def test_pieces_puzzle_and_reward_go_to_the_owner() -> None:
    position = (
        Position()
        .own(ADA, "I1 O4")
        .puzzle(
            ADA,
            2,
            "W16",
            """
            .....
            .....
            .v#..
            .vvi.
            .....
            """,
        )
    )
    position.play("place 2 I1 c3")
    assert position.supply(ADA) == "I1 I1 I3 V3 O4"
    assert position.finished(ADA) == ["W16"]
    assert position.slots(ADA) == [None] * 4
    assert not position.state.laid[ADA].any()
    assert (position.reserve("I3"), position.finished(BEN)) == (9, [])


@pytest.mark.rule("R4.2")
def test_the_next_action_can_use_the_pieces_the_reward_and_the_slot() -> None:
    position = Position().own(ADA, "V3").puzzle(ADA, 1, "W24").puzzle(ADA, 2, "W16")
    position.show("W1", "W25").play("place 1 V3 b3 b4 c4")
    assert position.supply(ADA) == "V3 V3"
    position.play("master", "place 2 V3 b3 b4 c4", "done", "take W1")
    assert position.slots(ADA) == ["W25", "W16", None, None]


# R4.3: rewards out of stock


@pytest.mark.rule("R4.3")
def test_a_reward_in_stock_is_paid_without_asking() -> None:
    position = completed("S4", missing="I4 L4 T4 O4")
    assert (position.phase, position.supply(ADA)) == (Phase.ACT, "S4 S4")


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("reward", "missing", "offered"),
    [
        ("S4", "S4", "I4 L4 T4 O4"),
        ("S4", "S4 L4 T4", "I4 O4"),
        ("S4", "S4 I4 L4 T4", "O4"),
        ("V3", "V3", "I3"),
        ("I3", "I3", "V3"),
    ],
)
def test_first_another_shape_of_the_level_is_due(reward: str, missing: str, offered: str) -> None:
    position = completed(reward, missing)
    assert position.choices() == [f"reward {shape}" for shape in offered.split()]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("reward", "missing", "offered"),
    [
        ("I1", "I1", "I2"),
        ("I2", "I2", "I1 I3 V3"),
        ("I2", "I2 I3", "I1 V3"),
        ("I2", "I1 I2", "I3 V3"),
        ("I2", "I2 I3 V3", "I1"),
        ("V3", "I3 V3", f"I1 I2 {LEVEL_4}"),
        ("I3", "I1 I3 V3 L4 T4 S4", "I2 I4 O4"),
        ("I3", f"I2 I3 V3 {LEVEL_4}", "I1"),
        ("T4", LEVEL_4, "I1 I2 I3 V3"),
        ("T4", f"I2 V3 {LEVEL_4}", "I1 I3"),
    ],
)
def test_then_one_level_higher_or_any_lower(reward: str, missing: str, offered: str) -> None:
    position = completed(reward, missing)
    assert position.choices() == [f"reward {shape}" for shape in offered.split()]


@pytest.mark.rule("R4.3")
@pytest.mark.parametrize(
    ("reward", "missing"),
    [
        ("I1", "I1 I2"),
        ("I2", "I1 I2 I3 V3"),
        ("I3", f"I1 I2 I3 V3 {LEVEL_4}"),
        ("T4", f"I1 I2 I3 V3 {LEVEL_4}"),
    ],
)
def test_otherwise_nothing_is_paid_even_if_higher_levels_remain(reward: str, missing: str) -> None:
    position = completed(reward, missing)
    assert (position.phase, position.turn()) == (Phase.ACT, (1, ADA))
    assert position.supply(ADA) == FILLED_BY_ONE[reward][1].split()[2]
    assert position.finished(ADA) == [FILLED_BY_ONE[reward][0]]


@pytest.mark.rule("R4.3")
def test_the_chosen_piece_comes_from_the_reserve_and_costs_no_action() -> None:
    position = completed("S4", missing="S4")
    assert position.state.actions_left == 2
    position.play("reward O4")
    assert (position.supply(ADA), position.reserve("O4")) == ("S4 O4", 9)
    assert (position.turn(), position.state.actions_left) == ((1, ADA), 2)


@pytest.mark.rule("R4.3")
def test_a_reward_is_chosen_before_the_turn_ends() -> None:
    position = Position().own(ADA, "S4").puzzle(ADA, 1, "W28").drain("S4", to=BEN)
    position.leave_actions(1).play("place 1 S4 b3 c3 c4 d4")
    assert (position.turn(), position.phase) == ((1, ADA), Phase.REWARD)
    assert position.play("reward I4").turn() == (1, BEN)


# R4.4: several at once


@pytest.mark.rule("R4.4", "R4.3")
def test_puzzles_filled_by_one_master_are_resolved_in_slot_order() -> None:
    position = (
        Position()
        .own(ADA, "I3 I2")
        .puzzle(ADA, 1, "W10")
        .puzzle(ADA, 2, "W22")
        .puzzle(ADA, 3, "W24")
        .drain("I2", to=BEN, leave=1)
    )
    position.play("master", "place 2 I2 c3 c4", "place 1 I3 c2 c3 c4", "done")
    assert position.finished(ADA) == ["W10", "W22"]
    assert position.supply(ADA) == "I2 I2 I3"
    assert position.choices() == ["reward I1", "reward I3", "reward V3"]
    position.play("reward V3")
    assert position.supply(ADA) == "I2 I2 I3 V3"
    assert position.state.actions_left == 2


@pytest.mark.rule("R4.4")
def test_a_puzzle_waits_until_the_reward_of_the_one_before_is_chosen() -> None:
    position = Position().own(ADA, "I2 I2").puzzle(ADA, 1, "W23").puzzle(ADA, 3, "W22")
    position.drain("I2 I3", to=BEN).drain("I1 V3", to=BEN, leave=1)
    position.play("master", "place 1 I2 c3 c4", "place 3 I2 c3 c4", "done")
    assert (position.slots(ADA), position.finished(ADA)) == ([None, None, "W22", None], ["W23"])
    assert position.choices() == ["reward I1", "reward V3"]
    position.play("reward I1")
    assert position.finished(ADA) == ["W22", "W23"]
    assert position.choices() == ["reward V3"]
    assert position.play("reward V3").supply(ADA) == "I1 I2 I2 V3"
