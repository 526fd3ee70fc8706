"""What stands for the page on a home screen? The piece L4, standing as the letter.

python tools/icons.py
"""

import argparse
from pathlib import Path

from chromium import ARGUMENTS, CHROMIUM
from playwright.sync_api import Browser, sync_playwright

from projectl.game.svg.element import box, element, group
from projectl.game.svg.piece import body
from projectl.game.svg.style import style_named
from projectl.rules.pieces import Shape

FOLDER = Path("page") / "public"
SIDE = 96
LETTER = ((0, 0), (1, 0), (2, 0), (2, 1))
# Of the picture's side: how high the letter is, and how round the corners are. A system that cuts
# its own shape shows everything within 40 % of the middle.
PLAIN = (0.81, 0.21)
WHOLE = (0.6, 0.0)
# The files with pixels: how many to a side, and what they show.
PIXELS = {
    "icon-192.png": (192, PLAIN),
    "icon-512.png": (512, PLAIN),
    "icon-maskable.png": (512, WHOLE),
    "icon-apple.png": (180, WHOLE),
}


def draw(height: float, round_by: float) -> str:
    """The letter in the middle of a square."""
    theme = style_named("dark", "en").theme
    cell = SIDE * height / 3
    ground = box(0, 0, SIDE, SIDE, theme.panel, SIDE * round_by)
    letter = body(Shape.L4, LETTER, cell, theme)
    middle = group(letter, x=SIDE / 2 - cell, y=SIDE / 2 - 1.5 * cell)
    size = f"0 0 {SIDE} {SIDE}"
    return element("svg", ground, middle, xmlns="http://www.w3.org/2000/svg", viewBox=size)


def pixels(browser: Browser, drawing: str, side: int) -> bytes:
    """A drawing as PNG, transparent where nothing is drawn."""
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawing}")
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main(arguments: list[str] | None = None) -> None:
    """Write every icon."""
    parser = argparse.ArgumentParser(description="Write the icons of the page.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"not {FOLDER}")
    folder: Path = parser.parse_args(arguments).folder
    if not folder.is_dir():
        parser.error(f"there is no folder {folder} here; go to the root of the repository")
    (folder / "icon.svg").write_text(draw(*PLAIN) + "\n", encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, (side, shown) in PIXELS.items():
            (folder / name).write_bytes(pixels(browser, draw(*shown), side))
        browser.close()


if __name__ == "__main__":
    main()
