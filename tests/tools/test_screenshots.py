"""The pictures of the page in the docs are those that are taken."""

import re
from pathlib import Path

import pytest
import screenshots

ROOT = Path(__file__).parents[2]
PLOTS = {"ppo"}  # drawn by an example, from figures
PICTURE = re.compile(r"pictures/([\w-]+)\.png")


def test_every_picture_of_the_page_is_taken_and_shown() -> None:
    taken = {screenshots.START, *(shot.name for shot in screenshots.SHOTS)}
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    shown = {name for page in pages for name in PICTURE.findall(page.read_text(encoding="utf-8"))}
    kept = {path.stem for path in (ROOT / "docs" / "pictures").glob("*.png")}
    assert taken == shown - PLOTS == kept - PLOTS


@pytest.mark.parametrize("shot", screenshots.SHOTS, ids=lambda shot: shot.name)
def test_a_picture_is_taken_at_its_end_or_in_a_turn_of_the_person(shot: screenshots.Shot) -> None:
    game = screenshots.game_of(shot)
    assert game.is_over == (shot.actions is None)
    assert game.is_over or game.player == 0


def test_the_command_knows_its_pictures(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        screenshots.main(["table-moon"])
    assert "there is no table-moon; there are table-start, table-base" in capsys.readouterr().err
