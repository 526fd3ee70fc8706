"""Names of a package that are imported when somebody asks for them (PEP 562).

So `import projectl` takes no time, and a command's help does not wait for the compiler.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from projectl.extras import explained

Names = Mapping[str, str]  # of each module, the names that are taken from it, with blanks between


def lazy_names(
    package: str, names: Names, modules: str = ""
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """A package's `__getattr__` and `__dir__`: for these names, and for modules below it."""
    where = {name: module for module, taken in names.items() for name in taken.split()}
    below = modules.split()

    def get(name: str) -> Any:
        if name in below:
            return import_module(f"{package}.{name}")
        if name not in where:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        try:
            module = import_module(where[name])
        except ModuleNotFoundError as error:
            raise explained(error, f"{package}.{name}") from None
        value = getattr(module, name)
        setattr(sys.modules[package], name, value)
        return value

    def everything() -> list[str]:
        module = sys.modules[package]
        return sorted({*vars(module), *module.__all__})

    return get, everything
