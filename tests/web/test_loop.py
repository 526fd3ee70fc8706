"""No request and no message holds the event loop for long, whatever it asks for."""

from collections import defaultdict
from contextlib import ExitStack
from random import Random
from typing import Any, get_args

import httpx
from starlette.routing import Route

from projectl.rules.layout import LAYOUT
from projectl.web import metrics, pages, routes
from projectl.web.schema import client
from web.clients import Browser, Chair, Message, sensible
from web.loop_watch import MOST, LoopWatch
from web.serving import Served

ROUNDS = 3
PATHS = ("/", "/health", "/host", "/host.css", "/metrics", "/nothing", "/manifest.webmanifest")
API = ("agents", "puzzles", "socket.json", "openapi.json", "reach")
LAYOUTS = ("", LAYOUT)  # positions in words, and as the record the rules work on

KINDS = {
    get_args(model.model_fields["type"].annotation)[0]: model
    for model in get_args(get_args(client.FromClient)[0])
}
UPDATE = ("update", "record_update")
# What a message is answered with, if it is not refused: to whoever sent it, or to everybody.
TO_ONE = {
    "look": ("snapshot", "record_snapshot"),
    "ping": ("pong",),
    "why": ("reason",),
    "hint": ("hint",),
}
TO_ALL = {
    **dict.fromkeys(("act", "undo", "reset_turn", "leave", "back", "cover", "name"), UPDATE),
    "takeback": ("asked",),
    "answer": ("answered",),
    "emote": ("emote",),
}


class Requests:
    """What is asked by HTTP, by the routes that answer it."""

    def __init__(self, watch: LoopWatch, served: Served) -> None:
        self.watch = watch
        app: Any = served.server.config.app
        found = [*app.routes, *routes.router.routes, *metrics.router.routes, *pages.router.routes]
        self.routes = [route for route in found if isinstance(route, Route)]
        assert app.openapi()["paths"].keys() <= {route.path for route in self.routes}
        self.answered: set[str] = set()

    def route_of(self, request: httpx.Request) -> str:
        for route in self.routes:
            if route.path_regex.match(request.url.path) and request.method in (route.methods or ()):
                return named(route)
        raise AssertionError("there is no such route")

    def begin(self, request: httpx.Request) -> None:
        self.watch.doing = self.route_of(request)

    def end(self, response: httpx.Response) -> None:
        if response.is_success:
            self.answered.add(self.route_of(response.request))


def named(route: Route) -> str:
    return f"{min(route.methods or ())} {route.path}"


class Sitting:
    """A table at two sockets, which get positions in different layouts."""

    def __init__(self, watch: LoopWatch, browser: Browser, table: str) -> None:
        self.watch = watch
        watch.doing = "connect"
        with ExitStack() as stack:
            self.chairs = [stack.enter_context(browser.sit(table, each)) for each in LAYOUTS]
            self.stack = stack.pop_all()

    def __enter__(self) -> "Sitting":
        return self

    def __exit__(self, *_error: object) -> None:
        self.stack.close()

    @property
    def position(self) -> Message:
        return self.chairs[0].position

    @property
    def player(self) -> int:
        seat: int = self.position["player"]
        return seat

    def ask(self, chair: Chair, kind: str, **fields: Any) -> Message:
        """Send a message, and wait until everybody has heard what followed."""
        usual = {"seq": self.chairs[0].seq, "seat": self.player}
        needed = {key: usual[key] for key in usual if key in KINDS[kind].model_fields}
        self.watch.doing = f"{kind} {self.chairs.index(chair)}"
        chair.say(kind, **{**needed, **fields})
        if kind in TO_ONE:
            return answer_to(chair, TO_ONE[kind])
        heard, _ = (answer_to(each, TO_ALL[kind]) for each in self.chairs)
        return heard

    def play(self, chair: Chair, dice: Random) -> None:
        self.ask(chair, "act", action=sensible(self.position["legal"], dice))


def answer_to(chair: Chair, kinds: tuple[str, ...]) -> Message:
    heard = chair.hear(*kinds, "error")
    assert heard["type"] != "error", heard
    return heard


