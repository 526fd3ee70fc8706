"""The page docs/puzzles.md: what fills each of the 52 puzzles, and how hard that is.

python tools/puzzle_book.py
"""

import argparse
from collections import Counter
from pathlib import Path

from projectl.game.puzzle_figures import HAND, Figures, figures
from projectl.game.solver import Multiset
from projectl.game.svg import draw_puzzle
from projectl.game.view import Laid
from projectl.rules.puzzles import PUZZLES, Colour
from projectl.texts import words_in

PAGE = Path("docs") / "puzzles.md"
PICTURES = "pictures/puzzles"  # beside the page
MOST_NAMED = 12  # of the smallest multisets
MOST_LISTED = 100  # of all of them

INTRODUCTION = f"""\
# The 52 puzzles, and how hard they are

Made by `python tools/puzzle_book.py`; a test checks that it is up to date. All figures are
exact, and count with the pieces of the game, ten of each shape (R1.2).

A *tiling* is a way to cover the hole of a puzzle with pieces; the order of laying does not count.
A *multiset* is what one needs for a tiling: so many pieces of each shape. Many tilings share one.

- *Fewest* is the smallest number of pieces that fill the hole.
- *Actions* is the work from nothing: one for every cell, and one more for each of the fewest
  pieces. A piece of level 3, say, is one `piece` and two `upgrade` (R3.4, R3.5), whatever its
  shape, and one `place` (R3.6). Taking the puzzle is not counted.
- *Missing* says how choosy the hole is. Draw a hand of {HAND} pieces blindly out of all 90: how
  many more, on average, are needed at least, if one may choose them? A hole that takes many
  different pieces has a low figure. A tiny hole can be choosy too: few hands have what it wants.
- *Difficulty* is the sum of *actions* and *missing*.

Each puzzle is drawn filled with the fewest pieces. Where there are no more than
{MOST_LISTED} multisets, all of them are listed; `ways_by_pieces` has them for any hole:

```python
from projectl import Shape, puzzle
from projectl.solver import fewest_pieces, missing_pieces, ways_by_pieces

hole = puzzle("W24").hole
assert ways_by_pieces(hole) == {{
    (Shape.V3,): 1,
    (Shape.I1, Shape.I2): 2,
    (Shape.I1, Shape.I1, Shape.I1): 1,
}}
tiling = fewest_pieces(hole, [Shape.I1, Shape.I1, Shape.I2])
assert [laid.shape for laid in tiling] == [Shape.I2, Shape.I1]
assert missing_pieces(hole, [Shape.I2]) == [(Shape.I1,), (Shape.V3,)]
```
"""


def picture(each: Figures) -> str:
    """The puzzle filled with the fewest pieces, as SVG."""
    laid = [Laid(piece.shape, piece.mask) for piece in each.example]
    return draw_puzzle(each.puzzle, tuple(laid))


def named(pieces: Multiset) -> str:
    """A multiset in words, big pieces first: `2 L4, I1`."""
    counts = sorted(Counter(pieces).items(), key=lambda item: (-item[0].level, item[0]))
    return ", ".join(
        f"{count} {shape.name}" if count > 1 else shape.name for shape, count in counts
    )


COLUMNS = (
    *("puzzle", "points", "cells", "fewest", "actions"),
    *("missing", "difficulty", "multisets", "tilings"),
)


def overview(book: list[Figures]) -> str:
    """The table of all puzzles, the hardest first."""
    lines = [
        "## From hard to easy",
        "",
        f"| {' | '.join(COLUMNS)} |",
        f"|---{'|--:' * (len(COLUMNS) - 1)}|",
    ]
    for each in sorted(book, key=lambda each: (-each.difficulty, each.puzzle.name)):
        name = each.puzzle.name
        numbers = (each.puzzle.points, each.cells, each.fewest, each.actions)
        row = [f"[{name}](#{name.lower()})", *map(str, numbers)]
        row += [f"{each.missing:.2f}", f"{each.difficulty:.2f}"]
        row += [f"{len(each.by_pieces):,}", f"{each.tilings:,}"]
        lines.append(f"| {' | '.join(row)} |")
    return "\n".join(lines) + "\n"


