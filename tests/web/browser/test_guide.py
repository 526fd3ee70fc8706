"""Guided games: somebody who knows no rule finishes them by doing only what they are told."""

import pytest
from playwright.sync_api import Locator, Page, expect

from web.browser.conftest import PHONE, Visitors
from web.browser.measure import longest_language

TOLD = "[data-guide=do], [data-guide=end]"
# Whether the bubble lies over no ring.
FREE = """() => {
    const box = (element) => element.getBoundingClientRect();
    const bubble = box(document.querySelector('.coach'));
    const rings = [...document.querySelectorAll('i:is([data-guide=do], [data-guide=to])')];
    return !rings.map(box).some((ring) =>
        ring.left < bubble.right && bubble.left < ring.right &&
        ring.top < bubble.bottom && bubble.top < ring.bottom);
}"""
# Whether the bubble about what the pointer is on lies over what the coach says.
COVERS = """() => {
    const [tip, coach] = ['.tip', '.coach']
        .map(name => document.querySelector(name).getBoundingClientRect());
    return tip.left < coach.right && coach.left < tip.right
        && tip.top < coach.bottom && coach.top < tip.bottom;
}"""
MOST = 80  # things one is told to do in a guide


class Newcomer:
    """Presses what is ringed, wherever that is, until there is nothing more to do."""

    def __init__(self, page: Page, touch: bool = False) -> None:
        self.page = page
        self.touch = touch

    def obey(self, most: int = MOST) -> bool:
        """Whether the guide came to its end."""
        for _ in range(most):
            told = self.page.locator(TOLD).first
            told.wait_for(timeout=60_000)
            if told.get_attribute("data-guide") == "end":
                return True
            self.check_free()
            self.press(told)
        return False

    def press(self, told: Locator) -> None:
        x, y = self.middle(told)
        to = self.page.locator("[data-guide=to]")
        if self.touch:
            self.page.touchscreen.tap(x, y)
        elif to.count():
            self.drag((x, y))
        else:
            self.page.mouse.click(x, y)
        self.page.wait_for_timeout(60)  # ms: what happens then

    def drag(self, start: tuple[float, float]) -> None:
        """Pick up what is ringed, and carry it to what is ringed then."""
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] - 12, start[1] - 12)
        self.page.wait_for_selector("[data-guide=to]", state="detached")
        mouse.move(*self.middle(self.page.locator(TOLD).first))
        mouse.up()

    def middle(self, told: Locator) -> tuple[float, float]:
        box = told.bounding_box()
        assert box
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def check_free(self) -> None:
        """The bubble goes where it lies over nothing that one is to press."""
        self.page.wait_for_function(FREE)


def test_a_newcomer_finishes_the_first_game_by_doing_what_is_told(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    page.locator("[data-tool=learn]").click()
    newcomer = Newcomer(page)
    assert not newcomer.obey(12)
    step = page.locator("[data-step]").get_attribute("data-step")
    page.reload()  # one goes on where one was
    expect(page.locator("[data-step]")).to_have_attribute("data-step", step or "")
    assert newcomer.obey()
    expect(page.locator("main.table")).to_have_attribute("data-phase", "over")
    expect(page.locator(".ending")).to_contain_text("20")
    page.locator("[data-tool=play-on]").click()
    page.wait_for_selector("main.table[data-turn=mine], main.table[data-turn=other]")
    assert "#game=" in page.url


@pytest.mark.parametrize("guide", ["solo", "finesse"])
def test_a_newcomer_finishes_a_short_guide_on_a_phone(visitors: Visitors, guide: str) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    visitors.open(page, f"/#guide={guide}")
    assert Newcomer(page, touch=True).obey()


def test_what_is_told_of_a_card_leaves_the_coach_in_sight(visitors: Visitors) -> None:
    page = visitors.come(locale=longest_language())
    visitors.open(page, "/#guide=first")
    newcomer = Newcomer(page)
    looked_at = 0
    for _ in range(9):
        told = page.locator(TOLD).first
        told.wait_for()
        newcomer.check_free()
        if page.locator("i[data-guide=do]").count():
            page.mouse.move(*newcomer.middle(told))
            page.wait_for_selector(".tip")
            assert not page.evaluate(COVERS), page.locator("[data-step]").get_attribute("data-step")
            looked_at += 1
        newcomer.press(told)
    assert looked_at >= 3


def test_one_can_only_do_what_is_told_or_leave(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page, "/#guide=first")
    page.wait_for_selector("[data-step=welcome]")
    other = page.locator("[data-at='place-B1']")
    expect(other).to_have_attribute("aria-disabled", "true")
    assert not Newcomer(page).obey(4)
    expect(page.locator("[data-at='place-W1']")).to_have_attribute("aria-disabled", "false")
    expect(other).to_have_attribute("aria-disabled", "true")
    page.locator("[data-tool=leave-guide]").click()
    page.locator("[data-tool=learn]").wait_for()
