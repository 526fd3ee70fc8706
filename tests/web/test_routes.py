"""The HTTP API, by its own description and by hand."""

import asyncio
from pathlib import Path
from random import Random
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

from projectl.agents import registry
from projectl.agents.agent import Level
from projectl.game.game import Game
from projectl.web import reach, routes
from projectl.web.credentials import MOST_SECRETS
from web.clients import Browser, sensible
from web.serving import Served, in_thread

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
    assert len(tried) == 14


def test_a_table_is_summed_up_for_everybody(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "link", "search")
    path = f"/api/tables/{made['table']}"
    summary = other.http.get(path).json()
    assert summary["you"] == []
    assert [seat["name"] for seat in summary["seats"]] == ["", "", "Otto"], "the page names people"
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


def test_whoever_did_not_hear_that_they_joined_asks_again_with_their_key(
    browser: Browser, other: Browser
) -> None:
    made = browser.make("here", "link")
    path = f"/api/tables/{made['table']}"
    asked = {"invite": made["seats"][1]["invite"], "key": "k" * 32}
    joined = []
    for _ in range(3):
        answer = httpx.post(f"{browser.url}{path}/join", json={**asked, "bearer": True})
        assert answer.status_code == 200
        joined.append(answer.json())
    assert len({each["token"] for each in joined}) == 3
    for each in joined:
        bearer = {"Authorization": f"Bearer {each['token']}"}
        assert httpx.get(browser.url + path, headers=bearer).json()["you"] == [1]
        found = other.http.post(f"{path}/recover", json={"token": each["recovery"], "bearer": True})
        assert found.json()["number"] == each["number"] == 1
    assert other.http.post(f"{path}/join", json=asked).status_code == 200
    with other.sit(made["table"]) as chair:
        assert chair.you == [1]
    for wrong in ({**asked, "key": "l" * 32}, {"invite": asked["invite"]}):
        refused = httpx.post(f"{browser.url}{path}/join", json=wrong)
        assert (refused.status_code, refused.json()["code"]) == (409, "taken")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        (
            {"mode": "base", "seats": [{"kind": "here"}]},
            "refused-seats",
        ),
        ({"mode": "solo", "seats": [{"kind": "here"}] * 2}, "refused-seats-solo"),
        (
            {"mode": "base", "difficulty": "standard", "seats": [{"kind": "here"}] * 2},
            "refused-difficulty",
        ),
        (
            {"mode": "base", "seats": [{"kind": "here"}, {"kind": "here", "agent": "weighted"}]},
            "refused-agent-for-person",
        ),
        (
            {
                "mode": "base",
                "seats": [{"kind": "here"}, {"kind": "agent", "agent": "random", "level": "sharp"}],
            },
            "refused-level",
        ),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(
    served: Served, asked: dict[str, object], code: str
) -> None:
    answer = httpx.post(f"{served.url}/api/tables", json=asked)
    assert answer.status_code == 422
    problem = answer.json()
    assert problem["reason"]["code"] == code
    assert problem["reason"]["text"] == problem["message"]


def test_no_class_by_its_module_can_be_seated(served: Served) -> None:
    for agent in ("os:system", "builder.Builder", "nobody"):
        seats = [{"kind": "here"}, {"kind": "agent", "agent": agent}]
        answer = httpx.post(f"{served.url}/api/tables", json={"mode": "base", "seats": seats})
        assert answer.status_code == 422


def test_agents_of_one_level_are_told_apart_by_their_names(browser: Browser) -> None:
    agent = {"kind": "agent"}
    seats = [{"kind": "here", "name": "otto"}, agent, {**agent, "name": "Mine"}, agent]
    made = browser.http.post("/api/tables", json={"mode": "base", "seats": seats}).json()
    assert [seat["name"] for seat in made["seats"]] == ["otto", "Hugo", "Mine", "Emil"]


def test_agents_and_puzzles_are_listed(browser: Browser) -> None:
    agents = {
        each["name"]: each["levels"] for each in browser.http.get("/api/agents").json()["agents"]
    }
    assert agents["random"] == []
    assert agents["search"] == [level.value for level in Level]
    assert len(browser.http.get("/api/puzzles").json()["puzzles"]) == 52


