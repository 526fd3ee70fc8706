"""Floods and crowds are kept out."""

import asyncio
import socket
from contextlib import ExitStack, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from projectl.table.metrics import REGISTRY
from projectl.web.config import Limits, Rate
from projectl.web.limits import ConnectionLimiter
from web.attacks.flood import masked, open_socket, request
from web.clients import Browser, Chair, choices
from web.serving import GENEROUS, in_thread, until

SLOW = 0.001  # tokens a second: a test does not wait for one
BURST = 20  # frames or requests
FRAMES = {
    "ping": masked(0x89),
    "pong": masked(0x8A),
    "binary": masked(0x82, b"x"),
    "text": masked(0x81, b"{}"),
    "part": masked(0x00),
}
LAST = b"is anybody there?"


def test_floods_are_slowed_down_then_cut_off(tmp_path: Path) -> None:
    limits = Limits(messages=Rate(5, 1), strikes=30)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        with browser.sit(made["table"]) as chair:
            with suppress(ConnectionClosed):  # it may be cut off before it has said all
                for _ in range(60):
                    chair.say("ping")
            assert chair.closing_code() == 1008
            assert any('"too_fast"' in text for text in chair.heard)


def test_all_connections_of_an_address_have_one_budget_of_messages(tmp_path: Path) -> None:
    limits = Limits(address_messages=Rate(10, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        chairs = [browser.sit(made["table"]) for _ in range(3)]
        with ExitStack() as stack:
            one, two, three = [stack.enter_context(chair) for chair in chairs]
            for chair in (one, two) * 5:
                chair.say("ping")
                assert chair.hear("pong", "error")["type"] == "pong"
            three.say("ping")
            assert three.hear("pong", "error")["code"] == "too_fast"


def test_what_others_at_an_address_say_closes_nobodys_connection(tmp_path: Path) -> None:
    limits = Limits(address_messages=Rate(1, 0.001), strikes=2)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        with browser.sit(made["table"]) as chair:
            chair.say("ping")
            assert chair.hear("pong", "error")["type"] == "pong"
            for _ in range(6):
                chair.say("ping")
                assert chair.hear("error", "closing")["type"] == "error"


def test_an_address_writes_only_so_much_to_logs(tmp_path: Path) -> None:
    limits = Limits(address_entries=Rate(3, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "here")
        with browser.sit(made["table"]) as chair, browser.sit(made["table"]) as other:
            chair.take_pieces(2)
            other.hear("update")
            other.hear("update")
            other.say("undo", seq=other.seq, seat=other.position["player"])
            assert other.hear("update", "error")["type"] == "update"
            chair.hear("update")
            assert chair.act("piece I1")["code"] == "too_fast"
            assert server.session(made["table"]).seq == 3
            chair.say("why", seat=chair.position["player"], action="take 9")
            assert chair.hear("reason", "error")["type"] == "reason", "it may ask all the same"


def await_turn(chair: Chair) -> None:
    """Wait while an agent plays."""
    while chair.position["player"] not in chair.you:
        chair.hear("update")


def test_what_agents_alone_write_counts_for_whoever_looks_on(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_entries=Rate(6, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        alone = browser.make("random", "random")["table"]
        own = browser.make("here", "here")["table"]
        with browser.sit(own) as chair, browser.sit(alone) as watching:
            while watching.seq < 6:
                watching.hear("update")
            assert chair.act("piece I1")["code"] == "too_fast"
            assert server.session(alone).seq == 6


def test_what_agents_answer_counts_for_whoever_plays_with_them(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_entries=Rate(100, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        table = browser.make("here", "random")["table"]
        entries = server.server_state.entries.of("127.0.0.1")
        with browser.sit(table) as chair:
            await_turn(chair)
            while chair.position["player"] in chair.you:
                entries.tokens = 1.0
                assert chair.act(choices(chair.position["legal"])[0])["type"] == "update"
            await_turn(chair)
            assert round(entries.tokens) < 0
            assert chair.act(choices(chair.position["legal"])[0])["code"] == "too_fast"


def test_what_agents_answer_to_somebody_who_left_counts_too(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_entries=Rate(100, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        table = browser.make("here", "random")["table"]
        with browser.sit(table) as chair:
            session = server.session(table)
            await_turn(chair)
            while chair.position["player"] in chair.you:
                assert chair.act(choices(chair.position["legal"])[0])["type"] == "update"
        entries = server.server_state.entries.of("127.0.0.1")
        until(lambda: session.agent_to_act is None and round(entries.tokens) == 100 - session.seq)


def test_to_take_a_seat_is_an_entry_like_others(tmp_path: Path) -> None:
    limits = replace(GENEROUS, address_entries=Rate(1, 0.001))
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        made = browser.make("here", "link", "link")
        answers = [
            browser.http.post(f"/api/tables/{made['table']}/join", json={"invite": seat["invite"]})
            for seat in made["seats"][1:]
        ]
        assert [answer.status_code for answer in answers] == [200, 429]
        assert answers[1].json()["code"] == "too_fast"


def test_connections_are_capped(tmp_path: Path) -> None:
    limits = Limits(per_table=2, per_address=3, tables=Rate(3, 0.001), secrets=Rate(2, 0.001))
    with (
        in_thread(tmp_path, limits) as server,
        Browser(server.url) as browser,
        Browser(server.url) as watcher,
    ):
        one, two = (browser.make("here", "here")["table"] for _ in range(2))
        with watcher.sit(one), watcher.sit(one), watcher.sit(two):
            for table in (one, two):
                with pytest.raises(InvalidStatus) as refused:
                    watcher.sit(table)
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


def test_what_is_not_written_leaves_the_logs_to_others_of_the_address(tmp_path: Path) -> None:
    with (
        in_thread(tmp_path, replace(GENEROUS, address_entries=Rate(3, 1e-9))) as server,
        Browser(server.url) as browser,
    ):
        theirs, own = (browser.make("here", "here")["table"] for _ in range(2))
        with browser.sit(theirs) as other, browser.sit(own) as chair:
            for _ in range(5):
                other.say("act", seq=99, seat=0, action="piece I1")
                assert other.hear("error")["code"] == "stale"
                other.say("act", seq=0, seat=0, action="end", careful=True)
                other.hear("error", "ends_turn")
            for _ in range(3):
                assert chair.act("piece I1")["type"] == "update"
            chair.say("act", seq=chair.seq, seat=1, action="piece I1")
            assert chair.hear("error")["code"] == "too_fast"


def test_who_watches_keeps_nobody_from_their_seat(tmp_path: Path) -> None:
    limits = Limits(per_table=2, per_address=2, connections=8, for_players=6)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        with ExitStack() as stack:
            with Browser(server.url) as watcher:
                for _ in range(2):
                    stack.enter_context(watcher.sit(table))
                with pytest.raises(InvalidStatus):
                    watcher.sit(table)
            chair = stack.enter_context(browser.sit(table))
            assert chair.act("piece I1")["type"] == "update"


def test_the_newest_connections_of_a_seat_stay(tmp_path: Path) -> None:
    with (
        in_thread(tmp_path, replace(GENEROUS, per_seat=2)) as server,
        Browser(server.url) as browser,
    ):
        table = browser.make("here", "here")["table"]
        with browser.sit(table) as first, browser.sit(table) as second, browser.sit(table) as third:
            assert first.closing_code() == 1008
            assert third.act("piece I1")["type"] == "update"
            assert second.hear("update")


def test_places_are_taken_when_they_are_granted() -> None:
    limiter = ConnectionLimiter(Limits(per_table=2))
    answers = [limiter.enter("here", "table", plays=False) for _ in range(3)]
    assert [answer is None for answer in answers] == [True, True, False]
    assert limiter.enter("here", "table", plays=True) is None
    for plays in (False, False, True):
        limiter.leave("here", "table", plays)
    assert limiter.total == 0
    assert not limiter.watched


def test_many_at_once_get_no_more_places_than_there_are(tmp_path: Path) -> None:
    """The table has to be read, while all of them wait at the door."""
    limits = replace(GENEROUS, per_table=5, per_address=100)
    with in_thread(tmp_path, limits) as server, Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        state = server.server_state
        state.registry.tables.clear()
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"

        async def come() -> bool:
            try:
                async with connect(address, additional_headers={"Origin": server.url}) as socket:
                    await socket.recv()
                    await asyncio.sleep(1.0)
                    return True
            except InvalidStatus:
                return False

        async def crowd() -> list[bool]:
            return await asyncio.gather(*(come() for _ in range(25)))

        assert sum(asyncio.run(crowd())) == 5


def cut_off(reason: str) -> float:
    """How many connections have been cut off for a reason."""
    labels = {"by": "connection", "reason": reason}
    return REGISTRY.get_sample_value("projectl_refusals_total", labels) or 0.0


def is_ended(client: socket.socket) -> bool:
    """Whether the server ends a connection soon, after all it still had to say."""
    client.settimeout(5.0)
    try:
        while client.recv(1 << 16):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def hear(client: socket.socket, word: bytes, count: int = 1) -> None:
    """Wait until the server has said something so many times."""
    client.settimeout(5.0)
    heard = b""
    while heard.count(word) < count:
        piece = client.recv(1 << 16)
        assert piece, "it was cut off"
        heard += piece


@pytest.mark.parametrize("kind", FRAMES)
def test_a_connection_has_a_budget_of_frames_of_any_kind(tmp_path: Path, kind: str) -> None:
    limits = replace(GENEROUS, frames=Rate(BURST, SLOW))
    before = cut_off("too_many_frames")
    with (
        in_thread(tmp_path, limits) as server,
        Browser(server.url) as browser,
        socket.create_connection(("127.0.0.1", server.port)) as client,
    ):
        open_socket(client, browser.make("here", "here")["table"])
        first = masked(0x01) if kind == "part" else FRAMES[kind]
        client.sendall(first + FRAMES[kind] * (BURST - 2) + masked(0x89, LAST))
        hear(client, LAST)
        client.sendall(FRAMES[kind])
        assert is_ended(client)
    assert cut_off("too_many_frames") == before + 1


def test_a_connection_has_a_budget_of_bytes_in_frames(tmp_path: Path) -> None:
    limits = replace(GENEROUS, frame_bytes=Rate(100_000, SLOW))
    pong = masked(0x8A, 125 * b"x")
    before = cut_off("too_many_bytes")
    with (
        in_thread(tmp_path, limits) as server,
        Browser(server.url) as browser,
        socket.create_connection(("127.0.0.1", server.port)) as client,
    ):
        open_socket(client, browser.make("here", "here")["table"])
        client.sendall(pong * (98_000 // len(pong)) + masked(0x89, LAST))  # the head counts too
        hear(client, LAST)
        client.sendall(pong * (3_000 // len(pong)))
        assert is_ended(client)
    assert cut_off("too_many_bytes") == before + 1


def test_a_connection_has_a_budget_of_requests(tmp_path: Path) -> None:
    limits = replace(GENEROUS, connection_requests=Rate(BURST, SLOW))
    before = cut_off("too_many_requests")
    with (
        in_thread(tmp_path, limits) as server,
        socket.create_connection(("127.0.0.1", server.port)) as client,
    ):
        for _ in range(BURST):
            client.sendall(request("GET /health"))
            hear(client, b"HTTP/1.1 200 ")
        client.sendall(request("GET /health"))
        assert is_ended(client)
    assert cut_off("too_many_requests") == before + 1


def test_only_so_many_requests_wait_for_the_one_before(tmp_path: Path) -> None:
    limits = replace(GENEROUS, pipelined=BURST)
    before = cut_off("too_many_requests")
    with (
        in_thread(tmp_path, limits) as server,
        socket.create_connection(("127.0.0.1", server.port)) as client,
    ):
        client.sendall(request("GET /health") * (1 + BURST))
        hear(client, b"HTTP/1.1 200 ", 1 + BURST)
        client.sendall(request("GET /health") * (2 + BURST))
        assert is_ended(client)
    assert cut_off("too_many_requests") == before + 1
