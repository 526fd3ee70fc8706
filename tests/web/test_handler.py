"""A client's messages: moves, undo, takebacks, leaving, hints, and hostile ones."""

import contextlib
import json
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from projectl.rules.layout import LAYOUT
from projectl.web.config import Rate
from projectl.web.handler import MessageHandler
from web.clients import Browser, Chair, Message, choices
from web.serving import GENEROUS, Served, in_thread


def test_stale_and_illegal_messages_are_answered_with_a_fresh_snapshot(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        chair.act("piece I1")
        chair.say("act", seq=0, seat=chair.position["player"], action="piece I1")
        assert chair.hear("error")["code"] == "stale"
        assert chair.hear("snapshot")["seq"] == 1
        refused = chair.act("done")
        assert refused["code"] == "illegal"
        assert refused["reason"]["code"] == "reason-nothing-to-end"
        assert refused["reason"]["params"] == {"count": 2}
        assert "after 2 more actions" in refused["reason"]["text"]
        assert chair.hear("snapshot")["seq"] == 1


def reason(chair: Chair, action: str, seat: int | None = None) -> str:
    """The code of why an action is not legal."""
    who = chair.position["player"] if seat is None else seat
    chair.say("why", seat=who, action=action)
    told = chair.hear("reason")
    assert told["action"] == action
    assert told["reason"]["text"]
    code: str = told["reason"]["code"]
    return code


def test_whoever_asks_is_told_why_an_action_is_not_legal(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        assert reason(chair, "piece I1") == "reason-none"
        assert reason(chair, "upgrade I1 O4") == "reason-upgrade-too-far"
        assert reason(chair, "place 1 L4") == "reason-no-puzzle"
        assert reason(chair, "place 9 L4") == "notation-no-slot"
        assert reason(chair, "fly") == "notation-no-action"
        assert reason(chair, "piece I1", 1 - chair.position["player"]) == "refused-not-your-turn"
        chair.act("take W1")
        assert reason(chair, "place 1 O4") == "reason-no-piece"
        assert chair.seq == 1


def test_nobody_asks_for_a_seat_they_do_not_hold(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "here")
    with other.sit(made["table"]) as watcher:
        watcher.say("why", seat=0, action="piece I1")
        assert watcher.hear("error")["reason"]["code"] == "refused-no-seat"


def test_undo_and_reset_reach_back_to_the_last_card_turned_up(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        chair.act("take W1")
        seat = chair.position["player"]
        assert chair.position["undo"]["allowed"] is False
        chair.take_pieces(2)
        assert chair.position["undo"] == {
            "rule": "free",
            "seat": seat,
            "allowed": True,
            "actions": 1,
            "turn": 2,
            "question": None,
            "asking": None,
            "waiting": [],
        }
        chair.say("undo", seq=chair.seq, seat=seat)
        assert chair.hear("update")["events"][0]["actions"] == 1
        chair.say("reset_turn", seq=chair.seq, seat=seat)
        chair.hear("update")
        assert chair.position["actions_left"] == 2
        chair.say("undo", seq=chair.seq, seat=seat)
        assert chair.hear("error")["code"] == "illegal"


def test_a_takeback_is_asked_of_the_others(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "link", undo="consent")
    other.http.post(
        f"/api/tables/{made['table']}/join", json={"invite": made["seats"][1]["invite"]}
    )
    with browser.sit(made["table"]) as ann, other.sit(made["table"]) as bob:
        chairs = [ann, bob]
        asker = ann.position["player"]
        chairs[asker].act("piece I1")
        seq = chairs[asker].seq
        chairs[asker].say("takeback", seq=seq, seat=asker)
        asked = chairs[1 - asker].hear("asked")
        assert (asked["seat"], asked["actions"], asked["waiting"]) == (asker, 1, [1 - asker])
        chairs[1 - asker].say("look")
        assert chairs[1 - asker].hear("snapshot")["position"]["undo"]["asking"] == asker
        chairs[1 - asker].say(
            "answer", seq=seq, seat=1 - asker, question=asked["question"], allow=True
        )
        assert chairs[asker].hear("answered")["allow"] is True
        assert chairs[asker].hear("update")["events"][0]["kind"] == "undo"


def test_an_agent_plays_on_for_who_leaves_and_hands_the_seat_back(
    served: Served, browser: Browser
) -> None:
    made = browser.make("here", "random")
    with browser.sit(made["table"]) as chair:
        chair.say("leave", seat=0)
        while not chair.position["seats"][0]["stand_in"] or chair.seq < 8:
            chair.hear("update", "presence")
        chair.say("back", seat=0)
        while chair.position["seats"][0]["stand_in"]:
            chair.hear("update")
        while chair.position["player"] != 0 or chair.position["legal"] is None:
            chair.hear("update")
        assert served.session(made["table"]).agent_to_act is None


def test_somebody_absent_can_be_covered_and_comes_back(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "link")
    with browser.sit(made["table"]) as ann:
        assert ann.started is False
        assert ann.act("piece I1", seat=0)["code"] in ("not_started", "not_your_turn")
        ann.say("cover", seat=0, absent=1)
        assert ann.hear("update")["started"] is True
        invite = {"invite": made["seats"][1]["invite"]}
        other.http.post(f"/api/tables/{made['table']}/join", json=invite)
        while ann.position["seats"][1]["stand_in"]:
            ann.hear("update")
        assert ann.position["seats"][1]["taken"]


def test_an_agent_plays_for_somebody_only_after_they_have_been_away_for_long(
    tmp_path: Path,
) -> None:
    patient = replace(GENEROUS, away_seconds=3600.0)
    with (
        in_thread(tmp_path, patient) as served,
        Browser(served.url) as ann,
        Browser(served.url) as bob,
    ):
        made = ann.make("here", "link")
        with ann.sit(made["table"]) as chair:
            assert chair.hear("presence")["seats"][1]["cover_in"] == 0  # who never came
            invite = {"invite": made["seats"][1]["invite"]}
            bob.http.post(f"/api/tables/{made['table']}/join", json=invite)
            with bob.sit(made["table"]):
                there = until(chair, connected=True)
                assert (there["away"], there["cover_in"]) == (None, None)
                chair.say("cover", seat=0, absent=1)
                assert chair.hear("error")["reason"]["code"] == "refused-not-away"
            gone = until(chair, connected=False)
            assert 0 <= gone["away"] < 3600
            assert 0 < gone["cover_in"] <= 3600
            chair.say("cover", seat=0, absent=1)
            assert chair.hear("error")["reason"]["code"] == "refused-not-away"
            listener = served.server_state.registry.tables[made["table"]].listener
            listener.away[1] -= 3600
            chair.say("look")
            assert chair.hear("presence")["seats"][1]["cover_in"] == 0
            chair.say("cover", seat=0, absent=1)
            while not chair.position["seats"][1]["stand_in"]:
                chair.hear("update")
            assert until(chair, stand_in=True)["cover_in"] is None


def until(chair: Chair, **told: bool) -> Message:
    """Who is on the second seat, as soon as it is told so."""
    while True:
        seat: Message = chair.hear("presence")["seats"][1]
        if seat["taken"] and all(seat[name] == value for name, value in told.items()):
            return seat


def test_an_emote_is_shown_to_everybody_and_kept_nowhere(
    served: Served, browser: Browser, other: Browser
) -> None:
    made = browser.make("here", "here")
    session = served.session(made["table"])
    with browser.sit(made["table"]) as chair, other.sit(made["table"], layout=LAYOUT) as watcher:
        chair.say("emote", seat=1, emote="bravo")
        for each in (chair, watcher):
            shown = each.hear("emote")
            assert (shown["seat"], shown["emote"]) == (1, "bravo")
        watcher.say("emote", seat=1, emote="bravo")
        assert watcher.hear("error")["code"] == "not_your_seat"
        chair.say("emote", seat=1, emote="you are all fools")
        assert chair.hear("error")["code"] == "malformed"
        chair.say("look")
        assert "bravo" not in json.dumps(chair.hear("snapshot"))
    assert session.seq == 0
    assert not session.happenings


def test_a_seat_has_only_so_many_emotes_at_once(tmp_path: Path) -> None:
    few = replace(GENEROUS, emotes=Rate(2, 0.0))
    with in_thread(tmp_path, few) as served, Browser(served.url) as browser:
        made = browser.make("here", "here")
        with browser.sit(made["table"]) as one, browser.sit(made["table"]) as two:
            for chair in (one, two):  # of a seat, however many tabs it has
                chair.say("emote", seat=0, emote="wow")
                for each in (one, two):
                    each.hear("emote")
            one.say("emote", seat=0, emote="wow")
            assert one.hear("error")["reason"]["code"] == "refused-too-many-emotes"
            one.say("emote", seat=1, emote="wow")
            assert two.hear("emote")["seat"] == 1


def test_a_hint_comes_while_other_messages_are_answered(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        seat = chair.position["player"]
        chair.say("hint", seq=0, seat=1 - seat)
        assert chair.hear("error")["code"] == "not_your_turn"
        chair.say("hint", seq=0, seat=seat)
        chair.say("ping")
        assert chair.hear("pong", "hint")["type"] == "pong"
        turn = chair.hear("hint")["turns"][0]
        assert turn["actions"][0] in choices(chair.position["legal"])
        assert turn["reason"]["code"].startswith("hint-")
        assert turn["reason"]["text"]
        assert 0 <= turn["win_chance"] <= 1
        assert turn["figures"]["code"] == "hint-odds"
        assert "% to win, on average " in turn["figures"]["text"]
        assert not turn["goes_on"] or turn["actions"][-1].startswith("take ")


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
    types = (
        "act",
        "undo",
        "reset_turn",
        "takeback",
        "answer",
        "leave",
        "back",
        "cover",
        "name",
        "emote",
        "why",
    )
    message: Message = {"v": 1, "type": dice.choice(types), "seat": seat}
    extra: dict[str, Message] = {
        "act": {"seq": stale, "action": dice.choice(ACTIONS)},
        "why": {"action": dice.choice(ACTIONS)},
        "answer": {"seq": stale, "question": stale, "allow": True},
        "cover": {"absent": dice.randrange(4)},
        "name": {"name": "Eve"},
        "emote": {"emote": dice.choice(["wow", "wooow"])},
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


def attack(chair: Chair, dice: Random, seq: int) -> None:
    """A burst of messages, ended by one that is too large."""
    with contextlib.suppress(ConnectionClosed):
        for _ in range(500):
            chair.socket.send(hostile(dice, seq, dice.choice([0, 1])))
        chair.socket.send("x" * dice.choice([8193, 70_000]))
    assert chair.closing_code() in (None, 1009)


def test_ten_thousand_hostile_messages_change_no_game(
    served: Served, browser: Browser, other: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled = 0
    handle = MessageHandler.handle

    async def count(handler: MessageHandler, text: str | None) -> None:
        nonlocal handled
        handled += 1
        await handle(handler, text)

    monkeypatch.setattr(MessageHandler, "handle", count)
    made = browser.make("here", "here", "link", undo="consent")
    table = made["table"]
    with Browser(served.url) as eve:
        eve.http.post(f"/api/tables/{table}/join", json={"invite": made["seats"][2]["invite"]})
        session = served.session(table)
        before, log = session.game.copy(), list(session.events)
        dice = Random(0)
        while handled < 10_000:
            attacker = eve if dice.random() < 0.5 else other
            with attacker.sit(table) as chair:
                attack(chair, dice, session.seq)
        assert session.game == before
        assert list(session.events) == log
    with browser.sit(table) as chair:
        player = chair.position["player"]
        if player != 2:
            assert chair.act("piece I1")["type"] == "update"
    assert httpx.get(f"{served.url}/health").json()["status"] == "ok"


def test_a_careful_action_is_not_played_if_it_would_end_the_turn(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        player = chair.position["player"]
        careful = {"seat": player, "action": "piece I1", "careful": True}
        for seq in (0, 1):
            chair.say("act", seq=seq, **careful)
            assert chair.hear("update")["seq"] == seq + 1
        chair.say("act", seq=2, **careful)
        assert chair.hear("ends_turn")["action"] == "piece I1"
        chair.say("look")
        assert chair.hear("snapshot")["position"]["actions_left"] == 1
        chair.act("piece I1")
        assert chair.position["player"] != player
