"""One client's socket: its outgoing queue, and what happens when the client is slow."""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from starlette.websockets import WebSocket, WebSocketState

from projectl.texts import Message
from projectl.web.config import Limits
from projectl.web.limits import SharedBuckets, TokenBucket
from projectl.web.schema.message import wire_message
from projectl.web.schema.server import Closing, ServerMessage

POLICY, TOO_LARGE, TRY_AGAIN, RESTART = 1008, 1009, 1013, 1012


def never(_text: str) -> bool:
    """A socket that takes nothing at once."""
    return False


def text_of(message: ServerMessage) -> str:
    """A message as it is sent."""
    return message.model_dump_json(by_alias=True)


class Connection:
    """A client. What it cannot take in time is dropped: a fresh snapshot says it all.

    `snapshot` makes one, in one or more texts, from the table as it is when it is sent. A client
    that has the rules gets positions `by_record`; a program may want agents to play `at_once`,
    without pauses. What need not wait is written by `write_now`, if the server has that. Some
    buckets are `shared` with the other sockets of the address.
    """

    def __init__(
        self,
        socket: WebSocket,
        seats: frozenset[int],
        limits: Limits,
        snapshot: Callable[[], Iterable[str]],
        by_record: bool = False,
        at_once: bool = False,
        network: str = "",
        write_now: Callable[[str], bool] = never,
        shared: SharedBuckets | None = None,
    ) -> None:
        self.socket = socket
        self.network = network
        self.seats = seats
        self.by_record = by_record
        self.at_once = at_once
        self.limits = limits
        self.snapshot = snapshot
        self.messages = TokenBucket(limits.messages)
        self.shared = shared or SharedBuckets(
            TokenBucket(limits.address_messages), TokenBucket(limits.address_entries)
        )
        self.hints = TokenBucket(limits.hints)
        self.strikes = 0
        self.opened = time.monotonic()
        self.write_now = write_now
        self.waiting: deque[str] = deque()
        self.sending = False  # something that is no longer in the queue
        self.snapshot_due = False  # what waited was dropped, or somebody asked
        self.wakened = asyncio.Event()
        self.closing: tuple[int, Closing] | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def push(self, text: str, state: bool = False) -> None:
        """Queue a text; one that tells a state need not be sent if a snapshot follows."""
        if self.snapshot_due and state:
            return
        if not self.sending and not self._is_due and self.write_now(text):
            return
        if len(self.waiting) >= self.limits.queue:
            self.waiting.clear()
            self.snapshot_due = True
        else:
            self.waiting.append(text)
        self.wakened.set()

    def send_snapshot(self) -> None:
        """Send a fresh snapshot after what waits."""
        self.snapshot_due = True
        self.wakened.set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something in the background, as long as the connection lasts."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @property
    def is_open(self) -> bool:
        return self.closing is None

    def close(self, code: int, reason: Message, again: bool) -> None:
        """Say why, then close."""
        if self.closing is None:
            self.closing = code, Closing(reason=wire_message(reason), again=again)
            self.wakened.set()

    async def send_all(self) -> None:
        """Send whatever is queued, until the connection is closed or takes nothing any more."""
        with contextlib.suppress(TimeoutError):
            while True:
                await self.wakened.wait()
                self.wakened.clear()
                self.sending = True
                while self._is_due:
                    async with asyncio.timeout(self.limits.send_seconds):
                        if not await self._send_next():
                            return
                self.sending = False
        await self._shut(POLICY)

    @property
    def _is_due(self) -> bool:
        """Whether there is anything to send."""
        return bool(self.waiting) or self.snapshot_due or self.closing is not None

    async def _send_next(self) -> bool:
        """Send one thing; whether the connection stays open."""
        if self.waiting:
            await self.socket.send_text(self.waiting.popleft())
        elif self.snapshot_due:
            self.snapshot_due = False
            for text in self.snapshot():
                await self.socket.send_text(text)
        elif self.closing is not None:
            code, message = self.closing
            await self.socket.send_text(text_of(message))
            await self._shut(code)
            return False
        return True

    async def _shut(self, code: int) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.socket.close(code)
