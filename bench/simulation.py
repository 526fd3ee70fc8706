"""Servers, their database and their players as a discrete-event simulation.

A move waits for the event loop of its process, then for that process's next commit, which takes
everything that has come meanwhile, then for the loop again, which tells those at the table. Where
players of a table are at several processes, the others are notified, read the log on and tell their
own. Each process has a core. Times come from measurements: `bench/scaling.py`.
"""

import heapq
import random
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from itertools import count

LARGEST_BATCH = 256  # moves in one commit, as in table/log_writer.py
PAUSE_EVERY = 10.0  # seconds between two long collections of garbage
BEFORE_COMMIT = 0.4  # of a process's work for a move; the rest tells the players
WARM_UP = 2.0  # seconds that are not counted

Then = Callable[[], None]


@dataclass(frozen=True)
class Costs:
    """Seconds of one core, where nothing else is said."""

    move: float  # a process: from hearing a move to telling two players
    follow: float  # another process: to read a log on and tell one player
    commit: float  # the database: a commit
    row: float  # and each row in it
    query: float  # the database: to let a log be read on
    sync: float  # until the disk has a commit, with no core busy
    pause: float  # the longest collection of garbage


@dataclass(frozen=True)
class Fleet:
    """What there is to serve with."""

    processes: int
    database_cores: int
    by_table: bool  # whether a proxy leads all players of a table to one process


@dataclass(frozen=True)
class Outcome:
    """What came of a load."""

    moves_per_second: float
    p50: float
    p99: float
    process_load: float  # share of its time that a process works
    database_load: float


class World:
    """The clock, and what happens next."""

    def __init__(self, seed: int) -> None:
        self.now = 0.0
        self.chance = random.Random(seed)
        self.coming: list[tuple[float, int, Then]] = []
        self.numbers = count()

    def after(self, seconds: float, then: Then) -> None:
        heapq.heappush(self.coming, (self.now + seconds, next(self.numbers), then))

    def run(self, until: float) -> None:
        while self.coming and self.coming[0][0] <= until:
            self.now, _, then = heapq.heappop(self.coming)
            then()

    def about(self, mean: float) -> float:
        """Seconds, exponentially distributed: most are fewer, some many more."""
        return self.chance.expovariate(1 / mean)


class Station:
    """Some cores with one queue before them."""

    def __init__(self, world: World, cores: int) -> None:
        self.world = world
        self.cores = cores
        self.waiting: deque[tuple[float, Then]] = deque()
        self.busy = 0
        self.worked = 0.0

    def ask(self, seconds: float, then: Then) -> None:
        self.waiting.append((seconds, then))
        self._serve()

    def _serve(self) -> None:
        while self.busy < self.cores and self.waiting:
            seconds, then = self.waiting.popleft()
            self.busy += 1
            self.worked += seconds
            self.world.after(seconds, partial(self._done, then))

    def _done(self, then: Then) -> None:
        self.busy -= 1
        then()
        self._serve()


class Process:
    """A server process: an event loop, and a writer with group commit."""

    def __init__(self, world: World, database: Station, costs: Costs) -> None:
        self.world = world
        self.database = database
        self.costs = costs
        self.loop = Station(world, 1)
        self.moves: list[Then] = []  # that wait for the next commit
        self.is_writing = False
        world.after(world.chance.random() * PAUSE_EVERY, self._pause)

    def _pause(self) -> None:
        self.loop.ask(self.costs.pause, lambda: self.world.after(PAUSE_EVERY, self._pause))

    def write(self, then: Then) -> None:
        self.moves.append(then)
        if not self.is_writing:
            self._commit()

    def _commit(self) -> None:
        batch, self.moves = self.moves[:LARGEST_BATCH], self.moves[LARGEST_BATCH:]
        self.is_writing = bool(batch)
        if not batch:
            return

        def finish() -> None:
            for then in batch:
                then()
            self._commit()

        seconds = self.world.about(self.costs.commit) + len(batch) * self.costs.row
        self.database.ask(
            seconds, lambda: self.world.after(self.world.about(self.costs.sync), finish)
        )


class Service:
    """All processes and their database, under a load of moves."""

    def __init__(self, fleet: Fleet, costs: Costs, rate: float, seed: int) -> None:
        self.world = World(seed)
        self.fleet = fleet
        self.costs = costs
        self.rate = rate
        self.database = Station(self.world, fleet.database_cores)
        self.processes = [Process(self.world, self.database, costs) for _ in range(fleet.processes)]
        self.times: list[float] = []
        self.world.after(0.0, self._arrive)

    def _arrive(self) -> None:
        """A move comes, and the next one a little later."""
        self.world.after(self.world.about(self.rate**-1), self._arrive)
        own, other = (self.world.chance.choice(self.processes) for _ in range(2))
        began = self.world.now
        work = self.world.about(self.costs.move)
        tell = (1 - BEFORE_COMMIT) * work

        def told() -> None:
            if began > WARM_UP:
                self.times.append(self.world.now - began)

        def follow() -> None:
            other.loop.ask(self.world.about(self.costs.follow), told)

        def written() -> None:
            if self.fleet.by_table or own is other:
                own.loop.ask(tell, told)
                return
            own.loop.ask(tell / 2, lambda: None)
            self.database.ask(self.world.about(self.costs.query), follow)

        own.loop.ask(BEFORE_COMMIT * work, lambda: own.write(written))

    def run(self, seconds: float) -> Outcome:
        """What players see of so many seconds: the time until everybody at a table has a move."""
        self.world.run(WARM_UP + seconds)
        times = sorted(self.times)
        spent = WARM_UP + seconds
        return Outcome(
            len(times) / seconds,
            times[len(times) // 2],
            times[int(0.99 * len(times))],
            sum(process.loop.worked for process in self.processes) / len(self.processes) / spent,
            self.database.worked / self.fleet.database_cores / spent,
        )


def simulate(fleet: Fleet, costs: Costs, rate: float, seconds: float, seed: int = 1) -> Outcome:
    """A fleet under so many moves a second."""
    return Service(fleet, costs, rate, seed).run(seconds)


def knee(fleet: Fleet, costs: Costs, bar: float, seconds: float) -> Outcome:
    """The greatest load, within 5 %, at which 99 of 100 moves take no longer than the bar."""
    low, high = 50.0, 100.0
    best = simulate(fleet, costs, low, seconds)
    while (tried := simulate(fleet, costs, high, seconds)).p99 <= bar:
        low, high, best = high, 2 * high, tried
    while high / low > 1.05:
        middle = (low * high) ** 0.5
        tried = simulate(fleet, costs, middle, seconds)
        if tried.p99 <= bar:
            low, best = middle, tried
        else:
            high = middle
    return best
