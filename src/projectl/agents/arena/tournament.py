"""Play a tournament from where it is to its end."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from projectl.agents.arena.config import TournamentConfig
from projectl.agents.arena.ledger import Ledger, in_order, load_folder
from projectl.agents.arena.pool import LocalPool, Waiting, WorkerPool
from projectl.agents.arena.report import write_files
from projectl.agents.arena.result import GameResult
from projectl.agents.arena.schedule import Fixture, count_fixtures, fixtures_of
from projectl.agents.arena.sprt import Verdict
from projectl.agents.arena.standings import Standings, compute_standings, share_of_one, tests_of
from projectl.texts.languages import ENGLISH


@dataclass(frozen=True)
class Progress:
    """How far a tournament is. `total` shrinks when SPRT decides a pairing."""

    done: int
    total: int
    played: int  # since this run began
    seconds: float
    forfeits: int

    @property
    def seconds_left(self) -> float | None:
        """A guess from the pace so far."""
        return self.seconds / self.played * (self.total - self.done) if self.played else None


Report = Callable[[Progress], None]


class Tracker:
    """What is done of a tournament and what is left."""

    def __init__(self, config: TournamentConfig) -> None:
        self.config = config
        self.tests = tests_of(config)
        self.done: set[tuple[int, int, int]] = set()
        self.forfeits = 0

    def add(self, result: GameResult) -> None:
        """One more game is known."""
        self.done.add(result.key)
        self.forfeits += result.forfeit is not None
        if self.tests:
            self.tests[result.pairing].add(result.deal, share_of_one(result))

    def decided(self, pairing: int) -> bool:
        """Whether a pairing needs no more games."""
        return bool(self.tests) and self.tests[pairing].verdict is not Verdict.OPEN

    def left(self) -> Iterator[Fixture]:
        """The games to play, asked for one by one, so that a verdict counts at once."""
        for fixture in fixtures_of(self.config):
            if fixture.key not in self.done and not self.decided(fixture.pairing):
                yield fixture

    def total(self) -> int:
        """How many games there will be, as far as one knows."""
        a_pairing = self.config.deals * self.config.players
        decided = [pairing for pairing in range(len(self.tests)) if self.decided(pairing)]
        played = sum(key[0] in decided for key in self.done) if decided else 0
        return count_fixtures(self.config) - len(decided) * a_pairing + played


def run(
    config: TournamentConfig,
    folder: str | Path | None = None,
    report: Report | None = None,
    ray: str | None = None,
    language: str = ENGLISH,
    waiting: Waiting | None = None,
) -> Standings:
    """Play a tournament, or the rest of it, and say where everybody stands.

    With a folder every game is kept there as soon as it is over, a tournament that was stopped
    goes on, and tables and a report are written at the end, also after Ctrl-C. `ray` is the
    address of a Ray cluster, or `local` for one on this machine. `report` hears of every game. The
    page that is written speaks the `language`. Before the first game the agents are loaded and, the
    first time, compiled; every second `waiting` hears how many that has taken.
    """
    ledger = Ledger(config, None if folder is None else Path(folder))
    try:
        play_on(ledger, report, ray, waiting)
    finally:
        ledger.close()
        standings = compute_standings(ledger.config, in_order(ledger.config, ledger.results))
        if ledger.folder is not None and ledger.results:
            write_files(standings, ledger.folder, language)
    return standings


def play_on(
    ledger: Ledger, report: Report | None, ray: str | None, waiting: Waiting | None
) -> None:
    """Play what is left."""
    tracker = Tracker(ledger.config)
    for result in in_order(ledger.config, ledger.results):
        tracker.add(result)
    if next(tracker.left(), None) is None:
        return
    played = 0
    pool = open_pool(ledger.config, ray)
    try:
        pool.prepare(waiting or (lambda _: None))
        start = time.monotonic()
        for game in pool.play(tracker.left()):
            ledger.add(game.result, game.notation)
            tracker.add(game.result)
            played += 1
            if report is not None:
                seconds = time.monotonic() - start
                progress = Progress(
                    len(tracker.done), tracker.total(), played, seconds, tracker.forfeits
                )
                report(progress)
    finally:
        pool.close()


def open_pool(config: TournamentConfig, ray: str | None) -> WorkerPool:
    """Who plays: workers here, or on Ray."""
    if ray is None:
        return LocalPool(config)
    from projectl.agents.arena.ray_pool import RayPool

    return RayPool(config, ray)


def standings_in(folder: str | Path) -> Standings:
    """Where everybody stands in the tournament of a folder, finished or not."""
    return compute_standings(*load_folder(Path(folder)))
