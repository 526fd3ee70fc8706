"""Several server processes at one address: they share a socket and a database.

Whoever connects is served by the process that is free first, but the players of a table by one of
them (`handover`). One that ends is replaced, and all end with the one that started them.
"""

import logging
import signal
import socket
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import NamedTuple

from projectl.table.agent_pool import usual_size
from projectl.table.store import open_engine
from projectl.web.config import ServerConfig
from projectl.web.handover import Handover, Siblings, new_siblings
from projectl.web.logs import start_logging
from projectl.web.server import GRACE, listen, serve_at

log = logging.getLogger("projectl.web")

POLL_SECONDS = 0.5  # seconds until the supervisor looks whether it was asked to stop
STEADY = 10.0  # seconds that a process runs at least if nothing is wrong with it
STOPPING = GRACE + 10.0  # seconds until a process that does not stop is killed


def run_many(
    config: ServerConfig, count: int, log_json: bool, ready: Callable[[int], None]
) -> None:
    """Serve with some processes until somebody asks to stop."""
    if config.workers is None:
        config = replace(config, workers=max(1, usual_size() // count))
    with listen(config.host, config.port) as opened:
        open_engine(config.database_url).dispose()  # migrated once, and refused before any starts
        ready(opened.getsockname()[1])
        Supervisor(config, opened, log_json, new_siblings(count)).run(count)


class Place(NamedTuple):
    """A process among the others."""

    number: int
    since: float


class Supervisor:
    """Starts processes, and starts others for those that end."""

    def __init__(
        self,
        config: ServerConfig,
        opened: socket.socket,
        log_json: bool,
        siblings: Siblings | None,
    ) -> None:
        self.config = config
        self.opened = opened
        self.log_json = log_json
        self.siblings = siblings
        self.running: dict[SpawnProcess, Place] = {}
        self.stopping = False
        self.missing: list[int] = []  # places whose process could not be started

    def run(self, count: int) -> None:
        """Until a signal comes."""
        for asked in (signal.SIGINT, signal.SIGTERM):
            signal.signal(asked, self._stop)
        try:
            for number in range(count):
                self._start(number)
            while not self.stopping:
                wait([process.sentinel for process in self.running], timeout=POLL_SECONDS)
                self._start_missing()
                for process in [each for each in self.running if not each.is_alive()]:
                    self._replace(process)
        finally:
            self._end_all()
            if self.siblings is not None:
                self.siblings.close()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self.stopping = True

    def _start(self, number: int) -> None:
        handover = None if self.siblings is None else Handover(self.siblings, number)
        arguments = (self.config, self.opened, self.log_json, handover)
        process = get_context("spawn").Process(target=serve_beside_others, args=arguments)
        heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the supervisor
        try:
            process.start()
        finally:
            signal.signal(signal.SIGINT, heard)
        self.running[process] = Place(number, time.monotonic())

    def _replace(self, process: SpawnProcess) -> None:
        """Another one, at once; but not again and again if each ends as soon as it started."""
        number, since = self.running.pop(process)
        if self.siblings is not None:
            self.siblings.forget(number)
        if self.stopping:
            return
        log.error("process ended", extra={"pid": process.pid, "code": process.exitcode})
        if time.monotonic() - since < STEADY:
            time.sleep(POLL_SECONDS)
        self._try_to_start(number)

    def _start_missing(self) -> None:
        missing, self.missing = self.missing, []
        for number in missing:
            self._try_to_start(number)

    def _try_to_start(self, number: int) -> None:
        """Start a process in the place of another; later, if the system has no room for it now."""
        try:
            self._start(number)
        except OSError as error:
            log.error("process not started", extra={"why": error.strerror})
            self.missing.append(number)

    def _end_all(self) -> None:
        for process in self.running:
            process.terminate()
        deadline = time.monotonic() + STOPPING
        for process in self.running:
            process.join(max(0.0, deadline - time.monotonic()))
            if process.is_alive():
                process.kill()
                process.join()


def serve_beside_others(
    config: ServerConfig, opened: socket.socket, log_json: bool, handover: Handover | None
) -> None:
    """One of the processes, until it is asked to stop or nobody is there to ask."""
    start_logging(log_json)
    serve_at(config, opened, lambda server: stop_with_parent(server.stop), handover)


def stop_with_parent(stop: Callable[[], None]) -> None:
    """Stop when the process that started this one is gone."""
    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        stop()

    threading.Thread(target=watch, name="parent", daemon=True).start()
