"""A notebook shows games, pieces and puzzles as values that draw themselves."""

import pytest

import projectl
from projectl.game.game import Game
from projectl.game.notation import NotationError
from projectl.game.solver import fewest_pieces
from projectl.game.svg import PiecePicture, PuzzlePicture, draw_piece, draw_position, draw_puzzle
from projectl.game.view import Laid
from projectl.rules.pieces import Shape, mask_of
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Colour


def test_a_notebook_shows_games_pieces_and_puzzles() -> None:
    game = Game(seed=1)
    assert game._repr_svg_() == draw_position(game.view())
    assert PiecePicture(Shape.T4)._repr_svg_() == draw_piece(Shape.T4)
    assert PuzzlePicture(PUZZLES[5], theme="light")._repr_svg_() == draw_puzzle(
        PUZZLES[5], theme="light"
    )


def test_a_notebook_draws_pieces_and_puzzles_by_name() -> None:
    assert projectl.piece("l4")._repr_svg_() == draw_piece(Shape.L4)
    assert projectl.puzzle("b05")._repr_svg_() == draw_puzzle(PUZZLES[PUZZLE_NUMBER["B05"]])
    with pytest.raises(NotationError, match="puzzles are W01 to W32 and B01 to B20"):
        projectl.puzzle("B21")
    with pytest.raises(NotationError, match="There is no piece 'L5'"):
        projectl.piece("L5")


def test_a_piece_tells_what_it_is() -> None:
    piece = projectl.piece("l4")
    assert (piece.name, piece.shape, piece.level) == ("L4", Shape.L4, 4)
    assert len(piece.cells) == 4
    assert repr(piece) == "<piece L4>"
    assert piece == projectl.piece("L4")


def test_a_puzzle_tells_what_is_printed_on_it() -> None:
    puzzle = projectl.puzzle("B05")
    assert (puzzle.name, puzzle.colour, puzzle.points) == ("B05", Colour.BLACK, 5)
    assert (puzzle.reward, puzzle.hole) == (Shape.I1, PUZZLES[PUZZLE_NUMBER["B05"]].hole)
    assert puzzle.laid == ()
    assert repr(puzzle) == "<puzzle B05>"


def test_pieces_lie_on_a_puzzle_by_notation_or_by_the_solver() -> None:
    cells = mask_of(frozenset({(2, 2), (3, 2)}))
    puzzle = projectl.puzzle("W22", "i2 c4 c3")
    assert puzzle.laid == (Laid(Shape.I2, cells),)
    assert puzzle == projectl.puzzle("W22", Laid(Shape.I2, cells))
    assert repr(puzzle) == "<puzzle W22, I2 c3 c4>"
    tiling = fewest_pieces(projectl.puzzle("B05").hole)
    assert tiling is not None
    filled = projectl.puzzle("B05", *tiling, theme="light")
    assert sum(piece.cells for piece in filled.laid) == filled.hole
    assert filled._repr_svg_() == draw_puzzle(filled.puzzle, filled.laid, "light")


@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        (["I2 a1 a2"], "a1 and a2 are outside the hole; empty: c3 c4."),
        (["I1 c3", "I2 c3 c4"], "c3 is covered; empty: c4."),
        (["I2 c3"], "I2 covers 2 cells; 'c3' names 1."),
    ],
)
def test_a_piece_that_cannot_lie_there_is_refused(pieces: list[str], reason: str) -> None:
    with pytest.raises(NotationError) as caught:
        projectl.puzzle("W22", *pieces)
    assert str(caught.value) == reason
