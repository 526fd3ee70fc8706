"""The worst floods, at several processes on PostgreSQL: none of them grows, and moves are quick."""

import time
from collections.abc import Iterator

import pytest
from postgres import new_database

from web.attacks.beside import check_quick, play, play_beside
from web.clients import Browser
from web.serving import Process, servers_of, until

SECONDS = 1.7
PROCESSES = 3
WORST = ("pipelined", "endless_body", "half_requests", "fragments", "many_texts")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("flooded")
    options = ("--processes", str(PROCESSES))
    process = Process(new_database(), folder / "log", options=options)
    process.start()
    until(lambda: process.log.read_text().count('"listening"') == PROCESSES)
    yield process
    process.stop()


@pytest.fixture(scope="module")
def processes(server: Process) -> list[int]:
    assert server.process is not None
    return servers_of(server.process.pid)


@pytest.fixture(scope="module")
def watched(server: Process) -> str:
    with Browser(server.url) as browser:
        table = str(browser.make("here", "here")["table"])
        with browser.sit(table) as chair:
            play(chair, time.monotonic() + 0.5)
    return table


@pytest.mark.parametrize("kind", WORST)
def test_during_a_flood_moves_are_quick_and_the_peak_of_memory_of_each_process_is_low(
    server: Process, processes: list[int], watched: str, kind: str
) -> None:
    assert len(processes) == PROCESSES
    check_quick(processes, lambda: play_beside(server, kind, watched, SECONDS))
