"""Every rule of the document is shown by a test, and no test shows a rule that is not there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "rules.md"


def documented_rules() -> set[str]:
    """The numbers printed in bold, as every rule begins."""
    return set(re.findall(r"\*\*(R\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8")))


def marks_in(source: str) -> Iterator[str]:
    """The numbers in the `pytest.mark.rule(...)` decorators of a test file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef):
            for decorator in node.decorator_list:
                call = ast.unparse(decorator)
                if call.startswith("pytest.mark.rule("):
                    yield from re.findall(r"'(.*?)'", call)


def marked_rules() -> set[str]:
    return {
        number
        for path in HERE.glob("test_*.py")
        for number in marks_in(path.read_text(encoding="utf-8"))
    }


def in_order(rules: set[str]) -> list[str]:
    return sorted(rules, key=lambda rule: [int(part) for part in re.findall(r"\d+", rule)])


def test_the_document_numbers_its_rules() -> None:
    assert {"R1.1", "R9.3"} <= documented_rules()


def test_every_rule_is_shown_by_a_test() -> None:
    missing = in_order(documented_rules() - marked_rules())
    assert not missing, f"no test in tests/rules is marked with {', '.join(missing)}"


def test_every_mark_names_a_rule() -> None:
    unknown = in_order(marked_rules() - documented_rules())
    assert not unknown, f"docs/rules.md has no rule {', '.join(unknown)}"
