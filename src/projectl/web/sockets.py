"""The socket of a table: who may open it, and its life."""

import asyncio
import logging

from fastapi import APIRouter
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from projectl.web.broadcast import Broadcast
from projectl.web.connection import Connection
from projectl.web.credentials import address_of, bearer_of, is_own_origin, secrets_of
from projectl.web.handler import MessageHandler
from projectl.web.server_state import ServerState

log = logging.getLogger("projectl.web")
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Play or watch."""
    server_state: ServerState = websocket.app.state.server_state
    address = address_of(websocket)
    broadcast = await find_broadcast(server_state, websocket, table, address)
    if broadcast is None:
        return
    server_state.doors.enter(address, table)
    try:
        await websocket.accept()
        held = broadcast.table.seats_of(secrets_of(websocket, table))
        connection = Connection(websocket, held, server_state.config.limits)
        await attend(broadcast, connection)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # it is gone
    finally:
        server_state.doors.leave(address, table)


async def find_broadcast(
    server_state: ServerState, websocket: WebSocket, table: str, address: str
) -> Broadcast | None:
    """The table, for who may come in; others are told why not."""
    headers = websocket.headers
    foreign = "origin" in headers and not is_own_origin(headers)
    if foreign or ("origin" not in headers and bearer_of(headers) is None):
        await deny(websocket, 403, "foreign_origin", "this socket is for the server's own page")
        return None
    if not server_state.requests.take(address):
        await deny(websocket, 429, "too_fast", "too many requests; wait a moment")
        return None
    why_not = (
        "the server is closing"
        if server_state.closing
        else server_state.doors.why_not(address, table)
    )
    if why_not:
        await deny(websocket, 503, "full", why_not)
        return None
    broadcast = await server_state.find(table)
    if broadcast is None:
        await deny(websocket, 404, "unknown_table", "there is no such table")
    return broadcast


async def deny(websocket: WebSocket, status: int, code: str, message: str) -> None:
    """Answer with an error instead of a socket."""
    response = JSONResponse({"code": code, "message": message}, status)
    await websocket.send_denial_response(response)


async def attend(broadcast: Broadcast, connection: Connection) -> None:
    """Listen and speak until one side closes."""
    broadcast.enter(connection)
    sending = asyncio.create_task(connection.send_all())
    listening = asyncio.create_task(listen(MessageHandler(broadcast, connection), connection))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        broadcast.leave(connection)
        tasks = [sending, listening, *connection.tasks]
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            report(result, broadcast)


def report(result: object, broadcast: Broadcast) -> None:
    """A fault of the server is logged; a client that went is none."""
    usual = (WebSocketDisconnect, RuntimeError, OSError, asyncio.CancelledError)
    if isinstance(result, BaseException) and not isinstance(result, usual):
        log.error("connection failed", exc_info=result, extra={"table": broadcast.table.id})


async def listen(handler: MessageHandler, connection: Connection) -> None:
    """Take one message after the other."""
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await handler.take(message.get("text"))
