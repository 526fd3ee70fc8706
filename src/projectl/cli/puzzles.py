"""All 52 puzzles in a table, and how hard each is to fill."""

from rich.text import Text

from projectl.cli.board import beside
from projectl.cli.errors import CommandError
from projectl.cli.look import open_console, piece_name, print_lines
from projectl.game import solver
from projectl.rules.puzzles import PUZZLES, Puzzle

COLUMNS = (("name", 4), ("points", 6), ("pays", 4), ("cells", 5), ("pieces", 6), ("ways", 12))
ORDERS = ("name", "points", "cells", "difficulty")
NOTE = "pieces: the fewest that fill it; ways: how many ways there are with any pieces."


def run(sort: str, ascii_only: bool) -> None:
    """Print the table in an order."""
    if sort not in ORDERS:
        raise CommandError(f"puzzles cannot be sorted by '{sort}'; orders are {', '.join(ORDERS)}")
    console, _look = open_console(ascii_only)
    lines = [row_of(puzzle) for puzzle in sorted(PUZZLES, key=lambda puzzle: rank(puzzle, sort))]
    widths = [width for _, width in COLUMNS]
    header = [Text(title.rjust(width) if width > 4 else title, "bold") for title, width in COLUMNS]
    for cells in [header, *lines]:
        print_lines(console, beside([[cell] for cell in cells], widths))
    console.print(f"\n{NOTE}", soft_wrap=True)


def fewest(puzzle: Puzzle) -> int:
    tiling = solver.fewest_pieces(puzzle.hole)
    assert tiling is not None
    return len(tiling)


def rank(puzzle: Puzzle, sort: str) -> tuple[int, ...]:
    """What a puzzle is sorted by; the hardest need most pieces, then cover most cells."""
    if sort == "points":
        return (puzzle.points,)
    if sort == "cells":
        return (puzzle.hole.bit_count(),)
    if sort == "difficulty":
        return (fewest(puzzle), puzzle.hole.bit_count(), -solver.count_ways(puzzle.hole))
    return ()


def row_of(puzzle: Puzzle) -> list[Text]:
    """A line of the table."""
    numbers = (puzzle.hole.bit_count(), fewest(puzzle), solver.count_ways(puzzle.hole))
    (_, points), *rest = COLUMNS[1], *COLUMNS[3:]
    return [
        Text(puzzle.name),
        Text(str(puzzle.points).rjust(points)),
        piece_name(puzzle.reward),
        *(
            Text(f"{number:,}".rjust(width))
            for number, (_, width) in zip(numbers, rest, strict=True)
        ),
    ]
