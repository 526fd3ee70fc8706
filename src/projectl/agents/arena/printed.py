"""What an agent prints, caught in a file and kept by seats."""

import contextlib
import os
import tempfile
from collections.abc import Iterator
from typing import IO

LONGEST_PRINTED = 2000  # characters kept of a seat in a game: the last ones
LARGEST_FILE = 1 << 20  # bytes, and what is printed in one move more


class Printed:
    """The standard output and error of an agent's process; the file position is shared with it."""

    def __init__(self) -> None:
        self.file: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115  closed in close()
        self.read = 0  # bytes
        self.texts: dict[int, str] = {}

    def forget(self, seat: int) -> None:
        """A new game begins for a seat."""
        self.texts.pop(seat, None)

    @contextlib.contextmanager
    def of(self, seat: int) -> Iterator[None]:
        """What is printed within is a seat's; what was printed before is nobody's."""
        self._new()
        try:
            yield
        finally:
            text = self.texts.get(seat, "") + self._new()
            self.texts[seat] = text[-LONGEST_PRINTED:]

    def by(self, seat: int) -> str:
        """What a seat has printed."""
        return self.texts.get(seat, "").strip("\n")

    def close(self) -> None:
        self.file.close()

    def _new(self) -> str:
        """What was printed since this was last asked."""
        descriptor = self.file.fileno()
        size = os.fstat(descriptor).st_size
        begin = max(self.read, size - 4 * LONGEST_PRINTED)  # a character has up to four bytes
        data = os.pread(descriptor, size - begin, begin) if size > begin else b""
        self.read = size
        if size > LARGEST_FILE:
            os.ftruncate(descriptor, 0)
            os.lseek(descriptor, 0, os.SEEK_SET)
            self.read = 0
        return "".join(
            char if char.isprintable() or char == "\n" else "?"
            for char in data.decode(errors="replace").expandtabs()
        )
