"""The same games on Ray: an actor holds a worker process, on whatever machine Ray has."""

import contextlib
import importlib
import logging
import os
import time
from collections.abc import Iterator
from typing import Any

from projectl.agents.arena.config import ArenaError, TournamentConfig
from projectl.agents.arena.pool import (
    A_MOMENT,
    PATIENCE,
    Played,
    Queue,
    Waiting,
    WorkerProcess,
    handshake_of,
    import_path,
    job_of,
    played_of,
)
from projectl.agents.arena.schedule import Fixture
from projectl.agents.turn import SHOWN_ERROR
from projectl.extras import command_for
from projectl.rules.cores import free_cores
from projectl.texts import Message
from projectl.texts.message import message_from_json

LOCAL = "local"


def import_ray() -> Any:
    """The package, told to be quiet; ArenaError if it is not installed."""
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # what it would warn about
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise ArenaError(Message("arena-ray-missing", command=command_for("ray"))) from None


class RemoteWorker:
    """The actor: a worker process, wherever Ray has put it."""

    def __init__(self, handshake: dict[str, Any], path: list[str]) -> None:
        self.worker = WorkerProcess(handshake, path)

    def start(self) -> dict[str, Any]:
        """Wait until this worker can play, or say why it never will."""
        try:
            while not self.worker.ready:
                self.worker.receive()
        except ArenaError as error:
            return {"refused": error.reason.as_json()}
        except EOFError:
            return {"refused": self.worker.why_not_started().as_json()}
        return {"ready": True}

    def play(self, job: dict[str, Any]) -> dict[str, Any]:
        """Play one game, or say why this worker plays none."""
        self.worker.send(job)
        try:
            return self.worker.wait_for_game()
        except ArenaError as error:
            return {"refused": error.reason.as_json()}
        except EOFError:
            if self.worker.ready:
                raise
            return {"refused": self.worker.why_not_started().as_json()}

    def close(self) -> None:
        """End the worker."""
        self.worker.close()


class RayPool:
    """Workers on Ray, one a CPU."""

    def __init__(self, config: TournamentConfig, address: str) -> None:
        assert config.seed is not None
        self.seed = config.seed
        self.config = config
        self.started = 0
        self.ray = import_ray()
        self.started_ray = not self.ray.is_initialized()
        if self.started_ray:
            connect(self.ray, address, config.jobs)
        self.actor = self.ray.remote(num_cpus=1)(RemoteWorker)
        cores = int(self.ray.cluster_resources().get("CPU", 1))
        self.size = min(config.jobs or cores, cores)
        self.idle: list[Any] = []
        self.busy: dict[Any, tuple[Fixture, Any]] = {}  # by the result to come

    def prepare(self, waiting: Waiting) -> None:
        """On this machine what is compiled is kept for all; others of a cluster compile it too."""
        worker, start = self._start_worker(), time.monotonic()
        started = worker.start.remote()
        self.idle.append(worker)
        while not self.ray.wait([started], timeout=A_MOMENT)[0]:
            waiting(time.monotonic() - start)
        answer = self.ray.get(started)
        if "refused" in answer:
            raise ArenaError(message_from_json(answer["refused"]))

    def play(self, fixtures: Iterator[Fixture]) -> Iterator[Played]:
        """Keep every actor busy until there is nothing more to play."""
        queue = Queue(fixtures, self.seed)
        while True:
            self._assign(queue)
            if not self.busy:
                return
            finished, _ = self.ray.wait(list(self.busy), num_returns=1)
            played = self._listen(finished[0], queue)
            if played is not None:
                yield played

    def close(self) -> None:
        """End the workers, then the actors, then Ray if this pool has started it."""
        with contextlib.suppress(Exception):  # some may be gone
            self.ray.get([worker.close.remote() for worker in self.idle], timeout=PATIENCE)
        for worker in [*self.idle, *(worker for _, worker in self.busy.values())]:
            self.ray.kill(worker)
        if self.started_ray:
            self.ray.shutdown()

    def _assign(self, queue: Queue) -> None:
        """Give everybody a game who has none, and find new workers where some are missing."""
        while self.idle or len(self.busy) < self.size:
            fixture = queue.next()
            if fixture is None:
                return
            worker = self.idle.pop() if self.idle else self._start_worker()
            self.busy[worker.play.remote(job_of(fixture, self.seed))] = fixture, worker

    def _start_worker(self) -> Any:
        handshake = handshake_of(self.config, first=True)
        self.started += 1
        return self.actor.remote(handshake, import_path())

    def _listen(self, finished: Any, queue: Queue) -> Played | None:
        """A game that is over, or None if its worker is gone and it is to be played again."""
        fixture, worker = self.busy.pop(finished)
        try:
            answer = self.ray.get(finished)
        except self.ray.exceptions.RayError:
            self.ray.kill(worker)
            return queue.take_back(fixture)
        if "refused" in answer:
            raise ArenaError(message_from_json(answer["refused"]))
        if answer["leaving"]:
            self.ray.kill(worker)
        else:
            self.idle.append(worker)
        return played_of(fixture, answer)


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
        reason = " ".join(str(error).split())[:SHOWN_ERROR]
        raise ArenaError(Message("arena-no-ray", address=address, error=reason)) from None
