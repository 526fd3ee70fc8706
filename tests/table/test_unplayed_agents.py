"""Games that only agents played are deleted like those that nobody played."""

import time
from functools import partial

import pytest

from projectl.table import unplayed
from table.deserted import DAY, LONG, kept, leave, rows, sizes_of_deletions
from table.sittings import Table, act, make, run, until
from table.two_processes import process


@pytest.fixture(autouse=True)
def _no_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "REST", 0.0)


async def play_to_the_end(*tables: Table) -> None:
    """As if agents had."""
    for table in tables:
        while not table.session.game.is_over:
            await table.submit(partial(act, agent=True))


def test_a_game_that_only_agents_played_to_its_end_is_deleted(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            empty = rows(home.engine)
            alone, left = await make(home, "random", "random"), await make(home, "here", "random")
            await left.submit(lambda session: session.leave(0, time.time()))
            await play_to_the_end(alone, left)
            leave(home, alone, left)
            assert len(kept(home)) == 2
            await home.unplayed.delete_due()
            assert rows(home.engine) == empty

    run(test)


def test_a_game_that_only_agents_played_is_kept_for_whoever_comes_to_see_it(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            table = await make(home, "random", "random")
            await play_to_the_end(table)
            leave(home, table)
            assert await home.find(table.id) is not None
            del home.tables[table.id]
            await home.unplayed.delete_due()
            assert kept(home) == {table.id}

    run(test)


@pytest.mark.parametrize("first", ["game", "rematch"])
def test_a_rematch_that_nobody_plays_goes_after_the_game_before_it(url: str, first: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            game = await make(home, "random", "random")
            await play_to_the_end(game)
            rematch = await home.rematch(game)
            leave(home, game, days_ago=LONG / DAY + (first == "game"))
            leave(home, rematch, days_ago=LONG / DAY + (first == "rematch"))
            await home.unplayed.delete_due()
            assert kept(home) == {rematch.id}
            await home.unplayed.delete_due()
            assert kept(home) == set()

    run(test)


def test_a_rematch_that_somebody_plays_outlives_the_game_before_it(url: str) -> None:
    async def test() -> None:
        async with process(url) as home:
            game = await make(home, "here", "random")
            await game.submit(lambda session: session.leave(0, time.time()))
            await play_to_the_end(game)
            rematch = await home.rematch(game)
            await until(lambda: rematch.session.agent_to_act is None)
            await rematch.submit(act)
            leave(home, game, rematch)
            for _ in range(2):
                await home.unplayed.delete_due()
            assert kept(home) == {rematch.id}
            assert await home.find(rematch.id) is not None

    run(test)


def test_of_long_logs_fewer_are_deleted_at_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(unplayed, "LONGEST", 5)
    deletions = sizes_of_deletions(monkeypatch)

    async def test() -> None:
        async with process(url) as home:
            for number, length in enumerate((3, 2, 1, 5, 0)):
                table = await make(home, "random", "random")
                for _ in range(length):
                    await table.submit(partial(act, agent=True))
                leave(home, table, days_ago=LONG / DAY + 10 - number)
            await home.unplayed.delete_due()
            assert kept(home) == set()
            assert deletions == [2, 1, 2]

    run(test)
