"""The shortest way of a message: no reading is stopped for it, and no ping asked in vain. And what
is no request or no text: it is refused, and does not fill the log.
"""

import asyncio
import gc
import socket
import struct
import time
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from projectl.table.metrics import REGISTRY
from projectl.web.admission import LOGGED, AdmissionControl
from projectl.web.config import USUAL_LIMITS
from projectl.web.protocols import (
    READ_AHEAD,
    WRITE_NOW,
    GuardedConfig,
    GuardedHttp,
    GuardedSocket,
)
from web.clients import Browser
from web.serving import Served, in_thread


class Transport:
    """Notes what is written, and when reading is stopped."""

    def __init__(self) -> None:
        self.written = b""
        self.paused = 0
        self.closing = False

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        """Nothing was held back."""

    def is_closing(self) -> bool:
        return self.closing

    def get_write_buffer_size(self) -> int:
        return 0

    def get_extra_info(self, _name: str) -> None:
        return None

    def abort(self) -> None:
        self.closing = True

    close = abort


class Application:
    """Accepts a socket, and reads nothing."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.sleep(60.0)


def usual_config(application: Application) -> GuardedConfig:
    admission = AdmissionControl(USUAL_LIMITS)
    return GuardedConfig(application, admission, log_config=None, lifespan="off")


async def opened() -> tuple[GuardedSocket, Transport, Application]:
    application, transport = Application(), Transport()
    config = usual_config(application)
    config.load()
    socket = GuardedSocket(config, ServerState(), {})
    socket.connection_made(cast(asyncio.Transport, transport))
    client = ClientProtocol(parse_uri("ws://table.example/"))
    client.send_request(client.connect())
    socket.data_received(b"".join(client.data_to_send()))
    await asyncio.sleep(0.01)
    transport.written = b""
    return socket, transport, application


def text(said: str) -> bytes:
    return Frame(Opcode.TEXT, said.encode()).serialize(mask=True)


def test_messages_are_read_ahead_but_not_without_end() -> None:
    async def test() -> None:
        socket, transport, _ = await opened()
        for number in range(READ_AHEAD):
            socket.data_received(text(f"message {number}"))
        assert transport.paused == 0
        socket.data_received(text("one more"))
        assert transport.paused == 1
        said = [(await socket.receive()).get("text") for _ in range(READ_AHEAD)]
        assert said == [f"message {number}" for number in range(READ_AHEAD)]
        socket.shutdown()

    asyncio.run(test())


def frames_of(said: str | bytes | list[str]) -> bytes:
    """A message as a client sends it: a text, bytes, or a text in parts with a ping among them."""
    if isinstance(said, str):
        return text(said)
    if isinstance(said, bytes):
        return Frame(Opcode.BINARY, said).serialize(mask=True)
    last = len(said) - 1
    parts = [
        Frame(Opcode.CONT if number else Opcode.TEXT, part.encode(), fin=number == last)
        for number, part in enumerate(said)
    ]
    parts.insert(1, Frame(Opcode.PING, b"there?"))
    return b"".join(part.serialize(mask=True) for part in parts)


def heard_as(said: str | bytes | list[str]) -> str | bytes:
    return "".join(said) if isinstance(said, list) else said


MESSAGES = st.one_of(
    st.text(max_size=200), st.binary(max_size=200), st.lists(st.text(max_size=9), min_size=2)
)


@settings(deadline=None)
@given(st.lists(MESSAGES, max_size=8), st.lists(st.integers(1, 90)))
def test_messages_of_any_kind_are_heard_however_their_bytes_come(
    said: list[str | bytes | list[str]], cuts: list[int]
) -> None:
    async def test() -> None:
        socket, _, _ = await opened()
        data = b"".join(map(frames_of, said))
        for size in cuts:
            socket.data_received(data[:size])
            data = data[size:]
        socket.data_received(data)
        heard = [await socket.receive() for _ in said]
        assert [each.get("text", each.get("bytes")) for each in heard] == list(map(heard_as, said))
        assert socket.queue.empty()
        socket.shutdown()

    asyncio.run(test())


@pytest.mark.parametrize("size", [64 * 1024, 1 << 40])
def test_a_frame_that_is_too_large_is_refused_by_its_head(size: int) -> None:
    async def test() -> None:
        socket, transport, _ = await opened()
        limit = 16 * 1024
        socket.conn.max_message_size = socket.config.ws_max_size = limit
        socket.data_received(bytes((0x82, 0xFF)) + size.to_bytes(8) + bytes(4))
        code = int.from_bytes(transport.written[2:4])
        assert (transport.written[0] & 0x0F, code) == (Opcode.CLOSE, 1009)

    asyncio.run(test())


def test_whoever_sends_frames_before_the_answer_is_cut_off() -> None:
    async def test() -> None:
        transport = Transport()
        config = usual_config(Application())
        config.load()
        socket = GuardedSocket(config, ServerState(), {})
        socket.connection_made(cast(asyncio.Transport, transport))
        client = ClientProtocol(parse_uri("ws://table.example/"))
        client.send_request(client.connect())
        socket.data_received(b"".join(client.data_to_send()))
        assert not transport.closing
        socket.data_received(text("too early"))
        assert transport.closing

    asyncio.run(test())


def test_who_says_something_is_not_asked_whether_they_are_there() -> None:
    async def test() -> None:
        socket, transport, _ = await opened()
        socket.data_received(text("message"))
        socket.send_keepalive_ping()
        assert transport.written == b""
        assert socket.ping_timer is not None
        socket.send_keepalive_ping()
        assert transport.written[0] & 0x0F == Opcode.PING
        socket.shutdown()

    asyncio.run(test())


def test_a_connection_that_has_ended_is_gone_without_the_collector(tmp_path: Path) -> None:
    def left() -> int:
        return sum(type(each) is GuardedSocket for each in gc.get_objects())

    with in_thread(tmp_path) as served, Browser(served.url) as browser:
        table = browser.make("here", "here")["table"]
        gc.collect()
        gc.disable()
        try:
            before = left()
            for _ in range(3):
                with browser.sit(table) as chair:
                    chair.act("piece I1")
            deadline = time.monotonic() + 30.0
            while left() > before and time.monotonic() < deadline:
                time.sleep(0.05)
            assert left() == before
        finally:
            gc.enable()


def test_a_text_is_written_at_once_unless_the_client_is_slow_or_gone() -> None:
    async def test() -> None:
        socket, transport, application = await opened()
        write_now = application.scope["extensions"][WRITE_NOW]["write"]
        assert write_now("text")
        assert transport.written == Frame(Opcode.TEXT, b"text").serialize(mask=False)
        socket.pause_writing()
        assert not write_now("too much")
        socket.resume_writing()
        socket.shutdown()
        assert not write_now("too late")

    asyncio.run(test())


def cut_off(reason: str) -> float:
    labels = {"by": "connection", "reason": reason}
    return REGISTRY.get_sample_value("projectl_refusals_total", labels) or 0.0


@pytest.mark.parametrize(
    "said", [b"\x16\x03\x01 nothing but TLS", b"GET / HTTP/1.1\r\nno header\r\n\r\n"]
)
def test_what_is_no_http_is_refused_and_told_now_and_then(
    said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        config = usual_config(Application())
        for _ in range(40):
            http, transport = GuardedHttp(config, ServerState(), {}), Transport()
            http.connection_made(cast(asyncio.Transport, transport))
            http.data_received(said)
            assert transport.written.startswith(b"HTTP/1.1 400 ")
            assert transport.closing
            http.connection_lost(None)

    before = cut_off("not_http")
    asyncio.run(test())
    assert cut_off("not_http") == before + 40
    assert [record.message for record in caplog.records] == ["cut off"] * int(LOGGED.burst)


def test_a_text_that_is_none_ends_the_socket_and_is_told_now_and_then(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def test() -> None:
        socket, transport, _ = await opened()
        socket.data_received(Frame(Opcode.TEXT, b"\xff").serialize(mask=True))
        code = int.from_bytes(transport.written[2:4])
        assert (transport.written[0] & 0x0F, code) == (Opcode.CLOSE, 1007)
        assert transport.closing
        assert [record.message for record in caplog.records] == ["cut off"]

    before = cut_off("not_text")
    asyncio.run(test())
    assert cut_off("not_text") == before + 1


def test_to_offer_another_protocol_is_no_line_in_the_log(
    served: Served, caplog: pytest.LogCaptureFixture
) -> None:
    offered = {"Connection": "Upgrade, HTTP2-Settings", "Upgrade": "h2c", "HTTP2-Settings": ""}
    assert httpx.get(f"{served.url}/health", headers=offered).status_code == 200
    assert caplog.records == []


def test_a_client_that_is_gone_when_its_socket_is_made_counts_no_longer() -> None:
    """The system knows no address of it any more, and it counts for the one it came from."""

    async def test() -> None:
        config = usual_config(Application())
        config.load()
        loop = asyncio.get_running_loop()
        server = await loop.create_server(
            lambda: GuardedHttp(config, ServerState(), {}), "127.0.0.1", 0
        )
        async with server, asyncio.timeout(5.0):
            client = socket.create_connection(server.sockets[0].getsockname())
            while not config.admission.networks:
                await asyncio.sleep(0.01)
            handshake = ClientProtocol(parse_uri("ws://table.example/"))
            handshake.send_request(handshake.connect())
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.sendall(b"".join(handshake.data_to_send()))
            client.close()
            time.sleep(0.05)  # both have come when the loop looks
            while config.admission.networks:
                await asyncio.sleep(0.01)

    asyncio.run(test())
