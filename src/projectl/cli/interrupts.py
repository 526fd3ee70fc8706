"""Ctrl-C and requests to terminate, heard as exceptions that nothing swallows.

Python raises them wherever it is. In a call from NumPy or a kernel, C code may take the exception
for an attribute that is not there and raise another, or none.
"""

import contextlib
import signal
from collections.abc import Iterator
from types import FrameType


class Terminated(KeyboardInterrupt):
    """The system wants the game to stop."""


@contextlib.contextmanager
def terminable() -> Iterator[None]:
    """Hear a request to terminate as an exception, so that the person is told what to do."""

    def terminate(_number: int, _frame: FrameType | None) -> None:
        raise Terminated

    before = signal.signal(signal.SIGTERM, terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@contextlib.contextmanager
def never_lost() -> Iterator[None]:
    """Raise an interrupt at the end if it was swallowed, or turned into another exception."""
    with noted() as heard:
        try:
            yield
        except KeyboardInterrupt:
            raise
        except BaseException:
            if not heard:
                raise
    if heard:
        raise heard[0]


@contextlib.contextmanager
def noted() -> Iterator[list[KeyboardInterrupt]]:
    """The interrupts that are raised from now on, whatever becomes of them."""
    heard: list[KeyboardInterrupt] = []
    with noting(signal.SIGINT, heard), noting(signal.SIGTERM, heard):
        yield heard


@contextlib.contextmanager
def noting(number: int, heard: list[KeyboardInterrupt]) -> Iterator[None]:
    """Note the interrupts that a signal's handler raises."""
    handler = signal.getsignal(number)
    if not callable(handler):  # the signal is ignored, or ends the program
        yield
        return

    def note(number: int, frame: FrameType | None) -> None:
        try:
            handler(number, frame)
        except KeyboardInterrupt as interrupt:
            heard.append(interrupt)
            raise

    signal.signal(number, note)
    try:
        yield
    finally:
        signal.signal(number, handler)
