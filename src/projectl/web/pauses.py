"""What stops a server for a moment: the garbage collector, and code that holds the event loop."""

import asyncio
import gc
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator

from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from projectl.table.metrics import BUCKETS, LOOP_DELAY_SECONDS, REGISTRY, cumulative

TICK = 0.05  # seconds from one measurement of the event loop to the next
GENERATIONS = 3


class PauseTimer(Collector):
    """Times every collection, as one of `gc.callbacks`.

    It counts by itself, and hands over at a scrape: the metrics of the library take locks, and a
    collection may begin in whoever holds one.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.began = 0.0
        self.counts = [[0] * (len(BUCKETS) + 1) for _ in range(GENERATIONS)]
        self.sums = [0.0] * GENERATIONS
        self.longest = [0.0] * GENERATIONS

    def __call__(self, phase: str, info: dict[str, int]) -> None:
        """The collector says that it starts or stops."""
        if phase == "start":
            self.began = self.clock()
            return
        seconds, generation = self.clock() - self.began, info["generation"]
        self.counts[generation][bisect_left(BUCKETS, seconds)] += 1
        self.sums[generation] += seconds
        self.longest[generation] = max(self.longest[generation], seconds)

    def collect(self) -> Iterator[Metric]:
        """What Prometheus is told."""
        pauses = HistogramMetricFamily(
            "projectl_gc_pause_seconds", "Pauses of the garbage collector.", labels=["generation"]
        )
        longest = GaugeMetricFamily(
            "projectl_gc_longest_pause_seconds", "The longest of them.", labels=["generation"]
        )
        for generation, counts in enumerate(self.counts):
            label = [str(generation)]
            pauses.add_metric(label, cumulative(counts), self.sums[generation])
            longest.add_metric(label, self.longest[generation])
        yield pauses
        yield longest


PAUSES = PauseTimer()
REGISTRY.register(PAUSES)


def time_pauses() -> None:
    """Time collections from now on; a second call changes nothing."""
    if PAUSES not in gc.callbacks:
        gc.callbacks.append(PAUSES)


async def watch_loop() -> None:
    """Note how late the event loop is, as long as it runs."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        LOOP_DELAY_SECONDS.observe(max(0.0, time.perf_counter() - due))
