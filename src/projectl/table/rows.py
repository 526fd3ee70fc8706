"""Rows for the database: those of a new table, of secrets and of logs, all added at once.

To PostgreSQL it is one statement, and so one round trip and a transaction by itself, whatever is in
it: moves of many tables, new tables, seats that are taken.
"""

import json
from collections.abc import Iterable
from functools import cache
from operator import itemgetter
from typing import Any

from sqlalchemy import Connection, TextClause, insert, text

from projectl.rules.api import name_of
from projectl.table.config import Entry, TableConfig
from projectl.table.store import events, metadata, seats, tables, tokens
from projectl.table.tokens import Grant

Rows = dict[str, list[dict[str, Any]]]  # by the table of the database that they are for


def table_rows(config: TableConfig) -> Rows:
    """A new table and its seats."""
    row = {
        "id": config.table,
        "mode": name_of(config.mode),
        "difficulty": None if config.difficulty is None else name_of(config.difficulty),
        "undo": config.undo.value,
        "seed": config.seed,
        "created": config.created,
        "touched": config.created,
        "over": False,
        "successor": None,
    }
    sitting = [
        {
            "table_id": config.table,
            "number": seat.number,
            "kind": seat.kind.value,
            "name": seat.name,
            "agent": seat.agent,
            "level": seat.level,
        }
        for seat in config.seats
    ]
    return {tables.name: [row], seats.name: sitting}


def grant_rows(table: str, grants: dict[str, Grant], at: float) -> Rows:
    """Secrets of a table, by their hashes."""
    rows = [
        {
            "hash": key,
            "table_id": table,
            "seat": grant.seat,
            "purpose": grant.purpose.value,
            "created": at,
        }
        for key, grant in grants.items()
    ]
    return {tokens.name: rows}


def entry_rows(entries: Iterable[tuple[str, Entry]]) -> Rows:
    """Entries for the logs of some tables."""
    rows = [
        {
            "game": table,
            "seq": entry.seq,
            "kind": entry.kind,
            "seat": entry.seat,
            "data": entry.data,
            "at": entry.at,
        }
        for table, entry in entries
    ]
    return {events.name: rows}


def add_rows(connection: Connection, *parts: Rows) -> None:
    """Add rows of all kinds, within a transaction that the caller commits.

    They are added in the same order by everybody: of two processes that write the same rows one
    waits for the other, and never both.
    """
    rows = {
        table: sorted(found, key=itemgetter(*key))
        for table, key in KEYS.items()
        if (found := [row for part in parts for row in part.get(table, ())])
    }
    if connection.dialect.name != "postgresql":
        for table, found in rows.items():
            connection.execute(insert(metadata.tables[table]), found)
    elif rows:
        written = {table: json.dumps(found) for table, found in rows.items()}
        connection.execute(statement_for(*rows), written)


# What no two rows of a table have in common; tables that others refer to come first.
KEYS = {
    table.name: ("game", "seq") if table is events else tuple(table.primary_key.columns.keys())
    for table in metadata.sorted_tables
}


@cache
def statement_for(*names: str) -> TextClause:
    """PostgreSQL's statement for rows of some tables, each table's as one JSON text."""
    *before, last = [
        f"INSERT INTO {name} ({columns}) SELECT {columns}"
        f" FROM json_populate_recordset(NULL::{name}, CAST(:{name} AS json))"
        for name in names
        for columns in [", ".join(own_columns(name))]
    ]
    parts = [f"{name}_rows AS ({each})" for name, each in zip(names, before, strict=False)]
    return text(f"WITH {', '.join(parts)} {last}" if parts else last)


def own_columns(table: str) -> list[str]:
    """The columns of a table whose values are not the database's to choose."""
    return [column.name for column in metadata.tables[table].columns if column is not events.c.id]
