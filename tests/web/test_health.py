"""A server whose database hangs says so, answers all the same, and plays on when it is back."""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from postgres import new_database
from table.sittings import frozen

from projectl.table import registry
from projectl.web import server_state
from projectl.web.connection import RESTART
from web.clients import Browser, Chair
from web.serving import Served, in_thread

PATIENCE = 1.5  # seconds after which a database is taken to hang
QUICKLY = 1.0  # seconds for an answer: too few to wait for the database


@pytest.fixture
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "READ_SECONDS", PATIENCE)
    monkeypatch.setattr(server_state, "PROBE_SECONDS", 0.1)


@contextmanager
def served_on(folder: Path, url: str | None = None) -> Iterator[Served]:
    with in_thread(folder, database_url=url) as server:
        writer = server.server_state.registry.writer
        for each in writer._writers:
            each.deadline = PATIENCE
        yield server


def health(server: Served) -> tuple[int, dict[str, Any]]:
    """What the server says of itself, without delay."""
    answer = httpx.get(f"{server.url}/health", timeout=QUICKLY, verify=False)
    return answer.status_code, answer.json()


def wait_for(server: Served, *why: str) -> None:
    """Ask until that is what does not work."""
    deadline = time.monotonic() + 20.0
    while health(server)[1]["why"] != list(why):
        assert time.monotonic() < deadline, health(server)
        time.sleep(0.02)
    status, said = health(server)
    assert said["status"] == ("degraded" if why else "ok")
    assert (status, said["ready"]) == ((503, False) if why else (200, True))


def send_a_move(chair: Chair) -> None:
    chair.say("act", seq=chair.seq, seat=chair.position["player"], action="piece I1")


def play_on(browser: Browser, table: str) -> None:
    """Come back, as a page does, and play."""
    with browser.sit(table) as chair:
        for _ in range(3):
            assert chair.act("piece I1")["type"] == "update"


@pytest.mark.usefixtures("_impatient")
def test_a_server_whose_postgresql_is_frozen_says_so(tmp_path: Path) -> None:
    with served_on(tmp_path, new_database()) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as chair:
            assert chair.act("piece I1")["type"] == "update"
            wait_for(server)
            with frozen(server.server_state.registry.engine):
                wait_for(server, "database_silent")
                send_a_move(chair)
                assert chair.hear("error")["code"] == "unavailable"
                wait_for(server, "database_silent", "database_hangs")
                assert chair.closing_code() == RESTART, "what is in doubt is read anew"
        wait_for(server)
        play_on(browser, table)


@pytest.mark.usefixtures("_impatient")
def test_a_server_that_may_only_read_its_postgresql_says_so(tmp_path: Path) -> None:
    url = new_database()
    with served_on(tmp_path, url) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as chair, psycopg.connect(url) as other:
            other.execute("LOCK TABLE events IN SHARE MODE")
            send_a_move(chair)
            wait_for(server, "database_hangs")
            assert chair.hear("error")["code"] == "unavailable"
            other.rollback()
            wait_for(server)
        play_on(browser, table)


@pytest.mark.usefixtures("_impatient")
def test_a_server_whose_sqlite_is_locked_says_so(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with served_on(tmp_path) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as chair, closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            send_a_move(chair)
            wait_for(server, "database_hangs")
            assert chair.hear("error")["code"] == "unavailable"
            other.rollback()
            wait_for(server)
        play_on(browser, table)


@pytest.mark.usefixtures("_impatient")
def test_whoever_comes_while_the_database_hangs_is_told_and_comes_in_later(
    tmp_path: Path,
) -> None:
    with served_on(tmp_path, new_database()) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with frozen(server.server_state.registry.engine):
            refused = browser.http.post(
                "/api/tables", json={"mode": "base", "seats": [{"kind": "here"}] * 2}
            )
            assert (refused.status_code, refused.json()["code"]) == (503, "not_kept")
            wait_for(server, "database_silent", "database_hangs")
        wait_for(server)
        play_on(browser, table)


def test_nothing_is_accepted_once_the_file_of_the_database_is_deleted(tmp_path: Path) -> None:
    with in_thread(tmp_path) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as chair:
            chair.take_pieces(1)
            for file in tmp_path.glob("tables.sqlite*"):
                file.unlink()
            answer = chair.act("piece I1")
            assert (answer["type"], answer.get("code")) == ("error", "not_kept")
        assert not browser.http.get("/health").json()["ready"]
