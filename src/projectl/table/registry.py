"""The registry of tables: made, opened when somebody comes, evicted when idle, resumed at start."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Generic

from sqlalchemy import Engine

from projectl.table import store
from projectl.table.agent_pool import AgentPool
from projectl.table.backoff import until_done
from projectl.table.channel import is_shared
from projectl.table.cluster import Cluster
from projectl.table.config import (
    SeatConfig,
    SeatKind,
    TableConfig,
    UndoRule,
    check_game,
    name_agents,
)
from projectl.table.fair_queue import Asker, FairQueue
from projectl.table.live import Listener, LiveTable, Services
from projectl.table.log_writer import (
    DATABASE_ERRORS,
    ConflictError,
    LogWriter,
    Statement,
    UncertainError,
    WriteError,
)
from projectl.table.notifications import Superseded
from projectl.table.refresh import Refresher
from projectl.table.refusal import Refusal
from projectl.table.rows import Rows, grant_rows, table_rows
from projectl.table.session import LogError, Session
from projectl.table.store import News, StoredTable
from projectl.table.tokens import Grant, Purpose, hashed, new_seed, new_table_id, new_token
from projectl.table.unplayed import UnplayedTables
from projectl.texts import Message

log = logging.getLogger("projectl.table")

IDLE = 600.0  # seconds until a table that nobody looks at is evicted
IDLE_AFTER_END = 60.0  # the same, once its game is over
MOST_IDLE = 200  # tables that nobody looks at, kept open
IN_USE = 10.0  # seconds for which a table is kept in any case: somebody may be about to sit down
RECENT = 7 * 86400.0  # how old a game may be to be resumed before anybody asks for it,
RESUMED = 1000  # and the most of them that are looked at
READERS = 2  # tables that are opened at once
READ_SECONDS = 10.0  # to open a table, or to learn that the database answers
CLOSE_SECONDS = 2.0  # the latter, when the server stops


class TableRegistry(Generic[Listener]):
    """The tables that are open, and the way to all others.

    `make_listener` is called for each table that is opened, with its session and the table that
    followed it, if one did.
    """

    def __init__(
        self,
        engine: Engine,
        pool: AgentPool,
        pace: float,
        make_listener: Callable[[Session, str | None], Listener],
    ) -> None:
        self.engine = engine
        # A question by itself needs no transaction, which would cost two round trips.
        self.reading = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.pool = pool
        self.make_listener = make_listener
        self.writer = LogWriter(engine)
        self.services = Services(self.writer, pool, pace, self._read_news, self._drop)
        self.unplayed = UnplayedTables(self)
        self.cluster: Cluster | None = None  # of other processes on the database
        self.is_own: Callable[[str], bool] = lambda _table: True  # among several at one address
        self.openings = FairQueue(READERS)
        # One more, so that a short question does not wait for long games.
        self.readers = ThreadPoolExecutor(READERS + 1, thread_name_prefix="reader")
        self.tables: dict[str, LiveTable[Listener]] = {}
        self.opening: dict[str, asyncio.Task[LiveTable[Listener] | None]] = {}
        self.background: set[asyncio.Task[None]] = set()
        self.refresher = Refresher()
        self.left_hanging = False  # threads that wait for the database, when this was closed

    def join_cluster(self) -> None:
        """Share the tables with other processes, where the database can be shared."""
        if self.cluster is None and is_shared(self.engine):
            self.cluster = Cluster(self)
            self.services.locks = self.cluster.locks
            self.services.send_ephemeral = self.cluster.send_ephemeral
            self.services.tell_presence = self.cluster.tell_presence
            self.writer.is_followed = self.cluster.is_followed

    async def make(
        self,
        mode: str,
        difficulty: str | None,
        undo: UndoRule,
        seats: tuple[SeatConfig, ...],
    ) -> tuple[LiveTable[Listener], dict[int, str], dict[int, str]]:
        """A new table; the secrets of the seats that are held here, and of the links."""
        game, level = check_game(mode, difficulty, len(seats))
        named = name_agents(seats)
        table = new_table_id(self.is_own)
        config = TableConfig(table, game, level, undo, new_seed(), named, time.time())
        held = {seat.number: new_token() for seat in seats if seat.kind is SeatKind.HERE}
        links = {seat.number: new_token() for seat in seats if seat.kind is SeatKind.LINK}
        grants = {hashed(token): Grant(seat, Purpose.SEAT) for seat, token in held.items()}
        grants |= {hashed(token): Grant(seat, Purpose.INVITE) for seat, token in links.items()}
        rows = table_rows(config) | grant_rows(config.table, grants, config.created)
        await self._write(config.table, rows, is_told=False)  # nobody knows its name yet
        return self._open_new(config, grants), held, links

    async def find(
        self, table: str, network: str = "", secrets: Collection[str] = ()
    ) -> LiveTable[Listener] | None:
        """A table by its id, opened if it is not; None if there is no such table.

        It is as it is now for somebody with these secrets: what other processes may have written
        is read on. What has to be opened is so for one network after the other, however many each
        asks for.
        """
        if table in self.tables:
            here = self.tables[table]
            here.touch()
            if self.cluster is not None and not (
                self.cluster.is_connected and here.is_current_for(secrets)
            ):
                await self.refresher.refresh(here)
        if table in self.tables:
            return self.tables[table]
        opening = self.opening.get(table)
        task = opening or asyncio.get_running_loop().create_task(self._load(table, network))
        self.opening[table] = task
        opened, _ = await asyncio.wait((task,), timeout=READ_SECONDS)
        if not opened:
            log.error("not read", extra={"table": table, "why": "the database hangs"})
            raise Refusal("unavailable", Message("refused-unavailable"))
        found = task.result()
        if opening is not None and found is not None and self.cluster is not None:
            await self.refresher.refresh(found)  # others may have written since it was read
        return found

    async def _load(self, table: str, network: str) -> LiveTable[Listener] | None:
        try:
            found = await self._replayed(table, Asker(network=network))
            if found is None or not await self.unplayed.keep(*found):
                return None
            opened = self._open(*found)
            opened.tell_presence()  # nobody's yet: whoever is there elsewhere says so
            return opened
        finally:
            del self.opening[table]

    async def _replayed(self, table: str, asker: Asker) -> tuple[StoredTable, Session] | None:
        """A table as it is stored, and its log replayed; Refusal if that cannot be read."""
        await self.openings.enter(asker)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.readers, self._read, table)
        except DATABASE_ERRORS as error:
            log.error("not read", extra={"table": table, "why": type(error).__name__})
            raise Refusal("unavailable", Message("refused-unavailable")) from None
        except Exception as error:  # whatever is stored there, it concerns no other table
            why = str(error) if isinstance(error, LogError) else type(error).__name__
            log.error("damaged log", extra={"table": table, "why": why})
            raise Refusal("damaged", Message("refused-damaged")) from None
        finally:
            self.openings.leave()

    async def _read_news(self, table: str, seq: int) -> News:
        try:
            async with asyncio.timeout(READ_SECONDS):
                if self.cluster is not None:
                    return await self.cluster.news.read(table, seq)
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.readers, self._news, table, seq)
        except (*DATABASE_ERRORS, TimeoutError) as error:
            log.error("not read", extra={"table": table, "why": type(error).__name__})
            raise Refusal("unavailable", Message("refused-unavailable")) from None

    def _news(self, table: str, seq: int) -> News:
        with self.reading.connect() as connection:
            return store.load_news(connection, table, seq)

    def _read(self, table: str) -> tuple[StoredTable, Session] | None:
        """Read a table and replay its log, beside the server's loop: a long game takes a while."""
        with self.reading.connect() as connection:
            stored = store.load(connection, table)
        return None if stored is None else (stored, Session(stored.config, stored.entries))

    def _open_new(self, config: TableConfig, grants: dict[str, Grant]) -> LiveTable[Listener]:
        """A table that was just made."""
        stored = StoredTable(config, [], grants, None, config.created)
        return self._open(stored, Session(config), only_here=True)

    def _open(
        self, stored: StoredTable, session: Session, only_here: bool = False
    ) -> LiveTable[Listener]:
        listener = self.make_listener(session, stored.successor)
        table = LiveTable(stored, session, listener, self.services, only_here)
        self.tables[table.id] = table
        table.wake()
        return table

    def _drop(self, table: LiveTable[Listener]) -> None:
        """Forget a table and read it anew, for its agents and for whoever comes next."""
        table.closed = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.listener.notify(Superseded())
        self._start(f"reopen {table.id}", partial(self._reopen, table.id))

    async def _reopen(self, table: str) -> None:
        """Open a table again, and read on when what was in doubt is not any more."""
        try:
            opened = await self.find(table)
            await self.writer.settled()
            if opened is not None:
                await opened.read_on()
        except Refusal as refusal:
            if refusal.code == "unavailable":
                raise

    def _start(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something in the background, until it is done or the registry is closed."""
        task = asyncio.get_running_loop().create_task(until_done(name, work))
        self.background.add(task)
        task.add_done_callback(self.background.discard)

    def wake_agents(self) -> None:
        """Let agents play on wherever it is their turn, should their task have ended."""
        for table in self.tables.values():
            try:
                table.wake()
            except Exception:  # it concerns no other table
                log.exception("agents not woken", extra={"table": table.id})

    async def rematch(self, table: LiveTable[Listener]) -> LiveTable[Listener]:
        """The table that follows a finished one: the same seats, everybody in their place."""
        async with table.lock:
            if not table.session.game.is_over:
                raise Refusal("not_over", Message("refused-rematch-early"))
            if table.successor is None:
                await self._make_successor(table)
        following = table.successor and await self.find(table.successor)
        if not following:  # the table is read anew
            raise Refusal("unavailable", Message("refused-unavailable"))
        return following

    async def _make_successor(self, table: LiveTable[Listener]) -> None:
        config = successor_config(table.session, new_table_id(self.is_own))
        following = partial(store.set_successor, table=table.id, successor=config.table)
        try:
            await self._write(table.id, table_rows(config), following)
        except ConflictError:  # it was made elsewhere, or when nobody waited for it any more
            await table.catch_up()
        else:
            self._open_new(config, {})
            table.follow_with(config.table)

    async def _write(
        self, table: str, rows: Rows, *statements: Statement, is_told: bool = True
    ) -> None:
        """Write what is not an entry; ConflictError if it is there already, Refusal if it fails."""
        try:
            await self.writer.write(table, rows=rows, statements=statements, is_told=is_told)
        except (WriteError, UncertainError) as error:
            log.error("not kept", extra={"table": table, "why": str(error)})
            raise Refusal("not_kept", Message("refused-not-kept")) from None

    async def resume(self) -> int:
        """Open tables of the last days where an agent was to act, so that it does; how many.

        All others are opened when somebody comes, however many were left.
        """
        loop = asyncio.get_running_loop()
        names = await loop.run_in_executor(self.readers, self._unfinished)
        resumed = 0
        for name in names:
            try:
                replayed = await self._replayed(name, Asker(people=False))
                if replayed is not None and awaits_agent(replayed[1]):
                    await self.find(name)
                    resumed += 1
            except Refusal as refusal:  # it was logged why
                if refusal.code == "unavailable":
                    raise
        log.info("resumed", extra={"tables": resumed})
        return resumed

    def _unfinished(self) -> list[str]:
        """Recent tables at which an agent may have to act."""
        with self.engine.connect() as connection:
            newest = store.unfinished(connection, time.time() - RECENT, RESUMED)
            return store.with_agents(connection, newest)

    async def answers(self, within: float = READ_SECONDS) -> bool:
        """Whether the database answers in time."""
        asked = asyncio.get_running_loop().run_in_executor(self.readers, self._ask)
        answered, _ = await asyncio.wait((asked,), timeout=within)
        return bool(answered) and asked.exception() is None

    def _ask(self) -> None:
        with self.reading.connect() as connection:
            store.ask(connection)

    def evict_idle(self, now: float) -> int:
        """Close the tables that have been idle for long, or longest of too many; how many."""
        idle = [
            table for table in self.tables.values() if now - table.used > IN_USE and table.is_idle
        ]
        idle.sort(key=lambda table: table.used)
        gone = {table.id for table in idle[: max(0, len(idle) - MOST_IDLE)]}
        gone |= {table.id for table in idle if is_left(table, now)}
        for table in gone:
            del self.tables[table]
        return len(gone)

    async def close(self) -> None:
        """Stop the agents, write what is queued, and disconnect from the database."""
        for task in (*self.opening.values(), *self.background):
            task.cancel()
        await self.refresher.close()
        for table in list(self.tables.values()):
            await table.close()
        answers = not self.writer.hangs and await self.answers(CLOSE_SECONDS)
        if self.cluster is not None:
            await self.cluster.close(wait=answers)
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.pool.close)
        self.readers.shutdown(wait=answers, cancel_futures=True)
        self.left_hanging = not answers
        self.engine.dispose()


def successor_config(old: Session, table: str) -> TableConfig:
    """The set-up of a rematch; whoever came by a link has their seat already."""
    seats = tuple(
        SeatConfig(
            seat.config.number,
            SeatKind.HERE if seat.is_person else SeatKind.AGENT,
            seat.name,
            seat.config.agent,
            seat.config.level,
        )
        for seat in old.seats
    )
    return TableConfig(
        table,
        old.config.mode,
        old.config.difficulty,
        old.config.undo,
        new_seed(),
        seats,
        time.time(),
    )


def awaits_agent(session: Session) -> bool:
    """Whether a person waits for an agent to act."""
    return session.agent_to_act is not None and session.has_people


def is_left(table: LiveTable[Any], now: float) -> bool:
    """Whether a table has been idle for so long that it need not be kept open."""
    most = IDLE_AFTER_END if table.session.game.is_over else IDLE
    return now - table.used > most
