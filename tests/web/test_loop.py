"""No request and no message holds the event loop for long, whatever it asks for."""

import re
from collections import defaultdict
from random import Random

from projectl.web.pages import FOLDER
from web.clients import Browser, Chair, sensible
from web.loop_watch import MOST, LoopWatch
from web.serving import Served

ROUNDS = 3
PATHS = ("/", "/health", "/host", "/metrics", "/nothing", "/manifest.webmanifest")
API = ("agents", "puzzles", "socket.json", "openapi.json", "reach")


def ask_for_everything(watch: LoopWatch, served: Served, browser: Browser) -> None:
    """Every request, but those for a table."""
    files = [f"/{file.relative_to(FOLDER)}" for file in FOLDER.glob("assets/*.js")][:20]
    for path in (*PATHS, *(f"/api/{name}" for name in API), *files):
        watch.doing = path if path in PATHS else re.sub(r"assets/.*", "assets", path)
        assert browser.http.get(path).status_code < 500
    watch.doing = "qr"
    browser.http.post("/api/qr", json={"text": f"{served.url}/t/a-table"})


def play_a_game(watch: LoopWatch, browser: Browser) -> None:
    """A whole game, with every message, and what can be asked about a table."""
    watch.doing = "make"
    made = browser.make("here", "link", mode="finesse", undo="consent")
    table, address = made["table"], f"/api/tables/{made['table']}"
    watch.doing = "join"
    browser.http.post(f"{address}/join", json={"invite": made["seats"][1]["invite"], "name": "x"})
    watch.doing = "look"
    browser.http.get(address)
    watch.doing = "connect"
    with browser.sit(table) as chair, browser.sit(table) as _other:
        for kind, fields in (
            ("look", {}),
            ("ping", {}),
            ("why", {"seat": 0, "action": "place 1 L4"}),
            ("name", {"seat": 0, "name": "Ada"}),
            ("emote", {"seat": 0, "emote": "bravo"}),
            ("takeback", {"seat": 0, "seq": 0}),
            ("nonsense", {}),
        ):
            watch.doing = kind
            chair.say(kind, **fields)
            chair.hear("snapshot", "pong", "reason", "update", "emote", "error")
        watch.doing = "act"
        play_to_the_end(chair)
        watch.doing = "look at the end"
        chair.say("look")
        chair.hear("snapshot")
    watch.doing = "game"
    assert browser.http.get(f"{address}/game").status_code == 200
    watch.doing = "rematch"
    assert browser.http.post(f"{address}/rematch").status_code == 200


def play_to_the_end(chair: Chair) -> None:
    dice = Random(2)
    while chair.position["outcome"] is None:
        chair.act(sensible(chair.position["legal"], dice))


def test_nothing_holds_the_loop(watch: LoopWatch, watched: Served) -> None:
    rounds: list[dict[str, float]] = []
    for _ in range(ROUNDS):
        watch.longest = defaultdict(float)
        with Browser(watched.url) as browser:
            ask_for_everything(watch, watched, browser)
            play_a_game(watch, browser)
        rounds.append(watch.longest)
    # The first use of a kernel loads it, and the garbage collector comes when it likes.
    best = {doing: min(each[doing] for each in rounds) for doing in rounds[-1]}
    assert len(best) > 20
    assert {doing: taken for doing, taken in best.items() if taken > MOST} == {}
