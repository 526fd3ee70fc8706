"""Does a server stay well? `PYTHONPATH=tests python bench/soak.py` watches one for half an hour.

Tables of two people and of a person with an agent move every two seconds; now and then a player
loses the connection and comes back. Every minute the memory of the server and its processes is
noted. A table on which nothing happens for a minute is stuck, and ends the run.
"""

import argparse
import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import uvloop
from load import ROOT, served
from players import THINKING, Table, percentile
from process_use import memory_with_children

OUT = ROOT / "bench" / "out" / "soak.json"
TABLES = 300
WITH_AGENTS = 60
LEVELS = ("beginner", "gentle", "steady", "sharp", "fierce")
STUCK = 60.0  # seconds
LOST = 1 / 30  # of all moves are followed by the loss of a connection


class Soak:
    """Players at many tables, and what became of them."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.counts = {"moves": 0, "games": 0, "connections lost": 0}
        self.times: list[float] = []

    async def play(self, number: int, until: float) -> None:
        """One table after the other, until the time is over."""
        level = LEVELS[number % len(LEVELS)] if number < WITH_AGENTS else None
        while time.monotonic() < until:
            table = Table(True, level)
            await table.open(self.url)
            while time.monotonic() < until and (chosen := table.choose()) is not None:
                await asyncio.wait_for(self.go_on(table, *chosen), STUCK)
            table.close()
            self.counts["games"] += 1

    async def go_on(self, table: Table, player: int, action: str) -> None:
        """A move, or an agent's; then perhaps a connection is lost."""
        if player >= len(table.sockets):
            await table.hear_all(table.seq + 1)
            return
        self.times.append(await table.move(player, action))
        self.counts["moves"] += 1
        if random.random() < LOST:
            await table.connect_again(player)
            self.counts["connections lost"] += 1
        await asyncio.sleep(THINKING * (0.5 + random.random()))

    async def watch(self, process: int, until: float) -> list[dict[str, Any]]:
        """What there is to see, every minute."""
        minutes: list[dict[str, Any]] = []
        while time.monotonic() < until:
            await asyncio.sleep(min(60.0, until - time.monotonic()))
            times, self.times = sorted(self.times), []
            minutes.append(
                {
                    **self.counts,
                    "p50 ms": round(1000 * percentile(times, 0.5), 1),
                    "p99 ms": round(1000 * percentile(times, 0.99), 1),
                    "megabytes": round(memory_with_children(process) / 2**20, 1),
                }
            )
            print(minutes[-1], flush=True)
        return minutes


async def soak(url: str, process: int, minutes: float) -> dict[str, Any]:
    """All tables at once; an error if one is stuck."""
    until = time.monotonic() + 60 * minutes
    run = Soak(url)
    async with asyncio.TaskGroup() as group:
        watching = group.create_task(run.watch(process, until))
        for number in range(TABLES):
            group.create_task(run.play(number, until))
            await asyncio.sleep(0.02)
    return {"tables": TABLES, "with agents": WITH_AGENTS, "stuck": 0, "minutes": watching.result()}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    with served() as (url, process):
        figures = uvloop.run(soak(url, process, options.minutes))
    options.out.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
