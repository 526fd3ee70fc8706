"""What a process counts and times, for Prometheus; what is asked for at a scrape is in the web."""

import time
from bisect import bisect_left
from collections.abc import Callable, Coroutine, Iterator
from functools import wraps
from itertools import accumulate
from typing import Any, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from prometheus_client.core import HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from projectl.table.store import FollowedError

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Async = Callable[Parameters, Coroutine[Any, Any, Result]]

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TIMEOUT_WORDS = ("timeout", "timed out", "locked")  # PostgreSQL's words, the network's, SQLite's

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)


class Timings(Collector):
    """A histogram of what one thread times, many times a second.

    The library's own takes a lock for each number it changes; this one hands over at a scrape.
    """

    def __init__(self, name: str, meaning: str) -> None:
        self.name = name
        self.meaning = meaning
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Note how long something took."""
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[Metric]:
        """What Prometheus is told."""
        family = HistogramMetricFamily(self.name, self.meaning)
        family.add_metric([], cumulative(self.counts), self.sum)
        yield family


def cumulative(counts: list[int]) -> list[tuple[str, float]]:
    """How many there are up to each bucket, as Prometheus counts."""
    names = [*(str(most) for most in BUCKETS), "+Inf"]
    return list(zip(names, map(float, accumulate(counts)), strict=True))


MOVE_SECONDS = Timings(
    "projectl_move_seconds",
    "From reading a person's action to its being written and sent.",
)
MESSAGE_SECONDS = Timings(
    "projectl_message_seconds",
    "From reading any message of a socket to its being answered.",
)
REQUEST_SECONDS = Histogram(
    "projectl_request_seconds",
    "HTTP requests, by their route and the first digit of their status.",
    ["method", "route", "status"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
WRITE_SECONDS = Timings(
    "projectl_write_seconds",
    "From handing something to the log's writer to its being committed.",
)
AGENT_SECONDS = Timings(
    "projectl_agent_seconds",
    "From asking a worker to its answer, waiting included.",
)
AGENT_REQUESTS = Gauge(
    "projectl_agent_requests",
    "Questions to workers that wait or are thought about.",
    registry=REGISTRY,
)
LOOP_DELAY_SECONDS = Timings(
    "projectl_loop_delay_seconds",
    "How late the event loop wakes a timer.",
)
DATABASE_FAILURES = Counter(
    "projectl_database_failures",
    "Writes that the database did not take: conflict, timeout or other.",
    ["kind"],
    registry=REGISTRY,
)
TABLES_DELETED = Counter(
    "projectl_tables_deleted",
    "Tables deleted because nobody had played there.",
    registry=REGISTRY,
)
REFUSALS = Counter(
    "projectl_refusals",
    "Requests and messages refused, by the code the client got, and connections cut off.",
    ["by", "reason"],
    registry=REGISTRY,
)
for kind in ("conflict", "timeout", "other"):
    DATABASE_FAILURES.labels(kind)  # shown as zero before the first one


def timed(
    timings: Timings, under_way: Gauge | None = None
) -> Callable[[Async[Parameters, Result]], Async[Parameters, Result]]:
    """Time a coroutine function, and count its calls that are under way."""

    def decorate(function: Async[Parameters, Result]) -> Async[Parameters, Result]:
        @wraps(function)
        async def wrapper(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
            if under_way is not None:
                under_way.inc()
            started = time.perf_counter()
            try:
                return await function(*args, **kwargs)
            finally:
                timings.observe(time.perf_counter() - started)
                if under_way is not None:
                    under_way.dec()

        return wrapper

    return decorate


def count_failure(error: Exception) -> None:
    """Count a write that failed, by what kind of failure it was."""
    said = str(getattr(error, "orig", None) or error).lower()
    if isinstance(error, (IntegrityError, FollowedError)):
        kind = "conflict"
    elif isinstance(error, PoolTimeoutError) or any(word in said for word in TIMEOUT_WORDS):
        kind = "timeout"
    else:
        kind = "other"
    DATABASE_FAILURES.labels(kind).inc()
