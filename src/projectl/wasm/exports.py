"""All functions of the module."""

from projectl.wasm import rules_exports, search_exports
from projectl.wasm.export import EXPORTS, Export, Kind

__all__ = ["EXPORTS", "Export", "Kind", "rules_exports", "search_exports"]
