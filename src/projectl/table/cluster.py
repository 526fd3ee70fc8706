"""The other processes on the same database: what they write, which agents they play, who is there.

Any process serves any table. What one writes, it tells if somebody may be at the table elsewhere.
The others read on when they hear of it, when a client comes, and at every beat in case they did not
hear. Which process has a table's agents think is an advisory lock of the database, so it is free as
soon as a process is gone.
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
from projectl.table.channel import Aside, ChannelListener, Growth, Presence, Said
from projectl.table.presence import FORGOTTEN, NOBODY, RESTATED, Elsewhere, Present
from projectl.table.refusal import Refusal
from projectl.table.store import News, Progress

if TYPE_CHECKING:
    from projectl.table.live import LiveTable
    from projectl.table.registry import TableRegistry

log = logging.getLogger("projectl.table")

BEAT = 1.0  # seconds
GATHERED = 0.1  # seconds for which it is gathered who came or left, before that is told
SETTLED = 3.0  # seconds after which it is known who is elsewhere at a table that was opened
UNUSED = 10.0  # seconds after which a table that is played elsewhere is closed here
TRY_LOCK = text("SELECT pg_try_advisory_lock(:key)")
UNLOCK = text("SELECT pg_advisory_unlock(:key)")
IS_THERE = text("SELECT true")

Result = TypeVar("Result")


def lock_key(table: str) -> int:
    """A table as PostgreSQL numbers its locks."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)


class OwnConnection:
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
                self.connection = channel.own_connection(self.engine)
            return work(self.connection)
        except DBAPIError:
            self._disconnect()
            self.lost()
            raise

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with channel.closing_for_good(connection):
                pass

    def close(self, wait: bool) -> None:
        """Disconnect, which frees every lock."""
        with contextlib.suppress(RuntimeError):
            self.thread.submit(self._disconnect)
        self.thread.shutdown(wait=wait)


class NewsReader:
    """Reads what other processes wrote, on a connection that is kept for it."""

    def __init__(self, engine: Engine) -> None:
        self.own = OwnConnection(engine, lambda: None)

    async def read(self, table: str, seq: int) -> News:
        """What has become of a table since an entry; DBAPIError if the database does not say."""
        work = partial(store.load_news, table=table, seq=seq)
        try:
            return await self.own.run(work)
        except DBAPIError:  # the connection may have been lost long ago
            return await self.own.run(work)


