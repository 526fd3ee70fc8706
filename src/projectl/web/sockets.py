"""The socket of a table: who may open it, and its life."""

import asyncio
import logging

from fastapi import APIRouter
from starlette.responses import JSONResponse
from starlette.websockets import WebSocket, WebSocketDisconnect

from projectl.web.audience import Audience
from projectl.web.connection import Connection
from projectl.web.dispatch import Desk
from projectl.web.doors import address_of, bearer_of, is_own_origin, secrets_of
from projectl.web.lobby import Lobby

log = logging.getLogger("projectl.web")
router = APIRouter()


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """Play or watch."""
    lobby: Lobby = websocket.app.state.lobby
    address = address_of(websocket)
    audience = await find_audience(lobby, websocket, table, address)
    if audience is None:
        return
    lobby.doors.enter(address, table)
    try:
        await websocket.accept()
        held = audience.table.seats_of(secrets_of(websocket, table))
        connection = Connection(websocket, held, lobby.settings.limits)
        await attend(audience, connection)
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # it is gone
    finally:
        lobby.doors.leave(address, table)


async def find_audience(
    lobby: Lobby, websocket: WebSocket, table: str, address: str
) -> Audience | None:
    """The table, for who may come in; others are told why not."""
    headers = websocket.headers
    foreign = "origin" in headers and not is_own_origin(headers)
    if foreign or ("origin" not in headers and bearer_of(headers) is None):
        await deny(websocket, 403, "foreign_origin", "this socket is for the server's own page")
        return None
    if not lobby.requests.take(address):
        await deny(websocket, 429, "too_fast", "too many requests; wait a moment")
        return None
    why_not = "the server is closing" if lobby.closing else lobby.doors.why_not(address, table)
    if why_not:
        await deny(websocket, 503, "full", why_not)
        return None
    audience = await lobby.find(table)
    if audience is None:
        await deny(websocket, 404, "unknown_table", "there is no such table")
    return audience


async def deny(websocket: WebSocket, status: int, code: str, message: str) -> None:
    """Answer with an error instead of a socket."""
    response = JSONResponse({"code": code, "message": message}, status)
    await websocket.send_denial_response(response)


async def attend(audience: Audience, connection: Connection) -> None:
    """Listen and speak until one side closes."""
    audience.enter(connection)
    sending = asyncio.create_task(connection.send_all())
    listening = asyncio.create_task(listen(Desk(audience, connection), connection))
    try:
        await asyncio.wait((sending, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        audience.leave(connection)
        tasks = [sending, listening, *connection.tasks]
        for task in tasks:
            task.cancel()
        for result in await asyncio.gather(*tasks, return_exceptions=True):
            report(result, audience)


def report(result: object, audience: Audience) -> None:
    """A fault of the server is logged; a client that went is none."""
    usual = (WebSocketDisconnect, RuntimeError, OSError, asyncio.CancelledError)
    if isinstance(result, BaseException) and not isinstance(result, usual):
        log.error("connection failed", exc_info=result, extra={"table": audience.table.id})


async def listen(desk: Desk, connection: Connection) -> None:
    """Take one message after the other."""
    while True:
        message = await connection.socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        await desk.take(message.get("text"))
