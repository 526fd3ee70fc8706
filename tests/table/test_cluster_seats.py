"""Seats, links and rematches of one process are those of the others."""

import asyncio

import pytest

from projectl.table import channel, store
from projectl.table.config import UndoRule
from projectl.table.metrics import DATABASE_FAILURES
from projectl.table.notifications import RematchMade
from projectl.table.refusal import Refusal
from projectl.table.tokens import Purpose
from table.sittings import act, config, make, run, until
from table.two_processes import twin_of, two


def test_seats_links_and_rematches_are_known_to_all() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table, _, links = await one.make(
                "base", None, UndoRule.FREE, config("here", "link").seats
            )
            twin = await twin_of(table, other)
            fresh = await table.new_link(1, Purpose.INVITE)
            twin = await twin_of(table, other)
            with pytest.raises(Refusal, match="link"):
                await twin.join(links[1], "Eve")
            _, secret, _ = await twin.join(fresh, "Ann")
            await until(lambda: table.session.seats[1].name == "Ann")
            assert table.seats_of([secret]) == {1}
            while not table.session.game.is_over:
                await table.submit(act)
            following = await one.rematch(table)
            await until(lambda: twin.successor == following.id)
            assert twin.listener.notes[-1] == RematchMade(following.id)
            assert (await other.rematch(twin)).id == following.id

    run(test)


def test_whoever_was_admitted_here_does_not_wait_while_no_other_process_has_the_table() -> None:
    read: list[str] = []

    async def test() -> None:
        async with two() as (one, other):
            table, held, links = await one.make(
                "base", None, UndoRule.FREE, config("here", "link").seats
            )
            reads_news = one.services.read_news

            async def note(name: str, seq: int) -> store.News:
                read.append(name)
                return await reads_news(name, seq)

            one.services.read_news = note
            for known in ([], [held[0]], [held[0], links[1]]):
                assert await one.find(table.id, secrets=known) is table
            assert read == []
            assert await one.find(table.id, secrets=[held[0], "a stranger's"]) is table
            assert read == [table.id], "another process may have given it"
            await twin_of(table, other)
            await until(lambda: not table.only_here)
            assert await one.find(table.id, secrets=[held[0]]) is table
            assert read == [table.id] * 2

    run(test)


@pytest.mark.usefixtures("no_heartbeats")
def test_friends_may_sit_down_at_two_processes_in_the_same_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(channel, "send_growth", lambda *_: None)

    async def test() -> None:
        async with two() as (one, other):
            seats = config("here", "link", "link").seats
            table, _, links = await one.make("base", None, UndoRule.FREE, seats)
            twin = await twin_of(table, other)
            number, token, _ = await twin.join(links[1], "Ann")
            assert table.session.seq == 0, "it has not been heard here"
            assert (await table.join(links[2], "Bob"))[0] == 2
            assert table.seats_of([token]) == {number}
            assert [seat.name for seat in table.session.seats[1:]] == ["Ann", "Bob"]
            with pytest.raises(Refusal, match="taken"):
                await twin.join(links[2], "Eve")

    run(test)


def test_of_two_rematches_at_once_there_is_one() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            while not table.session.game.is_over:
                await table.submit(act)
            await twin.read_on()
            conflicts = DATABASE_FAILURES.labels("conflict")._value.get()
            made = await asyncio.gather(one.rematch(table), other.rematch(twin))
            assert made[0].id == made[1].id
            assert DATABASE_FAILURES.labels("conflict")._value.get() == conflicts + 1
            assert twin.listener.notes[-1] == RematchMade(made[0].id)
            assert not one.writer.fails
            assert not other.writer.fails

    run(test)


def test_whoever_returns_to_a_process_that_hears_nothing_sees_what_was_written() -> None:
    async def test() -> None:
        async with two() as (one, other):
            table, held, _ = await one.make(
                "base", None, UndoRule.FREE, config("here", "here").seats
            )
            assert one.cluster is not None
            await until(lambda: one.cluster is not None and one.cluster.is_connected)
            one.cluster.listener.close()
            assert not one.cluster.is_connected
            twin = await twin_of(table, other)
            await twin.submit(act)
            assert table.session.seq == 0
            assert table.only_here
            assert await one.find(table.id, secrets=[held[0]]) is table
            assert table.session.seq == 1
            assert not table.only_here, "another process has written there"

    run(test)
