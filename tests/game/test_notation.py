"""One action as text: every action there and back, and errors that help."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from projectl.game.actions import format_action
from projectl.game.notation import NotationError, parse_action
from projectl.rules.actions import (
    ACTIONS,
    DONE,
    END,
    INSERT,
    MASTER,
    PASS,
    Kind,
    kind_of,
    piece_action,
    reward_action,
    take_action,
    taken_place,
    traded_shapes,
    upgrade_action,
)
from projectl.rules.errors import InvalidActionError
from projectl.rules.pieces import Shape
from projectl.rules.state import ROW, SOLO_MODES, Mode

modes = st.sampled_from(Mode)


def has_meaning(action: int, mode: Mode) -> bool:
    kind = kind_of(action)
    if kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        return bool(give != get)
    return bool(kind != Kind.TAKE or mode in SOLO_MODES or taken_place(action) < 2 * ROW)


@pytest.mark.parametrize("mode", Mode)
def test_every_action_with_a_meaning_has_one_text_and_comes_back(mode: Mode) -> None:
    meaningful = [action for action in range(ACTIONS) if has_meaning(action, mode)]
    texts = [format_action(action, mode) for action in meaningful]
    assert len(set(texts)) == len(texts)
    assert [parse_action(text, mode) for text in texts] == meaningful


@given(st.data(), st.integers(0, ACTIONS - 1), modes)
def test_capitals_blanks_and_the_order_of_cells_do_not_matter(
    data: st.DataObject, action: int, mode: Mode
) -> None:
    if not has_meaning(action, mode):
        return
    words = format_action(action, mode).split()
    if words[0] == "place":
        words[3:] = data.draw(st.permutations(words[3:]))
    loud = [data.draw(st.sampled_from([word, word.upper(), word.lower()])) for word in words]
    blanks = st.sampled_from([" ", "   ", "\t"])
    text = "".join(data.draw(blanks) + word for word in loud) + data.draw(blanks)
    assert parse_action(text, mode) == action


def assert_read_or_refused(text: str, mode: Mode) -> None:
    try:
        action = parse_action(text, mode)
    except NotationError:
        return
    assert parse_action(format_action(action, mode), mode) == action


@given(st.text(), modes)
def test_any_text_is_an_action_or_a_notation_error(text: str, mode: Mode) -> None:
    assert_read_or_refused(text, mode)


WORDS = ("take", "piece", "upgrade", "place", "reward", "done", "W1", "7", "1", "5")
NAMES = ("I1", "I2", "L4", "x9", "b2", "b3", "e5")


@given(st.lists(st.sampled_from(WORDS + NAMES), max_size=7), modes)
def test_nearly_right_texts_are_actions_or_notation_errors(said: list[str], mode: Mode) -> None:
    assert_read_or_refused(" ".join(said), mode)


def test_the_texts_read_as_documented() -> None:
    assert format_action(take_action(1), Mode.BASE) == "take W2"
    assert format_action(take_action(7), Mode.FINESSE) == "take B4"
    assert format_action(take_action(6), Mode.SOLO) == "take 7"
    assert format_action(piece_action(Shape.I1), Mode.BASE) == "piece I1"
    assert format_action(upgrade_action(Shape.I2, Shape.V3), Mode.BASE) == "upgrade I2 V3"
    assert format_action(reward_action(Shape.I3), Mode.BASE) == "reward I3"
    plain = [format_action(action, Mode.BASE) for action in (MASTER, DONE, INSERT, PASS, END)]
    assert plain == ["master", "done", "insert", "pass", "end"]
    text = "place 1 L4 b2 b3 b4 c4"
    assert format_action(parse_action("PLACE 1 l4 c4 b4 b3 b2", Mode.BASE), Mode.BASE) == text


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "There is no action ''; actions are take, piece"),
        ("jump", "There is no action 'jump'; actions are take, piece"),
        ("take", "'take' takes one place after it, as in 'take W2'"),
        ("take 7", "There is no place '7'; places are W1 to W4 and B1 to B4"),
        ("piece", "'piece' takes one word after it, as in 'piece I1'"),
        ("piece L5", "There is no piece 'l5'; pieces are I1, I2, I3"),
        ("upgrade I1", "'upgrade' takes 2 words after it"),
        ("upgrade I1 I1", "gives one shape for another, not I1 for itself"),
        ("place 1", "'place' takes a slot, a piece and its cells after it"),
        ("place 5 I1 b2", "There is no slot '5'; slots are 1, 2, 3 and 4"),
        ("place 1 I2 b2 f2", "There is no cell 'f2'; cells are a1 to e5"),
        ("place 1 I2 b2", "I2 covers 2 cells; 'b2' names 1"),
        ("place 1 I1", "I1 covers one cell; none is named"),
        ("place 1 I2 b2 b2", "'b2 b2' names a cell twice"),
        ("place 1 I2 b2 b4", "'b2 b4' is not I2: that is ## (one row over the other)"),
        ("place 1 T4 b2 b3 b4 c4", "'b2 b3 b4 c4' is L4, not T4"),
        (
            "place 1 L4 a1 b2 c3 d4",
            "that is ### / #.. (one row over the other), turned or flipped at will",
        ),
        ("master 1", "'master' stands alone, without '1'"),
    ],
)
def test_an_error_says_what_was_wrong_and_what_would_be_right(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_action(text, Mode.BASE)
    assert message in str(caught.value)


def test_the_grid_has_other_places_than_the_rows() -> None:
    with pytest.raises(NotationError, match="There is no place 'w2'; places are 1 to 9"):
        parse_action("take W2", Mode.SOLO)


@pytest.mark.parametrize("action", [-1, ACTIONS, 8, upgrade_action(3, 3)])
def test_numbers_without_a_meaning_have_no_text(action: int) -> None:
    with pytest.raises(InvalidActionError):
        format_action(action, Mode.BASE)
