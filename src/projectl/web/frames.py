"""WebSocket frames, as far as every move needs them: where one ends, and texts of one frame.

All others are the library's, which parses them from their first byte to their last.
"""

import struct

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without its compiled part
    from websockets.utils import apply_mask

FINAL, OPCODE = 0x80, 0x0F  # of a frame's first byte
MASKED, SIZE = 0x80, 0x7F  # of its second
TWO_BYTES, EIGHT_BYTES = 126, 127  # a size that follows, in as many
HEAD, MASK, LONGEST_HEAD = 2, 4, 14  # bytes
FIRST_CONTROL = Opcode.CLOSE  # the opcodes below are of messages and their parts
WHOLE_TEXT = FINAL | Opcode.TEXT
LARGER = struct.Struct("!BBH")
LARGEST = struct.Struct("!BBQ")


def frame_end(data: bytes, start: int) -> int | None:
    """Where the frame ends that starts somewhere; None if that is not known yet."""
    body = start + HEAD
    if len(data) < body:
        return None
    size = data[start + 1] & SIZE
    if size >= TWO_BYTES:
        width = 2 if size == TWO_BYTES else 8
        if len(data) < body + width:
            return None
        size = int.from_bytes(data[body : body + width])
        body += width
    return body + size + (MASK if data[start + 1] & MASKED else 0)


def is_data(frame: bytes) -> bool:
    """Whether it is a message or a part of one, and not a ping or the like."""
    return frame[0] & OPCODE < FIRST_CONTROL


def is_final(frame: bytes) -> bool:
    """Whether its message ends with it."""
    return bool(frame[0] & FINAL)


def whole_text(frame: bytes) -> str | None:
    """The text of a client's frame, if it is a short message by itself, and nothing is wrong."""
    if frame[0] != WHOLE_TEXT or not MASKED <= frame[1] < MASKED | TWO_BYTES:
        return None
    body = HEAD + MASK
    try:
        return apply_mask(frame[body:], frame[HEAD:body]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: str) -> bytes:
    """A text of the server as one frame."""
    payload = text.encode()
    size = len(payload)
    if size < TWO_BYTES:
        return bytes((WHOLE_TEXT, size)) + payload
    if size < 1 << 16:
        return LARGER.pack(WHOLE_TEXT, TWO_BYTES, size) + payload
    return LARGEST.pack(WHOLE_TEXT, EIGHT_BYTES, size) + payload
