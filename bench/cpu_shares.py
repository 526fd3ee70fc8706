"""A share of a core for each process: what each has on a machine of its own, on this one.

Control groups of Linux see to it, which only root may make.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from process_use import started_by

ROOTS = (Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup"))  # of the first version, of the second
WEIGHT = 20  # of a process among all others of the machine: what it may use, it gets
PERIOD = 10_000  # microseconds: short, so that a process without its share is stopped for moments


def may_limit() -> bool:
    """Whether shares can be given here."""
    return os.geteuid() == 0 and any(is_root(root) for root in ROOTS)


def is_root(folder: Path) -> bool:
    return (folder / "cgroup.procs").is_file()


@contextmanager
def limited(processes: list[int], share: float) -> Iterator[None]:
    """Give each of some processes, with what it starts, a share of a core."""
    root = next(root for root in ROOTS if is_root(root))
    groups = [limit(root / f"projectl-{process}", process, share) for process in processes]
    try:
        yield
    finally:
        for group in groups:
            for left in (group / "cgroup.procs").read_text().split():
                (root / "cgroup.procs").write_text(left)
            group.rmdir()


def limit(group: Path, process: int, share: float) -> Path:
    """Make a group of a process and those it has started."""
    group.mkdir()
    quota = int(share * PERIOD)
    if (group / "cpu.max").is_file():
        (group / "cpu.weight").write_text(str(WEIGHT * 100))
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.shares").write_text(str(WEIGHT * 1024))
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    for each in (process, *started_by(process)):
        (group / "cgroup.procs").write_text(str(each))
    return group
