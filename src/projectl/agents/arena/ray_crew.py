"""The same games on Ray: an actor holds a worker process, on whatever machine Ray has."""

import contextlib
import importlib
import logging
import os
from collections import deque
from collections.abc import Iterator
from typing import Any

from projectl.agents.arena.crew import (
    TRIES,
    Played,
    WorkerProcess,
    hello_of,
    import_path,
    job_of,
    played_of,
    void_game,
)
from projectl.agents.arena.schedule import Fixture
from projectl.agents.arena.settings import ArenaError, Settings, free_cores

LOCAL = "local"
INSTALL = "--ray needs the package ray: pip install 'projectl[ray]'"


def import_ray() -> Any:
    """The package, told to be quiet; ArenaError if it is not installed."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what it would warn about
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ArenaError(INSTALL) from None


class RemoteWorker:
    """The actor: a worker process, wherever Ray has put it."""

    def __init__(self, hello: dict[str, Any], path: list[str]) -> None:
        self.worker = WorkerProcess(hello, path)

    def start(self) -> str:
        """Wait until the worker is ready; what is wrong if it is not."""
        try:
            self.worker.wait_for()
        except ArenaError as error:
            return str(error)
        except EOFError:
            return f"a worker could not start: {self.worker.last_words()}"
        return ""

    def play(self, job: dict[str, Any]) -> dict[str, Any]:
        """Play one game."""
        self.worker.send(job)
        return self.worker.wait_for()

    def close(self) -> None:
        """End the worker."""
        self.worker.close()


class RayCrew:
    """Workers on Ray, one a CPU."""

    def __init__(self, settings: Settings, games: int, address: str) -> None:
        assert settings.seed is not None
        self.seed = settings.seed
        self.hello = hello_of(settings)
        self.ray = import_ray()
        self.started_ray = not self.ray.is_initialized()
        if self.started_ray:
            connect(self.ray, address, settings.jobs)
        self.actor = self.ray.remote(num_cpus=1)(RemoteWorker)
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.size = min(settings.jobs or cores, cores, games)
        self.idle: deque[Any] = deque()
        self.actors: list[Any] = []
        self.busy: dict[Any, tuple[Fixture, Any]] = {}
        self.again: deque[Fixture] = deque()
        self.tries: dict[Fixture, int] = {}

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Keep every actor busy until there is nothing more to play."""
        while len(self.actors) < self.size:
            self._hire()
        while True:
            while self.idle:
                fixture = self.again.popleft() if self.again else next(fixtures, None)
                if fixture is None:
                    break
                worker = self.idle.popleft()
                self.busy[worker.play.remote(job_of(fixture, self.seed))] = fixture, worker
            if not self.busy:
                return
            finished, _ = self.ray.wait(list(self.busy), num_returns=1)
            played = self._listen(finished[0])
            if played is not None:
                yield played

    def close(self) -> None:
        """End the workers, then the actors, then Ray if this crew has started it."""
        with contextlib.suppress(Exception):  # some may be gone
            self.ray.get([worker.close.remote() for worker in self.idle], timeout=10)
        for worker in self.actors:
            self.ray.kill(worker)
        if self.started_ray:
            self.ray.shutdown()

    def _hire(self) -> None:
        worker = self.actor.remote(self.hello, import_path())
        self.actors.append(worker)
        problem = self.ray.get(worker.start.remote())
        if problem:
            raise ArenaError(problem)
        self.idle.append(worker)

    def _listen(self, finished: Any) -> Played | None:
        """A game that is over, or None if its worker is gone and it is to be played again."""
        fixture, worker = self.busy.pop(finished)
        try:
            answer = self.ray.get(finished)
        except self.ray.exceptions.RayError:
            return self._try_again(fixture, worker)
        if answer["leaving"]:
            self._replace(worker)
        else:
            self.idle.append(worker)
        return played_of(fixture, answer)

    def _replace(self, worker: Any) -> None:
        self.actors.remove(worker)
        self.ray.kill(worker)
        self._hire()

    def _try_again(self, fixture: Fixture, worker: Any) -> Played | None:
        self._replace(worker)
        self.tries[fixture] = self.tries.get(fixture, 0) + 1
        if self.tries[fixture] < TRIES:
            self.again.append(fixture)
            return None
        return void_game(fixture, self.seed, f"its worker was ended {TRIES} times")


def connect(ray: Any, address: str, jobs: int | None) -> None:
    """Start Ray here, or join the cluster at an address; ArenaError if there is none."""
    quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        if address == LOCAL:
            cores = jobs or free_cores()
            ray.init(address=LOCAL, num_cpus=cores, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        reason = " ".join(str(error).split())
        raise ArenaError(f"there is no Ray at '{address}': {reason[:200]}") from None
