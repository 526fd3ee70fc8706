"""What the parts of a running server share: the registry of tables, limits and counts."""

import asyncio
import contextlib
import logging
import sys
import time
from collections import deque
from functools import partial
from pathlib import Path

try:
    import resource
except ImportError:  # not on Windows
    resource = None  # type: ignore[assignment]

from projectl.table.agent_pool import AgentPool
from projectl.table.backoff import until_done
from projectl.table.config import STAND_IN
from projectl.table.registry import TableRegistry
from projectl.table.store import open_engine
from projectl.texts import Message
from projectl.web.broadcast import Broadcast
from projectl.web.config import ServerConfig
from projectl.web.connection import RESTART
from projectl.web.garbage import FullCollections
from projectl.web.limits import ConnectionLimiter, SharedBuckets, TokenBuckets
from projectl.web.pauses import time_pauses, watch_loop
from projectl.web.qr import QrDrawer
from projectl.web.schema.http import TroubleName

log = logging.getLogger("projectl.web")

TIDY_SECONDS = 5.0
PROBE_SECONDS = 2.0
WINDOW = 60.0  # seconds over which moves are counted
GOODBYE_SECONDS = 2.0


def prevents_play(trouble: TroubleName) -> bool:
    """Whether nothing can be played; agents that fail are replaced by simpler ones."""
    return trouble.startswith("database")


class ServerState:
    """One server from start to stop."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        pool = AgentPool(config.workers, config.agent_seconds)
        engine = open_engine(config.database_url)
        listener = partial(Broadcast, limits=config.limits)
        self.registry = TableRegistry(engine, pool, config.pace, listener)
        self.connections = ConnectionLimiter(config.limits)
        self.requests = TokenBuckets(config.limits.requests)
        self.files = TokenBuckets(config.limits.files)
        self.messages = TokenBuckets(config.limits.address_messages)
        self.entries = TokenBuckets(config.limits.address_entries)
        self.lines = TokenBuckets(config.limits.address_lines)
        self.new_tables = TokenBuckets(config.limits.tables)
        self.qr_codes = TokenBuckets(config.limits.qr_codes)
        self.qr_drawer = QrDrawer()
        self.link_tries = TokenBuckets(config.limits.secrets)
        self.started = time.monotonic()
        self.full_collections = FullCollections()
        self.moves_seen: deque[tuple[float, int]] = deque()
        self.tasks: list[asyncio.Task[object]] = []
        self.database_answers = True
        self.closing = False

    async def open(self) -> None:
        """Resume the games that were going on, and start what runs in the background."""
        loop = asyncio.get_running_loop()
        time_pauses()
        self.registry.join_cluster()
        if self.config.warm_up:
            self.tasks.append(loop.create_task(self.registry.pool.warm_up(STAND_IN)))
        self.tasks += [
            loop.create_task(until_done("resume", self.registry.resume)),
            loop.create_task(until_done("tidy", self._tidy)),
            loop.create_task(until_done("probe", self._probe)),
            loop.create_task(until_done("watch", watch_loop)),
            loop.create_task(until_done("unplayed", self.registry.unplayed.run)),
        ]

    async def _tidy(self) -> None:
        """Evict idle tables, collect garbage if it does not disturb, wake agents that stopped, and
        sample the number of moves.
        """
        while True:
            self.moves_seen.append((time.monotonic(), self.moves))
            while self.moves_seen[0][0] < time.monotonic() - WINDOW:
                self.moves_seen.popleft()
            await asyncio.sleep(TIDY_SECONDS)
            self.registry.evict_idle(time.monotonic())
            self.full_collections.collect_if_due(
                self.connections.total, len(self.registry.tables), memory_bytes()
            )
            self.registry.wake_agents()

    async def _probe(self) -> None:
        """Ask the database now and then whether it is there."""
        while True:
            self.database_answers = await self.registry.answers()
            await asyncio.sleep(PROBE_SECONDS)

    def buckets_of(self, address: str) -> SharedBuckets:
        """What the sockets of an address have together."""
        return SharedBuckets(self.messages.of(address), self.entries.of(address))

    def troubles(self) -> list[TroubleName]:
        """What does not work now."""
        writer, pool = self.registry.writer, self.registry.pool
        found: dict[TroubleName, bool] = {
            "database_silent": not self.database_answers,
            "database_hangs": writer.hangs,
            "database_fails": writer.fails,
            "agents_fail": pool.fails,
        }
        return [name for name, present in found.items() if present]

    async def announce_shutdown(self) -> None:
        """Tell every client that the server stops, and give them a moment to disconnect."""
        self.closing = True
        for table in list(self.registry.tables.values()):
            table.listener.close_all(RESTART, Message("refused-server-closing"))
        deadline = time.monotonic() + GOODBYE_SECONDS
        while self.connections.total and time.monotonic() < deadline:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        """Finish what is under way; nothing accepted is lost."""
        self.closing = True
        for task in self.tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.qr_drawer.close()
        await self.registry.close()
        log.info("closed")

    # Counts for the host

    @property
    def moves(self) -> int:
        """Everything accepted since the start."""
        return self.registry.writer.entries

    def counts(self) -> dict[str, float]:
        """What the host's page shows."""
        since, moves = self.moves_seen[0] if self.moves_seen else (self.started, 0)
        tables = list(self.registry.tables.values())
        return {
            "seconds up": round(time.monotonic() - self.started),
            "tables open": len(tables),
            "games going on": sum(not table.session.game.is_over for table in tables),
            "connections": self.connections.total,
            "seats connected": sum(len(table.listener.present.seats) for table in tables),
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
    """How much memory the process has in use; or the most it had; 0 where the system is silent."""
    if resource is None:
        return 0
    with contextlib.suppress(OSError, ValueError, IndexError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak if sys.platform == "darwin" else peak * 1024
