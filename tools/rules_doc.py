"""Write the rules into docs/rules.md: python tools/rules_doc.py

Every rule, the headings of the chapters and the words of the game are the English texts of
texts/en/rules.ftl, which the page shows too. Rulings and examples are the document's own.
"""

import re
import textwrap
from pathlib import Path

from projectl.texts import Words
from projectl.texts.languages import ENGLISH, FOLDER

PAGE = Path(__file__).parent.parent / "docs" / "rules.md"
COLUMNS = 110
TEXTS = "rules.ftl"
WORDS = Words(ENGLISH)
WORDS.add(TEXTS)
HEADING = re.compile(r"^## (\d)\. .*$", re.M)
RULE = re.compile(r"^\*\*R(\d)\.(\d+)\*\* (?:.+\n)+(?:\n(?:- .+\n(?:  .+\n)*)+)?", re.M)
TABLE = re.compile(r"(?<=\| word \| meaning \|\n\|---\|---\|\n)(?:\|.*\n)+")


def heading(chapter: str) -> str:
    """The line above a chapter."""
    return f"## {chapter}. {WORDS.say(f'rules-chapter-{chapter}')}"


def rule(chapter: str, number: str) -> str:
    """A rule with its number, its name and what it lists."""
    code = f"rule-{chapter}-{number}"
    text = f"**R{chapter}.{number}** *{WORDS.say(f'{code}-title')}.* {WORDS.say(code)}"
    listed = [f"{code}-{letter}" for letter in "abc" if WORDS.has(f"{code}-{letter}")]
    items = [wrapped(f"- {WORDS.say(item)}", "  ") for item in listed]
    return wrapped(text) + ("\n" + "".join(items) if items else "")


def wrapped(text: str, indent: str = "") -> str:
    """A paragraph in lines."""
    lines = textwrap.wrap(
        text, COLUMNS, subsequent_indent=indent, break_on_hyphens=False, break_long_words=False
    )
    return "\n".join(lines) + "\n"


def word_rows() -> str:
    """A row for each word of the game."""
    texts = (FOLDER / ENGLISH / TEXTS).read_text(encoding="utf-8")
    words = re.findall(r"^(word-[a-z-]+)-means = ", texts, re.M)
    return "".join(f"| {WORDS.say(word)} | {WORDS.say(f'{word}-means')} |\n" for word in words)


def updated(page: str) -> str:
    """The page with the rules as the texts have them."""
    page = HEADING.sub(
        lambda found: f"## {found[1]}. {WORDS.say(f'rules-chapter-{found[1]}')}", page
    )
    page = RULE.sub(lambda found: rule(found[1], found[2]), page)
    return TABLE.sub(lambda _: word_rows(), page)


if __name__ == "__main__":
    PAGE.write_text(updated(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
