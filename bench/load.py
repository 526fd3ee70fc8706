"""How much a server holds: tables, and memory for them.

`PYTHONPATH=tests python bench/load.py` starts a server, seats two players at each of many tables
over real sockets, lets every table move every two seconds, and raises the number of tables until
the 99th percentile of the time from sending a move to both players having it is more than 100 ms:
with one process on SQLite, with one on PostgreSQL, and with three, some times each; the worst run
counts. Players, server and database share this machine.

What a virtual machine computes in a second changes from minute to minute. So the setups take turns,
three processes are compared with the one that was measured just before them, and every step begins
with a fixed computation, whose time tells how fast the machine is at that moment.

One process, its players and the database use much of two cores, so that three processes have little
more to compute with. What three hold on two cores is therefore also measured on two that are the
server's alone: on a machine of six cores or more on whole ones; on a smaller one on two slower
cores, so slow that players and database have as much as they can use. What every step used is
written down. `--only slower` measures some setups, and leaves the figures of the others; `--out`
names another file for them.

Games end at any time, as on any day: the players leave the first one at each place after as many
moves as chance says, and a new table is opened for each that ends.

The players get records, as the page does; `bench/moves.py` tells what a move costs, with records
and with JSON.
"""

import argparse
import json
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import httpx
import uvloop
from cpu_pinning import on_cores, pinned_cores
from cpu_shares import limited, may_limit
from crowd import Crowd
from players import THINKING, percentile
from postgres import cluster, new_database
from process_use import cpu_with_children, memory_with_children, started_by

from projectl.web.admission import SPARE, descriptors

ROOT = Path(__file__).parents[1]
OUT = ROOT / "bench" / "out" / "table.json"
BAR_SECONDS = 0.1
BAR_TABLES = 1000
BAR_RATIO = 1.6  # of what three processes hold to what one does
CROWD = 3  # processes of players, where they have cores enough
CORES, SPEED = 2, 0.45  # of the server's own machine, where it has one
COMPUTATION, COMPUTATIONS = 100_000, 5
WARM_UP, WARM_UP_SECONDS = 24, 12.0  # tables a process that play as fast as they can


class Cores(Enum):
    """What all processes of a server together compute with."""

    SHARED = "all of the machine, with players and database"
    WHOLE = "two of their own"
    SLOWER = "two of their own, each with a share of one"

    @property
    def players(self) -> int:
        """Processes that play, which are to leave a server its time."""
        return CROWD if self is Cores.WHOLE else 1


@dataclass(frozen=True)
class Setup:
    """A server under test."""

    name: str
    processes: int = 1
    on_postgresql: bool = False
    cores: Cores = Cores.SHARED
    first: int = 2 * BAR_TABLES  # tables to begin with
    coarse: int = 800  # tables from step to step, until it does not hold them; then halved,
    fine: int = 100  # down to this

    def database(self, folder: str) -> str:
        """A new one; PostgreSQL's is synced, as SQLite's is."""
        if self.on_postgresql:
            return new_database(synced=True)
        return f"sqlite:///{folder}/tables.sqlite"


ONE = Setup("one process, PostgreSQL", 1, True)
THREE = Setup("three processes, PostgreSQL", 3, True)
ONE_WHOLE = Setup(
    "one process on two cores of its own, PostgreSQL", 1, True, Cores.WHOLE, 4800, 800, 200
)
THREE_WHOLE = Setup(
    "three processes on two cores of their own, PostgreSQL", 3, True, Cores.WHOLE, 8000, 1600, 200
)
ONE_SLOWER = Setup(
    "one process on two slower cores, PostgreSQL", 1, True, Cores.SLOWER, 1600, 400, 100
)
THREE_SLOWER = Setup(
    "three processes on two slower cores, PostgreSQL", 3, True, Cores.SLOWER, 3600, 800, 100
)
ALONE = Setup("one process, SQLite")
SETUPS = (ALONE, ONE, THREE, ONE_WHOLE, THREE_WHOLE, ONE_SLOWER, THREE_SLOWER)
COMPARED = {  # by the figure that compares them
    "three processes to one": (THREE, ONE),
    "three processes to one, on two cores of their own": (THREE_WHOLE, ONE_WHOLE),
    "three processes to one, on two slower cores of their own": (THREE_SLOWER, ONE_SLOWER),
}