def test_a_seat_is_recovered_on_another_device(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "here")
    path = f"/api/tables/{made['table']}"
    assert other.http.post(f"{path}/seats/0/recovery").status_code == 403
    link = browser.http.post(f"{path}/seats/0/recovery").json()
    assert other.http.post(f"{path}/recover", json={"token": "x" * 43}).status_code == 403
    found = other.http.post(f"{path}/recover", json={"token": link["recovery"]}).json()
    assert found == {"number": 0, "token": None}
    with other.sit(made["table"]) as chair:
        assert chair.you == [0]


def test_a_browser_with_two_seats_keeps_both_however_often_one_is_recovered(
    browser: Browser,
) -> None:
    made = browser.make("here", "link")
    address = f"/api/tables/{made['table']}"
    asked = {"invite": made["seats"][1]["invite"]}
    token = browser.http.post(f"{address}/join", json=asked).json()["recovery"]
    for _ in range(2 * MOST_SECRETS):
        browser.http.post(f"{address}/recover", json={"token": token}).raise_for_status()
        assert browser.http.get(address).json()["you"] == [0, 1]


def test_a_game_file_is_written_beside_the_loop(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def written(_game: Game) -> str:
        with pytest.raises(RuntimeError, match="no running event loop"):
            asyncio.get_running_loop()
        return "a game of 5,000 actions, which takes 6 ms"

    monkeypatch.setattr(routes, "format_game", written)
    table, dice = browser.make("here", mode="solo")["table"], Random(1)
    with browser.sit(table) as chair:
        while chair.position["outcome"] is None:
            chair.act(sensible(chair.position["legal"], dice))
    assert browser.http.get(f"/api/tables/{table}/game").text.startswith("a game")


def test_a_rematch_seats_everybody_again(browser: Browser, other: Browser) -> None:
    made = browser.make("here", mode="solo")
    path = f"/api/tables/{made['table']}/rematch"
    dice = Random(1)
    with browser.sit(made["table"]) as chair:
        assert browser.http.post(path).status_code == 409
        while chair.position["phase"] != "over":
            chair.act(sensible(chair.position["legal"], dice))
        assert other.http.post(path).status_code == 403
        answer = browser.http.post(path).json()
        assert chair.hear("rematch")["table"] == answer["table"]
    assert browser.http.post(path).json() == answer
    with browser.sit(answer["table"]) as chair:
        assert chair.you == [0]
        assert chair.act("piece I1")["type"] == "update"


def test_the_game_file_is_refused_until_the_end(browser: Browser) -> None:
    made = browser.make("here", "here")
    answer = browser.http.get(f"/api/tables/{made['table']}/game")
    assert answer.status_code == 409
    assert answer.json()["message"] == "The game can be downloaded when it is over."


def test_the_host_is_told_where_friends_find_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reach, "network_addresses", lambda: ["192.168.7.20"])
    with in_thread(tmp_path, host="0.0.0.0") as served, Browser(served.url) as browser:
        near = f"http://192.168.7.20:{served.port}"
        assert browser.http.get("/api/reach").json() == {"addresses": [near]}
        link = {"text": f"{near}/t/x#invite=y"}
        assert browser.http.post("/api/qr", json=link).status_code == 200
        other = {"text": f"http://192.168.7.21:{served.port}/t/x#invite=y"}
        assert browser.http.post("/api/qr", json=other).status_code == 403


def test_a_server_for_its_machine_alone_is_nowhere_on_the_network(browser: Browser) -> None:
    assert browser.http.get("/api/reach").json() == {"addresses": []}


def test_nobody_elsewhere_is_told_the_addresses_of_the_machine(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(routes, "is_here", lambda _address: False)
    assert browser.http.get("/api/reach").status_code == 403


def test_qr_codes_are_made_for_own_links_only(browser: Browser) -> None:
    own = browser.http.post("/api/qr", json={"text": f"{browser.url}/t/x#invite=y"})
    assert own.headers["content-type"] == "image/svg+xml"
    assert own.text.startswith("<svg")
    for text in ("http://evil.example/", "javascript:alert(1)", f"{browser.url}.evil.example/x"):
        assert browser.http.post("/api/qr", json={"text": text}).status_code == 403


def test_no_request_looks_for_packages(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "entry_points", None)  # which would hold the loop
    seats = [{"kind": "agent", "agent": "some.agent"}, {"kind": "here"}]
    answer = browser.http.post("/api/tables", json={"mode": "base", "seats": seats})
    assert answer.status_code == 422
    assert "network" in answer.json()["message"]
