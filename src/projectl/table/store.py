"""The database of tables: set-ups, secrets, and logs that only ever grow.

SQLite is the embedded default; any database that SQLAlchemy speaks to is named by a URL.
"""

import json
import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import (
    JSON,
    URL,
    BigInteger,
    Boolean,
    Column,
    Connection,
    Engine,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    create_engine,
    delete,
    event,
    make_url,
    select,
    text,
    union,
    update,
)
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from projectl.extras import command_for
from projectl.rules.api import named
from projectl.rules.state import Difficulty, Mode
from projectl.table.config import Entry, SeatConfig, SeatKind, TableConfig, UndoRule
from projectl.table.migrations.migrate import NewerSchemaError, migrate
from projectl.table.sqlite import keep_to_file, make_private_file, set_up_sqlite
from projectl.table.tokens import Grant, Purpose

DATABASE_VARIABLE = "PROJECTL_DATABASE_URL"
EXAMPLES = "one looks like sqlite:////folder/tables.sqlite or postgresql://user@host/name"
PATIENCE = 10  # seconds to wait for a lock or a connection
MILLISECONDS = 1000 * PATIENCE
POSTGRESQL_OPTIONS = {
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": MILLISECONDS,  # a machine that is gone
    "keepalives_idle": PATIENCE,
    "keepalives_interval": PATIENCE // 2,
    "keepalives_count": 2,
    "options": f"-c statement_timeout={MILLISECONDS} -c lock_timeout={MILLISECONDS}"
    f" -c idle_in_transaction_session_timeout={MILLISECONDS}"
    # The same from the other side: of a process whose machine is gone, locks become free.
    f" -c tcp_keepalives_idle={PATIENCE} -c tcp_keepalives_interval={PATIENCE // 2}"
    " -c tcp_keepalives_count=2"
    # A plan made when there were few tables would read all of them when there are many: for every
    # entry that is written, until statistics are gathered anew. Whatever is asked has an index.
    " -c enable_seqscan=off",
}

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("mode", String(16), nullable=False),
    Column("difficulty", String(16)),
    Column("undo", String(8), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("created", Float, nullable=False, index=True),
    Column("touched", Float, nullable=False, index=True),  # made, ended, or visited unplayed
    Column("over", Boolean, nullable=False, default=False),
    Column("successor", String(32), index=True),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("agent", String(64)),
    Column("level", String(16)),
)
tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("purpose", String(8), nullable=False),
    Column("created", Float, nullable=False),
)
events = Table(
    "events",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("game", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "seq"),
)

# Many names are one JSON text for PostgreSQL: one statement that is planned once.
PROGRESS = text(
    "SELECT tables.id, (SELECT max(seq) FROM events WHERE events.game = tables.id), successor"
    " FROM tables WHERE tables.id IN (SELECT json_array_elements_text(CAST(:names AS json)))"
)

NEWS = text(
    "SELECT successor,"
    " (SELECT json_agg(json_build_array(seq, kind, seat, data, at) ORDER BY seq)"
    " FROM events WHERE game = :name AND seq > :seq),"
    " (SELECT json_agg(json_build_array(hash, seat, purpose) ORDER BY created)"
    " FROM tokens WHERE table_id = :name)"
    " FROM tables WHERE id = :name"
)


@dataclass
class StoredTable:
    """A table as the database has it: its set-up, its log and the secrets of its seats."""

    config: TableConfig
    entries: list[Entry]
    grants: dict[str, Grant]  # by the hash of the secret
    successor: str | None
    touched: float


@dataclass
class News:
    """What has become of a table since an entry of its log."""

    entries: list[Entry]
    grants: dict[str, Grant]
    successor: str | None


class Progress(NamedTuple):
    """How far a table has come."""

    seq: int  # of its last entry; 0 if there is none
    successor: str | None


def default_url() -> str:
    """The database in the user's data folder, unless the environment names another."""
    named_url = os.environ.get(DATABASE_VARIABLE)
    if named_url:
        return named_url
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(home) / 'projectl' / 'tables.sqlite'}"


class GoneError(LookupError):
    """A table that is not there any more."""


class FollowedError(ValueError):
    """A table that another one follows already."""


class StoreError(ValueError):
    """A database that cannot be used; says why, without its password."""


def open_engine(url: str) -> Engine:
    """A database ready to be used, of the newest schema; StoreError if it cannot be."""
    try:
        target = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is no database URL; {EXAMPLES}") from None
    if target.drivername == "postgresql":
        target = target.set(drivername="postgresql+psycopg")
    try:
        return connect_to(target)
    except NoSuchModuleError:
        kind = target.get_backend_name()
        raise StoreError(f"tables cannot be kept in {kind!r}; {EXAMPLES}") from None
    except ModuleNotFoundError as error:
        if target.get_backend_name() == "postgresql":
            raise StoreError(f"PostgreSQL needs its driver: {command_for('psycopg')}") from None
        kind = target.get_backend_name()
        raise StoreError(f"{kind!r} needs a driver, {error.name}; {EXAMPLES}") from None
    except NewerSchemaError as error:
        where = target.render_as_string(hide_password=True)
        raise StoreError(f"the database {where} needs a newer projectl: {error}") from None
    except DBAPIError as error:
        reason = str(error.orig).strip().splitlines()[0]
        where = target.render_as_string(hide_password=True)
        raise StoreError(f"the database {where} cannot be opened: {reason}") from None


