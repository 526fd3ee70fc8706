"""How a hole can be filled: one way drawn, how many there are, and what is missing."""

import re
from collections import Counter
from string import ascii_uppercase

from rich.console import Console
from rich.text import Text

from projectl.cli.board import beside, field
from projectl.cli.errors import CommandError
from projectl.cli.style import (
    Look,
    bare_cell,
    open_console,
    piece_cell,
    piece_name,
    print_lines,
    styled,
    worth,
)
from projectl.cli.talk import fit
from projectl.game import solver
from projectl.game.notation import NotationError, cell_names, parse_shape
from projectl.game.text import listed, plural
from projectl.rules.pieces import SIDE, Shape, cells_of, mask_of, read_drawing
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle

SHOWN = 4  # ways to make up for what is missing
CELL = 2

_MANY = re.compile(r"(\d{1,2})x(.+)")


def run(name: str | None, hole: str | None, pieces: str | None, ascii_only: bool) -> None:
    """Solve a printed puzzle or a drawn hole, with some pieces or with any."""
    if (name is None) == (hole is None):
        raise CommandError("solve takes a puzzle such as B05, or a hole such as --hole '##./.##'")
    puzzle = read_hole(hole) if hole is not None else find_puzzle(name or "")
    stock = None if pieces is None else read_pieces(pieces)
    console, look = open_console(ascii_only)
    title = styled(f"{puzzle.name}  ", "bold")
    if hole is None:
        title.append_text(worth(puzzle)).append("  ")
    console.print(title.append(plural(puzzle.hole.bit_count(), "cell")))
    best = solver.fewest_pieces(puzzle.hole, stock)
    if best is None:
        show_missing(puzzle, stock or [], console, look)
    else:
        show_ways(puzzle, stock, best, console, look)


def find_puzzle(name: str) -> Puzzle:
    """A puzzle by its printed name; B5 is B05."""
    key = name.upper()
    if re.fullmatch(r"[WB]\d", key):
        key = f"{key[0]}0{key[1]}"
    if key not in PUZZLE_NUMBER:
        raise CommandError(f"there is no puzzle '{name}'; puzzles are W01 to W32 and B01 to B20")
    return PUZZLES[PUZZLE_NUMBER[key]]


def read_hole(drawing: str) -> Puzzle:
    """A hole drawn in rows, as a puzzle without points."""
    rows = drawing.split("/")
    if not re.fullmatch(r"[.#/]+", drawing) or "#" not in drawing:
        raise CommandError("a hole is drawn with '.' and '#', rows between '/', as in '##./.##'")
    if len(rows) > SIDE or max(map(len, rows)) > SIDE:
        raise CommandError(f"a hole has at most {SIDE} rows of {SIDE} cells")
    return Puzzle("This hole", 0, Shape.I1, mask_of(read_drawing(drawing)))


def read_pieces(text: str) -> list[Shape]:
    """Pieces from their names between commas; `2xI4` is two of them."""
    pieces: list[Shape] = []
    for word in text.replace(",", " ").split():
        many = _MANY.fullmatch(word)
        count, name = (int(many[1]), many[2]) if many else (1, word)
        try:
            pieces += [parse_shape(name)] * count
        except NotationError as error:
            raise CommandError(str(error)) from None
    return pieces


def named(pieces: tuple[Shape, ...] | list[Shape]) -> str:
    """`2xI4 and L4`."""
    counted = Counter(sorted(pieces))
    return listed(
        shape.name if count == 1 else f"{count}x{shape.name}" for shape, count in counted.items()
    )


def drawn(puzzle: Puzzle, tiling: solver.Tiling, look: Look) -> list[Text]:
    """The puzzle filled, a letter for each piece: equal pieces may lie side by side."""
    letter_at = {
        place: (laid.shape, letter)
        for letter, laid in zip(ascii_uppercase, tiling, strict=False)
        for place in cells_of(laid.mask)
    }
    lines = []
    for row in range(SIDE):
        line = Text()
        for place in ((row, column) for column in range(SIDE)):
            if place in letter_at:
                shape, letter = letter_at[place]
                line.append_text(piece_cell(shape, CELL, letter))
            else:
                line.append_text(bare_cell(puzzle, False, CELL, look))
        lines.append(line)
    return lines


def legend(tiling: solver.Tiling) -> list[Text]:
    """Which piece each letter is, and its cells."""
    return [
        Text(f"{letter} ")
        .append_text(piece_name(laid.shape))
        .append(f" {' '.join(cell_names(laid.mask))}")
        for letter, laid in zip(ascii_uppercase, tiling, strict=False)
    ]


def show_ways(
    puzzle: Puzzle, stock: list[Shape] | None, best: solver.Tiling, console: Console, look: Look
) -> None:
    """The puzzle empty and filled, and what there is to say about it."""
    blocks = [field(puzzle, None, CELL, look), drawn(puzzle, best, look), legend(best)]
    print_lines(console, beside(blocks, [SIDE * CELL, SIDE * CELL, 20], 3))
    count = solver.count_ways(puzzle.hole, stock)
    ways = "1 way" if count == 1 else f"{count:,} ways"
    given = "with any pieces" if stock is None else f"with {named(stock)}; pieces may be left over"
    fewest = f"{plural(len(best), 'piece')}: {named([laid.shape for laid in best])}"
    console.print(fit(f"{ways} {given}."), soft_wrap=True)
    console.print(fit(f"The fewest are {fewest}, as drawn."), soft_wrap=True)


def show_missing(puzzle: Puzzle, stock: list[Shape], console: Console, look: Look) -> None:
    """The empty puzzle, and what the pieces lack to fill it."""
    print_lines(console, field(puzzle, None, CELL, look))
    missing = solver.missing_pieces(puzzle.hole, stock)
    given = f"No way with {named(stock)}" if stock else "No way without pieces"
    offers = [named(added) for added in missing[:SHOWN]]
    rest = len(missing) - len(offers)
    more = f", or {plural(rest, 'other choice')}" if rest else ""
    need = plural(len(missing[0]), "more piece")
    told = f"{given}. It takes at least {need}: {', or '.join(offers)}{more}."
    console.print(fit(told), soft_wrap=True)
