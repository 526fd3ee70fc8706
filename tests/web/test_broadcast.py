"""What everybody at a table is sent: whole games, what is legal, and nothing hidden."""

import hashlib
import io
import json
import logging
import re
from base64 import b64decode
from random import Random
from typing import Any

import numpy as np
import pytest
from table.sittings import act, session

from projectl.game.effects import read_effects
from projectl.game.game_file import parse_game
from projectl.rules.effects import EFFECT
from projectl.rules.layout import LAYOUT
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import FACE_DOWN_TILES, NONE, STATE
from projectl.rules.tiles import TILES
from projectl.table.events import EffectEvent
from projectl.table.game_events import game_events
from projectl.table.notifications import RematchMade
from projectl.table.presence import Present
from projectl.web.broadcast import Broadcast
from projectl.web.connection import text_of
from projectl.web.logs import JsonLines
from projectl.web.schema import server
from web.clients import Browser, Message, choices, sensible
from web.serving import Served

CARD = re.compile(r'"[WB]\d\d"')


def cards_named(message: Message) -> set[str]:
    """All puzzles a message names; tiles have names of their own."""
    shown = json.loads(json.dumps(message))
    if "position" in shown:
        shown["position"].pop("tiles")
    return {name.strip('"') for name in CARD.findall(json.dumps(shown))}


def cards_in_piles(state: Any) -> list[str]:
    """What a mastermind took at once was face up for a moment."""
    pile = int(state.mastermind_finished)
    return [puzzle.name for number, puzzle in enumerate(PUZZLES) if pile >> number & 1]


def check_tiles(message: Message, hidden: set[str]) -> None:
    tiles = message.get("position", {}).get("tiles", [])
    for tile in tiles[:FACE_DOWN_TILES]:
        assert tile is None or (tile["name"] is None and tile["set"] in "ABC")
    assert not {tile["name"] for tile in tiles if tile} & hidden


def test_events_are_put_into_a_message_as_the_schema_writes_it() -> None:
    played = session("here", "here")
    sent = [Broadcast(played).snapshot_for(frozenset({0}), by_record=False)]
    for change in (act, lambda table: table.rename(1, 'Zoë "Z"', 0.0), act):
        played.commit(change(played))
        sent.append(Broadcast(played).snapshot_for(frozenset(), by_record=False))
    for text in sent:
        assert text_of(server.Snapshot.model_validate_json(text)) == text
    assert len(server.Snapshot.model_validate_json(sent[-1]).events) == len(played.events) > 2


@pytest.mark.parametrize("by_record", [True, False])
def test_a_snapshot_is_written_once_until_something_changes(by_record: bool) -> None:
    played = session("here", "here")
    broadcast = Broadcast(played)
    seen = [broadcast.snapshot_for(frozenset({0}), by_record)]

    def is_new() -> bool:
        seen.append(broadcast.snapshot_for(frozenset({0}), by_record))
        return seen[-1] not in seen[:-1]

    assert not is_new()
    played.commit(act(played))
    assert is_new()
    assert not is_new()
    broadcast.show_remote(Present(frozenset({1}), 0))
    assert is_new()
    broadcast.notify(RematchMade("table-2"))
    assert is_new()
    assert '"table-2"' in seen[-1]


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


def test_only_the_player_to_act_sees_what_is_legal(browser: Browser, other: Browser) -> None:
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
        acting.take_pieces(3)
        while waiting.seq < acting.seq:
            waiting.hear("update")
        assert waiting.position["legal"] is not None
        assert acting.position["legal"] is None


def test_a_client_with_other_records_than_ours_gets_json(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"], layout="0" * len(LAYOUT)) as chair:
        assert chair.position["legal"] is not None


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_records_and_json_of_a_whole_game_tell_the_same(
    served: Served, browser: Browser, other: Browser, mode: str
) -> None:
    dice = Random(mode)
    made = browser.make(*(["here"] if "solo" in mode else ["here", "here"]), mode=mode)
    session = served.session(made["table"])
    with browser.sit(made["table"]) as chair, other.sit(made["table"], LAYOUT) as watcher:
        while not session.game.is_over:
            told = chair.act(sensible(chair.position["legal"], dice))
            sent = watcher.hear("record_update")
            assert sent["seq"] == told["seq"]
            check_record(sent["board"], told["position"])
            [effects] = sent["events"]
            listed = np.frombuffer(b64decode(effects["effects"]), EFFECT)
            assert game_events(effects["seq"], read_effects(listed), session.game.mode) == [
                EffectEvent.model_validate(event) for event in told["events"]
            ]
            assert sent["board"]["seed"] is None or session.game.is_over
            assert session.config.seed not in watcher.heard[-1] or session.game.is_over


def check_record(board: Message, position: Message) -> None:
    """Hidden cards are blank, and the rest is as in JSON; the page's own tests look closer."""
    state = np.frombuffer(b64decode(board["record"]), STATE)[0]
    assert (state.deck == NONE).all()
    assert not state.rng.any()
    on_offer = [card and card["name"] for card in position["market"]]
    places = [None if card == NONE else PUZZLES[card].name for card in state.market]
    assert places[: len(on_offer)] == on_offer
    assert state.deck_left.tolist() == position["deck_left"]
    for seat, laid in zip(position["seats"], board["laid"], strict=True):
        assert [slot["laid"] if slot else [] for slot in seat["slots"]] == laid


def test_two_tabs_of_a_seat_stay_in_step(browser: Browser) -> None:
    made = browser.make("here", "here")
    with browser.sit(made["table"]) as one, browser.sit(made["table"]) as two:
        one.act("piece I1")
        two.hear("update")
        assert two.position == one.position
        two.act("piece I1")
        assert one.hear("update")["seq"] == 2


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
