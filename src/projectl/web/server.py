"""A server process: it listens, logs where, and stops when it is asked to."""

import asyncio
import logging
import os
import socket
import time
from collections.abc import Callable
from typing import Any

import uvicorn

from projectl.web.admission import AdmissionControl
from projectl.web.app import make_app
from projectl.web.config import ServerConfig
from projectl.web.garbage import tune_collector
from projectl.web.handover import Handover
from projectl.web.headers import HEADERS
from projectl.web.protocols import GuardedConfig, GuardedHttp
from projectl.web.server_state import ServerState

log = logging.getLogger("projectl.web")

BACKLOG = 2048  # connections that wait to be accepted
GRACE = 5  # seconds for connections to end
UNCLEAN = 1  # the exit code, if the database hangs


class TableServer(uvicorn.Server):
    """Tells its clients before it closes their connections."""

    def __init__(self, config: GuardedConfig, state: ServerState) -> None:
        super().__init__(config)
        self.state = state
        self.handover = config.handover
        self.receiving: set[asyncio.Task[Any]] = set()

    def stop(self) -> None:
        """Ask it to stop, from any thread."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in self.servers:
            for each in listener.sockets:
                host, port = each.getsockname()[:2]
                log.info("listening", extra={"host": host, "port": port})
        if self.handover is not None:
            self.handover.start(self.receive)

    def receive(self, head: bytes, connection: socket.socket) -> None:
        """Serve a connection that another process accepted and read the head of."""
        loop = asyncio.get_running_loop()

        def make_protocol() -> GuardedHttp:
            protocol = GuardedHttp(self.config, self.server_state, self.lifespan.state)
            protocol.handed = head
            return protocol

        task = loop.create_task(loop.connect_accepted_socket(make_protocol, connection))
        self.receiving.add(task)
        task.add_done_callback(self.receiving.discard)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        started = time.monotonic()
        if self.handover is not None:
            self.handover.stop()
        log.info("closing", extra={"connections": self.state.connections.total})
        await self.state.announce_shutdown()
        await super().shutdown(sockets)
        log.info("stopped", extra={"seconds": round(time.monotonic() - started, 2)})


def make_server(config: ServerConfig, handover: Handover | None = None) -> TableServer:
    """A server, not yet running; with a way to hand connections over, one of several."""
    app = make_app(config)
    listening = GuardedConfig(
        app,
        AdmissionControl(config.limits, config.trusted_proxies),
        handover,
        host=config.host,
        port=config.port,
        log_config=None,
        access_log=False,
        server_header=False,
        headers=list(HEADERS.items()),
        proxy_headers=bool(config.trusted_proxies),
        forwarded_allow_ips=config.trusted_proxies or None,
        ws_max_size=config.limits.dropped_bytes,
        ws_ping_interval=config.limits.ping_seconds,
        ws_ping_timeout=config.limits.ping_seconds,
        ws_per_message_deflate=False,  # secrets and what others write do not share a dictionary
        timeout_graceful_shutdown=GRACE,
    )
    state: ServerState = app.state.server_state
    if handover is not None:
        state.registry.is_own = handover.is_own
    return TableServer(listening, state)


class ListenError(ValueError):
    """An address that cannot be listened at."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that is open to visitors; ListenError if the address is taken or not ours."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        return bound(socket.socket(family, kind), address)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise ListenError(f"cannot listen at {host} port {port}: {reason}") from None


def bound(opened: socket.socket, address: Any) -> socket.socket:
    """A socket listening at an address, so that early visitors wait; or closed."""
    try:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        opened.bind(address)
        opened.listen(BACKLOG)
    except OSError:
        opened.close()
        raise
    return opened


def run(config: ServerConfig, ready: Callable[[int], None]) -> None:
    """Serve until somebody asks to stop; `ready` is told the port before visitors come."""
    with listen(config.host, config.port) as opened:
        serve_at(config, opened, lambda _server: ready(opened.getsockname()[1]))


def serve_at(
    config: ServerConfig,
    opened: socket.socket,
    ready: Callable[[TableServer], None],
    handover: Handover | None = None,
) -> None:
    """Serve at a socket that is open; `ready` is told before visitors come."""
    server = make_server(config, handover)
    server.config.load()
    tune_collector()
    ready(server)
    try:
        server.run(sockets=[opened])
    finally:
        if server.state.registry.left_hanging:  # for threads of pools Python would wait
            logging.shutdown()
            os._exit(UNCLEAN)
