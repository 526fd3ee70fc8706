"""Whatever a server does in the background goes on after a fault, or may end."""

import ast
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from postgres import new_database
from table.sittings import config, run, until

import projectl
from projectl.table import cluster, unplayed
from projectl.table.agent_turns import AgentTurns
from projectl.table.config import UndoRule
from projectl.table.live import LiveTable
from projectl.table.metrics import LOOP_DELAY_SECONDS
from projectl.web import handover, pauses, server_state
from projectl.web.config import ServerConfig
from projectl.web.connection import Connection
from projectl.web.handler import MessageHandler
from projectl.web.handover import Handover, new_siblings
from projectl.web.server_state import ServerState
from web.clients import Browser
from web.serving import Served, in_thread

SOURCE = Path(projectl.__file__).parent
ROOMS = ("table", "web", "cli")
STARTERS = (
    *("create_task", "ensure_future", "run_coroutine_threadsafe", "TaskGroup", "start_soon"),
    *("Thread", "Timer", "start_new_thread"),
)
FAULT = "nobody thought of that"

# What is not under `until_done`, and why it may end.
MAY_END = {
    "table/agent_turns.py: self._play(self.table)": "the tidying wakes agents whose task has ended",
    "table/channel.py: self._run": "it goes on after any fault: test_threads",
    "table/cluster.py: self._read_on(name)": "the next heartbeat starts it again",
    "table/log_writer.py: self._run": "it goes on after any fault: test_threads",
    "table/refresh.py: self._read(table, before)": "whoever comes next reads on again",
    "table/registry.py: self._load(table, network)": "whoever waits gets the fault, and asks again",
    "table/worker.py: send_signs": "the server ends a worker that gives no sign of life",
    "web/connection.py: work": "one answer to one client, who may ask again",
    "web/processes.py: watch": "it waits once for the end of the parent",
    "web/server.py: loop.connect_accepted_socket(make_protocol, connection)": "it is done once",
    "web/server_state.py: self.registry.pool.warm_up(STAND_IN)": "agents are loaded when asked",
    "web/sockets.py: connection.send_all()": "the connection is closed, and the client comes back",
    "web/sockets.py: receive_all(MessageHandler(table, connection), connection)": "the same",
    "cli/spinner.py: PATIENCE": "it writes one line of a command that is not the server",
    "cli/serve.py: open_when_ready": "it opens a browser once",
}


class Start(NamedTuple):
    """Where a task or a thread is started, and what it runs."""

    file: Path
    runs: ast.expr | None

    @property
    def watched(self) -> str | None:
        """The name it is watched by; None if it is not."""
        call = self.runs
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("until_done"):
            return ast.unparse(call.args[0]).strip("'")
        return None

    def __str__(self) -> str:
        runs = "" if self.runs is None else ast.unparse(self.runs)
        return f"{self.file.relative_to(SOURCE).as_posix()}: {runs}"


