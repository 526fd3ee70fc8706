"""All 52 puzzles in a table, and how hard each is to fill."""

from rich.text import Text

from projectl.cli.board import beside
from projectl.cli.errors import CommandError
from projectl.cli.style import open_console, piece_name, print_lines
from projectl.game.puzzle_figures import Figures, figures
from projectl.rules.puzzles import PUZZLES

COLUMNS = {
    "name": 4,
    "points": 6,
    "pays": 4,
    "cells": 5,
    "pieces": 6,
    "difficulty": 10,
    "ways": 9,
}
ORDERS = ("name", "points", "cells", "difficulty")
NOTE = """
pieces: the fewest that fill it
difficulty: the actions it takes from nothing, plus what a random hand lacks
ways: how many ways there are to fill it with the pieces of the game"""


def run(sort: str, ascii_only: bool) -> None:
    """Print the table in an order."""
    if sort not in ORDERS:
        raise CommandError(f"puzzles cannot be sorted by '{sort}'; orders are {', '.join(ORDERS)}")
    console, _look = open_console(ascii_only)
    book = sorted((figures(puzzle) for puzzle in PUZZLES), key=lambda each: rank(each, sort))
    header = [
        Text(name.rjust(width) if width > 4 else name, "bold") for name, width in COLUMNS.items()
    ]
    for cells in [header, *map(row_of, book)]:
        print_lines(console, beside([[cell] for cell in cells], list(COLUMNS.values())))
    console.print(NOTE, soft_wrap=True)


def rank(each: Figures, sort: str) -> float:
    """What a puzzle is sorted by; those that are equal stay in the order of their names."""
    if sort == "points":
        return each.puzzle.points
    if sort == "cells":
        return each.cells
    return each.difficulty if sort == "difficulty" else 0


def row_of(each: Figures) -> list[Text]:
    """A line of the table."""
    texts = {
        "name": each.puzzle.name.ljust(4),
        "points": str(each.puzzle.points),
        "cells": str(each.cells),
        "pieces": str(each.fewest),
        "difficulty": f"{each.difficulty:.2f}",
        "ways": f"{each.tilings:,}",
    }
    return [
        piece_name(each.puzzle.reward) if name == "pays" else Text(texts[name].rjust(width))
        for name, width in COLUMNS.items()
    ]
