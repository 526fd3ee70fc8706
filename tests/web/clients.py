"""People and programs that talk to a server as a browser would."""

import json
import ssl
from contextlib import ExitStack
from random import Random
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from projectl.game.notation import cell_names

Message = dict[str, Any]


def choices(legal: Message) -> list[str]:
    """The legal actions as a client reads them off a position."""
    found = [f"take {place}" for place in legal["takes"]]
    found += [f"piece {shape}" for shape in legal["pieces"]]
    found += [f"reward {shape}" for shape in legal["rewards"]]
    found += [f"upgrade {give} {get}" for give, gets in legal["upgrades"].items() for get in gets]
    for slot, shapes in legal["placements"].items():
        for shape, masks in shapes.items():
            found += [f"place {slot} {shape} {' '.join(cell_names(mask))}" for mask in masks]
    return found + [word for word in ("master", "done", "insert", "pass", "end") if legal[word]]


def sensible(legal: Message, dice: Random) -> str:
    """Something that gets a game to its end: place, take, or whatever there is."""
    found = choices(legal)
    for word in ("place", "take", "done", "end"):
        some = [action for action in found if action.startswith(word)]
        if some and dice.random() < 0.8:
            return dice.choice(some)
    return dice.choice(found)


def unchecked() -> ssl.SSLContext:
    """TLS with whoever it is: the certificates of tests are signed by nobody."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


class Browser:
    """A client with its cookies; it may have an address of its own on the loopback."""

    def __init__(self, url: str, address: str | None = None) -> None:
        # To read whose certificates to trust takes longer than many a test.
        transport = httpx.HTTPTransport(verify=False, local_address=address)
        headers = {"Origin": url}
        self.http = httpx.Client(base_url=url, headers=headers, timeout=30.0, transport=transport)
        self.url = url
        self.address = address

    def __enter__(self) -> "Browser":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.http.close()

    def make(self, *seats: str, mode: str = "base", **options: Any) -> Message:
        """A table; seats are `here`, `link` or the name of an agent."""
        asked = [
            {"kind": seat} if seat in ("here", "link") else {"kind": "agent", "agent": seat}
            for seat in seats
        ]
        answer = self.http.post("/api/tables", json={"mode": mode, "seats": asked, **options})
        answer.raise_for_status()
        made: Message = answer.json()
        return made

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def sit(self, table: str, layout: str = "", **headers: str) -> "Chair":
        return Chair(self.url, table, self.cookie(), layout, headers, self.address)


class Chair:
    """A socket to a table, that remembers what it heard."""

    def __init__(
        self,
        url: str,
        table: str,
        cookie: str,
        layout: str,
        headers: dict[str, str],
        source: str | None = None,
    ) -> None:
        address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket?layout={layout}"
        sent = {"Cookie": cookie, "Origin": url, **headers}
        opening = connect(
            address,
            additional_headers={key: value for key, value in sent.items() if value},
            ssl=unchecked() if url.startswith("https") else None,
            max_queue=None,  # one that is full of what nobody reads takes ten seconds to close
            source_address=None if source is None else (source, 0),
        )
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(opening)
        self.heard: list[str] = []
        self.seq = 0
        self.position: Message = {}
        self.started = False
        self.you: list[int] = self.hear("snapshot", "record_snapshot")["you"]

    def __enter__(self) -> "Chair":
        return self

    def __exit__(self, *_error: object) -> None:
        self.stack.close()

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"v": 1, "type": kind, **fields}))

    def next(self, seconds: float = 90.0) -> Message:
        """The next message, whatever it is."""
        text = self.socket.recv(timeout=seconds)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Message = json.loads(text)
        assert message["v"] == 1
        if message["type"] in ("snapshot", "update"):
            self.seq, self.position = message["seq"], message["position"]
            self.started = message.get("started", message.get("table", {}).get("started"))
        elif "board" in message:
            self.seq = message["seq"]
        return message

    def hear(self, *kinds: str) -> Message:
        """The next message of some kind."""
        while (message := self.next())["type"] not in kinds:
            pass
        return message

    def act(self, action: str, seat: int | None = None) -> Message:
        """Play an action for the seat to act; what the server said to it."""
        who = self.position["player"] if seat is None else seat
        self.say("act", seq=self.seq, seat=who, action=action)
        return self.hear("update", "error")

    def take_pieces(self, count: int) -> None:
        """Play the first actions of a game."""
        for _ in range(count):
            assert self.act("piece I1")["type"] == "update"

    def closing_code(self) -> int | None:
        """How the server ended the connection, after all it still had to say."""
        try:
            while True:
                self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
