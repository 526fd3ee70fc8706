"""The nine shapes, their levels, and every way a piece can lie on the field."""

from functools import cache

from .field import Cell, Point, cell_at, on_field, points_of

DRAWINGS = {
    "I1": "#",
    "I2": "##",
    "I3": "###",
    "V3": "#./##",
    "I4": "####",
    "L4": "#./#./##",
    "T4": "###/.#.",
    "S4": ".##/##.",
    "O4": "##/##",
}
SHAPES = tuple(DRAWINGS)
LEVELS = (1, 2, 3, 4)
COPIES = 10  # R1.2: ten pieces of each shape

Placement = frozenset[Cell]


@cache
def level(shape: str) -> int:
    """The level of a shape: its number of squares (R1.1)."""
    return len(points_of(DRAWINGS[shape]))


@cache
def shapes_of_level(wanted: int) -> tuple[str, ...]:
    """The shapes of one level."""
    return tuple(shape for shape in SHAPES if level(shape) == wanted)


def turned(points: set[Point]) -> set[Point]:
    """The points after a quarter turn."""
    return {(-row, column) for column, row in points}


def flipped(points: set[Point]) -> set[Point]:
    """The points after turning the piece over."""
    return {(-column, row) for column, row in points}


def shifted(points: set[Point], right: int, down: int) -> set[Point]:
    """The points moved across the field."""
    return {(column + right, row + down) for column, row in points}


def orientations(shape: str) -> list[set[Point]]:
    """The piece rotated and flipped at will (R1.1); symmetric shapes repeat themselves."""
    points = points_of(DRAWINGS[shape])
    found = []
    for _ in range(4):
        points = turned(points)
        found += [points, flipped(points)]
    return found


@cache
def placements(shape: str) -> frozenset[Placement]:
    """Every set of cells that a piece of this shape can cover on an empty field."""
    shifts = [(right, down) for right in range(-5, 10) for down in range(-5, 10)]
    return frozenset(
        frozenset(cell_at(point) for point in moved)
        for points in orientations(shape)
        for moved in (shifted(points, right, down) for right, down in shifts)
        if all(on_field(point) for point in moved)
    )
