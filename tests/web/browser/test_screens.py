"""Every page and what lies over it, in the longest language, on every screen, in both themes."""

from playwright.sync_api import Page, expect

from web.browser.conftest import QUICK, Visitors
from web.browser.measure import faults_on_every_screen, longest_language
from web.browser.player import Player
from web.browser.test_fill import take_smallest
from web.browser.test_guide import Newcomer
from web.browser.test_pages import DICE, violations_in_both_themes
from web.browser.test_replay import RUSH


def come(visitors: Visitors) -> Page:
    return visitors.come({**QUICK, "warnings": True}, has_touch=True, locale=longest_language())


def wrong(page: Page, what: str) -> list[str]:
    """Whatever is wrong with the page as it stands."""
    return faults_on_every_screen(page, what) + [
        f"{what}, {each}" for each in violations_in_both_themes(page)
    ]


def test_the_pages_before_a_game(visitors: Visitors) -> None:
    page = come(visitors)
    visitors.open(page)
    page.locator("[data-tool=settings]").click()
    found = wrong(page, "settings")
    page.keyboard.press("Escape")
    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    link = page.locator("input[data-link]").input_value()
    page.wait_for_selector(".lobby img")
    found += faults_on_every_screen(page, "waiting for friends")
    page.goto(link)
    page.wait_for_selector("[data-tool=join]")
    found += faults_on_every_screen(page, "an invitation")
    visitors.open(page, "/#rules=8.9")
    page.wait_for_selector("[data-rule='8.9']")
    found += wrong(page, "the rules")
    assert not found, "\n".join(found)


def test_what_lies_over_a_table(visitors: Visitors) -> None:
    page = come(visitors)
    visitors.sit(page, "base", DICE, DICE)
    take_smallest(page)
    Player(page).wait_for_turn()
    dialog = page.locator("dialog[open]")
    openers = {
        "how a puzzle is filled": ".slot:has(.card)",
        "a warning": "[data-tool=master]",
        "the rules above the table": "[data-tool=rules]",
    }
    found = []
    for what, opener in openers.items():
        page.locator(opener).first.click()
        expect(dialog).to_be_visible()
        found += wrong(page, what)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    page.locator(".strip button:nth-child(2)").click()
    page.wait_for_selector(".sheet .log li")
    found += wrong(page, "the others and the log")
    assert not found, "\n".join(found)


def test_the_coach_of_a_guide(visitors: Visitors) -> None:
    page = come(visitors)
    visitors.open(page, "/#guide=first")
    newcomer = Newcomer(page)
    page.wait_for_selector("[data-step=welcome]")
    found = wrong(page, "the guide")
    for _ in range(4):
        newcomer.obey(3)
        step = page.locator("[data-step]").get_attribute("data-step")
        found += faults_on_every_screen(page, f"the guide at {step}")
    assert not found, "\n".join(found)


def test_the_end_of_a_game(visitors: Visitors) -> None:
    page = come(visitors)
    table = visitors.sit(page, "solo", difficulty="standard")
    page.evaluate(RUSH, table)
    page.wait_for_selector("#end-title")
    page.locator(".ending summary").click()
    found = wrong(page, "the end")
    assert not found, "\n".join(found)
