"""The log's writer: one thread with group commit, that says when an entry is safe on disk.

Many tables move at the same time, and a commit waits for the disk. So everything that arrived
during one commit goes into the next one.
"""

import asyncio
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError

from projectl.table import store
from projectl.table.config import Entry
from projectl.table.metrics import WRITE_SECONDS, count_failure, timed

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
    done: asyncio.Future[None]


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

    @timed(WRITE_SECONDS)
    async def write(
        self, table: str, *entries: Entry, statements: tuple[Statement, ...] = ()
    ) -> None:
        """Return when everything is committed; ConflictError or WriteError if it is not."""
        if self.closed:
            raise WriteError("the server is closing")
        done = asyncio.get_running_loop().create_future()
        # Once it is handed over it will be written, whether or not somebody still waits.
        self.jobs.put(Job(table, list(entries), list(statements), done))
        await done

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
                    for statement in job.statements:
                        statement(connection)
                entries = [(job.table, entry) for job in jobs for entry in job.entries]
                if entries:
                    store.add_entries(connection, entries)
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            tell(jobs, failure(error))
            return
        self.commits += 1
        self.entries += sum(len(job.entries) for job in jobs)
        tell(jobs)


def tell(jobs: list[Job], error: Exception | None = None) -> None:
    """Let everybody know who waits, the loop being woken once for all of them."""
    with suppress(RuntimeError):  # a loop that is closed has nobody who waits
        jobs[0].done.get_loop().call_soon_threadsafe(settle, jobs, error)


def settle(jobs: list[Job], error: Exception | None) -> None:
    """In the loop's own thread: those who have not gone get their answer."""
    for job in jobs:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)


def failure(error: Exception) -> Exception:
    """What to raise for whoever waits, without the values that were to be written."""
    count_failure(error)
    if isinstance(error, IntegrityError):
        return ConflictError("another process has written that already")
    return WriteError(f"the database failed: {type(error).__name__}")
