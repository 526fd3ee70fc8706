"""The other processes on the same database: what they write, whose agents they play, presence.

Any process serves any table. A process that writes tells the others, if somebody may be at the
table there. They read on when they are told, when a client comes, and at every heartbeat in case a
message was lost. The agents of a table are played by the process that has its advisory lock, which
is free as soon as that process is gone.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from projectl.table import channel, store
from projectl.table.backoff import until_done
from projectl.table.channel import ChannelListener, ClusterMessage, Ephemeral, Growth, Presence
from projectl.table.presence import NOBODY, PROCESS_TIMEOUT, RESEND_EVERY, Present, RemotePresence
from projectl.table.refusal import Refusal
from projectl.table.store import News, Progress

if TYPE_CHECKING:
    from projectl.table.live import LiveTable
    from projectl.table.registry import TableRegistry

log = logging.getLogger("projectl.table")

HEARTBEAT = 1.0  # seconds
GATHER_SECONDS = 0.1  # for which arrivals and departures are batched
SETTLED = 3.0  # seconds after which it is known who is elsewhere at a table that was opened
UNUSED = 10.0  # seconds after which a table that is played elsewhere is closed here
TRY_LOCK = text("SELECT pg_try_advisory_lock(:key)")
UNLOCK = text("SELECT pg_advisory_unlock(:key)")
IS_THERE = text("SELECT true")

Result = TypeVar("Result")


def lock_key(table: str) -> int:
    """The key of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)


class DedicatedConnection:
    """One connection to the database, and a thread that uses it."""

    def __init__(self, engine: Engine, lost: Callable[[], None]) -> None:
        self.engine = engine
        self.lost = lost
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="cluster")
        self.connection: Connection | None = None

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Have the thread do something; DBAPIError if the connection is lost."""
        return await asyncio.get_running_loop().run_in_executor(self.thread, self._run, work)

    def start(self, work: Callable[[Connection], object]) -> None:
        """Have the thread do something that nobody waits for."""
        with contextlib.suppress(RuntimeError):  # it is closed
            self.thread.submit(self._run, work)

    def _run(self, work: Callable[[Connection], Result]) -> Result:
        try:
            if self.connection is None:
                self.connection = channel.dedicated_connection(self.engine)
            return work(self.connection)
        except DBAPIError:
            self._disconnect()
            self.lost()
            raise

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with channel.discarding(connection):
                pass

    def close(self, wait: bool) -> None:
        """Disconnect, which frees every lock."""
        with contextlib.suppress(RuntimeError):
            self.thread.submit(self._disconnect)
        self.thread.shutdown(wait=wait)


class NewsReader:
    """Reads what other processes wrote, on a connection that is kept for it."""

    def __init__(self, engine: Engine) -> None:
        self.dedicated = DedicatedConnection(engine, lambda: None)

    async def read(self, table: str, seq: int) -> News:
        """What has become of a table since an entry; DBAPIError if the database does not say."""
        work = partial(store.load_news, table=table, seq=seq)
        try:
            return await self.dedicated.run(work)
        except DBAPIError:  # the connection may have been lost long ago
            return await self.dedicated.run(work)


class AdvisoryLocks:
    """Locks of tables whose agents this process plays; `held` is for the connection's thread."""

    def __init__(self, engine: Engine) -> None:
        self.held: set[str] = set()
        self.dedicated = DedicatedConnection(engine, self.held.clear)

    async def acquire(self, table: str) -> bool:
        """Whether the agents of a table are this process's to play."""
        try:
            return await self.dedicated.run(lambda connection: self._lock(connection, table))
        except DBAPIError:
            return False

    def release(self, table: str) -> None:
        """Let any process play them from now on."""
        self.dedicated.start(lambda connection: self._unlock(connection, table))

    def _lock(self, connection: Connection, table: str) -> bool:
        if table in self.held:
            return bool(connection.execute(IS_THERE).scalar())
        if not connection.execute(TRY_LOCK, {"key": lock_key(table)}).scalar():
            return False
        self.held.add(table)
        return True

    def _unlock(self, connection: Connection, table: str) -> None:
        if table in self.held:
            self.held.discard(table)
            connection.execute(UNLOCK, {"key": lock_key(table)})