def serve(port: int, url: str, processes: int) -> None:
    """The server under test: as it is by default, but that one address may do everything."""
    from projectl.web.config import Limits, Rate, ServerConfig
    from projectl.web.logs import start_logging
    from projectl.web.processes import run_many
    from projectl.web.server import run

    start_logging(as_json=True)
    endless = Rate(1e9, 1e9)
    limits = Limits(
        messages=endless,
        address_messages=endless,
        address_entries=endless,
        requests=endless,
        files=endless,
        connection_requests=endless,
        arrivals=endless,
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


class Climb:
    """More and more tables at a server, until it does not hold them."""

    def __init__(self, url: str, server: int, setup: Setup, seconds: float) -> None:
        self.load = Crowd(url, setup.cores.players)
        self.seconds = seconds
        self.server = server
        self.setup = setup
        self.database = database_process() if setup.on_postgresql else None
        self.steps: list[dict[str, float]] = []

    async def run(self) -> dict[str, Any]:
        """Warm up, and climb to where it ends."""
        await self.load.open_tables(1)
        before = memory_with_children(self.server)
        warm_up = WARM_UP * self.setup.processes
        await self.load.open_tables(warm_up)
        await self.load.measure(WARM_UP_SECONDS, 0.0, warm_up)  # whole games: all code is loaded
        held = await self.climb()
        memory = memory_with_children(self.server) - before
        self.load.close()
        per_table = memory / 1024 / (self.load.opened - 1)
        return {"held": held, "kilobytes a table": round(per_table, 1), "steps": self.steps}

    async def climb(self) -> int:
        """The most tables that are held, where a few more are not: up by coarse steps, then between
        the last two by halves.
        """
        held, size = 0, self.setup.first
        not_held: int | None = None
        files = min(self.setup.processes, self.setup.cores.players) * (descriptors() - SPARE)
        most = files // 2  # each player is an open file, here and there
        while not_held is None or not_held - held > self.setup.fine:
            if size > most:
                print(f"more than {most} tables cannot be opened here: {held} are held, or more")
                return held
            if await self.step(size) <= BAR_SECONDS:
                held = size
            else:
                not_held = size
            size = held + self.setup.coarse if not_held is None else (held + not_held) // 2
        return held

    async def step(self, size: int) -> float:
        """Have some tables move; the 99th percentile of their moves."""
        await self.load.open_tables(size)
        pace = computation_ms()
        before = self.used()
        with cores_of(self.setup, self.server):
            times = await self.load.measure(self.seconds, THINKING, size)
        used = {name: now - before[name] for name, now in self.used().items()}
        worst = percentile(times, 0.99)
        step = {
            "tables": size,
            "moves a second": round(len(times) / self.seconds, 1),
            "p50 ms": round(1000 * percentile(times, 0.5), 1),
            "p99 ms": round(1000 * worst, 1),
            "server's CPU ms a move": round(1000 * used["server"] / len(times), 2),
            "ms of a fixed computation": round(pace, 1),
        } | {f"cores of the {name}": round(cpu / self.seconds, 2) for name, cpu in used.items()}
        print(step, flush=True)
        self.steps.append(step)
        return worst

    def used(self) -> dict[str, float]:
        """Seconds of CPU so far."""
        found = {"server": cpu_with_children(self.server), "players": self.load.cpu()}
        if self.database is not None:
            found["database"] = cpu_with_children(self.database)
        return found


def database_process() -> int:
    """The PostgreSQL that was started for this."""
    file = cluster(True) / "data" / "postmaster.pid"  # as new_database has it
    return int(file.read_text().splitlines()[0])


def computation_ms() -> float:
    """How long this machine takes for a little arithmetic now: the least of some times."""
    times = []
    for _ in range(COMPUTATIONS):
        before = time.process_time()
        sum(number * number for number in range(COMPUTATION))
        times.append(time.process_time() - before)
    return 1000 * min(times)


def run_once(setup: Setup, seconds: float) -> dict[str, Any]:
    """One run, with a server of its own."""
    print(setup.name, flush=True)
    before = round(os.getloadavg()[0], 1)
    with served(setup=setup) as (url, process):
        measured = uvloop.run(Climb(url, process, setup, seconds).run())
    print({"held": measured["held"]}, flush=True)
    return measured | {"load before": before}


def in_turns(setups: list[Setup], runs: int, seconds: float) -> Iterator[dict[str, Any]]:
    """Runs of some setups, one of each after the other; what was found so far, after each turn."""
    found: dict[str, list[dict[str, Any]]] = {setup.name: [] for setup in setups}
    for _ in range(runs):
        for setup in setups:
            found[setup.name].append(run_once(setup, seconds))
        yield {
            name: {"held in the worst run": min(run["held"] for run in its), "runs": its}
            for name, its in found.items()
        }


def cores_of(setup: Setup, process: int) -> AbstractContextManager[None]:
    """What the processes of a server may use, if it is a share of what there is."""
    if setup.cores is not Cores.SLOWER:
        return nullcontext()
    return limited(started_by(process) if setup.processes > 1 else [process], SPEED, CORES)


def pinned(setup: Setup, process: int) -> AbstractContextManager[object]:
    """Keep a server that has just been started, and everybody else, to their own cores."""
    cores = pinned_cores(CORES) if setup.cores is Cores.WHOLE else None
    if cores is None:
        return nullcontext()
    return on_cores(process, *cores, beside=[0, database_process()])


def is_possible(setup: Setup) -> bool:
    """Whether this machine has the cores for a setup."""
    match setup.cores:
        case Cores.SHARED:
            return True
        case Cores.WHOLE:
            return pinned_cores(CORES) is not None
        case Cores.SLOWER:
            return may_limit()


def figures_of(setups: dict[str, Any]) -> dict[str, Any]:
    """What is written: the figures that are asked for, and all that was measured."""
    figures: dict[str, Any] = {"bar": BAR_TABLES, "bar of three processes to one": BAR_RATIO}
    if alone := setups.get(ALONE.name):
        figures["tables held at p99 <= 100 ms"] = alone["held in the worst run"]
        figures["kilobytes a table"] = max(run["kilobytes a table"] for run in alone["runs"])
    for name, (three, one) in COMPARED.items():
        if three.name in setups and one.name in setups:
            figures[name] = ratios(setups[three.name], setups[one.name])
    if ONE_SLOWER.name in setups:
        figures["speed of a slower core"] = SPEED
    return figures | {"setups": setups, "cores": os.cpu_count()}


def ratios(three: dict[str, Any], one: dict[str, Any]) -> list[float]:
    """How many times as many tables, run by run."""
    pairs = zip(three["runs"], one["runs"], strict=False)
    return [round(many["held"] / few["held"], 2) for many, few in pairs]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="a step")
    parser.add_argument("--runs", type=int, default=3, help="of each setup")
    parser.add_argument("--only", default="", help="setups whose names match this expression")
    parser.add_argument("--out", type=Path, default=OUT, help="where the figures go")
    parser.add_argument("--serve", nargs=3, help=argparse.SUPPRESS)  # port, database, processes
    options = parser.parse_args()
    if options.serve:
        port, url, processes = options.serve
        serve(int(port), url, int(processes))
        return
    chosen = []
    for setup in SETUPS:
        if re.search(options.only, setup.name):
            if is_possible(setup):
                chosen.append(setup)
            else:
                print(f"left out, for want of cores or of root's rights: {setup.name}")
    kept = (
        json.loads(options.out.read_text())["setups"]
        if options.only and options.out.exists()
        else {}
    )
    for found in in_turns(chosen, options.runs, options.seconds):
        options.out.write_text(json.dumps(figures_of(kept | found), indent=1) + "\n")


@contextmanager
def served(checkout: Path = ROOT, setup: Setup = ALONE) -> Iterator[tuple[str, int]]:
    """A checkout's server, by its address and its process, until it is no longer needed."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        script, source = checkout / "bench" / "load.py", f"{checkout}/src:{checkout}/tests"
        command = [sys.executable, str(script), "--serve", str(port), setup.database(folder)]
        command.append(str(setup.processes))
        environment = {**os.environ, "PYTHONPATH": source}
        server = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        with pinned(setup, server.pid):
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
