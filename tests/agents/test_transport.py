"""Requests go out and lines come in: in time, up to a length, and nothing is believed."""

import os
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from projectl.agents.transport import Channel, LineReader, Request, as_line, receive, reply

LONGEST = 200


@dataclass
class Ends:
    """Both ends of a conversation in one process: the parent's channel, the child's two files."""

    channel: Channel
    source: int
    sink: int


@pytest.fixture
def ends() -> Iterator[Ends]:
    (source, parent_sink), (parent_source, sink) = os.pipe(), os.pipe()
    yield Ends(Channel(parent_sink, parent_source, LONGEST), source, sink)
    for file in (source, parent_sink, parent_source, sink):
        try:
            os.close(file)
        except OSError:
            continue


def answer_with(ends: Ends, *writes: bytes) -> threading.Thread:
    """A child that reads a request, and writes this."""

    def child() -> None:
        receive(ends.source)
        for data in writes:
            os.write(ends.sink, data)
            time.sleep(0.01)

    thread = threading.Thread(target=child)
    thread.start()
    return thread


def test_a_request_is_answered(ends: Ends) -> None:
    got: list[Request | None] = []

    def child() -> None:
        got.append(receive(ends.source))
        reply(ends.sink, {"action": "done"})

    thread = threading.Thread(target=child)
    thread.start()
    request = {"do": "choose", "view": ("any", "value"), "large": "x" * 300_000}
    assert ends.channel.call(request, 10) == {"action": "done"}
    thread.join()
    assert got == [request]


def test_an_answer_may_come_in_parts(ends: Ends) -> None:
    thread = answer_with(ends, b'{"action":', b' "done"}', b"\n")
    assert ends.channel.call({}, 10) == {"action": "done"}
    thread.join()


@pytest.mark.parametrize("line", [b"[1]\n", b"nonsense\n", b'{"a": 1}\n{"a": 2}\n', b"\xff\n"])
def test_an_answer_that_is_no_object_is_empty(ends: Ends, line: bytes) -> None:
    thread = answer_with(ends, line)
    assert ends.channel.call({}, 10) == {}
    thread.join()


def test_an_answer_that_is_late_is_none(ends: Ends) -> None:
    thread = answer_with(ends, b'{"action": ')
    with pytest.raises(TimeoutError):
        ends.channel.call({}, 0.1)
    thread.join()


def test_nobody_who_reads_is_waited_for_no_longer_than_the_limit(ends: Ends) -> None:
    with pytest.raises(TimeoutError):
        ends.channel.call({"large": "x" * 3_000_000}, 0.1)


@pytest.mark.parametrize("data", [b"x" * (LONGEST + 1), b"x" * LONGEST + b"yy\n"])
def test_an_answer_that_is_too_long_ends_the_conversation(ends: Ends, data: bytes) -> None:
    thread = answer_with(ends, data)
    with pytest.raises(EOFError):
        ends.channel.call({}, 10)
    thread.join()


def test_a_child_that_is_gone_ends_the_conversation(ends: Ends) -> None:
    os.close(ends.sink)
    with pytest.raises(EOFError):
        ends.channel.call({}, 10)
    os.close(ends.source)
    with pytest.raises(OSError, match="Broken pipe"):
        ends.channel.call({}, 10)


def test_a_parent_that_is_gone_ends_the_child(ends: Ends) -> None:
    os.write(ends.channel.sink, b"\x00\x00")
    os.close(ends.channel.sink)
    assert receive(ends.source) is None


def test_lines_are_split_as_they_come() -> None:
    source, sink = os.pipe()
    lines = LineReader(source, LONGEST)
    os.write(sink, as_line({"a": 1}) + as_line({"b": 2}) + b"half")
    assert lines.read_available() == [b'{"a": 1}', b'{"b": 2}']
    os.write(sink, b" a line\n")
    assert lines.read_available() == [b"half a line"]
    os.close(sink)
    with pytest.raises(EOFError):
        lines.read_available()
    os.close(source)
