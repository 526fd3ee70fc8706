"""Those who play the games: worker processes on this machine, replaced when one dies."""

import contextlib
import json
import os
import selectors
import subprocess
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Protocol

from projectl.agents.arena.config import ArenaError, TournamentConfig
from projectl.agents.arena.result import GameResult, SeatResult, read_result
from projectl.agents.arena.schedule import Fixture, agent_seed, deal_seed
from projectl.agents.transport import LineReader, as_line
from projectl.rules.cores import free_cores
from projectl.texts import Message
from projectl.texts.message import message_from_json

MODULE = "projectl.agents.arena.worker"
TRIES = 3  # a game that ends its worker so often is void
COMPILE_LIMIT = 600.0  # seconds, on a busy machine
A_MOMENT = 1.0  # seconds
PATIENCE = 5.0  # seconds for a worker to end by itself
LONGEST_LINE = 10_000_000  # bytes; one with a game in notation has some thousands
ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


Waiting = Callable[[float], None]  # hears how many seconds nothing could be played yet


@dataclass(frozen=True)
class Played:
    """A game that was played, and its notation if that was asked for."""

    fixture: Fixture
    result: GameResult
    notation: str


class WorkerPool(Protocol):
    """Somebody who plays games, several at once."""

    def prepare(self, waiting: Waiting) -> None:
        """Start one worker, in which whatever is needed is compiled, before the others start."""
        ...

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Play games as they are drawn from the iterator, and give each when it is over."""
        ...

    def close(self) -> None:
        """Stop everything."""
        ...


def handshake_of(config: TournamentConfig, first: bool) -> dict[str, Any]:
    """What a worker has to know. The seed of the tournament is not in it.

    Each agent has a trial move, in which the first worker of a tournament may compile it.
    """
    return {
        "longest_trial": config.move_limit + (COMPILE_LIMIT if first else PATIENCE),
        "agents": config.agents,
        "mode": config.mode,
        "seats": config.players,
        "difficulty": config.difficulty,
        "move_limit": config.move_limit,
        "strict_time": config.strict_time,
        "save_games": config.save_games,
    }


def job_of(fixture: Fixture, seed: int) -> dict[str, Any]:
    """What a worker has to know of a game."""
    return {
        "pairing": fixture.pairing,
        "deal": fixture.deal,
        "rotation": fixture.rotation,
        "seating": fixture.seating,
        "seed": deal_seed(seed, fixture.deal),
        "agent_seeds": [
            agent_seed(seed, fixture.deal, seat) for seat in range(len(fixture.seating))
        ],
    }


def played_of(fixture: Fixture, answer: dict[str, Any]) -> Played:
    """A worker's answer, read."""
    return Played(fixture, read_result(answer["result"]), answer["notation"])


def void_game(fixture: Fixture, seed: int, reason: Message) -> Played:
    """A game that could not be played to an end; it counts for nobody."""
    seats = tuple(SeatResult(agent, 0.0, None, 0, 0.0, 0.0, 0, 0.0) for agent in fixture.seating)
    result = GameResult(
        *fixture.key, deal_seed(seed, fixture.deal), seats, None, 0, 0, "", None, reason
    )
    return Played(fixture, result, "")


