"""The log's writer: a thread with group commit, that says when an entry is safe on disk.

Many tables move at the same time, and a commit waits for the disk. So everything that arrived
during one commit goes into the next one, and where many move, commits keep a distance. Nobody waits
longer than `DEADLINE`, even if the database hangs: what was not begun by then will not be written.

To PostgreSQL any number of rows is one statement: moves, new tables, seats that are taken. What
takes more, such as the end of a game, has a thread and a connection of its own there, so that moves
do not wait for it.
"""

import asyncio
import logging
import math
import queue
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import IntegrityError, InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from projectl.table import channel
from projectl.table.config import Entry
from projectl.table.metrics import DATABASE_FAILURES, WRITE_SECONDS, count_failure, timed
from projectl.table.rows import Rows, add_rows, entry_rows
from projectl.table.store import FollowedError

log = logging.getLogger("projectl.table")

LARGEST_BATCH = 256
PACE = 0.03  # seconds from one commit to the next while many tables move
RECENT = 16  # jobs, whose tables are many if most of them are others
DEADLINE = 12.0  # seconds: a little more than the database itself waits for a lock
TRUSTED = 1.0  # seconds after its last use for which a connection need not be tried
RECENTLY = 30.0  # seconds for which a failure counts as trouble, unless a commit follows
# What is wrong with the database, and not with one of the jobs.
DATABASE_ERRORS = (OperationalError, InterfaceError, InternalError, PoolTimeoutError)

Statement = Callable[[Connection], None]
NO_ROWS: Rows = {}
NO_TABLE = ""  # of a job that writes nothing


class ConflictError(Exception):
    """Another process has written that entry already."""


class WriteError(Exception):
    """The database did not take it."""


class UncertainError(Exception):
    """The database hangs: it may have taken it or not, which only reading it will tell."""


class LostError(UncertainError):
    """The connection was lost: the same, but it is known to be over."""


class Promise(asyncio.Future[None]):
    """What a job waits for, which goes on whether or not anybody waits."""

    def cancel(self, msg: Any = None) -> bool:  # noqa: ARG002  # as every future has it
        return False


@dataclass
class Job:
    """Entries to append, rows to add and statements to execute with them, and the future of
    whoever waits.
    """

    table: str
    entries: list[Entry]
    rows: Rows
    statements: list[Statement]
    done: asyncio.Future[None]
    due: float = math.inf  # by the loop's clock, when nobody waits any longer
    is_told: bool = True  # to other processes that may have somebody there
    begun: bool = False
    given_up: bool = False

    @property
    def last_seq(self) -> int:
        """The last entry it appends; 0 if it changes something else."""
        return self.entries[-1].seq if self.entries else 0


@dataclass
class Tally:
    """What a writer has done since the start."""

    commits: int = 0
    entries: int = 0
    failed_at: float | None = None  # None after a commit


