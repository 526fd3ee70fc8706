"""Help at the prompt: everything that can be typed, in lines that fit."""

import pytest
from texts.catalogue import translated_languages
from texts.long_words import LongWords

from projectl.cli.prompt import ACTIONS, COMMANDS
from projectl.cli.prompt_help import help_lines
from projectl.game.layout import width_of
from projectl.texts import words_in


@pytest.mark.parametrize("language", translated_languages())
def test_help_names_every_word_and_fits(language: str) -> None:
    lines = help_lines(words_in(language))
    assert max(map(width_of, lines)) < 80
    typed = " ".join(line[:21] for line in lines)
    for word in {*ACTIONS, *COMMANDS} - {"help"}:
        assert word in typed


def test_help_holds_with_words_twice_as_long() -> None:
    assert max(map(width_of, help_lines(LongWords()))) < 80


def test_help_fits_a_small_terminal() -> None:
    assert len(help_lines(words_in())) < 25


def test_short_forms_stand_behind_a_blank() -> None:
    (line,) = [line for line in help_lines(words_in()) if line.startswith("  take W2")]
    assert line.endswith(" t W2")
