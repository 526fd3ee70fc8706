"""The module `projectl.wasm`: `python -m projectl.wasm.build FILE`.

It is kept beside the machine code, in a folder named by a hash of the kernels' sources, and
compiled only when one of them has changed.
"""

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from projectl.rules.kernel import cache_folder
from projectl.wasm.exports import EXPORTS
from projectl.wasm.link import link

NAME = "projectl.wasm"
# Numba as `compile` needs it, whatever this process was told; the kernels compiled there are for
# nobody else, so they are not kept.
ENVIRONMENT = {
    "NUMBA_OPT": "0",
    "NUMBA_DISABLE_JIT": "0",
    "NUMBA_BOUNDSCHECK": "0",
    "PROJECTL_WIDE_VECTORS": "0",
    "XDG_CACHE_HOME": os.devnull,
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
    """The object file, made by a process of its own."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "projectl.o"
        command = [sys.executable, "-m", "projectl.wasm.compile", str(file)]
        done = subprocess.run(
            command, env=os.environ | ENVIRONMENT, capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            raise BuildError(f"compiling the kernels for WebAssembly failed:\n{done.stderr}")
        return file.read_bytes()


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
