"""Tables for the tests: rooms with known deals, and open tables on a fresh database."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from projectl.rules.state import Mode
from projectl.table.crew import Crew
from projectl.table.house import House
from projectl.table.live import LiveTable
from projectl.table.room import Room
from projectl.table.setting import SeatKind, SeatSetting, Setting, UndoRule
from projectl.table.store import open_engine

SEED = "11" * 32


def seat(number: int, kind: str = "here", agent: str | None = None) -> SeatSetting:
    return SeatSetting(number, SeatKind(kind), f"Player {number + 1}", agent)


def setting(
    *kinds: str, undo: UndoRule = UndoRule.FREE, mode: Mode = Mode.BASE, table: str = "table-1"
) -> Setting:
    """A table whose seats are `here`, `link`, or the name of an agent."""
    seats = tuple(
        seat(number, kind) if kind in ("here", "link") else seat(number, "agent", kind)
        for number, kind in enumerate(kinds)
    )
    return Setting(table, mode, None, undo, SEED, seats, created=time.time())


def room(*kinds: str, undo: UndoRule = UndoRule.FREE) -> Room:
    return Room(setting(*kinds, undo=undo))


def play(room: Room, *actions: str, agent: bool = False) -> None:
    """Actions of whoever is to act."""
    for action in actions:
        data = {"agent": True} if agent else {}
        room.apply(room.act(room.game.player, action, room.seq, 0.0, **data))


@asynccontextmanager
async def house(folder: Path, pace: float = 0.0, url: str | None = None) -> AsyncIterator[House]:
    """A house on a database of its own, or on one that was used before."""
    made = House(open_engine(url or f"sqlite:///{folder / 'tables.sqlite'}"), Crew(1), pace)
    try:
        yield made
    finally:
        await made.close()


async def make(house: House, *kinds: str, undo: UndoRule = UndoRule.FREE) -> LiveTable:
    made, _, _ = await house.make("base", None, undo, setting(*kinds).seats)
    return made


async def until(met: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something that will be so."""
    async with asyncio.timeout(seconds):
        while not met():
            await asyncio.sleep(0.01)


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())
