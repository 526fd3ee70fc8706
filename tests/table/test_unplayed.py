"""Tables that nobody plays are deleted after two weeks, and no others."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest
from postgres import new_database
from sqlalchemy import Connection, Engine, text, update

from projectl.table import store, unplayed
from projectl.table.backoff import until_done
from projectl.table.config import Entry, UndoRule
from projectl.table.fair_queue import Asker
from projectl.table.metrics import REGISTRY
from projectl.table.refusal import Refusal
from projectl.table.rows import add_rows, entry_rows
from table.deserted import DAY, LONG, kept, leave, rows, sizes_of_deletions
from table.sittings import Registry, Table, act, config, make, no_log, run, until
from table.two_processes import process, two


@pytest.fixture(autouse=True)
def _no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "REST", 0.0)


async def invited(home: Registry, *kinds: str) -> tuple[Table, dict[int, str]]:
    """A table, and its links."""
    table, _, links = await home.make("base", None, UndoRule.FREE, config(*kinds).seats)
    return table, links


def test_a_table_that_nobody_plays_is_deleted_with_all_that_belongs_to_it(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            empty = rows(home.engine)
            table, links = await invited(home, "here", "link", "link")
            await table.join(links[1], "Ann")
            await table.submit(lambda session: session.rename(0, "Bo", time.time()))
            leave(home, table)
            counted = REGISTRY.get_sample_value("projectl_tables_deleted_total") or 0.0
            await home.unplayed.delete_due()
            assert rows(home.engine) == empty
            assert REGISTRY.get_sample_value("projectl_tables_deleted_total") == counted + 1
            assert await home.find(table.id) is None

    run(test)


def test_tables_that_matter_to_somebody_stay(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            played = await make(home, "here", "here")
            await played.submit(act)
            over = await make(home, "here", "here")
            while not over.session.game.is_over:
                await over.submit(act)
            rematch = await home.rematch(over)
            recent = await make(home, "here", "link")
            open_here = await make(home, "here", "link")
            left = [played, over, rematch, open_here]
            leave(home, *left)
            leave(home, recent, days_ago=LONG / DAY - 2)
            home.tables[open_here.id] = open_here
            await home.unplayed.delete_due()
            assert kept(home) == {table.id for table in (*left, recent)}

    run(test)


def test_what_was_taken_back_was_played(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            table = await make(home, "here", "here")
            seat, now = table.session.game.player, time.time()
            await table.submit(lambda session: session.act(seat, "piece I1", 0, now))
            await table.submit(lambda session: session.undo(seat, 1, now))
            assert table.session.steps == []
            leave(home, table)
            await home.unplayed.delete_due()
            assert kept(home) == {table.id}

    run(test)


def test_what_agents_do_by_themselves_does_not_count(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            table = await make(home, "random", "random")
            data = {"action": "piece I1", "agent": True}
            await home.writer.write(table.id, Entry(1, "act", 0, data, time.time()))
            leave(home, table)
            await home.unplayed.delete_due()
            assert kept(home) == set()

    run(test)


def test_a_table_with_a_long_log_stays(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "LONGEST", 3)

    async def test() -> None:
        async with process(url) as home:
            long, short = await make(home, "here", "link"), await make(home, "here", "link")
            for table, count in ((long, 4), (short, 3)):
                for _ in range(count):
                    await table.submit(lambda session: session.rename(0, "Bo", time.time()))
            leave(home, long, short)
            await home.unplayed.delete_due()
            assert kept(home) == {long.id}

    run(test)


def test_a_damaged_log_stops_nobody(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            damaged, left = await make(home, "here", "link"), await make(home, "here", "link")
            data = "no JSON" if "sqlite" in url else '"no object"'
            await home.writer.write(damaged.id, Entry(1, "act", 0, {"action": "fly"}, 0.0))
            with home.engine.begin() as connection:
                connection.execute(text("UPDATE events SET data = :data"), {"data": data})
            leave(home, damaged, left)
            await home.unplayed.delete_due()
            assert kept(home) == {damaged.id}

    run(test)


def test_whoever_comes_keeps_a_table_for_as_long_again(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            visited, forgotten = await make(home, "here", "link"), await make(home, "here", "link")
            leave(home, visited, forgotten)
            assert await home.find(visited.id) is not None
            del home.tables[visited.id]
            await home.unplayed.delete_due()
            assert kept(home) == {visited.id}

    run(test)


def test_a_table_that_is_open_for_long_is_kept_for_other_processes_too(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            table, other = await make(home, "here", "link"), await make(home, "here", "link")
            leave(home, table, other)
            table.touched = time.time() - LONG
            home.tables[table.id] = table
            await home.unplayed.keep_open_tables()
            del home.tables[table.id]
            await home.unplayed.delete_due()
            assert kept(home) == {table.id}
            assert time.time() - table.touched < DAY

    run(test)


def test_a_visit_is_noted_once_a_day_and_not_of_tables_that_are_played(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    note_visits = unplayed.note_visits

    def note(connection: Connection, names: list[str], at: float) -> int:
        noted.extend(names)
        return note_visits(connection, names, at)

    monkeypatch.setattr(unplayed, "note_visits", note)

    async def test() -> None:
        async with process(url) as home:
            fresh, played = await make(home, "here", "here"), await make(home, "here", "here")
            left = await make(home, "here", "here")
            await played.submit(act)
            leave(home, played, left)
            for _ in range(2):
                for table in (fresh, played, left):
                    home.tables.pop(table.id, None)
                    assert await home.find(table.id) is not None
            await home.unplayed.keep_open_tables()
            assert noted == [left.id]

    run(test)


def test_tables_are_deleted_some_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "BATCH", 3)
    sizes = sizes_of_deletions(monkeypatch)

    async def test() -> None:
        async with process(url) as home:
            left = [await make(home, "here", "link") for _ in range(8)]
            played = await make(home, "here", "here")
            await played.submit(act)
            leave(home, *left[:4], played, *left[4:])
            await home.unplayed.delete_due()
            assert kept(home) == {played.id}
            assert sizes == [3, 2, 3]

    run(test)


def test_whoever_comes_as_it_is_deleted_is_told_that_it_is_gone(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(url) as home:
            table = await make(home, "here", "link")
            leave(home, table)
            replayed = home._replayed

            async def replay_and_delete(name: str, asker: Asker) -> object:
                found = await replayed(name, asker)
                delete = partial(unplayed.delete_unplayed, names=[name], before=time.time())
                assert await home.unplayed._write(delete) == 1
                return found

            monkeypatch.setattr(home, "_replayed", replay_and_delete)
            assert await home.find(table.id) is None
            assert kept(home) == set()

    run(test)


def test_at_a_table_that_is_gone_nothing_is_done(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            table, links = await invited(home, "here", "link")
            with home.engine.begin() as connection:
                unplayed.delete_unplayed(connection, [table.id], time.time() + 1)
            with pytest.raises(Refusal):
                await table.join(links[1], "Ann")
            await until(lambda: table.id not in home.tables and not home.opening)
            assert await home.find(table.id) is None

    run(test)


def test_a_failure_is_logged_and_tried_again(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(unplayed, "PAUSE", 0.05)

    async def test() -> None:
        async with process(url) as home:
            table = await make(home, "here", "link")
            leave(home, table)
            with no_log(home.engine):
                running = asyncio.create_task(until_done("unplayed", home.unplayed.run))
                await until(lambda: "task failed, tried again" in caplog.text)
            await until(lambda: kept(home) == set())
            running.cancel()

    run(test)


def test_of_several_processes_one_deletes_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "PAUSE", 0.05)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "link")
            leave(one, table)
            assert await other.services.locks.acquire(unplayed.LOCK)
            running = asyncio.create_task(one.unplayed.run())
            await asyncio.sleep(0.5)
            assert kept(one) == {table.id}
            other.services.locks.release(unplayed.LOCK)
            await until(lambda: kept(one) == set())
            running.cancel()

    run(test)


def test_a_table_that_somebody_opens_elsewhere_stays() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table, links = await invited(one, "here", "link")
            leave(one, table)
            before = time.time() - unplayed.KEPT
            with one.reading.connect() as connection:
                found = unplayed.next_batch(connection, one.unplayed.place, before)
            assert found is not None
            twin = await other.find(table.id)
            assert twin is not None
            assert await one.unplayed._delete(found.unplayed, before) == 0
            await twin.join(links[1], "Ann")
            assert kept(one) == {table.id}

    run(test)


@contextmanager
def writing(engine: Engine, table: str) -> Iterator[None]:
    """A process that is writing an entry, and has not committed it."""
    with engine.begin() as connection:
        joined = Entry(1, "join", 1, {"name": "Ann"}, time.time())
        add_rows(connection, entry_rows([(table, joined)]))
        yield


def test_a_table_to_which_somebody_is_writing_is_passed_by() -> None:
    async def test() -> None:
        async with process(new_database()) as home:
            written, left = await make(home, "here", "link"), await make(home, "here", "link")
            leave(home, written, left)
            before = time.time() - unplayed.KEPT
            names = [written.id, left.id]
            with writing(home.engine, written.id):
                assert await home.unplayed._delete(names, before) == 1
            assert await home.unplayed._delete(names, before) == 0
            assert kept(home) == {written.id}

    run(test)


def test_whoever_writes_after_a_table_was_locked_waits_and_fails() -> None:
    """What is deleted takes no entry that would be lost."""

    async def test() -> None:
        async with process(new_database()) as home:
            table, links = await invited(home, "here", "link")
            leave(home, table)
            before = time.time() - unplayed.KEPT
            with home.engine.begin() as connection:
                unplayed.delete_unplayed(connection, [table.id], before)
                joining = asyncio.create_task(table.join(links[1], "Ann"))
                await asyncio.sleep(0.3)
                assert not joining.done()
            with pytest.raises(Refusal):
                await joining
            assert rows(home.engine)["tokens"] == rows(home.engine)["events"] == 0

    run(test)


def test_what_was_looked_at_once_is_not_looked_at_again(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            table = await make(home, "here", "here")
            await table.submit(act)
            leave(home, table)
            await home.unplayed.delete_due()
            assert home.unplayed.place.table == table.id
            assert await home.unplayed._next_batch(time.time() - unplayed.KEPT) is None

    run(test)


def test_a_table_whose_log_grew_after_somebody_came_is_looked_at_again(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with process(url) as home:
            table, links = await invited(home, "here", "link")
            await table.join(links[1], "Ann")
            leave(home, table, days_ago=unplayed.KEPT / DAY)
            an_hour_later = time.time() - unplayed.KEPT + 3600.0
            with home.engine.begin() as connection:
                connection.execute(update(store.events).values(at=an_hour_later))
            await home.unplayed.delete_due()
            assert kept(home) == {table.id}
            monkeypatch.setattr(unplayed, "KEPT", unplayed.KEPT - 2 * DAY)  # two days later
            await home.unplayed.delete_due()
            assert kept(home) == set()

    run(test)
