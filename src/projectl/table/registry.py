"""All tables: made, opened when somebody comes, closed when nobody is there, resumed at start."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy import Engine

from projectl.table import store
from projectl.table.agent_pool import AgentPool
from projectl.table.config import SeatConfig, SeatKind, TableConfig, UndoRule, check_game
from projectl.table.live import Dropped, Follows, LiveTable
from projectl.table.log_writer import ConflictError, LogWriter, NotKeptError
from projectl.table.session import Refusal, Session
from projectl.table.store import Kept
from projectl.table.tokens import Grant, Purpose, hashed, new_seed, new_table_id, new_token

log = logging.getLogger("projectl.table")

IDLE = 600.0  # seconds until a table that nobody looks at is put away
LATELY = 7 * 86400.0  # how old a game may be to be resumed before anybody asks for it
READERS = 2


class TableRegistry:
    """The tables that are open, and the way to all others."""

    def __init__(self, engine: Engine, pool: AgentPool, pace: float) -> None:
        self.engine = engine
        self.pool = pool
        self.pace = pace
        self.writer = LogWriter(engine)
        self.readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.tables: dict[str, LiveTable] = {}
        self.opening: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.prepare: Callable[[LiveTable], None] = lambda _table: None
        self.closing = False

    async def make(
        self,
        mode: str,
        difficulty: str | None,
        undo: UndoRule,
        seats: tuple[SeatConfig, ...],
    ) -> tuple[LiveTable, dict[int, str], dict[int, str]]:
        """A new table; the secrets of the seats that are held here, and of the links."""
        game, level = check_game(mode, difficulty, len(seats))
        config = TableConfig(new_table_id(), game, level, undo, new_seed(), seats, time.time())
        held = {seat.number: new_token() for seat in seats if seat.kind is SeatKind.HERE}
        links = {seat.number: new_token() for seat in seats if seat.kind is SeatKind.LINK}
        grants = {hashed(token): Grant(seat, Purpose.SEAT) for seat, token in held.items()}
        grants |= {hashed(token): Grant(seat, Purpose.INVITE) for seat, token in links.items()}
        await self._write_table(config, grants)
        table = self._take_in(Kept(config, [], grants, None), Session(config))
        table.wake()
        return table, held, links

    async def _write_table(self, config: TableConfig, grants: dict[str, Grant]) -> None:
        try:
            await self.writer.write(
                config.table,
                work=(
                    lambda connection: store.add_table(connection, config),
                    lambda connection: store.add_grants(
                        connection, config.table, grants, config.created
                    ),
                ),
            )
        except (NotKeptError, ConflictError) as error:
            raise Refusal("not_kept", str(error)) from None

    async def find(self, table: str) -> LiveTable | None:
        """A table by its name, opened if it is not; None if there is no such one."""
        if table in self.tables:
            self.tables[table].used = time.monotonic()
            return self.tables[table]
        if table not in self.opening:
            self.opening[table] = asyncio.get_running_loop().create_task(self._open(table))
        return await asyncio.shield(self.opening[table])

    async def _open(self, table: str) -> LiveTable | None:
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self.readers, self._load, table)
            if found is None:
                return None
            opened = self._take_in(*found)
            opened.wake()
            return opened
        finally:
            del self.opening[table]

    def _load(self, table: str) -> tuple[Kept, Session] | None:
        """Read a table and replay its log, beside the server's loop: a long game takes a while."""
        with self.engine.connect() as connection:
            kept = store.load(connection, table)
        return None if kept is None else (kept, Session(kept.config, kept.entries))

    def _take_in(self, kept: Kept, session: Session) -> LiveTable:
        table = LiveTable(kept, session, self.writer, self.pool, self.pace)
        table.on_conflict = lambda: self._drop(table)
        self.prepare(table)
        self.tables[table.id] = table
        return table

    def _drop(self, table: LiveTable) -> None:
        """Forget a table; who comes next reads it anew."""
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        table.tell(Dropped())

    async def rematch(self, table: LiveTable) -> LiveTable:
        """The table that follows a finished one: the same seats, everybody in their place."""
        async with table.lock:
            if not table.session.game.is_over:
                raise Refusal("not_over", "a rematch can be made when the game is over")
            if table.successor is None:
                await self._make_successor(table)
        assert table.successor is not None
        following = await self.find(table.successor)
        assert following is not None
        return following

    async def _make_successor(self, table: LiveTable) -> None:
        old = table.session
        seats = tuple(
            SeatConfig(
                seat.config.number,
                SeatKind.AGENT if not seat.is_person else SeatKind.HERE,
                seat.name,
                seat.config.agent,
                seat.config.level,
            )
            for seat in old.seats
        )
        config = TableConfig(
            new_table_id(),
            old.config.mode,
            old.config.difficulty,
            old.config.undo,
            new_seed(),
            seats,
            time.time(),
        )
        try:
            await self.writer.write(
                table.id,
                work=(
                    lambda connection: store.add_table(connection, config),
                    lambda connection: store.set_successor(connection, table.id, config.table),
                ),
            )
        except (NotKeptError, ConflictError) as error:
            raise Refusal("not_kept", str(error)) from None
        self._take_in(Kept(config, [], {}, None), Session(config)).wake()
        table.successor = config.table
        table.tell(Follows(config.table))

    async def resume(self) -> int:
        """Open the games that were going on lately, so that their agents play on; how many."""
        loop = asyncio.get_running_loop()
        names = await loop.run_in_executor(self.readers, self._unfinished)
        for name in names:
            await self.find(name)
        log.info("resumed", extra={"tables": len(names)})
        return len(names)

    def _unfinished(self) -> list[str]:
        with self.engine.connect() as connection:
            return store.unfinished(connection, time.time() - LATELY)

    def put_away(self, now: float) -> int:
        """Close the tables nobody looks at and nobody thinks at; how many."""
        idle = [
            table
            for table in self.tables.values()
            if now - table.used > IDLE
            and not table.watched()
            and not table.lock.locked()
            and (table.thinking is None or table.thinking.done())
        ]
        for table in idle:
            del self.tables[table.id]
        return len(idle)

    async def close(self) -> None:
        """Stop thinking, write what is waiting, and leave."""
        self.closing = True
        for task in list(self.opening.values()):
            task.cancel()
        for table in list(self.tables.values()):
            await table.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.pool.close)
        self.readers.shutdown(wait=True)
        self.engine.dispose()
