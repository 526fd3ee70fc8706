"""The figures of a puzzle are right."""

from math import comb

from projectl.game.puzzle_figures import figures, hands
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle


def puzzle(name: str) -> Puzzle:
    return PUZZLES[PUZZLE_NUMBER[name]]


def test_figures_of_a_small_puzzle() -> None:
    small = figures(puzzle("W22"))
    assert small.by_pieces == {(Shape.I2,): 1, (Shape.I1, Shape.I1): 1}
    assert (small.cells, small.fewest, small.actions, small.tilings) == (2, 1, 3, 2)
    # One piece is missing to every hand without an I2 and with at most one I1.
    lacking = comb(70, 4) + 10 * comb(70, 3)
    assert small.missing == lacking / comb(90, 4)
    assert small.difficulty == small.actions + small.missing


def test_hands_are_all_ways_to_draw_four_pieces() -> None:
    assert sum(hands().values()) == comb(90, 4)
    assert hands()[Shape.I1, Shape.I1, Shape.L4, Shape.O4] == comb(10, 2) * 10 * 10


def test_black_puzzles_are_harder_than_white_ones_of_fewer_cells() -> None:
    hard, easy = figures(puzzle("B01")), figures(puzzle("W05"))
    assert hard.difficulty > easy.difficulty
    assert (hard.fewest, easy.fewest) == (4, 3)
