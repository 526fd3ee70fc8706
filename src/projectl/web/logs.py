"""The server's log: a line an event, for people or, as JSON, for programs.

Whoever logs names what may be known. Secrets, seeds and cards have no business in it.
"""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import TextIO

from projectl.web.config import Rate
from projectl.web.limits import TokenBucket
from projectl.web.request_ids import request_id

COMPLAINTS = Rate(20, 1)  # of libraries: any client can give them reason to

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def details_of(record: logging.LogRecord) -> dict[str, object]:
    """What was named with `extra`, and the request that it is about."""
    named = {
        key: value
        for key, value in vars(record).items()
        if key not in _USUAL and not key.startswith("_")  # a library's own
    }
    return named if request_id.get() is None else {**named, "request": request_id.get()}


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


class JsonLines(logging.Formatter):
    """A JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": moment(record),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **details_of(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def one_line(text: str) -> str:
    """A text in which nothing begins another line, or moves the cursor."""
    return "".join(char if char.isprintable() else ascii(char)[1:-1] for char in text)


def detail(value: object) -> str:
    """A value after its key: quoted, unless it is one plain word."""
    text = str(value)
    plain = text.isprintable() and text and not set(text) & set(' ="')
    return text if plain else json.dumps(text)


class PlainLines(logging.Formatter):
    """`2026-01-31T12:00:00.000+00:00 info request method=GET status=200`."""

    def format(self, record: logging.LogRecord) -> str:
        details = "".join(f" {key}={detail(value)}" for key, value in details_of(record).items())
        event = one_line(record.getMessage())
        line = f"{moment(record)} {record.levelname.lower()} {event}{details}"
        if record.exc_info:
            line += f"\n{self.formatException(record.exc_info)}"
        return line


class NotEachOfAFlood(logging.Filter):
    """Lets pass what the server says, and of what its libraries say no more than is useful."""

    def __init__(self) -> None:
        super().__init__()
        self.complaints = TokenBucket(COMPLAINTS)

    def filter(self, record: logging.LogRecord) -> bool:
        return record.name.startswith("projectl") or self.complaints.take()


def start_logging(as_json: bool, level: str = "INFO", stream: TextIO | None = None) -> None:
    """Write the log of the server, and what its libraries complain about, to a stream."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines() if as_json else PlainLines())
    handler.addFilter(NotEachOfAFlood())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel("WARNING")
    logging.getLogger("projectl").setLevel(level.upper())
