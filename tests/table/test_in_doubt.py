"""What becomes of a table when nobody knows whether an entry was written."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from projectl.table import store
from projectl.table.agent_pool import AgentPool
from projectl.table.log_writer import Job, LostError, notify_waiters
from projectl.table.refusal import Refusal
from projectl.table.registry import TableRegistry
from table.sittings import Recorder, act, make, run, until
from table.two_processes import two


@contextmanager
def refusing(code: str) -> Iterator[None]:
    with pytest.raises(Refusal) as refused:
        yield
    assert refused.value.code == code


def test_a_table_in_doubt_is_read_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = store.open_engine(f"sqlite:///{file}")

    async def test() -> None:
        home = TableRegistry(engine, AgentPool(1), 0.0, Recorder)
        home.writer.deadline = 0.3
        table = await make(home, "here", "here")
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with refusing("unavailable"):
                await table.submit(
                    lambda session: session.act(session.game.player, "piece I1", 0, 0.0)
                )
            assert table.closed
            other.rollback()
        await until(lambda: home.writer.busy_since is None)
        home.tables.clear()
        fresh = await home.find(table.id)
        assert fresh is not None
        assert fresh.session.seq == 1, "it was written after all"
        await home.close()

    run(test)


def test_what_was_written_after_a_table_was_read_anew_is_known_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = store.open_engine(f"sqlite:///{file}")

    async def test() -> None:
        home = TableRegistry(engine, AgentPool(1), 0.0, Recorder)
        home.writer.deadline = 0.3
        table = await make(home, "here", "here")
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with refusing("unavailable"):
                await table.submit(act)
            await until(lambda: home.tables.get(table.id) not in {None, table})
            assert home.tables[table.id].session.seq == 0
            other.rollback()
        await until(lambda: home.tables[table.id].session.seq == 1)
        await home.close()

    run(test)


def test_a_rematch_in_doubt_is_found_by_whoever_asks_again(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    engine = store.open_engine(f"sqlite:///{file}")

    async def test() -> None:
        home = TableRegistry(engine, AgentPool(1), 0.0, Recorder)
        table = await make(home, "here", "here")
        while not table.session.game.is_over:
            await table.submit(act)
        home.writer.deadline = 0.3
        with closing(sqlite3.connect(file)) as other:
            other.execute("BEGIN EXCLUSIVE")
            with refusing("not_kept"):
                await home.rematch(table)
            other.rollback()
        await until(lambda: not home.writer.hangs and home.writer.busy_since is None)
        rematch = await home.rematch(table)
        assert table.successor == rematch.id
        await home.close()

    run(test)


def test_a_table_whose_connection_was_lost_is_looked_at_soon() -> None:
    async def test() -> None:
        async with two() as (one, _):
            table = await make(one, "here", "here")
            commit_to = one.writer._commit

            def lose(jobs: list[Job]) -> None:
                commit_to(
                    [replace(job, done=asyncio.Future(loop=job.done.get_loop())) for job in jobs]
                )
                one.writer._commit = commit_to  # type: ignore[method-assign]
                notify_waiters(jobs, LostError("the connection was lost"))

            one.writer._commit = lose  # type: ignore[method-assign]
            with refusing("unavailable"):
                await table.submit(act)
            await until(lambda: table.session.seq == 1)
            assert one.tables[table.id] is table

    run(test)
