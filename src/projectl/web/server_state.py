"""What the parts of a running server share: the registry, its broadcasts, its doors, its counts."""

import asyncio
import contextlib
import logging
import resource
import sys
import time
from collections import deque
from pathlib import Path

from projectl.table.agent_pool import AgentPool
from projectl.table.config import STAND_IN
from projectl.table.live import LiveTable
from projectl.table.registry import TableRegistry
from projectl.table.store import open_engine
from projectl.web.broadcast import Broadcast
from projectl.web.config import ServerConfig
from projectl.web.connection import RESTART
from projectl.web.limits import ConnectionLimiter, TokenBuckets

log = logging.getLogger("projectl.web")

TIDY_SECONDS = 5.0
WINDOW = 60.0  # seconds over which moves are counted
FAREWELL_SECONDS = 2.0


class ServerState:
    """One server from start to stop."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        pool = AgentPool(config.workers, config.agent_seconds)
        self.registry = TableRegistry(open_engine(config.database_url), pool, config.pace)
        self.registry.prepare = self._add_broadcast
        self.broadcasts: dict[str, Broadcast] = {}
        self.doors = ConnectionLimiter(config.limits)
        self.requests = TokenBuckets(config.limits.requests)
        self.making = TokenBuckets(config.limits.tables)
        self.trying = TokenBuckets(config.limits.secrets)
        self.started = time.monotonic()
        self.moves_put_away = 0
        self.moves_seen: deque[tuple[float, int]] = deque()
        self.tasks: list[asyncio.Task[object]] = []

    @property
    def closing(self) -> bool:
        return self.registry.closing

    async def open(self) -> None:
        """Resume what was going on, and look after it."""
        loop = asyncio.get_running_loop()
        if self.config.warm_up:
            self.tasks.append(loop.create_task(self.registry.pool.warm_up(STAND_IN)))
        self.tasks += [
            loop.create_task(self._resume()),
            loop.create_task(self._tidy()),
        ]

    async def _resume(self) -> None:
        try:
            await self.registry.resume()
        except Exception:
            log.exception("tables could not be resumed; they will be when somebody comes")

    async def _tidy(self) -> None:
        """Put away what nobody uses, and count."""
        while True:
            self.moves_seen.append((time.monotonic(), self.moves))
            while self.moves_seen[0][0] < time.monotonic() - WINDOW:
                self.moves_seen.popleft()
            await asyncio.sleep(TIDY_SECONDS)
            self.registry.put_away(time.monotonic())
            for name in self.broadcasts.keys() - self.registry.tables.keys():
                self.moves_put_away += self.broadcasts.pop(name).moves

    def _add_broadcast(self, table: LiveTable) -> None:
        old = self.broadcasts.get(table.id)
        if old is not None:
            self.moves_put_away += old.moves
        self.broadcasts[table.id] = Broadcast(table)

    async def find(self, table: str) -> Broadcast | None:
        """The broadcast of a table; None if there is no such table."""
        found = await self.registry.find(table)
        return None if found is None else self.broadcasts[found.id]

    async def farewell(self) -> None:
        """Tell everybody that the server goes, and give them a moment to hear it."""
        self.registry.closing = True
        for broadcast in list(self.broadcasts.values()):
            broadcast.close_all(RESTART, "the server is closing; it may be back soon")
        deadline = time.monotonic() + FAREWELL_SECONDS
        while self.doors.inside and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what was begun; nothing accepted is lost."""
        for task in self.tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.registry.close()
        log.info("closed")

    # Counts for the host

    @property
    def moves(self) -> int:
        """Everything accepted since the start."""
        return self.moves_put_away + sum(broadcast.moves for broadcast in self.broadcasts.values())

    def counts(self) -> dict[str, float]:
        """What the host's page shows."""
        since, moves = self.moves_seen[0] if self.moves_seen else (self.started, 0)
        broadcasts = list(self.broadcasts.values())
        return {
            "seconds up": round(time.monotonic() - self.started),
            "tables open": len(self.registry.tables),
            "games going on": sum(not each.table.session.game.is_over for each in broadcasts),
            "connections": self.doors.inside,
            "seats connected": sum(len(each.connected) for each in broadcasts),
            "moves": self.moves,
            "moves a second": round((self.moves - moves) / max(1.0, time.monotonic() - since), 2),
            "commits": self.registry.writer.commits,
            "workers": self.registry.pool.size,
            "workers thinking": self.registry.pool.busy,
            "answers of agents": self.registry.pool.answers,
            "failures of agents": self.registry.pool.failures,
            "megabytes": round(memory_bytes() / 2**20, 1),
        }


def memory_bytes() -> int:
    """How much memory the process has in use; the most it had, where the system tells no better."""
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
