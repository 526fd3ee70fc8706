"""Players of a table are led to one of several processes, so that a move concerns no other.

Whichever process accepts a connection reads its first request. If that asks for a table which is
another process's, by rendezvous hashing, the connection is handed over with what was read of it.
That saves work and nothing else: any process serves any table, and one that is gone, hangs or has
no room is passed over.
"""

import asyncio
import contextlib
import hashlib
import socket
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

from projectl.table.backoff import until_done

HEARTBEAT = 0.5  # seconds
GONE = 2.0  # seconds without a heartbeat after which nothing is handed to a process
LONGEST_HEAD = 1 << 17

Receive = Callable[[bytes, socket.socket], None]


class Mailbox(NamedTuple):
    """Where connections wait for a process: any process writes, one reads."""

    inbox: socket.socket
    outbox: socket.socket

    def take(self) -> tuple[bytes, list[int]]:
        """What was read of a connection, and its descriptor; BlockingIOError if none waits."""
        head, descriptors, _, _ = socket.recv_fds(self.inbox, LONGEST_HEAD, 1)
        return head, descriptors


@dataclass(frozen=True)
class Siblings:
    """What the processes at one address have in common."""

    mailboxes: tuple[Mailbox, ...]
    heartbeats: Any  # an array in shared memory: when each was last seen to run

    def forget(self, number: int) -> None:
        """Close what waits for a process that is gone: who is cut off connects again."""
        self.heartbeats[number] = 0.0
        with contextlib.suppress(BlockingIOError):
            while True:
                for descriptor in self.mailboxes[number].take()[1]:
                    socket.close(descriptor)

    def close(self) -> None:
        for mailbox in self.mailboxes:
            mailbox.inbox.close()
            mailbox.outbox.close()


def new_siblings(count: int) -> Siblings | None:
    """For so many processes; None where a system cannot hand over connections."""
    if not hasattr(socket, "send_fds"):
        return None
    mailboxes = []
    for _ in range(count):
        mailbox = Mailbox(*socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM))
        for each in mailbox:
            each.setblocking(False)
        mailboxes.append(mailbox)
    return Siblings(tuple(mailboxes), get_context("spawn").RawArray("d", count))


class Handover:
    """One process among its siblings."""

    def __init__(self, siblings: Siblings, number: int) -> None:
        self.siblings = siblings
        self.number = number
        self.sending: asyncio.Task[None] | None = None

    def process_of(self, table: str) -> int:
        """The process whose table it is: each table has its own order of preference."""
        recent = time.monotonic() - GONE
        heartbeats = self.siblings.heartbeats
        running = [n for n, beat in enumerate(heartbeats) if n == self.number or beat > recent]
        return max(running, key=lambda n: hashlib.sha256(f"{n} {table}".encode()).digest())

    def is_own(self, table: str) -> bool:
        """Whether the players of a table are led to this process: best if it was made here."""
        return self.process_of(table) == self.number

    def hand_over(self, table: str, head: bytes, descriptor: int) -> bool:
        """Whether a connection is another process's from now on."""
        number = self.process_of(table)
        if number == self.number:
            return False
        try:
            socket.send_fds(self.siblings.mailboxes[number].outbox, [head], [descriptor])
        except OSError:  # too much waits there, or the head is too large
            return False
        return True

    def start(self, receive: Receive) -> None:
        """Be there for the others."""
        self._send_heartbeat()
        loop = asyncio.get_running_loop()
        loop.add_reader(self.siblings.mailboxes[self.number].inbox, self._take_all, receive)
        self.sending = loop.create_task(until_done("handover", self._send_heartbeats))

    def stop(self) -> None:
        """Be gone; what waits already is cut off."""
        if self.sending is not None:
            self.sending.cancel()
            asyncio.get_running_loop().remove_reader(self.siblings.mailboxes[self.number].inbox)
            self.siblings.forget(self.number)

    def _take_all(self, receive: Receive) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                head, descriptors = self.siblings.mailboxes[self.number].take()
                for descriptor in descriptors:
                    receive(head, socket.socket(fileno=descriptor))

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT)
            self._send_heartbeat()

    def _send_heartbeat(self) -> None:
        self.siblings.heartbeats[self.number] = time.monotonic()
