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
from projectl.agents.arena.pool import Waiting
from projectl.agents.arena.report import PAGE
from projectl.agents.arena.tournament import Report
from projectl.agents.arena.wording import Wording, cross_rows
from projectl.cli.errors import CommandError
from projectl.cli.screen import Screen
from projectl.texts import Message, Words

INTERRUPTED = 130
QUIET = 5.0  # seconds in which nothing need be said
EVERY = 10.0  # seconds between two lines when the output is no terminal
MOST_FORFEITS = 10  # lines on the terminal; all of them are in the report
MOST_CROSSED = 5  # agents whose cross table fits 80 columns
SHORTEST_NAME, LONGEST_NAME = 10, 40  # characters in a line; longer names are folded


def arena(config: TournamentConfig, out: str | None, ray: str | None, screen: Screen) -> int:
    """Play a tournament, or what is left of it, and print the tables; the exit code."""
    folder = new_folder(config.mode) if out is None else Path(out).expanduser()
    words = screen.words
    try:
        with progress_report(folder, words) as (report, waiting):
            standings = run(config, folder, report, ray, waiting=waiting)
    except KeyboardInterrupt:
        if kept_config(folder) is None:
            say(words.say("terminal-arena-stopped-early"))
            return INTERRUPTED
        show(standings_in(folder), folder, screen)
        say(words.say("terminal-arena-stopped"))
        say(f"  {go_on(folder, config)}")
        return INTERRUPTED
    show(standings, folder, screen)
    return 0


def say(text: str) -> None:
    """A line beside the results."""
    print(text, file=sys.stderr, flush=True)


def kept_in(folder: Path, words: Words) -> str:
    """Where a person finds what is played now."""
    return words.say("terminal-arena-kept-in", folder=str(folder))


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
        raise CommandError(Message("terminal-arena-sprt", text=text)) from None
    return low, high


# Progress


@contextmanager
def progress_report(folder: Path, words: Words) -> Iterator[tuple[Report, Waiting]]:
    """What to call after every game and before the first: a bar on a terminal, else lines."""
    if not sys.stderr.isatty():
        plain = PlainReport(folder, words)
        yield plain, plain.wait
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[left]}"))

    def left(text: Message) -> str:
        return words.say("terminal-arena-bar", left=text)

    with ProgressBar(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=None, left=left(Message("terminal-arena-starting")))

        def report(progress: Progress) -> None:
            if progress.played == 1:
                bar.console.print(kept_in(folder, words), soft_wrap=True, highlight=False)
            shown = left(rest(progress, words))
            bar.update(task, completed=progress.done, total=progress.total, left=shown)

        def waiting(seconds: float) -> None:
            bar.update(task, left=preparing(seconds, words))

        yield report, waiting


class PlainReport:
    """Lines for a log: the first game, one every few seconds, and the last."""

    def __init__(self, folder: Path, words: Words) -> None:
        self.folder = folder
        self.words = words
        self.next = 0.0

    def wait(self, seconds: float) -> None:
        """Nothing is played yet."""
        if seconds >= QUIET and time.monotonic() >= self.next:
            self.next = time.monotonic() + EVERY
            say(preparing(seconds, self.words))

    def __call__(self, progress: Progress) -> None:
        if progress.played == 1:
            self.next = 0.0
            say(kept_in(self.folder, self.words))
        if time.monotonic() >= self.next or progress.done == progress.total:
            self.next = time.monotonic() + EVERY
            games = {"done": progress.done, "total": progress.total}
            left = rest(progress, self.words)
            say(self.words.say("terminal-arena-progress", **games, left=left))


def preparing(seconds: float, words: Words) -> str:
    """That agents are loaded, and the first time compiled, and for how long already."""
    return words.say("terminal-arena-preparing", time=duration(seconds, words))


def rest(progress: Progress, words: Words) -> Message:
    """How long it will take, and how many games were forfeited."""
    left = progress.seconds_left
    if not left:
        return Message("terminal-arena-done", forfeits=progress.forfeits)
    time_left = duration(left, words)
    return Message("terminal-arena-left", time=time_left, forfeits=progress.forfeits)


def duration(seconds: float, words: Words) -> Message:
    """A time as people say it."""
    if seconds < 90:
        return Message("terminal-seconds", number=words.number(seconds))
    if seconds < 5400:
        return Message("terminal-minutes", number=words.number(seconds / 60))
    return Message("terminal-hours", number=words.number(seconds / 3600, 1))


# Tables


def show(standings: Standings, folder: Path, screen: Screen) -> None:
    """Print the tables, the verdicts and the forfeits."""
    console, config = screen.console, standings.config
    wording = Wording(screen.words.language)
    screen.write(
        screen.text(
            "terminal-arena-heading",
            game=wording.game(config),
            games=len(standings.games),
            finished="yes" if standings.finished else "no",
        )
    )
    screen.write()
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
        more = len(lines) - MOST_FORFEITS
        screen.write(screen.text("terminal-arena-more", count=more, page=PAGE))
    for note in wording.notes(config):
        console.print(note, style="dim")
    screen.write(screen.text("terminal-arena-tables", path=str(folder / PAGE)))


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
