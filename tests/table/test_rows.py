"""Rows of all kinds are added at once, and come back as they were."""

import json
from typing import Any

import pytest
from postgres import new_database
from sqlalchemy import Engine, event
from sqlalchemy.exc import IntegrityError

from projectl.table import store
from projectl.table.config import Entry
from projectl.table.rows import KEYS, Rows, add_rows, entry_rows, grant_rows, table_rows
from projectl.table.tokens import Grant, Purpose, hashed
from table.sittings import config

ENTRY = Entry(1, "act", 0, {"action": "piece I1"}, 1.5)
GRANTS = {"x": Grant(0, Purpose.SEAT), "y": Grant(1, Purpose.INVITE)}


def of_everything(table: str) -> tuple[Rows, ...]:
    """A table, secrets and an entry, those that refer to others first."""
    secrets = {hashed(f"{table} {key}"): grant for key, grant in GRANTS.items()}
    made = config("here", "link", "weighted", table=table)
    return entry_rows([(table, ENTRY)]), grant_rows(table, secrets, 0.0), table_rows(made)


def test_tables_secrets_and_entries_are_added_in_any_order(engine: Engine) -> None:
    with engine.begin() as connection:
        add_rows(connection, *of_everything("one"), *of_everything("two"))
    with engine.connect() as connection:
        for table in ("one", "two"):
            stored = store.load(connection, table)
            assert stored is not None
            assert stored.entries == [ENTRY]
            assert [seat.spec.name for seat in stored.config.seats][2] == "weighted"
            assert set(stored.grants.values()) == set(GRANTS.values())


def test_postgresql_gets_one_statement_whatever_is_added() -> None:
    engine = store.open_engine(new_database())
    sent: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *all: sent.append(all[2]))
    with engine.begin() as connection:
        add_rows(connection, *of_everything("one"), *of_everything("two"))
        add_rows(connection, entry_rows([("one", Entry(2, "act", 1, {}, 2.0))]))
    everything, entries = sent
    assert [everything.count(f"INSERT INTO {table} ") for table in KEYS] == [1] * len(KEYS)
    assert entries.startswith("INSERT INTO events")
    engine.dispose()


def test_without_rows_nothing_is_sent(engine: Engine) -> None:
    sent: list[str] = []
    event.listen(engine, "before_cursor_execute", lambda *all: sent.append(all[2]))
    with engine.begin() as connection:
        add_rows(connection, entry_rows([]), {})
    assert sent == []


def test_rows_are_added_together_or_not_at_all(engine: Engine) -> None:
    with engine.begin() as connection:
        add_rows(connection, *of_everything("one"))
    with pytest.raises(IntegrityError), engine.begin() as connection:
        add_rows(connection, *of_everything("two"), entry_rows([("one", ENTRY)]))
    with engine.connect() as connection:
        assert store.load(connection, "two") is None


def test_everybody_adds_rows_in_the_same_order_so_that_no_two_wait_for_each_other() -> None:
    engine = store.open_engine(new_database())
    sent: list[dict[str, Any]] = []
    event.listen(engine, "before_cursor_execute", lambda *all: sent.append(all[3]))
    parts = [*of_everything("two"), *of_everything("one")]
    moves = entry_rows([("two", Entry(3, "act", 1, {}, 2.0)), ("two", Entry(2, "act", 0, {}, 2.0))])
    for order in ([*parts, moves], [moves, *reversed(parts)]):
        with engine.connect() as connection:
            add_rows(connection, *order)
            connection.rollback()
    one, other = sent
    assert one == other
    assert [(row["game"], row["seq"]) for row in json.loads(one["events"])] == [
        ("one", 1),
        ("two", 1),
        ("two", 2),
        ("two", 3),
    ]
    engine.dispose()
