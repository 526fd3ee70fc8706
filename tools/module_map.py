"""Write the map of modules in docs/architecture.md: python tools/module_map.py

Each module is a row with the first sentence of its own docstring, so that it is said once.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "projectl"
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- modules: written by tools/module_map.py -->\n", "<!-- end of modules -->\n"
ROOMS = ("rules", "texts", "game", "agents", "envs", "learning", "wasm", "table", "web", "cli")
UNLISTED = ("__init__.py", "__main__.py")


def first_sentence(path: Path) -> str:
    """What a module says it is for."""
    said = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    return re.sub(r"\s+", " ", said.split("\n\n")[0]).strip()


def module_map() -> str:
    """A table for every room, a row for every module."""
    lines = ["### projectl", "", *table(SOURCE.glob("*.py")), ""]
    for room in ROOMS:
        lines += [f"### {room}", "", first_sentence(SOURCE / room / "__init__.py"), ""]
        lines += [*table((SOURCE / room).rglob("*.py")), ""]
    return "\n".join(lines) + "\n"


def table(paths: Iterable[Path]) -> list[str]:
    """A row for every module."""
    lines = ["| module | what it is for |", "|---|---|"]
    for path in sorted(paths):
        if path.name not in UNLISTED:
            name = path.relative_to(SOURCE).as_posix()
            lines.append(f"| [{name}](../src/projectl/{name}) | {first_sentence(path)} |")
    return lines


def updated(page: str) -> str:
    """The page with the map as it should be."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{module_map()}{END}{after}"


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
