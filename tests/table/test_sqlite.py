"""The embedded database is set up whatever other processes do with it meanwhile."""

import sqlite3
from typing import cast

import pytest

from projectl.table import sqlite


class BusyCursor:
    """A cursor of a database that another process is setting up."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals

    def execute(self, _statement: str) -> None:
        self.refusals -= 1
        if self.refusals >= 0:
            raise sqlite3.OperationalError("database is locked")


def use_write_ahead_log(cursor: BusyCursor) -> None:
    sqlite.use_write_ahead_log(cast(sqlite3.Cursor, cursor))


def test_a_database_that_another_process_sets_up_is_waited_for() -> None:
    cursor = BusyCursor(refusals=3)
    use_write_ahead_log(cursor)
    assert cursor.refusals == -1


def test_a_database_that_stays_locked_is_not_waited_for_ever(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sqlite, "PATIENCE", 0.1)
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        use_write_ahead_log(BusyCursor(refusals=10**9))
