"""The WebSocket of a table: who may open it, and how long it lasts."""

import asyncio
import logging
import re
from functools import partial

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from projectl.rules.layout import LAYOUT
from projectl.table.notifications import Superseded
from projectl.table.refusal import Refusal
from projectl.texts import Message
from projectl.web.broadcast import WebTable
from projectl.web.connection import Connection, never
from projectl.web.credentials import bearer_of, is_own_origin, network_of, secrets_of
from projectl.web.handler import MessageHandler
from projectl.web.hosts import is_own_host
from projectl.web.problems import STATUS, problem
from projectl.web.protocols import WRITE_NOW
from projectl.web.schema import http
from projectl.web.server_state import ServerState

log = logging.getLogger("projectl.web")

TABLE_ID = re.compile(http.TABLE_ID)
PATH = re.compile("/api/tables/([^/]+)/socket")


class TableSockets:
    """Opens the sockets of tables, past the framework's routes, a quarter of the work."""

    def __init__(self, app: ASGIApp, server_state: ServerState) -> None:
        self.app = app
        self.server_state = server_state

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = PATH.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if asked is None:
            await self.app(scope, receive, send)
        else:
            await serve_socket(self.server_state, WebSocket(scope, receive, send), asked[1])


async def serve_socket(state: ServerState, websocket: WebSocket, table: str) -> None:
    """Have somebody play or watch."""
    address = network_of(websocket)
    try:
        found, seats = await admit(state, websocket, table, address)
    except Refusal as refusal:
        status = STATUS.get(refusal.code, 503)
        await websocket.send_denial_response(problem(status, refusal.code, refusal.reason))
        return
    try:
        await websocket.accept()
        by_record = websocket.query_params.get("layout") == LAYOUT
        snapshot = partial(found.listener.everything_for, seats, by_record)
        at_once = websocket.query_params.get("pace") == "none"
        limits = state.config.limits
        write_now = websocket.scope["extensions"].get(WRITE_NOW, {}).get("write", never)
        shared = state.buckets_of(address)
        connection = Connection(
            websocket, seats, limits, snapshot, by_record, at_once, address, write_now, shared
        )
        await attend(found, connection)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the client has disconnected
    finally:
        state.connections.leave(address, table, plays=bool(seats))


async def admit(
    state: ServerState, websocket: WebSocket, table: str, address: str
) -> tuple[WebTable, frozenset[int]]:
    """The table and the client's seats, and a place that is counted; Refusal if there is none."""
    headers = websocket.headers
    foreign = "origin" in headers and not is_own_origin(websocket)
    if not is_own_host(headers.get("host"), state.config):
        raise Refusal("unknown_host", Message("refused-unknown-host"))
    if foreign or ("origin" not in headers and bearer_of(headers) is None):
        raise Refusal("foreign_origin", Message("refused-foreign-page"))
    if not state.requests.take(address):
        raise Refusal("too_fast", Message("refused-too-many-requests"))
    if state.closing:
        raise Refusal("full", Message("refused-server-closing"))
    secrets = secrets_of(websocket, table)
    is_name = TABLE_ID.fullmatch(table)
    found = await state.registry.find(table, address, secrets) if is_name else None
    if found is None:
        raise Refusal("unknown_table", Message("refused-unknown-table"))
    seats = found.seats_of(secrets)
    full = state.connections.enter(address, table, plays=bool(seats))
    if full is not None:
        raise Refusal("full", full)
    return found, seats


async def attend(table: WebTable, connection: Connection) -> None:
    """Receive and send until one side closes."""
    if not connection.by_record:
        await table.listener.write_out()
    table.listener.enter(connection)
    if table.closed:  # another copy took its place while the socket was accepted
        table.listener.notify(Superseded())
    table.tell_presence()
    table.wake()
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(receive_all(MessageHandler(table, connection), connection))
    try:
        await asyncio.wait((sending, receiving), return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.touch()
        table.listener.leave(connection)
        table.tell_presence()
        tasks = [sending, receiving, *connection.tasks]
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            log_failure(result, table)


def log_failure(result: object, table: WebTable) -> None:
    """Log a fault of the server; that a client disconnects is none."""
    usual = (WebSocketDisconnect, RuntimeError, OSError, asyncio.CancelledError)
    if isinstance(result, BaseException) and not isinstance(result, usual):
        log.error("connection failed", exc_info=result, extra={"table": table.id})


async def receive_all(handler: MessageHandler, connection: Connection) -> None:
    """Handle one message after the other."""
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await handler.handle(message.get("text"))
        await asyncio.sleep(0)  # what many sockets sent at once is not handled before all else
