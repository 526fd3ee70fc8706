"""How much one server process holds: tables, moves a second, memory, and the page's weight.

`python bench/load.py` starts a server, seats two players at each of many tables over real sockets,
lets every table move every two seconds, and raises the number of tables until the 99th percentile
of the time from sending a move to both players having it is more than 100 ms. The players get
records, as the page does; what a move costs is measured for players that get JSON, too.
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
from projectl.web.serialise import legal_of

ROOT = Path(__file__).parents[1]
OUT = ROOT / "bench" / "out" / "table.json"
PAGE = ROOT / "src" / "projectl" / "web" / "page"
BAR_SECONDS = 0.1
BAR_TABLES = 300
BAR_PAGE = 150_000
BUSY_TABLES = 32
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


class Table:
    """Two players at a table, each with a socket."""

    def __init__(self, by_record: bool) -> None:
        self.by_record = by_record
        self.sockets: list[ClientConnection] = []
        self.messages: list[dict[str, Any]] = [{}, {}]
        self.id = ""
        self.size = 0  # of the last message with a position, in bytes
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

    async def move(self) -> float:
        """One action; the seconds until both players have seen it."""
        player = (
            int(self.games["player"][0])
            if self.by_record
            else self.messages[0]["position"]["player"]
        )
        message = self.messages[player]
        action = self.choose(self.legal() if self.by_record else message["position"]["legal"])
        said = {"v": 1, "type": "act", "seq": message["seq"], "seat": player, "action": action}
        started = time.perf_counter()
        await self.sockets[player].send(json.dumps(said))
        await asyncio.gather(*(self.hear(each, message["seq"] + 1) for each in (0, 1)))
        return time.perf_counter() - started

    @property
    def games(self) -> api.Games:
        return np.frombuffer(b64decode(self.messages[0]["board"]["record"]), STATE)

    def legal(self) -> dict[str, Any]:
        """What the rules say is legal, as a position in JSON has it."""
        games = self.games
        actions = (action_of(int(number), Mode.BASE) for number in api.legal_actions(games))
        return legal_of(actions).model_dump(by_alias=True)

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
        if self.by_record:
            return bool(self.games["phase"][0] == Phase.OVER)
        return bool(self.messages[0]["position"]["phase"] == "over")

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


def cpu_of(process: int) -> float:
    """Seconds of CPU a process has used: whatever else the machine does, they are its own."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def page_weight() -> dict[str, int]:
    """What a browser loads, packed, without fonts; nothing if the page is not built."""
    files = [file for file in PAGE.rglob("*") if file.is_file() and file.suffix not in FONTS]
    packed = {
        str(file.relative_to(PAGE)): len(gzip.compress(file.read_bytes(), 9)) for file in files
    }
    return {"total": sum(packed.values()), **packed} if packed else {}


async def run_busy(load: Load, process: int, seconds: float) -> dict[str, float]:
    """What a move costs when 32 tables move as fast as they can."""
    await load.open_tables(BUSY_TABLES)
    await load.measure(1.0, 0.0, BUSY_TABLES)
    spent = cpu_of(process)
    times = await load.measure(seconds, 0.0, BUSY_TABLES)
    spent = cpu_of(process) - spent
    size = sum(table.size for table in load.tables) / len(load.tables)
    await load.close()
    return {
        "moves a second": round(len(times) / seconds, 1),
        "p99 ms": round(1000 * percentile(times, 0.99), 1),
        "server's CPU ms a move": round(1000 * spent / len(times), 2),
        "bytes a message": round(size),
    }


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
    by_record = await run_busy(Load(url), process, seconds)
    by_json = await run_busy(Load(url, by_record=False), process, seconds)
    return {
        "tables held at p99 <= 100 ms": held,
        "bar": BAR_TABLES,
        "32 tables at full speed": {"records": by_record, "JSON": by_json},
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
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, __file__, "--serve", str(port), folder])
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            figures = asyncio.run(run_load(url, server.pid, options.seconds))
        finally:
            server.terminate()
            server.wait()
    weight = page_weight()
    figures |= {"cores": os.cpu_count(), "load before": round(os.getloadavg()[2], 1)}
    figures |= {"page bytes gzipped, without fonts": weight, "page bar": BAR_PAGE}
    OUT.write_text(json.dumps(figures, indent=2) + "\n")
    print(json.dumps(figures, indent=2))


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
