"""What every request goes through: limits on the way in, a line in the log on the way out."""

import logging
import time
from urllib.parse import quote

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from projectl.texts import Message
from projectl.web.admission import LOGGED
from projectl.web.credentials import is_own_origin, network_of, own_cookies
from projectl.web.hosts import is_own_host
from projectl.web.limits import TokenBucket
from projectl.web.metrics import observe_request
from projectl.web.problems import TooLargeError, problem
from projectl.web.server_state import ServerState

log = logging.getLogger("projectl.web")

FILES = "/assets/"
SAFE = ("GET", "HEAD", "OPTIONS")
LONGEST_PATH = 1000  # with what is asked after it
LOGGED_PATH = 200  # characters
TOO_MANY = 429
TOO_LONG = 414, "too_large", Message("refused-unreadable")


def is_long(scope: Scope) -> bool:
    """Whether the address of a request is longer than any that makes sense."""
    return len(scope["path"]) + len(scope["query_string"]) > LONGEST_PATH


def drop_foreign_cookies(scope: Scope) -> None:
    """Leave the cookies of other programs at the same host unread."""
    scope["headers"] = [
        (name, own_cookies(value) if name == b"cookie" else value)
        for name, value in scope["headers"]
    ]


class GuardMiddleware:
    """Checks each request before the application sees it; nothing is cached unless it says so."""

    def __init__(self, app: ASGIApp, server_state: ServerState) -> None:
        self.app = app
        self.server_state = server_state
        self.lines = TokenBucket(LOGGED)  # about requests that are not even read

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            drop_foreign_cookies(scope)
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket" and is_long(scope):
            await problem(*TOO_LONG)(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Have a request answered, and say so."""
        started = time.monotonic()
        status = 0

        async def send_strict(message: AsgiMessage) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                headers.setdefault("Cache-Control", "no-store")
                if status == TOO_MANY:  # whoever goes on has to connect again, which is limited
                    headers["Connection"] = "close"
            await send(message)

        refused = self._refusal(scope)
        if refused is None:
            await self.app(scope, self._limited(receive), send_strict)
        else:
            await problem(*refused)(scope, receive, send_strict)
        observe_request(scope, status, time.monotonic() - started)
        if scope["path"].startswith("/api/") and self._is_logged(scope, refused is not None):
            self._log(scope, status, time.monotonic() - started)

    def _is_logged(self, scope: Scope, refused: bool) -> bool:
        """Whether a request gets a line, as not each of a flood does."""
        if refused:
            return self.lines.take()
        return self.server_state.lines.take(network_of(HTTPConnection(scope)))

    def _limited(self, receive: Receive) -> Receive:
        """A body up to the size that is read."""
        most, seen = self.server_state.config.limits.body_bytes, 0

        async def receive_some() -> AsgiMessage:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > most:
                raise TooLargeError(most)
            return message

        return receive_some

    def _refusal(self, scope: Scope) -> tuple[int, str, Message] | None:
        """Why a request is not even read; None if it is."""
        connection = HTTPConnection(scope)
        headers = connection.headers
        state, is_file = self.server_state, scope["path"].startswith(FILES)
        buckets = state.files if is_file else state.requests
        if not buckets.take(network_of(connection)):
            return TOO_MANY, "too_fast", Message("refused-too-many-requests")
        if not is_own_host(headers.get("host"), state.config):
            return 421, "unknown_host", Message("refused-unknown-host")
        if is_long(scope):
            return TOO_LONG
        if scope["method"] not in SAFE and "origin" in headers and not is_own_origin(connection):
            return 403, "foreign_origin", Message("refused-foreign-page")
        length, most = headers.get("content-length", "0"), state.config.limits.body_bytes
        if length.isdigit() and int(length) > most:
            return 413, "too_large", Message("refused-request-size", bytes=most)
        return None

    @staticmethod
    def _log(scope: Scope, status: int, seconds: float) -> None:
        """A line about a request; never what is in it."""
        details = {
            "method": scope["method"],
            "path": quote(scope["path"])[:LOGGED_PATH],
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.info("request", extra=details)
