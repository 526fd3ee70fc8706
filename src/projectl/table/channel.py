"""Messages between the processes on one PostgreSQL, by `NOTIFY`: growth of logs, presence, and
ephemeral messages.

Nothing depends on their arrival: what was missed is read a little later. With SQLite there is one
process, and no messages.
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
EPHEMERAL = "projectl_ephemeral"
POLL_SECONDS = 0.5  # seconds until the listener looks whether it is closed
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 2.0  # seconds until it connects again
PER_MESSAGE = 100  # tables: PostgreSQL takes 8000 bytes
NOTIFY = text("SELECT pg_notify(:channel, line) FROM unnest(CAST(:lines AS text[])) AS line")


class Growth(NamedTuple):
    """The last entry of some logs; 0 where something else about a table has changed."""

    tables: dict[str, int]


class Presence(NamedTuple):
    """Who is connected to tables of a process. With no table it is the process's heartbeat. One
    that `asks` wants the same from all others.
    """

    process: str
    tables: dict[str, Present]
    asks: bool


class Ephemeral(NamedTuple):
    """A message for everybody at a table that is not kept: an emote, or that an agent thinks."""

    table: str
    content: dict[str, Any]


ClusterMessage = Growth | Presence | Ephemeral
Row = TypeVar("Row")


def is_shared(engine: Engine) -> bool:
    """Whether other processes may use the same database."""
    return engine.dialect.name == "postgresql"


def parts_of(rows: list[Row]) -> list[list[Row]]:
    """Rows in parts that fit into a message each."""
    return [rows[start : start + PER_MESSAGE] for start in range(0, len(rows), PER_MESSAGE)]


def send_growth(connection: Connection, grown: dict[str, int]) -> None:
    """Tell the others which logs have grown, and how far."""
    lines = [json.dumps(dict(part)) for part in parts_of(list(grown.items()))]
    connection.execute(NOTIFY, {"channel": LOG, "lines": lines})


def send_presence(
    connection: Connection, process: str, tables: dict[str, Present], asks: bool = False
) -> None:
    """Tell the others who is connected here."""
    rows = [[table, sorted(seats), watch] for table, (seats, watch) in tables.items()]
    parts = parts_of(rows) or [[]]
    lines = [json.dumps([process, part, asks and part is parts[0]]) for part in parts]
    connection.execute(NOTIFY, {"channel": PRESENCE, "lines": lines})


def send_ephemeral(connection: Connection, message: Ephemeral) -> None:
    """Send something that is not kept."""
    connection.execute(NOTIFY, {"channel": EPHEMERAL, "lines": [json.dumps(message)]})


def decode_or_none(channel: str, line: str) -> ClusterMessage | None:
    """The message in a line; None if there is none, as another release may send."""
    try:
        return decode(channel, line)
    except (TypeError, ValueError, RecursionError):
        log.warning("message not understood", extra={"channel": channel})
        return None


def decode(channel: str, line: str) -> ClusterMessage:
    """The message in a line."""
    if channel == LOG:
        return Growth(dict(json.loads(line)))
    if channel == EPHEMERAL:
        return Ephemeral(*json.loads(line))
    process, rows, asks = json.loads(line)
    if not isinstance(process, str):
        raise TypeError("a process has a name")
    tables = {table: Present(frozenset(seats), watch) for table, seats, watch in rows}
    return Presence(process, tables, asks)


class ChannelListener:
    """A thread that listens to the other processes, and reconnects whenever it is cut off.

    `on_message` gets every message, and None after each connect: some may have been missed.
    """

    def __init__(self, engine: Engine, on_message: Callable[[ClusterMessage | None], None]) -> None:
        self.engine = engine
        self.on_message = on_message
        self.own_backends: dict[int, int] = {}  # by connection of this process
        event.listen(engine, "checkout", self._note_own)
        event.listen(engine, "close", self._forget_own)
        self.is_connected = False  # whether it is connected now, as far as is known
        self.closed = threading.Event()
        self.thread = threading.Thread(target=self._run, name="channel", daemon=True)
        self.thread.start()

    def _note_own(self, driver: Any, _record: object, _proxy: object) -> None:
        self.own_backends[id(driver)] = driver.info.backend_pid

    def _forget_own(self, driver: Any, _record: object) -> None:
        self.own_backends.pop(id(driver), None)  # the number may become another process's

    def close(self) -> None:
        """Stop listening."""
        self.closed.set()
        self.thread.join(2 * POLL_SECONDS)

    def _run(self) -> None:
        pause = FIRST_PAUSE
        driver_error: type[Exception] = self.engine.dialect.loaded_dbapi.Error
        while not self.closed.is_set():
            try:
                for message in self._listen():
                    self.on_message(message)
                    pause = FIRST_PAUSE
            except (DBAPIError, driver_error, OSError) as error:
                log.warning("channel lost", extra={"why": type(error).__name__})
            except Exception:  # whatever it was, what was missed is read after connecting again
                log.exception("channel failed")
            finally:
                self.is_connected = False
            self.closed.wait(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    def _listen(self) -> Iterator[ClusterMessage | None]:
        with discarding(dedicated_connection(self.engine)) as connection:
            driver: Any = connection.connection.driver_connection
            for name in (LOG, PRESENCE, EPHEMERAL):
                connection.exec_driver_sql(f"LISTEN {name}")
            self.is_connected = True
            yield None
            while not self.closed.is_set():
                for note in driver.notifies(timeout=POLL_SECONDS):
                    if note.pid in tuple(self.own_backends.values()):
                        continue
                    message = decode_or_none(note.channel, note.payload)
                    if message is not None:
                        yield message


def dedicated_connection(engine: Engine) -> Connection:
    """A connection to keep, where every statement is a transaction."""
    return engine.connect().execution_options(isolation_level="AUTOCOMMIT")


@contextmanager
def discarding(connection: Connection) -> Iterator[Connection]:
    """Close a connection for good afterwards, so that it listens to nothing and locks nothing."""
    try:
        yield connection
    finally:
        with suppress(DBAPIError):
            connection.invalidate()
        connection.close()
