"""Where does the edge of some cells run? Outlines of merged cells, with rounded corners."""

from collections.abc import Iterable
from dataclasses import dataclass

from projectl.game.svg.element import point as n

Cell = tuple[int, int]  # row, column
Point = tuple[int, int]  # column, row: a corner of the grid

RIGHT, DOWN, LEFT, UP = (1, 0), (0, 1), (-1, 0), (0, -1)


@dataclass(frozen=True)
class Inset:
    """How far the four sides stand back from the cells' own edge."""

    top: float = 0
    right: float = 0
    bottom: float = 0
    left: float = 0


def evenly(by: float) -> Inset:
    """The same distance on all sides."""
    return Inset(by, by, by, by)


def edges(cells: Iterable[Cell]) -> set[tuple[Point, Point]]:
    """The outer edges of the cells as (start, direction), the cells on the right hand."""
    inside = set(cells)
    found = set()
    for row, column in inside:
        if (row - 1, column) not in inside:
            found.add(((column, row), RIGHT))
        if (row, column + 1) not in inside:
            found.add(((column + 1, row), DOWN))
        if (row + 1, column) not in inside:
            found.add(((column + 1, row + 1), LEFT))
        if (row, column - 1) not in inside:
            found.add(((column, row + 1), UP))
    return found


def loops(cells: Iterable[Cell]) -> list[list[tuple[Point, Point]]]:
    """The closed lines around the cells, as (corner, direction in which it is left).

    Where two cells touch at a corner only, the line turns right and keeps them apart.
    """
    left = edges(cells)
    found = []
    while left:
        point, way = start = min(left)
        loop = []
        while True:
            left.discard((point, way))
            loop.append((point, way))
            point = (point[0] + way[0], point[1] + way[1])
            turns = ((-way[1], way[0]), way, (way[1], -way[0]))
            way = next(turn for turn in turns if (point, turn) in left or (point, turn) == start)
            if (point, way) == start:
                break
        found.append([at for i, at in enumerate(loop) if loop[i - 1][1] != at[1]])
    return found


def outline(cells: Iterable[Cell], side: float, radius: float, inset: Inset | None = None) -> str:
    """The path around cells of a given side, its corners rounded."""
    inset = inset or Inset()
    shifts = {
        RIGHT: (0.0, inset.top),
        DOWN: (-inset.right, 0.0),
        LEFT: (0.0, -inset.bottom),
        UP: (inset.left, 0.0),
    }
    pieces = []
    for loop in loops(cells):
        for i, (point, way) in enumerate(loop):
            before = loop[i - 1][1]
            x = point[0] * side + shifts[before][0] + shifts[way][0]
            y = point[1] * side + shifts[before][1] + shifts[way][1]
            near_x, near_y = n(x - before[0] * radius), n(y - before[1] * radius)
            along = f"H{near_x}" if before[0] else f"V{near_y}"
            pieces.append(along if i else f"M{near_x} {near_y}")
            if radius:
                far = f"{n(x + way[0] * radius)} {n(y + way[1] * radius)}"
                pieces.append(f"Q{n(x)} {n(y)} {far}")
        pieces.append("Z")
    return "".join(pieces)


def seams(cells: Iterable[Cell], side: float, gap: float) -> str:
    """The path of the lines between neighbouring cells, ending a gap before the edge."""
    inside = set(cells)
    lines = []
    for row, column in sorted(inside):
        x, y = column * side, row * side
        if (row, column + 1) in inside:
            lines.append(f"M{n(x + side)} {n(y + gap)}v{n(side - 2 * gap)}")
        if (row + 1, column) in inside:
            lines.append(f"M{n(x + gap)} {n(y + side)}h{n(side - 2 * gap)}")
    return "".join(lines)
