"""Tables that nobody has played are deleted after some days, so that they do not fill the disk.

A table is played once a person has done an action there: agents play by themselves, and their games
are of interest only while somebody comes. An invitation may wait for a friend who is away, so
whoever comes to an unplayed table keeps it for as long again. That is noted in the database, where
every process sees it, and each statement that deletes looks at it again.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Text,
    and_,
    cast,
    delete,
    exists,
    func,
    or_,
    select,
    tuple_,
    update,
)

from projectl.table.log_writer import ConflictError, UncertainError, WriteError
from projectl.table.metrics import TABLES_DELETED
from projectl.table.session import Session
from projectl.table.store import StoredTable, events, seats, tables, tokens

if TYPE_CHECKING:
    from projectl.table.registry import TableRegistry

log = logging.getLogger("projectl.table")

KEPT = 14 * 86400.0  # seconds for which an unplayed table is kept after somebody came to it
NOTED = 86400.0  # seconds until it is noted again that somebody is at one
PAUSE = 600.0  # seconds from one search for tables to delete to the next
BATCH = 10  # tables that are looked at, and deleted at most, at once
REST = 0.25  # seconds from one batch to the next
LONGEST = 1000  # entries that are deleted at once, of one log or several: more would hold up moves
LOCK = "unplayed tables"  # no table's name


class Place(NamedTuple):
    """A table in the order in which somebody last came to them."""

    touched: float
    table: str


class Batch(NamedTuple):
    """Some tables to which nobody came for long: where they end, which of them are unplayed, and
    which will be so if their logs do not grow any more.
    """

    end: Place
    unplayed: list[str]
    waiting: list[str]


def is_played(session: Session) -> bool:
    """Whether a table is never deleted."""
    return any(not step.agent for step in session.steps)


def is_unplayed(before: float) -> ColumnElement[bool]:
    """That nobody has played at a table, and nobody come to it since `before`."""
    return and_(tables.c.touched < before, ~has_entry(or_(keeps_table(), events.c.at >= before)))


def keeps_table() -> ColumnElement[bool]:
    """That an entry keeps its table for good."""
    # The data as text, which may be damaged: an action has no word of its own choosing.
    by_person = and_(events.c.kind == "act", ~cast(events.c.data, Text).contains('"agent"'))
    return or_(by_person, events.c.seq > LONGEST)


def has_entry(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """That there is such an entry in the log of a table."""
    return exists().where(events.c.game == tables.c.id, condition).correlate(tables)


def next_batch(connection: Connection, after: Place, before: float) -> Batch | None:
    """The next tables to look at; None if there are no more."""
    place, length = tuple_(tables.c.touched, tables.c.id), func.max(events.c.seq)
    entries = select(length).where(events.c.game == tables.c.id).scalar_subquery()
    kept = has_entry(keeps_table())
    wanted = select(tables.c.touched, tables.c.id, is_unplayed(before), kept, entries).where(
        tables.c.touched >= after.touched, place > tuple_(*after), tables.c.touched < before
    )
    rows = connection.execute(wanted.order_by(tables.c.touched, tables.c.id).limit(BATCH))
    end, left = None, LONGEST
    unplayed: list[str] = []
    waiting: list[str] = []
    for touched, table, is_due, is_kept, count in rows:
        if is_due:
            left -= count or 0
            if left < 0:
                break
            unplayed.append(table)
        elif not is_kept:
            waiting.append(table)
        end = Place(touched, table)
    return None if end is None else Batch(end, unplayed, waiting)


def delete_unplayed(connection: Connection, names: Sequence[str], before: float) -> int:
    """Delete those of some tables that are still unplayed, with all that belongs to them; how many.

    Whoever is writing to a table just now is let pass by, and nobody writes to those that are
    locked here; SQLite has one writer in any case. A rematch stays as long as the game before it,
    which leads there; after that it is looked at once more.
    """
    free = select(tables.c.id).where(tables.c.id.in_(names)).with_for_update(skip_locked=True)
    locked = set(connection.execute(free).scalars())
    followed = select(tables.c.successor).where(tables.c.successor.in_(names))
    locked.difference_update(connection.execute(followed).scalars())
    due = select(tables.c.id).where(tables.c.id.in_(locked), is_unplayed(before))
    emptied = delete(seats).where(seats.c.table_id.in_(due)).returning(seats.c.table_id)
    deleted = set(connection.execute(emptied).scalars())  # every table has seats
    if deleted:
        led_to = select(tables.c.successor).where(tables.c.id.in_(deleted))
        rematches = [name for name in connection.execute(led_to).scalars() if name is not None]
        again = update(tables).where(tables.c.id.in_(rematches), tables.c.touched < before)
        connection.execute(again.values(touched=before))
        for column in (tokens.c.table_id, events.c.game, tables.c.id):
            connection.execute(delete(column.table).where(column.in_(deleted)))
    return len(deleted)


def note_visits(connection: Connection, names: Sequence[str], at: float) -> int:
    """Note that somebody came to some tables; how many of them are still there."""
    came = update(tables).where(tables.c.id.in_(names)).values(touched=at)
    return connection.execute(came).rowcount


def look_again(connection: Connection, names: Sequence[str], at: float) -> int:
    """Have some tables looked at again, as if somebody had come to them then."""
    earlier = update(tables).where(tables.c.id.in_(names), tables.c.touched < at)
    return connection.execute(earlier.values(touched=at)).rowcount


class UnplayedTables:
    """Keeps the unplayed tables to which somebody comes, and deletes the others now and then.

    Each process looks at every table once, unless it is touched: one that was played stays so.
    """

    def __init__(self, registry: "TableRegistry[Any]") -> None:
        self.registry = registry
        self.place = Place(0.0, "")  # up to which tables were looked at

    async def run(self) -> None:
        """Delete what is due as long as the server runs; one process at a time."""
        while True:
            await asyncio.sleep(PAUSE)
            await self.keep_open_tables()
            locks = self.registry.services.locks
            if await locks.acquire(LOCK):
                try:
                    await self.delete_due()
                finally:
                    locks.release(LOCK)

    async def keep(self, stored: StoredTable, session: Session) -> bool:
        """Note that somebody has come to a table, if need be; False if it was just deleted."""
        name, now = stored.config.table, time.time()
        if now - stored.touched < NOTED or is_played(session):
            return True
        try:
            is_there = await self._write(partial(note_visits, names=[name], at=now)) == 1
        except (WriteError, ConflictError, UncertainError) as error:
            log.warning("visit not noted", extra={"table": name, "why": str(error)})
            return True  # it can be looked at
        stored.touched = now
        return is_there

    async def keep_open_tables(self) -> None:
        """Note that unplayed tables are in use; for each, once a day is enough."""
        now = time.time()
        due = [
            table
            for table in self.registry.tables.values()
            if now - table.touched >= NOTED and not is_played(table.session)
        ]
        for start in range(0, len(due), BATCH):
            part = due[start : start + BATCH]
            await self._write(partial(note_visits, names=[each.id for each in part], at=now))
            for table in part:
                table.touched = now

    async def delete_due(self) -> None:
        """Delete the unplayed tables to which nobody came for long, some at a time."""
        before, deleted = time.time() - KEPT, 0
        while (batch := await self._next_batch(before)) is not None:
            deleted += await self._delete(batch.unplayed, before)
            if batch.waiting:
                await self._write(partial(look_again, names=batch.waiting, at=before + NOTED))
            self.place = batch.end
            await asyncio.sleep(REST)
        if deleted:
            log.info("unplayed tables deleted", extra={"tables": deleted})

    async def _next_batch(self, before: float) -> Batch | None:
        def look() -> Batch | None:
            with self.registry.reading.connect() as connection:
                return next_batch(connection, self.place, before)

        return await asyncio.get_running_loop().run_in_executor(self.registry.readers, look)

    async def _delete(self, names: list[str], before: float) -> int:
        """Delete some tables, but none that is open here."""
        open_here = self.registry.tables.keys() | self.registry.opening.keys()
        closed = [name for name in names if name not in open_here]
        if not closed:
            return 0
        deleted = await self._write(partial(delete_unplayed, names=closed, before=before))
        TABLES_DELETED.inc(deleted)
        return deleted

    async def _write(self, statement: "partial[int]") -> int:
        """Have the writer execute a statement; what it returned."""
        results: list[int] = []  # of each time that it was tried
        writing = (lambda connection: results.append(statement(connection)),)
        await self.registry.writer.write(LOCK, statements=writing, is_told=False)
        return results[-1]
