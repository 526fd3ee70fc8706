"""Who is connected to tables at other processes, as these report.

A process reports arrivals and departures as they happen, all its tables now and then, in case a
message was lost, and a heartbeat once a second.
"""

from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

PROCESS_TIMEOUT = 4.0  # seconds without a message after which a process is gone
RESEND_EVERY = 10  # heartbeats from one report of all tables to the next
REPORT_TIMEOUT = 25.0  # seconds for which a report counts


class Present(NamedTuple):
    """Who is connected to a table, somewhere."""

    seats: frozenset[int]
    spectators: int


NOBODY = Present(frozenset(), 0)


class Report(NamedTuple):
    """What a process reported of a table, and when."""

    at: float
    present: Present


class RemotePresence:
    """What other processes reported of the tables that are open here."""

    def __init__(self) -> None:
        self.last_heard: dict[str, float] = {}  # when the last message of each process came
        self.tables: defaultdict[str, dict[str, Report]] = defaultdict(dict)  # by process

    def __contains__(self, table: str) -> bool:
        """Whether somebody is at a table elsewhere."""
        return table in self.tables

    def at(self, table: str) -> Present:
        """Everybody who is at a table elsewhere."""
        there = [report.present for report in self.tables.get(table, {}).values()]
        seats = frozenset(seat for present in there for seat in present.seats)
        return Present(seats, sum(present.spectators for present in there))

    def update(self, process: str, table: str, present: Present, now: float) -> bool:
        """Note a report; whether the process was not known to be at the table."""
        is_new = process not in self.tables[table]
        if present == NOBODY:
            self._drop(table, process)
        else:
            self.tables[table][process] = Report(now, present)
        return is_new

    def expire(self, now: float, kept: Collection[str]) -> list[str]:
        """Drop tables that are not kept here, and reports that count no longer; the tables at
        which that changes something.
        """
        for table in self.tables.keys() - kept:
            del self.tables[table]
        for process, at in list(self.last_heard.items()):  # which the listener's thread writes
            if now - at > PROCESS_TIMEOUT:
                del self.last_heard[process]
        gone = [
            (table, process)
            for table, processes in self.tables.items()
            for process, report in processes.items()
            if process not in self.last_heard or now - report.at > REPORT_TIMEOUT
        ]
        for table, process in gone:
            self._drop(table, process)
        return [table for table, _ in gone]

    def _drop(self, table: str, process: str) -> None:
        self.tables[table].pop(process, None)
        if not self.tables[table]:
            del self.tables[table]
