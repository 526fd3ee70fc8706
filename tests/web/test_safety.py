"""Nothing hidden gets out, nothing hostile gets in."""

import contextlib
import io
import json
import logging
import re
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import FACE_DOWN_TILES, NONE
from projectl.rules.tiles import TILES
from projectl.web.config import Limits, Rate
from projectl.web.handler import MessageHandler
from projectl.web.logs import JsonLines
from web.clients import Browser, Chair, Message, sensible
from web.serving import Served, in_thread

CARD = re.compile(r'"[WB]\d\d"')


def cards_named(message: Message) -> set[str]:
    """All puzzles a message names; tiles have names of their own."""
    shown = json.loads(json.dumps(message))
    if "position" in shown:
        shown["position"].pop("tiles")
    return {name.strip('"') for name in CARD.findall(json.dumps(shown))}


@pytest.mark.parametrize("mode", ["base", "finesse", "finesse-solo"])
def test_no_message_and_no_log_of_a_whole_game_has_a_hidden_card_or_the_seed(
    served: Served, browser: Browser, other: Browser, mode: str
) -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.getLogger("projectl")
    logger.addHandler(handler)
    logger.setLevel("DEBUG")
    dice = Random(mode)
    try:
        made = browser.make(*(["here"] if "solo" in mode else ["here", "here"]), mode=mode)
        session = served.session(made["table"])
        seed, seen = session.config.seed, set()
        hidden_tiles = {TILES[tile].name for tile in session.game.state.tiles[:2] if tile != NONE}
        with browser.sit(made["table"]) as chair, other.sit(made["table"]) as watcher:
            while not session.game.is_over:
                seen |= {PUZZLES[card].name for card in session.game.state.market if card != NONE}
                seen |= set(cards_in_piles(session.game.state))
                for text in chair.heard + watcher.heard:
                    message = json.loads(text)
                    assert cards_named(message) <= seen
                    check_tiles(message, hidden_tiles)
                    assert seed not in text
                    assert str(int(seed, 16)) not in text
                chair.heard.clear()
                watcher.heard.clear()
                chair.act(sensible(chair.position["legal"], dice))
                while watcher.seq < chair.seq:
                    watcher.hear("update")
    finally:
        logger.removeHandler(handler)
    log = stream.getvalue()
    assert not CARD.search(log)
    assert seed not in log
    cookie = browser.http.cookies.get(f"projectl_{made['table']}", "")
    assert cookie
    assert not [token for token in cookie.split(".") if token in log]


def cards_in_piles(state: Any) -> list[str]:
    """What a mastermind took at once was face up for a moment."""
    pile = int(state.mastermind_finished)
    return [puzzle.name for number, puzzle in enumerate(PUZZLES) if pile >> number & 1]


def check_tiles(message: Message, hidden: set[str]) -> None:
    tiles = message.get("position", {}).get("tiles", [])
    for tile in tiles[:FACE_DOWN_TILES]:
        assert tile is None or tile["name"] is None
    assert not {tile["name"] for tile in tiles if tile} & hidden


def test_the_game_file_is_refused_until_the_end(browser: Browser) -> None:
    made = browser.make("here", "here")
    answer = browser.http.get(f"/api/tables/{made['table']}/game")
    assert answer.status_code == 409
    assert answer.json()["message"] == "the game can be downloaded when it is over"


