"""Where games are kept, how they are found again, and how a save can never be half a file."""

import contextlib
import os
import re
import signal
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from shlex import quote

from projectl.agents.agent import AgentError
from projectl.cli.errors import CommandError, file_trouble, reason_of
from projectl.cli.players import Seating, read_players, seat_players
from projectl.game.game import Game
from projectl.game.game_file import GameFileError, format_game, load_game, write_whole
from projectl.rules.api import name_of
from projectl.texts import Message

ENDING = ".txt"
LAST = "last"
SHOWN = 5  # names in a message

_OWN_NAME = re.compile(r"\d{4}-\d\d-\d\d-\d{6}-[a-z-]+(-\d+)?")
_PLAYERS = re.compile(r"^# players: (.*)$", re.M)


def games_folder() -> Path:
    """The folder games are kept in: `projectl/games` in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "projectl" / "games"


def make_folder() -> Path:
    """The folder, ready to be written; CommandError if that cannot be."""
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        trouble = Message("terminal-no-folder", trouble=file_trouble(error))
        raise CommandError(trouble) from None
    if not os.access(folder, os.W_OK | os.X_OK):
        raise CommandError(Message("terminal-folder-not-writable", folder=str(folder)))
    return folder


def new_path(game: Game) -> Path:
    """A file for a game that has none yet, named by date and mode."""
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{name_of(game.mode)}"
    names = [name, *(f"{name}-{number}" for number in range(2, 1000))]
    folder = make_folder()
    paths = (folder / f"{name}{ENDING}" for name in names)
    return next(path for path in paths if not path.exists())


def path_for(game: Game, source: Path) -> Path:
    """Where a resumed game goes on: a save with a name of its own is left as it is."""
    if source.parent == games_folder() and _OWN_NAME.fullmatch(source.stem):
        make_folder()
        return source
    return new_path(game)


def named_path(name: str) -> Path:
    """The file of a save somebody has named; CommandError rather than overwrite one."""
    path = Path(name).expanduser() if os.sep in name else make_folder() / f"{name}{ENDING}"
    if path.exists():
        raise CommandError(Message("terminal-name-taken", name=path.name))
    return path


def short_name(path: Path) -> str:
    """What to call a file on the command line: its bare name if it is in the folder."""
    return quote(path.stem if path.parent == games_folder() else str(path))


def resume_line(path: Path) -> str:
    """The command that goes on with a kept game."""
    return f"projectl play --resume {short_name(path)}"


@contextlib.contextmanager
def deferring_signals() -> Iterator[None]:
    """Let Ctrl-C and a request to terminate wait until something is whole."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def keep_game(game: Game, seating: Seating, path: Path) -> None:
    """Write a game and who plays it: the whole file, or none of it."""
    write_whole(f"{format_game(game)}# players: {', '.join(seating.players)}\n", path)


def read_game(path: Path) -> Game:
    """The game in a file; CommandError says what is wrong with it."""
    try:
        return load_game(path)
    except GameFileError as error:
        fault = Message("terminal-bad-file", path=str(path), reason=reason_of(error))
        raise CommandError(fault) from None
    except OSError as error:
        raise CommandError(file_trouble(error)) from None


def seating_in(path: Path, game: Game, players: str | None = None) -> Seating:
    """Who plays a kept game: those asked for, else those noted in its file."""
    noted = _PLAYERS.findall(path.read_text(encoding="utf-8", errors="replace"))
    if players is None and noted:
        with contextlib.suppress(CommandError, AgentError):
            names = read_players(noted[-1])
            if len(names) == game.seats:
                return Seating(names)
    return seat_players(players, game.seats)


def newest_first() -> list[Path]:
    """All kept games, by when they were last played."""
    with contextlib.suppress(OSError):
        files = games_folder().glob(f"*{ENDING}")
        return sorted(files, key=lambda path: path.stat().st_mtime, reverse=True)
    return []


def unfinished() -> Iterator[Path]:
    """The kept games that can be played on."""
    for path in newest_first():
        with contextlib.suppress(CommandError):
            if not read_game(path).is_over:
                yield path


def find_game(name: str, latest: Iterator[Path] | None = None) -> Path:
    """The file a person means by a path, by the name of a save, or by `last`."""
    if name == LAST:
        found = next(iter(newest_first()) if latest is None else latest, None)
        if found is None:
            code = "terminal-no-games" if latest is None else "terminal-no-unfinished-games"
            raise CommandError(Message(code, folder=str(games_folder())))
        return found
    path = Path(name).expanduser()
    for candidate in (path, games_folder() / name, games_folder() / f"{name}{ENDING}"):
        if candidate.is_file():
            return candidate
    if path.is_dir():
        raise CommandError(Message("terminal-is-folder", name=name))
    kept = [path.stem for path in newest_first()[:SHOWN]]
    if not kept:
        raise CommandError(Message("terminal-no-game-yet", name=name))
    raise CommandError(Message("terminal-no-game", name=name, kept=", ".join(kept)))
