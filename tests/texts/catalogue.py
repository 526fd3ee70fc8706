"""The Fluent files read as syntax: which messages there are, and what each is told."""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from projectl.texts import LANGUAGES
from projectl.texts.languages import ENGLISH, FOLDER

ROOT = Path(__file__).parents[2]
SOURCES = (
    *sorted((ROOT / "src" / "projectl").rglob("*.py")),
    *sorted((ROOT / "tools").rglob("*.py")),
    *sorted(
        path
        for pattern in ("*.ts", "*.svelte")
        for path in (ROOT / "page" / "src").rglob(pattern)
        if path.name != "protocol.ts"
    ),
)
NAME = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
QUOTED = re.compile(r"""["'`]([a-z][a-z0-9_-]*)(\$?\{)?""")


@dataclass
class Entry:
    """A message: the parameters it shows, and those it only chooses by."""

    shows: set[str] = field(default_factory=set)
    chooses: set[str] = field(default_factory=set)


class Parameters(Visitor):
    """Collects the parameters of a pattern."""

    def __init__(self) -> None:
        self.entry = Entry()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.entry.chooses.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.entry.shows.add(node.id.name)


@cache
def entries(language: str) -> dict[str, Entry]:
    """Every message of a language by its name."""
    found: dict[str, Entry] = {}
    for path in sorted((FOLDER / language).glob("*.ftl")):
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(node, ast.Junk), f"{path.name}: {node.content!r:.80}"
            if isinstance(node, ast.Message):
                assert node.id.name not in found, f"{path.name}: '{node.id.name}' stands twice"
                visitor = Parameters()
                visitor.visit(node)
                found[node.id.name] = visitor.entry
    return found


@cache
def names_in_sources() -> tuple[frozenset[str], frozenset[str]]:
    """What stands in quotes in the sources: whole names, and beginnings that are completed."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCES:
        for name, goes_on in QUOTED.findall(path.read_text(encoding="utf-8")):
            (begun if goes_on else whole).add(name)
    return frozenset(whole), frozenset(begun)


@cache
def names(language: str) -> frozenset[str]:
    """The messages of a language: what every worker asks when it collects tests, so no syntax."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return frozenset(name for path in files for name in NAME.findall(path.read_text("utf-8")))


@cache
def translated_languages() -> list[str]:
    """English, and every language that has words for all that English has."""
    return [language for language in LANGUAGES if names(ENGLISH) <= names(language)]
