"""How much a server holds: tables, and memory for them.

`PYTHONPATH=tests python bench/load.py` starts a server, seats two players at each of many tables
over real sockets, lets every table move every two seconds, and raises the number of tables until
the 99th percentile of the time from sending a move to both players having it is more than 100 ms:
with one process on SQLite, with one on PostgreSQL, and with three, some times each; the worst run
counts. Players, server and database share this machine. So that more processes may bring more to
compute with, as on machines of their own, one and three are also tried with a share of a core each.
The players get records, as the page does; `bench/moves.py` tells what a move costs, with records
and with JSON.
"""

import argparse
import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import numpy as np
import uvloop
from cpu_shares import limited, may_limit, started_by
from postgres import new_database
from websockets.asyncio.client import ClientConnection, connect

from projectl.game.actions import format_action
from projectl.game.notation import cell_names
from projectl.rules import api
from projectl.rules.actions import ACTIONS, Kind, kind_of
from projectl.rules.layout import LAYOUT
from projectl.rules.state import STATE, Mode, Phase

ROOT = Path(__file__).parents[1]
OUT = ROOT / "bench" / "out" / "table.json"
BAR_SECONDS = 0.1
BAR_TABLES = 1000
THINKING = 2.0  # seconds between the moves of a table
STEPS = (100, 300, 600, 800, 1000, 1300, 1600, 2000, 2600)
FINE_STEPS = range(100, 2001, 100)
SHARE = 0.4


@dataclass(frozen=True)
class Setup:
    """A server under test."""

    name: str
    processes: int = 1
    on_postgresql: bool = False
    share: float | None = None  # of a core, for each process

    @property
    def steps(self) -> Sequence[int]:
        return FINE_STEPS if self.share else STEPS

    def database(self, folder: str) -> str:
        """A new one; PostgreSQL's is synced, as SQLite's is."""
        if self.on_postgresql:
            return new_database(synced=True)
        return f"sqlite:///{folder}/tables.sqlite"


SETUPS = (
    Setup("one process, SQLite"),
    Setup("one process, PostgreSQL", 1, True),
    Setup("three processes, PostgreSQL", 3, True),
    Setup("one process with a share, PostgreSQL", 1, True, SHARE),
    Setup("three processes with a share each, PostgreSQL", 3, True, SHARE),
)


def serve(port: int, url: str, processes: int) -> None:
    """The server under test: as it is by default, but that one address may do everything."""
    from projectl.web.config import Limits, Rate, ServerConfig
    from projectl.web.logs import start_logging
    from projectl.web.processes import run_many
    from projectl.web.server import run

    start_logging(as_json=True, level="WARNING")
    endless = Rate(1e9, 1e9)
    limits = Limits(
        messages=endless,
        requests=endless,
        connection_requests=endless,
        tables=endless,
        secrets=endless,
        connections=10**6,
        per_address=10**6,
    )
    config = ServerConfig(port=port, database_url=url, workers=1, warm_up=False, limits=limits)
    if processes == 1:
        run(config, lambda _port: None)
    else:
        run_many(config, processes, True, lambda _port: None)


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


def memory_of(process: int) -> int:
    """Bytes of memory a process and those it started have in use."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") + sum(map(memory_of, started_by(process)))


async def run_load(url: str, process: int, seconds: float, sizes: Sequence[int]) -> dict[str, Any]:
    """All measurements."""
    load = Load(url)
    await load.open_tables(1)
    await load.measure(1.0, 0.0, 1)  # everything is loaded once
    before, opened = memory_of(process), len(load.tables)
    steps, held = [], 0
    per_table = 0.0
    for size in sizes:
        await load.open_tables(size)
        times = await load.measure(seconds, THINKING, size)
        worst = percentile(times, 0.99)
        step = {
            "tables": size,
            "moves a second": round(len(times) / seconds, 1),
            "p50 ms": round(1000 * percentile(times, 0.5), 1),
            "p99 ms": round(1000 * worst, 1),
        }
        print(step, flush=True)
        steps.append(step)
        per_table = (memory_of(process) - before) / (size - opened)
        if worst > BAR_SECONDS:
            break
        held = size
    await load.close()
    return {"held": held, "kilobytes a table": round(per_table / 1024, 1), "steps": steps}


def run_setup(setup: Setup, runs: int, seconds: float) -> dict[str, Any]:
    """All runs of a setup, each with a server of its own."""
    print(setup.name, flush=True)
    found = []
    for _ in range(runs):
        before = round(os.getloadavg()[0], 1)
        with served(setup=setup) as (url, process), shares_of(setup, process):
            measured = uvloop.run(run_load(url, process, seconds, setup.steps))
            found.append(measured | {"load before": before})
    return {"held in the worst run": min(run["held"] for run in found), "runs": found}


def shares_of(setup: Setup, process: int) -> AbstractContextManager[None]:
    """What each process of a server may use, if it is not all there is."""
    if setup.share is None:
        return nullcontext()
    return limited(started_by(process) if setup.processes > 1 else [process], setup.share)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="a step")
    parser.add_argument("--runs", type=int, default=3, help="of each setup")
    parser.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)  # port, database, processes
    options = parser.parse_args()
    if options.serve:
        port, url, processes = options.serve
        serve(int(port), url, int(processes))
        return
    if not may_limit():
        print("only root may give processes a share of a core: those setups are left out")
    setups = {
        setup.name: run_setup(setup, options.runs, options.seconds)
        for setup in SETUPS
        if setup.share is None or may_limit()
    }
    first = setups[SETUPS[0].name]
    figures = {
        "tables held at p99 <= 100 ms": first["held in the worst run"],
        "bar": BAR_TABLES,
        "kilobytes a table": max(run["kilobytes a table"] for run in first["runs"]),
        "setups": setups,
        "cores": os.cpu_count(),
    }
    OUT.write_text(json.dumps(figures, indent=1) + "\n")
    print({name: found["held in the worst run"] for name, found in setups.items()})


@contextmanager
def served(checkout: Path = ROOT, setup: Setup = SETUPS[0]) -> Iterator[tuple[str, int]]:
    """A checkout's server, by its address and its process, until it is no longer needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        script, source = checkout / "bench" / "load.py", f"{checkout}/src:{checkout}/tests"
        command = [sys.executable, str(script), "--serve", str(port), setup.database(folder)]
        command.append(str(setup.processes))
        server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": source})
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            yield url, server.pid
        finally:
            server.terminate()
            server.wait()


def wait_for(url: str) -> None:
    """Until the server answers."""
    for _ in range(1200):
        try:
            if httpx.get(f"{url}/health").status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    main()
