"""A hostile client, as a process of its own: `python flood.py KIND PORT SECONDS TABLE ADDRESS`.

It comes from an address of its own on the loopback, with one connection or many at once, and
connects again whenever it is cut off or refused. It prints how often that was.
"""

import base64
import os
import re
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

ADDRESS = "127.0.0.2"
BLOCK = 1 << 16
PAUSE = 0.01  # seconds after being cut off
QUOTED_COOKIE = 'Cookie: a="' + 7500 * "\\a" + '"'  # which took Python long to read
LOOK = b'{"v":1,"type":"look"}'
UPGRADE = (
    "Upgrade: websocket",
    "Connection: Upgrade",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==",
)
A_SECOND = 14  # messages of one connection that the server puts up with
THINKER = '{"kind": "agent", "level": "champion"}'  # for a second a turn
AGENTS_ALONE = f'{{"mode": "base", "seats": [{THINKER}, {THINKER}]}}'

Attack = Callable[[socket.socket, str], None]


class Flood(NamedTuple):
    """What a hostile client does on each of some connections."""

    attack: Attack
    connections: int = 1
    is_cut_off: bool = True  # or refused, or just answered


def pipelined(client: socket.socket, _table: str) -> None:
    """Requests without waiting for answers."""
    block = request("GET /health") * 1500
    while True:
        client.sendall(block)


def endless_head(client: socket.socket, _table: str) -> None:
    """A header that never ends."""
    client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Fat: ")
    while True:
        client.sendall(b"x" * BLOCK)


def many_headers(client: socket.socket, _table: str) -> None:
    """Headers that never end."""
    client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    while True:
        client.sendall(b"X-Fat: x\r\n" * 5000)


def endless_body(client: socket.socket, _table: str) -> None:
    """A body that never ends, of a request that is answered without it."""
    client.sendall(request("POST /api/tables", "Content-Length: 1000000000000"))
    while True:
        client.sendall(b"x" * BLOCK)


def chunks(client: socket.socket, _table: str) -> None:
    """A body that never ends, byte by byte."""
    client.sendall(request("POST /api/tables", "Transfer-Encoding: chunked"))
    while True:
        client.sendall(b"1\r\nx\r\n" * 10_000)


def endless(first: bytes, more: bytes) -> Attack:
    """What stands between the pieces of a body, or after them, and never ends."""
    head = request("POST /api/tables", "Transfer-Encoding: chunked")

    def attack(client: socket.socket, _table: str) -> None:
        client.sendall(head + first)
        while True:
            client.sendall(more * BLOCK)

    return attack


def half_request(client: socket.socket, _table: str) -> None:
    """A request that does not go on."""
    client.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    if client.recv(BLOCK) == b"":
        raise ConnectionResetError


def hasty(client: socket.socket, _table: str) -> None:
    """A request whose answer is not waited for: the next comes by another connection."""
    client.sendall(request("GET /health"))


def requests(line: str, body: str = "", *headers: str) -> Attack:
    """One request after the other, as fast as they are answered."""
    sent = request_with(body, line, *headers)

    def attack(client: socket.socket, _table: str) -> None:
        end = end_of(client)
        while time.monotonic() < end:
            client.sendall(sent)
            if client.recv(BLOCK) == b"":
                raise ConnectionResetError

    return attack


def request(line: str, *headers: str) -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", "Host: localhost", *headers, "", "")).encode()


def request_with(body: str, line: str, *headers: str) -> bytes:
    size = f"Content-Length: {len(body)}"
    return request(line, "Content-Type: application/json", size, *headers) + body.encode()


