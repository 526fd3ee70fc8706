"""A server that is killed loses nothing that it had accepted; one that is asked to stop says so."""

import json
import signal
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest
from postgres import new_database
from table.sittings import frozen
from websockets.exceptions import ConnectionClosed

from projectl.table import store
from projectl.table.session import Session
from web.clients import Browser, Chair, sensible
from web.serving import Process


def stored_session(url: str, table: str) -> Session:
    """The session as the database alone tells it."""
    engine = store.open_engine(url)
    with engine.connect() as connection:
        stored = store.load(connection, table)
    engine.dispose()
    assert stored is not None
    return Session(stored.config, stored.entries)


def play_until_killed(process: Process, chair: Chair, dice: Random, moves: int) -> int:
    """Play, and kill the server right after a move was sent; the last number acknowledged."""
    for _ in range(moves):
        assert chair.act(sensible(chair.position["legal"], dice))["type"] == "update"
    for _ in range(3):  # some of them may be accepted, some not
        action = sensible(chair.position["legal"], dice)
        chair.say("act", seq=chair.seq, seat=chair.position["player"], action=action)
    process.stop(signal.SIGKILL)
    try:
        while True:
            chair.next()
    except (ConnectionClosed, TimeoutError):
        return chair.seq


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_killed_server_loses_no_accepted_action(kind: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}" if kind == "sqlite" else new_database()
    process, dice = Process(url, tmp_path / "log"), Random(kind)
    process.start()
    with Browser(process.url) as browser:
        table = browser.make("here", "here", mode="finesse")["table"]
        with_agent = browser.make("here", "random", "random")["table"]
        for moves in (7, 12):
            with browser.sit(table) as chair:
                told = json.dumps(chair.position)
                acknowledged = play_until_killed(process, chair, dice, moves)
                assert json.dumps(chair.position) != told
            session = stored_session(url, table)
            assert session.seq >= acknowledged
            process.start()
            with browser.sit(table) as chair:
                assert chair.seq == session.seq
                assert chair.position["round"] == session.game.view().round_number
        with browser.sit(with_agent) as chair:
            while chair.position["player"] != 0:
                chair.hear("update")
            assert chair.act("piece I1")["type"] == "update"
        with browser.sit(table) as chair:
            assert process.stop(signal.SIGTERM) in (0, -signal.SIGTERM)
            closing = chair.hear("closing")
            assert closing["again"] is True
            assert closing["reason"]["code"] == "refused-server-closing"
            with pytest.raises(ConnectionClosed) as closed:
                chair.next()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
    lines = [
        json.loads(line)
        for line in (tmp_path / "log").read_text().splitlines()[1:]
        if line.startswith("{")
    ]
    assert {"listening", "resumed", "request", "closing", "stopped"} <= {
        line["event"] for line in lines
    }
    if kind == "sqlite":
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_though_its_database_hangs(tmp_path: Path, asked: signal.Signals) -> None:
    url = new_database()
    server, engine = Process(url, tmp_path / "log"), store.open_engine(url)
    server.start()
    assert server.process is not None
    try:
        with frozen(engine):
            time.sleep(2.5)  # until somebody has asked the database
            server.process.send_signal(asked)
            server.process.wait(timeout=25)
    finally:
        server.process.kill()
        server.process.wait()
        engine.dispose()
