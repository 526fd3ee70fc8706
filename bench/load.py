"""How much one server process holds: tables, moves a second, memory, and the page's weight.

`python bench/load.py` starts a server, seats two players at each of many tables over real sockets,
lets every table move every two seconds, and raises the number of tables until the 99th percentile
of the time from sending a move to both players having it is more than 100 ms. The players get
records, as the page does; `bench/moves.py` tells what a move costs, with records and with JSON.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import numpy as np
from websockets.asyncio.client import ClientConnection, connect

from projectl.game.actions import action_of
from projectl.game.notation import cell_names
from projectl.rules import api
from projectl.rules.layout import LAYOUT
from projectl.rules.state import STATE, Mode, Phase
from projectl.web.serialise import PHASES, legal_of

ROOT = Path(__file__).parents[1]
OUT = ROOT / "bench" / "out" / "table.json"
PAGE = ROOT / "src" / "projectl" / "web" / "page"
BAR_SECONDS = 0.1
BAR_TABLES = 300
BAR_PAGE = 150_000
THINKING = 2.0  # seconds between the moves of a table
FONTS = (".woff2", ".woff", ".ttf", ".otf")
STEPS = (100, 200, 300, 450, 600, 800, 1000, 1300)


def serve(port: int, folder: str) -> None:
    """The server under test: as it is by default, but that one address may do everything."""
    from projectl.web.config import Limits, Rate, ServerConfig
    from projectl.web.logs import start_logging
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
    url = f"sqlite:///{folder}/tables.sqlite"
    run(
        ServerConfig(port=port, database_url=url, workers=1, warm_up=False, limits=limits),
        lambda _port: None,
    )


def position_in(board: dict[str, Any]) -> dict[str, Any]:
    """What a player has to know of a record, as JSON would tell it."""
    games = np.frombuffer(b64decode(board["record"]), STATE)
    legal = legal_of(action_of(int(action), Mode.BASE) for action in api.legal_actions(games))
    phase = PHASES[Phase(int(games["phase"][0]))]
    player = int(games["player"][0])
    return {"player": player, "phase": phase, "legal": legal.model_dump(by_alias=True)}


class Table:
    """Two players at a table, each with a socket."""

    def __init__(self, by_record: bool) -> None:
        self.by_record = by_record
        self.sockets: list[ClientConnection] = []
        self.messages: list[dict[str, Any]] = [{}, {}]
        self.id = ""
        self.size = 0  # of the last position, in bytes
        self.dice = random.Random()

    async def open(self, url: str, http: httpx.AsyncClient) -> None:
        """Make the table, join it, connect twice."""
        seats = [{"kind": "link"}, {"kind": "link"}]
        made = (await http.post("/api/tables", json={"mode": "base", "seats": seats})).json()
        self.id = made["table"]
        for seat in made["seats"]:
            asked = {"invite": seat["invite"], "bearer": True}
            joined = (await http.post(f"/api/tables/{self.id}/join", json=asked)).json()
            address = f"{url.replace('http', 'ws')}/api/tables/{self.id}/socket"
            address += f"?layout={LAYOUT}" if self.by_record else ""
            key = {"Authorization": f"Bearer {joined['token']}"}
            self.sockets.append(await connect(address, additional_headers=key, compression=None))
        await asyncio.gather(self.hear(0, 2), self.hear(1, 2))

    async def hear(self, player: int, seq: int) -> None:
        """Wait until a player has seen a number."""
        while self.messages[player].get("seq", -1) < seq:
            text = await self.sockets[player].recv()
            message = json.loads(text)
            if message["type"] == "error":
                raise RuntimeError(message["reason"]["text"])
            if "board" in message or "position" in message:
                self.messages[player], self.size = message, len(text)

    @property
    def position(self) -> dict[str, Any]:
        """The position as the player to act has it."""
        first = self.messages[0]
        if self.by_record:
            return position_in(first["board"])
        position: dict[str, Any] = self.messages[first["position"]["player"]]["position"]
        return position

    async def move(self) -> float:
        """One action; the seconds until both players have seen it."""
        position, seq = self.position, self.messages[0]["seq"]
        player, action = position["player"], self.choose(position["legal"])
        said = {"v": 1, "type": "act", "seq": seq, "seat": player, "action": action}
        started = time.perf_counter()
        await self.sockets[player].send(json.dumps(said))
        await asyncio.gather(*(self.hear(each, seq + 1) for each in (0, 1)))
        return time.perf_counter() - started

    def choose(self, legal: dict[str, Any]) -> str:
        """Place if something fits, else take, else whatever there is."""
        for slot, shapes in legal["placements"].items():
            shape, masks = self.dice.choice(list(shapes.items()))
            return f"place {slot} {shape} {' '.join(cell_names(self.dice.choice(masks)))}"
        for word in ("take", "reward", "piece"):
            if legal[f"{word}s"]:
                return f"{word} {self.dice.choice(legal[f'{word}s'])}"
        return next(word for word in ("done", "end", "pass") if legal[word])

    @property
    def over(self) -> bool:
        return bool(self.position["phase"] == "over")

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
            if table.over:
                await table.close()
                table.__init__(self.by_record)  # type: ignore[misc]
                await table.open(self.url, self.http)
            began = time.perf_counter()
            times.append(await table.move())
            await asyncio.sleep(max(0.0, pause - (time.perf_counter() - began)))

    async def measure(self, seconds: float, pause: float, size: int) -> list[float]:
        """How long every move took, sorted."""
        times: list[float] = []
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
    """Bytes of memory a process has in use."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def page_weight() -> dict[str, int]:
    """What a browser loads, packed, without fonts; nothing if the page is not built."""
    files = [file for file in PAGE.rglob("*") if file.is_file() and file.suffix not in FONTS]
    packed = {
        str(file.relative_to(PAGE)): len(gzip.compress(file.read_bytes(), 9)) for file in files
    }
    return {"total": sum(packed.values()), **packed} if packed else {}


async def run_load(url: str, process: int, seconds: float) -> dict[str, Any]:
    """All measurements."""
    load = Load(url)
    await load.open_tables(1)
    await load.measure(1.0, 0.0, 1)  # everything is loaded once
    before, opened = memory_of(process), len(load.tables)
    steps, held = [], 0
    per_table = 0.0
    for size in STEPS:
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
    return {
        "tables held at p99 <= 100 ms": held,
        "bar": BAR_TABLES,
        "kilobytes a table": round(per_table / 1024, 1),
        "steps": steps,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0, help="a step")
    parser.add_argument("--serve", nargs=2, metavar=("PORT", "FOLDER"), help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        serve(int(options.serve[0]), options.serve[1])
        return
    with served() as (url, process):
        figures = asyncio.run(run_load(url, process, options.seconds))
    weight = page_weight()
    figures |= {"cores": os.cpu_count(), "load before": round(os.getloadavg()[2], 1)}
    figures |= {"page bytes gzipped, without fonts": weight, "page bar": BAR_PAGE}
    OUT.write_text(json.dumps(figures, indent=2) + "\n")
    print(json.dumps(figures, indent=2))


@contextmanager
def served(checkout: Path = ROOT) -> Iterator[tuple[str, int]]:
    """A checkout's server, by its address and its process, until it is no longer needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        script, source = checkout / "bench" / "load.py", str(checkout / "src")
        command = [sys.executable, str(script), "--serve", str(port), folder]
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
