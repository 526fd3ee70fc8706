"""Those who play the games: worker processes on this machine, replaced when one dies."""

import contextlib
import json
import os
import selectors
import subprocess
import sys
import tempfile
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any, Protocol

from projectl.agents.arena.result import GameResult, SeatResult, read_result
from projectl.agents.arena.schedule import Fixture, agent_seed, deal_seed
from projectl.agents.arena.settings import ArenaError, Settings, free_cores

MODULE = "projectl.agents.arena.worker"
TRIES = 3  # a game that ends its worker so often is void
PATIENCE = 5.0  # seconds for a worker to end by itself
CHUNK = 1 << 16
ONE_CORE = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


@dataclass(frozen=True)
class Played:
    """A game that was played, and its notation if that was asked for."""

    fixture: Fixture
    result: GameResult
    notation: str


class Crew(Protocol):
    """Somebody who plays games, several at once."""

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Play games as they are drawn from the iterator, and give each when it is over."""
        ...

    def close(self) -> None:
        """Stop everything."""
        ...


def hello_of(settings: Settings) -> dict[str, Any]:
    """What a worker has to know. The seed of the tournament is not in it."""
    return {
        "agents": settings.agents,
        "mode": settings.mode,
        "seats": settings.players,
        "difficulty": settings.difficulty,
        "move_limit": settings.move_limit,
        "strict_time": settings.strict_time,
        "save_games": settings.save_games,
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


def void_game(fixture: Fixture, seed: int, reason: str) -> Played:
    """A game that could not be played to an end; it counts for nobody."""
    seats = tuple(SeatResult(agent, 0.0, None, 0, 0.0, 0.0, 0, 0.0) for agent in fixture.seating)
    result = GameResult(
        *fixture.key, deal_seed(seed, fixture.deal), seats, None, 0, 0, "", None, reason
    )
    return Played(fixture, result, "")


class WorkerProcess:
    """One worker, as seen from outside."""

    def __init__(self, hello: dict[str, Any], path: list[str] | None = None) -> None:
        self.errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed in close()
        self.process = subprocess.Popen(
            [sys.executable, "-m", MODULE],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            env=environment(import_path() if path is None else path),
            start_new_session=True,  # Ctrl-C is for the arena
        )
        self.buffer = b""
        self.fixture: Fixture | None = None
        self.ready = False
        self.send(hello)

    @property
    def output(self) -> IO[bytes]:
        assert self.process.stdout is not None
        return self.process.stdout

    def send(self, message: dict[str, Any]) -> None:
        """One line; a worker that is gone is noticed when it is read from."""
        assert self.process.stdin is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(json.dumps(message).encode() + b"\n")
            self.process.stdin.flush()

    def receive(self) -> dict[str, Any] | None:
        """What has arrived, if it is a whole line; EOFError when the worker is gone."""
        data = os.read(self.output.fileno(), CHUNK)
        if not data:
            raise EOFError
        self.buffer += data
        if not self.buffer.endswith(b"\n"):
            return None
        line, self.buffer = self.buffer, b""
        answer: dict[str, Any] = json.loads(line)
        if "refused" in answer:
            raise ArenaError(answer["refused"])
        return answer

    def wait_for(self) -> dict[str, Any]:
        """The next whole answer."""
        answer = None
        while answer is None:
            answer = self.receive()
        return answer

    def last_words(self) -> str:
        """The last line the worker wrote about its own trouble."""
        self.errors.seek(0)
        lines = self.errors.read().decode(errors="replace").strip().splitlines()
        return lines[-1] if lines else "it said nothing"

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


class LocalCrew:
    """Workers on this machine."""

    def __init__(self, settings: Settings, games: int) -> None:
        assert settings.seed is not None
        self.seed = settings.seed
        self.hello = hello_of(settings)
        self.selector = selectors.DefaultSelector()
        self.again: deque[Fixture] = deque()
        self.tries: dict[Fixture, int] = {}
        self.workers: list[WorkerProcess] = []
        for _ in range(min(settings.jobs or free_cores(), games)):
            self._hire()

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Keep every worker busy until there is nothing more to play."""
        while True:
            for worker in self.workers:
                if worker.ready and worker.fixture is None:
                    self._employ(worker, fixtures)
            if all(worker.ready and worker.fixture is None for worker in self.workers):
                return
            for key, _ in self.selector.select():
                played = self._listen(key.data)
                if played is not None:
                    yield played

    def close(self) -> None:
        for worker in self.workers:
            worker.process.terminate()  # all of them first, so that they end together
        for worker in self.workers:
            worker.close()
        self.workers.clear()
        self.selector.close()

    def _hire(self) -> None:
        worker = WorkerProcess(self.hello)
        self.workers.append(worker)
        self.selector.register(worker.output, selectors.EVENT_READ, worker)

    def _employ(self, worker: WorkerProcess, fixtures: Iterator[Fixture]) -> None:
        fixture = self.again.popleft() if self.again else next(fixtures, None)
        if fixture is not None:
            worker.fixture = fixture
            worker.send(job_of(fixture, self.seed))

    def _listen(self, worker: WorkerProcess) -> Played | None:
        """What a worker has to say: that it is ready, or a game."""
        try:
            answer = worker.receive()
        except EOFError:
            return self._replace(worker)
        if answer is None:
            return None
        if worker.fixture is None:
            worker.ready = True
            return None
        fixture, worker.fixture = worker.fixture, None
        if answer["leaving"]:
            self._replace(worker)
        return played_of(fixture, answer)

    def _replace(self, worker: WorkerProcess) -> Played | None:
        """A new worker for one that is gone; its game is played again, but not for ever."""
        if not worker.ready:
            raise ArenaError(f"a worker could not start: {worker.last_words()}")
        self.selector.unregister(worker.output)
        self.workers.remove(worker)
        worker.close()
        self._hire()
        fixture = worker.fixture
        if fixture is None:
            return None
        self.tries[fixture] = self.tries.get(fixture, 0) + 1
        if self.tries[fixture] < TRIES:
            self.again.append(fixture)
            return None
        return void_game(fixture, self.seed, f"its worker was ended {TRIES} times")
