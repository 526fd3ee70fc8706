"""Whole cores for a server alone, on a machine with enough others for players and database."""

import os
from collections import defaultdict
from functools import cache
from pathlib import Path

OTHERS = 4  # cores, for players and database


@cache  # as the machine was before anybody was pinned
def pinned_cores(count: int) -> tuple[set[int], set[int]] | None:
    """One CPU of each of some cores, and the CPUs of all other cores; None if those are too few.

    A second thread of a core that the server has is nobody's.
    """
    cores: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for cpu in sorted(os.sched_getaffinity(0)):
        cores[core_of(cpu)].append(cpu)
    own, others = list(cores.values())[:count], list(cores.values())[count:]
    if len(others) < OTHERS:
        return None
    return {cpus[0] for cpus in own}, {cpu for cpus in others for cpu in cpus}


def core_of(cpu: int) -> tuple[str, ...]:
    """Which core a CPU belongs to."""
    folder = Path(f"/sys/devices/system/cpu/cpu{cpu}/topology")
    return tuple((folder / name).read_text() for name in ("physical_package_id", "core_id"))
