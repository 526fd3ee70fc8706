"""The agents of a table think in one process at a time, and never in none."""

import asyncio
import subprocess
import time
from pathlib import Path

import pytest
from postgres import new_database

from projectl.table import agent_turns
from projectl.table.presence import Present
from table.sittings import Registry, Table, let_agent_act, make, registry, run, until
from table.two_processes import come, process, twin_of, two


async def hold_turn(home: Registry, table: Table) -> None:
    """Have a process take the turns of a table's agents, and do nothing with them."""
    table.closed = True
    await table.agents.close()
    assert await home.services.locks.acquire(table.id)


def test_one_process_plays_the_agents_until_it_is_gone() -> None:
    async def test() -> None:
        url = new_database()
        async with process(url) as other:
            async with process(url) as one:
                table = await make(one, "here", "random")
                await hold_turn(one, table)
                assert not await other.services.locks.acquire(table.id)
                twin = await twin_of(table, other)
                await asyncio.sleep(0.6)  # what was on its way arrives
                await let_agent_act(twin)
                seq = twin.session.seq
                await asyncio.sleep(0.6)
                assert twin.session.seq == seq
            started = time.monotonic()
            await until(lambda: twin.session.seq > seq)
            assert time.monotonic() - started < 10.0

    run(test)


def test_agents_of_a_process_that_hangs_are_played_by_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(agent_turns, "LONGEST_TURN", 1.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "random")
            await hold_turn(one, table)
            twin = await twin_of(table, other)
            await let_agent_act(twin)
            await until(lambda: twin.session.agent_to_act is None)

    run(test)


def test_while_a_process_hangs_whole_turns_are_played_by_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(agent_turns, "LONGEST_TURN", 1.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "random")
            await hold_turn(one, table)
            twin = await twin_of(table, other)
            await let_agent_act(twin)
            seq = twin.session.seq
            await until(lambda: twin.session.seq > seq)
            monkeypatch.setattr(agent_turns, "LONGEST_TURN", 600.0)
            for _ in range(2):
                await until(lambda: twin.session.agent_to_act is None)
                await let_agent_act(twin)

    run(test)


def test_a_process_that_plays_after_all_is_waited_for_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(agent_turns, "LONGEST_TURN", 600.0)

    async def test() -> None:
        async with two() as (one, other):
            table = await make(one, "here", "random")
            await hold_turn(one, table)
            twin = await twin_of(table, other)
            come(twin, Present(frozenset({0}), 0))
            twin.agents.other_hangs = True
            thinking = asyncio.Event()

            async def think_for_long(_seat: int) -> tuple[str, bool]:
                thinking.set()
                await asyncio.sleep(60.0)
                raise AssertionError("it was to be stopped before")

            monkeypatch.setattr(twin.agents, "_choose", think_for_long)
            await let_agent_act(twin)
            await thinking.wait()
            table.closed = False
            await table.read_on()
            table.wake()
            seq = twin.session.seq
            await until(lambda: twin.session.seq > seq)
            assert not twin.agents.other_hangs

    run(test)


def test_where_no_process_can_be_started_agents_move_by_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **_options: object) -> None:
        raise BlockingIOError("Resource temporarily unavailable")

    monkeypatch.setattr(subprocess, "Popen", refuse)

    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "weighted")
            await let_agent_act(table)
            seq = table.session.seq
            await until(lambda: table.session.seq > seq)
            assert home.pool.fails

    run(test)