def connect_to(target: URL) -> Engine:
    """An engine for a database, migrated to the newest schema."""
    if target.get_backend_name() == "sqlite":
        engine = create_engine(target, connect_args={"timeout": PATIENCE}, hide_parameters=True)
        event.listen(engine, "connect", set_up_sqlite)
        make_private_file(target.database)
        keep_to_file(engine, target.database)
    else:
        engine = create_engine(
            target,
            pool_pre_ping=True,
            pool_timeout=PATIENCE,
            hide_parameters=True,
            connect_args=POSTGRESQL_OPTIONS if target.get_backend_name() == "postgresql" else {},
        )
    try:
        migrate(engine)
    except Exception:
        engine.dispose()
        raise
    return engine


# Writing: each is a statement within a transaction that the caller commits; `rows` adds


def void_grants(connection: Connection, table: str, grant: Grant) -> None:
    """Make all secrets of a table void that are for the same."""
    connection.execute(
        delete(tokens).where(
            tokens.c.table_id == table,
            tokens.c.seat == grant.seat,
            tokens.c.purpose == grant.purpose.value,
        )
    )


def drop_grants(connection: Connection, hashes: Iterable[str]) -> None:
    """Make secrets void."""
    connection.execute(delete(tokens).where(tokens.c.hash.in_(list(hashes))))


def end_table(connection: Connection, table: str, at: float) -> None:
    """Note that a game is over."""
    connection.execute(update(tables).where(tables.c.id == table).values(over=True, touched=at))


def set_successor(connection: Connection, table: str, successor: str) -> None:
    """Note which table followed; it is an error if one did already."""
    free = update(tables).where(tables.c.id == table, tables.c.successor.is_(None))
    if connection.execute(free.values(successor=successor)).rowcount != 1:
        raise FollowedError("a rematch has been made already")


# Reading


def ask(connection: Connection) -> None:
    """A question that any database can answer."""
    connection.execute(select(1))


def load(connection: Connection, table: str) -> StoredTable | None:
    """A table with its whole log; None if there is no such table."""
    row = connection.execute(select(tables).where(tables.c.id == table)).one_or_none()
    if row is None:
        return None
    found = connection.execute(
        select(seats).where(seats.c.table_id == table).order_by(seats.c.number)
    )
    config = TableConfig(
        table=row.id,
        mode=named(Mode, row.mode),
        difficulty=None if row.difficulty is None else named(Difficulty, row.difficulty),
        undo=UndoRule(row.undo),
        seed=row.seed,
        seats=tuple(
            SeatConfig(seat.number, SeatKind(seat.kind), seat.name, seat.agent, seat.level)
            for seat in found
        ),
        created=row.created,
    )
    entries, grants = entries_after(connection, table, 0), grants_of(connection, table)
    return StoredTable(config, entries, grants, row.successor, row.touched)


def load_news(connection: Connection, table: str, seq: int) -> News:
    """What other processes have written after an entry; GoneError if the table was deleted."""
    if connection.dialect.name == "postgresql":  # by one question
        row = connection.execute(NEWS, {"name": table, "seq": seq}).one_or_none()
        if row is None:
            raise GoneError(table)
        entries = [Entry(*line) for line in row[1] or ()]
        return News(entries, grants_in(row[2] or ()), row[0])
    found = connection.execute(select(tables.c.successor).where(tables.c.id == table)).one_or_none()
    if found is None:
        raise GoneError(table)
    entries = entries_after(connection, table, seq)
    return News(entries, grants_of(connection, table), found.successor)


def entries_after(connection: Connection, table: str, seq: int) -> list[Entry]:
    """The log of a table from after an entry on."""
    wanted = select(events).where(events.c.game == table, events.c.seq > seq)
    lines = connection.execute(wanted.order_by(events.c.seq))
    return [Entry(line.seq, line.kind, line.seat, line.data, line.at) for line in lines]


def grants_of(connection: Connection, table: str) -> dict[str, Grant]:
    """The secrets of a table, by their hashes, oldest first."""
    secrets = connection.execute(
        select(tokens).where(tokens.c.table_id == table).order_by(tokens.c.created)
    )
    return grants_in((line.hash, line.seat, line.purpose) for line in secrets)


def grants_in(rows: Iterable[tuple[str, int, str]]) -> dict[str, Grant]:
    """Rows of hash, seat and purpose as secrets."""
    return {key: Grant(seat, Purpose(purpose)) for key, seat, purpose in rows}


def progress_of(connection: Connection, names: Sequence[str]) -> dict[str, Progress]:
    """How far some tables have come, in PostgreSQL."""
    found = connection.execute(PROGRESS, {"names": json.dumps(names)})
    return {name: Progress(seq or 0, successor) for name, seq, successor in found}


def unfinished(connection: Connection, since: float, most: int) -> list[str]:
    """Tables that were made since then and whose games are not over: the newest, newest first."""
    wanted = select(tables.c.id).where(tables.c.over.is_(False), tables.c.created >= since)
    newest = wanted.order_by(tables.c.created.desc()).limit(most)
    return list(connection.execute(newest).scalars())


def with_agents(connection: Connection, names: Sequence[str]) -> list[str]:
    """Of some tables those at which agents sit, or stand in for people."""
    seated = select(seats.c.table_id).where(
        seats.c.table_id.in_(names), seats.c.kind == SeatKind.AGENT.value
    )
    standing_in = select(events.c.game).where(events.c.game.in_(names), events.c.kind == "leave")
    return list(connection.execute(union(seated, standing_in)).scalars())
