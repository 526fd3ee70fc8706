"""How many cores there are for this process."""

import os


def free_cores() -> int:
    """How many cores this process may use; where the system does not tell, all there are."""
    if hasattr(os, "sched_getaffinity"):  # not on macOS and Windows
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
