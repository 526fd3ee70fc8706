"""Hints on the page: what to do, the chance to win and why, best first, in every language."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from projectl.texts import words_in
from web.browser.conftest import DESKTOP, PHONE, Visitors
from web.browser.player import Player
from web.browser.test_pages import DICE, check_in_sight

PERCENT = re.compile(r"(\d+)\s?%")


def ask(page: Page) -> None:
    """Ask for a hint and wait for it; the first one on a computer compiles the search."""
    Player(page).wait_for_turn()
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector(".hints li button", timeout=300_000)


def chances(page: Page) -> list[int]:
    """The chances to win that are shown, in percent."""
    shown = page.locator(".hints .figures").all_inner_texts()
    return [int(found[1]) for text in shown if (found := PERCENT.search(text))]


def test_a_hint_tells_what_to_do_the_chance_to_win_and_why(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "base", DICE)
    ask(page)
    turns = page.locator(".hints li")
    assert 1 <= turns.count() <= 3
    assert len(chances(page)) == turns.count()
    assert chances(page) == sorted(chances(page), reverse=True)
    expect(turns.first.locator(".figures")).to_contain_text("to win, on average")
    expect(turns.first.locator(".quiet")).not_to_be_empty()
    taking = [text for text in turns.locator(".do").all_inner_texts() if text.startswith("take W")]
    assert any(text.endswith(", then see what turns up") for text in taking)
    page.locator(".hints").get_by_label("Close").click()
    expect(page.locator(".hints")).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_hints_against_the_mastermind_are_in_sight(
    visitors: Visitors, viewport: ViewportSize, language: str
) -> None:
    page = visitors.come(viewport=viewport, locale=language)
    visitors.sit(page, "solo", difficulty="standard")
    ask(page)
    say = words_in(language).say
    shown = page.locator(".hints .figures").all_inner_texts()
    for percent, text in zip(chances(page), shown, strict=True):
        assert text.startswith(say("hint-odds-solo", percent=percent, lead=""))
    for line in page.locator(".hints span").all():
        box = line.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= viewport["width"]
        assert box["y"] + box["height"] <= viewport["height"]
    check_in_sight(page)
