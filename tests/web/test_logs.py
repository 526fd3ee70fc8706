"""The server's log: a line an event, whatever is in it."""

import io
import logging

import pytest
from log_state import log_as_before

from projectl.web.logs import COMPLAINTS, start_logging


@pytest.fixture
def stream() -> io.StringIO:
    written = io.StringIO()
    start_logging(as_json=False, stream=written)
    return written


def test_a_test_changes_the_log_for_itself_alone() -> None:
    root, own = logging.getLogger(), logging.getLogger("projectl")
    before = (list(root.handlers), root.level, own.level)
    with log_as_before():
        start_logging(as_json=False, level="DEBUG", stream=io.StringIO())
        assert (list(root.handlers), root.level, own.level) != before
    assert (list(root.handlers), root.level, own.level) == before


def test_nobody_forges_a_line(stream: io.StringIO) -> None:
    forged = "/api/x\n2026-01-31T12:00:00.000+00:00 info listening host=evil\x1b[2J"
    log = logging.getLogger("projectl.web")
    log.info("request", extra={"path": forged, "status": 404})
    log.warning("told\nby %s", "a\u2028client")
    lines = stream.getvalue().splitlines()
    assert len(lines) == 2
    assert stream.getvalue().count("\n") == 2
    assert "\x1b" not in lines[0]
    assert lines[0].endswith("status=404")
    assert 'info request path="/api/x\\n2026' in lines[0]
    assert "\\n" in lines[1]
    assert "\u2028" not in lines[1]


def test_plain_words_stand_as_they_are(stream: io.StringIO) -> None:
    logging.getLogger("projectl.web").info("request", extra={"path": "/api/agents", "why": "a b"})
    assert stream.getvalue().endswith('info request path=/api/agents why="a b"\n')


def test_what_a_library_adds_for_itself_is_not_told(stream: io.StringIO) -> None:
    logging.getLogger("projectl.web").info("request", extra={"path": "/", "_of_a_library": 1})
    assert stream.getvalue().endswith("info request path=/\n")


def test_what_libraries_complain_about_does_not_fill_the_disk(stream: io.StringIO) -> None:
    for _ in range(100):
        logging.getLogger("uvicorn.error").warning("Invalid HTTP request received.")
        logging.getLogger("projectl.web").warning("cut off")
    lines = stream.getvalue().splitlines()
    assert sum("cut off" in line for line in lines) == 100
    assert 0 < sum("Invalid" in line for line in lines) <= COMPLAINTS.burst + 1
