"""Limits on the way in, strict headers on the way out."""

from typing import Any

import httpx

from web.serving import Served


def test_a_request_of_another_origin_changes_nothing(served: Served) -> None:
    answer = httpx.post(
        f"{served.url}/api/tables",
        json={"mode": "solo", "seats": [{"kind": "here"}]},
        headers={"Origin": "http://evil.example"},
    )
    assert answer.status_code == 403


def test_every_answer_has_strict_headers(served: Served) -> None:
    for path in ("/", "/health", "/host", "/api/agents", "/nowhere", "/api/tables/unknown-table"):
        headers = httpx.get(served.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert policy.count("unsafe") == policy.count("'wasm-unsafe-eval'") == 1  # the engine alone
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_large_bodies_are_refused(served: Served) -> None:
    path = f"{served.url}/api/tables"
    assert httpx.post(path, content=b"x" * 9000).status_code == 413

    def endless() -> Any:
        for _ in range(20):
            yield b" " * 1000

    assert httpx.post(path, content=endless()).status_code == 413
