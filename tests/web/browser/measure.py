"""A ruler for pages: what is cut, too small, in the way of something else, or out of reach."""

from pathlib import Path

from playwright.sync_api import Page

LEAST_TEXT = 11  # px
LEAST_CARD = 64  # px, of a puzzle on offer
LEAST_TARGET = 40  # px, for fingers
LEAST_WINDOW = 90  # px, of a part that scrolls and has something to press
MEASURE = Path(__file__).with_suffix(".js").read_text().partition("\n")[2].rstrip().rstrip(";")
# The page is drawn as it is now, and what slides in has arrived.
ARRIVED = """async () => {
    await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
    const ends = each => each.effect?.getComputedTiming().iterations !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map(each => each.finished));
}"""


def faults(page: Page, *, touch: bool = False) -> list[str]:
    """What is wrong with the page as it is shown, a line each."""
    page.evaluate(ARRIVED)
    least = {
        "text": LEAST_TEXT,
        "card": LEAST_CARD,
        "target": LEAST_TARGET if touch else 0,
        "window": LEAST_WINDOW,
    }
    found: list[str] = page.evaluate(MEASURE, least)
    return found
