"""One line that says who is thinking, shown when it takes a while and gone when it is over."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console

PATIENCE = 0.3  # seconds before anything is said


@contextmanager
def thinking(console: Console, who: str) -> Iterator[None]:
    """Say that somebody thinks, on a terminal only."""
    if not console.file.isatty():
        yield
        return
    line = f"{who} is thinking ..."
    said = []

    def say() -> None:
        said.append(line)
        console.file.write(line)
        console.file.flush()

    timer = Timer(PATIENCE, say)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if said:
            console.file.write(f"\r{' ' * len(line)}\r")
            console.file.flush()
