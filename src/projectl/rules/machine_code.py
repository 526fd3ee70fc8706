"""Machine code of kernels on disk: loaded without what would be needed to compile some."""

from functools import partial
from pathlib import Path
from typing import Any

from llvmlite import binding
from numba.core import caching

# Numba's annotations, where it has any, are not strict.
CacheLocator: Any = caching._CacheLocator
CompileResultCacheImpl: Any = caching.CompileResultCacheImpl
FunctionCache: Any = caching.FunctionCache
llvm: Any = binding


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


class MachineCodeCache(FunctionCache):
    """Numba's cache of a function, in a folder of our choice."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._impl_class = partial(FolderCacheImpl, folder=folder)
        super().__init__(function)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Machine code, if there is any; Numba would first load all that it compiles with."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


def stub_of(names: list[str]) -> bytes:
    """A module that has the names of functions, and nothing in them."""
    bodies = "\n".join(f'define void @"{name}"() {{ unreachable }}' for name in names)
    return bytes(llvm.parse_assembly(bodies).as_bitcode())
