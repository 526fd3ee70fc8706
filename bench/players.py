"""Players for a server under test: two at each of many tables, over real sockets."""

import asyncio
import gc
import json
import math
import random
import re
import time
from base64 import b64decode
from functools import partial
from typing import Any

import numpy as np
from light_client import LightHttp, LightSocket, open_socket

from projectl.game.actions import format_action
from projectl.game.notation import cell_names
from projectl.rules import api
from projectl.rules.actions import ACTIONS, Kind, kind_of
from projectl.rules.layout import LAYOUT
from projectl.rules.state import STATE, Mode, Phase

THINKING = 2.0  # seconds between the moves of a table
MOVES = 75  # of a game, about
OPENED_AT_ONCE = 10

# What a player does, if it may; of several, one by chance.
PREFERRED = (Kind.PLACE, Kind.TAKE, Kind.REWARD, Kind.PIECE, Kind.DONE, Kind.END, Kind.PASS)
RANK = [
    PREFERRED.index(kind) if (kind := kind_of(action)) in PREFERRED else len(PREFERRED)
    for action in range(ACTIONS)
]
FIELDS: Any = STATE.fields
PHASE, PLAYER = (FIELDS[name][1] for name in ("phase", "player"))  # where they are, in bytes

MESSAGE = re.compile(rb'\{"v":1,"type":"(\w+)"(?:,"seq":(\d+))?')
WITH_POSITION = {b"snapshot", b"update", b"record_snapshot", b"record_update"}
RECORD = b'"record":"'


class Table:
    """Two players at a table, each with a socket; or one, and an agent."""

    def __init__(
        self, by_record: bool = True, level: str | None = None, most_moves: float = math.inf
    ) -> None:
        self.by_record = by_record
        self.level = level  # of the agent
        self.most_moves = most_moves  # until the players leave
        self.moves = 0
        self.path = ""
        self.url = ""
        self.keys: list[str] = []  # of the players
        self.sockets: list[LightSocket] = []
        self.texts: list[bytes] = [b"", b""]  # the last with a position, of each player
        self.seqs = [-1, -1]
        self.awaited = 0  # what all players are to have seen
        self.waiting: asyncio.Future[float] | None = None
        self.dice = random.Random()

    async def open(self, url: str) -> None:
        """Make the table, join it, connect every player."""
        self.url = url
        agent = {"kind": "agent", "agent": "search", "level": self.level}
        seats = [{"kind": "link"}, agent if self.level else {"kind": "link"}]
        async with LightHttp(url) as http:
            made = await http.post("/api/tables", {"mode": "base", "seats": seats})
            table = f"/api/tables/{made['table']}"
            for seat in made["seats"][: 1 if self.level else 2]:
                joined = await http.post(
                    f"{table}/join", {"invite": seat["invite"], "bearer": True}
                )
                self.keys.append(joined["token"])
        self.path = f"{table}/socket" + (f"?layout={LAYOUT}" if self.by_record else "")
        for player in range(len(self.keys)):
            self.sockets.append(await self.connect(player))
        await self.hear_all(len(self.sockets))

    async def connect(self, player: int) -> LightSocket:
        heard = partial(self.hear, player)
        return await open_socket(self.url, self.path, self.keys[player], heard)

    async def connect_again(self, player: int) -> None:
        """Lose the connection of a player, and connect anew."""
        self.sockets[player].abort()
        seq, self.seqs[player] = self.seqs[player], -1
        self.sockets[player] = await self.connect(player)
        await self.hear_all(seq)

    def hear(self, player: int, text: bytes) -> None:
        """A message; whoever waits is told when everybody has heard it."""
        head = MESSAGE.match(text)
        if head is None or head[1] not in WITH_POSITION:
            if head is not None and head[1] == b"error" and self.waiting is not None:
                self.waiting.set_exception(RuntimeError(text.decode()))
            return
        self.texts[player], self.seqs[player] = text, int(head[2])
        if self.waiting is not None and self.all_have(self.awaited) and not self.waiting.done():
            self.waiting.set_result(time.perf_counter())

    def all_have(self, seq: int) -> bool:
        return min(self.seqs[: len(self.sockets)]) >= seq

    async def hear_all(self, seq: int) -> float:
        """Wait until every player has seen a number; when that was."""
        if self.all_have(seq):
            return time.perf_counter()
        self.awaited, self.waiting = seq, asyncio.get_running_loop().create_future()
        try:
            return await self.waiting
        finally:
            self.waiting = None

    @property
    def seq(self) -> int:
        """What every player has seen."""
        return min(self.seqs[: len(self.sockets)])

    def choose(self) -> tuple[int, str] | None:
        """Who is to act, and an action; None if the game is over."""
        if not self.by_record:
            player = json.loads(self.texts[0])["position"]["player"]
            return self.choose_in(json.loads(self.texts[player])["position"])
        text = self.texts[0]
        start = text.index(RECORD) + len(RECORD)
        record = b64decode(text[start : text.index(b'"', start)])
        if record[PHASE] == Phase.OVER:
            return None
        legal = api.legal_actions(np.frombuffer(record, STATE)).tolist()
        rank = min(RANK[action] for action in legal)
        action = self.dice.choice([action for action in legal if RANK[action] == rank])
        return record[PLAYER], format_action(action, Mode.BASE)

    def choose_in(self, position: dict[str, Any]) -> tuple[int, str] | None:
        """The same from a position as JSON."""
        if position["phase"] == "over":
            return None
        player, legal = position["player"], position["legal"]
        for slot, shapes in legal["placements"].items():
            shape, masks = self.dice.choice(list(shapes.items()))
            return player, f"place {slot} {shape} {' '.join(cell_names(self.dice.choice(masks)))}"
        for word in ("take", "reward", "piece"):
            if legal[f"{word}s"]:
                return player, f"{word} {self.dice.choice(legal[f'{word}s'])}"
        return player, next(word for word in ("done", "end", "pass") if legal[word])

    async def move(self, player: int, action: str) -> float:
        """One action; the seconds until both players have seen it."""
        seq = self.seqs[0]
        self.moves += 1
        said = f'{{"v":1,"type":"act","seq":{seq},"seat":{player},"action":"{action}"}}'
        started = time.perf_counter()
        self.sockets[player].send(said.encode())
        return await self.hear_all(seq + 1) - started

    @property
    def size(self) -> int:
        """Of the last position, in bytes."""
        return len(self.texts[0])

    def close(self) -> None:
        for each in self.sockets:
            each.close()


