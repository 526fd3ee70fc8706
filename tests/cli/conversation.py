"""A game talked through in the same process: what a person says, and all that is shown."""

from collections.abc import Callable
from io import StringIO
from pathlib import Path

from rich.console import Console

from projectl.cli.launch import run
from projectl.cli.play import TerminalGame
from projectl.cli.players import seat_players
from projectl.cli.screen import Screen
from projectl.cli.style import Look
from projectl.game.game import Game
from projectl.texts import words_in
from projectl.texts.languages import ENGLISH


def lines_of(*said: str) -> Callable[[str], str]:
    """Somebody who types these lines and then leaves."""
    lines = iter(said)

    def read(_prompt: str) -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    return read


def open_session(
    home: Path,
    game: Game,
    read: Callable[[str], str],
    players: str | None = None,
    language: str = ENGLISH,
) -> tuple[TerminalGame, StringIO]:
    """A session with a game kept in `home`, and what is shown there."""
    shown = StringIO()
    console = Console(file=shown, color_system=None, highlight=False, markup=False, width=80)
    screen = Screen(console, Look(ascii=True), words_in(language))
    seating = seat_players(players, game.seats)
    return TerminalGame(game, seating, home / "game.txt", screen, read), shown


def talk(home: Path, *said: str, game: Game | None = None, players: str | None = None) -> str:
    """All that is shown when a person says so and then has no more input."""
    session, shown = open_session(home, game or Game("solo", seed=4), lines_of(*said), players)
    run(session)
    return shown.getvalue()
