"""What is typed at the prompt, in full and in short."""

import pytest

from projectl.cli.prompt import ACTIONS, COMMANDS, expand, parse_line
from projectl.game.notation import NotationError


@pytest.mark.parametrize(
    ("short", "word"),
    [("t", "take"), ("T", "take"), ("pl", "place"), ("un", "undo"), ("hi", "hint"), ("?", "help")],
)
def test_short_forms(short: str, word: str) -> None:
    assert expand(short) == word


def test_every_word_means_itself() -> None:
    assert [expand(word) for word in (*ACTIONS, *COMMANDS)] == [*ACTIONS, *COMMANDS]


def test_an_empty_line_asks_what_is_legal_and_a_bare_piece_is_an_i1() -> None:
    assert parse_line("  ") == ["legal"]
    assert parse_line("p") == ["piece", "I1"]
    assert parse_line("piece I2") == ["piece", "I2"]


def test_an_unknown_word_is_answered_with_all_words() -> None:
    with pytest.raises(NotationError, match=r"'jump'. Actions are take, .*; or ask help, .* quit"):
        parse_line("jump 3")
