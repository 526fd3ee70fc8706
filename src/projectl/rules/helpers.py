"""Processes that compile kernels beside this one, where there are cores for them.

What a helper has compiled is found in the cache, as if it had been there before. If a helper fails,
nothing is found, and this process compiles it.
"""

import atexit
import base64
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from numba.core import serialize

dumps: Any = serialize.dumps

MOST = 2


class Helper:
    """A process that compiles one kernel after the other."""

    def __init__(self) -> None:
        path = os.pathsep.join(entry or str(Path.cwd()) for entry in sys.path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "projectl.rules.compile_helper"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": path},
        )
        self.asked: list[Any] = []
        self.done = 0

    def ask(self, task: Any) -> None:
        self.asked.append(task)
        assert self.process.stdin
        try:
            self.process.stdin.write(base64.b64encode(dumps(task)) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            pass

    def wait(self, task: Any) -> None:
        """Until a task is done; the last one ends the process."""
        assert self.process.stdout
        while self.done <= self.asked.index(task):
            if not self.process.stdout.readline():
                break
            self.done += 1
        if task == self.asked[-1]:
            self.end()

    def end(self) -> None:
        self.process.kill()
        self.process.communicate()
        _helpers.remove(self)


_helpers: list[Helper] = []


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def begin(task: Any) -> None:
    """Have a task done beside this process, if there is a core for it."""
    if len(_helpers) < min(MOST, cores() - 1):
        _helpers.append(Helper())
    if _helpers:
        min(_helpers, key=lambda helper: len(helper.asked) - helper.done).ask(task)


def wait(task: Any) -> None:
    """Until a task that was begun is done, well or not."""
    for helper in _helpers[:]:
        if task in helper.asked:
            helper.wait(task)


@atexit.register
def end_all() -> None:
    """Nobody waits for them any more."""
    for helper in _helpers[:]:
        helper.end()
