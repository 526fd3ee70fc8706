"""What the parts of a running server share: the house, its audiences, its doors, its counts."""

import asyncio
import contextlib
import logging
import resource
import sys
import time
from collections import deque
from pathlib import Path

from projectl.table.crew import Crew
from projectl.table.house import House
from projectl.table.live import LiveTable
from projectl.table.setting import STAND_IN
from projectl.table.store import open_engine
from projectl.web.audience import Audience
from projectl.web.connection import RESTART
from projectl.web.limits import Buckets, Doorkeeper
from projectl.web.settings import Settings

log = logging.getLogger("projectl.web")

TIDY_SECONDS = 5.0
WINDOW = 60.0  # seconds over which moves are counted
FAREWELL_SECONDS = 2.0


class Lobby:
    """One server from start to stop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        crew = Crew(settings.workers, settings.agent_seconds)
        self.house = House(open_engine(settings.database_url), crew, settings.pace)
        self.house.prepare = self._seat_audience
        self.audiences: dict[str, Audience] = {}
        self.doors = Doorkeeper(settings.limits)
        self.requests = Buckets(settings.limits.requests)
        self.making = Buckets(settings.limits.tables)
        self.trying = Buckets(settings.limits.secrets)
        self.started = time.monotonic()
        self.moves_put_away = 0
        self.moves_seen: deque[tuple[float, int]] = deque()
        self.tasks: list[asyncio.Task[object]] = []

    @property
    def closing(self) -> bool:
        return self.house.closing

    async def open(self) -> None:
        """Resume what was going on, and look after it."""
        loop = asyncio.get_running_loop()
        if self.settings.warm_up:
            self.tasks.append(loop.create_task(self.house.crew.warm_up(STAND_IN)))
        self.tasks += [
            loop.create_task(self._resume()),
            loop.create_task(self._tidy()),
        ]

    async def _resume(self) -> None:
        try:
            await self.house.resume()
        except Exception:
            log.exception("tables could not be resumed; they will be when somebody comes")

    async def _tidy(self) -> None:
        """Put away what nobody uses, and count."""
        while True:
            self.moves_seen.append((time.monotonic(), self.moves))
            while self.moves_seen[0][0] < time.monotonic() - WINDOW:
                self.moves_seen.popleft()
            await asyncio.sleep(TIDY_SECONDS)
            self.house.put_away(time.monotonic())
            for name in self.audiences.keys() - self.house.tables.keys():
                self.moves_put_away += self.audiences.pop(name).moves

    def _seat_audience(self, table: LiveTable) -> None:
        old = self.audiences.get(table.id)
        if old is not None:
            self.moves_put_away += old.moves
        self.audiences[table.id] = Audience(table)

    async def find(self, table: str) -> Audience | None:
        """The audience of a table; None if there is no such table."""
        found = await self.house.find(table)
        return None if found is None else self.audiences[found.id]

    async def farewell(self) -> None:
        """Tell everybody that the server goes, and give them a moment to hear it."""
        self.house.closing = True
        for audience in list(self.audiences.values()):
            audience.close_all(RESTART, "the server is closing; it may be back soon")
        deadline = time.monotonic() + FAREWELL_SECONDS
        while self.doors.inside and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what was begun; nothing accepted is lost."""
        for task in self.tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.house.close()
        log.info("closed")

    # Counts for the host

    @property
    def moves(self) -> int:
        """Everything accepted since the start."""
        return self.moves_put_away + sum(audience.moves for audience in self.audiences.values())

    def counts(self) -> dict[str, float]:
        """What the host's page shows."""
        since, moves = self.moves_seen[0] if self.moves_seen else (self.started, 0)
        audiences = list(self.audiences.values())
        return {
            "seconds up": round(time.monotonic() - self.started),
            "tables open": len(self.house.tables),
            "games going on": sum(not each.table.room.game.is_over for each in audiences),
            "connections": self.doors.inside,
            "seats connected": sum(len(each.connected) for each in audiences),
            "moves": self.moves,
            "moves a second": round((self.moves - moves) / max(1.0, time.monotonic() - since), 2),
            "commits": self.house.scribe.commits,
            "workers": self.house.crew.size,
            "workers thinking": self.house.crew.busy,
            "answers of agents": self.house.crew.answers,
            "failures of agents": self.house.crew.failures,
            "megabytes": round(memory_bytes() / 2**20, 1),
        }


def memory_bytes() -> int:
    """How much memory the process has in use; the most it had, where the system tells no better."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
