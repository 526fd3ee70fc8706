"""Play a tournament from where it is to its end."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from projectl.agents.arena.crew import Crew, LocalCrew
from projectl.agents.arena.ledger import Ledger, in_order, load_folder
from projectl.agents.arena.report import write_files
from projectl.agents.arena.result import GameResult
from projectl.agents.arena.schedule import Fixture, count_fixtures, fixtures_of
from projectl.agents.arena.settings import Settings
from projectl.agents.arena.sprt import Verdict
from projectl.agents.arena.standings import Standings, share_of_one, stand, trials_of


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


class Course:
    """What is done of a tournament and what is left."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.trials = trials_of(settings)
        self.done: set[tuple[int, int, int]] = set()
        self.forfeits = 0

    def add(self, result: GameResult) -> None:
        """One more game is known."""
        self.done.add(result.key)
        self.forfeits += result.forfeit is not None
        if self.trials:
            self.trials[result.pairing].add(result.deal, share_of_one(result))

    def decided(self, pairing: int) -> bool:
        """Whether a pairing needs no more games."""
        return bool(self.trials) and self.trials[pairing].verdict is not Verdict.OPEN

    def left(self) -> Iterator[Fixture]:
        """The games to play, asked for one by one, so that a verdict counts at once."""
        for fixture in fixtures_of(self.settings):
            if fixture.key not in self.done and not self.decided(fixture.pairing):
                yield fixture

    def total(self) -> int:
        """How many games there will be, as far as one knows."""
        a_pairing = self.settings.deals * self.settings.players
        decided = [pairing for pairing in range(len(self.trials)) if self.decided(pairing)]
        played = sum(key[0] in decided for key in self.done) if decided else 0
        return count_fixtures(self.settings) - len(decided) * a_pairing + played


def run(
    settings: Settings,
    folder: str | Path | None = None,
    report: Report | None = None,
    ray: str | None = None,
) -> Standings:
    """Play a tournament, or the rest of it, and say where everybody stands.

    With a folder every game is kept there as soon as it is over, a tournament that was stopped
    goes on, and tables and a report are written at the end, also after Ctrl-C. `ray` is the
    address of a Ray cluster, or `local` for one on this machine. `report` hears of every game.
    """
    ledger = Ledger(settings, None if folder is None else Path(folder))
    try:
        play_on(ledger, report, ray)
    finally:
        ledger.close()
        standings = stand(ledger.settings, in_order(ledger.settings, ledger.results))
        if ledger.folder is not None and ledger.results:
            write_files(standings, ledger.folder)
    return standings


def play_on(ledger: Ledger, report: Report | None, ray: str | None) -> None:
    """Play what is left."""
    course = Course(ledger.settings)
    for result in in_order(ledger.settings, ledger.results):
        course.add(result)
    if next(course.left(), None) is None:
        return
    start, played = time.monotonic(), 0
    crew = open_crew(ledger.settings, ray)
    try:
        for game in crew.play(course.left()):
            ledger.add(game.result, game.notation)
            course.add(game.result)
            played += 1
            if report is not None:
                seconds = time.monotonic() - start
                progress = Progress(
                    len(course.done), course.total(), played, seconds, course.forfeits
                )
                report(progress)
    finally:
        crew.close()


def open_crew(settings: Settings, ray: str | None) -> Crew:
    """Who plays: workers here, or on Ray."""
    if ray is None:
        return LocalCrew(settings)
    from projectl.agents.arena.ray_crew import RayCrew

    return RayCrew(settings, ray)


def standings_in(folder: str | Path) -> Standings:
    """Where everybody stands in the tournament of a folder, finished or not."""
    return stand(*load_folder(Path(folder)))
