"""Texts of game files, good ones and what becomes of bad ones."""

from pathlib import Path

import pytest

from projectl.game.game_file import GameFileError, format_game, load_game, parse_game
from projectl.texts import words_in

GAMES = Path(__file__).parent.parent / "games"

HEAD = "projectl: 1\nmode: base\nseats: 2\nseed: 5\n"
TURNS = "\n1.1 take W2; piece I1; upgrade I2 V3\n1.2 take B1; piece I1; piece I1\n"
SOLO = "projectl: 1\nmode: solo\nseats: 1\ndifficulty: standard\nseed: 5\n"


def finished() -> list[str]:
    """The lines of a game that is over, touches included."""
    return format_game(load_game(GAMES / "base.projectl")).splitlines()


def refused(text: str) -> GameFileError:
    """What is said of a text that is no game."""
    with pytest.raises(GameFileError) as caught:
        parse_game(text)
    return caught.value


def told(text: str) -> tuple[int, str]:
    """The line a text is refused for, and the reason in words."""
    error = refused(text)
    return error.line, words_in().say(error.reason)


def line_at_fault(text: str) -> int | None:
    """The line a text is refused for; None if it is a game."""
    try:
        parse_game(text)
    except GameFileError as error:
        return error.line
    return None
