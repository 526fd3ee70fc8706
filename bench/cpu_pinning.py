"""Whole cores for a server alone, on a machine with enough others for players and database."""

import os
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path

OTHERS = 4  # cores, for players and database
ROOT = Path("/sys/fs/cgroup")
PATIENCE = 100  # tenths of a second


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


@contextmanager
def on_cores(process: int, cpus: set[int], others: set[int], beside: list[int]) -> Iterator[bool]:
    """Keep a server that has just been started to some cores, and all beside it to others; whether
    the server's are scheduled by themselves, as those of a machine of its own are.

    Otherwise Linux balances the load of all cores, of which the server may use only some.
    """
    for each in beside:
        os.sched_setaffinity(each, others)
    group = ROOT / f"projectl-{process}"
    is_partition = partition(group, cpus)
    if is_partition:
        (group / "cgroup.procs").write_text(str(process))
    else:
        os.sched_setaffinity(process, cpus)
    try:
        yield is_partition
    finally:
        remove(group)


def partition(group: Path, cpus: set[int]) -> bool:
    """Make a control group whose CPUs are scheduled by themselves; False if Linux does not."""
    with suppress(OSError):
        (ROOT / "cgroup.subtree_control").write_text("+cpuset")
        group.mkdir()
        (group / "cpuset.cpus").write_text(",".join(map(str, sorted(cpus))))
        (group / "cpuset.cpus.partition").write_text("root")
        return (group / "cpuset.cpus.partition").read_text().strip() == "root"
    return False


def remove(group: Path) -> None:
    """Give its CPUs back to all, once the last process has left."""
    for _ in range(PATIENCE):
        try:
            group.rmdir()
        except FileNotFoundError:
            return
        except OSError:
            time.sleep(0.1)
