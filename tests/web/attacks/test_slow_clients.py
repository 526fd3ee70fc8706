"""Clients that come and say nothing, or little and slowly, take nobody's place."""

import socket
import time
from collections import Counter
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from projectl.web import pages
from projectl.web.admission import AdmissionControl
from projectl.web.config import Rate
from projectl.web.protocols import PIECE, guarded
from web.attacks.flood import ADDRESS, UPGRADE, masked, open_socket, request
from web.clients import Browser
from web.serving import GENEROUS, Served, in_thread

HALF = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
SLOW_BODY = HALF.replace(b"GET /", b"POST /api/tables") + b"Content-Length: 10\r\n\r\n{"


def is_cut_off(client: socket.socket, seconds: float) -> bool:
    client.settimeout(seconds)
    try:
        return client.recv(1000) == b""
    except ConnectionError:
        return True
    except TimeoutError:
        return False


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    limits = replace(GENEROUS, request_seconds=0.5)
    with in_thread(tmp_path, limits) as server:
        for said in (b"", HALF, SLOW_BODY):
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.sendall(said)
                assert is_cut_off(client, 3.0)
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            started = time.monotonic()
            while not is_cut_off(client, 0.1) and time.monotonic() - started < 3.0:
                client.sendall(HALF if time.monotonic() - started < 0.1 else b"X: y\r\n")
            assert time.monotonic() - started < 2.0


def test_a_socket_whose_head_cannot_be_read_is_not_kept(tmp_path: Path) -> None:
    long = "X-Long: " + 10_000 * "x"  # shorter than the head of a request may be
    upgrade = request("GET /api/tables/a-table/socket", *UPGRADE, long)
    with (
        in_thread(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port)) as client,
    ):
        client.sendall(upgrade)
        assert is_cut_off(client, 5.0)
        assert not networks_at(server)


def slow_reader(port: int) -> socket.socket:
    """A client that takes a few kilobytes, and then nothing."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.bind((ADDRESS, 0))
    client.connect(("127.0.0.1", port))
    return client


def networks_at(server: Served) -> Counter[str]:
    """The connections that the server has open."""
    return guarded(server.server.config).admission.networks


def is_gone(server: Served) -> bool:
    """Whether the server has closed all connections of the slow reader, soon."""
    networks = networks_at(server)
    deadline = time.monotonic() + 5.0
    while ADDRESS in networks and time.monotonic() < deadline:
        time.sleep(0.05)
    return ADDRESS not in networks


def test_an_answer_that_nobody_takes_is_dropped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    weights = next((Path(pages.__file__).parent / "page" / "assets").glob("weights-*.bin"))
    with in_thread(tmp_path, replace(GENEROUS, answer_seconds=0.5)) as server:
        with slow_reader(server.port) as client:
            client.sendall(request(f"GET /assets/{weights.name}") * 10)
            time.sleep(0.2)
            assert ADDRESS in networks_at(server)
            assert is_gone(server)
        with httpx.Client(base_url=server.url) as honest:
            for pause in (0.3, 0.7, 0.0):
                assert honest.get("/health").status_code == 200
                time.sleep(pause)
    assert "Exception" not in caplog.text


def waiting_at(server: Served) -> list[int]:
    """The bytes that wait to be taken, by connection."""
    connections = list(server.server.server_state.connections)
    return [each.transport.get_write_buffer_size() for each in connections]


def test_little_waits_for_whoever_takes_a_large_file_slowly(tmp_path: Path) -> None:
    weights = next((Path(pages.__file__).parent / "page" / "assets").glob("weights-*.bin"))
    with in_thread(tmp_path) as server, ExitStack() as stack:
        for _ in range(10):
            client = stack.enter_context(slow_reader(server.port))
            client.sendall(request(f"GET /assets/{weights.name}") * 10)
        deadline = time.monotonic() + 20.0
        while not all(waiting := waiting_at(server)) or len(waiting) < 10:
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(0.2)
        assert max(waiting_at(server)) <= 3 * pages.PIECE < weights.stat().st_size / 2


def test_a_socket_whose_client_takes_nothing_is_closed_for_good(tmp_path: Path) -> None:
    limits = replace(GENEROUS, send_seconds=0.5)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with slow_reader(server.port) as client:
            open_socket(client, table)
            with suppress(OSError):
                while server.server_state.connections.total:
                    client.sendall(masked(0x81, b'{"v":1,"type":"look"}'))
                    time.sleep(0.001)
            assert is_gone(server)


@pytest.mark.parametrize("piece", [b"x" * 1000, b"x"])
def test_a_body_that_does_not_end_is_not_read_on(tmp_path: Path, piece: bytes) -> None:
    chunk = f"{len(piece):x}\r\n".encode() + piece + b"\r\n"
    head = HALF.replace(b"GET /", b"POST /api/tables") + b"Transfer-Encoding: chunked\r\n\r\n"
    most = GENEROUS.dropped_bytes // (len(piece) + PIECE) + 2000 // len(piece)
    with (
        in_thread(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port)) as client,
    ):
        client.sendall(head)
        with suppress(ConnectionError):
            for _ in range(100):
                client.sendall(chunk * (most // 20))
                time.sleep(0.01)
            pytest.fail("it was read on")
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_who_connects_again_and_again_is_turned_away(tmp_path: Path) -> None:
    limits = replace(GENEROUS, arrivals=Rate(10, 0.01))
    with in_thread(tmp_path, limits) as server, ExitStack() as stack:
        clients = [stack.enter_context(slow_reader(server.port)) for _ in range(15)]
        time.sleep(0.3)
        assert sum(is_cut_off(client, 0.01) for client in clients) == 5
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_half_requests_of_one_address_keep_nobody_else_out(tmp_path: Path) -> None:
    limits = replace(GENEROUS, per_address=4)
    with in_thread(tmp_path, limits) as server, ExitStack() as stack:
        clients = []
        for _ in range(limits.open_per_address + 20):
            client = stack.enter_context(socket.socket())
            client.bind((ADDRESS, 0))
            client.connect(("127.0.0.1", server.port))
            clients.append(client)
        time.sleep(0.3)
        assert sum(is_cut_off(client, 0.01) for client in clients) == 20
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_the_door_counts_proxies_only_in_all() -> None:
    limits = replace(GENEROUS, per_address=1, connections=100, requests_open=0)
    admission = AdmissionControl(limits, "10.0.0.0/8, 192.0.2.1")
    assert all(admission.admit("10.1.2.3", "10.1.2.3") for _ in range(60))
    assert [admission.admit("192.0.2.2", "192.0.2.2") for _ in range(35)].count(True) == 34
    assert [admission.admit("192.0.2.1", "192.0.2.1") for _ in range(10)].count(True) == 6
    for _ in range(60):
        admission.release("10.1.2.3")
    assert "10.1.2.3" not in admission.networks


def test_binary_messages_count_as_any_other(tmp_path: Path) -> None:
    limits = replace(GENEROUS, messages=Rate(5, 1), strikes=10)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as chair:
            with suppress(ConnectionClosed):  # before the last one was sent
                for _ in range(30):
                    chair.socket.send(b"x")
            assert chair.closing_code() == 1008
