"""The `projectl` command: what it can do, and the one line it says when it cannot."""

import atexit
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from projectl.cli.command_help import (
    Language,
    TranslatedCommand,
    TranslatedGroup,
    usage_fault,
)
from projectl.cli.errors import CommandError, file_trouble, reason_of
from projectl.cli.language import asked_language, choose_language, usual_language
from projectl.cli.serve import serve
from projectl.texts import Message, words_in

if TYPE_CHECKING:
    from projectl.cli.screen import Screen

# The bodies import what they need: loading the compiler takes half a second, and help and
# completion should not wait for it.

WRONG_USE, INTERRUPTED = 2, 130
MODES = ("base", "solo", "finesse", "finesse-solo")
DIFFICULTIES = ("standard", "challenging", "unbeatable")
ORDERS = ("name", "points", "cells", "difficulty")

app = typer.Typer(
    name="projectl",
    help="command-projectl",
    cls=TranslatedGroup,
    no_args_is_help=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Ascii = Annotated[bool, typer.Option("--ascii", help="option-ascii")]


def kept_names() -> list[str]:
    """Names of kept games, for completion in the shell."""
    from projectl.cli.saves import newest_first

    return ["last", *(path.stem for path in newest_first())]


def puzzle_names() -> list[str]:
    """Names of puzzles, for completion in the shell."""
    from projectl.rules.puzzles import PUZZLES

    return [puzzle.name for puzzle in PUZZLES]


def agent_names() -> list[str]:
    """Names of agents, for completion in the shell."""
    from projectl.agents.registry import agent_names

    return agent_names()


def player_lists(incomplete: str) -> list[str]:
    """Lists of players, for completion in the shell."""
    from projectl.cli.players import complete_players

    return complete_players(incomplete)


GameFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="option-file",
        show_default=False,
        autocompletion=kept_names,
    ),
]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"projectl {version('projectl')}")
        raise typer.Exit


ModeName = Annotated[str, typer.Option(help="option-mode", autocompletion=lambda: MODES)]
Seats = Annotated[int | None, typer.Option(help="option-seats", show_default="default-seats")]
Players = Annotated[
    str | None,
    typer.Option(
        help="option-players",
        metavar="NAME,...",
        show_default="default-players",
        autocompletion=player_lists,
    ),
]
DifficultyName = Annotated[
    str | None,
    typer.Option(
        help="option-difficulty",
        autocompletion=lambda: DIFFICULTIES,
        show_default="standard",
    ),
]
Seed = Annotated[int | None, typer.Option(help="option-seed")]
Resume = Annotated[
    str | None,
    typer.Option(
        help="option-resume",
        metavar="FILE",
        autocompletion=kept_names,
    ),
]
AtAction = Annotated[
    int | None, typer.Option(help="option-at", metavar="N", show_default="default-at")
]
Output = Annotated[
    str | None, typer.Option("-o", "--output", help="option-output", metavar="OUT.svg")
]
ThemeName = Annotated[str, typer.Option(help="option-theme")]
Sheet = Annotated[bool, typer.Option("--sheet", help="option-sheet")]
PuzzleName = Annotated[
    str | None,
    typer.Argument(help="option-puzzle", show_default=False, autocompletion=puzzle_names),
]
PieceNames = Annotated[
    str | None,
    typer.Option(
        "--with",
        help="option-with",
        metavar="PIECES",
        show_default="default-with",
    ),
]
Hole = Annotated[
    str | None,
    typer.Option(
        help="option-hole",
        metavar="ROWS",
    ),
]
Order = Annotated[str, typer.Option(help="option-sort", autocompletion=lambda: ORDERS)]
Version = Annotated[
    bool,
    typer.Option("--version", help="option-version", is_eager=True, callback=show_version),
]


def open_screen(context: typer.Context, ascii_only: bool = False) -> "Screen":
    """Standard output, in the language of this call."""
    from projectl.cli.screen import open_screen

    return open_screen(ascii_only, words_in(context.obj))


# `--language` stands in every command so that help and completion know it; `main` has read it.


@app.callback(invoke_without_command=True)
def projectl(context: typer.Context, _version: Version = False, _language: Language = None) -> None:
    """Show the help when no command is given."""
    if context.invoked_subcommand is None:
        help_text = context.get_help()
        if help_text:
            print(help_text)
        raise typer.Exit


@app.command(help="command-play", cls=TranslatedCommand)
def play(
    context: typer.Context,
    mode: ModeName = "base",
    seats: Seats = None,
    players: Players = None,
    difficulty: DifficultyName = None,
    seed: Seed = None,
    resume: Resume = None,
    ascii_only: Ascii = False,
    _language: Language = None,
) -> int:
    """Play a game in the terminal."""
    from projectl.cli.launch import start

    if resume is not None and (seats, difficulty, seed, mode) != (None, None, None, "base"):
        raise CommandError(Message("terminal-resume-alone"))
    screen = open_screen(context, ascii_only)
    return start(mode, seats, difficulty, seed, players, resume, screen)


@app.command(help="command-replay", cls=TranslatedCommand)
def replay(
    context: typer.Context, file: GameFile, ascii_only: Ascii = False, _language: Language = None
) -> None:
    """Step through a game, turn by turn."""
    from projectl.cli.replay import run

    run(file, open_screen(context, ascii_only))


