"""Who is at tables elsewhere: what was said, for how long it holds, and how processes say it."""

import asyncio

import pytest
from sqlalchemy import Connection

from projectl.table import channel, cluster, presence
from projectl.table.presence import NOBODY, PROCESS_TIMEOUT, REPORT_TIMEOUT, Present, RemotePresence
from table.sittings import make, run, until
from table.two_processes import come, cut_off_listeners, twin_of, two

ADA, GRACE = Present(frozenset({0}), 1), Present(frozenset({1}), 2)


def test_everybody_elsewhere_is_counted_together() -> None:
    remote = RemotePresence()
    assert remote.update("one", "table", ADA, 0.0)
    assert remote.update("two", "table", GRACE, 0.0)
    assert "table" in remote
    assert remote.at("table") == Present(frozenset({0, 1}), 3)
    assert remote.at("another") == NOBODY
    assert "another" not in remote


def test_what_is_said_last_holds() -> None:
    remote = RemotePresence()
    remote.update("one", "table", ADA, 0.0)
    assert not remote.update("one", "table", GRACE, 1.0)
    assert remote.at("table") == GRACE
    remote.update("one", "table", NOBODY, 2.0)
    assert "table" not in remote


def test_a_process_that_says_nothing_is_forgotten_with_all_it_said() -> None:
    remote = RemotePresence()
    for process in ("one", "two"):
        remote.last_heard[process] = 0.0
        remote.update(process, "table", ADA, 0.0)
    remote.last_heard["one"] = PROCESS_TIMEOUT
    assert remote.expire(PROCESS_TIMEOUT + 1.0, {"table"}) == ["table"]
    assert remote.at("table") == ADA
    assert remote.last_heard.keys() == {"one"}


def test_what_is_not_said_again_does_not_hold_for_ever() -> None:
    remote = RemotePresence()
    remote.update("one", "table", ADA, 0.0)
    remote.last_heard["one"] = REPORT_TIMEOUT
    assert remote.expire(REPORT_TIMEOUT, {"table"}) == []
    assert remote.expire(REPORT_TIMEOUT + 1.0, {"table"}) == ["table"]
    assert "table" not in remote


def test_tables_that_are_closed_here_are_not_kept_in_mind() -> None:
    remote = RemotePresence()
    remote.last_heard["one"] = 0.0
    remote.update("one", "table", ADA, 0.0)
    assert remote.expire(1.0, set()) == []
    assert "table" not in remote


@pytest.mark.usefixtures("no_heartbeats")
def test_who_comes_and_who_leaves_is_known_everywhere() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(table, Present(frozenset({0}), 2))
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))
            assert table.listener.remote == NOBODY
            come(twin, Present(frozenset({1}), 0))
            await until(lambda: table.listener.remote == Present(frozenset({1}), 0))
            come(table, NOBODY)
            await until(lambda: twin.listener.remote == NOBODY)

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
def test_whoever_opens_a_table_hears_who_is_there_already() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            come(table, Present(frozenset({0}), 2))
            twin = await twin_of(table, other)
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))
            assert table.listener.remote == NOBODY

    run(test)


def test_who_comes_to_a_table_that_no_other_process_has_opened_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.1)
    told: list[str] = []
    send = channel.send_presence

    def note(
        connection: Connection, process: str, tables: dict[str, Present], **more: bool
    ) -> None:
        told.extend(tables)
        send(connection, process, tables, **more)

    monkeypatch.setattr(channel, "send_presence", note)

    async def test() -> None:
        async with two() as (one, other):
            assert one.cluster is not None
            await until(lambda: bool(other.cluster and other.cluster.remote.last_heard))
            table = await make(one, "here", "here")
            come(table, Present(frozenset({0}), 2))
            cluster_of_one, before = one.cluster, one.cluster.last_heartbeat
            await until(lambda: cluster_of_one.last_heartbeat > before + 1.5)
            assert told == []  # not when it happened, nor when everything is told again
            twin = await twin_of(table, other)
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))
            come(table, NOBODY)
            await until(lambda: twin.listener.remote == NOBODY)

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
def test_a_process_whose_listener_was_cut_off_tells_of_all_its_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            monkeypatch.setattr(one.cluster, "_concerns", lambda _said: False)  # it misses that
            twin = await twin_of(table, other)
            come(table, Present(frozenset({0}), 2))
            await asyncio.sleep(0.5)
            assert twin.listener.remote == NOBODY
            monkeypatch.undo()
            cut_off_listeners(one)
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
def test_a_listener_that_was_cut_off_asks_who_is_there() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            await until(lambda: bool(other.cluster and other.cluster.remote.last_heard))
            table.listener.is_watched, table.listener.present = True, Present(frozenset({0}), 0)
            cut_off_listeners(one)
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 0))

    run(test)


def test_who_is_there_is_said_again_in_case_it_was_not_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.1)
    monkeypatch.setattr(presence, "REPORT_TIMEOUT", 3.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            table.listener.is_watched, table.listener.present = True, Present(frozenset({0}), 2)
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))
            table.listener.is_watched = False
            await until(lambda: twin.listener.remote == NOBODY)

    run(test)


def test_whoever_is_at_a_process_that_hangs_is_not_there_until_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "HEARTBEAT", 0.1)
    for each in (cluster, presence):
        monkeypatch.setattr(each, "PROCESS_TIMEOUT", 1.0)
    monkeypatch.setattr(cluster, "RESEND_EVERY", 10**6)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(table, Present(frozenset({0}), 2))
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))
            assert one.cluster is not None
            one.cluster.heartbeats.cancel()  # as if the process hung
            await until(lambda: twin.listener.remote == NOBODY)
            one.cluster.heartbeats = asyncio.create_task(one.cluster._send_heartbeats())
            await until(lambda: twin.listener.remote == Present(frozenset({0}), 2))

    run(test)
