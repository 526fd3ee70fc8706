"""The log, which a test may change for itself alone."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def log_as_before() -> Iterator[None]:
    """Put handlers and levels back at the end."""
    root, own = logging.getLogger(), logging.getLogger("projectl")
    handlers, levels = list(root.handlers), (root.level, own.level)
    try:
        yield
    finally:
        root.handlers[:] = handlers
        root.setLevel(levels[0])
        own.setLevel(levels[1])
