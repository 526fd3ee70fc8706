"""Players whose server is killed go on at another.

Three server processes on one PostgreSQL; each player has a table, plays where it can, and turns to
the next server whenever a connection ends. What the log has at the end is compared with what the
players sent and what they were told.
"""

import signal
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import httpx
from postgres import new_database
from websockets.exceptions import InvalidHandshake, WebSocketException

from projectl.table import store
from projectl.table.session import Session
from web.clients import Browser, Chair, sensible
from web.serving import Process

SERVERS = 3
PAUSE = 0.08  # seconds between moves: a client may say 15 things a second
SEATS = (("here", "here"), ("here", "here"), ("here", "random"), ("here", "here", "random"))
LOST = (WebSocketException, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)


@dataclass
class Record:
    """What a player sent to a table, and what was acknowledged, by the number of the entry."""

    sent: dict[int, set[str]] = field(default_factory=lambda: defaultdict(set))
    told: dict[int, str] = field(default_factory=dict)
    agents: int = 0  # seats that agents play


class Player(threading.Thread):
    """Plays one game after the other, at whichever server answers."""

    def __init__(
        self, urls: list[str], number: int, pause: float = PAUSE, address: str | None = None
    ) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.at = number
        self.pause = pause
        self.address = address
        self.kinds = SEATS[number % len(SEATS)]
        self.dice = Random(number)
        self.cookies = httpx.Cookies()
        self.records: dict[str, Record] = {}
        self.moves = 0
        self.outages: list[float] = []
        self.errors: Counter[str] = Counter()
        self.lost_at: float | None = None
        self.stopped = threading.Event()
        self.failure: BaseException | None = None

    @property
    def url(self) -> str:
        return self.urls[self.at % len(self.urls)]

    def run(self) -> None:
        try:
            while not self.stopped.is_set():
                self.play_game()
        except BaseException as error:
            self.failure = error
            raise

    def play_game(self) -> None:
        table = self.anywhere(self.make)
        self.records[table] = Record(agents=self.kinds.count("random"))
        while not self.stopped.is_set() and not self.anywhere(lambda: self.play(table)):
            pass

    def anywhere(self, work: "Callable[[], str]") -> str:
        """Do something at the first server that can."""
        while True:
            try:
                return work()
            except LOST:
                if self.lost_at is None:
                    self.lost_at = time.monotonic()
                self.at += 1
                time.sleep(0.02)

    def browser(self) -> Browser:
        browser = Browser(self.url, self.address)
        browser.http.cookies = self.cookies
        return browser

    def make(self) -> str:
        with self.browser() as browser:
            made: str = browser.make(*self.kinds)["table"]
            self.cookies = browser.http.cookies
        return made

    def play(self, table: str) -> str:
        """Play on until the game is over or somebody stops it; then there is something to say."""
        record = self.records[table]
        with self.browser() as browser, browser.sit(table) as chair:
            assert chair.seq >= max(record.told, default=0), "what was told is there"
            while chair.position["outcome"] is None and not self.stopped.is_set():
                if self.may_move(chair):
                    self.move(chair, record)
                    time.sleep(self.pause)
                else:
                    chair.next(10.0)
        return "over"

    def may_move(self, chair: Chair) -> bool:
        position = chair.position
        return position["legal"] is not None and position["player"] in chair.you

    def move(self, chair: Chair, record: Record) -> None:
        seq, action = chair.seq, sensible(chair.position["legal"], self.dice)
        record.sent[seq + 1].add(action)
        chair.say("act", seq=seq, seat=chair.position["player"], action=action)
        while chair.seq == seq:
            message = chair.next(10.0)
            if message["type"] == "error":
                self.errors[message["code"]] += 1
                time.sleep(0.2)
                chair.say("look")
                while chair.next(10.0)["type"] != "snapshot":
                    pass
                return
        record.told[seq + 1] = action
        self.moves += 1
        if self.lost_at is not None:
            self.outages.append(time.monotonic() - self.lost_at)
            self.lost_at = None


def check(url: str, players: list[Player]) -> Counter[str]:
    """Compare logs with what was sent and told; how many of what there was."""
    found: Counter[str] = Counter()
    engine = store.open_engine(url)
    with engine.connect() as connection:
        for player in players:
            for table, record in player.records.items():
                stored = store.load(connection, table)
                assert stored is not None
                seqs = [entry.seq for entry in stored.entries]
                assert seqs == list(range(1, len(seqs) + 1)), "none is missing, and none is twice"
                Session(stored.config, stored.entries)  # every action was legal
                by_people = {
                    entry.seq: entry.data["action"]
                    for entry in stored.entries
                    if not entry.data.get("agent")
                }
                for seq, action in by_people.items():
                    assert action in record.sent[seq], "nobody acts but who was asked to"
                for seq, action in record.told.items():
                    assert by_people[seq] == action, "what was told is kept"
                found["entries"] += len(seqs)
                found["told"] += len(record.told)
                found["tables"] += 1
    engine.dispose()
    return found


@contextmanager
def served(folder: Path, *options: str) -> Iterator[tuple[str, list[Process]]]:
    """Some servers on one database."""
    url = new_database()
    logs = [folder / f"log{number}" for number in range(SERVERS)]
    servers = [Process(url, log, options=options) for log in logs]
    for server in servers:
        server.launch()
    try:
        for server in servers:
            server.wait()
        yield url, servers
    finally:
        for server in servers:
            if server.process is not None:
                server.stop()


def kill_in_mid_game(victim: Process, players: list[Player]) -> None:
    """Kill a server, and wait until everybody goes on."""
    victim.stop(signal.SIGKILL)
    before = [player.moves for player in players]
    deadline = time.monotonic() + 60.0
    while any(player.moves < moves + 3 for player, moves in zip(players, before, strict=True)):
        assert time.monotonic() < deadline, "a table is stuck"
        assert [player.failure for player in players if player.failure] == []
        time.sleep(0.02)


def four_players(urls: list[str]) -> list[Player]:
    """One for each kind of table, who move as fast as they may."""
    return [Player(urls, number) for number in range(len(SEATS))]


def fail_over(
    folder: Path,
    kills: int,
    seat: Callable[[list[str]], list[Player]] = four_players,
    *options: str,
) -> tuple[list[float], Counter[str]]:
    """How long players were without a server, and what they did."""
    with served(folder, *options) as (url, servers):
        players = seat([server.url for server in servers])
        with playing(players):
            for left in reversed(range(kills)):
                time.sleep(0.3)
                used = Counter(player.at % len(servers) for player in players)
                victim = servers[used.most_common(1)[0][0]]
                kill_in_mid_game(victim, players)
                if left:
                    victim.start()
        found = check(url, players)
        for player in players:
            found += player.errors
        return outages_of(players), found


@contextmanager
def playing(players: list[Player]) -> Iterator[None]:
    """Have them play for a while."""
    for player in players:
        player.start()
    try:
        yield
    finally:
        for player in players:
            player.stopped.set()
        for player in players:
            player.join(30.0)
    assert [player.failure for player in players if player.failure] == []


def outages_of(players: list[Player]) -> list[float]:
    """How long they were without a server, the shortest first."""
    return sorted(outage for player in players for outage in player.outages)
