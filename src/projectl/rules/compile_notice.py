"""Says why a first move takes a while: what is compiled, and for how many seconds so far."""

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import event

# What a first use compiles, beside the rules.
COMPILED = {
    "agents": "the agents, 5 to 30 seconds",
    "envs": "the environments, 10 to 30 seconds",
    "learning": "self-play, 20 to 60 seconds",
}
RULES = "the rules, 5 to 20 seconds"
EVERY = 10.0  # seconds between two lines where nobody watches
TICK = 1.0  # seconds in a terminal
ERASE_SECONDS = "\r" + 10 * " " + "\r"  # without escapes, which not every terminal wants


def is_ours(function: Any) -> bool:
    """Whether a function is of this package; one that was made by `exec` may be of no module."""
    return (function.__module__ or "").startswith("projectl.")


class CompileNotice(event.Listener):
    """A line for each room that compiles, and the seconds while it does.

    In a terminal a thread counts them. Elsewhere, where a process may fork, they are told now and
    then between two functions.
    """

    def __init__(self, kept: Callable[[Path], bool]) -> None:
        self.kept = kept
        self.said: set[str] = set()
        self.line = ""
        self.depth = 0
        self.began = 0.0
        self.spent = 0.0
        self.told = 0.0  # the seconds in the last line
        self.clock: threading.Thread | None = None
        self.is_shown = False  # whether the terminal's line has seconds in it
        self.lock = threading.Lock()  # over that line

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if not is_ours(function):
            return
        self.depth += 1
        if self.depth == 1:
            self.began = time.monotonic()
        room = function.__module__.split(".")[1]
        what = COMPILED.get(room, RULES)
        if what not in self.said:
            self.said.add(what)
            self.say(what, Path(function.__code__.co_filename))

    def on_end(self, event: Any) -> None:
        if not is_ours(event.data["dispatcher"].py_func):
            return
        if self.clock is None and self.seconds() >= self.told + EVERY:
            self.told = self.seconds()
            sys.stderr.write(f"projectl: compiling, {self.told:.0f} s so far\n")
            sys.stderr.flush()
        self.depth -= 1
        if self.depth == 0:
            self.spent += time.monotonic() - self.began
            self.erase()

    def seconds(self) -> float:
        """How long it has been compiling."""
        return self.spent + time.monotonic() - self.began

    def say(self, what: str, source: Path) -> None:
        """Say what is compiled, and begin to count if somebody watches."""
        often = "only the first time"
        if not self.kept(source):
            often = "every time: the cache folder is not writable"
        sys.stderr.write(f"projectl: compiling {what} ({often})\n")
        sys.stderr.flush()
        if sys.stderr.isatty() and self.clock is None:
            self.clock = threading.Thread(target=self.count, daemon=True)
            self.clock.start()

    def count(self) -> None:
        """Show the seconds while something compiles."""
        while True:
            time.sleep(TICK)
            with self.lock:
                if self.depth:
                    sys.stderr.write(f"\r  {self.seconds():.0f} s")
                    sys.stderr.flush()
                    self.is_shown = True
                elif self.spent:
                    self.clock = None
                    return

    def erase(self) -> None:
        """Leave the line to whoever writes next."""
        with self.lock:
            if self.is_shown:
                sys.stderr.write(ERASE_SECONDS)
                sys.stderr.flush()
                self.is_shown = False


def announce(kept: Callable[[Path], bool]) -> None:
    """Give notice of everything that is compiled from now on; `kept` tells whether for good."""
    event.register("numba:compile", CompileNotice(kept))  # type: ignore[no-untyped-call]
