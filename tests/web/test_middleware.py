"""Limits on the way in, strict headers on the way out."""

import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from projectl.web.admission import LOGGED
from projectl.web.config import Rate
from projectl.web.logs import PlainLines
from web.serving import GENEROUS, Served, in_thread


def test_a_request_of_another_origin_changes_nothing(served: Served) -> None:
    answer = httpx.post(
        f"{served.url}/api/tables",
        json={"mode": "solo", "seats": [{"kind": "here"}]},
        headers={"Origin": "http://evil.example"},
    )
    assert answer.status_code == 403


def test_the_same_host_by_another_scheme_is_another_origin(served: Served) -> None:
    answer = httpx.post(
        f"{served.url}/api/tables",
        json={"mode": "solo", "seats": [{"kind": "here"}]},
        headers={"Origin": served.url.replace("http", "https")},
    )
    assert answer.status_code == 403


def test_a_request_for_another_host_is_refused(served: Served) -> None:
    for path in ("/", "/api/agents", "/health"):
        answer = httpx.get(served.url + path, headers={"Host": "evil.example"})
        assert answer.status_code == 421
        assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("accept", ["text/html", "*/*"])
@pytest.mark.parametrize(
    "path",
    ["/%00", "/assets/%00", "/" + "x" * 300, "/" + "x" * 1500, "/api/tables/" + 8 * "%00"],
)
def test_odd_paths_are_the_clients_fault(served: Served, path: str, accept: str) -> None:
    answer = httpx.get(served.url + path, headers={"Accept": accept})
    assert 400 <= answer.status_code < 500
    assert "default-src 'none'" in answer.headers["content-security-policy"]


def test_what_is_no_http_is_refused_with_strict_headers(served: Served) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as client:
        client.sendall(b"\x00\x01\x02 nonsense\r\n\r\n")
        answer = client.recv(4096)
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"default-src 'none'" in answer


def test_every_answer_has_strict_headers(served: Served) -> None:
    for path in ("/", "/health", "/host", "/api/agents", "/nowhere", "/api/tables/unknown-table"):
        answer = httpx.get(served.url + path)
        assert len(answer.headers.get_list("content-security-policy")) == 1
        headers = answer.headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert policy.count("unsafe") == policy.count("'wasm-unsafe-eval'") == 1  # the engine alone
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_a_flood_of_refused_requests_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "projectl.web")
    limits = replace(GENEROUS, requests=Rate(10, 0.01))
    with in_thread(tmp_path, limits) as server, httpx.Client(base_url=server.url) as client:
        statuses = [client.get("/api/agents").status_code for _ in range(60)]
    assert statuses == 10 * [200] + 50 * [429]
    logged = [record for record in caplog.records if record.getMessage() == "request"]
    assert 10 < len(logged) <= 10 + LOGGED.burst + 1


def test_whoever_asks_too_often_has_to_connect_again(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=Rate(1, 0.001))
    with in_thread(tmp_path, limits) as server, httpx.Client(base_url=server.url) as client:
        first, second = (client.get("/health") for _ in range(2))
    assert "connection" not in first.headers
    assert second.status_code == 429
    assert second.headers["connection"] == "close"


def test_newcomers_who_load_the_page_keep_no_neighbour_from_playing(tmp_path: Path) -> None:
    limits = replace(GENEROUS, requests=Rate(2, 0.001), files=Rate(3, 0.001))
    with in_thread(tmp_path, limits) as server, httpx.Client(base_url=server.url) as client:
        files = [client.get("/assets/nothing.js").status_code for _ in range(5)]
        others = [client.get("/health").status_code for _ in range(3)]
    assert files == [404, 404, 404, 429, 429]
    assert others == [200, 200, 429]


def test_a_flood_of_requests_that_are_answered_does_not_fill_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "projectl.web")
    limits = replace(GENEROUS, address_lines=Rate(5, 0.001))
    with in_thread(tmp_path, limits) as server, httpx.Client(base_url=server.url) as client:
        for _ in range(20):
            assert client.get("/api/" + "%F4%8F%BF%BF" * 60).status_code == 404
    logged = [record for record in caplog.records if record.getMessage() == "request"]
    assert len(logged) == 5
    assert all(len(PlainLines().format(record)) < 400 for record in logged)


def test_large_bodies_are_refused(served: Served) -> None:
    path = f"{served.url}/api/tables"
    assert httpx.post(path, content=b"x" * 9000).status_code == 413

    def endless() -> Any:
        for _ in range(20):
            yield b" " * 1000

    assert httpx.post(path, content=endless()).status_code == 413
