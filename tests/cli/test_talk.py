"""Words in, words out."""

import pytest

from projectl.cli.talk import ACTIONS, QUESTIONS, expand, shortened, understand
from projectl.game.notation import NotationError


@pytest.mark.parametrize(
    ("short", "word"),
    [("t", "take"), ("T", "take"), ("pl", "place"), ("un", "undo"), ("hi", "hint"), ("?", "help")],
)
def test_short_forms(short: str, word: str) -> None:
    assert expand(short) == word


def test_every_word_means_itself() -> None:
    assert [expand(word) for word in (*ACTIONS, *QUESTIONS)] == [*ACTIONS, *QUESTIONS]


def test_an_empty_line_asks_what_is_legal_and_a_bare_piece_is_an_i1() -> None:
    assert understand("  ") == ["legal"]
    assert understand("p") == ["piece", "I1"]
    assert understand("piece I2") == ["piece", "I2"]


def test_an_unknown_word_is_answered_with_all_words() -> None:
    with pytest.raises(NotationError, match=r"'jump'; actions are take, .* or say help, .* quit"):
        understand("jump 3")


def test_deeds_in_a_row_become_one_sentence_a_player() -> None:
    names = ("You", "Player 2")
    told = ["You took I1.", "Player 2 passed.", "Player 2 took I1.", "The touches begin."]
    assert shortened(told, names) == [
        "You took I1.",
        "Player 2 passed; took I1.",
        "The touches begin.",
    ]
