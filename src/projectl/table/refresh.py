"""Open tables are read on before a visitor is answered: other processes may have written."""

import asyncio
import logging
from dataclasses import dataclass
from functools import partial
from typing import Any

from projectl.table.live import LiveTable
from projectl.table.refusal import Refusal

log = logging.getLogger("projectl.table")

PATIENCE = 2.0  # seconds until what is known has to do


@dataclass
class Reading:
    """One reading of a table, which visitors share until it has begun."""

    task: asyncio.Task[None]
    begun: bool


class Refresher:
    """Reads open tables on, each once at a time: where the database hangs, moves wait for one
    reading and not for as many as there are visitors.
    """

    def __init__(self) -> None:
        self.last: dict[str, Reading] = {}  # of each table

    async def refresh(self, table: LiveTable[Any]) -> None:
        """Read what others wrote before this was asked; if the database hangs, give up soon."""
        last = self.last.get(table.id)
        if last is None or last.begun:
            before = None if last is None else last.task
            last = self._start(table, before)
        await asyncio.wait((last.task,), timeout=PATIENCE)

    def _start(self, table: LiveTable[Any], before: asyncio.Task[None] | None) -> Reading:
        task = asyncio.get_running_loop().create_task(self._read(table, before))
        reading = self.last[table.id] = Reading(task, begun=before is None)
        task.add_done_callback(partial(self._note_end, table.id, reading))
        return reading

    async def _read(self, table: LiveTable[Any], before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await before  # if it failed, so does this one
            self.last[table.id].begun = True
        await table.read_on()

    def _note_end(self, table: str, reading: Reading, task: asyncio.Task[None]) -> None:
        if self.last.get(table) is reading:
            del self.last[table]
        error = None if task.cancelled() else task.exception()
        if isinstance(error, Refusal):
            log.warning("not read on", extra={"table": table})
        elif error is not None:
            log.error("not read on", exc_info=error, extra={"table": table})

    async def close(self) -> None:
        """Read no further."""
        tasks = [reading.task for reading in self.last.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
