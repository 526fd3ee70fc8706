"""One of something is told as one: `1 point`, never `1 points`."""

import re
from collections.abc import Iterator
from itertools import product

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from projectl.texts import Message
from projectl.texts.languages import ENGLISH, FOLDER
from projectl.texts.words import PAGE_ONLY, Words

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
SEVERAL = re.compile(
    r"(?<![\w.,-])1 (points|actions|coins|pieces|puzzles|locks|turns|games|squares|cells|rounds"
    r"|seats|players|seconds|touches|friends|tiles|cards|exchanges)\b"
)

# What is never one: the squares of a hole, the price of an action, the most players and seconds,
# the side of a field.
NEVER_ONE = {
    "about-place",
    "arena-bad-limit",
    "arena-plot-bar-range",
    "effect-insert",
    "file-seats",
    "reason-coins",
    "reason-no-actions",
    "refused-seats",
    "terminal-hole-size",
}


class Choices(Visitor):
    """The parameters of a message, and the words it chooses by."""

    def __init__(self) -> None:
        self.words: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.words.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {key.key.name for key in node.variants if isinstance(key.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys - CATEGORIES)
        self.generic_visit(node)


def messages() -> Iterator[tuple[str, dict[str, set[str]]]]:
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Message):
                choices = Choices()
                choices.visit(node)
                yield node.id.name, choices.words


def ways(words: dict[str, set[str]]) -> Iterator[dict[str, str | int]]:
    """Every word that a message chooses by, and one of everything else.

    The name of an agent is told to messages within messages.
    """
    names = list(words)
    one: list[str | int] = [1]
    for chosen in product(*(sorted(words[name]) or one for name in names)):
        yield {"agent": "search", **dict(zip(names, chosen, strict=True))}


def test_one_is_not_several() -> None:
    words_of_all = Words(ENGLISH)
    for file in PAGE_ONLY:
        words_of_all.add(file)
    asked = [(name, words) for name, words in messages() if name not in NEVER_ONE]
    said = [
        words_of_all.say(Message(name, **told)) for name, words in asked for told in ways(words)
    ]
    assert len(said) > 500
    assert [text for text in said if SEVERAL.search(text)] == []
