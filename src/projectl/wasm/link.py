"""An object file to a module, with the linker of PyPI's `ziglang`."""

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from projectl.wasm.exports import EXPORTS


def link(code: bytes) -> bytes:
    """The module of one object file."""
    with TemporaryDirectory() as folder:
        before, after = Path(folder) / "projectl.o", Path(folder) / "projectl.wasm"
        before.write_bytes(code)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", "--no-entry", "--gc-sections"]
        command += ["-O3", "--strip-all", "--export=__heap_base"]
        command += [f"--export={exported.name}" for exported in EXPORTS]
        subprocess.run([*command, str(before), "-o", str(after)], check=True)
        return after.read_bytes()
