"""The writer says in time what became of an entry, also when the database hangs."""

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from postgres import new_database
from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import DataError, DBAPIError, OperationalError

from projectl.table import channel, log_writer, store
from projectl.table import registry as registry_module
from projectl.table.agent_pool import AgentPool
from projectl.table.config import Entry
from projectl.table.log_writer import (
    ConflictError,
    Job,
    LogWriter,
    LostError,
    Statement,
    UncertainError,
    WriteError,
)
from projectl.table.metrics import DATABASE_FAILURES
from projectl.table.refusal import Refusal
from projectl.table.registry import TableRegistry
from projectl.table.rows import add_rows, table_rows
from table.sittings import Recorder, config, frozen, make, no_log, run, until


def entry(seq: int) -> Entry:
    return Entry(seq, "act", 0, {"action": "piece I1"}, 0.0)


def written(engine: Engine) -> list[int]:
    with engine.connect() as connection:
        stored = store.load(connection, "table-1")
    assert stored is not None
    return [each.seq for each in stored.entries]


@contextmanager
def writer_on(engine: Engine, deadline: float) -> Iterator[LogWriter]:
    with engine.begin() as connection:
        add_rows(connection, table_rows(config("here", "here")))
    writer = LogWriter(engine, deadline)
    try:
        yield writer
    finally:
        writer.close()
        engine.dispose()


def test_a_database_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = store.open_engine(f"sqlite:///{file}")

    async def test() -> None:
        with writer_on(engine, 0.3) as writer, closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            timeouts = DATABASE_FAILURES.labels("timeout")._value.get()
            begun, queued = await asyncio.gather(
                writer.write("table-1", entry(1)),
                written_later(writer, entry(2)),
                return_exceptions=True,
            )
            assert isinstance(begun, UncertainError)
            assert isinstance(queued, WriteError)
            assert DATABASE_FAILURES.labels("timeout")._value.get() == timeouts + 2
            await until(lambda: writer.hangs)
            started = time.monotonic()
            with pytest.raises(WriteError, match="hangs"):
                await writer.write("table-1", entry(2))
            assert time.monotonic() - started < 0.1
            other.rollback()
            await until(lambda: not writer.hangs)
            await until(lambda: written(engine) == [1])
            await writer.write("table-1", entry(2))
            assert written(engine) == [1, 2]

    run(test)


async def written_later(writer: LogWriter, line: Entry) -> None:
    await asyncio.sleep(0.05)
    await writer.write("table-1", line)


def test_a_frozen_postgresql_is_not_waited_for() -> None:
    engine = store.open_engine(new_database())

    async def test() -> None:
        with writer_on(engine, 0.5) as writer:
            await writer.write("table-1", entry(1))
            with frozen(engine):
                with pytest.raises(UncertainError):
                    await writer.write("table-1", entry(2))
                await until(lambda: writer.hangs)
            await until(lambda: not writer.hangs)
            await writer.write("table-1", entry(3))
            assert written(engine) == [1, 2, 3]

    run(test)


def test_tables_of_a_frozen_postgresql_are_refused_in_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry_module, "READ_SECONDS", 0.5)
    engine = store.open_engine(new_database())

    async def test() -> None:
        home = TableRegistry(engine, AgentPool(1), 0.0, Recorder)
        try:
            table = await make(home, "here", "here")
            assert await home.answers()
            home.tables.clear()
            with frozen(engine):
                with pytest.raises(Refusal) as refused:
                    await home.find(table.id)
                assert refused.value.code == "unavailable"
                assert not await home.answers()
            await until(lambda: not home.opening)
            assert await home.answers()
            assert await home.find(table.id) is not None
        finally:
            await home.close()

    run(test)


def test_whoever_is_cancelled_learns_the_outcome_first(tmp_path: Path) -> None:
    engine = store.open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    learnt: list[str] = []

    async def test() -> None:
        with writer_on(engine, 12.0) as writer:

            async def write_and_go_on() -> None:
                try:
                    await writer.write("table-1", entry(1))
                    learnt.append("written")
                except ConflictError:
                    learnt.append("conflict")
                await asyncio.sleep(60.0)
                learnt.append("was not cancelled")

            for _ in range(2):
                task = asyncio.create_task(write_and_go_on())
                await asyncio.sleep(0)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
            with pytest.raises(TimeoutError):
                async with asyncio.timeout(0):
                    await write_and_go_on()
            assert learnt == ["written", "conflict", "conflict"]
            assert written(engine) == [1]

    run(test)


def test_what_was_sent_when_the_connection_was_lost_is_in_doubt() -> None:
    def lose(connection: Connection, *_: object) -> None:
        event.remove(Engine, "after_cursor_execute", lose)
        driver: Any = connection.connection.driver_connection
        driver.close()
        raise connection.dialect.loaded_dbapi.OperationalError("the connection is closed")

    async def test() -> None:
        with on_postgresql() as writer:
            event.listen(Engine, "after_cursor_execute", lose)
            (lost,) = await commit(writer, job(entry(1)))
            assert isinstance(lost, LostError)
            assert written(writer.engine) == [1]

    run(test)


