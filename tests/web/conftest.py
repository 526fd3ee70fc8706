"""A server for all tests of the protocol."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvicorn

from web.clients import Browser
from web.loop_watch import LoopWatch
from web.serving import Served, in_thread


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with in_thread(tmp_path_factory.mktemp("served")) as server:
        yield server


@pytest.fixture
def browser(served: Served) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        yield browser


@pytest.fixture
def other(served: Served) -> Iterator[Browser]:
    with Browser(served.url) as browser:
        yield browser


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> LoopWatch:
    """Of the loop that is written in Python: the other one tells nobody what it runs."""
    watch = LoopWatch()
    monkeypatch.setattr(asyncio.Handle, "_run", watch.timed(asyncio.Handle._run))
    monkeypatch.setattr(uvicorn.Config, "get_loop_factory", lambda _: asyncio.new_event_loop)
    return watch


@pytest.fixture
def watched(watch: LoopWatch, tmp_path: Path) -> Iterator[Served]:  # noqa: ARG001
    with in_thread(tmp_path) as served:
        yield served
