"""`projectl serve` says where it is, and what is wrong when it cannot be."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from projectl.cli.main import main
from projectl.web import server


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What a wrong call says, in one line."""
    assert main(["serve", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err


def test_a_taken_port_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused(capsys, "--port", str(port))
    assert f"cannot listen at 127.0.0.1 port {port}: address already in use" in said


def test_an_address_of_another_computer_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--host", "192.0.2.1", "--port", "0")
    assert "cannot listen at 192.0.2.1 port 0: cannot assign requested address" in said


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("nonsense", "'nonsense' is no database URL; one looks like sqlite:"),
        ("folklore://host/name", "tables cannot be kept in 'folklore'"),
        ("mysql://host/name", "'mysql' needs a driver, MySQLdb"),
        ("sqlite:////proc/nowhere/tables.sqlite", "nowhere"),
    ],
)
def test_a_database_that_cannot_be_is_refused(
    capsys: pytest.CaptureFixture[str], url: str, reason: str
) -> None:
    assert reason in refused(capsys, "--port", "0", "--database-url", url)


def test_a_database_nobody_answers_for_is_refused_without_its_password(
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = "postgresql://ada:secret@127.0.0.1:1/tables"
    said = refused(capsys, "--port", "0", "--database-url", url)
    assert "the database postgresql+psycopg://ada:***@127.0.0.1:1/tables cannot be opened" in said
    assert "secret" not in said


def test_it_says_where_it_is_answers_and_stops_when_asked(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from projectl.cli.main import main; main()"]
    command += ["serve", "--port", "0", "--no-warm-up"]
    command += ["--database-url", f"sqlite:///{tmp_path}/tables.sqlite"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline().decode()
            found = re.search(r"Project L is at (http://127\.0\.0\.1:\d+/)", line)
            assert found, line
            with urllib.request.urlopen(f"{found[1]}health", timeout=30) as answer:
                assert answer.status == 200
            server.terminate()
            _, log = server.communicate(timeout=30)
        finally:
            server.kill()
    assert b"stopped" in log
    assert b"Traceback" not in log


def test_an_interrupt_that_is_swallowed_while_the_server_starts_stops_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def run(_config: object, ready: Callable[[int], None]) -> None:
        with suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        ready(8000)

    monkeypatch.setattr(server, "run", run)
    assert main(["serve", "--port", "0"]) == 130
