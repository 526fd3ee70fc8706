"""Says why a first move takes a while: what is compiled, and for how many seconds."""

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from numba.core import event

# What a first use compiles, beside the rules.
COMPILED = {
    "agents": "the agents, about 20 seconds",
    "envs": "the environments, about 10 seconds",
    "learning": "self-play, about 20 seconds",
}
RULES = "the rules, about 10 seconds"
ERASE_LINE = "\r\033[K"


class CompileNotice(event.Listener):
    """A line for each room that compiles; in a terminal also the seconds, while it does."""

    def __init__(self, kept: Callable[[Path], bool]) -> None:
        self.kept = kept
        self.said: set[str] = set()
        self.line = ""
        self.depth = 0
        self.began = 0.0
        self.spent = 0.0
        self.clock: threading.Thread | None = None

    def on_start(self, event: Any) -> None:
        function = event.data["dispatcher"].py_func
        if not function.__module__.startswith("projectl."):
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
        if not event.data["dispatcher"].py_func.__module__.startswith("projectl."):
            return
        self.depth -= 1
        if self.depth == 0:
            self.spent += time.monotonic() - self.began

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
            time.sleep(1.0)
            if self.depth:
                seconds = self.spent + time.monotonic() - self.began
                sys.stderr.write(f"{ERASE_LINE}  {seconds:.0f} s")
            elif self.spent:
                sys.stderr.write(ERASE_LINE)
                self.clock = None
                return
            sys.stderr.flush()


def announce(kept: Callable[[Path], bool]) -> None:
    """Give notice of everything that is compiled from now on; `kept` tells whether for good."""
    event.register("numba:compile", CompileNotice(kept))  # type: ignore[no-untyped-call]
