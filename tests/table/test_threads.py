"""The threads of a server go on after faults that nobody thought of."""

import asyncio
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from postgres import new_database
from sqlalchemy import Engine

from projectl.table import channel, store
from projectl.table.agent_pool import AgentPool
from projectl.table.config import Entry
from projectl.table.log_writer import Job, LogWriter, UncertainError, WriteError
from projectl.table.presence import Present
from projectl.table.registry import TableRegistry
from projectl.table.rows import add_rows, table_rows
from table.sittings import Recorder, Registry, act, config, make, run, until
from table.two_processes import come, twin_of, two

FAULT = "nobody thought of that"


def entry(seq: int) -> Entry:
    return Entry(seq, "act", 0, {"action": "piece I1"}, 0.0)


def with_a_table(url: str) -> Engine:
    engine = store.open_engine(url)
    with engine.begin() as connection:
        add_rows(connection, table_rows(config("here", "here")))
    return engine


def failing_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[bool]:
    """Have something raise when it is called first; what grows with each call."""
    works = getattr(owner, name)
    calls: list[bool] = []

    def fail_once(*args: Any, **named: Any) -> Any:
        calls.append(True)
        if len(calls) == 1:
            raise ValueError(FAULT)
        return works(*args, **named)

    monkeypatch.setattr(owner, name, fail_once)
    return calls


@pytest.mark.parametrize("place", ["_begin", "_commit", "_many_move"])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_the_writer_goes_on_after_a_fault(
    kind: str,
    place: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}" if kind == "sqlite" else new_database()
    engine = with_a_table(url)

    async def test(writer: LogWriter) -> None:
        failing_once(monkeypatch, writer, place)
        with pytest.raises(UncertainError if place == "_commit" else WriteError):
            await writer.write("table-1", entry(1))
        assert FAULT in caplog.text
        assert writer.fails
        assert writer.busy_since is None
        await writer.write("table-1", entry(1))
        assert not writer.fails

    writer = LogWriter(engine)
    asyncio.run(test(writer))
    writer.close()
    assert not writer.thread.is_alive()
    engine.dispose()


def test_the_writer_of_many_statements_goes_on_too(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = with_a_table(new_database())

    async def test(writer: LogWriter) -> None:
        assert writer.beside is not None
        failing_once(monkeypatch, writer.beside, "_commit")
        ending = partial(store.end_table, table="table-1", at=1.0)
        with pytest.raises(UncertainError):
            await writer.write("table-1", entry(1), statements=(ending,))
        await writer.write("table-1", entry(1), statements=(ending,))

    writer = LogWriter(engine)
    asyncio.run(test(writer))
    writer.close()
    engine.dispose()


def test_a_writer_that_is_closed_while_it_fails_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = with_a_table(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    writer = LogWriter(engine)
    begin = writer._begin

    def fail_late(jobs: list[Job]) -> list[Job]:
        begin(jobs)
        raise ValueError(FAULT)

    async def test() -> None:
        monkeypatch.setattr(writer, "_many_move", lambda _job: time.sleep(0.2))
        monkeypatch.setattr(writer, "_begin", fail_late)
        writing = asyncio.create_task(writer.write("table-1", entry(1)))
        await asyncio.sleep(0.05)
        await asyncio.to_thread(writer.close)
        with pytest.raises(UncertainError):
            await writing

    asyncio.run(test())
    assert not writer.thread.is_alive()
    engine.dispose()


@pytest.mark.usefixtures("no_heartbeats")
def test_the_channel_goes_on_after_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(twin, Present(frozenset({1}), 0))
            await table.submit(act)
            await until(lambda: twin.session.seq == 1)
            assert other.cluster is not None
            calls = failing_once(monkeypatch, other.cluster, "_concerns")
            await table.submit(act)
            await until(lambda: twin.session.seq == 2)
            assert len(calls) > 1
            assert FAULT in caplog.text
            await until(lambda: other.cluster is not None and other.cluster.is_connected)

    run(test)


@pytest.mark.parametrize("error", [RuntimeError(FAULT), ValueError(FAULT)])
def test_a_channel_where_everything_fails_is_tried_ever_more_rarely(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(channel, "FIRST_PAUSE", 0.05)
    engine = store.open_engine(new_database())
    heard: list[float] = []

    def fail(said: channel.ClusterMessage | None) -> None:
        heard.append(time.monotonic())
        if len(heard) < 4:
            raise error
        assert said is None

    listener = channel.ChannelListener(engine, fail)
    asyncio.run(waited_for(heard))
    listener.close()
    assert not listener.thread.is_alive()
    pauses = [later - earlier for earlier, later in pairwise(heard)]
    assert all(pause >= 0.05 * 2**number for number, pause in enumerate(pauses))
    assert caplog.text.count(FAULT) >= 3
    engine.dispose()


async def waited_for(heard: list[float]) -> None:
    await until(lambda: len(heard) == 4)


def test_a_channel_ends_with_the_loop_that_hears_it() -> None:
    url = new_database()
    engine = store.open_engine(url)

    async def test() -> Registry:
        home = TableRegistry(store.open_engine(url), AgentPool(1), 0.0, Recorder)
        home.join_cluster()
        await until(lambda: home.cluster is not None and home.cluster.is_connected)
        return home

    home = asyncio.run(test())
    assert home.cluster is not None
    with engine.connect() as connection:
        channel.send_presence(connection, "another", {}, asks=True)
        connection.commit()
    home.cluster.listener.thread.join(5.0)
    assert not home.cluster.listener.thread.is_alive()
    home.writer.close()
    for each in (home.cluster.locks.dedicated, home.cluster.news.dedicated):
        each.close(wait=True)
    home.engine.dispose()
    engine.dispose()
