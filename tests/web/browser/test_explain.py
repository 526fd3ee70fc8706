"""What things on the board tell about themselves: to the pointer, the focus and a finger."""

import pytest
from playwright.sync_api import Page, expect

from web.browser.conftest import PHONE, Visitors
from web.browser.player import Player
from web.browser.test_local import sit

# Things on the board that say nothing when focused; names and entries of the log need no words.
SILENT = """() => {
    const things = document.querySelectorAll('[data-area] :is(button, [tabindex]:not(a))');
    return [...things]
        .filter(e => e.checkVisibility() && !e.closest('.log') && !e.matches('.fold'))
        .filter(e => {
            e.focus();
            return !e.ariaDescription && e.getAttribute('aria-disabled') !== 'true';
        })
        .map(e => e.outerHTML.slice(0, 200));
}"""

PLAIN = ('"menu"', '"rules"', '"fill"')  # tools whose names say it all


@pytest.mark.parametrize("mode", ["finesse", "finesse-solo"])
def test_everything_on_the_board_tells_what_it_is(visitors: Visitors, mode: str) -> None:
    page = visitors.come()
    visitors.open(page)
    sit(page, mode)
    Player(page).wait_for_turn()
    page.keyboard.press("Tab")  # from now on the focus is shown
    silent = page.evaluate(SILENT)
    assert [thing for thing in silent if not any(tool in thing for tool in PLAIN)] == []


def test_pointing_and_tapping_tell_what_a_thing_is_and_by_which_rule(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    sit(page, "solo")
    Player(page).wait_for_turn()
    tip = page.locator(".tip")
    page.locator("[data-at=locks-1]").hover()
    expect(tip).to_contain_text("Locked: the mastermind takes nothing from this column.")
    expect(tip).to_contain_text("Rule 7.3")
    page.locator("[data-at=place-1]").hover()
    expect(tip).to_contain_text("once more to take it into slot 1")
    page.locator("[data-tool=master]").hover()
    expect(tip).to_contain_text("at most one on each")
    expect(tip).to_contain_text("Rule 3.7")
    expect(tip).to_contain_text("at least one piece")  # and why it cannot be done now
    page.keyboard.press("Escape")
    expect(tip).to_have_count(0)
    page.locator("[data-at=deck-black]").click()
    expect(tip).to_contain_text("Black puzzles, 10 left.")


def press_long(page: Page, selector: str, words: str) -> None:
    """Keep a finger on something until it tells what it is."""
    box = page.locator(selector).bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".tip")).to_contain_text(words)
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_that_stays_asks_and_does_nothing_else(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    visitors.open(page)
    sit(page, "base")
    player = Player(page)
    player.wait_for_turn()
    seq = player.state("seq")
    press_long(page, "[data-reserve=I1]", "I1, a single square: level 1.")
    expect(page.locator(".tip")).to_contain_text("Take I1: one action")
    press_long(page, "[data-supply=I2]", "a bar of two")
    assert player.state("seq") == seq
    expect(page.locator("[data-supply=I2]")).to_have_attribute("aria-pressed", "false")
    page.locator("[data-reserve=I1]").tap()
    player.answered(seq)
