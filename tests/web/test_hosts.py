"""By which names a server is asked."""

import socket

import pytest

from projectl.web.config import ServerConfig
from projectl.web.hosts import is_own_host

CONFIG = ServerConfig(host="games.lan", database_url="sqlite://", hosts=("Table.example",))


@pytest.mark.parametrize(
    "header",
    [
        "localhost",
        "localhost:8000",
        "LOCALHOST",
        "my.localhost:80",
        "127.0.0.1:8000",
        "192.168.1.5",
        "[::1]:8000",
        "games.lan:8000",
        "table.example",
        f"{socket.gethostname()}:8000",
    ],
)
def test_own_names_and_addresses_are_answered(header: str) -> None:
    assert is_own_host(header, CONFIG)


@pytest.mark.parametrize(
    "header", [None, "", "evil.example", "table.example.evil.example", "[::1", "a@evil.example"]
)
def test_other_names_are_not(header: str | None) -> None:
    assert not is_own_host(header, CONFIG)