class Load:
    """Many tables at once."""

    def __init__(self, url: str, by_record: bool = True) -> None:
        self.url = url
        self.by_record = by_record
        self.tables: list[Table] = []
        self.opened = 0

    async def open_tables(self, size: int) -> None:
        """Open tables until there are this many, or close what is too much.

        Their first games are left sooner or later, so that games end at any time, as on any day,
        and not all together because they were begun together.
        """
        for surplus in self.tables[size:]:
            surplus.close()
        del self.tables[size:]
        while len(self.tables) < size:
            count = min(OPENED_AT_ONCE, size - len(self.tables))
            fresh = (self.new_table(random.uniform(1, MOVES)) for _ in range(count))
            self.tables += await asyncio.gather(*fresh)

    async def new_table(self, most_moves: float = math.inf) -> Table:
        table = Table(self.by_record, most_moves=most_moves)
        await table.open(self.url)
        self.opened += 1
        return table

    async def play(self, place: int, until: float, pause: float, times: list[float]) -> None:
        """Move now and then; a game that ends or is left is replaced by a new one."""
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            table = self.tables[place]
            chosen = table.choose() if table.moves < table.most_moves else None
            if chosen is None:
                table.close()
                self.tables[place] = await self.new_table()
                continue
            began = time.perf_counter()
            times.append(await table.move(*chosen))
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))

    async def measure(self, seconds: float, pause: float, size: int) -> list[float]:
        """How long every move took, sorted."""
        times: list[float] = []
        gc.collect()
        gc.disable()  # a player does not wait for garbage of the other thousand
        until = time.perf_counter() + seconds
        await asyncio.gather(*(self.play(place, until, pause, times) for place in range(size)))
        gc.enable()
        return sorted(times)

    def close(self) -> None:
        for table in self.tables:
            table.close()


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]
