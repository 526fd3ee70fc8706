"""Servers for the tests: one in a thread, whose sessions can be looked at, or a real process."""

import contextlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from projectl.table.session import Session
from projectl.web.config import Limits, Rate, ServerConfig
from projectl.web.server import TableServer, make_server
from projectl.web.server_state import ServerState

ENDLESS = Rate(1e9, 1e9)
GENEROUS = Limits(
    messages=ENDLESS,
    address_messages=ENDLESS,
    address_entries=ENDLESS,
    address_lines=ENDLESS,
    frames=ENDLESS,
    frame_bytes=ENDLESS,
    connection_requests=ENDLESS,
    arrivals=ENDLESS,
    hints=ENDLESS,
    emotes=ENDLESS,
    requests=ENDLESS,
    files=ENDLESS,
    tables=ENDLESS,
    secrets=ENDLESS,
    qr_codes=ENDLESS,
    away_seconds=0.0,
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Served:
    """A server one can talk to."""

    port: int
    server: TableServer

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def server_state(self) -> ServerState:
        return self.server.state

    def session(self, table: str) -> Session:
        return self.server_state.registry.tables[table].session


@contextlib.contextmanager
def in_thread(
    folder: Path,
    limits: Limits = GENEROUS,
    host: str = "127.0.0.1",
    database_url: str | None = None,
) -> Iterator[Served]:
    """A server in a thread of this process, on a database in a folder unless another is named."""
    port = free_port()
    config = ServerConfig(
        host=host,
        port=port,
        database_url=database_url or f"sqlite:///{folder / 'tables.sqlite'}",
        workers=1,
        warm_up=False,
        pace=0.0,
        limits=limits,
    )
    server = make_server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        while not server.started and thread.is_alive():
            time.sleep(0.01)
        yield Served(port, server)
    finally:
        server.should_exit = True
        thread.join()


@dataclass
class Process:
    """A real server process on a database; it can be killed and started again."""

    database_url: str
    log: Path
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None
    options: tuple[str, ...] = ()
    descriptors: int | None = None  # files and sockets that it may have open

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        command = [sys.executable, "-m", "projectl.cli.serve", "--port", str(self.port)]
        options = ["--pace", "0", "--workers", "1", "--log-json", "--no-warm-up"]
        if self.descriptors is not None:
            limited = f'ulimit -n {self.descriptors} && exec "$0" "$@"'
            command = ["sh", "-c", limited, *command]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *options, *self.options],
                env={**os.environ, "PROJECTL_DATABASE_URL": self.database_url},
                stdout=log,
                stderr=log,
            )

    def wait(self) -> None:
        assert self.process is not None
        with httpx.Client(verify=False) as client:  # one: it takes longer to make than to ask
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if client.get(f"{self.url}/health").status_code == 200:
                        return
                assert self.process.poll() is None, self.log.read_text()
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        """End the process; its exit code."""
        assert self.process is not None
        self.process.send_signal(how)
        code = self.process.wait(timeout=30)
        self.process = None
        return code


def until(met: Callable[[], bool], seconds: float = 60.0) -> None:
    """Wait for something that will be so."""
    deadline = time.monotonic() + seconds
    while not met():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def servers_of(parent: int) -> list[int]:
    """The processes that serve: children whose children think are not asked for."""
    found = []
    for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split():
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found
