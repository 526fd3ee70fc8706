"""The page about the puzzles is the one that is generated."""

from pathlib import Path

import puzzle_book
import pytest

from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES

DOCS = Path(__file__).parents[2] / "docs"
MOST_BYTES = 120_000


def test_the_page_is_up_to_date(tmp_path: Path) -> None:
    written = tmp_path / "puzzles.md"
    puzzle_book.main([str(written)])
    page = (DOCS / "puzzles.md").read_bytes()
    assert written.read_bytes() == page, "run `python tools/puzzle_book.py`"
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
