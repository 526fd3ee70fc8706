"""Compiling on two cores: a fork of this process compiles what this one will link.

It compiles linked kernels while this process compiles their callers, and leaves their machine code
in the cache, where they are found when they are linked. A fork need not load the compiler again.
When this process needs the first of them, it takes its share of those that are left.
"""

import gc
import os
import signal
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from numba.core import registry
from numba.core.compiler_lock import global_compiler_lock

from projectl.rules.cores import free_cores
from projectl.rules.kernel import JIT
from projectl.rules.machine_code import Needed

# Numba's annotations, where it has any, are not strict.
target_context: Any = registry.cpu_target.target_context

LONGEST = 120.0  # seconds; what takes longer is compiled by this process
TICK = 0.01


def compile_beside(*calls: tuple[Any, ...]) -> None:
    """Have kernels compiled for calls like these, each a kernel and its arguments.

    Only what is not in the cache, and only where there are forks and a core for one.
    """
    if not JIT or free_cores() < 2 or not hasattr(os, "fork"):
        return
    needed = [Needed.by(kernel, arguments) for kernel, *arguments in calls]
    missing = [each for each in needed if each.kernel.is_missing(each.args)]
    if missing:
        target_context.refresh()  # what the compiler loads at its first use, once for both
        first, *others = missing
        queue = Queue(others)
        pid = forked(partial(compile_all, first, queue))
        for each in missing:
            each.kernel.wait = partial(help_out, queue, pid)


class Queue:
    """Kernels to compile, of which two processes take one after the other: a pipe of numbers."""

    def __init__(self, kernels: list[Needed]) -> None:
        self.kernels = kernels
        self.is_open = True
        self.reading, writing = os.pipe()
        os.write(writing, bytes(range(len(kernels))))
        os.close(writing)

    def __iter__(self) -> Iterator[Needed]:
        """Those that nobody has taken yet."""
        while self.is_open:
            if number := os.read(self.reading, 1):
                yield self.kernels[ord(number)]
            else:
                os.close(self.reading)
                self.is_open = False


def compile_all(first: Needed, queue: Queue) -> None:
    """What a fork does."""
    first.load()
    for each in queue:
        each.load()


def help_out(queue: Queue, pid: int) -> None:
    """Compile what a fork has not come to, and wait for the rest."""
    for each in queue:
        each.kernel.wait = None
        each.load()
    wait(pid)


def forked(work: Callable[[], None]) -> int:
    """The number of a process that does some work, says nothing, and ends."""
    # Other threads may run: they compile nothing meanwhile, and of all else the fork uses nothing.
    with global_compiler_lock, warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        pid = os.fork()
    if pid:
        return pid
    gc.disable()  # it ends soon
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.dup2(nowhere, 2)
        work()
    finally:
        os._exit(0)


def wait(pid: int) -> None:
    """Wait until it has compiled all, or for as long as is worth it."""
    end = time.monotonic() + LONGEST
    try:
        while os.waitpid(pid, os.WNOHANG) == (0, 0):
            time.sleep(TICK)
            if time.monotonic() > end:
                os.kill(pid, signal.SIGKILL)
    except ChildProcessError:  # somebody else has waited for it
        return