class Cluster:
    """This process among the others."""

    def __init__(self, registry: "TableRegistry[Any]") -> None:
        self.registry = registry
        self.name = secrets.token_hex(8)
        self.locks = AdvisoryLocks(registry.engine)
        self.news = NewsReader(registry.engine)
        self.remote = RemotePresence()
        self.last_heartbeat = time.monotonic()  # when this process last sent one
        self.changed: set[str] = set()  # tables at which somebody came or left
        self.due: dict[str, int] = {}  # tables to read on at, up to an entry; 0 is all there is
        self.reading: dict[str, asyncio.Task[None]] = {}
        self.loop = asyncio.get_running_loop()
        self.listener = ChannelListener(registry.engine, self._receive)
        self.heartbeats = self.loop.create_task(until_done("heartbeat", self._send_heartbeats))

    async def close(self, wait: bool = True) -> None:
        """Leave the others: what was this process's to play is theirs."""
        for task in (self.heartbeats, *self.reading.values()):
            task.cancel()
        await asyncio.gather(self.heartbeats, *self.reading.values(), return_exceptions=True)
        await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.locks.dedicated.close, wait)
        await asyncio.to_thread(self.news.dedicated.close, wait)

    def _receive(self, message: ClusterMessage | None) -> None:
        """In the listener's thread: most messages are about tables that are not open here."""
        if self.loop.is_closed():
            self.listener.closed.set()
            return
        if isinstance(message, Presence):
            self.remote.last_heard[message.process] = time.monotonic()
        if self._concerns(message):
            self.loop.call_soon_threadsafe(self._handle, message)

    def _concerns(self, message: ClusterMessage | None) -> bool:
        if not isinstance(message, Growth | Presence):
            return True
        if isinstance(message, Presence) and message.asks:
            return True
        opened = self.registry.tables.keys()
        return not message.tables.keys().isdisjoint(opened)  # which walks the shorter

    def _handle(self, message: ClusterMessage | None) -> None:
        match message:
            case Growth(tables):
                for name, seq in tables.items():
                    self._handle_growth(name, seq)
            case Presence(process, tables, asks):
                self._update_presence(process, tables)
                if asks:
                    self._send_presence(self._present())
            case Ephemeral(table, content):
                if table in self.registry.tables:
                    self.registry.tables[table].listener.show_ephemeral(content)
            case None:  # something may have been missed
                for name, opened in list(self.registry.tables.items()):
                    opened.only_here = False
                    self._follow(name)
                self._send_presence(self._present(), asks=True)

    def _handle_growth(self, name: str, seq: int) -> None:
        table = self.registry.tables.get(name)
        if table is not None:
            table.only_here = False
            if not table.is_idle:
                self._follow(name, seq)

    def send_ephemeral(self, table: str, content: dict[str, Any]) -> None:
        """Send something that is not kept to everybody who is at a table elsewhere."""
        if table in self.remote:
            send = partial(channel.send_ephemeral, message=Ephemeral(table, content))
            self.locks.dedicated.start(send)

    # What others write

    @property
    def is_connected(self) -> bool:
        """Whether messages of others arrive here at all."""
        return self.listener.is_connected

    def is_followed(self, name: str) -> bool:
        """Whether somebody may be at a table elsewhere; asked in the writer's thread."""
        table = self.registry.tables.get(name)
        if table is None or name in self.remote:
            return True
        return not table.only_here and time.monotonic() - table.opened <= SETTLED

    def _follow(self, name: str, seq: int = 0) -> None:
        """Read on at a table, if it is open here and not read already."""
        table = self.registry.tables.get(name)
        if table is None or 0 < seq <= table.session.seq or self._is_left_to_others(name):
            return
        if table.is_idle and time.monotonic() - table.used > UNUSED:
            del self.registry.tables[name]
            return
        due = self.due.get(name, seq)
        self.due[name] = max(due, seq) if due and seq else 0
        if name not in self.reading:
            self.reading[name] = self.loop.create_task(self._read_on(name))

    async def _read_on(self, name: str) -> None:
        while name in self.due:
            seq, table = self.due.pop(name), self.registry.tables.get(name)
            if table is not None:
                try:
                    await table.read_on(seq)
                except Refusal:
                    pass  # it was logged why; the next heartbeat tries again
                except Exception:
                    log.exception("not read on", extra={"table": name})
        del self.reading[name]

    async def _send_heartbeats(self) -> None:
        """Tell the others that this process runs, and look what they wrote, once a second."""
        for beat in count(1):
            await asyncio.sleep(HEARTBEAT)
            now = time.monotonic()
            for name in self.remote.expire(now, self.registry.tables.keys()):
                self._show_presence(name)
            self._close_unused(now)
            tables = {
                name: table
                for name, table in self.registry.tables.items()
                if self._is_looked_at(name, table, beat)
            }
            late = now - self.last_heartbeat > PROCESS_TIMEOUT  # for others this process was gone
            present = self._present() if late or beat % RESEND_EVERY == 0 else {}
            exchange = partial(self._exchange, names=list(tables), present=present)
            try:
                progress = await self.locks.dedicated.run(exchange)
            except DBAPIError as error:
                log.warning("no heartbeat", extra={"why": type(error).__name__})
                continue
            self.last_heartbeat = now
            for name, (seq, successor) in progress.items():
                if seq:
                    self._follow(name, seq)
                if successor is not None and tables[name].successor is None:
                    self._follow(name)

    def _is_looked_at(self, name: str, table: "LiveTable[Any]", beat: int) -> bool:
        """Whether to look now what others wrote at a table: rarely if no other has opened it."""
        if table.only_here:
            return hash(name) % RESEND_EVERY == beat % RESEND_EVERY
        return not self._is_left_to_others(name)

    def _is_left_to_others(self, name: str) -> bool:
        """Whether a table was opened here for a request, and those who play it are elsewhere.

        It need not be followed: whoever comes to it here reads on first. To follow every such table
        for some seconds cost more than its moves.
        """
        return name in self.remote and self.registry.tables[name].is_idle

    def _close_unused(self, now: float) -> None:
        """Close tables that are left to others."""
        for name in self.remote.tables.keys() & self.registry.tables.keys():
            if self._is_left_to_others(name) and now - self.registry.tables[name].used > UNUSED:
                del self.registry.tables[name]

    def _exchange(
        self, connection: Connection, names: list[str], present: dict[str, Present]
    ) -> dict[str, Progress]:
        channel.send_presence(connection, self.name, present)
        return store.progress_of(connection, names)

    # Presence

    def tell_presence(self, name: str) -> None:
        """Tell the others soon who is here at a table: somebody came or left, or it was opened
        here. Tables that no other process has opened need not be told of.
        """
        table = self.registry.tables.get(name)
        if table is None or table.only_here:
            return
        if not self.changed:
            self.loop.call_later(GATHER_SECONDS, self._send_changes)
        self.changed.add(name)

    def _send_changes(self) -> None:
        changed, self.changed = self.changed & self.registry.tables.keys(), set()
        if changed:
            opened = self.registry.tables
            self._send_presence({name: opened[name].listener.present for name in changed})

    def _send_presence(self, present: dict[str, Present], asks: bool = False) -> None:
        send = partial(channel.send_presence, process=self.name, tables=present, asks=asks)
        self.locks.dedicated.start(send)

    def _present(self) -> dict[str, Present]:
        """Who is here, at all tables where anybody is and that others may have opened."""
        return {
            name: table.listener.present
            for name, table in self.registry.tables.items()
            if table.listener.is_watched and not table.only_here
        }

    def _update_presence(self, process: str, tables: dict[str, Present]) -> None:
        """Note who is at other processes. One that is new at a table is told who is here, and to
        read on: what was written here before was not announced to it.
        """
        now, behind = time.monotonic(), {}
        for name, present in tables.items():
            if name in self.registry.tables:
                table = self.registry.tables[name]
                table.only_here = False
                is_new = self.remote.update(process, name, present, now)
                if is_new and table.listener.is_watched:
                    self.tell_presence(name)
                if is_new and present != NOBODY:
                    behind[name] = 0
                self._show_presence(name)
        if behind:
            self.locks.dedicated.start(lambda connection: channel.send_growth(connection, behind))

    def _show_presence(self, name: str) -> None:
        table = self.registry.tables.get(name)
        if table is not None:
            table.listener.show_remote(self.remote.at(name))