class AdvisoryLocks:
    """The turns of agents that this process plays. What is held is the thread's to know."""

    def __init__(self, engine: Engine) -> None:
        self.held: set[str] = set()
        self.own = OwnConnection(engine, self.held.clear)

    async def take(self, table: str) -> bool:
        """Whether the agents of a table are this process's to play."""
        try:
            return await self.own.run(lambda connection: self._lock(connection, table))
        except DBAPIError:
            return False

    def give_back(self, table: str) -> None:
        """Let any process play them, soon."""
        self.own.start(lambda connection: self._unlock(connection, table))

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
        self.elsewhere = Elsewhere()
        self.beaten = time.monotonic()  # when this process last said that it is there
        self.to_tell: set[str] = set()  # tables at which somebody came or left
        self.due: dict[str, int] = {}  # tables to read on at, up to an entry; 0 is all there is
        self.reading: dict[str, asyncio.Task[None]] = {}
        self.loop = asyncio.get_running_loop()
        self.listener = ChannelListener(registry.engine, self._hear_soon)
        self.beating = self.loop.create_task(until_done("beat", self._beat))

    async def close(self, wait: bool = True) -> None:
        """Leave the others: what was this process's to play is theirs."""
        for task in (self.beating, *self.reading.values()):
            task.cancel()
        await asyncio.gather(self.beating, *self.reading.values(), return_exceptions=True)
        await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.locks.own.close, wait)
        await asyncio.to_thread(self.news.own.close, wait)

    def _hear_soon(self, said: Said | None) -> None:
        """In the listener's thread: most of what others do is about tables that are not here."""
        if self.loop.is_closed():
            self.listener.closed.set()
            return
        if isinstance(said, Presence):
            self.elsewhere.heard[said.process] = time.monotonic()
        if self._concerns(said):
            self.loop.call_soon_threadsafe(self._hear, said)

    def _concerns(self, said: Said | None) -> bool:
        if not isinstance(said, Growth | Presence) or (isinstance(said, Presence) and said.asks):
            return True
        return not said.tables.keys().isdisjoint(self.registry.tables.keys())  # walks the shorter

    def _hear(self, said: Said | None) -> None:
        match said:
            case Growth(tables):
                for name, seq in tables.items():
                    self._hear_growth(name, seq)
            case Presence(process, tables, asks):
                self._note(process, tables)
                if asks:
                    self._say(self._present())
            case Aside(table, words):
                if table in self.registry.tables:
                    self.registry.tables[table].listener.hear_aside(words)
            case None:  # something may have been missed
                for name, opened in list(self.registry.tables.items()):
                    opened.only_here = False
                    self._follow(name)
                self._say(self._present(), asks=True)

    def _hear_growth(self, name: str, seq: int) -> None:
        table = self.registry.tables.get(name)
        if table is not None:
            table.only_here = False
            if not table.is_idle:
                self._follow(name, seq)

    def tell_aside(self, table: str, words: dict[str, Any]) -> None:
        """Say something in passing to those who are at a table elsewhere."""
        if table in self.elsewhere:
            aside = Aside(table, words)
            self.locks.own.start(lambda connection: channel.send_aside(connection, aside))

    # What others write

    @property
    def hears(self) -> bool:
        """Whether what others say is heard here at all."""
        return self.listener.hears

    def is_followed(self, name: str) -> bool:
        """Whether somebody may be at a table elsewhere; asked in the writer's thread."""
        table = self.registry.tables.get(name)
        if table is None or name in self.elsewhere:
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
                    pass  # it was logged why; the next beat tries again
                except Exception:
                    log.exception("not read on", extra={"table": name})
        del self.reading[name]

    async def _beat(self) -> None:
        """Look again what others wrote, and say that this process is there, as long as it runs."""
        for beat in count(1):
            await asyncio.sleep(BEAT)
            now = time.monotonic()
            for name in self.elsewhere.forget(now, self.registry.tables.keys()):
                self._show(name)
            self._close_unused(now)
            tables = {
                name: table
                for name, table in self.registry.tables.items()
                if self._is_looked_at(name, table, beat)
            }
            late = now - self.beaten > FORGOTTEN  # others have forgotten who is here
            present = self._present() if late or beat % RESTATED == 0 else {}
            exchange = partial(self._exchange, names=list(tables), present=present)
            try:
                progress = await self.locks.own.run(exchange)
            except DBAPIError as error:
                log.warning("no beat", extra={"why": type(error).__name__})
                continue
            self.beaten = now
            for name, (seq, successor) in progress.items():
                if seq:
                    self._follow(name, seq)
                if successor is not None and tables[name].successor is None:
                    self._follow(name)

    def _is_looked_at(self, name: str, table: "LiveTable[Any]", beat: int) -> bool:
        """Whether to look now what others wrote at a table: rarely if no other has opened it."""
        if table.only_here:
            return hash(name) % RESTATED == beat % RESTATED
        return not self._is_left_to_others(name)

    def _is_left_to_others(self, name: str) -> bool:
        """Whether a table was opened here for a request, and those who play it are elsewhere.

        It need not be followed: whoever comes to it here reads on first. To follow every such table
        for some seconds cost more than its moves.
        """
        return name in self.elsewhere and self.registry.tables[name].is_idle

    def _close_unused(self, now: float) -> None:
        """Close tables that are left to others."""
        for name in self.elsewhere.tables.keys() & self.registry.tables.keys():
            if self._is_left_to_others(name) and now - self.registry.tables[name].used > UNUSED:
                del self.registry.tables[name]

    def _exchange(
        self, connection: Connection, names: list[str], present: dict[str, Present]
    ) -> dict[str, Progress]:
        channel.send_presence(connection, self.name, present)
        return store.progress_of(connection, names)

    # Who is there

    def tell_presence(self, name: str) -> None:
        """Say soon who is here at a table: somebody came or left, or it was opened here. Nobody has
        to know that of a table which no other process has opened.
        """
        table = self.registry.tables.get(name)
        if table is None or table.only_here:
            return
        if not self.to_tell:
            self.loop.call_later(GATHERED, self._tell_gathered)
        self.to_tell.add(name)

    def _tell_gathered(self) -> None:
        told, self.to_tell = self.to_tell & self.registry.tables.keys(), set()
        if told:
            self._say({name: self.registry.tables[name].listener.present for name in told})

    def _say(self, present: dict[str, Present], asks: bool = False) -> None:
        say = partial(channel.send_presence, process=self.name, tables=present, asks=asks)
        self.locks.own.start(say)

    def _present(self) -> dict[str, Present]:
        """Who is here, at all tables where anybody is and that others may have opened."""
        return {
            name: table.listener.present
            for name, table in self.registry.tables.items()
            if table.listener.is_watched and not table.only_here
        }

    def _note(self, process: str, tables: dict[str, Present]) -> None:
        """Take note of who is elsewhere. Whoever comes to a table hears who is here, and what was
        written here without a word, while nobody was known to be there.
        """
        now, unheard = time.monotonic(), {}
        for name, present in tables.items():
            if name in self.registry.tables:
                table = self.registry.tables[name]
                table.only_here = False
                is_new = self.elsewhere.note(process, name, present, now)
                if is_new and table.listener.is_watched:
                    self.tell_presence(name)
                if is_new and present != NOBODY:
                    unheard[name] = 0
                self._show(name)
        if unheard:
            self.locks.own.start(lambda connection: channel.announce(connection, unheard))

    def _show(self, name: str) -> None:
        table = self.registry.tables.get(name)
        if table is not None:
            table.listener.show_elsewhere(self.elsewhere.at(name))