def test_cookies_are_for_the_server_alone_and_kept_as_hashes(
    served: Served, browser: Browser
) -> None:
    answer = browser.http.post("/api/tables", json={"mode": "solo", "seats": [{"kind": "here"}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert f"Path=/api/tables/{answer.json()['table']}" in cookie
    token = cookie.split("=", 1)[1].split(";")[0]
    assert len(token) == 43
    grants = served.server_state.registry.tables[answer.json()["table"]].grants
    assert token not in grants
    assert len(grants) == 1


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": ""},
        {"Origin": "http://evil.example", "Authorization": "Bearer x"},
    ],
)
def test_a_socket_of_another_origin_is_refused(browser: Browser, headers: dict[str, str]) -> None:
    made = browser.make("here", "here")
    with pytest.raises(InvalidStatus) as refused:
        browser.sit(made["table"], **headers)
    assert refused.value.response.status_code == 403


def test_a_request_of_another_origin_changes_nothing(served: Served) -> None:
    answer = httpx.post(
        f"{served.url}/api/tables",
        json={"mode": "solo", "seats": [{"kind": "here"}]},
        headers={"Origin": "http://evil.example"},
    )
    assert answer.status_code == 403


def test_there_is_no_socket_without_a_table(browser: Browser) -> None:
    with pytest.raises(InvalidStatus) as refused:
        browser.sit("no-such-table")
    assert refused.value.response.status_code == 404


def test_every_answer_has_strict_headers(served: Served) -> None:
    for path in ("/", "/health", "/host", "/api/agents", "/nowhere", "/api/tables/unknown-table"):
        headers = httpx.get(served.url + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
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


def test_no_file_outside_the_page_is_served(served: Served) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py", "/..%5capp.py"):
        assert httpx.get(served.url + path).status_code == 404


def test_no_class_by_its_module_can_be_seated(served: Served) -> None:
    for agent in ("os:system", "builder.Builder", "nobody"):
        seats = [{"kind": "here"}, {"kind": "agent", "agent": agent}]
        answer = httpx.post(f"{served.url}/api/tables", json={"mode": "base", "seats": seats})
        assert answer.status_code == 422


def test_qr_codes_are_made_for_own_links_only(browser: Browser) -> None:
    own = browser.http.post("/api/qr", json={"text": f"{browser.url}/t/x#invite=y"})
    assert own.headers["content-type"] == "image/svg+xml"
    assert own.text.startswith("<svg")
    for text in ("http://evil.example/", "javascript:alert(1)", f"{browser.url}.evil.example/x"):
        assert browser.http.post("/api/qr", json={"text": text}).status_code == 403


HOSTILE = (
    "",
    "{",
    "null",
    "[]",
    "[" * 4000,
    '{"v":1}',
    '{"v":2,"type":"ping"}',
    '{"v":1,"type":"fly"}',
    '{"v":1,"type":"ping","more":1}',
    '{"v":1,"type":"act","seq":NaN,"seat":0,"action":"pass"}',
    '{"v":1,"type":"act","seq":1e99,"seat":0,"action":"pass"}',
    '{"v":1,"type":"act","seq":"0","seat":0,"action":"pass"}',
    '{"v":1,"type":"act","seq":0,"seat":-1,"action":"pass"}',
    '{"v":1,"type":"act","seq":0,"seat":99,"action":"pass"}',
    '{"v":true,"type":"ping"}',
    '{"v":1,"type":{"$ne":1}}',
    '{"v":1,"v":1,"type":"name","seat":0,"name":"\\u0000"}',
    "\u0000\ud7ff",
)
ACTIONS = ("piece I1", "take W1", "done", "end", "insert", "take 9", "x" * 100, "place 1 I1 a1", "")


def hostile(dice: Random, seq: int, seat: int) -> str | bytes:
    """One message that nobody should send; `seat` is one that the sender does not hold."""
    kind = dice.randrange(6)
    if kind == 0:
        return dice.choice(HOSTILE)
    if kind == 1:
        return dice.randbytes(dice.randrange(200))
    stale = dice.choice([seq - 1, seq + 1, 0, 10**6, seq])
    types = ("act", "undo", "reset_turn", "takeback", "answer", "leave", "back", "cover", "name")
    message: Message = {"v": 1, "type": dice.choice(types), "seat": seat}
    extra: dict[str, Message] = {
        "act": {"seq": stale, "action": dice.choice(ACTIONS)},
        "answer": {"seq": stale, "allow": True},
        "cover": {"absent": dice.randrange(4)},
        "name": {"name": "Eve"},
        "leave": {},
        "back": {},
    }
    message |= extra.get(message["type"], {"seq": stale})
    if kind == 2:
        message.pop(dice.choice(list(message)))
    text = json.dumps(message)
    if kind == 3:
        cut = dice.randrange(len(text))
        text = text[:cut] + chr(dice.randrange(32, 0x2FF)) + text[cut + 1 :]
    return text


def test_ten_thousand_hostile_messages_change_no_game(
    served: Served, browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = 0
    take = MessageHandler.take

    async def count(handler: MessageHandler, text: str | None) -> None:
        nonlocal taken
        taken += 1
        await take(handler, text)

    monkeypatch.setattr(MessageHandler, "take", count)
    made = browser.make("here", "here", "link", undo="consent")
    table = made["table"]
    with Browser(served.url) as eve:
        eve.http.post(f"/api/tables/{table}/join", json={"invite": made["seats"][2]["invite"]})
        session = served.session(table)
        before, log = session.game.copy(), list(session.recent)
        dice = Random(0)
        while taken < 10_000:
            attacker = eve if dice.random() < 0.5 else other
            with attacker.sit(table) as chair:
                attack(chair, dice, session.seq)
        assert session.game == before
        assert list(session.recent) == log
    with browser.sit(table) as chair:
        player = chair.position["player"]
        if player != 2:
            assert chair.act("piece I1")["type"] == "update"
    assert httpx.get(f"{served.url}/health").json()["status"] == "ok"


def attack(chair: Chair, dice: Random, seq: int) -> None:
    """A burst of messages, ended by one that is too large."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(500):
            chair.socket.send(hostile(dice, seq, dice.choice([0, 1])))
        chair.socket.send("x" * dice.choice([8193, 70_000]))
    assert closing_code(chair) in (None, 1009)


def closing_code(chair: Chair) -> int | None:
    """How the server ended a connection, after all it still had to say."""
    try:
        while True:
            chair.next()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_floods_are_slowed_down_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(5, 1), strikes=30)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        with browser.sit(made["table"]) as chair:
            for _ in range(60):
                chair.say("ping")
            assert closing_code(chair) == 1008
            assert any('"too_fast"' in text for text in chair.heard)


def test_connections_are_capped(tmp_path: Path) -> None:
    limits = Limits(per_table=2, per_address=3, tables=Rate(3, 0.001), secrets=Rate(2, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        one, two = (browser.make("here", "here")["table"] for _ in range(2))
        with browser.sit(one), browser.sit(one), browser.sit(two):
            for table in (one, two):
                with pytest.raises(InvalidStatus) as refused:
                    browser.sit(table)
                assert refused.value.response.status_code == 503
        browser.make("here", "here")
        seats = [{"kind": "here"}]
        made = browser.http.post("/api/tables", json={"mode": "solo", "seats": seats})
        assert made.status_code == 429
        tries = [
            browser.http.post(f"/api/tables/{one}/join", json={"invite": "x" * 43}).status_code
            for _ in range(3)
        ]
        assert tries == [403, 403, 429]
