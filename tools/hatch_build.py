"""Packs no release without the page: the table would have nothing to show."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/projectl/web/page")
NEEDED = ("index.html",)


class PageHook(BuildHookInterface[Any]):
    """Stops a build whose page is missing; a checkout that is installed as it is may lack it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del build_data
        if version == "editable":
            return
        page = Path(self.root) / PAGE
        missing = [name for name in NEEDED if not (page / name).is_file()]
        if missing:
            raise RuntimeError(f"{PAGE} lacks {', '.join(missing)}: run 'make page' first")
