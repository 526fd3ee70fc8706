"""Tables are opened from the database, evicted when idle, and read anew when outdated."""

import asyncio
import gc
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from projectl.table import store
from projectl.table.agent_pool import AgentPool
from projectl.table.config import Entry, UndoRule
from projectl.table.notifications import Changed
from projectl.table.refusal import Refusal
from projectl.table.registry import READERS, TableRegistry
from projectl.table.session import Session
from projectl.table.store import open_engine
from projectl.web.broadcast import Broadcast
from table.sittings import Registry, Table, act, config, let_agent_act, make, registry, run, until


def test_a_table_is_read_back_as_it_was_left(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here")
            for _ in range(4):
                await table.submit(
                    lambda session: session.act(session.game.player, "piece I1", session.seq, 0.0)
                )
            left = table.session
        async with registry(tmp_path) as home:
            again = await home.find(table.id)
            assert again is not None
            assert again.session.game == left.game
            assert again.session.seq == 4

    run(test)


def test_a_table_written_elsewhere_is_read_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home, registry(tmp_path) as other:
            table = await make(home, "here", "here")
            twin = await other.find(table.id)
            assert twin is not None
            await twin.submit(lambda session: session.act(session.game.player, "piece I1", 0, 0.0))
            with pytest.raises(Refusal, match="moved on elsewhere"):
                await table.submit(
                    lambda session: session.act(session.game.player, "piece I1", 0, 0.0)
                )
            assert home.tables[table.id] is table
            assert table.session.seq == 1
            assert [type(note) for note in table.listener.notes] == [Changed]
            await table.submit(lambda session: session.act(session.game.player, "piece I1", 1, 0.0))

    run(test)


def test_agents_play_on_at_a_table_written_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def first(*_asked: object) -> str:
        return "piece I1"

    async def test() -> None:
        async with registry(tmp_path, pace=0.3) as home, registry(tmp_path, pace=30.0) as other:
            monkeypatch.setattr(home.pool, "choose", first)
            monkeypatch.setattr(other.pool, "choose", first)
            table = await make(home, "here", "here")
            player = table.session.game.player
            await table.submit(lambda session: session.leave(player, 0.0))
            twin = await other.find(table.id)
            assert twin is not None
            await twin.submit(lambda session: session.rename(0, "Ann", 0.0))
            await until(lambda: table.session.seq > 3)
            assert table.session.seats[0].name == "Ann"

    run(test)


def test_idle_tables_are_evicted_and_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here")
            assert home.evict_idle(table.used + 1) == 0
            assert home.evict_idle(table.used + 10_000) == 1
            assert await home.find(table.id) is not None

    run(test)


def test_a_table_whose_game_is_over_is_evicted_sooner(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table, other = await make(home, "here", "here"), await make(home, "here", "here")
            while not table.session.game.is_over:
                await table.submit(act)
            later = max(table.used, other.used) + 100
            table.listener.is_watched = True
            assert home.evict_idle(later) == 0, "somebody looks at the result"
            table.listener.is_watched = False
            assert home.evict_idle(later) == 1
            assert list(home.tables) == [other.id]
            again = await home.find(table.id)
            assert again is not None
            assert again.session.game.is_over

    run(test)


def test_of_many_idle_tables_those_used_last_stay_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("projectl.table.registry.MOST_IDLE", 2)

    async def test() -> None:
        async with registry(tmp_path) as home:
            tables = [await make(home, "here", "here") for _ in range(5)]
            tables[0].listener.is_watched = True
            tables[1].touch()
            assert home.evict_idle(tables[1].used + 1) == 0, "somebody may be about to sit down"
            assert home.evict_idle(tables[1].used + 60) == 2
            assert list(home.tables.values()) == [tables[0], tables[1], tables[4]]

    run(test)


def test_tables_are_opened_for_one_network_after_the_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            names = [(await make(home, "here", "here")).id for _ in range(20)]
        async with registry(tmp_path) as home:
            opened: list[str] = []

            async def open_for(network: str, name: str) -> None:
                assert await home.find(name, network) is not None
                opened.append(network)

            loud = [open_for("loud", name) for name in names[1:]]
            await asyncio.gather(*loud, open_for("quiet", names[0]))
            assert opened.index("quiet") <= 2 * READERS
            assert await home.answers()

    run(test)


def test_what_is_evicted_is_gone_without_the_garbage_collector(tmp_path: Path) -> None:
    async def test() -> None:
        engine = open_engine(f"sqlite:///{tmp_path / 'tables.sqlite'}")
        home: Any = TableRegistry(engine, AgentPool(1), 0.0, Broadcast)
        table = await make(home, "here", "here")
        for _ in range(5):
            await table.submit(act)
        kept = [table, table.session, table.session.game, table.agents, table.listener]
        left = [weakref.ref(each) for each in kept]
        gc.collect()
        gc.disable()
        try:
            home.evict_idle(table.used + 10_000)
            del table, kept
            await asyncio.sleep(0.1)
            assert [type(each()) for each in left if each() is not None] == []
        finally:
            gc.enable()
            await home.close()

    run(test)


async def awaiting_agent(home: Registry) -> Table:
    """A table where it is an agent's turn, which takes longer than a test."""
    table = await make(home, "here", "random")
    table.services.pace = 30.0
    await let_agent_act(table)
    return table


def test_only_tables_where_an_agent_is_to_act_are_opened_when_a_server_starts(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            await make(home, "here", "here")
            await make(home, "random", "random")
            played = await make(home, "here", "random")
            await until(lambda: played.session.agent_to_act is None)
            awaited = await awaiting_agent(home)
            left = await make(home, "here", "here")
            home.services.pace = 30.0
            await left.submit(lambda session: session.leave(session.game.player, 0.0))
            assert left.session.agent_to_act is not None
        async with registry(tmp_path) as home:
            assert await home.resume() == 2
            assert set(home.tables) == {awaited.id, left.id}

    run(test)


def test_of_very_many_tables_some_are_looked_at_when_a_server_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("projectl.table.registry.RESUMED", 3)

    async def test() -> None:
        async with registry(tmp_path) as home:
            older, newer = await awaiting_agent(home), await awaiting_agent(home)
            for _ in range(2):
                await make(home, "here", "here")
        async with registry(tmp_path) as home:
            assert await home.resume() == 1
            assert list(home.tables) == [newer.id]
            assert await home.find(older.id) is not None

    run(test)


def test_a_damaged_log_keeps_no_other_table_from_being_resumed(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            good, bad = await awaiting_agent(home), await awaiting_agent(home)
            await home.writer.write(
                bad.id, Entry(bad.session.seq + 1, "act", 0, {"action": "fly"}, 0.0)
            )
        async with registry(tmp_path) as home:
            assert await home.resume() == 1
            assert list(home.tables) == [good.id]
            with pytest.raises(Refusal, match="damaged"):
                await home.find(bad.id)

    run(test)


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE tables SET mode = 'chess' WHERE id = :id",
        "UPDATE tables SET seed = 'no seed' WHERE id = :id",
        "UPDATE seats SET kind = 'throne' WHERE table_id = :id",
        "UPDATE events SET data = 'no JSON' WHERE game = :id",
        "UPDATE events SET data = '[1]' WHERE game = :id",
        "UPDATE events SET kind = 'dance' WHERE game = :id",
        "UPDATE events SET seat = 9, kind = 'leave' WHERE game = :id",
    ],
)
def test_an_unreadable_table_keeps_no_other_from_being_resumed(tmp_path: Path, damage: str) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            good, bad = await awaiting_agent(home), await awaiting_agent(home)
            await bad.submit(lambda session: session.rename(0, "Ann", 0.0))
            with home.engine.begin() as connection:
                connection.execute(text(damage), {"id": bad.id})
        async with registry(tmp_path) as home:
            assert await home.resume() == 1
            assert list(home.tables) == [good.id]
            with pytest.raises(Refusal, match="damaged"):
                await home.find(bad.id)

    run(test)


def test_a_copy_that_was_dropped_writes_nothing_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table = await make(home, "here", "here")
            home._drop(table)
            with pytest.raises(Refusal) as caught:
                await table.submit(act)
            assert caught.value.code == "unavailable"
            again = await home.find(table.id)
            assert again is not None
            await again.submit(act)
            assert again.session.seq == 1

    run(test)


def unfinished(home: Registry) -> list[str]:
    with home.engine.connect() as connection:
        return store.unfinished(connection, 0.0, 9)


def test_the_end_of_a_game_is_written_with_its_last_action(tmp_path: Path) -> None:
    async def test() -> None:
        async with registry(tmp_path) as home:
            table, _, _ = await home.make("solo", None, UndoRule.FREE, config("here").seats)
            session = table.session
            while not session.game.is_over:
                assert unfinished(home) == [table.id]
                action = str(session.game.legal_actions()[-1])
                seq = session.seq
                await table.submit(partial(Session.act, seat=0, action=action, seq=seq, at=0.0))
            assert unfinished(home) == []
            rematch = await home.rematch(table)
            assert table.successor == rematch.id

    run(test)
