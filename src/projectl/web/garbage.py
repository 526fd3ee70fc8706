"""How garbage is collected: a little at a time, and all of it when nobody is there.

The collector finds objects that refer to each other in a circle, and nothing else does. What a move
makes, tables and connections are none, so nearly all that it visits is in use; and to visit all
objects of 2,000 tables would stop a server for seconds. So what is loaded at the start is frozen,
which takes it out of the collector's sight, and so is whatever survives its first visit. A full
collection, which visits everything, waits until nobody is connected, or until the process has far
more memory than its tables explain.
"""

import gc
import logging
import sys
import time

log = logging.getLogger("projectl.web")

NEVER = 2**31 - 1
# Objects made, beyond those that went, until the new ones are visited. More at once stop a server
# for longer: 5,000 for up to 50 ms of CPU, where other programs have emptied the caches.
THRESHOLDS = (1_000, NEVER, NEVER)
SWITCH_SECONDS = 0.0005  # that a thread computes until another may: the log's writer is waited for
WORTHWHILE = 100  # young collections after which a full one is made, if nobody is there
USUAL_BYTES = 512 << 20  # of a server with few tables, whatever else it does
TABLE_BYTES = 512 << 10  # of a table: five times what one of a usual length has
GROWTH = 1.25  # of memory that a full collection did not free, until the next


def tune_collector() -> None:
    """Freeze what is loaded, collect from now on as this module says, and switch threads often
    enough for the writer.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    if freeze_survivors not in gc.callbacks:
        gc.callbacks.append(freeze_survivors)
    sys.setswitchinterval(SWITCH_SECONDS)


def is_tuned() -> bool:
    return gc.get_threshold() == THRESHOLDS


def freeze_survivors(phase: str, _info: dict[str, int]) -> None:
    """Have nobody visited twice, as one of `gc.callbacks`."""
    if phase == "stop":
        gc.freeze()


class FullCollections:
    """Says when everything is visited, frozen or not, and does it."""

    def __init__(self) -> None:
        self.young = young_collections()  # when the last full one was made
        self.most_bytes = 0  # that the process may have although its tables do not explain it

    def collect_if_due(self, people: int, tables: int, memory: int) -> bool:
        """Collect if nobody is connected and there is reason to, or if memory says that circles
        are left; whether it was done.
        """
        if not is_tuned():  # then Python sees to it
            return False
        unexplained = memory > max(self.most_bytes, USUAL_BYTES + TABLE_BYTES * tables)
        is_worthwhile = not people and young_collections() - self.young >= WORTHWHILE
        if not unexplained and not is_worthwhile:
            return False
        self.most_bytes = int(GROWTH * memory) if unexplained else 0
        began = time.perf_counter()
        gc.unfreeze()
        found = gc.collect()
        self.young = young_collections()
        details = {"ms": round(1000 * (time.perf_counter() - began), 1), "found": found}
        log.info("full collection", extra=details | {"tables": tables, "memory": memory})
        return True


def young_collections() -> int:
    """Since the process started."""
    return int(gc.get_stats()[0]["collections"])