def by_number_of_pieces(each: Figures) -> list[str]:
    """A table of multisets and tilings, a column a number of pieces."""
    multisets: Counter[int] = Counter()
    tilings: Counter[int] = Counter()
    for pieces, count in each.by_pieces.items():
        multisets[len(pieces)] += 1
        tilings[len(pieces)] += count
    columns = sorted(multisets)
    rows = [
        ["pieces", *map(str, columns)],
        ["---", *["--:"] * len(columns)],
        ["multisets", *(f"{multisets[size]:,}" for size in columns)],
        ["tilings", *(f"{tilings[size]:,}" for size in columns)],
    ]
    return [f"| {' | '.join(row)} |" for row in rows]


def multisets_of(each: Figures, size: int, most: int) -> str:
    """The multisets of so many pieces and their tilings, those with most tilings first."""
    chosen = [item for item in each.by_pieces.items() if len(item[0]) == size]
    chosen.sort(key=lambda item: (-item[1], item[0]))
    shown = "; ".join(f"{named(pieces)} ({count:,})" for pieces, count in chosen[:most])
    left = len(chosen) - most
    if left <= 0:
        return shown
    return f"{shown}; and 1 other" if left == 1 else f"{shown}; and {left} others"


def all_multisets(each: Figures) -> list[str]:
    """Every multiset that fills the hole, folded away; nothing where they are too many."""
    if len(each.by_pieces) > MOST_LISTED:
        return []
    sizes = sorted({len(pieces) for pieces in each.by_pieces})
    lines = [f"- {multisets_of(each, size, MOST_LISTED)}" for size in sizes]
    return ["", "<details><summary>all multisets</summary>", "", *lines, "", "</details>"]


def entry(each: Figures) -> str:
    """The section of one puzzle: its picture and the figures."""
    puzzle = each.puzzle
    pieces = named(tuple(sorted(laid.shape for laid in each.example)))
    price = f"{words_in().say('points', count=puzzle.points)}, reward {puzzle.reward.name}"
    work = f"{each.cells} cells, {each.actions} actions, difficulty {each.difficulty:.2f}"
    total = f"{len(each.by_pieces):,} multisets, {each.tilings:,} tilings"
    smallest = multisets_of(each, each.fewest, MOST_NAMED)
    count = "1 piece" if each.fewest == 1 else f"{each.fewest} pieces"
    lines = [
        f"### {puzzle.name}",
        "",
        f"{price}; {work}; {total}.",
        "",
        f"![{puzzle.name} filled with {pieces}]({PICTURES}/{puzzle.name}.svg)",
        "",
        f"{count} will do (in brackets the tilings): {smallest}.",
        "",
        *by_number_of_pieces(each),
        *all_multisets(each),
    ]
    return "\n".join(lines) + "\n"


def page(book: list[Figures]) -> str:
    """The whole of docs/puzzles.md."""
    parts = [INTRODUCTION, overview(book)]
    for colour in Colour:
        parts.append(f"## {colour.name.capitalize()} puzzles\n")
        parts += [entry(each) for each in book if each.puzzle.colour is colour]
    return "\n".join(parts)


def main(arguments: list[str] | None = None) -> None:
    """Write the page, and the pictures beside it."""
    parser = argparse.ArgumentParser(description="Write the page about the 52 puzzles.")
    parser.add_argument("path", nargs="?", type=Path, default=PAGE, help=f"not {PAGE}")
    path: Path = parser.parse_args(arguments).path
    if not path.parent.is_dir():
        parser.error(f"there is no folder {path.parent} here; go to the root of the repository")
    book = [figures(puzzle) for puzzle in PUZZLES]
    path.write_text(page(book), encoding="utf-8")
    folder = path.parent / PICTURES
    folder.mkdir(parents=True, exist_ok=True)
    for each in book:
        (folder / f"{each.puzzle.name}.svg").write_text(picture(each), encoding="utf-8")


if __name__ == "__main__":
    main()
