"""The rules on the page: opened from the table at what matters, in the language of the page."""

from playwright.sync_api import Page, expect

from web.browser.conftest import PHONE, Visitors
from web.browser.player import Player
from web.browser.test_pages import violations


def in_sight(page: Page, rule: str) -> None:
    expect(page.locator(f"[data-rule='{rule}']")).to_be_in_viewport()


def test_the_rules_open_from_the_table_at_what_matters(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    visitors.open(page, "/#guide=solo")
    page.wait_for_selector("[data-step]")
    page.locator("[data-tool=menu]").tap()
    page.locator("[data-tool=open-rules]").tap()
    in_sight(page, "7.3")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.locator("[data-tool=rules]").tap()
    in_sight(page, "7.3")


def test_a_bubble_leads_to_its_rule(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    Player(page).wait_for_turn()
    dialog = page.locator("dialog[open]")
    page.locator("[data-at=deck-white]").click()
    page.locator(".tip button").click()
    in_sight(page, "7.7")
    expect(page.locator(".shown")).to_have_attribute("data-rule", "7.7")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.locator("[data-reserve=O4]").hover()
    expect(page.locator(".tip small")).to_contain_text("3.4")  # no longer the deck's, in focus
    expect(page.locator(".tip kbd")).to_be_visible()
    page.keyboard.press("?")
    in_sight(page, "3.4")


def test_the_rules_are_a_page_in_the_language_of_the_reader(visitors: Visitors) -> None:
    page = visitors.come(locale="hu-HU")
    visitors.open(page, "/#rules=8.9")
    in_sight(page, "8.9")
    expect(page.locator("h1")).to_have_text("A Project L szabályai")
    assert violations(page) == []
    page.locator("[data-rule='5.2'] a").click()  # R6.2
    in_sight(page, "6.2")
