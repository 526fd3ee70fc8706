"""Tables to which nobody came for long."""

import time

import pytest
from sqlalchemy import Connection, Engine, func, select, update

from projectl.table import store, unplayed
from table.sittings import Registry, Table

DAY = 86400.0
LONG = unplayed.KEPT + DAY


def leave(home: Registry, *tables: Table, days_ago: float = LONG / DAY) -> None:
    """As if nobody had been at some tables for so many days."""
    with home.engine.begin() as connection:
        for table in tables:
            home.tables.pop(table.id, None)
            at = time.time() - days_ago * DAY
            old = update(store.tables).where(store.tables.c.id == table.id)
            connection.execute(old.values(created=at, touched=at))
            said = update(store.events).where(store.events.c.game == table.id)
            connection.execute(said.values(at=at))


def kept(home: Registry) -> set[str]:
    with home.engine.connect() as connection:
        return set(connection.execute(select(store.tables.c.id)).scalars())


def rows(engine: Engine) -> dict[str, int]:
    with engine.connect() as connection:
        return {
            name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for name, table in store.metadata.tables.items()
        }


def sizes_of_deletions(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many tables are to be deleted at once, from now on."""
    sizes: list[int] = []
    delete_unplayed = unplayed.delete_unplayed

    def delete(connection: Connection, names: list[str], before: float) -> int:
        sizes.append(len(names))
        return delete_unplayed(connection, names, before)

    monkeypatch.setattr(unplayed, "delete_unplayed", delete)
    return sizes
