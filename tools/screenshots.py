"""Which pictures of the page stand in the docs? Games of agents, opened in Chromium.

`make site`, then `PYTHONPATH=tests python tools/screenshots.py`; with names, only these.
"""

import argparse
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Literal

from chromium import ARGUMENTS, CHROMIUM
from pictures import FOLDER
from PIL import Image, ImageOps
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from web.browser.conftest import DESKTOP, PHONE, QUICK, SETTINGS, SITE
from web.browser.kept_games import keep, open_kept, played
from web.browser.player import Player
from web.browser.web_space import WebSpace

from projectl.game.game import Game

BITS = 6  # of a colour
LONG = 120_000  # ms: every turn of a game is judged


def at_the_table(page: Page) -> None:
    """One's turn, or the end of the game."""
    Player(page).wait_for_turn()


def hold(page: Page) -> None:
    """A piece in hand, beside the puzzles it fits on."""
    at_the_table(page)
    player = Player(page)
    shapes = player.ready("[data-supply]").evaluate_all("all => all.map(e => e.dataset.supply)")
    for shape in shapes:
        player.supply(shape).click()
        if len(player.lit_slots()) > 1:
            break
    box = page.locator(".slot.lit").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 0.75 * box["width"], box["y"] + 0.3 * box["height"])


def take_a_hint(page: Page) -> None:
    at_the_table(page)
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector(".hints ol")
    page.wait_for_selector(".marks [data-mark]")


def look_back(page: Page) -> None:
    """A finished game, at its costliest turn."""
    page.locator("[data-remember=luck]").first.wait_for(timeout=LONG)
    page.locator("[data-memory='0'] [data-remember=costliest]").click()
    page.locator("[data-tool=better]").click()


@dataclass(frozen=True)
class Shot:
    """A picture: a game so many actions after its deal, or at its end, on a screen."""

    name: str
    mode: str
    seed: int
    actions: int | None
    screen: ViewportSize
    theme: Literal["dark", "light"]
    pose: Callable[[Page], None] = at_the_table
    at: str = "game"  # what of the page is opened with it


SHOTS = (
    Shot("table-base", "base", 1, 90, DESKTOP, "dark", hold),
    Shot("table-hint", "base", 5, 60, DESKTOP, "light", take_a_hint),
    Shot("table-replay", "base", 4, None, DESKTOP, "dark", look_back, at="replay"),
    Shot("table-solo", "solo", 12, 24, DESKTOP, "light"),
    Shot("table-finesse", "finesse", 3, 36, DESKTOP, "light"),
    Shot("table-end", "base", 2, None, DESKTOP, "light"),
    Shot("table-phone", "base", 7, 40, PHONE, "light"),
    Shot("table-phone-held", "base", 7, 40, PHONE, "light", hold),
    Shot("table-phone-finesse", "finesse-solo", 12, 20, PHONE, "dark"),
)
START = "table-start"  # the page as one finds it


def game_of(shot: Shot) -> Game:
    """The game at its end, or where the person has a whole turn to play."""
    players = 1 if shot.mode.endswith("solo") else 2
    return played(shot.mode, players, shot.seed, shot.actions)


@contextmanager
def opened() -> Iterator[tuple[Browser, str]]:
    """A browser, and the address of the static page."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        space = WebSpace(SITE, Path(folder))
        space.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        try:
            yield browser, space.address
        finally:
            browser.close()
            space.stop()


def new_page(browser: Browser, screen: ViewportSize, theme: Literal["dark", "light"]) -> Page:
    context = browser.new_context(
        viewport=screen, color_scheme=theme, reduced_motion="reduce", locale="en-US"
    )
    context.add_init_script(SETTINGS + repr(json.dumps(QUICK)))
    return context.new_page()


def take(page: Page, shot: Shot, address: str) -> None:
    page.goto(address)
    page.wait_for_selector("[data-tool=play]")
    keep(page, game_of(shot))
    open_kept(page, address, shot.at)
    shot.pose(page)


def save(page: Page, name: str) -> None:
    """Write what the page shows, in fewer colours: half as large, and nobody sees it."""
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    ImageOps.posterize(picture, BITS).save(FOLDER / f"{name}.png", optimize=True)


def main(arguments: list[str] | None = None) -> None:
    """Write the pictures."""
    parser = argparse.ArgumentParser(description="Write the screenshots of the docs.")
    parser.add_argument("names", nargs="*", help="of pictures; all if there are none")
    names = parser.parse_args(arguments).names
    known = [START, *(shot.name for shot in SHOTS)]
    if unknown := set(names) - set(known):
        parser.error(f"there is no {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    if not FOLDER.is_dir():
        parser.error(f"there is no folder {FOLDER} here; go to the root of the repository")
    with opened() as (browser, address):
        if not names or START in names:
            page = new_page(browser, DESKTOP, "light")
            page.goto(address)
            page.wait_for_selector("[data-today]")
            save(page, START)
        for shot in SHOTS:
            if not names or shot.name in names:
                page = new_page(browser, shot.screen, shot.theme)
                take(page, shot, address)
                save(page, shot.name)


if __name__ == "__main__":
    main()
