"""How a hole can be filled: one way drawn, how many there are, and what is missing."""

import re
from collections import Counter
from string import ascii_uppercase

from rich.text import Text

from projectl.cli.board import beside, field
from projectl.cli.errors import CommandError
from projectl.cli.screen import KEEP, Screen
from projectl.cli.style import Look, bare_cell, piece_cell, piece_name, styled, worth
from projectl.game import solver
from projectl.game.notation import cell_names, parse_shape
from projectl.rules.pieces import SIDE, Shape, cells_of, mask_of, read_drawing
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.texts import Listing, Message

SHOWN = 4  # ways to make up for what is missing
CELL = 2
DRAWN = "drawn"  # the name of a hole that is no printed puzzle

_MANY = re.compile(r"(\d{1,2})x(.+)")


def run(name: str | None, hole: str | None, pieces: str | None, screen: Screen) -> None:
    """Solve a printed puzzle or a drawn hole, with some pieces or with any."""
    if (name is None) == (hole is None):
        raise CommandError(Message("terminal-solve-usage"))
    puzzle = read_hole(hole) if hole is not None else find_puzzle(name or "")
    stock = None if pieces is None else read_pieces(pieces)
    title = puzzle.name if hole is None else screen.text("terminal-this-hole")
    heading = styled(f"{title}  ", "bold")
    if hole is None:
        heading.append_text(worth(puzzle)).append("  ")
    cells = puzzle.hole.bit_count()
    screen.draw([heading.append(screen.text("terminal-cells", cells=cells))])
    best = solver.fewest_pieces(puzzle.hole, stock)
    if best is None:
        show_missing(puzzle, stock or [], screen)
    else:
        show_ways(puzzle, stock, best, screen)


def find_puzzle(name: str) -> Puzzle:
    """A puzzle by its printed name; B5 is B05."""
    key = name.upper()
    if re.fullmatch(r"[WB]\d", key):
        key = f"{key[0]}0{key[1]}"
    if key not in PUZZLE_NUMBER:
        raise CommandError(Message("notation-no-puzzle", name=name))
    return PUZZLES[PUZZLE_NUMBER[key]]


def read_hole(drawing: str) -> Puzzle:
    """A hole drawn in rows, as a puzzle without points."""
    rows = drawing.split("/")
    if not re.fullmatch(r"[.#/]+", drawing) or "#" not in drawing:
        raise CommandError(Message("terminal-hole-signs"))
    if len(rows) > SIDE or max(map(len, rows)) > SIDE:
        raise CommandError(Message("terminal-hole-size", side=SIDE))
    return Puzzle(DRAWN, 0, Shape.I1, mask_of(read_drawing(drawing)))


def read_pieces(text: str) -> list[Shape]:
    """Pieces from their names between commas; `2xI4` is two of them."""
    pieces: list[Shape] = []
    for word in text.replace(",", " ").split():
        many = _MANY.fullmatch(word)
        count, name = (int(many[1]), many[2]) if many else (1, word)
        pieces += [parse_shape(name)] * count
    return pieces


def named(pieces: tuple[Shape, ...] | list[Shape]) -> Listing:
    """`2xI4 and L4`."""
    counted = Counter(sorted(pieces))
    return Listing(
        tuple(
            shape.name if count == 1 else f"{count}x{shape.name}"
            for shape, count in counted.items()
        )
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
    puzzle: Puzzle, stock: list[Shape] | None, best: solver.Tiling, screen: Screen
) -> None:
    """The puzzle empty and filled, and what there is to say about it."""
    look = screen.look
    blocks = [field(puzzle, None, CELL, look), drawn(puzzle, best, look), legend(best)]
    screen.draw(beside(blocks, [SIDE * CELL, SIDE * CELL, 20], 3))
    ways = solver.count_ways(puzzle.hole, stock)
    if stock is None:
        screen.say("terminal-ways-any", ways=ways)
    else:
        screen.say("terminal-ways-with", ways=ways, pieces=named(stock))
    pieces = named([laid.shape for laid in best])
    screen.say("terminal-fewest", count=len(best), pieces=pieces)


def show_missing(puzzle: Puzzle, stock: list[Shape], screen: Screen) -> None:
    """The empty puzzle, and what the pieces lack to fill it."""
    screen.draw(field(puzzle, None, CELL, screen.look))
    missing = solver.missing_pieces(puzzle.hole, stock)
    offers = [screen.words.join(named(added)).replace(" ", KEEP) for added in missing[:SHOWN]]
    needed = Message(
        "terminal-missing",
        count=len(missing[0]),
        offers=Listing(tuple(offers), "or"),
        more=len(missing) - len(offers),
    )
    if stock:
        screen.say("terminal-no-way-with", pieces=named(stock), missing=needed)
    else:
        screen.say("terminal-no-way", missing=needed)
