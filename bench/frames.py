"""Is the page smooth? `PYTHONPATH=tests python bench/frames.py` counts its frames.

The static page, in Chromium without a screen, with all motion: a game against the champion, who
thinks for a second a turn in the page's own worker, and a piece that is dragged over the board at
every turn. Every frame is timed: while an agent thinks and plays, and while a piece is dragged.
"""

import argparse
import json
import tempfile
from pathlib import Path
from statistics import mean, median
from typing import Any

from chromium import ARGUMENTS, CHROMIUM
from playwright.sync_api import Page, sync_playwright
from web.browser.conftest import DESKTOP, SETTINGS, SITE
from web.browser.player import Player
from web.browser.web_space import WebSpace

OUT = Path(__file__).parent / "out" / "frames.json"
LATE = 25.0  # ms: a frame was left out
# What a frame belongs to is what the page shows when it begins.
WATCH = """
    window.timed = { thinking: [], dragging: [] };
    let before = performance.now();
    requestAnimationFrame(function next(now) {
        const table = document.querySelector('main.table');
        const waits = table && table.dataset.turn !== 'mine' && table.dataset.phase !== 'over';
        if (document.querySelector('.in-hand')) timed.dragging.push(now - before);
        else if (waits) timed.thinking.push(now - before);
        before = now;
        requestAnimationFrame(next);
    });
"""


def sit_down(page: Page, address: str) -> None:
    """A base game for two against the champion."""
    page.goto(address)
    page.locator("input[name=mode][value=base]").check(force=True)
    page.locator("[data-seat-agent='2'] input[value=champion]").check(force=True)
    page.locator("[data-tool=open-table]").click()
    page.wait_for_selector("main.table[data-seq]")


def drag(player: Player) -> None:
    """A piece all over the board and back."""
    mouse, start = player.page.mouse, player.centre(player.supply("I1"))
    mouse.move(*start)
    mouse.down()
    for end in ((200, 200), (1000, 300), (300, 600), (640, 20)):
        mouse.move(*end, steps=30)
    mouse.up()


def summary(times: list[float]) -> dict[str, Any]:
    """Figures of one kind of frame."""
    times = sorted(times)
    return {
        "frames": len(times),
        "frames a second": round(1000 / mean(times), 1),
        "median ms": round(median(times), 1),
        "p99 ms": round(times[int(0.99 * len(times))], 1),
        "late": f"{sum(time > LATE for time in times) / len(times):.2%}",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--actions", type=int, default=24, help="of the person")
    options = parser.parse_args()
    settings = json.dumps({"confirm": False, "warnings": False})
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        space = WebSpace(SITE, Path(folder))
        space.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        context = browser.new_context(viewport=DESKTOP, reduced_motion="no-preference")
        context.add_init_script(SETTINGS + repr(settings))
        context.add_init_script(WATCH)
        player = Player(context.new_page())
        sit_down(player.page, space.address)
        for action in range(options.actions):
            if not player.wait_for_turn():
                break
            if action % 3 == 0 and player.supply("I1").count():
                drag(player)
            player.act()
        timed = player.page.evaluate("timed")
        browser.close()
        space.stop()
    figures = {name: summary(times) for name, times in timed.items()}
    print(json.dumps(figures, indent=1))
    OUT.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
