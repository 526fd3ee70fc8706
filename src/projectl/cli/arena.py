"""The arena on a terminal: how far it is, where everybody stands, and how to go on."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from shlex import quote

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn
from rich.progress import Progress as ProgressBar
from rich.table import Table

from projectl.agents.arena import Progress, Standings, TournamentConfig, run, standings_in
from projectl.agents.arena.ledger import kept_config
from projectl.agents.arena.report import PAGE
from projectl.agents.arena.tournament import Report
from projectl.agents.arena.wording import Wording, cross_rows
from projectl.cli.errors import CommandError
from projectl.cli.style import open_console
from projectl.game.text import plural

INTERRUPTED = 130
EVERY = 10.0  # seconds between two lines when the output is no terminal
MOST_FORFEITS = 10  # lines on the terminal; all of them are in the report
MOST_CROSSED = 5  # agents whose cross table fits 80 columns
SHORTEST_NAME, LONGEST_NAME = 10, 40  # characters in a line; longer names are folded


def arena(config: TournamentConfig, out: str | None, ray: str | None) -> int:
    """Play a tournament, or what is left of it, and print the tables; the exit code."""
    folder = new_folder(config.mode) if out is None else Path(out).expanduser()
    try:
        with progress_report(folder) as report:
            standings = run(config, folder, report, ray)
    except KeyboardInterrupt:
        if kept_config(folder) is None:
            say("Stopped before a game was over.")
            return INTERRUPTED
        show(standings_in(folder), folder)
        say(f"Stopped; all games that were over are kept. To go on:\n  {go_on(folder, config)}")
        return INTERRUPTED
    show(standings, folder)
    return 0


def say(text: str) -> None:
    """A line beside the results."""
    print(text, file=sys.stderr, flush=True)


def kept_in(folder: Path) -> str:
    """Where a person finds what is played now."""
    return f"Every game is kept in {folder}"


def go_on(folder: Path, config: TournamentConfig) -> str:
    """The command that goes on with the tournament of a folder."""
    kept = kept_config(folder) or config
    return f"{kept.command()} --out {quote(str(folder))}"


def new_folder(mode: str) -> Path:
    """A folder of its own for a tournament, in the user's data folder."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    name = f"{datetime.now():%Y-%m-%d-%H%M%S}-{mode}"
    names = [name, *(f"{name}-{number}" for number in range(2, 1000))]
    folders = (Path(home) / "projectl" / "arena" / name for name in names)
    return next(folder for folder in folders if not folder.exists())


def read_sprt(text: str | None) -> tuple[float, float] | None:
    """The two Elo differences of `0,30`."""
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise CommandError(f"--sprt takes two Elo differences such as 0,30, not '{text}'") from None
    return low, high


# Progress


@contextmanager
def progress_report(folder: Path) -> Iterator[Report]:
    """What to call after every game: a bar on a terminal, else a line now and then."""
    if not sys.stderr.isatty():
        yield PlainReport(folder)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games, {task.fields[left]}"))
    with ProgressBar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None, left="starting")

        def report(progress: Progress) -> None:
            if progress.played == 1:
                bar.console.print(kept_in(folder), soft_wrap=True, highlight=False)
            bar.update(task, completed=progress.done, total=progress.total, left=rest(progress))

        yield report


class PlainReport:
    """Lines for a log: the first game, one every few seconds, and the last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.next = 0.0

    def __call__(self, progress: Progress) -> None:
        if progress.played == 1:
            say(kept_in(self.folder))
        if time.monotonic() >= self.next or progress.done == progress.total:
            self.next = time.monotonic() + EVERY
            say(f"{progress.done:,} of {progress.total:,} games, {rest(progress)}")


def rest(progress: Progress) -> str:
    """How long it will take, and how many games were forfeited."""
    lost = f", {progress.forfeits} forfeited" if progress.forfeits else ""
    left = progress.seconds_left
    return f"about {duration(left)} left{lost}" if left else f"done{lost}"


def duration(seconds: float) -> str:
    """A time as people say it."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"


# Tables


def show(standings: Standings, folder: Path) -> None:
    """Print the tables, the verdicts and the forfeits."""
    console, _look = open_console(ascii_only=False)
    config, wording = standings.config, Wording()
    games = plural(len(standings.games), "game")
    state = "" if standings.finished else ", not finished"
    console.print(f"{wording.game(config)}: {games}{state}\n", soft_wrap=True)
    tables = [
        table_of(*wording.result_rows(standings)),
        table_of(*wording.play_rows(standings)),
    ]
    if 2 < len(config.agents) <= MOST_CROSSED and not config.solo:
        tables.append(cross_table(standings, wording))
    for table in tables:
        console.print(table)
        console.print()
    for line in standings.pairings:
        if line.sprt:
            console.print(wording.say(line.sprt))
    lines = [*standings.forfeits, *standings.voids]
    for message in lines[:MOST_FORFEITS]:
        console.print(wording.say(message), soft_wrap=True)
    if len(lines) > MOST_FORFEITS:
        console.print(f"... and {len(lines) - MOST_FORFEITS} more, all of them in {PAGE}")
    for note in wording.notes(config):
        console.print(note, style="dim")
    console.print(f"Tables and plots: {folder / PAGE}", soft_wrap=True)


def table_of(head: list[str], rows: list[list[str]]) -> Table:
    """A table with names on the left and figures on the right."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    for number, name in enumerate(head):
        if number == 0:
            longest = max(len(row[0]) for row in rows)
            width = min(longest, SHORTEST_NAME)
            table.add_column(name, overflow="fold", min_width=width, max_width=LONGEST_NAME)
        else:
            table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return table


def cross_table(standings: Standings, wording: Wording) -> Table:
    """Who did how well against whom."""
    labels, pairs = cross_rows(standings)
    head = [wording.say("arena-against"), *(f"({number})" for number in range(1, len(labels) + 1))]
    rows = [
        [f"({number}) {label}", *(wording.cross_cell(label, line) for line in row)]
        for number, (label, row) in enumerate(zip(labels, pairs, strict=True), 1)
    ]
    return table_of(head, rows)
