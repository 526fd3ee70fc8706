"""How does a notebook show a piece or a puzzle? As a value that draws itself."""

from dataclasses import dataclass

from projectl.game import solver
from projectl.game.notation import NotationError, cell_names, parse_action, parse_shape
from projectl.game.svg.piece import draw_piece, printed
from projectl.game.svg.puzzle import draw_puzzle
from projectl.game.view import Laid
from projectl.rules.actions import placed_at
from projectl.rules.arguments import check_type
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Colour, Puzzle
from projectl.rules.state import Mode
from projectl.texts import Listing, Message


@dataclass(frozen=True, repr=False)
class PiecePicture:
    """A piece that a notebook shows as a picture."""

    shape: Shape
    theme: str = "dark"
    language: str = "en"

    @property
    def name(self) -> str:
        return self.shape.name

    @property
    def level(self) -> int:
        """How many cells it covers (R1.2)."""
        return self.shape.level

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Row and column of each cell, as the rules draw the piece."""
        return tuple(printed(self.shape))

    def __repr__(self) -> str:
        return f"<piece {self.name}>"

    def _repr_svg_(self) -> str:
        return draw_piece(self.shape, self.theme, self.language)


@dataclass(frozen=True, repr=False)
class PuzzlePicture:
    """A puzzle, and what lies on it, that a notebook shows as a picture."""

    puzzle: Puzzle
    laid: tuple[Laid, ...] = ()
    theme: str = "dark"
    language: str = "en"

    @property
    def name(self) -> str:
        return self.puzzle.name

    @property
    def colour(self) -> Colour:
        return self.puzzle.colour

    @property
    def points(self) -> int:
        return self.puzzle.points

    @property
    def reward(self) -> Shape:
        """The piece one gets for completing it."""
        return self.puzzle.reward

    @property
    def hole(self) -> int:
        """The cells to cover, as a mask; see `solver`."""
        return self.puzzle.hole

    def __repr__(self) -> str:
        lying = "".join(
            f", {piece.shape.name} {' '.join(cell_names(piece.cells))}" for piece in self.laid
        )
        return f"<puzzle {self.name}{lying}>"

    def _repr_svg_(self) -> str:
        return draw_puzzle(self.puzzle, self.laid, self.theme, self.language)


def piece(name: str, theme: str = "dark", language: str = "en") -> PiecePicture:
    """A piece by its name, such as L4, that draws itself in a notebook."""
    check_type(name, str, "the name of a piece, such as 'L4',")
    return PiecePicture(parse_shape(name), theme, language)


def puzzle(
    name: str, *pieces: solver.Laid | Laid | str, theme: str = "dark", language: str = "en"
) -> PuzzlePicture:
    """A puzzle by its name, such as B05, that draws itself with the pieces lying on it.

    A piece is written as in notation, `I2 c3 c4`, or is one of a tiling that the solver found.
    """
    check_type(name, str, "the name of a puzzle, such as 'B05',")
    number = PUZZLE_NUMBER.get(name.upper())
    if number is None:
        raise NotationError(Message("notation-no-puzzle", name=name))
    found = PUZZLES[number]
    laid = tuple(map(lying, pieces))
    left = found.hole
    for each in laid:
        check_room(found.hole, left, each.cells)
        left &= ~each.cells
    return PuzzlePicture(found, laid, theme, language)


def lying(piece: solver.Laid | Laid | str) -> Laid:
    """A piece and the cells it covers."""
    if isinstance(piece, Laid):
        return piece
    if isinstance(piece, solver.Laid):
        return Laid(piece.shape, piece.mask)
    _slot, placement = placed_at(parse_action(f"place 1 {piece}", Mode.BASE))
    return Laid(Shape(PLACEMENT_SHAPE[placement]), int(PLACEMENT_MASK[placement]))


def check_room(hole: int, left: int, cells: int) -> None:
    """A piece lies inside the hole, and on no other one."""
    outside, covered = cell_names(cells & ~hole), cell_names(cells & hole & ~left)
    wrong = outside or covered
    if wrong:
        code = "reason-outside" if outside else "reason-covered"
        empty = " ".join(cell_names(left))
        listed = Listing(tuple(wrong))
        raise NotationError(Message(code, cells=listed, count=len(wrong), empty=empty))