@app.command(help="command-show", cls=TranslatedCommand)
def show(
    context: typer.Context,
    file: GameFile,
    at: AtAction = None,
    output: Output = None,
    theme: ThemeName = "dark",
    sheet: Sheet = False,
    ascii_only: Ascii = False,
    _language: Language = None,
) -> None:
    """Show a position of a game, or write a picture of it."""
    from projectl.cli.show import run

    run(file, at, output, theme, sheet, open_screen(context, ascii_only))


@app.command(help="command-solve", cls=TranslatedCommand)
def solve(
    context: typer.Context,
    puzzle: PuzzleName = None,
    pieces: PieceNames = None,
    hole: Hole = None,
    ascii_only: Ascii = False,
    _language: Language = None,
) -> None:
    """Fill a puzzle, or say what is missing."""
    from projectl.cli.solve import run

    run(puzzle, hole, pieces, open_screen(context, ascii_only))


@app.command(help="command-puzzles", cls=TranslatedCommand)
def puzzles(
    context: typer.Context,
    sort: Order = "name",
    ascii_only: Ascii = False,
    _language: Language = None,
) -> None:
    """List the 52 puzzles and how hard they are."""
    from projectl.cli.puzzles import run

    run(sort, open_screen(context, ascii_only))


AgentNames = Annotated[
    list[str],
    typer.Argument(
        metavar="AGENT",
        help="option-agents",
        show_default=False,
        autocompletion=agent_names,
    ),
]
ArenaSeed = Annotated[
    int | None,
    typer.Option(help="option-arena-seed", show_default="default-arena-seed"),
]
Games = Annotated[int, typer.Option(help="option-games", metavar="N")]
Gauntlet = Annotated[bool, typer.Option("--gauntlet", help="option-gauntlet")]
Jobs = Annotated[int | None, typer.Option(help="option-jobs", show_default="default-jobs")]
Out = Annotated[
    str | None,
    typer.Option(
        help="option-out",
        metavar="FOLDER",
        show_default="default-out",
    ),
]
Sprt = Annotated[
    str | None,
    typer.Option(help="option-sprt", metavar="0,30"),
]
MoveLimit = Annotated[float, typer.Option(help="option-move-limit")]
StrictTime = Annotated[bool, typer.Option("--strict-time", help="option-strict-time")]
SaveGames = Annotated[bool, typer.Option("--save-games", help="option-save-games")]
Ray = Annotated[bool, typer.Option("--ray", help="option-ray")]
RayAddress = Annotated[str | None, typer.Option(help="option-ray-address", metavar="ADDRESS")]


@app.command(help="command-arena", cls=TranslatedCommand)
def arena(
    context: typer.Context,
    agents: AgentNames,
    mode: ModeName = "base",
    seats: Seats = None,
    difficulty: DifficultyName = None,
    games: Games = 100,
    seed: ArenaSeed = None,
    gauntlet: Gauntlet = False,
    sprt: Sprt = None,
    move_limit: MoveLimit = 60.0,
    strict_time: StrictTime = False,
    save_games: SaveGames = False,
    jobs: Jobs = None,
    out: Out = None,
    ray: Ray = False,
    ray_address: RayAddress = None,
    _language: Language = None,
) -> int:
    """Let agents play each other, and rate them."""
    from projectl.agents.arena import TournamentConfig
    from projectl.cli.arena import arena as play_arena
    from projectl.cli.arena import read_sprt

    config = TournamentConfig(
        agents=tuple(agents),
        mode=mode,
        seats=seats,
        difficulty=difficulty,
        games=games,
        seed=seed,
        gauntlet=gauntlet,
        sprt=read_sprt(sprt),
        move_limit=move_limit,
        strict_time=strict_time,
        save_games=save_games,
        jobs=jobs,
    )
    where = ray_address or ("local" if ray else None)
    return play_arena(config, out, where, open_screen(context))


app.command(help="command-serve", cls=TranslatedCommand)(serve)


def open_streams() -> None:
    """Make sure that there is something to read and write, and that no byte is a crash."""
    nowhere = Path(os.devnull)
    if sys.stdin is None:  # closed by whoever called
        sys.stdin = nowhere.open(encoding="utf-8")
    if sys.stdout is None:
        sys.stdout = nowhere.open("w", encoding="utf-8")
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def leave_output_plain() -> None:
    """Numba uses colorama where it is installed, which would reset colours that nobody has set."""
    colorama = sys.modules.get("colorama.initialise")
    if colorama is not None:
        atexit.unregister(colorama.reset_all)


def say_wrong(reason: Message | str, language: str) -> int:
    """One line on standard error; the exit code of a wrong call."""
    text = reason if isinstance(reason, str) else words_in(language).say(reason)
    print(f"projectl: {' '.join(text.split())}", file=sys.stderr)
    return WRONG_USE


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, or 2 if it was asked for something impossible."""
    open_streams()
    arguments = list(sys.argv[1:] if argv is None else argv)
    language = usual_language()
    try:
        asked = asked_language(arguments)
        if asked is not None:
            language = choose_language(asked)
        code = app(arguments, prog_name="projectl", standalone_mode=False, obj=language)
    except typer.Abort:  # Ctrl-C outside a game
        return INTERRUPTED
    except OSError as error:
        return say_wrong(file_trouble(error), language)
    except ValueError as error:  # what this package refuses, it refuses with a ValueError
        return say_wrong(reason_of(error), language)
    except typer.TyperException as error:
        return say_wrong(Message("terminal-usage-hint", fault=usage_fault(error)), language)
    finally:
        leave_output_plain()
    return code if isinstance(code, int) else 0
