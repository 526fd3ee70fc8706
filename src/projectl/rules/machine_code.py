"""Machine code of kernels on disk: loaded without what would be needed to compile some."""

from collections.abc import Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from llvmlite import binding
from numba.core import caching
from numba.core.typing import typeof as typeof_module

# Numba's annotations, where it has any, are not strict.
CacheLocator: Any = caching._CacheLocator
CompileResultCacheImpl: Any = caching.CompileResultCacheImpl
FunctionCache: Any = caching.FunctionCache
llvm: Any = binding
typeof: Any = typeof_module


class Needed(NamedTuple):
    """A kernel whose machine code other machine code calls by its symbol (`linking`)."""

    module: str
    name: str
    args: tuple[Any, ...]  # their types

    @classmethod
    def by(cls, kernel: Any, arguments: Iterable[Any]) -> "Needed":
        """What a call with these arguments needs."""
        function = kernel.py_func
        types = tuple(typeof.typeof(each, typeof.Purpose.argument) for each in arguments)
        return cls(function.__module__, function.__qualname__, types)

    @property
    def kernel(self) -> Any:
        """The dispatcher of the kernel."""
        return getattr(import_module(self.module), self.name)

    def load(self) -> None:
        """See that it is in this process: from the cache, or compiled."""
        self.kernel.compile(self.args)


# By symbol, what the kernels translated so far need.
SYMBOLS: dict[str, Needed] = {}


class FolderLocator(CacheLocator):
    """Straight in the folder: its name tells all sources, so neither their place nor date matters.

    What one checkout has compiled, another one or a wheel of the same sources need not.
    """

    def __init__(self, folder: Path, function: Any) -> None:
        self.folder = folder
        self.line = function.__code__.co_firstlineno

    def get_cache_path(self) -> str:
        return str(self.folder)

    def get_source_stamp(self) -> None:
        return None

    def get_disambiguator(self) -> str:
        return str(self.line)


class FolderCacheImpl(CompileResultCacheImpl):
    """How Numba keeps a function, in a folder of our choice."""

    def __init__(self, function: Any, folder: Path) -> None:
        self.folder = folder
        self._locator_classes = [self]
        super().__init__(function)

    def from_function(self, function: Any, _file: str) -> FolderLocator:
        """As Numba asks each of its kinds of locators."""
        return FolderLocator(self.folder, function)

    def reduce(self, compiled: Any) -> Any:
        """What is kept: also what must be there before this is."""
        return compiled.library.needed, super().reduce(compiled)

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        """What was kept, behind all that it needs."""
        needed, kept = payload
        for each in needed:
            each.load()
        return super().rebuild(target_context, kept)


class MachineCodeCache(FunctionCache):
    """Numba's cache of a function, in a folder of our choice."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._impl_class = partial(FolderCacheImpl, folder=folder)
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Machine code, if there is any; Numba would first load all that it compiles with."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)
        return None

    def has(self, sig: Any, target_context: Any) -> bool:
        """Whether there is machine code of a signature."""
        key = self._index_key(sig, target_context.codegen())
        return key in self._cache_file._load_index()


def stub_of(names: list[str]) -> bytes:
    """A module that has the names of functions, and nothing in them."""
    bodies = "\n".join(f'define void @"{name}"() {{ unreachable }}' for name in names)
    return bytes(llvm.parse_assembly(bodies).as_bitcode())
