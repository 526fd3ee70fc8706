"""HTTP and WebSocket for players under test, with next to no work: what is measured is the server.

A frame has a mask of zeros, which leaves its text as it is, and one that comes is handed on as it
is. Libraries take several times as long over it as the server does.
"""

import asyncio
import json
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A  # as whole messages
MASKED = 0x80
UNMASKING = bytes(4)
TWO_BYTES, EIGHT_BYTES = 126, 127  # the size of a payload follows, in as many
LINE, END_OF_HEAD = "\r\n", b"\r\n\r\n"


class LightSocket(asyncio.Protocol):
    """One end of a WebSocket; `heard` gets the text of every message, as bytes."""

    def __init__(self, heard: Callable[[bytes], None], request: bytes) -> None:
        self.heard = heard
        self.request = request
        self.rest = b""  # of a message that is not complete
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.opened.done():
            head, found, data = data.partition(END_OF_HEAD)
            if not found:
                self.rest = head
                return
            self._open(head)
        start = 0
        while (end := self._take(data, start)) > start:
            start = end
        self.rest = data[start:]

    def _open(self, head: bytes) -> None:
        if head.startswith(b"HTTP/1.1 101"):
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionError(head.decode("latin-1")))

    def _take(self, data: bytes, start: int) -> int:
        """Take a message from its start on; where it ends, or its start if it is not complete."""
        body = start + 2
        if len(data) < body:
            return start
        size = data[start + 1]
        if size >= TWO_BYTES:
            width = 2 if size == TWO_BYTES else 8
            size = int.from_bytes(data[body : body + width])
            body += width
        end = body + size
        if len(data) < end:
            return start
        if data[start] == TEXT:
            self.heard(data[body:end])
        elif data[start] == PING:
            self.transport.write(frame(PONG, data[body:end]))
        return end

    def send(self, text: bytes) -> None:
        self.transport.write(frame(TEXT, text))

    def close(self) -> None:
        self.transport.write(frame(CLOSE, b""))
        self.transport.close()

    def abort(self) -> None:
        self.transport.abort()


def frame(kind: int, payload: bytes) -> bytes:
    """A message of a client, as one frame."""
    size = len(payload)
    if size < TWO_BYTES:
        return bytes((kind, MASKED | size)) + UNMASKING + payload
    return bytes((kind, MASKED | TWO_BYTES)) + size.to_bytes(2) + UNMASKING + payload


async def open_socket(
    url: str, path: str, token: str, heard: Callable[[bytes], None]
) -> LightSocket:
    """A socket of a server, for whoever has a token."""
    host, port = address_of(url)
    headers = {
        "Authorization": f"Bearer {token}",
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    request = head_of("GET", path, f"{host}:{port}", headers)
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LightSocket(heard, request), host, port)
    await socket.opened
    return socket


class LightHttp:
    """One connection for requests."""

    def __init__(self, url: str) -> None:
        self.host, self.port = address_of(url)

    async def __aenter__(self) -> "LightHttp":
        self.reader, self.writer = await asyncio.open_connection(self.host, self.port)
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.writer.close()

    async def post(self, path: str, asked: dict[str, Any]) -> Any:
        """The answer to a request, both as JSON."""
        body = json.dumps(asked).encode()
        headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}
        self.writer.write(head_of("POST", path, f"{self.host}:{self.port}", headers) + body)
        head = (await self.reader.readuntil(END_OF_HEAD)).decode("latin-1").lower()
        answer = await self.reader.readexactly(int(head.split("content-length: ")[1].split()[0]))
        if not head.startswith("http/1.1 20"):
            raise ConnectionError(answer.decode())
        return json.loads(answer)


def head_of(method: str, path: str, host: str, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {host}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return LINE.join([*lines, "", ""]).encode()


def address_of(url: str) -> tuple[str, int]:
    host, _, port = urlsplit(url).netloc.partition(":")
    return host, int(port)
