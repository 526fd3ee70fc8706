"""Who is connected to tables at other processes, as those say.

A process says who came to a table or left it, when that happens; how it is at all its tables now
and then, in case something was not heard; and once a second that it is there.
"""

from collections import defaultdict
from collections.abc import Collection
from typing import NamedTuple

FORGOTTEN = 4.0  # seconds after which a process that says nothing is not there any more
RESTATED = 10  # beats from one time that all is said to the next
OUTDATED = 25.0  # seconds after which something that was not said again does not hold any more


class Present(NamedTuple):
    """Who is connected to a table, somewhere."""

    seats: frozenset[int]
    spectators: int


NOBODY = Present(frozenset(), 0)


class Statement(NamedTuple):
    """What a process said of a table, and when."""

    at: float
    present: Present


class Elsewhere:
    """What other processes said of the tables that are open here."""

    def __init__(self) -> None:
        self.heard: dict[str, float] = {}  # when each process last said anything
        self.tables: defaultdict[str, dict[str, Statement]] = defaultdict(dict)  # by process

    def __contains__(self, table: str) -> bool:
        """Whether somebody is at a table elsewhere."""
        return table in self.tables

    def at(self, table: str) -> Present:
        """Everybody who is at a table elsewhere."""
        there = [said.present for said in self.tables.get(table, {}).values()]
        seats = frozenset(seat for present in there for seat in present.seats)
        return Present(seats, sum(present.spectators for present in there))

    def note(self, process: str, table: str, present: Present, now: float) -> bool:
        """Take note of what a process said; whether it had not been known to be at the table."""
        is_new = process not in self.tables[table]
        if present == NOBODY:
            self._drop(table, process)
        else:
            self.tables[table][process] = Statement(now, present)
        return is_new

    def forget(self, now: float, kept: Collection[str]) -> list[str]:
        """Forget tables that are not kept here, and whoever was not spoken of for long; the tables
        at which that changes something.
        """
        for table in self.tables.keys() - kept:
            del self.tables[table]
        for process, at in list(self.heard.items()):  # which the listener's thread writes
            if now - at > FORGOTTEN:
                del self.heard[process]
        gone = [
            (table, process)
            for table, processes in self.tables.items()
            for process, said in processes.items()
            if process not in self.heard or now - said.at > OUTDATED
        ]
        for table, process in gone:
            self._drop(table, process)
        return [table for table, _ in gone]

    def _drop(self, table: str, process: str) -> None:
        self.tables[table].pop(process, None)
        if not self.tables[table]:
            del self.tables[table]
