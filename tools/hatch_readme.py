"""The README as a package index shows it: its links lead to the source of this very version."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

README = "README.md"
LINK = re.compile(r"(!?)(\[[^\]]*\])\(([^)\s]+)\)")


def absolute(text: str, source: str, version: str) -> str:
    """A text in Markdown whose relative links lead to a tag of the source; pictures to the file."""

    def lead(match: re.Match[str]) -> str:
        picture, words, target = match.groups()
        if "://" in target or target.startswith(("#", "mailto:")):
            return match[0]
        place = f"{source}/{'raw' if picture else 'blob'}/v{version}/{target}"
        return f"{picture}{words}({place})"

    return LINK.sub(lead, text)


class ReadmeHook(MetadataHookInterface):
    """Gives the project its README."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = (Path(self.root) / README).read_text(encoding="utf-8")
        shown = absolute(text, metadata["urls"]["Source"], metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": shown}
