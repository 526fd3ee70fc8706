"""HTTP and WebSocket with a budget, spent where bytes become requests and frames.

Whoever spends more than that is cut off at once: an answer would cost more than the question.
"""

import asyncio
import re
from collections import deque
from collections.abc import Generator
from functools import partial
from http import HTTPStatus
from typing import Any

import uvicorn
from httptools import HttpParserError, HttpParserUpgrade
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.protocol import CONNECTING, OPEN

from projectl.web.admission import AdmissionControl
from projectl.web.credentials import network_at
from projectl.web.frames import LONGEST_HEAD, frame_end, is_data, is_final, text_frame, whole_text
from projectl.web.handover import Handover
from projectl.web.limits import TokenBucket

TABLE_SOCKET = re.compile(r"/api/tables/([A-Za-z0-9_-]+)/socket(?:\?.*)?")
PIECE = 64  # bytes that a header or a piece of a body counts for beside its own: it costs a call
NOT_STORED = (b"cache-control", b"no-store")
READ_AHEAD = 4  # messages that may wait for the one before until no more are read
WRITE_NOW = "projectl.write_now"  # an extension of ASGI: texts without a task and its wake-up


class GuardedConfig(uvicorn.Config):
    """A server's configuration, with admission control, and the handover to other processes."""

    def __init__(
        self,
        app: Any,
        admission: AdmissionControl,
        handover: Handover | None = None,
        **options: Any,
    ) -> None:
        super().__init__(app, http=GuardedHttp, ws=GuardedSocket, **options)
        self.admission = admission
        self.handover = handover


def guarded(config: uvicorn.Config) -> GuardedConfig:
    assert isinstance(config, GuardedConfig)
    return config


class OverBudgetError(Exception):
    """A request that is not even parsed to its end."""


