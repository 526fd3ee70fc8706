"""A server with few descriptors stands more visitors than it has room for."""

import json
import socket
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx

from projectl.web.admission import SPARE
from projectl.web.config import USUAL_LIMITS
from web.attacks.test_slow_clients import HALF, is_cut_off
from web.clients import Browser
from web.serving import Process

DESCRIPTORS = 256
ADDRESSES = [f"127.0.0.{number}" for number in range(2, 8)]
EACH = 60  # half-requests, far fewer than one address may have open
PATIENCE = 2 * USUAL_LIMITS.request_seconds


def half_request(address: str, port: int) -> socket.socket:
    client = socket.socket()
    client.bind((address, 0))
    client.connect(("127.0.0.1", port))
    with suppress(ConnectionError):  # it was turned away already
        client.sendall(HALF)
    return client


def turned_away(log: Path) -> set[str]:
    """Why, as the log has it."""
    lines = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    return {line["why"] for line in lines if line["event"] == "cut off"}


def test_half_requests_of_many_addresses_do_not_use_up_the_descriptors(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    process = Process(url, tmp_path / "log", descriptors=DESCRIPTORS)
    process.start()
    try:
        with Browser(process.url) as browser, ExitStack() as stack:
            table = browser.make("here", "here")["table"]
            with browser.sit(table) as chair:
                clients = [
                    stack.enter_context(half_request(address, process.port))
                    for _ in range(EACH)
                    for address in ADDRESSES
                ]
                chair.take_pieces(3)
                cut = sum(is_cut_off(client, 0.01) for client in clients)
                assert len(clients) - (DESCRIPTORS - SPARE) <= cut < len(clients)
                assert all(is_cut_off(client, PATIENCE) for client in clients)
                chair.take_pieces(1)
            assert httpx.get(f"{process.url}/health").status_code == 200
            with browser.sit(table) as chair:
                chair.take_pieces(1)
    finally:
        process.stop()
    assert "server_full" in turned_away(tmp_path / "log")
    assert "Traceback" not in (tmp_path / "log").read_text()
