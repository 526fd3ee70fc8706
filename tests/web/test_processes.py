"""`projectl serve --processes`: some processes at one address, as good as one."""

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import new_database

from projectl.cli.main import main
from projectl.web import processes
from projectl.web.config import ServerConfig
from projectl.web.processes import Supervisor
from projectl.web.server import listen
from web.clients import Browser, Chair
from web.serving import Process, servers_of, until

VISITORS = 60  # until both processes have served one


def process_of(chair: Chair, server: Process) -> int:
    """The process at the other end of a socket."""
    ends = [f":{server.port:04X}", f":{chair.socket.local_address[1]:04X}"]
    for line in Path("/proc/net/tcp").read_text().splitlines():
        fields = line.split()
        if [end[-5:] for end in fields[1:3]] == ends:
            connection = f"socket:[{fields[9]}]"
    assert server.process is not None
    (found,) = (
        process
        for process in servers_of(server.process.pid)
        if connection in map(os.readlink, Path(f"/proc/{process}/fd").iterdir())
    )
    return found


def is_running(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Process]:
    process = Process(new_database(), tmp_path / "log", options=("--processes", "2"))
    process.start()
    yield process
    if process.process is not None:
        process.stop()


def test_processes_share_tables_are_replaced_and_stop_together(server: Process) -> None:
    assert server.process is not None
    parent = server.process.pid
    until(lambda: server.log.read_text().count('"listening"') == 2)
    first = servers_of(parent)
    assert len(first) == 2
    with Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        for _ in range(4):
            with browser.sit(table) as chair, browser.sit(table) as other:
                seq = chair.act("piece I1")["seq"]
                while other.seq < seq:
                    other.hear("update", "snapshot")
        os.kill(first[0], signal.SIGKILL)
        until(lambda: server.log.read_text().count('"listening"') == 3)
        assert len(servers_of(parent)) == 2
        with browser.sit(table) as chair:
            assert chair.seq == 4
    last = servers_of(parent)
    assert server.stop(signal.SIGTERM) == 0
    until(lambda: not any(map(is_running, last)))
    assert "Traceback" not in server.log.read_text()


def play_together(browser: Browser, server: Process) -> tuple[str, int]:
    """A table with three at it, and the one process that serves them all."""
    table = browser.make("here", "here")["table"]
    with browser.sit(table) as one, browser.sit(table) as two, browser.sit(table) as three:
        serving = {process_of(chair, server) for chair in (one, two, three)}
        seq = one.act("piece I1")["seq"]
        while three.seq < seq:
            three.hear("update", "snapshot")
    assert len(serving) == 1
    return table, serving.pop()


def test_the_players_of_a_table_are_led_to_one_process_and_elsewhere_when_it_is_gone(
    server: Process,
) -> None:
    until(lambda: server.log.read_text().count('"listening"') == 2)
    used: set[int] = set()
    for _ in range(VISITORS):
        with Browser(server.url) as browser:
            table, serving = play_together(browser, server)
        used.add(serving)
        if len(used) == 2:
            break
    assert len(used) == 2
    os.kill(serving, signal.SIGKILL)
    until(lambda: not is_running(serving))
    with Browser(server.url) as browser, browser.sit(table) as chair:
        assert chair.seq == 1
        assert process_of(chair, server) != serving


def test_processes_do_not_outlive_the_one_that_started_them(server: Process) -> None:
    assert server.process is not None
    started = servers_of(server.process.pid)
    server.stop(signal.SIGKILL)
    until(lambda: not any(map(is_running, started)))


def test_sqlite_has_one_process(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    assert main(["serve", "--processes", "2", "--database-url", url]) == 2
    assert "need a database that they can share" in capsys.readouterr().err


def wait_long(*_: object) -> None:
    time.sleep(60.0)


class Cramped(Supervisor):
    """One for whom the system has once no room, after the first processes."""

    attempts = 0

    def _start(self, number: int) -> None:
        self.attempts += 1
        if self.attempts == 3:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        super()._start(number)


def test_a_process_that_cannot_be_started_is_started_later_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(processes, "serve_beside_others", wait_long)
    with listen("127.0.0.1", 0) as opened:
        supervisor = Cramped(ServerConfig(), opened, False, None)
        went_on: list[bool] = []

        def kill_one() -> None:
            until(lambda: len(supervisor.running) == 2)
            killed, other = supervisor.running
            killed.kill()
            until(lambda: supervisor.attempts == 4 or not other.is_alive())
            went_on.append(other.is_alive())
            supervisor.stopping = True

        usual = {each: signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM)}
        killing = threading.Thread(target=kill_one)
        killing.start()
        try:
            supervisor.run(2)
        finally:
            killing.join()
            for each, handler in usual.items():
                signal.signal(each, handler)
    assert went_on == [True]
    assert "process not started" in caplog.text


def test_ctrl_c_while_processes_are_starting_stops_them_without_a_traceback(tmp_path: Path) -> None:
    server = Process(new_database(), tmp_path / "log", options=("--processes", "2"))
    server.launch()
    assert server.process is not None
    until(lambda: len(servers_of(server.process.pid)) == 2)  # type: ignore[union-attr]
    for process in (*servers_of(server.process.pid), server.process.pid):  # as a terminal does
        os.kill(process, signal.SIGINT)
    assert server.process.wait(timeout=30) == 0
    assert "Traceback" not in server.log.read_text()