class WorkerProcess:
    """One worker, as seen from outside."""

    def __init__(self, handshake: dict[str, Any], path: list[str] | None = None) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed in close()
        self.process = subprocess.Popen(
            [sys.executable, "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env=environment(import_path() if path is None else path),
            start_new_session=True,  # Ctrl-C is for the arena
        )
        self.lines = LineReader(self.output.fileno(), LONGEST_LINE)
        self.fixture: Fixture | None = None
        self.ready = False
        self.send(handshake)

    @property
    def output(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    def send(self, message: dict[str, Any]) -> None:
        """One line; a worker that is gone is noticed when it is read from."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(as_line(message))
            self.process.stdin.flush()

    def receive(self) -> dict[str, Any] | None:
        """Read what has come: a game, if it is whole; EOFError when the worker is gone."""
        for line in self.lines.read_available():
            answer: dict[str, Any] = json.loads(line)
            if "refused" in answer:
                raise ArenaError(message_from_json(answer["refused"]))
            self.ready = True
            if "result" in answer:  # there is one game at a time, so nothing follows it
                return answer
        return None

    def wait_for_game(self) -> dict[str, Any]:
        """The next game."""
        answer = None
        while answer is None:
            answer = self.receive()
        return answer

    def why_not_started(self) -> Message:
        """The last line that the worker wrote about its own trouble."""
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        last_words = lines[-1] if lines else Message("arena-worker-silent")
        return Message("arena-worker-start", error=last_words)

    def close(self) -> None:
        """End the worker, and with it its agents."""
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.errors):
            assert stream is not None
            with contextlib.suppress(BrokenPipeError):
                stream.close()


def import_path() -> list[str]:
    """Where modules are looked for here, the current folder too, so that agents are found."""
    here = str(Path.cwd())
    return list(dict.fromkeys([*(entry or here for entry in sys.path), here]))


def environment(path: list[str]) -> dict[str, str]:
    """The environment of a worker: one core, and the modules that this process has."""
    one_core = dict.fromkeys(ONE_CORE, "1")
    return {**os.environ, **one_core, "PYTHONPATH": os.pathsep.join(path)}


class Queue:
    """The games to be given out; one whose worker died comes again, but not for ever."""

    def __init__(self, fixtures: Iterator[Fixture], seed: int) -> None:
        self.fixtures = fixtures
        self.seed = seed
        self.again: deque[Fixture] = deque()
        self.tries: Counter[Fixture] = Counter()

    def next(self) -> Fixture | None:
        """The next game, if there is one."""
        return self.again.popleft() if self.again else next(self.fixtures, None)

    def take_back(self, fixture: Fixture) -> Played | None:
        """A game without a result is played again; after some tries it is void."""
        self.tries[fixture] += 1
        if self.tries[fixture] == TRIES:
            return void_game(fixture, self.seed, Message("arena-void-worker", times=TRIES))
        self.again.append(fixture)
        return None


class LocalPool:
    """Workers on this machine."""

    def __init__(self, config: TournamentConfig) -> None:
        assert config.seed is not None
        self.seed = config.seed
        self.size = config.jobs or free_cores()
        self.config = config
        self.started = 0
        self.selector = selectors.DefaultSelector()
        self.workers: list[WorkerProcess] = []

    def prepare(self, waiting: Waiting) -> None:
        worker, start = self._start_worker(), time.monotonic()
        while not worker.ready:
            if not self.selector.select(A_MOMENT):
                waiting(time.monotonic() - start)
                continue
            try:
                worker.receive()
            except EOFError:
                raise ArenaError(worker.why_not_started()) from None

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Keep every worker busy until there is nothing more to play."""
        queue = Queue(fixtures, self.seed)
        while True:
            self._assign(queue)
            if not any(worker.fixture for worker in self.workers):
                return
            for key, _ in self.selector.select():
                played = self._listen(key.data, queue)
                if played is not None:
                    yield played

    def close(self) -> None:
        for worker in self.workers:
            worker.process.terminate()  # all of them first, so that they end together
        for worker in self.workers:
            worker.close()
        self.workers.clear()
        self.selector.close()

    def _assign(self, queue: Queue) -> None:
        """Give everybody a game who has none, and find new workers where some are missing."""
        idle = [worker for worker in self.workers if worker.fixture is None]
        while idle or len(self.workers) < self.size:
            fixture = queue.next()
            if fixture is None:
                return
            worker = idle.pop() if idle else self._start_worker()
            worker.fixture = fixture
            worker.send(job_of(fixture, self.seed))

    def _start_worker(self) -> WorkerProcess:
        worker = WorkerProcess(handshake_of(self.config, first=self.started == 0))
        self.started += 1
        self.workers.append(worker)
        self.selector.register(worker.output, selectors.EVENT_READ, worker)
        return worker

    def _stop_worker(self, worker: WorkerProcess) -> None:
        self.selector.unregister(worker.output)
        self.workers.remove(worker)
        worker.close()

    def _listen(self, worker: WorkerProcess, queue: Queue) -> Played | None:
        """A game that a worker has played; one it was killed in is given back."""
        try:
            answer = worker.receive()
        except EOFError:
            if not worker.ready:
                raise ArenaError(worker.why_not_started()) from None
            self._stop_worker(worker)
            return None if worker.fixture is None else queue.take_back(worker.fixture)
        if answer is None:
            return None
        fixture, worker.fixture = worker.fixture, None
        assert fixture is not None
        if answer["leaving"]:
            self._stop_worker(worker)
        return played_of(fixture, answer)
