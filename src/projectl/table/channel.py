"""What processes on one PostgreSQL tell each other, by `NOTIFY`: which log has grown, who is
there, and what is said in passing.

Nothing depends on it: what was not heard is read a little later. On SQLite there is one process,
and nothing is said.
"""

import json
import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, event, text
from sqlalchemy.exc import DBAPIError

from projectl.table.presence import Present

log = logging.getLogger("projectl.table")

LOG = "projectl_log"
PRESENCE = "projectl_presence"
ASIDES = "projectl_asides"
LOOK_UP = 0.5  # seconds until the listener looks whether it is closed
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds until it connects again
PER_MESSAGE = 100  # tables: PostgreSQL takes 8000 bytes
NOTIFY = text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:lines AS text[])) AS line")


class Growth(NamedTuple):
    """How far logs have grown; with 0 something else about a table has changed."""

    tables: dict[str, int]


class Presence(NamedTuple):
    """Who is connected to tables of a process: the seats, and how many watch. Without any, that the
    process is there. One that `asks` wants to hear the same of all others.
    """

    process: str
    tables: dict[str, Present]
    asks: bool


class Aside(NamedTuple):
    """Something in passing for those at a table, which nobody misses who did not hear it."""

    table: str
    words: dict[str, Any]


Said = Growth | Presence | Aside
Row = TypeVar("Row")


def is_shared(engine: Engine) -> bool:
    """Whether other processes may use the same database."""
    return engine.dialect.name == "postgresql"


def parts_of(rows: list[Row]) -> list[list[Row]]:
    """Rows, so many at a time as a message holds."""
    return [rows[start : start + PER_MESSAGE] for start in range(0, len(rows), PER_MESSAGE)]


def announce(connection: Connection, grown: dict[str, int]) -> None:
    """Say which logs have grown, and how far."""
    lines = [json.dumps(dict(part)) for part in parts_of(list(grown.items()))]
    connection.execute(NOTIFY, {"channel": LOG, "lines": lines})


def send_presence(
    connection: Connection, process: str, tables: dict[str, Present], asks: bool = False
) -> None:
    """Say who is connected here."""
    rows = [[table, sorted(seats), watch] for table, (seats, watch) in tables.items()]
    parts = parts_of(rows) or [[]]
    lines = [json.dumps([process, part, asks and part is parts[0]]) for part in parts]
    connection.execute(NOTIFY, {"channel": PRESENCE, "lines": lines})


def send_aside(connection: Connection, aside: Aside) -> None:
    """Say something in passing."""
    connection.execute(NOTIFY, {"channel": ASIDES, "lines": [json.dumps(aside)]})


def understood(channel: str, line: str) -> Said | None:
    """A line as it was meant; None if that cannot be told, as with another release's."""
    try:
        return read(channel, line)
    except (TypeError, ValueError, RecursionError):
        log.warning("not understood", extra={"channel": channel})
        return None


def read(channel: str, line: str) -> Said:
    """A line as it was meant."""
    if channel == LOG:
        return Growth(dict(json.loads(line)))
    if channel == ASIDES:
        return Aside(*json.loads(line))
    process, rows, asks = json.loads(line)
    if not isinstance(process, str):
        raise TypeError("a process has a name")
    tables = {table: Present(frozenset(seats), watch) for table, seats, watch in rows}
    return Presence(process, tables, asks)


class ChannelListener:
    """A thread that hears what the others say, and connects again whenever it is cut off.

    `hear` gets what was said, and None after each connecting: something may have been missed.
    """

    def __init__(self, engine: Engine, hear: Callable[[Said | None], None]) -> None:
        self.engine = engine
        self.hear = hear
        self.own: dict[int, int] = {}  # connections of this process, and PostgreSQL's numbers
        event.listen(engine, "checkout", self._note_own)
        event.listen(engine, "close", self._forget_own)
        self.hears = False  # whether it is connected now, as far as is known
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self._run, name="channel", daemon=True)
        self.thread.start()

    def _note_own(self, driver: Any, _record: object, _proxy: object) -> None:
        self.own[id(driver)] = driver.info.backend_pid

    def _forget_own(self, driver: Any, _record: object) -> None:
        self.own.pop(id(driver), None)  # the number may become another process's

    def close(self) -> None:
        """Stop listening."""
        self.closed.set()
        self.thread.join(2 * LOOK_UP)

    def _run(self) -> None:
        pause = FIRST_PAUSE
        driver_error: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        while not self.closed.is_set():
            try:
                for said in self._listen():
                    self.hear(said)
                    pause = FIRST_PAUSE
            except (DBAPIError, driver_error, OSError) as error:
                log.warning("channel lost", extra={"why": type(error).__name__})
            except Exception:  # whatever it was, what was missed is read after connecting again
                log.exception("channel failed")
            finally:
                self.hears = False
            self.closed.wait(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _listen(self) -> Iterator[Said | None]:
        with closing_for_good(own_connection(self.engine)) as connection:
            driver: Any = connection.connection.driver_connection
            for name in (LOG, PRESENCE, ASIDES):
                connection.exec_driver_sql(f"LISTEN {name}")
            self.hears = True
            yield None
            while not self.closed.is_set():
                for note in driver.notifies(timeout=LOOK_UP):
                    if note.pid in tuple(self.own.values()):
                        continue
                    said = understood(note.channel, note.payload)
                    if said is not None:
                        yield said


def own_connection(engine: Engine) -> Connection:
    """A connection for long, where every statement is a transaction."""
    return engine.connect().execution_options(isolation_level="AUTOCOMMIT")


@contextmanager
def closing_for_good(connection: Connection) -> Iterator[Connection]:
    """A connection that nobody uses after this, so that it listens to nothing and locks nothing."""
    try:
        yield connection
    finally:
        with suppress(DBAPIError):
            connection.invalidate()
        connection.close()
