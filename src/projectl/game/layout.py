"""Plain text in columns: widths as a terminal shows them, wrapping, and blocks side by side."""

from collections.abc import Iterable
from itertools import zip_longest
from unicodedata import combining, east_asian_width

Block = list[str]


def width_of(text: str) -> int:
    """How many columns a text takes: wide letters two, combining marks none."""
    if text.isascii():
        return len(text)
    return sum(0 if combining(char) else 1 + (east_asian_width(char) in "WF") for char in text)


def clip(text: str, width: int) -> str:
    """A text cut off where its column ends."""
    while width_of(text) > width:
        text = text[:-1]
    return text


def pad(text: str, width: int) -> str:
    """A text with blanks up to the end of its column."""
    return text + " " * (width - width_of(text))


def wrap(text: str, width: int, indent: int = 0) -> Block:
    """A text broken between words into lines that fit, the later ones indented."""
    lines: Block = []
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if line.strip() and width_of(longer) > width:
            lines.append(line)
            longer = " " * indent + word
        line = longer
    return [clip(each, width) for each in (*lines, line)]


def beside(blocks: Iterable[Block], width: int, gap: int = 2) -> Block:
    """Blocks of text next to each other, each at least so wide."""
    columns = list(blocks)
    widths = [max([width, *map(width_of, column)]) for column in columns]
    between = " " * gap
    return [
        between.join(pad(line, wide) for line, wide in zip(row, widths, strict=True)).rstrip()
        for row in zip_longest(*columns, fillvalue="")
    ]
