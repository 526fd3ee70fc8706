"""What processes of Linux use: CPU and memory, of one and of those it has started."""

import os
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE_BYTES = os.sysconf("SC_PAGE_SIZE")


def started_by(process: int) -> list[int]:
    """The processes that a process has started."""
    return [
        int(each) for each in Path(f"/proc/{process}/task/{process}/children").read_text().split()
    ]


def cpu_of(process: int) -> float:
    """Seconds of CPU a process has used: whatever else the machine does, they are its own."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def cpu_of_main_thread(process: int) -> float:
    """Seconds of CPU of a process with one thread, to the nanosecond: others are counted in ticks
    of 10 ms, of which a few hundred short questions take none.
    """
    return int(Path(f"/proc/{process}/schedstat").read_text().split()[0]) / 1e9


def cpu_with_children(process: int) -> float:
    """Seconds of CPU that a process and those it started have used."""
    return cpu_of(process) + sum(map(cpu_with_children, started_by(process)))


def memory_with_children(process: int) -> int:
    """Bytes of memory that a process and those it started have in use."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * PAGE_BYTES + sum(map(memory_with_children, started_by(process)))
