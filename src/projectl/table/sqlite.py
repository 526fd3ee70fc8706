"""The embedded database: a file that its owner alone reads, with a write-ahead log."""

import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import OperationalError

PRIVATE = 0o600  # the database has seeds in it
PATIENCE = 10.0  # seconds to wait for another process that sets it up
RETRY = 0.02  # seconds


def make_private_file(path: str | None) -> None:
    """An SQLite file, and its folder, that only its owner reads."""
    if not path or path == ":memory:":
        return
    file = Path(path)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(mode=PRIVATE)
    file.chmod(PRIVATE)


def identity_of(file: Path) -> tuple[int, int] | None:
    """What tells a file from any other that has its name later; None if there is none."""
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def keep_to_file(engine: Engine, path: str | None) -> None:
    """Have each transaction fail once the file is deleted or another has its place: what SQLite
    would still write to it is lost.
    """
    if not path or path == ":memory:":
        return
    file = Path(path)
    opened = identity_of(file)

    def check(_connection: Connection) -> None:
        if identity_of(file) != opened:
            gone = sqlite3.OperationalError("the file was deleted, moved or replaced")
            raise OperationalError("BEGIN", None, gone)

    event.listen(engine, "begin", check)


def set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    """A log that survives a crash, and readers that never wait for the writer."""
    cursor = connection.cursor()
    use_write_ahead_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def use_write_ahead_log(cursor: sqlite3.Cursor) -> None:
    """Switch to WAL, for which SQLite itself does not wait while another process does the same."""
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
        time.sleep(RETRY)