def ask_for_everything(served: Served, browser: Browser) -> None:
    """Every request, but those for a table."""
    files = [f"/{file.relative_to(pages.FOLDER)}" for file in pages.FOLDER.glob("assets/*.js")][:20]
    for path in (*PATHS, *(f"/api/{name}" for name in API), *files, "/t/a-table"):
        assert browser.http.get(path).status_code < 500
    assert browser.http.post("/api/qr", json={"text": f"{served.url}/t/a"}).status_code == 200


def ask_for_links(browser: Browser, made: Message) -> None:
    """Take a seat, and everything that gives it back."""
    address = f"/api/tables/{made['table']}"
    browser.http.get(address).raise_for_status()
    invite = browser.http.post(f"{address}/seats/1/invite").json()["invite"]
    browser.http.post(f"{address}/join", json={"invite": invite, "name": "x"}).raise_for_status()
    token = browser.http.post(f"{address}/seats/1/recovery").json()["recovery"]
    browser.http.post(f"{address}/recover", json={"token": token}).raise_for_status()


def play_a_game(watch: LoopWatch, browser: Browser) -> None:
    """A whole game, with what may be said meanwhile and asked afterwards."""
    made = browser.make("here", "link", mode="finesse")
    ask_for_links(browser, made)
    with Sitting(watch, browser, made["table"]) as sitting:
        for chair in sitting.chairs:
            say_everything(sitting, chair)
        dice, moves = Random(2), 0
        while sitting.position["outcome"] is None:
            sitting.play(sitting.chairs[moves % 2], dice)
            moves += 1
        for chair in sitting.chairs:
            sitting.ask(chair, "look")
    address = f"/api/tables/{made['table']}"
    assert browser.http.get(f"{address}/game").status_code == 200
    assert browser.http.post(f"{address}/rematch").status_code == 200


def say_everything(sitting: Sitting, chair: Chair) -> None:
    """Whatever needs no consent and nobody who is away."""
    for kind in ("undo", "reset_turn"):
        sitting.ask(chair, "act", action="piece I1")
        sitting.ask(chair, kind)
    sitting.ask(chair, "why", action="place 1 L4")
    sitting.ask(chair, "name", name=f"Ada {sitting.chairs.index(chair)}")
    sitting.ask(chair, "emote", emote="bravo")
    for kind in ("look", "ping", "hint"):
        sitting.ask(chair, kind)
    for kind in ("leave", "back"):
        sitting.ask(chair, kind, seat=1 - sitting.player)
    sitting.watch.doing = "nonsense"
    chair.say("nonsense")
    chair.hear("error")


def seek_consent(watch: LoopWatch, browser: Browser) -> None:
    """Takebacks that are refused and granted."""
    table = browser.make("here", "here", undo="consent")["table"]
    with Sitting(watch, browser, table) as sitting:
        for chair in sitting.chairs:
            player = sitting.player
            sitting.ask(chair, "act", action="piece I1")
            for allow in (False, True):
                question = sitting.ask(chair, "takeback", seat=player)["question"]
                answer = {"seat": 1 - player, "question": question, "allow": allow}
                sitting.ask(chair, "answer", **answer)
            for each in sitting.chairs:
                each.hear(*UPDATE)


def cover_seats(watch: LoopWatch, browser: Browser) -> None:
    """Agents for friends who never came."""
    table = browser.make("here", "link", "link")["table"]
    with Sitting(watch, browser, table) as sitting:
        for absent, chair in enumerate(sitting.chairs, 1):
            sitting.ask(chair, "cover", seat=0, absent=absent)


def test_nothing_holds_the_loop(watch: LoopWatch, watched: Served) -> None:
    rounds: list[dict[str, float]] = []
    requests = Requests(watch, watched)
    for _ in range(ROUNDS):
        watch.longest = defaultdict(float)
        with Browser(watched.url) as browser:
            browser.http.event_hooks = {"request": [requests.begin], "response": [requests.end]}
            ask_for_everything(watched, browser)
            play_a_game(watch, browser)
            seek_consent(watch, browser)
            cover_seats(watch, browser)
        rounds.append(watch.longest)
    assert requests.answered == {named(route) for route in requests.routes}
    assert {f"{kind} {number}" for kind in KINDS for number in (0, 1)} <= rounds[-1].keys()
    # The first use of a kernel loads it, and the garbage collector comes when it likes.
    best = {doing: min(each[doing] for each in rounds) for doing in rounds[-1]}
    assert {doing: taken for doing, taken in best.items() if taken > MOST} == {}
