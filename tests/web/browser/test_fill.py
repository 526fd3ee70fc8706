"""How can this be filled? On any puzzle: with one's own pieces, or with what is missing."""

from playwright.sync_api import Page, expect

from web.browser.conftest import PHONE, Visitors
from web.browser.player import Player
from web.browser.test_pages import DICE, violations


def take_smallest(page: Page) -> None:
    """Take the puzzle with the fewest squares."""
    player = Player(page)
    player.wait_for_turn()
    seq = player.state("seq")
    places = page.locator("[data-at^='place-'][aria-disabled=false]")
    best = min(places.all(), key=lambda place: int(place.get_attribute("data-squares") or 99))
    best.click()
    best.click()
    player.answered(seq)


def test_ones_own_puzzle_one_on_offer_and_anothers(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE)
    visitors.sit(page, "base", DICE)
    take_smallest(page)
    page.locator(".slot:has(.card)").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("How can this be filled?")
    expect(dialog.locator(".ghost").first).to_be_visible()
    expect(dialog).to_contain_text("Completing it pays")
    assert violations(page) == []
    page.keyboard.press("ArrowRight")
    expect(dialog.locator(".ghost").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    offered = page.locator("[data-at='place-B2']")
    offered.click()
    page.locator(".how").click()
    expect(dialog).to_contain_text("missing")
    assert dialog.locator(".missing").count() == dialog.locator(".wanted").count() > 0
    other = dialog.locator(".whose button").last
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    dialog.get_by_label("Close").click()
    page.keyboard.press("h")
    expect(dialog).to_be_visible()