def test_a_writer_that_announces_keeps_nothing_for_later() -> None:
    async def test() -> None:
        with writer_on(store.open_engine(new_database()), 12.0) as writer:
            ending = partial(store.end_table, table="table-1", at=1.0)
            for seq in range(1, 20):
                await writer.write("table-1", entry(seq), statements=(ending,))
            assert writer.beside is not None
            assert writer.beside.connection is not None
            pooled: Any = writer.beside.connection.connection._connection_record
            assert len(pooled.finalize_callback) <= 1

    run(test)


async def commit(writer: LogWriter, *batch: Job) -> list[BaseException | None]:
    """What becomes of jobs that are written together."""
    await asyncio.to_thread(writer.writer_of(batch[0])._commit, list(batch))
    return await asyncio.gather(*(job.done for job in batch), return_exceptions=True)


def job(*entries: Entry, statements: tuple[Statement, ...] = ()) -> Job:
    done = asyncio.get_running_loop().create_future()
    return Job("table-1", list(entries), {}, list(statements), done)


@contextmanager
def on_postgresql() -> Iterator[LogWriter]:
    with writer_on(store.open_engine(new_database()), 12.0) as writer:
        writer.is_followed = lambda _table: False
        yield writer


def test_a_batch_of_moves_is_one_statement_and_no_other_round_trip() -> None:
    sent: list[str] = []

    async def test() -> None:
        with on_postgresql() as writer:
            event.listen(writer.engine, "before_cursor_execute", lambda *all: sent.append(all[2]))
            assert await commit(writer, *(job(entry(seq)) for seq in (1, 2, 3))) == [None] * 3
            assert [words.split()[0] for words in sent] == ["INSERT"]
            assert writer.connection is not None
            driver: Any = writer.connection.connection.driver_connection
            assert driver.autocommit
            assert written(writer.engine) == [1, 2, 3]

    run(test)


def test_of_a_batch_only_the_job_at_fault_is_refused() -> None:
    async def test() -> None:
        with on_postgresql() as writer:
            assert await commit(writer, job(entry(1))) == [None]
            first, second = await commit(writer, job(entry(1)), job(entry(2)))
            assert isinstance(first, ConflictError)
            assert second is None
            assert written(writer.engine) == [1, 2]

    run(test)


def test_what_belongs_together_is_written_whole_or_not_at_all() -> None:
    async def test() -> None:
        with on_postgresql() as writer:
            ending = partial(store.end_table, table="table-1", at=1.0)
            assert await commit(writer, job(entry(1))) == [None]
            (refused,) = await commit(writer, job(entry(1), statements=(ending,)))
            assert isinstance(refused, ConflictError)
            with writer.engine.connect() as connection:
                assert store.unfinished(connection, 0.0, 9) == ["table-1"]
            assert await commit(writer, job(entry(2), statements=(ending,))) == [None]
            with writer.engine.connect() as connection:
                assert store.unfinished(connection, 0.0, 9) == []

    run(test)


@pytest.mark.parametrize("kind", [OperationalError, DataError])
def test_what_is_written_is_written_even_if_nobody_can_be_told(
    monkeypatch: pytest.MonkeyPatch, kind: type[DBAPIError]
) -> None:
    def fail(*_: object) -> None:
        raise kind("NOTIFY", {}, Exception("it was not taken"))

    monkeypatch.setattr(channel, "send_growth", fail)

    async def test() -> None:
        with on_postgresql() as writer:
            writer.is_followed = lambda _table: True
            for seq in (1, 2):
                await writer.write("table-1", entry(seq))
            assert written(writer.engine) == [1, 2]
            assert not writer.fails

    run(test)


def test_whoever_waits_for_what_was_begun_before_says_nothing_of_the_database(
    engine: Engine,
) -> None:
    async def test() -> None:
        with writer_on(engine, 5.0) as writer:
            writer.tally.failed_at = time.monotonic()
            await writer.settled()
            assert writer.fails
            assert writer.commits == 0

    run(test)


def test_failures_are_known_until_the_next_commit(tmp_path: Path) -> None:
    engine = store.open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")

    async def test() -> None:
        with writer_on(engine, 5.0) as writer:
            with no_log(engine):
                results = await asyncio.gather(
                    *(writer.write("table-1", entry(1)) for _ in range(3)), return_exceptions=True
                )
                assert [type(result) for result in results] == [WriteError] * 3
                assert writer.fails
            await writer.write("table-1", entry(1))
            assert not writer.fails

    run(test)


def test_where_many_tables_move_commits_are_shared_and_one_alone_does_not_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_writer, "PACE", 0.3)

    async def test(writer: LogWriter) -> None:
        started = time.monotonic()
        for _ in range(30):
            await writer.write("alone")
        assert writer.commits == 30
        assert time.monotonic() - started < 30 * log_writer.PACE
        writing = []
        for number in range(200):
            writing.append(asyncio.create_task(writer.write(f"table {number}")))
            await asyncio.sleep(0.002)
        await asyncio.gather(*writing)
        assert writer.commits < 30 + 100

    with writer_on(store.open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}"), 12.0) as writer:
        asyncio.run(test(writer))
