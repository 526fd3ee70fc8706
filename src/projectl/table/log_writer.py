"""Who writes: one thread that commits whatever has come together, and says when it is safe.

Many tables move at the same time, and a commit waits for the disk. So all that arrived during one
commit goes into the next one.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from projectl.table import store
from projectl.table.config import Entry

MOST_AT_ONCE = 256

Work = Callable[[Connection], None]


class ConflictError(Exception):
    """Somebody else has written that line already."""


class NotKeptError(Exception):
    """The database did not take it."""


@dataclass
class Job:
    """Lines to add, other work to do with them, and who waits for it."""

    table: str
    entries: list[Entry]
    work: list[Work]
    done: Future[None] = field(default_factory=Future)

    def write(self, connection: Connection) -> None:
        for piece in self.work:
            piece(connection)
        if self.entries:
            store.add_entries(connection, [(self.table, entry) for entry in self.entries])


class LogWriter:
    """The only writer of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()
        self.commits = 0
        self.closed = False

    async def write(self, table: str, *entries: Entry, work: tuple[Work, ...] = ()) -> None:
        """Come back when it is committed; ConflictError or NotKeptError if it is not."""
        if self.closed:
            raise NotKeptError("the server is closing")
        job = Job(table, list(entries), list(work))
        self.jobs.put(job)
        # Once it is handed over it will be written, whether or not somebody still waits.
        await asyncio.shield(asyncio.wrap_future(job.done))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self.closed = True
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            batch = [self.jobs.get()]
            while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
                batch.append(self.jobs.get())
            jobs = [job for job in batch if job is not None]
            if jobs:
                self._commit(jobs)
            if None in batch:
                return

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; if that fails, each in its own, to find the one at fault."""
        try:
            with self.engine.begin() as connection:
                for job in jobs:
                    job.write(connection)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            jobs[0].done.set_exception(failure(error))
            return
        self.commits += 1
        for job in jobs:
            job.done.set_result(None)


def failure(error: Exception) -> Exception:
    """What to tell who waits, without the values that were to be written."""
    if isinstance(error, IntegrityError):
        return ConflictError("somebody else has written that already")
    return NotKeptError(f"the database failed: {type(error).__name__}")