def starts() -> Iterator[Start]:
    """All of them in the server's source."""
    for file in sorted(path for room in ROOMS for path in (SOURCE / room).rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and ast.unparse(node.func).split(".")[-1] in STARTERS:
                targets = [word.value for word in node.keywords if word.arg == "target"]
                yield Start(file, next(iter([*targets, *node.args]), None))


def fail_once(monkeypatch: pytest.MonkeyPatch, owner: object, name: str) -> list[bool]:
    """Have something raise when it is called first; what grows with each call."""
    works = getattr(owner, name)
    calls: list[bool] = []

    def fail(*args: Any, **named: Any) -> Any:
        calls.append(True)
        if len(calls) == 1:
            raise ValueError(FAULT)
        return works(*args, **named)

    monkeypatch.setattr(owner, name, fail)
    return calls


def test_whatever_is_started_is_watched_or_may_end() -> None:
    assert {str(start) for start in starts() if start.watched is None} == MAY_END.keys()


def faults(state: ServerState, process: Handover) -> dict[str, tuple[object, str]]:
    """What each of the watched tasks calls again and again."""
    return {
        "resume": (state.registry, "_unfinished"),
        "tidy": (state.registry, "evict_idle"),
        "probe": (state.registry, "answers"),
        "watch": (LOOP_DELAY_SECONDS, "observe"),
        "unplayed": (state.registry.unplayed, "keep_open_tables"),
        "heartbeat": (state.registry.cluster, "_close_unused"),
        "handover": (process, "_send_heartbeat"),
        "name": (state.registry, "find"),  # for each table that is opened again
    }


def test_whatever_is_watched_goes_on_after_a_fault(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_state, "TIDY_SECONDS", 0.01)
    monkeypatch.setattr(server_state, "PROBE_SECONDS", 0.01)
    for module in (cluster, handover):
        monkeypatch.setattr(module, "HEARTBEAT", 0.01)
    monkeypatch.setattr(pauses, "TICK", 0.01)
    monkeypatch.setattr(unplayed, "PAUSE", 0.01)
    siblings = new_siblings(1)
    assert siblings is not None

    async def test() -> None:
        url = new_database()
        state = ServerState(ServerConfig(database_url=url, workers=1, warm_up=False))
        process = Handover(siblings, 0)
        await state.open()
        process.start(lambda _head, _connection: None)
        try:
            seats = config("here", "here").seats
            failing = {
                name: fail_once(monkeypatch, *fault)
                for name, fault in faults(state, process).items()
            }
            assert failing.keys() == {start.watched for start in starts() if start.watched}
            table, _, _ = await state.registry.make("base", None, UndoRule.FREE, seats)
            state.registry._drop(table)
            await until(lambda: all(len(calls) > 1 for calls in failing.values()))
            ended = [task for task in state.tasks if task.done()]
            assert len(ended) <= 1, "games are resumed once"
        finally:
            process.stop()
            await state.close()

    run(test)
    siblings.close()
    told = [vars(line)["task"] for line in caplog.records if "tried again" in line.message]
    assert len(told) == 8


@pytest.mark.parametrize(
    ("owner", "name"), [(Connection, "_send_next"), (MessageHandler, "handle")]
)
def test_a_connection_that_fails_is_closed_and_the_client_comes_back(
    served: Served,
    owner: type,
    name: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    with Browser(served.url) as browser:
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as chair:
            fail_once(monkeypatch, owner, name)
            chair.say("look")
            chair.closing_code()
        assert FAULT in caplog.text
        with browser.sit(table) as chair:
            assert chair.act("piece I1")["type"] == "update"


def test_one_answer_that_fails_is_one_answer(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(served.url) as browser:
        table = browser.make("here", "here")["table"]
        fail_once(monkeypatch, LiveTable, "advise")
        with browser.sit(table) as chair:
            player = chair.position["player"]
            for _ in range(2):
                chair.say("hint", seq=chair.seq, seat=player)
            assert chair.hear("hint", "error")["type"] == "hint"
            assert chair.act("piece I1")["type"] == "update"


def test_a_table_that_could_not_be_opened_is_opened_for_whoever_asks_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Browser(served.url) as browser:
        table = browser.make("here", "here")["table"]
    registry = served.server_state.registry
    del registry.tables[table]
    fail_once(monkeypatch, registry, "_replayed")
    address = f"{served.url}/api/tables/{table}"
    assert [httpx.get(address).status_code for _ in range(2)] == [500, 200]


def test_agents_whose_task_ended_are_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(server_state, "TIDY_SECONDS", 0.05)
    caplog.set_level(logging.CRITICAL, "asyncio")  # which tells what became of the task
    with in_thread(tmp_path) as server, Browser(server.url) as browser:
        table = browser.make("here", "random")["table"]
        calls = fail_once(monkeypatch, AgentTurns, "_try_to_play")
        with browser.sit(table) as chair:
            while len(calls) < 2 or chair.position["player"] == 1:
                if chair.position["player"] == 0:
                    assert chair.act("piece I1")["type"] == "update"
                else:
                    chair.hear("update")
