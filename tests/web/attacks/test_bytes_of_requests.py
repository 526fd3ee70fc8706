"""Every byte of a request counts, wherever it stands, and a connection is told of its end."""

import socket
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from projectl.web import pages
from projectl.web.headers import HEADERS
from web.attacks.flood import BLOCK, UPGRADE, request
from web.attacks.test_slow_clients import is_cut_off, networks_at, slow_reader
from web.loop_watch import MOST, LoopWatch
from web.serving import GENEROUS, Served, in_thread, until

CHUNKED = request("POST /api/tables", "Transfer-Encoding: chunked")
FAR_MORE = 16 * (GENEROUS.head_bytes + GENEROUS.dropped_bytes)  # than a request may have


@pytest.mark.parametrize(
    ("first", "more"),
    [(b"1;a=", b"x"), (b"", b"0"), (b"0\r\nX: ", b"x"), (b"0\r\nX", b"x")],
    ids=["extension", "size", "trailer", "name of a trailer"],
)
def test_what_stands_between_the_pieces_of_a_body_or_after_them_does_not_go_on(
    tmp_path: Path, first: bytes, more: bytes
) -> None:
    with (
        in_thread(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=10.0) as client,
    ):
        client.sendall(CHUNKED + first)
        with suppress(ConnectionError):
            for _ in range(FAR_MORE // BLOCK):
                client.sendall(more * BLOCK)
                time.sleep(0.02)
            pytest.fail("it was read on")
        assert httpx.get(f"{server.url}/health").status_code == 200


def test_an_empty_line_after_an_answer_keeps_no_connection_open(tmp_path: Path) -> None:
    with (
        in_thread(tmp_path, replace(GENEROUS, request_seconds=0.5)) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=10.0) as client,
    ):
        client.sendall(request("GET /health"))
        assert b" 200 " in client.recv(BLOCK)
        client.sendall(b"\r\n")
        assert is_cut_off(client, 3.0)


@pytest.mark.parametrize("count", [3000, 15_000])
def test_headers_cost_something_even_if_they_are_short(tmp_path: Path, count: int) -> None:
    with (
        in_thread(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=10.0) as client,
        suppress(ConnectionError),
    ):
        client.sendall(request("GET /health", *count * ["a:"]))
        assert b" 200 " not in client.recv(BLOCK)


def test_a_head_that_comes_at_once_does_not_hold_the_loop(
    watch: LoopWatch, watched: Served
) -> None:
    taken = []
    for attempt in range(5):
        watch.doing = f"head {attempt}"
        with (
            socket.create_connection(("127.0.0.1", watched.port), timeout=10.0) as client,
            suppress(ConnectionError),
        ):
            client.sendall(request("GET /api/tables/a-table/socket", *UPGRADE, *15_000 * ["a:"]))
            client.recv(BLOCK)
        taken.append(watch.longest[watch.doing])
    assert min(taken) < MOST


def test_a_path_of_many_parts_is_not_looked_up(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_up: list[Path] = []

    def resolve(path: Path) -> Path:
        looked_up.append(path)
        return path

    monkeypatch.setattr(Path, "resolve", resolve)
    assert pages.file_at("assets/" + 490 * "a/") is None
    assert looked_up == []


def blocked(server: Served) -> bool:
    connections: list[Any] = list(server.server.server_state.connections)
    return any(each.flow.write_paused for each in connections)


def block_answers(server: Served, client: socket.socket) -> None:
    """Ask for files and take none, until one waits at the server."""
    weights = next((pages.FOLDER / "assets").glob("weights-*.bin"))
    for _ in range(20):  # the system takes some megabytes before anything waits
        client.sendall(request(f"GET /assets/{weights.name}"))
        time.sleep(0.1)
        if blocked(server):
            return
    pytest.fail("nothing waits")


def test_bodies_that_wait_for_an_answer_count_together(tmp_path: Path) -> None:
    size = GENEROUS.dropped_bytes // 4
    body = f"Content-Length: {size}"
    sent = 8 * (request("POST /api/tables", body) + size * b"x")
    with in_thread(tmp_path) as server, slow_reader(server.port) as client:
        block_answers(server, client)
        client.settimeout(2.0)
        with suppress(OSError):
            client.sendall(sent)
        time.sleep(0.5)
        assert not networks_at(server)


def test_who_asks_for_a_socket_before_taking_an_answer_leaves_nothing_behind(
    tmp_path: Path,
) -> None:
    with in_thread(tmp_path) as server, slow_reader(server.port) as client:
        block_answers(server, client)
        client.sendall(request("GET /api/tables/a-table/socket", *UPGRADE))
        time.sleep(0.2)
        client.close()
        until(lambda: not networks_at(server), 10.0)
        until(lambda: not server.server.server_state.tasks, 5.0)


@pytest.mark.parametrize(
    "path", ["/api/tables/a-table/socket", "/api/tables/a/socket?" + 2000 * "x", "/health"]
)
def test_a_socket_is_refused_with_all_headers(
    tmp_path: Path, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        in_thread(tmp_path) as server,
        socket.create_connection(("127.0.0.1", server.port), timeout=10.0) as client,
    ):
        client.sendall(request(f"GET {path}", *UPGRADE))
        answer = client.recv(BLOCK).decode().lower()
        expected = [*HEADERS, "cache-control", "date"]
        assert [answer.count(f"\r\n{name.lower()}: ") for name in expected] == [1] * len(expected)
    assert "handshake" not in caplog.text