class LogWriter:
    """The only writer of a process. A table has one job at a time, so none overtakes another."""

    def __init__(self, engine: Engine, deadline: float = DEADLINE, alone: bool = False) -> None:
        self.engine = engine
        self.shared = channel.is_shared(engine)
        self.deadline = deadline
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.lock = threading.Lock()  # over which jobs are begun and which are given up
        self.waiting: deque[Job] = deque()  # as they came; those at the front may be done
        self.alarm: asyncio.TimerHandle | None = None  # for the first of them
        self.busy_since: float | None = None
        self.tally = Tally()
        self.connection: Connection | None = None  # the thread's own
        self.used = 0.0
        self.recent: deque[str] = deque(maxlen=RECENT)  # tables of the jobs that began a batch
        self.is_followed: Callable[[str], bool] = lambda _table: True  # by another process
        self.closed = False
        self.beside = self._writer_beside() if self.shared and not alone else None
        self.thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self.thread.start()

    def _writer_beside(self) -> "LogWriter":
        """One for what takes many statements."""
        beside = LogWriter(self.engine, self.deadline, alone=True)
        beside.lock, beside.tally = self.lock, self.tally
        beside.is_followed = lambda table: self.is_followed(table)
        return beside

    @property
    def commits(self) -> int:
        return self.tally.commits

    @property
    def entries(self) -> int:
        """Written since the start."""
        return self.tally.entries

    @property
    def hangs(self) -> bool:
        """Whether the database has not finished a commit in time."""
        since = self.busy_since
        late = since is not None and time.monotonic() - since > self.deadline
        return late or (self.beside is not None and self.beside.hangs)

    @property
    def queue_length(self) -> int:
        """How much waits to be written."""
        return sum(writer.jobs.qsize() for writer in self._writers)

    @property
    def _writers(self) -> "tuple[LogWriter, ...]":
        return (self,) if self.beside is None else (self, self.beside)

    @property
    def fails(self) -> bool:
        """Whether the database refused a commit a moment ago, and took none since."""
        failed_at = self.tally.failed_at
        return failed_at is not None and time.monotonic() - failed_at < RECENTLY

    @timed(WRITE_SECONDS)
    async def write(
        self,
        table: str,
        *entries: Entry,
        rows: Rows = NO_ROWS,
        statements: tuple[Statement, ...] = (),
        is_told: bool = True,
    ) -> None:
        """Return when it is committed; ConflictError, WriteError or UncertainError if it is not.

        Statements are executed first, then rows are added.
        Other processes are told that the table has changed, unless that is of no use to them.
        Whoever is cancelled meanwhile learns the outcome first, and does what follows from it.
        """
        if self.closed:
            raise WriteError("the server is closing")
        if self.hangs:
            raise WriteError("the database hangs")
        loop = asyncio.get_running_loop()
        due = loop.time() + self.deadline
        job = Job(table, list(entries), rows, list(statements), Promise(loop=loop), due, is_told)
        self.writer_of(job).jobs.put(job)
        self._watch(job, loop)
        try:
            await job.done
        except asyncio.CancelledError:
            cancel_later()
            job.done.result()

    def writer_of(self, job: Job) -> "LogWriter":
        """Who writes it: what takes many statements has a writer of its own, if there is one."""
        return self.beside if job.statements and self.beside is not None else self

    def _watch(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
        """See to it that nobody waits for ever, with one timer for all."""
        while self.waiting and self.waiting[0].done.done():
            self.waiting.popleft()
        self.waiting.append(job)
        if self.alarm is not None and job.due < self.alarm.when():
            self.alarm.cancel()
            self.alarm = None
        if self.alarm is None:
            self.alarm = loop.call_at(job.due, self._give_up_due, loop)

    def _give_up_due(self, loop: asyncio.AbstractEventLoop) -> None:
        while self.waiting and self.waiting[0].due <= loop.time():
            self._give_up(self.waiting.popleft())
        self.alarm = None
        if self.waiting:
            self.alarm = loop.call_at(self.waiting[0].due, self._give_up_due, loop)

    def _give_up(self, job: Job) -> None:
        """Nobody waits any longer; what was not begun is not written."""
        if job.done.done():
            return
        with self.lock:
            job.given_up = True
        DATABASE_FAILURES.labels("timeout").inc()
        failed = UncertainError if job.begun else WriteError
        job.done.set_exception(failed("the database hangs"))

    async def settled(self) -> None:
        """Return when whatever was begun before is written, or will never be."""
        loop = asyncio.get_running_loop()
        for writer in self._writers:
            done = loop.create_future()
            writer.jobs.put(Job(NO_TABLE, [], {}, [], done, is_told=False))
            with suppress(WriteError, UncertainError):
                await done

    def close(self) -> None:
        """Write what is queued, then stop; a database that hangs is not waited for."""
        self.closed = True
        self.jobs.put(None)
        if self.beside is not None:
            self.beside.close()
        self.thread.join(self.deadline)

    def _run(self) -> None:
        """Write one batch after the other, whatever becomes of each."""
        began = 0.0
        is_closing = False
        while not is_closing:
            batch = [self.jobs.get()]
            try:
                if self._many_move(batch[0]):
                    time.sleep(max(0.0, began + PACE - time.monotonic()))
                began = time.monotonic()
                while len(batch) < LARGEST_BATCH and not self.jobs.empty():
                    batch.append(self.jobs.get())
                self._write_batch([job for job in batch if job is not None])
            except Exception as error:
                self._fail([job for job in batch if job is not None], error)
            is_closing = None in batch
        self._disconnect()

    def _write_batch(self, batch: list[Job]) -> None:
        jobs = self._begin(batch)
        if jobs:
            self.busy_since = time.monotonic()
            self._commit(jobs)
            self.busy_since = None

    def _fail(self, batch: list[Job], error: Exception) -> None:
        """A fault that nobody thought of: nobody waits for what may or may not be written."""
        log.exception("writer failed", extra={"jobs": len(batch)})
        self.busy_since = None
        self.tally.failed_at = time.monotonic()
        with suppress(Exception):
            self._disconnect()
        why = f"the writer failed: {type(error).__name__}"
        for job in batch:
            notify_waiters([job], UncertainError(why) if job.begun else WriteError(why))

    def _many_move(self, job: Job | None) -> bool:
        """Whether it is worth waiting for others: one table alone does not wait for anybody."""
        if job is None:
            return False
        self.recent.append(job.table)
        return len(set(self.recent)) > RECENT // 2

    def _begin(self, jobs: list[Job]) -> list[Job]:
        """Those that somebody still waits for."""
        with self.lock:
            wanted = [job for job in jobs if not job.given_up]
            for job in wanted:
                job.begun = True
        return wanted

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """A transaction on the writer's own connection, which is tried first if it lay idle.

        Where another writer has what takes many statements, each statement is a transaction by
        itself: one round trip, not three.
        """
        if self.connection is not None and time.monotonic() - self.used > TRUSTED:
            self._disconnect()
        if self.connection is None:
            self.connection = self.engine.connect()
            if self.beside is not None:
                self.connection.execution_options(isolation_level="AUTOCOMMIT")
        try:
            with self.connection.begin():
                yield self.connection
        except DATABASE_ERRORS:
            self.connection.invalidate()  # a session may stay read-only when its database is not
            self._disconnect()
            raise
        self.used = time.monotonic()

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            connection.close()

    def _commit(self, jobs: list[Job]) -> None:
        """All in one transaction; if a job is at fault, each in its own, to find which."""
        entries = [(job.table, entry) for job in jobs for entry in job.entries]
        others = [job.rows for job in jobs if job.rows]
        statements = [statement for job in jobs for statement in job.statements]
        if all(job.table == NO_TABLE for job in jobs):  # they only wait for those before
            notify_waiters(jobs)
            return
        try:
            with self._transaction() as connection:
                for statement in statements:
                    statement(connection)
                add_rows(connection, entry_rows(entries), *others)
        except DATABASE_ERRORS as error:
            self.tally.failed_at = time.monotonic()
            notify_waiters(jobs, failure(error))
            return
        except Exception as error:
            if len(jobs) > 1:
                for job in jobs:
                    self._commit([job])
                return
            notify_waiters(jobs, failure(error))
            return
        with self.lock:
            self.tally.failed_at = None
            self.tally.commits += 1
            self.tally.entries += len(entries)
        notify_waiters(jobs)
        self._announce(jobs)

    def _announce(self, jobs: list[Job]) -> None:
        """Say what was committed to other processes that may have somebody there.

        It is said afterwards: a transaction that says something would wait for all others that do.
        """
        grown = {
            job.table: job.last_seq for job in jobs if job.is_told and self.is_followed(job.table)
        }
        if not self.shared or not grown:
            return
        try:
            with self._transaction() as connection:
                channel.send_growth(connection, grown)
        except Exception as error:  # whatever it is, the others read it a little later
            log.warning("not told", extra={"tables": len(grown), "why": type(error).__name__})


def cancel_later() -> None:
    """Have a task that is being cancelled be so when it waits for the next thing."""
    task = asyncio.current_task()
    assert task is not None
    task.uncancel()
    task.cancel()


def notify_waiters(jobs: list[Job], error: Exception | None = None) -> None:
    """Give all who wait their answer, waking the loop once."""
    with suppress(RuntimeError):  # the loop is closed: nobody waits
        jobs[0].done.get_loop().call_soon_threadsafe(resolve, jobs, error)


def resolve(jobs: list[Job], error: Exception | None) -> None:
    """In the loop's thread: set the result of each job that is still waited for."""
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
    if isinstance(error, (IntegrityError, FollowedError)):
        return ConflictError("another process has written that already")
    if getattr(error, "connection_invalidated", False):
        return LostError("the connection was lost")
    return WriteError(f"the database failed: {type(error).__name__}")
