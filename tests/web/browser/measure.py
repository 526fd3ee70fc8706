"""A ruler for pages: what is cut, too small, in the way of something else, or out of reach."""

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from projectl.texts import LANGUAGES, words_in

LEAST_TEXT = 11  # px
LEAST_CARD = 64  # px, of a puzzle on offer
LEAST_TARGET = 40  # px, for fingers
LEAST_WINDOW = 90  # px, of a part that scrolls and has something to press
MEASURE = Path(__file__).with_suffix(".js").read_text().partition("\n")[2].rstrip().rstrip(";")
# The screens that every page is measured on.
SCREENS: list[ViewportSize] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 820, "height": 1180},
    {"width": 640, "height": 360},  # 1280 by 720 at 200 %
    {"width": 1280, "height": 720},
    {"width": 1920, "height": 1080},
]
# The page is drawn as it is now, and what slides in has arrived.
ARRIVED = """async () => {
    await new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)));
    const ends = each => each.effect?.getComputedTiming().iterations !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map(each => each.finished));
}"""

# What is cut by the window, or by a part that scrolls.
IN_SIGHT = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility({ visibilityProperty: true }))
    .flatMap(e => {
        const box = e.getBoundingClientRect();
        let [top, bottom] = [0, innerHeight];
        for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
            const { display, overflowY } = getComputedStyle(at);
            if (overflowY === 'visible' || display === 'contents') continue;
            const frame = at.getBoundingClientRect();
            [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        }
        const name = e.dataset.tool ?? e.textContent.trim().slice(0, 40);
        const isWhole = box.top > top - 1.5 && box.bottom < bottom + 1.5;
        const [at, to, from, until] = [box.top, box.bottom, top, bottom].map(Math.round);
        return isWhole ? [] : [`${name}: ${at} to ${to} of ${from} to ${until}`];
    })"""


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


def out_of_sight(page: Page, *selectors: str) -> list[str]:
    """What of these is not whole on the screen as it stands, before anybody scrolls."""
    page.evaluate(ARRIVED)
    found: list[str] = page.evaluate(IN_SIGHT, ", ".join(selectors))
    return found


def resize(page: Page, size: ViewportSize) -> None:
    """Another window, and the frame in which the page has heard of it."""
    page.set_viewport_size(size)
    page.evaluate("() => new Promise(go => requestAnimationFrame(() => requestAnimationFrame(go)))")


def faults_on_every_screen(page: Page, what: str) -> list[str]:
    """What is wrong with a page as it stands, screen by screen; then the screen is as before."""
    before = page.viewport_size
    assert before
    found = []
    for size in SCREENS:
        resize(page, size)
        where = f"{what}, {size['width']}x{size['height']}"
        found += [f"{where}: {fault}" for fault in faults(page, touch=True)]
    resize(page, before)
    return found


def longest_language() -> str:
    """The one whose words for the table take the most letters."""
    said = ["actions-left", "task-held", "insert", "insert-short", "master", "end-turn", "put-back"]
    said += ["pays-completing", "pays-trading", "reserve", "supply", "turn-yours", "done-touch"]
    values = {"count": 2, "fits": 1, "exchanges": 1}

    def letters(language: str) -> int:
        return sum(len(words_in(language).say(each, **values)) for each in said)

    return max(LANGUAGES, key=letters)
