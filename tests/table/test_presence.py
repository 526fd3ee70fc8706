"""Who is at tables elsewhere: what was said, for how long it holds, and how processes say it."""

import asyncio

import pytest
from sqlalchemy import Connection

from projectl.table import channel, cluster, presence
from projectl.table.presence import FORGOTTEN, NOBODY, OUTDATED, Elsewhere, Present
from table.sittings import make, run, until
from table.two_processes import come, cut_off_listeners, twin_of, two

ADA, GRACE = Present(frozenset({0}), 1), Present(frozenset({1}), 2)


def test_everybody_elsewhere_is_counted_together() -> None:
    elsewhere = Elsewhere()
    assert elsewhere.note("one", "table", ADA, 0.0)
    assert elsewhere.note("two", "table", GRACE, 0.0)
    assert "table" in elsewhere
    assert elsewhere.at("table") == Present(frozenset({0, 1}), 3)
    assert elsewhere.at("another") == NOBODY
    assert "another" not in elsewhere


def test_what_is_said_last_holds() -> None:
    elsewhere = Elsewhere()
    elsewhere.note("one", "table", ADA, 0.0)
    assert not elsewhere.note("one", "table", GRACE, 1.0)
    assert elsewhere.at("table") == GRACE
    elsewhere.note("one", "table", NOBODY, 2.0)
    assert "table" not in elsewhere


def test_a_process_that_says_nothing_is_forgotten_with_all_it_said() -> None:
    elsewhere = Elsewhere()
    for process in ("one", "two"):
        elsewhere.heard[process] = 0.0
        elsewhere.note(process, "table", ADA, 0.0)
    elsewhere.heard["one"] = FORGOTTEN
    assert elsewhere.forget(FORGOTTEN + 1.0, {"table"}) == ["table"]
    assert elsewhere.at("table") == ADA
    assert elsewhere.heard.keys() == {"one"}


def test_what_is_not_said_again_does_not_hold_for_ever() -> None:
    elsewhere = Elsewhere()
    elsewhere.note("one", "table", ADA, 0.0)
    elsewhere.heard["one"] = OUTDATED
    assert elsewhere.forget(OUTDATED, {"table"}) == []
    assert elsewhere.forget(OUTDATED + 1.0, {"table"}) == ["table"]
    assert "table" not in elsewhere


def test_tables_that_are_closed_here_are_not_kept_in_mind() -> None:
    elsewhere = Elsewhere()
    elsewhere.heard["one"] = 0.0
    elsewhere.note("one", "table", ADA, 0.0)
    assert elsewhere.forget(1.0, set()) == []
    assert "table" not in elsewhere


def test_who_comes_and_who_leaves_is_known_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "BEAT", 600.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(table, Present(frozenset({0}), 2))
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))
            assert table.listener.elsewhere == NOBODY
            come(twin, Present(frozenset({1}), 0))
            await until(lambda: table.listener.elsewhere == Present(frozenset({1}), 0))
            come(table, NOBODY)
            await until(lambda: twin.listener.elsewhere == NOBODY)

    run(test)


def test_whoever_opens_a_table_hears_who_is_there_already(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "BEAT", 600.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            come(table, Present(frozenset({0}), 2))
            twin = await twin_of(table, other)
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))
            assert table.listener.elsewhere == NOBODY

    run(test)


def test_who_comes_to_a_table_that_no_other_process_has_opened_is_not_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "BEAT", 0.1)
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
            await until(lambda: bool(other.cluster and other.cluster.elsewhere.heard))
            table = await make(one, "here", "here")
            come(table, Present(frozenset({0}), 2))
            beaten = one.cluster.beaten
            await until(lambda: one.cluster is not None and one.cluster.beaten > beaten + 1.5)
            assert told == []  # not when it happened, nor when everything is told again
            twin = await twin_of(table, other)
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))
            come(table, NOBODY)
            await until(lambda: twin.listener.elsewhere == NOBODY)

    run(test)


def test_a_process_whose_listener_was_cut_off_tells_of_all_its_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "BEAT", 600.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            monkeypatch.setattr(one.cluster, "_concerns", lambda _said: False)  # it misses that
            twin = await twin_of(table, other)
            come(table, Present(frozenset({0}), 2))
            await asyncio.sleep(0.5)
            assert twin.listener.elsewhere == NOBODY
            monkeypatch.undo()
            cut_off_listeners(one)
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))

    run(test)


def test_a_listener_that_was_cut_off_asks_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "BEAT", 600.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            await until(lambda: bool(other.cluster and other.cluster.elsewhere.heard))
            table.listener.is_watched, table.listener.present = True, Present(frozenset({0}), 0)
            cut_off_listeners(one)
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 0))

    run(test)


def test_who_is_there_is_said_again_in_case_it_was_not_heard(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "BEAT", 0.1)
    monkeypatch.setattr(presence, "OUTDATED", 3.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            table.listener.is_watched, table.listener.present = True, Present(frozenset({0}), 2)
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))
            table.listener.is_watched = False
            await until(lambda: twin.listener.elsewhere == NOBODY)

    run(test)


def test_whoever_is_at_a_process_that_hangs_is_not_there_until_it_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cluster, "BEAT", 0.1)
    for each in (cluster, presence):
        monkeypatch.setattr(each, "FORGOTTEN", 1.0)
    monkeypatch.setattr(cluster, "RESTATED", 10**6)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            come(table, Present(frozenset({0}), 2))
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))
            assert one.cluster is not None
            one.cluster.beating.cancel()  # as if the process hung
            await until(lambda: twin.listener.elsewhere == NOBODY)
            one.cluster.beating = asyncio.create_task(one.cluster._beat())
            await until(lambda: twin.listener.elsewhere == Present(frozenset({0}), 2))

    run(test)
