"""The HTTP part, by its own description and by hand."""

from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from projectl.web import pages, typescript
from projectl.web.app import make_app
from projectl.web.config import ServerConfig
from web.clients import Browser
from web.serving import GENEROUS, Served

ROOT = Path(__file__).parents[2]
CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)


USUAL = settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_every_request_is_answered_as_described(served: Served) -> None:
    schema = schemathesis.openapi.from_url(f"{served.url}/api/openapi.json")
    tried = []
    for found in schema.get_all_operations():
        operation: Any = found.ok()  # type: ignore[union-attr]  # the schema is our own

        @USUAL
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=list(CHECKS))

        ask()
        tried.append(operation.label)
    assert len(tried) == 12


def test_the_pages_types_are_current() -> None:
    written = ROOT / "page" / "src" / "net" / "protocol.ts"
    assert written.read_text() == typescript.write(), (
        "run: python -m projectl.web.typescript > page/src/net/protocol.ts"
    )


def test_a_table_is_summed_up_for_anybody(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "link", "search")
    path = f"/api/tables/{made['table']}"
    summary = other.http.get(path).json()
    assert summary["you"] == []
    assert [seat["taken"] for seat in summary["seats"]] == [True, False, True]
    assert summary["started"] is False
    assert summary["commitment"] == made["commitment"]
    assert browser.http.get(path).json()["you"] == [0]


def test_a_fresh_link_replaces_a_lost_one(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "link")
    path = f"/api/tables/{made['table']}"
    assert other.http.post(f"{path}/seats/1/invite").status_code == 403
    fresh = browser.http.post(f"{path}/seats/1/invite").json()["invite"]
    old = {"invite": made["seats"][1]["invite"]}
    assert other.http.post(f"{path}/join", json=old).status_code == 403
    assert other.http.post(f"{path}/join", json={"invite": fresh}).status_code == 200
    assert browser.http.post(f"{path}/seats/1/invite").status_code == 409


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"mode": "base", "seats": [{"kind": "here"}]}, "base is for 2 to 4 players, not 1"),
        ({"mode": "solo", "seats": [{"kind": "here"}] * 2}, "solo is for one player, not 2"),
        (
            {"mode": "base", "difficulty": "standard", "seats": [{"kind": "here"}] * 2},
            "only the solo modes have a difficulty",
        ),
        (
            {"mode": "base", "seats": [{"kind": "here"}, {"kind": "here", "agent": "greedy"}]},
            "seat 1 is a person's",
        ),
        (
            {
                "mode": "base",
                "seats": [{"kind": "here"}, {"kind": "agent", "agent": "random", "level": "sharp"}],
            },
            "the agent 'random' has no level 'sharp'",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    served: Served, asked: dict[str, object], why: str
) -> None:
    answer = httpx.post(f"{served.url}/api/tables", json=asked)
    assert answer.status_code == 422
    assert why in answer.json()["message"]


def test_agents_and_puzzles_are_listed(browser: Browser) -> None:
    agents = {
        each["name"]: each["levels"] for each in browser.http.get("/api/agents").json()["agents"]
    }
    assert agents["random"] == []
    assert agents["search"] == ["gentle", "steady", "sharp", "fierce"]
    assert len(browser.http.get("/api/puzzles").json()["puzzles"]) == 52


def test_the_host_sees_counts(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]):
        page = browser.http.get("/host").text
    assert "seats connected" in page
    assert pages.is_here("127.0.0.1")
    assert pages.is_here("::1")
    assert not pages.is_here("192.168.0.2")
    assert not pages.is_here("testclient")


def test_the_page_is_served_if_it_is_built(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    assert "make page" in httpx.get(f"{served.url}/").text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + " " * 1000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;")
    front = httpx.get(f"{served.url}/t/any")
    assert front.headers["cache-control"] == "no-cache"
    assert front.headers["content-encoding"] == "gzip"
    asset = httpx.get(f"{served.url}/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    again = httpx.get(f"{served.url}/", headers={"If-None-Match": front.headers["etag"]})
    assert again.status_code == 304


def test_the_application_can_be_made_without_a_server(tmp_path: Path) -> None:
    app = make_app(ServerConfig(database_url=f"sqlite:///{tmp_path / 'x.sqlite'}", limits=GENEROUS))
    assert "/api/tables/{table}/join" in app.openapi()["paths"]
    server_state = app.state.server_state
    server_state.registry.writer.close()
    server_state.registry.pool.close()
    server_state.registry.readers.shutdown()
    server_state.registry.engine.dispose()
