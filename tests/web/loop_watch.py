"""How long the callbacks of a server's event loop take."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable

MOST = 0.005  # seconds of CPU, so that others on the machine do not count


class LoopWatch:
    """The longest that a callback of the loop took, by what the client did meanwhile."""

    def __init__(self) -> None:
        self.doing = "starting"
        self.longest: dict[str, float] = defaultdict(float)

    def timed(self, run: Callable[[asyncio.Handle], None]) -> Callable[[asyncio.Handle], None]:
        def watched(handle: asyncio.Handle) -> None:
            doing, started = self.doing, time.thread_time()
            run(handle)
            taken = time.thread_time() - started
            self.longest[doing] = max(self.longest[doing], taken)

        return watched
