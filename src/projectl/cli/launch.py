"""A sitting at the terminal: a game dealt or resumed, played, left at any moment, and kept."""

import contextlib
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

from projectl.agents.registry import make_agent
from projectl.cli import complete, saves
from projectl.cli.errors import CommandError, file_trouble
from projectl.cli.play import Quit, TerminalGame
from projectl.cli.players import Seating, read_players, seat_players
from projectl.cli.style import open_console
from projectl.game.game import Game
from projectl.rules.api import name_of
from projectl.rules.state import SOLO_MODES

INTERRUPTED, TERMINATED = 130, 143
RETOLD = 6  # actions told again when a game is resumed


class Terminated(KeyboardInterrupt):
    """The system wants the game to stop."""


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """Hear a request to terminate as an exception, so that the person is told what to do."""

    def terminate(_number: int, _frame: FrameType | None) -> None:
        raise Terminated

    before = signal.signal(signal.SIGTERM, terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def new_game(
    mode: str, seats: int | None, difficulty: str | None, seed: int | None, players: str | None
) -> tuple[Game, Seating]:
    """Deal a game and seat its players; the number of names tells the number of seats."""
    if players is not None and seats is None:
        seats = len(read_players(players))
    game = Game(mode, seats, difficulty, seed)
    return game, seat_players(players, game.seats)


def resumed_game(name: str, players: str | None) -> tuple[Game, Seating, Path]:
    """A kept game, who plays it, and the file it goes on in."""
    source = saves.find_game(name, saves.unfinished())
    game = saves.read_game(source)
    if game.is_over:
        short = saves.short_name(source)
        raise CommandError(f"the game {short} is over; 'projectl replay {short}' shows it")
    return game, saves.seating_in(source, game, players), saves.path_for(game, source)


def warm_up() -> None:
    """Use what every game needs once, so that a first game does not stop to compile it."""
    game = Game(seed=0)
    game.play(make_agent("weighted").choose(game.view(game.player)))


def start(
    mode: str,
    seats: int | None,
    difficulty: str | None,
    seed: int | None,
    players: str | None,
    resume: str | None,
    ascii_only: bool,
) -> int:
    """Deal or resume a game and play it; the exit code."""
    if resume is None:
        game, seating = new_game(mode, seats, difficulty, seed, players)
        path = saves.new_path(game)
    else:
        game, seating, path = resumed_game(resume, players)
    console, look = open_console(ascii_only)
    warm_up()
    table = TerminalGame(game, seating, path, console, look, input)
    table.told = max(0, len(game.history) - RETOLD)
    table.say(f"Project L, {describe_setup(game)}. Type ? for help; quit keeps the game.")
    return run(table)


def describe_setup(game: Game) -> str:
    """`finesse with 3 players`, `solo (standard)`."""
    mode = name_of(game.mode)
    if game.mode in SOLO_MODES and game.difficulty is not None:
        return f"{mode} ({name_of(game.difficulty)})"
    return f"{mode} with {game.seats} players"


def run(table: TerminalGame) -> int:
    """Play a game until it is over or left; the exit code, after saying where it is kept."""
    try:
        saves.keep_game(table.game, table.seating, table.path)
    except OSError as error:
        raise CommandError(f"games cannot be kept: {file_trouble(error)}") from None
    if sys.stdin.isatty():
        complete.install(lambda: table.game)
    code = 0
    try:
        with terminable():
            table.play()
    except Quit:
        pass
    except EOFError:
        table.write("")
    except KeyboardInterrupt as left:
        code = TERMINATED if isinstance(left, Terminated) else INTERRUPTED
        table.write("")
    with contextlib.suppress(KeyboardInterrupt):
        farewell(table)
    return code


def farewell(table: TerminalGame) -> None:
    """Where the game is, and how to see it again or go on."""
    if table.unsaved:
        table.write(f"The game could not be kept: {table.unsaved}")
    elif table.game.is_over:
        table.write(f"The game is kept as {table.path}")
        table.write(f"To see it again:\n  projectl replay {saves.short_name(table.path)}")
    else:
        table.write(f"The game is kept. To go on:\n  {saves.resume_line(table.path)}")
