"""The pictures of the docs are those that are drawn."""

from pathlib import Path

import pictures
import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
MOST_BYTES = 200_000

PLOTS = {"training.svg"}  # drawn by bench, from figures


def test_the_pictures_of_the_docs_are_current(tmp_path: Path) -> None:
    pictures.main([str(tmp_path)])
    drawn = {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()}
    assert {path.name for path in FOLDER.glob("*.svg")} == set(drawn) | PLOTS
    for name, text in drawn.items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, (
            f"{name} has changed: look at it, then run `python tools/pictures.py`"
        )
    assert sum(map(len, drawn.values())) < MOST_BYTES


def test_the_command_wants_a_folder_that_is_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        pictures.main([str(tmp_path / "nowhere" / "pictures")])
    assert "go to the root of the repository" in capsys.readouterr().err
