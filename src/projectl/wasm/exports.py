"""All functions of the module."""

from projectl.wasm import environment_exports, hints_exports, rules_exports, search_exports
from projectl.wasm.export import EXPORTS, Export, Kind

__all__ = [
    "EXPORTS",
    "Export",
    "Kind",
    "environment_exports",
    "hints_exports",
    "rules_exports",
    "search_exports",
]
