"""Several processes on one PostgreSQL: any of them serves any table."""

import asyncio
import threading
import time
from collections.abc import Sequence
from typing import Any

import pytest
from postgres import new_database
from sqlalchemy import Connection, text

from projectl.table import channel, cluster, refresh, registry, store
from projectl.table.config import UndoRule
from projectl.table.notifications import Changed, TakebackAnswered, TakebackAsked
from projectl.table.presence import RESEND_EVERY, Present
from projectl.table.refusal import Refusal
from projectl.table.session import Change, Session
from table.sittings import act, frozen, let_agent_act, make, run, until
from table.two_processes import come, process, twin_of, two


def take_piece(session: Session) -> Change:
    return session.act(session.game.player, "piece I1", session.seq, time.time())


def test_what_one_process_writes_the_other_tells_its_clients() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here", undo=UndoRule.CONSENT)
            twin = await twin_of(table, other)
            for _ in range(3):
                await table.submit(take_piece)
            await until(lambda: twin.session.seq == 3)
            assert [type(note) for note in twin.listener.notes] == [Changed] * 3
            await twin.submit(take_piece)
            await until(lambda: table.session.seq == 4)
            assert table.session.game.state.tobytes() == twin.session.game.state.tobytes()

            seat = twin.session.undo_now()[0]
            assert seat is not None
            await table.takeback(seat, 4)
            await until(lambda: twin.session.asked is not None)
            question = twin.session.asked
            assert question is not None
            await twin.answer(1 - seat, 5, question.number, allow=True)
            await until(lambda: table.session.seq == 6)
            for each in (table, twin):
                *_, asked, answered, changed = each.listener.notes
                assert isinstance(asked, TakebackAsked)
                assert answered == TakebackAnswered(question.number, seat, 1 - seat, True)
                assert isinstance(changed, Changed)

    run(test)


def test_of_two_at_once_one_wins_and_the_other_reads_on() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            lost = 0
            for _ in range(10):
                results = await asyncio.gather(
                    table.submit(act), twin.submit(act), return_exceptions=True
                )
                refused = [each for each in results if isinstance(each, Refusal)]
                assert {each.code for each in refused} <= {"stale"}
                assert len(refused) < 2
                lost += len(refused)
                await until(lambda: table.session.seq == twin.session.seq)
            assert lost > 0
            entries = (await one._read_news(table.id, 0)).entries
            assert [entry.seq for entry in entries] == list(range(1, 21 - lost))

    run(test)


def test_nothing_depends_on_being_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "send_growth", lambda *_: None)
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.2)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            await table.submit(act)
            await until(lambda: twin.session.seq == 1)
            await table.submit(act)
            assert await other.find(table.id) is twin
            assert twin.session.seq == 2, "whoever comes sees what is there"

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
def test_only_those_hear_of_a_table_who_have_somebody_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "SETTLED", 0.0)
    told: list[dict[str, int]] = []
    send_growth = channel.send_growth

    def note(connection: Connection, grown: dict[str, int]) -> None:
        told.append(grown)
        send_growth(connection, grown)

    monkeypatch.setattr(channel, "send_growth", note)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            told.clear()
            await table.submit(act)
            assert told == []
            come(twin, Present(frozenset({1}), 0))
            await until(lambda: told == [{table.id: 0}])  # whatever that process has not read
            await table.submit(act)
            await until(lambda: twin.session.seq == 2)
            assert told == [{table.id: 0}, {table.id: 2}]

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
@pytest.mark.parametrize("opened_here", [False, True])
def test_whoever_comes_sees_what_was_written_before_others_heard_of_it(
    monkeypatch: pytest.MonkeyPatch, opened_here: bool
) -> None:
    monkeypatch.setattr(cluster, "SETTLED", 0.0)
    monkeypatch.setattr(cluster, "GATHER_SECONDS", 0.5)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            if opened_here:
                del one.tables[table.id]
                table = await twin_of(table, one)
            twin = await twin_of(table, other)
            come(twin, Present(frozenset({1}), 0))
            await table.submit(act)
            assert twin.session.seq == 0
            await until(lambda: twin.session.seq == 1)

    run(test)


def test_of_a_table_that_was_made_here_nobody_else_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(channel, "send_growth", lambda _, grown: told.extend(grown))

    async def test() -> None:
        async with two() as (one, _):
            table = await make(one, "here", "here")
            for _move in range(3):
                await table.submit(act)
            await until(lambda: one.writer.busy_since is None)  # what it has to tell is told
            del one.tables[table.id]
            table = await twin_of(table, one)  # opened again: somebody may be elsewhere
            assert told == []
            await table.submit(act)
            await until(lambda: told == [table.id])

    run(test)


