"""All functions of the module."""

from projectl.wasm import hints_exports, rules_exports, search_exports
from projectl.wasm.export import EXPORTS, Export, Kind

__all__ = ["EXPORTS", "Export", "Kind", "hints_exports", "rules_exports", "search_exports"]
