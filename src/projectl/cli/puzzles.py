"""All 52 puzzles in a table, and how hard each is to fill."""

from rich.text import Text

from projectl.cli.board import beside
from projectl.cli.errors import CommandError
from projectl.cli.screen import Screen
from projectl.cli.style import piece_name
from projectl.game.layout import width_of
from projectl.game.puzzle_figures import Figures, figures
from projectl.rules.puzzles import PUZZLES
from projectl.texts import Message, Words

COLUMNS = {  # and how wide they are at least
    "name": 4,
    "points": 6,
    "pays": 4,
    "cells": 5,
    "pieces": 6,
    "difficulty": 10,
    "ways": 9,
}
LEFT = ("name", "pays")  # aligned to the left
ORDERS = ("name", "points", "cells", "difficulty")


def run(sort: str, screen: Screen) -> None:
    """Print the table in an order."""
    if sort not in ORDERS:
        raise CommandError(Message("terminal-no-order", order=sort, orders=", ".join(ORDERS)))
    book = sorted((figures(puzzle) for puzzle in PUZZLES), key=lambda each: rank(each, sort))
    heads = {name: screen.text(f"terminal-column-{name}") for name in COLUMNS}
    widths = {name: max(least, width_of(heads[name])) for name, least in COLUMNS.items()}
    header = {name: Text(head, "bold") for name, head in heads.items()}
    for row in (header, *(row_of(each, screen.words) for each in book)):
        cells = [[aligned(name, text, widths[name])] for name, text in row.items()]
        screen.draw(beside(cells, list(widths.values())))
    screen.write()
    for code in ("terminal-note-pieces", "terminal-note-difficulty", "terminal-note-ways"):
        screen.say(code)


def rank(each: Figures, sort: str) -> float:
    """What a puzzle is sorted by; those that are equal stay in the order of their names."""
    if sort == "points":
        return each.puzzle.points
    if sort == "cells":
        return each.cells
    return each.difficulty if sort == "difficulty" else 0


def aligned(name: str, text: Text, width: int) -> Text:
    """A cell of the table, figures to the right."""
    shown = text.copy()
    if name not in LEFT:
        shown.pad_left(width - text.cell_len)
    return shown


def row_of(each: Figures, words: Words) -> dict[str, Text]:
    """A line of the table."""
    return {
        "name": Text(each.puzzle.name),
        "points": Text(str(each.puzzle.points)),
        "pays": piece_name(each.puzzle.reward),
        "cells": Text(str(each.cells)),
        "pieces": Text(str(each.fewest)),
        "difficulty": Text(words.number(each.difficulty, 2)),
        "ways": Text(words.number(each.tilings)),
    }
