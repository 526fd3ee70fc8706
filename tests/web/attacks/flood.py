"""A hostile client, as a process of its own: `python flood.py KIND PORT SECONDS TABLE`.

It comes from an address of its own on the loopback, and connects again whenever it is cut off.
"""

import base64
import os
import socket
import struct
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress

ADDRESS = "127.0.0.2"
BLOCK = 1 << 16
PAUSE = 0.01  # seconds after being cut off

Attack = Callable[[socket.socket, str], None]


def pipelined(client: socket.socket, _table: str) -> None:
    """Requests without waiting for answers."""
    block = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 1500
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


def frames(first: int, payload: bytes = b"") -> Attack:
    """Frames of one kind, masked as a client's have to be."""
    frame = bytes((first, 0x80 | len(payload))) + bytes(4) + payload

    def attack(client: socket.socket, table: str) -> None:
        open_socket(client, table)
        block = frame * (BLOCK // len(frame))
        while True:
            client.sendall(block)

    return attack


def fragments(client: socket.socket, table: str) -> None:
    """One message in endlessly many empty parts."""
    open_socket(client, table)
    client.sendall(b"\x01\x80" + bytes(4))
    while True:
        client.sendall((b"\x00\x80" + bytes(4)) * 10_000)


def open_socket(client: socket.socket, table: str) -> None:
    key = base64.b64encode(os.urandom(16)).decode()
    port = client.getpeername()[1]
    client.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        f"Origin: http://127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    assert b" 101 " in client.recv(BLOCK)


ATTACKS: dict[str, Attack] = {
    "pipelined": pipelined,
    "endless_head": endless_head,
    "many_headers": many_headers,
    "pings": frames(0x89),
    "pongs": frames(0x8A),
    "binary": frames(0x82, b"x"),
    "text": frames(0x81, b"{}"),
    "fragments": fragments,
}


def connected(port: int, until: float) -> Iterator[socket.socket]:
    """One connection after the other."""
    while time.monotonic() < until:
        with suppress(OSError), socket.socket() as client:
            client.bind((ADDRESS, 0))
            # A reset at the end leaves no port waiting.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.settimeout(max(0.1, until - time.monotonic()))
            client.connect(("127.0.0.1", port))
            yield client
        time.sleep(PAUSE)


def main(kind: str, port: str, seconds: str, table: str) -> None:
    cut = 0
    for client in connected(int(port), time.monotonic() + float(seconds)):
        try:
            ATTACKS[kind](client, table)
        except (ConnectionError, AssertionError):
            cut += 1
        except TimeoutError:
            break
    print(cut)  # noqa: T201


if __name__ == "__main__":
    main(*sys.argv[1:])
