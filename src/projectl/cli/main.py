"""The `projectl` command: what it can do, and the one line it says when it cannot."""

import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated

import typer

from projectl.cli.errors import file_trouble
from projectl.cli.serve import serve

# The bodies import what they need: loading the compiler takes half a second, and help and
# completion should not wait for it.

WRONG_USE, INTERRUPTED = 2, 130
MODES = ("base", "solo", "finesse", "finesse-solo")
DIFFICULTIES = ("standard", "challenging", "unbeatable")
ORDERS = ("name", "points", "cells", "difficulty")

app = typer.Typer(
    name="projectl",
    help="The board game Project L: play it here or in the browser, look at games, solve puzzles.",
    no_args_is_help=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Ascii = Annotated[bool, typer.Option("--ascii", help="Draw in ASCII, without colour.")]


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


GameFile = Annotated[
    str,
    typer.Argument(
        metavar="FILE",
        help="A game file, the name of a kept game, or 'last'.",
        show_default=False,
        autocompletion=kept_names,
    ),
]


def show_version(wanted: bool) -> None:
    if wanted:
        print(f"projectl {version('projectl')}")
        raise typer.Exit


ModeName = Annotated[str, typer.Option(help=f"{', '.join(MODES)}.", autocompletion=lambda: MODES)]
Seats = Annotated[int | None, typer.Option(help="2 to 4.", show_default="2, solo 1")]
Players = Annotated[
    str | None,
    typer.Option(
        help="Who has each seat, between commas: human, random, weighted, greedy, search, or "
        "module:Class; search:sharp@0.2s adds a level and seconds a turn.",
        metavar="NAME,...",
        show_default="human, then search:steady",
    ),
]
DifficultyName = Annotated[
    str | None,
    typer.Option(
        help=f"Solo modes: {', '.join(DIFFICULTIES)}.",
        autocompletion=lambda: DIFFICULTIES,
        show_default="standard",
    ),
]
Seed = Annotated[int | None, typer.Option(help="Deal the game of this number, to repeat it.")]
Resume = Annotated[
    str | None,
    typer.Option(
        help="Go on with a kept game: its name, its file, or 'last'.",
        metavar="FILE",
        autocompletion=kept_names,
    ),
]
AtAction = Annotated[
    int | None, typer.Option(help="After so many actions.", metavar="N", show_default="the last")
]
Output = Annotated[
    str | None, typer.Option("-o", "--output", help="Write an SVG picture.", metavar="OUT.svg")
]
ThemeName = Annotated[str, typer.Option(help="Of the picture: dark or light.")]
Sheet = Annotated[
    bool, typer.Option("--sheet", help="A picture of the whole game, round by round.")
]
PuzzleName = Annotated[
    str | None,
    typer.Argument(help="A puzzle, such as B05.", show_default=False, autocompletion=puzzle_names),
]
PieceNames = Annotated[
    str | None,
    typer.Option(
        "--with",
        help="The pieces there are, such as I4,L4,I2; 2xI4 is two of them.",
        metavar="PIECES",
        show_default="any",
    ),
]
Hole = Annotated[
    str | None,
    typer.Option(
        help="A hole instead of a puzzle: up to five rows of '.' and '#' between '/'.",
        metavar="ROWS",
    ),
]
Order = Annotated[str, typer.Option(help=f"By {', '.join(ORDERS)}.", autocompletion=lambda: ORDERS)]
Version = Annotated[
    bool,
    typer.Option("--version", help="Show the version.", is_eager=True, callback=show_version),
]


@app.callback(invoke_without_command=True)
def projectl(context: typer.Context, _version: Version = False) -> None:
    """The board game Project L: play it, look at games, solve its puzzles."""
    if context.invoked_subcommand is None:
        help_text = context.get_help()
        if help_text:
            print(help_text)
        raise typer.Exit


@app.command()
def play(
    mode: ModeName = "base",
    seats: Seats = None,
    players: Players = None,
    difficulty: DifficultyName = None,
    seed: Seed = None,
    resume: Resume = None,
    ascii_only: Ascii = False,
) -> int:
    """Play a game in the terminal.

    Alone, against agents, or several people at one keyboard.

    Without options you play the base game against search:steady, which thinks a
    little before each turn. Levels are gentle, steady, sharp and fierce. 'random'
    and 'weighted' throw dice, 'greedy' plans one turn. No agent sees hidden
    cards. In the solo modes the mastermind follows its rules.

    The game is kept after every action. Leave it with quit or Ctrl-C, and go on
    with --resume last.
    """
    from projectl.cli.errors import CommandError
    from projectl.cli.launch import start

    if resume is not None and (seats, difficulty, seed, mode) != (None, None, None, "base"):
        raise CommandError("a resumed game brings its own mode, seats, difficulty and seed")
    return start(mode, seats, difficulty, seed, players, resume, ascii_only)


@app.command()
def replay(file: GameFile, ascii_only: Ascii = False) -> None:
    """Step through a game, turn by turn.

    Enter goes to the next turn, p to the previous one, a number to that action,
    and q quits.

    When the output is no terminal, every turn is told in words instead.
    """
    from projectl.cli.replay import run

    run(file, ascii_only)


@app.command()
def show(
    file: GameFile,
    at: AtAction = None,
    output: Output = None,
    theme: ThemeName = "dark",
    sheet: Sheet = False,
    ascii_only: Ascii = False,
) -> None:
    """Show a position of a game, or write a picture of it.

    Without -o it is drawn in the terminal.
    """
    from projectl.cli.show import run

    run(file, at, output, theme, sheet, ascii_only)


@app.command()
def solve(
    puzzle: PuzzleName = None,
    pieces: PieceNames = None,
    hole: Hole = None,
    ascii_only: Ascii = False,
) -> None:
    """Fill a puzzle, or say what is missing.

    One way with the fewest pieces is drawn, and all ways are counted.
    Example: projectl solve B05 --with I4,L4,O4,T4
    """
    from projectl.cli.solve import run

    run(puzzle, hole, pieces, ascii_only)


@app.command()
def puzzles(sort: Order = "name", ascii_only: Ascii = False) -> None:
    """List the 52 puzzles and how hard they are.

    Difficulty is the actions it takes from nothing, plus what a random hand lacks.
    """
    from projectl.cli.puzzles import run

    run(sort, ascii_only)


AgentNames = Annotated[
    list[str],
    typer.Argument(
        metavar="AGENT",
        help="random, weighted, greedy, search, or module:Class; search:sharp@0.2s adds level and "
        "seconds a turn.",
        show_default=False,
        autocompletion=agent_names,
    ),
]
ArenaSeed = Annotated[
    int | None,
    typer.Option(help="Deals and dice of the agents follow from it.", show_default="random"),
]
Games = Annotated[int, typer.Option(help="For each pairing, in whole deals.", metavar="N")]
Gauntlet = Annotated[
    bool, typer.Option("--gauntlet", help="The first agent against each other one.")
]
Jobs = Annotated[int | None, typer.Option(help="Games at once.", show_default="all cores")]
Out = Annotated[
    str | None,
    typer.Option(
        help="Where results are kept; the same command goes on there.",
        metavar="FOLDER",
        show_default="a new one",
    ),
]
Sprt = Annotated[
    str | None,
    typer.Option(help="Stop when it is decided between two Elo differences.", metavar="0,30"),
]
MoveLimit = Annotated[float, typer.Option(help="Seconds; a slower move forfeits the game.")]
StrictTime = Annotated[
    bool, typer.Option("--strict-time", help="A turn beyond its budget forfeits the game.")
]
SaveGames = Annotated[bool, typer.Option("--save-games", help="Keep every game's notation.")]
Ray = Annotated[bool, typer.Option("--ray", help="Play on a Ray of this machine.")]
RayAddress = Annotated[
    str | None, typer.Option(help="Play on the Ray cluster there.", metavar="ADDRESS")
]


@app.command()
def arena(
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
) -> int:
    """Let agents play each other, and rate them.

    Every deal is played in every rotation of the seats, so that luck evens
    out. In the solo modes each agent plays alone against the mastermind.

    Results are kept after every game: stop with Ctrl-C, and go on with the same
    command and --out. The folder then has tables and a page with plots.
    """
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
    return play_arena(config, out, ray_address or ("local" if ray else None))


app.command()(serve)


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


def say_wrong(message: str) -> int:
    """One line on standard error; the exit code of a wrong call."""
    line = " ".join(message.split())
    print(f"projectl: {line}", file=sys.stderr)
    return WRONG_USE


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code is 0, or 2 if it was asked for something impossible."""
    open_streams()
    try:
        code = app(argv, prog_name="projectl", standalone_mode=False)
    except typer.Abort:  # Ctrl-C outside a game
        return INTERRUPTED
    except OSError as error:
        return say_wrong(file_trouble(error))
    except ValueError as error:  # what this package refuses, it refuses with a ValueError
        return say_wrong(str(error))
    except Exception as error:
        explain = getattr(error, "format_message", None)  # Typer's: a wrong option or argument
        if explain is None:
            raise
        return say_wrong(f"{explain()} (see projectl --help)")
    return code if isinstance(code, int) else 0
