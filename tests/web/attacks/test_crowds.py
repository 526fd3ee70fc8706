"""Who fills a table with spectators, or has many agents play, keeps nobody from playing."""

import re
import time
from collections.abc import Iterator
from itertools import count

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from web.attacks.beside import END, check_quick, flooding, play
from web.clients import Browser
from web.serving import Process

SECONDS = 2.5
AGENTS_SECONDS = 4.5
MOVES_SECONDS = 1.5  # of them, without an agent
LONGEST_ANSWER = 3.0  # seconds that an agent may take more than usual; before, it was 18
REQUESTS = re.compile(r"^projectl_agent_requests (.+)$", re.MULTILINE)
WAITING = 4  # agents of the flood, at least
ADDRESSES = (f"127.0.0.{number}" for number in count(3))  # that have made no requests yet


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("crowded")
    process = Process(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
    process.start()
    yield process
    process.stop()


def is_crowded(server: Process, table: str) -> bool:
    """Whether no stranger may watch a table any more."""
    with Browser(server.url) as stranger:
        try:
            with stranger.sit(table):
                return False
        except InvalidStatus as refused:
            return refused.response.status_code == 503


def agents_wait(server: Process) -> bool:
    """Whether the agents of a flood want to think, more of them than can at once."""
    found = REQUESTS.search(httpx.get(f"{server.url}/metrics").text)
    return found is not None and float(found[1]) >= WAITING


def test_whoever_holds_a_seat_gets_in_and_moves_quickly_however_many_watch(
    server: Process,
) -> None:
    def attempt() -> list[float]:
        with Browser(server.url) as browser:
            table = browser.make("here", "here")["table"]
            until = time.monotonic() + SECONDS - END
            with flooding(server, "crowd", table, SECONDS, next(ADDRESSES)):
                while not is_crowded(server, table):
                    assert time.monotonic() < until
                    time.sleep(0.05)
                with browser.sit(table) as chair:
                    assert chair.you == [0, 1]
                    return play(chair, until)[0]

    assert server.process is not None
    check_quick([server.process.pid], attempt)


def play_with(server: Process, other: str, until: float) -> tuple[list[float], list[float]]:
    """How long the moves of somebody take, and those of the agent they play with, if it is one."""
    with Browser(server.url) as browser, browser.sit(browser.make("here", other)["table"]) as chair:
        return play(chair, until)


def test_beside_tables_of_agents_alone_moves_are_quick_and_other_agents_answer(
    server: Process,
) -> None:
    play_with(server, "search", time.monotonic() + 0.5)  # loads what the flood's agents think with
    _, usual = play_with(server, "random", time.monotonic() + 0.5)

    def attempt() -> list[float]:
        until = time.monotonic() + AGENTS_SECONDS - END
        with flooding(server, "agents", "", AGENTS_SECONDS, next(ADDRESSES)):
            while not agents_wait(server):
                assert time.monotonic() < until
                time.sleep(0.05)
            _, answers = play_with(server, "random", until - MOVES_SECONDS)
            moves, _ = play_with(server, "here", until)
        assert 0.0 < max(answers) <= max(usual) + LONGEST_ANSWER
        return moves

    assert server.process is not None
    check_quick([server.process.pid], attempt)