class GuardedHttp(HttpToolsProtocol):
    """Requests that come in time, one after the other, with heads of a sensible size."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.admission = guarded(self.config).admission
        self.handover = guarded(self.config).handover
        self.limits = self.admission.limits
        self.budget = TokenBucket(self.limits.connection_requests)
        self.network = "unknown"
        self.entered = False
        self.in_head = True
        self.received = 0  # bytes of a request that is not complete, whatever they are
        self.head = 0  # bytes of a head that are parsed
        self.body = 0  # bytes of bodies, and their pieces, until all are answered
        self.deadline: asyncio.TimerHandle | None = None  # of the request that comes
        self.unanswered: deque[RequestResponseCycle] = deque()
        self.answer_deadline: asyncio.TimerHandle | None = None
        self.handed = b""  # what another process read of this connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "unknown"
        self.network = network_at(address)
        self.entered = self.admission.admit(address, self.network)
        if not self.entered:
            transport.abort()
            return
        self._expect_request()
        if self.handed:
            self.data_received(self.handed)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._stop_answering()
        for cycle in self.unanswered:  # the library tells only the last of them
            cycle.disconnected = True
        if self.entered:
            self.admission.release(self.network)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.received += len(data)
        is_http = self._parse(data)
        if self.in_head and self.received > self.limits.head_bytes:
            self._cut_off("head_too_large")
        elif self.transport.is_closing():
            return
        elif not is_http:
            self.admission.count_refusal("not_http", self.network)
            self.send_400_response("Invalid HTTP request received.")
        elif self.received > self.limits.head_bytes + self.limits.dropped_bytes:
            self._cut_off("body_too_large")  # in what is between its pieces, or after them
        elif self.in_head and self.received:
            self._expect_request()  # which may begin with empty lines

    def _parse(self, data: bytes) -> bool:
        """Take a piece of a request; whether it was one. The usual way logs each that was not."""
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except HttpParserUpgrade:
            if self._should_upgrade():  # to nothing but a socket
                self.handle_websocket_upgrade()
        except HttpParserError:
            return False
        return True

    def on_message_begin(self) -> None:
        self._expect_request()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value) + PIECE)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        if len(self.pipeline) >= self.limits.pipelined or not self.budget.take():
            self._cut_off("too_many_requests")
            raise OverBudgetError
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:  # and it is no socket
            self.unanswered.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self.body += len(body) + PIECE
        if self.body > self.limits.dropped_bytes:
            self._cut_off("body_too_large")
            raise OverBudgetError
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._stop_waiting()
        self.in_head, self.received, self.head = True, 0, 0
        self._expect_taking()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        self.unanswered.popleft()
        if not self.unanswered:
            self.body = 0
        self._expect_taking()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        self._stop_answering()
        if self.unanswered:  # whoever writes that would wait for a protocol that is told nothing
            self._cut_off("too_early")
        elif self._is_handed_over():
            self.transport.abort()  # here only: the other process has it too
        else:
            # As whoever was admitted: of a client that has gone no address is known any more.
            self.ws_protocol_class = partial(GuardedSocket, network=self.network)  # type: ignore[assignment]
            super().handle_websocket_upgrade()
            # It has this protocol, and both would wait for the collector.
            self.parser = None  # type: ignore[assignment]

    def _is_handed_over(self) -> bool:
        """Whether the connection is another process's from now on."""
        asked = TABLE_SOCKET.fullmatch(self.url.decode("latin-1"))
        if self.handover is None or self.handed or asked is None:
            return False
        lines = [b"GET " + self.url + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.scope["headers"]]
        head = b"\r\n".join([*lines, b"", b""])
        descriptor = self.transport.get_extra_info("socket").fileno()
        return self.handover.hand_over(asked[1], head, descriptor)

    def _count_head(self, size: int) -> None:
        self.head += size
        if self.head > self.limits.head_bytes:
            raise OverBudgetError

    def _expect_request(self) -> None:
        """A whole request has to come in time."""
        if self.deadline is None:
            seconds = self.limits.request_seconds
            self.deadline = self.loop.call_later(seconds, self._cut_off, "request_too_slow")

    def _stop_waiting(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _expect_taking(self) -> None:
        """An answer has to be taken in time, counted from when those before it were."""
        if not self.transport.get_write_buffer_size():
            self._stop_answering()
        if self.answer_deadline is None:
            seconds = self.limits.answer_seconds
            self.answer_deadline = self.loop.call_later(seconds, self._check_taken)

    def _check_taken(self) -> None:
        self.answer_deadline = None
        if self.unanswered or self.transport.get_write_buffer_size():
            self._cut_off("answer_too_slow")

    def _stop_answering(self) -> None:
        if self.answer_deadline is not None:
            self.answer_deadline.cancel()
            self.answer_deadline = None

    def _cut_off(self, reason: str) -> None:
        self.admission.count_refusal(reason, self.network)
        self.transport.abort()


def empty() -> Generator[None, None, None]:
    """A parser that reads nothing."""
    yield


def is_utf_8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class GuardedSocket(WebSocketsSansIOProtocol):
    """Frames of any kind, and their bytes, at no more than a sensible rate.

    What every move does, reading a message and writing one, takes the shortest way.
    """

    def __init__(self, *args: Any, network: str = "unknown", **options: Any) -> None:
        super().__init__(*args, **options)
        self.network = network
        self.admission = guarded(self.config).admission
        self.frame_budget = TokenBucket(self.admission.limits.frames)
        self.byte_budget = TokenBucket(self.admission.limits.frame_bytes)
        self.heard = False  # since the last ping was due
        self.rest = b""  # of a frame that is not complete
        self.in_parts = False  # the message under way
        self.is_lost = False
        self.closing: asyncio.TimerHandle | None = None

    async def run_asgi(self) -> None:
        self.scope["extensions"][WRITE_NOW] = {"write": self.write_now}
        await super().run_asgi()
        if not self.is_lost:  # it will be when the client has taken everything, or never
            seconds = self.admission.limits.send_seconds
            self.closing = self.loop.call_later(seconds, self._cut_off, "answer_too_slow")

    async def send(self, message: Any) -> None:
        """Send an answer of the application; a refusal with all headers, whoever refuses."""
        if self.handshake_complete or message["type"] == "websocket.accept":
            await super().send(message)
        elif message["type"] == "websocket.close":
            refusal = {"type": "websocket.http.response.start", "status": HTTPStatus.FORBIDDEN}
            await self.send(refusal | {"headers": []})
            await self.send({"type": "websocket.http.response.body", "body": b""})
        elif message["type"] == "websocket.http.response.start":
            headers = [*self.default_headers, NOT_STORED, *message["headers"]]
            await super().send(message | {"headers": headers})
        else:
            await super().send(message)
            self.handshake_complete = self.close_sent  # or the library takes it for an error

    def write_now(self, text: str) -> bool:
        """Send a text at once; False if it has to wait until the client has taken others."""
        if self.close_sent or self.transport.is_closing() or self.conn.state is not OPEN:
            return False
        if not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if self.closing is not None:
            self.closing.cancel()
        self.admission.release(self.network)  # it was counted when it was a request
        super().connection_lost(exc)
        # What leads back to this connection is left, so that nothing of it waits for the collector.
        self.conn.parser = empty()
        if self.handshake_initiated:
            self.scope["extensions"].pop(WRITE_NOW, None)

    def data_received(self, data: bytes) -> None:
        if not self.byte_budget.take(len(data)):
            self._cut_off("too_many_bytes")
        elif self.conn.state is CONNECTING and self.handshake_initiated:
            self._cut_off("too_early")  # no client sends frames before it is answered
        elif self.conn.state is CONNECTING:
            super().data_received(data)
            if not self.handshake_initiated:  # the head came whole, and cannot be read
                self._cut_off("bad_handshake")
        elif self.conn.state is not OPEN:
            super().data_received(data)
        else:
            self._take_frames(self.rest + data if self.rest else data)

    def _take_frames(self, data: bytes) -> None:
        """Take one frame after the other; what is not a whole one waits for the rest of it."""
        start, self.rest = 0, b""
        while not self.transport.is_closing():
            end = frame_end(data, start)
            if end is not None and end - start > self.config.ws_max_size + LONGEST_HEAD:
                super().data_received(data[start:])  # which says that it is too large
                return
            if end is None or end > len(data):
                self.rest = data[start:]
                return
            if not self.frame_budget.take():
                self._cut_off("too_many_frames")
                return
            self._take_frame(data[start:end])
            start = end

    def _take_frame(self, frame: bytes) -> None:
        """Hand a message on; to stop reading for each, as the usual way does, costs two calls of
        the system, and the library's parser goes through it step by step.
        """
        text = None if self.in_parts or self.close_sent else whole_text(frame)
        self.heard = self.heard or text is not None
        if text is not None and self.queue.qsize() < READ_AHEAD:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            return
        if is_data(frame):
            self.in_parts = not is_final(frame)
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """Hand a whole message on; the usual way logs each text that is none."""
        is_text = self.curr_msg_data_type == "text" and not self.close_sent
        if is_text and not is_utf_8(b"".join(self.frames)):
            self.admission.count_refusal("not_text", self.network)
            self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        """Ask whether the client is there, unless it has just said something."""
        if self.heard:
            self.heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def _cut_off(self, reason: str) -> None:
        self.admission.count_refusal(reason, self.network)
        self.transport.abort()
