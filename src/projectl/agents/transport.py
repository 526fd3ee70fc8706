"""How processes with agents are talked to: a pickled request goes in, a line of JSON comes out.

A request has its length before it. Views are pickled because only the parent sends them; what comes
back may be anything, since an agent wrote it, and is read as JSON, in time, and up to a length.
"""

import json
import os
import pickle
import selectors
import time
from typing import Any

Request = dict[str, Any]
Answer = dict[str, Any]

HEADER = 4  # bytes before a request: its length
CHUNK = 1 << 16


class Channel:
    """The parent's end: what it writes to, and what it reads from."""

    def __init__(self, sink: int, source: int, longest: int) -> None:
        self.sink = sink
        self.lines = LineReader(source, longest)
        os.set_blocking(sink, False)

    def call(self, request: Request, limit: float, silence: float | None = None) -> Answer:
        """The answer to a request; TimeoutError, EOFError or OSError if there is none.

        With `silence` the child has to send an empty line now and then while it works. An answer
        that is no JSON object is an empty one.
        """
        deadline = time.monotonic() + limit
        body = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        send(self.sink, len(body).to_bytes(HEADER, "big") + body, deadline)
        while True:
            patience = deadline if silence is None else min(deadline, time.monotonic() + silence)
            line = self.lines.read_line(patience)
            if line.strip() or silence is None:
                return read_answer(line)


class LineReader:
    """Lines from a file descriptor, none longer than a limit."""

    def __init__(self, source: int, longest: int) -> None:
        self.source = source
        self.longest = longest
        self.rest = b""

    def read_available(self) -> list[bytes]:
        """The lines that have come, after one wait for some bytes; EOFError at the end."""
        data = os.read(self.source, CHUNK)
        *lines, self.rest = (self.rest + data).split(b"\n")
        if not data or len(self.rest) > self.longest:
            raise EOFError
        return lines

    def read_line(self, deadline: float) -> bytes:
        """What has come when a line ends: one line, unless somebody sends more than was asked."""
        lines: list[bytes] = []
        while not lines or self.rest:
            wait(self.source, selectors.EVENT_READ, deadline)
            lines += self.read_available()
            if sum(map(len, lines)) > self.longest:
                raise EOFError
        return b"\n".join(lines)


def wait(file: int, event: int, deadline: float) -> None:
    """Until a file descriptor can be read from or written to; TimeoutError if that is too late."""
    with selectors.DefaultSelector() as selector:
        selector.register(file, event)
        if not selector.select(max(0.0, deadline - time.monotonic())):
            raise TimeoutError


def send(sink: int, data: bytes, deadline: float) -> None:
    """Write all of it, in time; the sink does not block."""
    left = memoryview(data)
    while left:
        wait(sink, selectors.EVENT_WRITE, deadline)
        left = left[os.write(sink, left[:CHUNK]) :]


def read_answer(line: bytes) -> Answer:
    """An answer, from a process that may send anything."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    return answer if isinstance(answer, dict) else {}


def receive(source: int) -> Request | None:
    """The child's next request; None when there will be none."""
    head = read_exactly(source, HEADER)
    body = read_exactly(source, int.from_bytes(head, "big")) if head else b""
    return pickle.loads(body) if body else None


def read_exactly(source: int, size: int) -> bytes:
    """This many bytes, or none if the other side is gone."""
    data = b""
    while len(data) < size:
        more = os.read(source, size - len(data))
        if not more:
            return b""
        data += more
    return data


def reply(sink: int, answer: Answer) -> None:
    """The child's answer, as one line."""
    left = memoryview(as_line(answer))
    while left:
        left = left[os.write(sink, left) :]


def as_line(message: Answer) -> bytes:
    """A message as a line of JSON."""
    return json.dumps(message).encode() + b"\n"
