"""A server for all tests of the protocol."""

from collections.abc import Iterator

import pytest

from web.clients import Browser
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
