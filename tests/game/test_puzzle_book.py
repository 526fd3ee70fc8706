"""The page about the puzzles is the one that is generated, and its figures are right."""

from math import comb
from pathlib import Path

import pytest

from projectl.game import puzzle_book
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLE_NUMBER, PUZZLES, Puzzle

DOCS = Path(__file__).parents[2] / "docs"
MOST_BYTES = 120_000


def puzzle(name: str) -> Puzzle:
    return PUZZLES[PUZZLE_NUMBER[name]]


def test_the_page_is_up_to_date(tmp_path: Path) -> None:
    written = tmp_path / "puzzles.md"
    puzzle_book.main([str(written)])
    page = (DOCS / "puzzles.md").read_bytes()
    assert written.read_bytes() == page, "run `python -m projectl.game.puzzle_book`"
    assert len(page) < MOST_BYTES
    for each in PUZZLES:
        drawn = (tmp_path / puzzle_book.PICTURES / f"{each.name}.svg").read_bytes()
        assert drawn == (DOCS / puzzle_book.PICTURES / f"{each.name}.svg").read_bytes()
        assert page.count(f"### {each.name}\n".encode()) == 1
        assert page.count(f"[{each.name}](#{each.name.lower()})".encode()) == 1


def test_the_command_wants_a_folder_that_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        puzzle_book.main([str(tmp_path / "nowhere" / "puzzles.md")])
    assert "go to the root of the repository" in capsys.readouterr().err


def test_a_multiset_is_named_with_big_pieces_first() -> None:
    assert puzzle_book.named((Shape.I1, Shape.I1, Shape.L4, Shape.O4, Shape.O4)) == "L4, 2 O4, 2 I1"


def test_figures_of_a_small_puzzle() -> None:
    figures = puzzle_book.figures(puzzle("W22"))
    assert figures.by_pieces == {(Shape.I2,): 1, (Shape.I1, Shape.I1): 1}
    assert (figures.cells, figures.fewest, figures.actions, figures.tilings) == (2, 1, 3, 2)
    # One piece is missing to every hand without an I2 and with at most one I1.
    lacking = comb(70, 4) + 10 * comb(70, 3)
    assert figures.missing == lacking / comb(90, 4)
    assert figures.difficulty == figures.actions + figures.missing


def test_hands_are_all_ways_to_draw_four_pieces() -> None:
    assert sum(puzzle_book.hands().values()) == comb(90, 4)
    assert puzzle_book.hands()[Shape.I1, Shape.I1, Shape.L4, Shape.O4] == comb(10, 2) * 10 * 10


def test_black_puzzles_are_harder_than_white_ones_of_fewer_cells() -> None:
    hard, easy = puzzle_book.figures(puzzle("B01")), puzzle_book.figures(puzzle("W05"))
    assert hard.difficulty > easy.difficulty
    assert (hard.fewest, easy.fewest) == (4, 3)
