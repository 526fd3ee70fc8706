"""Compiling on two cores: `python -m projectl.rules.second_process`, told by its input what.

It compiles linked kernels while the first process compiles their callers, and leaves their machine
code in the cache, where the first one finds it when it links.
"""

import pickle
import subprocess
import sys
from functools import partial
from typing import Any

from projectl.rules.cores import free_cores
from projectl.rules.kernel import JIT
from projectl.rules.machine_code import Needed

MODULE = "projectl.rules.second_process"
LONGEST = 120.0  # seconds; what takes longer is compiled by the first process


def compile_beside(*calls: tuple[Any, ...]) -> None:
    """Have kernels compiled for calls like these, each a kernel and its arguments.

    Only what is not in the cache, and only if there is a core for it.
    """
    if not JIT or free_cores() < 2:
        return
    needed = [Needed.by(kernel, arguments) for kernel, *arguments in calls]
    missing = [each for each in needed if each.kernel.is_missing(each.args)]
    if missing:
        process = start(missing)
        for each in missing:
            each.kernel.wait = partial(wait, process)


def start(missing: list[Needed]) -> subprocess.Popen[bytes]:
    """The second process, and what it is to compile."""
    quiet = subprocess.DEVNULL
    command = (sys.executable, "-m", MODULE)
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=quiet, stderr=quiet)
    assert process.stdin
    with process.stdin as told:
        told.write(pickle.dumps(missing))
    return process


def wait(process: subprocess.Popen[bytes]) -> None:
    """Wait until it has compiled all, or for as long as is worth it."""
    try:
        process.wait(LONGEST)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


if __name__ == "__main__":
    for each in pickle.load(sys.stdin.buffer):
        each.load()
