"""How does a notebook show a piece or a puzzle? As a value that draws itself."""

from dataclasses import dataclass

from projectl.game.notation import NotationError, parse_shape
from projectl.game.svg.piece import draw_piece
from projectl.game.svg.puzzle import draw_puzzle
from projectl.game.view import Laid
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle
from projectl.texts import Message


@dataclass(frozen=True)
class PiecePicture:
    """A piece that a notebook shows as a picture."""

    shape: Shape
    theme: str = "dark"

    def _repr_svg_(self) -> str:
        return draw_piece(self.shape, self.theme)


@dataclass(frozen=True)
class PuzzlePicture:
    """A puzzle, and what lies on it, that a notebook shows as a picture."""

    puzzle: Puzzle
    laid: tuple[Laid, ...] = ()
    theme: str = "dark"

    def _repr_svg_(self) -> str:
        return draw_puzzle(self.puzzle, self.laid, self.theme)


def piece(name: str, theme: str = "dark") -> PiecePicture:
    """A piece by its name, such as L4, to be looked at."""
    return PiecePicture(parse_shape(name), theme)


def puzzle(name: str, theme: str = "dark") -> PuzzlePicture:
    """A puzzle by its name, such as B05, to be looked at."""
    number = PUZZLE_NUMBER.get(name.upper())
    if number is None:
        raise NotationError(Message("notation-no-puzzle", name=name))
    return PuzzlePicture(PUZZLES[number], (), theme)
