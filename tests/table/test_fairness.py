"""Whoever has many agents think keeps nobody else's agent from thinking."""

import os
import time
from pathlib import Path

import pytest

from projectl.game.actions import Action
from projectl.game.view import View
from projectl.table.fair_queue import MOST_ALONE
from table.sittings import Registry, Table, make, registry, run, until

TABLES = 20
SECONDS = 0.1  # that an agent thinks
GREEDY, MODEST = "192.0.2.1", "192.0.2.2"
THINKER = "table.test_fairness:Thinker"


class Thinker:
    """Takes its time."""

    name = "thinker"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Action:
        time.sleep(SECONDS)
        return view.legal[0]


async def seat(home: Registry, network: str, *kinds: str) -> Table:
    """A table that somebody in a network looks at."""
    table = await make(home, *kinds)
    table.listener.network, table.listener.is_watched = network, True
    table.wake()
    return table


async def play_to_the_agent(table: Table) -> None:
    """A person plays their turn."""
    while table.session.agent_to_act is None:
        await table.submit(
            lambda session: session.act(
                session.game.player, str(session.game.legal_actions()[0]), session.seq, time.time()
            )
        )


async def longest_wait(table: Table, actions: int) -> float:
    """How long the agent of a table takes at most, while others think too."""
    longest = 0.0
    for _ in range(actions):
        await play_to_the_agent(table)
        before, started = table.session.seq, time.monotonic()
        await until(lambda: table.session.seq > before)  # noqa: B023
        longest = max(longest, time.monotonic() - started)
    return longest


def run_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, people: bool) -> float:
    """How long one waits for an agent while somebody else has agents think at many tables."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["tests", os.environ.get("PYTHONPATH", "")]))
    found = 0.0

    async def test() -> None:
        nonlocal found
        async with registry(tmp_path) as home:
            honest = await seat(home, MODEST, "here", THINKER)
            await longest_wait(honest, 1)  # the worker is up
            kinds = ("here", *[THINKER] * 3) if people else (THINKER, THINKER)
            greedy = [await seat(home, GREEDY, *kinds) for _ in range(TABLES)]
            if people:
                for table in greedy:
                    await play_to_the_agent(table)
            else:
                assert len(home.pool.alone.playing) == MOST_ALONE
            await until(lambda: home.pool.queue.waiting >= MOST_ALONE - 1)
            found = await longest_wait(honest, 3)

    run(test)
    return found


def test_tables_of_agents_alone_slow_nobody_else_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_beside(tmp_path, monkeypatch, people=False) < 6 * SECONDS


def test_tables_of_one_network_slow_no_other_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run_beside(tmp_path, monkeypatch, people=True) < 6 * SECONDS
