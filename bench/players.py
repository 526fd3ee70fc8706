"""Players for a server under test: two at each of many tables, over real sockets."""

import asyncio
import gc
import json
import random
import time
from base64 import b64decode
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from projectl.game.actions import format_action
from projectl.game.notation import cell_names
from projectl.rules import api
from projectl.rules.actions import ACTIONS, Kind, kind_of
from projectl.rules.layout import LAYOUT
from projectl.rules.state import STATE, Mode, Phase

THINKING = 2.0  # seconds between the moves of a table

# What a player does, if it may; of several, one by chance.
PREFERRED = (Kind.PLACE, Kind.TAKE, Kind.REWARD, Kind.PIECE, Kind.DONE, Kind.END, Kind.PASS)
RANK = np.array(
    [
        -PREFERRED.index(kind) if (kind := kind_of(action)) in PREFERRED else -99
        for action in range(ACTIONS)
    ]
)


class Table:
    """Two players at a table, each with a socket; or one, and an agent."""

    def __init__(self, by_record: bool, level: str | None = None) -> None:
        self.by_record = by_record
        self.level = level  # of the agent
        self.openings: list[dict[str, Any]] = []  # how each player connects
        self.sockets: list[ClientConnection] = []
        self.messages: list[dict[str, Any]] = [{}, {}]
        self.id = ""
        self.size = 0  # of the last position, in bytes
        self.dice = random.Random()

    async def open(self, url: str, http: httpx.AsyncClient) -> None:
        """Make the table, join it, connect every player."""
        agent = {"kind": "agent", "agent": "search", "level": self.level}
        seats = [{"kind": "link"}, agent if self.level else {"kind": "link"}]
        made = (await http.post("/api/tables", json={"mode": "base", "seats": seats})).json()
        self.id = made["table"]
        for seat in made["seats"][: 1 if self.level else 2]:
            asked = {"invite": seat["invite"], "bearer": True}
            joined = (await http.post(f"/api/tables/{self.id}/join", json=asked)).json()
            address = f"{url.replace('http', 'ws')}/api/tables/{self.id}/socket"
            address += f"?layout={LAYOUT}" if self.by_record else ""
            key = {"Authorization": f"Bearer {joined['token']}"}
            self.openings.append({"uri": address, "additional_headers": key, "compression": None})
            self.sockets.append(await connect(**self.openings[-1]))
        await self.hear_all(len(self.sockets))

    async def connect_again(self, player: int) -> None:
        """Lose the connection of a player, and connect anew."""
        self.sockets[player].transport.abort()
        self.messages[player] = {}
        self.sockets[player] = await connect(**self.openings[player])
        await self.hear(player, 0)

    async def hear_all(self, seq: int) -> None:
        """Wait until every player has seen a number."""
        await asyncio.gather(*(self.hear(player, seq) for player in range(len(self.sockets))))

    async def hear(self, player: int, seq: int) -> None:
        """Wait until a player has seen a number."""
        while self.messages[player].get("seq", -1) < seq:
            text = await self.sockets[player].recv()
            message = json.loads(text)
            if message["type"] == "error":
                raise RuntimeError(message["reason"]["text"])
            if "board" in message or "position" in message:
                self.messages[player], self.size = message, len(text)

    def choose(self) -> tuple[int, str] | None:
        """Who is to act, and an action; None if the game is over."""
        if not self.by_record:
            return self.choose_in(self.messages[self.messages[0]["position"]["player"]]["position"])
        games = np.frombuffer(b64decode(self.messages[0]["board"]["record"]), STATE)
        if games["phase"][0] == Phase.OVER:
            return None
        legal = api.legal_actions(games)
        ranks = RANK[legal]
        action = self.dice.choice(legal[ranks == ranks.max()].tolist())
        return int(games["player"][0]), format_action(action, Mode.BASE)

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
        seq = self.messages[0]["seq"]
        said = {"v": 1, "type": "act", "seq": seq, "seat": player, "action": action}
        started = time.perf_counter()
        await self.sockets[player].send(json.dumps(said))
        await self.hear_all(seq + 1)
        return time.perf_counter() - started

    async def close(self) -> None:
        for each in self.sockets:
            await each.close()


class Load:
    """Many tables at once."""

    def __init__(self, url: str, by_record: bool = True) -> None:
        self.url = url
        self.by_record = by_record
        self.http = httpx.AsyncClient(base_url=url, timeout=60.0)
        self.tables: list[Table] = []

    async def open_tables(self, size: int) -> None:
        """Open tables until there are this many."""
        while len(self.tables) < size:
            fresh = [Table(self.by_record) for _ in range(min(10, size - len(self.tables)))]
            await asyncio.gather(*(table.open(self.url, self.http) for table in fresh))
            self.tables += fresh

    async def play(self, table: Table, until: float, pause: float, times: list[float]) -> None:
        """Move now and then; a game that ends is replaced by a new one."""
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            chosen = table.choose()
            if chosen is None:
                await table.close()
                table.__init__(self.by_record)  # type: ignore[misc]
                await table.open(self.url, self.http)
                continue
            began = time.perf_counter()
            times.append(await table.move(*chosen))
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))

    async def measure(self, seconds: float, pause: float, size: int) -> list[float]:
        """How long every move took, sorted."""
        times: list[float] = []
        gc.collect()
        gc.freeze()  # a player does not wait for garbage of the other thousand
        until = time.perf_counter() + seconds
        await asyncio.gather(
            *(self.play(table, until, pause, times) for table in self.tables[:size])
        )
        return sorted(times)

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))
        await self.http.aclose()


def percentile(times: list[float], share: float) -> float:
    return times[min(len(times) - 1, int(share * len(times)))]
