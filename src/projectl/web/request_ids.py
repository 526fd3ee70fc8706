"""A number for each request and socket, in every line of the log that it causes."""

import secrets
from contextvars import ContextVar

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HEADER = "X-Request-Id"
STARTS = ("http.response.start", "websocket.http.response.start", "websocket.accept")

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)


class RequestIdMiddleware:
    """Names each request and each socket, and tells the client the name."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fresh = secrets.token_hex(8)

        async def send_named(message: Message) -> None:
            if message["type"] in STARTS:
                MutableHeaders(scope=message)[HEADER] = fresh
            await send(message)

        token = request_id.set(fresh)
        try:
            await self.app(scope, receive, send_named)
        finally:
            request_id.reset(token)
