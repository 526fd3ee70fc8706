"""A slow client gets one fresh snapshot for all it missed, and is disconnected in the end."""

import asyncio
from typing import Any, cast

from starlette.websockets import WebSocket, WebSocketState

from projectl.texts import Message
from projectl.web.config import Limits
from projectl.web.connection import Connection

LIMITS = Limits(queue=3, send_seconds=0.2)


class Pipe:
    """A socket that takes texts only while it is open."""

    application_state = WebSocketState.CONNECTED

    def __init__(self) -> None:
        self.open = asyncio.Event()
        self.taken: list[str] = []
        self.closed: int | None = None

    async def send_text(self, text: str) -> None:
        await self.open.wait()
        self.taken.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


def connected() -> tuple[Pipe, Connection]:
    pipe = Pipe()
    socket = cast(WebSocket, cast(Any, pipe))
    return pipe, Connection(socket, frozenset(), LIMITS, lambda: ["snapshot"])


def test_the_newest_snapshot_wins_over_what_waited() -> None:
    async def test() -> None:
        pipe, connection = connected()
        sending = asyncio.create_task(connection.send_all())
        for number in range(10):
            connection.push(f"update {number}", state=True)
        connection.push("error")
        assert len(connection.waiting) <= LIMITS.queue
        pipe.open.set()
        await asyncio.sleep(0.05)
        assert pipe.taken == ["error", "snapshot"]
        connection.push("update 10", state=True)
        connection.close(1012, Message("refused-server-closing"), again=True)
        await sending
        assert pipe.taken[2] == "update 10"
        assert '"closing"' in pipe.taken[3]
        assert '"refused-server-closing"' in pipe.taken[3]
        assert pipe.closed == 1012

    asyncio.run(test())


def test_what_need_not_wait_is_written_at_once_and_in_order() -> None:
    async def test() -> None:
        pipe = Pipe()
        pipe.open.set()
        takes = True

        def write_now(text: str) -> bool:
            if takes:
                pipe.taken.append(text)
            return takes

        socket = cast(WebSocket, cast(Any, pipe))
        options: dict[str, Any] = {"write_now": write_now}
        connection = Connection(socket, frozenset(), LIMITS, lambda: ["snapshot"], **options)
        sending = asyncio.create_task(connection.send_all())
        connection.send_snapshot()
        connection.push("not before the snapshot", state=True)
        await asyncio.sleep(0.05)
        connection.push("at once")
        assert pipe.taken == ["snapshot", "at once"]
        takes = False
        pipe.open.clear()
        connection.push("first")
        await asyncio.sleep(0)
        takes = True  # but the first is still on its way
        connection.push("second")
        pipe.open.set()
        await asyncio.sleep(0.05)
        connection.push("third")
        assert pipe.taken[2:] == ["first", "second", "third"]
        connection.close(1012, Message("refused-server-closing"), again=True)
        connection.push("not after the end")
        await sending
        assert "not after the end" not in pipe.taken[-1]
        assert pipe.closed == 1012

    asyncio.run(test())


def test_a_client_that_takes_nothing_is_disconnected() -> None:
    async def test() -> None:
        pipe, connection = connected()
        connection.push("update")
        await asyncio.wait_for(connection.send_all(), 5.0)
        assert pipe.closed == 1008

    asyncio.run(test())


def test_an_error_is_sent_before_the_snapshot_that_follows_it() -> None:
    async def test() -> None:
        pipe, connection = connected()
        pipe.open.set()
        connection.push("error")
        connection.send_snapshot()
        connection.push("update", state=True)
        sending = asyncio.create_task(connection.send_all())
        await asyncio.sleep(0.05)
        sending.cancel()
        assert pipe.taken == ["error", "snapshot"]

    asyncio.run(test())
