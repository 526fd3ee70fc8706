"""A request that is made to cost much holds the event loop no longer than others do."""

import socket
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress

from web.attacks.flood import UPGRADE, request
from web.clients import Browser
from web.loop_watch import MOST, LoopWatch
from web.serving import Served

ROUNDS = 3
ALMOST_A_HEAD = 15_000  # bytes
ALMOST_A_LINE = 8_000  # of a socket's head
COSTLY = {
    "quoted cookie": ("", 'Cookie: a="' + ALMOST_A_HEAD // 2 * "\\a" + '"'),
    "quoted cookie of the table": ("", 'Cookie: {cookie}="' + ALMOST_A_HEAD // 2 * "\\a" + '"'),
    "shorter cookie": ("", 'Cookie: a="' + ALMOST_A_LINE // 2 * "\\a" + '"'),
    "shorter query": ("?" + ALMOST_A_LINE // 4 * "%c3&", "X: y"),
    "many cookies": ("", "Cookie: " + ALMOST_A_HEAD // 2 * "=;"),
    "long query": ("?" + ALMOST_A_HEAD // 4 * "%c3&", "X: y"),
    "many headers": ("", "\r\n".join(ALMOST_A_HEAD // 5 * ["a:b"])),
    "many origins": ("", "\r\n".join(ALMOST_A_HEAD // 10 * ["Origin:a"])),
    "long origin": ("", "Origin: http://" + ALMOST_A_HEAD * "[", "X: y"),
    "long host": ("", "Host: " + ALMOST_A_HEAD * "1", "X: y"),
    "long bearer": ("", "Authorization: Bearer " + ALMOST_A_HEAD * "x"),
    "many protocols": ("", "Sec-WebSocket-Protocol: a" + ALMOST_A_HEAD // 2 * ",a"),
    "many extensions": ("", "Sec-WebSocket-Extensions: a" + ALMOST_A_HEAD // 2 * ",a"),
    "many hops": ("", "Connection: Upgrade" + ALMOST_A_HEAD // 2 * ",a"),
}


def heads(served: Served, table: str) -> Iterator[tuple[str, bytes]]:
    """Every costly head, of a request and of a socket, with its name."""
    ends = {"request": ((), ""), "socket": (UPGRADE, "/socket")}
    for kind, (more, end) in ends.items():
        for name, (query, *headers) in COSTLY.items():
            filled = [header.replace("{cookie}", f"projectl_{table}") for header in headers]
            line = f"GET /api/tables/{table}{end}{query}"
            yield f"{name}, {kind}", request(line, f"Origin: {served.url}", *more, *filled)


def ask(served: Served, head: bytes) -> None:
    """Send a head, and wait for an answer or to be cut off."""
    with (
        socket.create_connection(("127.0.0.1", served.port), timeout=10.0) as client,
        suppress(ConnectionError),
    ):
        client.sendall(head)
        client.recv(1000)


def test_a_costly_request_does_not_hold_the_loop(watch: LoopWatch, watched: Served) -> None:
    rounds = []
    with Browser(watched.url) as browser:
        table = browser.make("here", "here")["table"]
    for _ in range(ROUNDS):
        watch.longest = defaultdict(float)
        for name, head in heads(watched, table):
            watch.doing = name
            ask(watched, head)
        watch.doing = "nothing"
        rounds.append(watch.longest)
    best = {doing: min(each[doing] for each in rounds) for doing in rounds[-1]}
    assert len(best) > 20
    assert {doing: taken for doing, taken in best.items() if taken > MOST} == {}
