"""Tables for the tests: sessions with known deals, and open tables on a fresh database."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, text

from projectl.rules.state import Mode
from projectl.table.agent_pool import AgentPool
from projectl.table.config import SeatConfig, SeatKind, TableConfig, UndoRule
from projectl.table.live import LiveTable
from projectl.table.notifications import Notification
from projectl.table.presence import Present
from projectl.table.registry import TableRegistry
from projectl.table.session import Change, Session
from projectl.table.store import open_engine

SEED = "11" * 32


def act(session: Session, **data: Any) -> Change:
    """The first legal action."""
    action = str(session.game.legal_actions()[0])
    return session.act(session.game.player, action, session.seq, time.time(), **data)


def seat(number: int, kind: str = "here", agent: str | None = None) -> SeatConfig:
    return SeatConfig(number, SeatKind(kind), "", agent)


def config(
    *kinds: str, undo: UndoRule = UndoRule.FREE, mode: Mode = Mode.BASE, table: str = "table-1"
) -> TableConfig:
    """A table whose seats are `here`, `link`, or the name of an agent."""
    seats = tuple(
        seat(number, kind) if kind in ("here", "link") else seat(number, "agent", kind)
        for number, kind in enumerate(kinds)
    )
    return TableConfig(table, mode, None, undo, SEED, seats, created=time.time())


def session(*kinds: str, undo: UndoRule = UndoRule.FREE) -> Session:
    return Session(config(*kinds, undo=undo))


def play(session: Session, *actions: str, agent: bool = False) -> None:
    """Actions of whoever is to act."""
    for action in actions:
        data = {"agent": True} if agent else {}
        session.commit(session.act(session.game.player, action, session.seq, 0.0, **data))


class Recorder:
    """A listener that remembers what it was told."""

    def __init__(self, _session: Session, _successor: str | None) -> None:
        self.notes: list[Notification] = []
        self.ephemerals: list[dict[str, Any]] = []
        self.is_watched = False
        self.network = ""
        self.may_write = True
        self.entries = 0  # that agents wrote
        self.needs_pauses = True
        self.present = Present(frozenset(), 0)
        self.remote = self.present

    def count_entry(self) -> None:
        self.entries += 1

    def show_ephemeral(self, words: dict[str, Any]) -> None:
        self.ephemerals.append(words)

    def show_remote(self, present: Present) -> None:
        self.remote = present

    def notify(self, notification: Notification) -> None:
        self.notes.append(notification)


Table = LiveTable[Recorder]
Registry = TableRegistry[Recorder]


@asynccontextmanager
async def registry(folder: Path, pace: float = 0.0) -> AsyncIterator[Registry]:
    """A registry on a database of its own, or on one that was used before."""
    engine = open_engine(f"sqlite:///{folder / 'tables.sqlite'}")
    made = TableRegistry(engine, AgentPool(1), pace, Recorder)
    try:
        yield made
    finally:
        await made.close()


async def make(registry: Registry, *kinds: str, undo: UndoRule = UndoRule.FREE) -> Table:
    made, _, _ = await registry.make("base", None, undo, config(*kinds).seats)
    return made


async def until(met: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something that will be so."""
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.01)


async def let_agent_act(table: Table) -> None:
    """Act for the people at a table until it is an agent's turn."""
    while table.session.agent_to_act is None:
        await table.submit(act)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())


@contextmanager
def no_log(engine: Engine) -> Iterator[None]:
    """A database that takes no entry for a while."""
    rename(engine, "events", "hidden_events")
    try:
        yield
    finally:
        rename(engine, "hidden_events", "events")


def rename(engine: Engine, table: str, name: str) -> None:
    with engine.begin() as connection:
        connection.execute(text(f"ALTER TABLE {table} RENAME TO {name}"))


@contextmanager
def frozen(engine: Engine) -> Iterator[None]:
    """A PostgreSQL whose connections are open, and where nothing moves."""
    admin = open_engine(engine.url.render_as_string(hide_password=False))
    with engine.connect() as connection:
        name = connection.execute(text("select current_database()")).scalar_one()
    query = "select pid from pg_stat_activity where datname = :name and pid <> pg_backend_pid()"
    with admin.connect() as connection:
        pids = list(connection.execute(text(query), {"name": name}).scalars())
    pids.append(int(Path(f"/proc/{pids[0]}/stat").read_text().split()[3]))  # who takes new ones
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)
        admin.dispose()
