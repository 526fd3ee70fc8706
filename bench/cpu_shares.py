"""A machine of its own for a server, on this one: so many cores, each as fast as a share of one.

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
def limited(processes: list[int], share: float, cores: int) -> Iterator[None]:
    """Give some processes, with what they start, cores of a share each: none has more than one, as
    a server of Python has not, and all together have no more than there are.
    """
    root = next(root for root in ROOTS if is_root(root))
    machine = new_group(root / f"projectl-{os.getpid()}", cores * share)
    if (machine / "cgroup.subtree_control").is_file():
        (machine / "cgroup.subtree_control").write_text("+cpu")
    groups = [new_group(machine / str(process), share) for process in processes]
    for process, group in zip(processes, groups, strict=True):
        for each in (process, *started_by(process)):
            (group / "cgroup.procs").write_text(str(each))
    try:
        yield
    finally:
        for group in groups:
            for left in (group / "cgroup.procs").read_text().split():
                (root / "cgroup.procs").write_text(left)
            group.rmdir()
        machine.rmdir()


def new_group(group: Path, share: float) -> Path:
    """A group whose processes have a share of a core, or of several."""
    group.mkdir()
    quota = int(share * PERIOD)
    if (group / "cpu.max").is_file():
        (group / "cpu.weight").write_text(str(WEIGHT * 100))
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    else:
        (group / "cpu.shares").write_text(str(WEIGHT * 1024))
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    return group
