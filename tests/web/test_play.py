"""Playing through real sockets: moves, undo, links, leaving, rematch."""

import hashlib
from random import Random

import pytest

from projectl.game.game_file import parse_game
from web.clients import Browser, Chair, choices, sensible
from web.serving import Served


def first_actions(chair: Chair, count: int) -> None:
    for _ in range(count):
        assert chair.act("piece I1")["type"] == "update"


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_a_whole_game_is_played_from_what_the_server_says_is_legal(
    browser: Browser, mode: str
) -> None:
    dice = Random(mode)
    seats = ("here",) if "solo" in mode else ("here", "here")
    made = browser.make(*seats, mode=mode)
    with browser.sit(made["table"]) as chair:
        assert chair.you == list(range(len(seats)))
        while chair.position["phase"] != "over":
            assert chair.act(sensible(chair.position["legal"], dice))["type"] == "update"
        outcome = chair.position["outcome"]
        assert hashlib.sha256(bytes.fromhex(outcome["seed"])).hexdigest() == made["commitment"]
    file = browser.http.get(f"/api/tables/{made['table']}/game")
    assert "attachment" in file.headers["content-disposition"]
    game = parse_game(file.text)
    assert game.is_over
    assert game.seed == int(outcome["seed"], 16)


def test_what_is_sent_as_legal_is_exactly_what_is_legal(served: Served, browser: Browser) -> None:
    dice = Random(2)
    made = browser.make("here", "here", mode="finesse")
    with browser.sit(made["table"]) as chair:
        for _ in range(40):
            legal = served.session(made["table"]).game.legal_actions()
            assert sorted(choices(chair.position["legal"])) == sorted(map(str, legal))
            chair.act(sensible(chair.position["legal"], dice))


def test_only_who_is_to_act_sees_what_is_legal(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "link")
    join = {"invite": made["seats"][1]["invite"], "name": "Bob"}
    joined = other.http.post(f"/api/tables/{made['table']}/join", json=join).json()
    assert joined["number"] == 1
    assert joined["token"] is None
    with browser.sit(made["table"]) as ann, other.sit(made["table"]) as bob:
        assert (ann.you, bob.you) == ([0], [1])
        player = ann.position["player"]
        acting, waiting = (ann, bob) if player == 0 else (bob, ann)
        assert acting.position["legal"] is not None
        assert waiting.position["legal"] is None
        assert waiting.act("piece I1", seat=player)["code"] == "not_your_seat"
        first_actions(acting, 3)
        while waiting.seq < acting.seq:
            waiting.hear("update")
        assert waiting.position["legal"] is not None
        assert acting.position["legal"] is None


def test_two_tabs_of_a_seat_stay_in_step(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as one, browser.sit(made["table"]) as two:
        one.act("piece I1")
        two.hear("update")
        assert two.position == one.position
        two.act("piece I1")
        assert one.hear("update")["seq"] == 2


def test_stale_and_illegal_messages_are_answered_with_a_fresh_snapshot(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        chair.act("piece I1")
        chair.say("act", seq=0, seat=chair.position["player"], action="piece I1")
        assert chair.hear("error")["code"] == "stale"
        assert chair.hear("snapshot")["seq"] == 1
        assert chair.act("done")["code"] == "illegal"
        assert chair.hear("snapshot")["seq"] == 1


def test_undo_and_reset_reach_back_to_the_last_card_turned_up(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as chair:
        chair.act("take W1")
        seat = chair.position["player"]
        assert chair.position["undo"]["allowed"] is False
        first_actions(chair, 2)
        assert chair.position["undo"] == {
            "rule": "free",
            "seat": seat,
            "allowed": True,
            "actions": 1,
            "turn": 2,
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
        chairs[1 - asker].say("answer", seq=seq, seat=1 - asker, allow=True)
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


def test_everybody_is_told_who_is_there(browser: Browser, other: Browser) -> None:
    made = browser.make("here", "random")
    with browser.sit(made["table"]) as chair:
        with other.sit(made["table"]) as watcher:
            assert watcher.you == []
            while chair.hear("presence")["spectators"] != 1:
                pass
            watcher.say("name", seat=0, name="Eve")
            assert watcher.hear("error")["code"] == "not_your_seat"
        assert chair.hear("presence")["spectators"] == 0
        chair.say("name", seat=0, name=" Ann \u202e ")
        while chair.position["seats"][0]["name"] != "Ann":
            chair.hear("update")


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
        assert turn["reason"]
