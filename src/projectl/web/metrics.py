"""Metrics for Prometheus at `/metrics`: what the process counted, and how the server is now."""

import asyncio
from collections.abc import Iterator
from ipaddress import ip_address

from fastapi import APIRouter, Request
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.registry import Collector
from starlette.responses import Response
from starlette.types import Scope

from projectl.table.metrics import REGISTRY, REQUEST_SECONDS
from projectl.texts import Message
from projectl.web.config import ServerConfig
from projectl.web.credentials import address_of, is_here
from projectl.web.problems import problem
from projectl.web.server_state import ServerState

router = APIRouter()

METHODS = ("GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE")
FORWARDED = ("forwarded", "x-forwarded-for")


class StateCollector(Collector):
    """A server as it is at the time of a scrape."""

    def __init__(self, state: ServerState) -> None:
        self.state = state

    def collect(self) -> Iterator[Metric]:
        """Gauges and counters that the server has anyway."""
        state, registry = self.state, self.state.registry
        tables = list(registry.tables.values())
        going_on = sum(not table.session.game.is_over for table in tables)
        seats = sum(len(table.listener.present.seats) for table in tables)
        yield gauge("tables", "Tables that are open.", len(tables))
        yield gauge("games", "Games that go on at them.", going_on)
        yield gauge("connections", "Sockets.", state.connections.total)
        yield gauge("seats_connected", "Seats that somebody is connected for.", seats)
        yield gauge("workers", "Processes that think.", registry.pool.size)
        yield gauge("workers_busy", "Those that think now.", registry.pool.busy)
        yield counter("moves", "Entries written to logs.", registry.writer.entries)
        yield counter("commits", "Transactions they were written in.", registry.writer.commits)
        yield counter("agent_answers", "Answers of workers.", registry.pool.answers)
        yield counter("agent_failures", "Answers that never came.", registry.pool.failures)
        yield self.queues()

    def queues(self) -> Metric:
        """What waits: for the database, and for clients to take it."""
        tables = self.state.registry.tables.values()
        clients = [client for table in tables for client in table.listener.connections]
        lengths = GaugeMetricFamily(
            "projectl_queue_length", "Entries and messages that wait.", labels=["queue"]
        )
        lengths.add_metric(["writer"], self.state.registry.writer.queue_length)
        lengths.add_metric(["clients"], sum(len(client.waiting) for client in clients))
        longest = max((len(client.waiting) for client in clients), default=0)
        lengths.add_metric(["slowest_client"], longest)
        return lengths


def gauge(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(f"projectl_{name}", meaning, value=value)


def counter(name: str, meaning: str, value: float) -> Metric:
    return CounterMetricFamily(f"projectl_{name}", meaning, value=value)


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """All metrics in Prometheus' format, for the machine itself and the networks named for it."""
    state: ServerState = request.app.state.server_state
    if not may_scrape(request, state.config):
        return problem(403, "not_allowed", Message("refused-host-only"))
    now = CollectorRegistry()
    now.register(StateCollector(state))
    counted = await asyncio.to_thread(generate_latest, REGISTRY)  # which grows with its labels
    text = counted + generate_latest(now)
    return Response(text, headers={"Content-Type": CONTENT_TYPE_LATEST})


def may_scrape(request: Request, config: ServerConfig) -> bool:
    """Whether the metrics are for this client; what a proxy passes on comes from anybody."""
    if not config.trusted_proxies and any(name in request.headers for name in FORWARDED):
        return False
    address = address_of(request)
    if is_here(address):
        return True
    try:
        return any(ip_address(address) in network for network in config.metrics_from)
    except ValueError:
        return False


def observe_request(scope: Scope, status: int, seconds: float) -> None:
    """Note how long a request took. Routes are few; paths are whatever clients think of."""
    route = getattr(scope.get("route"), "path", "none")
    method = scope["method"] if scope["method"] in METHODS else "other"
    REQUEST_SECONDS.labels(method, route, f"{status // 100}xx").observe(seconds)
