"""The log's writer: one thread with group commit, that says when an entry is safe on disk.

Many tables move at the same time, and a commit waits for the disk. So everything that arrived
during one commit goes into the next one.
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

LARGEST_BATCH = 256

Statement = Callable[[Connection], None]


class ConflictError(Exception):
    """Another process has written that entry already."""


class WriteError(Exception):
    """The database did not take it."""


@dataclass
class Job:
    """Entries to append, statements to execute with them, and the future of whoever waits."""

    table: str
    entries: list[Entry]
    statements: list[Statement]
    done: Future[None] = field(default_factory=Future)

    def execute(self, connection: Connection) -> None:
        for statement in self.statements:
            statement(connection)
        if self.entries:
            store.add_entries(connection, [(self.table, entry) for entry in self.entries])


class LogWriter:
    """The only writer of a database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.commits = 0
        self.entries = 0  # written since the start
        self.closed = False
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    async def write(
        self, table: str, *entries: Entry, statements: tuple[Statement, ...] = ()
    ) -> None:
        """Return when everything is committed; ConflictError or WriteError if it is not."""
        if self.closed:
            raise WriteError("the server is closing")
        job = Job(table, list(entries), list(statements))
        self.jobs.put(job)
        # Once it is handed over it will be written, whether or not somebody still waits.
        await asyncio.shield(asyncio.wrap_future(job.done))

    def close(self) -> None:
        """Write what is queued, then stop."""
        self.closed = True
        self.jobs.put(None)
        self.thread.join()

    def _run(self) -> None:
        while True:
            batch = [self.jobs.get()]
            while len(batch) < LARGEST_BATCH and not self.jobs.empty():
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
                    job.execute(connection)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            jobs[0].done.set_exception(failure(error))
            return
        self.commits += 1
        self.entries += sum(len(job.entries) for job in jobs)
        for job in jobs:
            job.done.set_result(None)


def failure(error: Exception) -> Exception:
    """What to raise for whoever waits, without the values that were to be written."""
    if isinstance(error, IntegrityError):
        return ConflictError("another process has written that already")
    return WriteError(f"the database failed: {type(error).__name__}")