def test_a_table_that_no_other_process_has_opened_is_looked_at_every_tenth_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.02)
    looked: list[Sequence[str]] = []
    progress_of = store.progress_of

    def note(connection: Connection, names: Sequence[str]) -> dict[str, store.Progress]:
        looked.append(names)
        return progress_of(connection, names)

    monkeypatch.setattr(store, "progress_of", note)

    def times_of(table: str) -> list[int]:
        return [time for time, names in enumerate(looked) if table in names]

    async def test() -> None:
        url = new_database()
        async with process(url) as one:
            table = await make(one, "here", "here")
            await until(lambda: len(times_of(table.id)) == 2)
            first, second = times_of(table.id)
            assert second - first == RESEND_EVERY
            async with process(url) as other:
                await twin_of(table, other)
                await until(lambda: not table.only_here)
                looked.clear()
                monkeypatch.setattr(other.cluster, "_is_looked_at", lambda *_: False)
                await until(lambda: len(times_of(table.id)) > RESEND_EVERY // 2)

    run(test)


def test_whoever_hears_that_a_log_has_grown_knows_that_another_process_has_the_table() -> None:
    async def test() -> None:
        async with two() as (one, _):
            table = await make(one, "here", "here")
            assert one.cluster is not None
            assert table.only_here
            one.cluster._handle(channel.Growth({table.id: 1, "another": 1}))
            assert not table.only_here

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
def test_where_nobody_is_at_a_table_it_is_read_when_somebody_comes() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table, watched = await make(one, "here", "here"), await make(one, "here", "here")
            twin, seen = await twin_of(table, other), await twin_of(watched, other)
            come(seen, Present(frozenset({1}), 0))
            await table.submit(act)
            await watched.submit(act)
            await until(lambda: seen.session.seq == 1)
            assert twin.session.seq == 0
            assert await other.find(table.id) is twin
            assert twin.session.seq == 1

    run(test)


def test_a_table_whose_players_are_elsewhere_is_left_to_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.2)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            table.listener.is_watched = True
            table.listener.present = Present(frozenset({0, 1}), 0)
            table.tell_presence()
            twin = await twin_of(table, other)
            await until(lambda: other.cluster is not None and table.id in other.cluster.remote)
            await table.submit(act)
            await asyncio.sleep(1.0)
            assert twin.session.seq == 0
            assert await other.find(table.id) is twin
            assert twin.session.seq == 1, "whoever comes sees what is there"
            twin.listener.is_watched = True
            await table.submit(act)
            await until(lambda: twin.session.seq == 2)
            twin.listener.is_watched = False
            monkeypatch.setattr(cluster, "UNUSED", 0.0)
            await until(lambda: table.id not in other.tables)
            assert table.id in one.tables

    run(test)


def test_whoever_comes_while_a_table_is_opened_sees_what_was_written_since(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            was_read, may_go_on = threading.Event(), threading.Event()
            read = other._read

            def read_slowly(name: str) -> Any:
                found = read(name)
                was_read.set()
                may_go_on.wait(10)
                return found

            monkeypatch.setattr(other, "_read", read_slowly)
            first = asyncio.create_task(other.find(table.id))
            await asyncio.to_thread(was_read.wait, 10)
            await table.submit(take_piece)
            second = asyncio.create_task(other.find(table.id))
            await asyncio.sleep(0)
            may_go_on.set()
            twin = await second
            assert twin is not None
            assert twin.session.seq == 1
            assert await first is twin

    run(test)


def test_news_are_read_again_on_a_new_connection_if_the_old_one_is_lost() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            assert await other.find(table.id) is twin  # the connection is there
            await table.submit(act)
            with one.engine.connect() as connection:
                connection.execute(
                    text(
                        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                        " WHERE query LIKE 'SELECT successor%' AND datname = current_database()"
                    )
                )
            assert (await other._read_news(table.id, 0)).entries[-1].seq == 1

    run(test)


def test_a_table_that_could_not_be_read_once_is_read_another_time(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.2)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            twin.listener.is_watched = True
            works = twin.read_on

            async def fail(_seq: int = 0) -> None:
                raise ValueError("nobody thought of that")

            monkeypatch.setattr(twin, "read_on", fail)
            assert await other.find(table.id) is twin
            await table.submit(act)
            await until(lambda: caplog.text.count("nobody thought of that") > 1)
            monkeypatch.setattr(twin, "read_on", works)
            await until(lambda: twin.session.seq == 1)

    run(test)


def test_a_database_that_hangs_keeps_nobody_from_an_open_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(refresh, "PATIENCE", 0.3)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "random")
            twin = await twin_of(table, other)
            monkeypatch.setattr(registry, "READ_SECONDS", 1.0)
            with frozen(one.engine):
                started = time.monotonic()
                assert await other.find(table.id) is twin
                assert time.monotonic() - started < 5.0
                async with asyncio.timeout(5.0):  # whoever reads gives way
                    await twin.lock.acquire()
                twin.lock.release()
            await let_agent_act(twin)
            seq = twin.session.seq
            await until(lambda: table.session.seq > seq)

    run(test)


def test_what_is_said_in_passing_is_heard_elsewhere() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(twin, Present(frozenset({1}), 0))
            await until(lambda: one.cluster is not None and table.id in one.cluster.remote)
            table.send_ephemeral(seat=0, emote="bravo")
            await until(lambda: bool(twin.listener.ephemerals))
            assert twin.listener.ephemerals == [{"seat": 0, "emote": "bravo"}]
            assert table.listener.ephemerals == []

    run(test)
