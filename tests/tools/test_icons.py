"""The icons of the page are those that are drawn."""

from pathlib import Path

import icons

FOLDER = Path(__file__).parents[2] / "page" / "public"
MOST_BYTES = 40_000


def test_the_drawing_is_current() -> None:
    drawn = icons.draw(*icons.PLAIN) + "\n"
    assert (FOLDER / "icon.svg").read_text(encoding="utf-8") == drawn, (
        "icon.svg has changed: look at it, then run `python tools/icons.py`"
    )


def test_every_size_is_there_and_small() -> None:
    files = {path.name: path.stat().st_size for path in FOLDER.glob("icon*")}
    assert set(files) == {"icon.svg", *icons.PIXELS}
    assert sum(files.values()) < MOST_BYTES
