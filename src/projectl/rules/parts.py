"""Kernels as parts of other kernels: in LLVM's language, and kept on disk as that.

A part is translated once, by whichever process comes to it first; all others read it. So several
processes can share the work of a first start, and a kernel that Python begins to call is made of
parts that are there already.
"""

import hashlib
import os
import pickle
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from llvmlite import binding
from llvmlite.binding import Linkage
from numba.core import codegen, registry, serialize

# Numba's annotations, where it has any, are not strict.
CPUCodeLibrary: Any = codegen.CPUCodeLibrary
llvm: Any = binding
dumps: Any = serialize.dumps


class PartLibrary(CPUCodeLibrary):
    """The code of a kernel for other kernels, neither linked nor optimised as a whole."""

    _linking_libraries: list[Any]
    _shared_module: Any
    path: Path | None = None  # where it is kept

    def finalize(self) -> None:
        """What Numba adds is this part's alone: its name may be another function's elsewhere."""
        self._finalized = True
        self.own = self._final_module
        mine = {function.name for function in self.own.functions if not function.is_declaration}
        for library in self.linked:
            self.own.link_in(library._get_module_for_linking(), preserve=True)
        for function in self.own.functions:
            if not function.is_declaration and function.linkage != Linkage.internal:
                in_common = function.name in mine
                function.linkage = Linkage.linkonce_odr if in_common else Linkage.internal

    @property
    def parts(self) -> list["PartLibrary"]:
        return [each for each in self._linking_libraries if isinstance(each, PartLibrary)]

    @property
    def linked(self) -> list[Any]:
        return [each for each in self._linking_libraries if not isinstance(each, PartLibrary)]

    def _get_module_for_linking(self) -> Any:
        """All of it, for a function that knows nothing of parts."""
        if self._shared_module is None:
            self._shared_module = self.own.clone()
            link(self._shared_module, self.parts)
        return self._shared_module


class Part(NamedTuple):
    """A kernel in LLVM's language, and how it is called; named as Numba names its own."""

    signature: Any
    fndesc: Any
    library: PartLibrary
    objectmode: bool = False


def modules_of(libraries: Iterable[Any]) -> Iterator[Any]:
    """What libraries have, and what their parts need; each once."""
    waiting, seen = list(libraries), set()
    while waiting:
        library = waiting.pop()
        if library in seen:
            continue
        seen.add(library)
        if isinstance(library, PartLibrary):
            yield library.own
            waiting += library.parts
        else:
            yield library._get_module_for_linking()


def link(module: Any, libraries: Iterable[Any]) -> None:
    """Add to a module what libraries have, and what their parts need."""
    for part in modules_of(libraries):
        module.link_in(part, preserve=True)


def path_of(folder: Path, function: Any, args: tuple[Any, ...]) -> Path:
    """Where a kernel is kept as a part, for these types of arguments."""
    name = f"{function.__module__}.{function.__qualname__}({', '.join(map(str, args))})"
    return folder / f"{function.__name__}-{hashlib.sha256(name.encode()).hexdigest()[:20]}.part"


def keep(part: Part, path: Path) -> None:
    """Write a part to disk, unless it needs one that is not kept."""
    needed = [each.path for each in part.library.parts]
    if None in needed:
        return
    names = [f"{each.parent.name}/{each.name}" for each in needed if each]
    part.fndesc.typemap = part.fndesc.calltypes = None
    content = dumps((part.signature, part.fndesc, part.library.own.as_bitcode(), names))
    partial = path.with_suffix(f".{os.getpid()}")
    try:
        partial.write_bytes(content)
        partial.replace(path)
    except OSError:
        partial.unlink(missing_ok=True)
    else:
        part.library.path = path


def read(path: Path) -> Part | None:
    """A part from disk, with all it needs; None if it or one of those is not there."""
    try:
        return _read(path)
    except FileNotFoundError:
        return None


@cache
def _read(path: Path) -> Part:
    signature, fndesc, bitcode, names = pickle.loads(path.read_bytes())
    library = PartLibrary(registry.cpu_target.target_context.codegen(), path.stem)
    library.own = library._final_module = llvm.parse_bitcode(bitcode)
    library._finalized = True
    library._linking_libraries = [_read(path.parent.parent / name).library for name in names]
    library.path = path
    return Part(signature, fndesc, library)
