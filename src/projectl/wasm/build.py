"""The module `projectl.wasm`: `python -m projectl.wasm.build FILE`.

It is kept beside the machine code, in a folder named by a hash of the kernels' sources, and
compiled only when one of them has changed.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from projectl.rules.helpers import cores
from projectl.rules.kernel import cache_folder
from projectl.wasm.exports import EXPORTS
from projectl.wasm.link import link

NAME = "projectl.wasm"
COMPILE = [sys.executable, "-m", "projectl.wasm.compile"]
# Numba as `compile` needs it, whatever this process was told.
ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_DISABLE_JIT": "0",
    "NUMBA_BOUNDSCHECK": "0",
    "PROJECTL_WIDE_VECTORS": "0",
}


class BuildError(Exception):
    """The kernels could not be compiled."""


def module() -> bytes:
    """The module, from the cache if it is there."""
    folder = cache_folder(Path(__file__).parent)
    kept = folder / NAME if folder else None
    if kept and kept.is_file():
        return kept.read_bytes()
    made = link(compiled(), [exported.name for exported in EXPORTS])
    if kept:
        partial = kept.with_suffix(f".{os.getpid()}")
        partial.write_bytes(made)
        partial.replace(kept)
    return made


def compiled() -> bytes:
    """The object file, made by one or two processes with a cache that is for nobody else."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "projectl.o"
        environment = os.environ | ENVIRONMENT | {"XDG_CACHE_HOME": folder}
        with helper(environment):
            done = subprocess.run(
                [*COMPILE, str(file)], env=environment, capture_output=True, text=True, check=False
            )
        if done.returncode != 0:
            raise BuildError(f"compiling the kernels for WebAssembly failed:\n{done.stderr}")
        return file.read_bytes()


@contextmanager
def helper(environment: dict[str, str]) -> Iterator[None]:
    """A process that does half of the work, if there is a core for it."""
    if cores() == 1:
        yield
        return
    null = subprocess.DEVNULL
    with subprocess.Popen(COMPILE, env=environment, stdout=null, stderr=null) as process:
        try:
            yield
        finally:
            process.kill()


def write(file: Path) -> None:
    """Write the module to a file, unless that has it already."""
    made = module()
    if not file.is_file() or file.read_bytes() != made:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(made)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m projectl.wasm.build FILE")
    write(Path(sys.argv[1]))
