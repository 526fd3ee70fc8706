"""Machine code of kernels on disk: loaded without what would be needed to compile some."""

from pathlib import Path
from typing import Any, ClassVar

import numba
from llvmlite import binding
from numba.core import caching

# Numba's annotations, where it has any, are not strict.
FunctionCache: Any = caching.FunctionCache
CompileResultCacheImpl: Any = caching.CompileResultCacheImpl
UserProvidedCacheLocator: Any = caching.UserProvidedCacheLocator
config: Any = numba.config
llvm: Any = binding


class FolderLocator(UserProvidedCacheLocator):
    """Straight in the folder: its name tells all sources, so neither their place nor date matters.

    What one checkout has compiled, another one or a wheel of the same sources need not.
    """

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:  # noqa: ARG003
        return ""

    def get_source_stamp(self) -> None:
        return None


class FolderCacheImpl(CompileResultCacheImpl):
    """What is kept of a function, and where."""

    _locator_classes: ClassVar = [FolderLocator]


class MachineCodeCache(FunctionCache):
    """Numba's cache of a function, in a folder of our choice."""

    _impl_class = FolderCacheImpl

    def __init__(self, function: Any, folder: Path) -> None:
        before = config.CACHE_DIR
        config.CACHE_DIR = str(folder)
        try:
            super().__init__(function)
        finally:
            config.CACHE_DIR = before

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Machine code, if there is any; Numba would first load all that it compiles with."""
        with self._guard_against_spurious_io_errors():
            return self._load_overload(sig, target_context)


def stub_of(names: list[str]) -> bytes:
    """A module that has the names of functions, and nothing in them."""
    bodies = "\n".join(f'define void @"{name}"() {{ unreachable }}' for name in names)
    return bytes(llvm.parse_assembly(bodies).as_bitcode())