def frames(first: int, payload: bytes = b"") -> Attack:
    """Frames of one kind."""
    frame = masked(first, payload)

    def attack(client: socket.socket, table: str) -> None:
        open_socket(client, table)
        block = frame * (BLOCK // len(frame))
        while True:
            client.sendall(block)

    return attack


def fragments(client: socket.socket, table: str) -> None:
    """One message in endlessly many empty parts."""
    open_socket(client, table)
    client.sendall(masked(0x01))
    while True:
        client.sendall(masked(0x00) * 10_000)


def messages(payload: bytes) -> Attack:
    """Messages that are answered, no more of them than one may send."""
    frame = masked(0x81, payload)

    def attack(client: socket.socket, table: str) -> None:
        end = end_of(client)
        open_socket(client, table)
        client.settimeout(1 / A_SECOND)
        while time.monotonic() < end:
            client.sendall(frame)
            due = time.monotonic() + 1 / A_SECOND
            with suppress(TimeoutError):
                while time.monotonic() < due:
                    if client.recv(BLOCK) == b"":
                        raise ConnectionResetError

    return attack


def agents_alone(client: socket.socket, _table: str) -> None:
    """A table of agents, who play without pauses because somebody looks on."""
    end, answer = end_of(client), b""
    client.sendall(request_with(AGENTS_ALONE, "POST /api/tables"))
    while (made := re.search(rb'"table":"([^"]+)"', answer)) is None:
        piece = client.recv(BLOCK)
        assert piece
        answer += piece
    open_socket(client, made[1].decode(), "?pace=none")
    while time.monotonic() < end:
        if client.recv(BLOCK) == b"":
            raise ConnectionResetError


def end_of(client: socket.socket) -> float:
    """When an attack is over, of a connection that was just made."""
    left = client.gettimeout()
    assert left is not None
    return time.monotonic() + left


def masked(first: int, payload: bytes = b"") -> bytes:
    """A frame, masked as a client's have to be."""
    return bytes((first, 0x80 | len(payload))) + bytes(4) + payload


def open_socket(client: socket.socket, table: str, query: str = "") -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    port = client.getpeername()[1]
    client.sendall(
        f"GET /api/tables/{table}/socket{query} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in client.recv(BLOCK)


FLOODS = {
    "pipelined": Flood(pipelined),
    "endless_head": Flood(endless_head),
    "many_headers": Flood(many_headers),
    "endless_body": Flood(endless_body, 40),
    "chunks": Flood(chunks, 40),
    "extension": Flood(endless(b"1;a=", b"x"), 40),
    "trailer": Flood(endless(b"0\r\nX: ", b"x")),
    "half_requests": Flood(half_request, 400),
    "hasty": Flood(hasty, 20, is_cut_off=False),
    "refused": Flood(requests("GET /health"), 60),
    "cookies": Flood(requests("GET /health", "", QUOTED_COOKIE), 10),
    "codes": Flood(requests("POST /api/qr", '{"text": "http://localhost/t/table"}'), 10),
    "tables": Flood(
        requests("POST /api/tables", '{"mode": "base", "seats": [{"kind": "link"}]}'), 10
    ),
    "pings": Flood(frames(0x89)),
    "pongs": Flood(frames(0x8A)),
    "binary": Flood(frames(0x82, b"x")),
    "text": Flood(frames(0x81, b"{}")),
    "many_texts": Flood(frames(0x81, b"{}"), 60),
    "fragments": Flood(fragments),
    "looks": Flood(messages(LOOK), 60, is_cut_off=False),
}
CROWDS = {
    "crowd": Flood(messages(LOOK), 60),
    "agents": Flood(agents_alone, 20, is_cut_off=False),
}


def connected(address: str, port: int, until: float) -> Iterator[socket.socket]:
    """One connection after the other."""
    while time.monotonic() < until:
        with suppress(OSError), socket.socket() as client:
            client.bind((address, 0))
            # A reset at the end leaves no port waiting.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.settimeout(max(0.1, until - time.monotonic()))
            client.connect(("127.0.0.1", port))
            yield client
        time.sleep(PAUSE)


def attack_until(attack: Attack, address: str, port: int, until: float, table: str) -> int:
    """Attack by one connection at a time; how often it was cut off."""
    cut = 0
    for client in connected(address, port, until):
        try:
            attack(client, table)
        except (ConnectionError, AssertionError):
            cut += 1
        except TimeoutError:
            break
    return cut


def main(kind: str, port: str, seconds: str, table: str, address: str) -> None:
    flood, until = (FLOODS | CROWDS)[kind], time.monotonic() + float(seconds)
    with ThreadPoolExecutor(flood.connections) as threads:
        attacks = [
            threads.submit(attack_until, flood.attack, address, int(port), until, table)
            for _ in range(flood.connections)
        ]
    print(sum(attack.result() for attack in attacks))  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
