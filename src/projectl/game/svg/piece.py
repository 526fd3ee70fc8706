"""What does a piece look like? One body, a thin line between its cells, and its mark."""

from collections.abc import Iterable

from projectl.game.svg.element import box, group, label, path, picture
from projectl.game.svg.element import point as n
from projectl.game.svg.outline import Cell, Inset, evenly, outline, seams
from projectl.game.svg.style import Style, style_named
from projectl.game.svg.theme import Theme
from projectl.rules.arguments import check_type
from projectl.rules.pieces import DRAWINGS, Shape, read_drawing

GLEAMING = 16  # a cell large enough to show light on its edge

_BARS = {
    Shape.I2: (-0.12, 0.12),
    Shape.I3: (-0.21, 0.0, 0.21),
    Shape.I4: (-0.3, -0.1, 0.1, 0.3),
}
# Letters and the square as lines in a cell of side 1 around its middle.
_LINES = {
    Shape.L4: ((-0.16, -0.25), (-0.16, 0.25), (0.19, 0.25)),
    Shape.T4: ((-0.22, -0.24), (0.22, -0.24), (0.0, -0.24), (0.0, 0.26)),
    Shape.O4: ((-0.21, -0.21), (0.21, -0.21), (0.21, 0.21), (-0.21, 0.21), (-0.21, -0.21)),
}
_CORNER = ((-0.24, -0.24), (0.26, -0.24), (-0.24, 0.26), (-0.24, -0.24))


def polyline(points: Iterable[tuple[float, float]], x: float, y: float, side: float) -> str:
    """The path through some points of a unit cell, in a cell around (x, y)."""
    at = (f"{n(x + dx * side)} {n(y + dy * side)}" for dx, dy in points)
    return "M" + "L".join(at)


def mark(shape: Shape, x: float, y: float, side: float, ink: str) -> str:
    """The sign that tells a shape without its colour, around (x, y)."""
    if shape is Shape.I1:
        return path(f"M{n(x)} {n(y)}h.01", stroke=ink, line=side * 0.42)
    if shape in _BARS:
        top = y - side * 0.23
        bars = (f"M{n(x + dx * side)} {n(top)}v{n(side * 0.46)}" for dx in _BARS[shape])
        return path("".join(bars), stroke=ink, line=side * 0.105)
    if shape is Shape.V3:
        return path(polyline(_CORNER, x, y, side) + "Z", ink, ink, side * 0.06)
    if shape is Shape.S4:
        r = side * 0.135
        d = (
            f"M{n(x + side * 0.18)} {n(y - side * 0.2)}"
            f"C{n(x + r * 0.5)} {n(y - side * 0.36)} {n(x - side * 0.26)} {n(y - side * 0.3)} "
            f"{n(x - side * 0.18)} {n(y - side * 0.12)}"
            f"C{n(x - side * 0.1)} {n(y + side * 0.04)} {n(x + side * 0.13)} {n(y - side * 0.04)} "
            f"{n(x + side * 0.18)} {n(y + side * 0.12)}"
            f"C{n(x + side * 0.24)} {n(y + side * 0.32)} {n(x - r * 0.5)} {n(y + side * 0.36)} "
            f"{n(x - side * 0.2)} {n(y + side * 0.2)}"
        )
        return path(d, stroke=ink, line=side * 0.12)
    return path(polyline(_LINES[shape], x, y, side), stroke=ink, line=side * 0.12)


def heart(cells: Iterable[Cell]) -> tuple[float, float]:
    """Where the mark stands, as (column, row): the one cell where the arms meet, or the middle."""
    inside = set(cells)
    joints = [
        (row, column)
        for row, column in inside
        if {(row - 1, column), (row + 1, column)} & inside
        and {(row, column - 1), (row, column + 1)} & inside
    ]
    if len(joints) == 1:
        ((row, column),) = joints
        return column + 0.5, row + 0.5
    size = len(inside)
    x = sum(column for _, column in inside) / size + 0.5
    y = sum(row for row, _ in inside) / size + 0.5
    return x, y


def body(shape: Shape, cells: Iterable[Cell], side: float, theme: Theme) -> str:
    """A piece lying on cells of a given side."""
    inside = sorted(cells)
    radius = side * 0.18
    edge = max(side * 0.05, 0.7)
    inner = evenly(edge * 1.7)
    lit = Inset(edge * 2.7, edge * 1.7, edge * 1.7, edge * 1.7)
    x, y = heart(inside)
    parts = [path(outline(inside, side, radius, evenly(edge * 0.7)), theme.outline(shape))]
    if side >= GLEAMING:
        parts.append(path(outline(inside, side, radius * 0.8, inner), theme.gleam(shape)))
        inner = lit
    parts.append(path(outline(inside, side, radius * 0.8, inner), theme.fill(shape)))
    if len(inside) > 1:
        lines = seams(inside, side, edge * 3.4)
        parts.append(path(lines, stroke=theme.seam(shape), line=max(side * 0.035, 0.5)))
    parts.append(mark(shape, x * side, y * side, side, theme.ink(shape)))
    return group(*parts)


def printed(shape: Shape) -> list[Cell]:
    """The cells of a shape as the rules draw it."""
    return sorted(read_drawing(DRAWINGS[shape]))


def extent(cells: Iterable[Cell]) -> tuple[int, int]:
    """How many columns and rows some cells take."""
    inside = list(cells)
    return max(column for _, column in inside) + 1, max(row for row, _ in inside) + 1


def icon(shape: Shape, x: float, y: float, side: float, theme: Theme, there: bool = True) -> str:
    """A small piece around (x, y); only its outline where there is none."""
    cells = printed(shape)
    columns, rows = extent(cells)
    left, top = x - columns * side / 2, y - rows * side / 2
    if there:
        return group(body(shape, cells, side, theme), x=left, y=top)
    ghost = path(outline(cells, side, side * 0.18, evenly(0.8)), stroke=theme.line, line=1.2)
    return group(ghost, x=left, y=top)


def draw_piece(shape: Shape, theme: str = "dark", language: str = "en") -> str:
    """A picture of a piece with its name."""
    check_type(shape, Shape, "a Shape")
    return piece_picture(shape, style_named(theme, language))


def piece_picture(shape: Shape, style: Style) -> str:
    """A piece with its name, on a ground of its own."""
    theme = style.theme
    side, margin, foot = 40, 28, 26
    columns, rows = extent(printed(shape))
    width, height = max(columns, 2) * side + 2 * margin, rows * side + 2 * margin + foot
    parts = [
        box(0, 0, width, height, theme.ground, 16),
        icon(shape, width / 2, margin + rows * side / 2, side, theme),
        label(shape.name, width / 2, height - 20, theme.text, 17, bold=True, anchor="middle"),
    ]
    title = style.say("picture-piece", shape=shape.name)
    return picture(width, height, title, style.say("picture-piece-words", shape=shape.name), parts)
