"""Frames: where they end, and texts of one frame, as the library has them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from projectl.web.frames import LONGEST_HEAD, frame_end, text_frame, whole_text

OPCODES = [Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.CLOSE]
SIZES = (0, 1, 125, 126, 127, 65_535, 65_536)


@given(st.sampled_from(OPCODES), st.binary(max_size=125), st.booleans(), st.binary(max_size=20))
def test_a_frame_ends_where_the_next_one_starts(
    opcode: Opcode, payload: bytes, mask: bool, follows: bytes
) -> None:
    frame = Frame(opcode, payload).serialize(mask=mask)
    assert frame_end(b"before" + frame + follows, 6) == 6 + len(frame)


@pytest.mark.parametrize("size", SIZES)
def test_the_end_is_known_as_soon_as_the_head_is(size: int) -> None:
    frame = Frame(Opcode.BINARY, bytes(size)).serialize(mask=True)
    head = len(frame) - size
    assert head <= LONGEST_HEAD
    assert frame_end(frame[:1], 0) is None
    assert frame_end(frame[: head - 4], 0) == len(frame)
    if size > 125:
        assert frame_end(frame[: head - 5], 0) is None


@pytest.mark.parametrize("size", SIZES)
def test_a_text_of_the_server_is_framed_as_by_the_library(size: int) -> None:
    text = "x" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


@given(st.text(max_size=31))  # of at most four bytes each
def test_a_short_message_is_read_as_it_was_written(text: str) -> None:
    frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=True)
    assert whole_text(frame) == text
    assert whole_text(Frame(Opcode.TEXT, text.encode(), fin=False).serialize(mask=True)) is None
    assert whole_text(Frame(Opcode.BINARY, text.encode()).serialize(mask=True)) is None
    assert whole_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=False)) is None


def test_what_is_no_text_is_left_to_the_library() -> None:
    reserved = bytearray(Frame(Opcode.TEXT, b"text").serialize(mask=True))
    reserved[0] |= 0x40
    assert whole_text(bytes(reserved)) is None
    assert whole_text(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)) is None
    assert whole_text(Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True)) is None
