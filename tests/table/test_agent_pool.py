"""Workers think, crash, hang and are replaced; the server only waits."""

import asyncio
import os
import pickle
import signal
import time

import pytest

from projectl import Game
from projectl.agents.registry import read_spec
from projectl.game.actions import Action
from projectl.game.view import View
from projectl.rules.puzzles import PUZZLES
from projectl.table.agent_pool import AgentPool, AgentPoolError, Worker
from projectl.table.worker import AGENTS
from table.sittings import run


class Sleeper:
    """Plays where nobody counts, and never answers at a table."""

    name = "sleeper"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Action:
        if self.seed:
            time.sleep(600)
        return view.legal[0]


class Crasher(Sleeper):
    """Takes its process with it."""

    def choose(self, view: View) -> Action:
        if self.seed:
            os.kill(os.getpid(), signal.SIGKILL)
        return view.legal[0]


class Talker(Sleeper):
    """Prints where answers are read, then fails."""

    def choose(self, _view: View) -> Action:
        print('{"action": "piece I1"}', flush=True)  # noqa: T201
        raise RuntimeError("no idea")


def test_a_worker_chooses_advises_and_outlives_bad_agents(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["tests", os.environ.get("PYTHONPATH", "")]))
    game = Game(seed=1)
    view = game.view(game.player)

    async def ask(pool: AgentPool, spec: str) -> str:
        return await pool.choose("table", 0, read_spec(spec), 1, view)

    async def test() -> None:
        pool = AgentPool(1, limit=20.0)
        try:
            assert game.is_legal(await ask(pool, "weighted"))
            first = pool.workers[0].process
            with pytest.raises(AgentPoolError, match="no idea"):
                await ask(pool, "table.test_agent_pool:Talker")
            with pytest.raises(AgentPoolError, match="has no class Nobody"):
                await ask(pool, "table.test_agent_pool:Nobody")
            assert pool.workers[0].process is first
            with pytest.raises(AgentPoolError, match="lost its process"):
                await ask(pool, "table.test_agent_pool:Crasher")
            pool.limit = 0.5
            with pytest.raises(AgentPoolError, match=r"had not answered after 0.5 s"):
                await ask(pool, "table.test_agent_pool:Sleeper")
            pool.limit = 20.0
            assert game.is_legal(await ask(pool, "random"))
            await pool.warm_up(read_spec("random"))
            turns = await pool.advise(view)
            assert game.is_legal(turns[0]["actions"][0])
            assert (pool.busy, pool.failures) == (0, 4)
        finally:
            pool.close()
        with pytest.raises(AgentPoolError):
            await ask(pool, "random")

    run(test)


class Frozen(Sleeper):
    """Stops its process while it is loaded."""

    def choose(self, _view: View) -> Action:
        os.kill(os.getpid(), signal.SIGSTOP)
        raise AssertionError


class SlowLoader(Sleeper):
    """Takes its time where nobody counts."""

    def choose(self, view: View) -> Action:
        if not self.seed:
            time.sleep(4.0)
        return view.legal[0]


def test_a_process_that_is_frozen_while_loading_is_replaced_and_a_slow_one_is_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["tests", os.environ.get("PYTHONPATH", "")]))
    game = Game(seed=1)
    view = game.view(game.player)

    async def test() -> None:
        pool = AgentPool(1)
        pool.workers[0].silence_limit = 3.0
        try:
            await pool.warm_up(read_spec("random"))
            started = time.monotonic()
            with pytest.raises(AgentPoolError, match=r"had not answered after 3"):
                await pool.choose("table", 0, read_spec("table.test_agent_pool:Frozen"), 1, view)
            assert time.monotonic() - started < 10
            assert pool.fails
            slow = read_spec("table.test_agent_pool:SlowLoader")
            assert game.is_legal(await pool.choose("table", 0, slow, 1, view))
            assert not pool.fails
        finally:
            pool.close()

    run(test)


def test_a_hint_that_takes_long_is_waited_for_and_no_later_answer_is_taken_for_it() -> None:
    game, other = Game(seed=1), Game(seed=5)
    view, other_view = game.view(game.player), other.view(other.player)

    async def test() -> None:
        pool = AgentPool(1)
        try:
            await pool.warm_up(read_spec("random"))
            await pool.advise(view)
            process = pool.workers[0].process
            assert process is not None
            advising = asyncio.create_task(pool.advise(view))
            await asyncio.sleep(0.3)
            os.kill(process.pid, signal.SIGSTOP)
            await asyncio.sleep(1.0)  # longer than until the next sign of life
            os.kill(process.pid, signal.SIGCONT)
            first, second = await advising, await pool.advise(other_view)
            assert game.is_legal(first[0]["actions"][0])
            assert second
            assert all(other.is_legal(turn["actions"][0]) for turn in second)
            assert game.is_legal(await pool.choose("table", 0, read_spec("random"), 1, view))
            assert pool.failures == 0
        finally:
            pool.close()

    run(test)


def test_a_worker_is_known_to_have_no_more_agents_at_hand_than_it_has(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Worker, "ask", lambda *_: {"action": "piece I1"})
    pool = AgentPool(1)
    for number in range(100):
        pool._serve({"do": "choose"}, 1.0, (f"table {number}", 0))
    assert list(pool.workers[0].minded) == [(f"table {n}", 0) for n in range(100 - AGENTS, 100)]
    pool.close()


def test_views_have_no_hidden_card_in_them() -> None:
    """What goes to a worker is a view; the record stays here."""
    game = Game(seed=1)
    state = game.state
    packed = pickle.dumps(game.view(game.player))
    hidden = [PUZZLES[card].name for card in state.deck[0][: state.deck_left[0]]]
    assert not [name for name in hidden if name.encode() in packed]
