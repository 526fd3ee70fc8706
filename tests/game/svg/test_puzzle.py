"""A puzzle is drawn with points, name and hole, and what lies on it."""

import pytest

from projectl.game.svg import draw_puzzle
from projectl.game.svg.theme import THEMES
from projectl.game.view import Laid
from projectl.rules.pieces import Shape, mask_of
from projectl.rules.puzzles import PUZZLES, Puzzle

from .drawn import assert_inside, parsed, texts


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_is_drawn_with_points_name_and_hole(puzzle: Puzzle) -> None:
    root = parsed(draw_puzzle(puzzle))
    assert texts(root) == [str(puzzle.points), puzzle.name]
    assert f"Reward: {puzzle.reward.name}" in (root[1].text or "")
    assert_inside(root)


def test_a_laid_piece_is_drawn_and_told() -> None:
    laid = (Laid(Shape.I2, mask_of(frozenset({(2, 2), (3, 2)}))),)
    empty, filled = draw_puzzle(PUZZLES[0]), draw_puzzle(PUZZLES[0], laid)
    assert THEMES["dark"].fill(Shape.I2) in filled
    assert "On it: no piece." in empty
    assert "On it: I2 on c3 c4." in filled
