"""Trying again: soon at first, then ever more rarely, and never giving up."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger("projectl.table")

FIRST = 0.25  # seconds
LONGEST = 5.0


class Backoff:
    """Pauses that double with each failure in a row."""

    def __init__(self, first: float = FIRST, longest: float = LONGEST) -> None:
        self.first = first
        self.longest = longest
        self.pause = first

    async def wait(self) -> None:
        """Pause after a failure."""
        pause, self.pause = self.pause, min(self.longest, 2 * self.pause)
        await asyncio.sleep(pause)

    def reset(self) -> None:
        """Start anew after a success."""
        self.pause = self.first


async def until_done(name: str, work: Callable[[], Awaitable[object]]) -> None:
    """Do something that may fail, again and again until it does not."""
    backoff = Backoff()
    while True:
        try:
            await work()
            return
        except Exception:
            log.exception("task failed, tried again", extra={"task": name})
        await backoff.wait()
