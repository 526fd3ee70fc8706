"""One hostile client floods a real server, and honest players hardly notice."""

import time
from collections.abc import Iterator

import pytest

from web.attacks.beside import check_quick, play, play_beside
from web.attacks.flood import FLOODS
from web.clients import Browser
from web.serving import Process

SECONDS = 2.5


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder = tmp_path_factory.mktemp("flooded")
    process = Process(f"sqlite:///{folder / 'tables.sqlite'}", folder / "log")
    process.start()
    yield process
    process.stop()


@pytest.fixture(scope="module")
def watched(server: Process) -> str:
    """A table that whoever likes may watch, with a long game."""
    with Browser(server.url) as browser:
        table = str(browser.make("here", "here")["table"])
        with browser.sit(table) as chair:
            play(chair, time.monotonic() + SECONDS)
    return table


@pytest.mark.parametrize("kind", FLOODS)
def test_during_a_flood_honest_moves_are_quick_and_the_peak_of_memory_is_low(
    server: Process, watched: str, kind: str
) -> None:
    assert server.process is not None
    check_quick([server.process.pid], lambda: play_beside(server, kind, watched, SECONDS))
