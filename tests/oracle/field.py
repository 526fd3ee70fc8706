"""The 5x5 field: cells are named by column a-e, left to right, and row 1-5, top to bottom."""

COLUMNS = "abcde"
ROWS = "12345"

Cell = str
Point = tuple[int, int]


def points_of(drawing: str) -> set[Point]:
    """Which (column, row) points a drawing marks with '#'; its rows are separated by '/'."""
    return {
        (column, row)
        for row, line in enumerate(drawing.split("/"))
        for column, mark in enumerate(line)
        if mark == "#"
    }


def on_field(point: Point) -> bool:
    """Whether a point lies on the field."""
    column, row = point
    return 0 <= column < len(COLUMNS) and 0 <= row < len(ROWS)


def cell_at(point: Point) -> Cell:
    """The name of the cell at a point: (1, 3) is b4."""
    column, row = point
    return COLUMNS[column] + ROWS[row]
