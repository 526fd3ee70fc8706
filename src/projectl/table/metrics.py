"""What a process counts and times, for Prometheus; what is asked for at a scrape is in the web."""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector
from sqlalchemy.exc import IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Async = Callable[Parameters, Coroutine[Any, Any, Result]]

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TIMEOUT_WORDS = ("timeout", "timed out", "locked")  # PostgreSQL's words, the network's, SQLite's

REGISTRY = CollectorRegistry()
ProcessCollector(registry=REGISTRY)

MOVE_SECONDS = Histogram(
    "projectl_move_seconds",
    "From reading a person's action to its being written and sent.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
MESSAGE_SECONDS = Histogram(
    "projectl_message_seconds",
    "From reading any message of a socket to its being answered.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
REQUEST_SECONDS = Histogram(
    "projectl_request_seconds",
    "HTTP requests, by their route and the first digit of their status.",
    ["method", "route", "status"],
    buckets=BUCKETS,
    registry=REGISTRY,
)
WRITE_SECONDS = Histogram(
    "projectl_write_seconds",
    "From handing something to the log's writer to its being committed.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
AGENT_SECONDS = Histogram(
    "projectl_agent_seconds",
    "From asking a worker to its answer, waiting included.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
AGENT_REQUESTS = Gauge(
    "projectl_agent_requests",
    "Questions to workers that wait or are thought about.",
    registry=REGISTRY,
)
LOOP_DELAY_SECONDS = Histogram(
    "projectl_loop_delay_seconds",
    "How late the event loop wakes a timer.",
    buckets=BUCKETS,
    registry=REGISTRY,
)
DATABASE_FAILURES = Counter(
    "projectl_database_failures",
    "Writes that the database did not take: conflict, timeout or other.",
    ["kind"],
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
    histogram: Histogram, under_way: Gauge | None = None
) -> Callable[[Async[Parameters, Result]], Async[Parameters, Result]]:
    """Time a coroutine function, and count its calls that are under way."""

    def decorate(function: Async[Parameters, Result]) -> Async[Parameters, Result]:
        @wraps(function)
        async def wrapper(*args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
            if under_way is not None:
                under_way.inc()
            try:
                with histogram.time():
                    return await function(*args, **kwargs)
            finally:
                if under_way is not None:
                    under_way.dec()

        return wrapper

    return decorate


def count_failure(error: Exception) -> None:
    """Count a write that failed, by what kind of failure it was."""
    said = str(getattr(error, "orig", None) or error).lower()
    if isinstance(error, IntegrityError):
        kind = "conflict"
    elif isinstance(error, PoolTimeoutError) or any(word in said for word in TIMEOUT_WORDS):
        kind = "timeout"
    else:
        kind = "other"
    DATABASE_FAILURES.labels(kind).inc()
