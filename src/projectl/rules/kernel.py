"""One decorator for every compiled function, and the folder its machine code is kept in.

Numba's own cache looks only at the file a function stands in, so it goes stale when a helper in
another file changes. Here the folder's name is a hash of every source beside the function, of the
rules, and of what else it calls (`CALLED`): a changed rule means another folder, and machine code
of the old one is never found.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np

from projectl.rules.compile_notice import announce
from projectl.rules.dispatcher import KernelDispatcher
from projectl.rules.linking import LinkedDispatcher

Function = TypeVar("Function", bound=Callable[..., Any])

# What kernels count in. Fields are small and unsigned, and Numba would compile a function anew for
# each width it is called with.
integer = cast(Callable[[Any], int], np.int64)

FOLDERS_KEPT = 24
OPTIONS = {
    "nopython": True,
    "boundscheck": None,
    "nogil": True,
    "no_cfunc_wrapper": True,
    "_nrt": False,  # nothing is allocated, so no references are counted
}
# Folders of the package whose kernels are called from another one; the rules are from everywhere.
CALLED = {
    "agents/hints": ("agents/mcts", "agents/network"),
    "agents/mcts": ("agents/network",),
    "learning": ("agents/network", "envs"),
    "wasm": ("agents/hints", "agents/mcts", "agents/network"),
}

# Where an instruction counts the bits of many numbers, it is quicker to look at all orientations of
# all pieces than to choose those that matter. WebAssembly has none.
WIDE_VECTORS = os.environ.get("PROJECTL_WIDE_VECTORS", "1") != "0"

_config: Any = numba.config
JIT = not _config.DISABLE_JIT

if not JIT:
    # The generator of chance.py counts on wrap-around; interpreted NumPy would warn of each.
    np.seterr(over="ignore")


def sources_hash(*folders: Path) -> str:
    """Name everything the machine code depends on: the kernels' sources and their compiler."""
    versions = (sys.version, numba.__version__, np.__version__)
    options = (_config.BOUNDSCHECK, _config.OPT, WIDE_VECTORS)
    digest = hashlib.sha256(repr((versions, options)).encode())
    for path in sorted(path for folder in set(folders) for path in folder.glob("*.py")):
        digest.update(f"\0{path.name}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:20]


def compiled_together(sources: Path) -> list[Path]:
    """The folders that machine code of one folder depends on."""
    package = Path(__file__).parent.parent
    called = {package / name: folders for name, folders in CALLED.items()}.get(sources, ())
    return [package / "rules", sources, *(package / folder for folder in called)]


def cache_home() -> Path:
    """Where machine code of every version lies: in the user's own cache folder."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "projectl"


@cache
def cache_folder(sources: Path) -> Path | None:
    """The folder for functions of one source folder; None where nothing can be written."""
    home = cache_home()
    folder = home / sources_hash(*compiled_together(sources))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        folder.touch()
        newest_first = sorted(home.iterdir(), key=lambda path: -path.stat().st_mtime)
    except OSError:
        return None
    for old in newest_first[FOLDERS_KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    return folder if os.access(folder, os.W_OK) else None


if JIT:
    announce(kept=lambda path: cache_folder(path.parent) is not None)


def kernel(function: Function) -> Function:
    """Compile a function over records: it allocates nothing, calls no Python, holds no lock."""
    return _compiled(function)


def inlined(function: Function) -> Function:
    """A kernel that becomes part of its callers: what is constant there is constant here."""
    return _compiled(function, forceinline=True)


def spliced(function: Function) -> Function:
    """A kernel whose source becomes part of its callers': it may return what no call can."""
    return _compiled(function, inline="always")


def linked(function: Function) -> Function:
    """A kernel that is compiled by itself: for what is large and not called all the time."""
    if not JIT:
        return function
    return cast(Function, LinkedDispatcher(function, OPTIONS, folder_of(function)))


def folder_of(function: Callable[..., Any]) -> Path | None:
    """Where a kernel's machine code is kept."""
    return cache_folder(Path(function.__code__.co_filename).parent)


def _compiled(function: Function, **more: Any) -> Function:
    if not JIT:
        return function
    options, folder = {**OPTIONS, **more}, folder_of(function)
    return cast(Function, KernelDispatcher(function, targetoptions=options, folder=folder))
