"""Several processes on one PostgreSQL, as registries of one test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from postgres import new_database
from sqlalchemy import text

from projectl.table.agent_pool import AgentPool
from projectl.table.presence import NOBODY, Present
from projectl.table.registry import TableRegistry
from projectl.table.store import open_engine
from table.sittings import Recorder, Registry, Table


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Registry]:
    """A registry as another process has it."""
    made = TableRegistry(open_engine(url), AgentPool(1), 0.0, Recorder)
    made.join_cluster()
    try:
        yield made
    finally:
        await made.close()


@asynccontextmanager
async def two() -> AsyncIterator[tuple[Registry, Registry]]:
    url = new_database()
    async with process(url) as one, process(url) as other:
        yield one, other


async def twin_of(table: Table, other: Registry) -> Table:
    twin = await other.find(table.id)
    assert twin is not None
    return twin


def come(table: Table, present: Present) -> None:
    """Somebody comes to a table, or leaves it; the process says so."""
    table.listener.is_watched, table.listener.present = present != NOBODY, present
    table.tell_presence()


def cut_off_listeners(registry: Registry) -> None:
    """As if the network had failed for a moment, for all processes."""
    with registry.engine.connect() as connection:
        connection.execute(
            text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
        )
