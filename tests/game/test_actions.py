"""Actions as values: each number has one, and it says its own notation."""

import numpy as np
import pytest

from projectl.game.actions import (
    Action,
    Done,
    End,
    Insert,
    Master,
    Pass,
    Piece,
    Place,
    Reward,
    Take,
    Upgrade,
    action_of,
    format_action,
    number_of,
)
from projectl.game.notation import NotationError
from projectl.rules.actions import ACTIONS, upgrade_action
from projectl.rules.errors import InvalidActionError
from projectl.rules.pieces import Shape
from projectl.rules.state import Mode


def meaningful(mode: Mode) -> dict[int, Action]:
    found = {}
    for number in range(ACTIONS):
        try:
            found[number] = action_of(number, mode)
        except InvalidActionError:
            continue
    return found


@pytest.mark.parametrize("mode", Mode)
def test_every_number_comes_back_from_its_action_and_reads_as_the_notation(mode: Mode) -> None:
    actions = meaningful(mode)
    assert len(set(actions.values())) == len(actions)
    for number, action in actions.items():
        assert number_of(action, mode) == number
        assert str(action) == format_action(number, mode)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Take("W2"), "take W2"),
        (Piece(Shape.I1), "piece I1"),
        (Upgrade(Shape.I2, Shape.V3), "upgrade I2 V3"),
        (Place(1, Shape.L4, ("b2", "b3", "b4", "c4")), "place 1 L4 b2 b3 b4 c4"),
        (Reward(Shape.I3), "reward I3"),
        (Master(), "master"),
        (Done(), "done"),
        (Insert(), "insert"),
        (Pass(), "pass"),
        (End(), "end"),
    ],
)
def test_an_action_is_a_value_that_reads_as_written(action: Action, text: str) -> None:
    assert str(action) == text
    assert action_of(number_of(text, Mode.BASE), Mode.BASE) == action
    assert hash(action_of(number_of(action, Mode.BASE), Mode.BASE)) == hash(action)


def test_the_order_of_cells_does_not_matter() -> None:
    turned = Place(2, Shape.I2, ("b3", "b2"))
    number = number_of(turned, Mode.SOLO)
    assert action_of(number, Mode.SOLO) == Place(2, Shape.I2, ("b2", "b3"))


def test_any_integer_type_is_a_number() -> None:
    assert action_of(np.int32(0), Mode.SOLO) == Take("1")  # type: ignore[arg-type]
    assert type(action_of(np.int64(200), Mode.BASE).slot) is int  # type: ignore[arg-type, union-attr]


@pytest.mark.parametrize("number", [-1, ACTIONS, 8, upgrade_action(2, 2)])
def test_numbers_without_a_meaning_have_no_action(number: int) -> None:
    with pytest.raises(InvalidActionError):
        action_of(number, Mode.BASE)


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (Take("7"), "There is no place '7'; places are W1 to W4 and B1 to B4"),
        (Place(5, Shape.I1, ("a1",)), "There is no slot '5'; slots are 1, 2, 3 and 4"),
        (Place(1, Shape.I2, ("a1", "c1")), "'a1 c1' is not I2"),
        (Upgrade(Shape.I1, Shape.I1), "not I1 for itself"),
    ],
)
def test_a_value_that_is_no_action_has_no_number(action: Action, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        number_of(action, Mode.BASE)
