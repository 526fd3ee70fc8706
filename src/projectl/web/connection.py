"""One client's socket: what waits to be sent to it, and what happens when it is slow."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any

from starlette.websockets import WebSocket, WebSocketState

from projectl.web.config import Limits
from projectl.web.limits import TokenBucket
from projectl.web.schema.server import Closing, ServerMessage

POLICY, TOO_LARGE, TRY_AGAIN, RESTART = 1008, 1009, 1013, 1012


def text_of(message: ServerMessage) -> str:
    """A message as it is sent."""
    return message.model_dump_json(by_alias=True)


class Connection:
    """A client. What it cannot take in time is dropped: a fresh snapshot says it all."""

    def __init__(self, socket: WebSocket, seats: frozenset[int], limits: Limits) -> None:
        self.socket = socket
        self.seats = seats
        self.limits = limits
        self.messages = TokenBucket(limits.messages)
        self.hints = TokenBucket(limits.hints)
        self.strikes = 0
        self.waiting: deque[str] = deque()
        self.behind = False  # what waited was dropped; a snapshot is due
        self.something = asyncio.Event()
        self.closing: tuple[int, Closing] | None = None
        self.snapshot: Callable[[], str] = str
        self.tasks: set[asyncio.Task[None]] = set()

    def push(self, text: str, state: bool = False) -> None:
        """Send a text soon; one that tells a state need not be sent if a snapshot follows."""
        if self.behind and state:
            return
        if len(self.waiting) >= self.limits.queue:
            self.waiting.clear()
            self.behind = True
        else:
            self.waiting.append(text)
        self.something.set()

    def look_again(self) -> None:
        """Send a fresh snapshot after what waits."""
        self.behind = True
        self.something.set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside the messages, as long as the connection lasts."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def close(self, code: int, message: str, again: bool) -> None:
        """Say why, then close."""
        if self.closing is None:
            self.closing = code, Closing(message=message, again=again)
            self.something.set()

    async def send_all(self) -> None:
        """Send what comes, until the connection is closed or takes nothing any more."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.something.wait()
                async with asyncio.timeout(self.limits.send_seconds):
                    if not await self._send_next():
                        return
        await self._shut(POLICY)

    async def _send_next(self) -> bool:
        """Send one thing; whether the connection stays open."""
        if self.waiting:
            await self.socket.send_text(self.waiting.popleft())
        elif self.behind:
            self.behind = False
            await self.socket.send_text(self.snapshot())
        elif self.closing is not None:
            code, message = self.closing
            await self.socket.send_text(text_of(message))
            await self._shut(code)
            return False
        else:
            self.something.clear()
        return True

    async def _shut(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.socket.close(code)
