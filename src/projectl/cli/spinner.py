"""One line that says who is thinking, shown when it takes a while and gone when it is over."""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer

from rich.console import Console

from projectl.game.layout import width_of

PATIENCE = 0.3  # seconds before anything is said


@contextmanager
def thinking(console: Console, line: str) -> Iterator[None]:
    """Show a line while somebody thinks, on a terminal only."""
    if not console.file.isatty():
        yield
        return
    shown = []

    def show() -> None:
        shown.append(line)
        console.file.write(line)
        console.file.flush()

    timer = Timer(PATIENCE, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        timer.join()
        if shown:
            console.file.write(f"\r{' ' * width_of(line)}\r")
            console.file.flush()
