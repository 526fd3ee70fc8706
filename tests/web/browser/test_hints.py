"""Hints on the page: numbered on the board, in pictures, hiding nothing, played with one press."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from projectl.texts import words_in
from web.browser.conftest import DESKTOP, PHONE, Visitors
from web.browser.player import Player
from web.browser.test_pages import DICE, check_in_sight

PERCENT = re.compile(r"(\d+)\s?%")
CODE = re.compile(r"\b[WB]\d{1,2}\b|\b[IVLTSO][1-4]\b|\b[a-e][1-5]\b")
# What the hint speaks of and the panel hides, at least in part.
HIDDEN = """() => {
    const panel = document.querySelector('.hints').getBoundingClientRect();
    return [...document.querySelectorAll('[data-mark]')].map(mark => mark.dataset.mark)
        .filter(at => at.startsWith('tool-') === false)
        .filter(at => {
            const box = document.querySelector(`[data-at="${at}"]`).getBoundingClientRect();
            return box.bottom > panel.top + 1 && box.top < panel.bottom - 1;
        });
}"""


def ask(page: Page) -> None:
    """Ask for a hint and wait for it; the first one on a computer compiles the search."""
    Player(page).wait_for_turn()
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector(".hints [data-tool=hint-play]", timeout=300_000)
    page.wait_for_selector("[data-mark], .ghosts")


def chance(page: Page) -> int:
    """The chance to win that is shown, in percent."""
    found = PERCENT.search(page.locator(".hints .figures").inner_text())
    assert found
    return int(found[1])


def seen(page: Page) -> str:
    """What somebody reads in the panel: not what only a screen reader is told."""
    return str(
        page.locator(".hints").evaluate(
            """panel => {
                const copy = panel.cloneNode(true);
                copy.querySelectorAll('.hidden').forEach(part => part.remove());
                return copy.textContent;
            }"""
        )
    )


def test_hints_come_best_first_with_chance_and_reason_and_no_code(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "base", DICE)
    ask(page)
    chances = [chance(page)]
    assert not CODE.search(seen(page))
    expect(page.locator(".hints .figures")).to_contain_text("to win, on average")
    expect(page.locator(".hints .reason")).not_to_be_empty()
    onward = page.locator("[data-tool=hint-next][aria-disabled=false]")
    while onward.count():
        onward.click()
        chances.append(chance(page))
        assert not CODE.search(seen(page))
    assert 1 <= len(chances) <= 3
    assert chances == sorted(chances, reverse=True)
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.locator("[data-mark]")).to_have_count(0)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", ["en", "uk"])
def test_hints_against_the_mastermind_are_in_sight_and_hide_nothing(
    visitors: Visitors, viewport: ViewportSize, language: str
) -> None:
    page = visitors.come(viewport=viewport, locale=language)
    visitors.sit(page, "solo", difficulty="standard")
    ask(page)
    figures = page.locator(".hints .figures").inner_text()
    odds = words_in(language).say("hint-odds-solo", percent=chance(page), lead="")
    assert figures.startswith(odds)
    assert page.evaluate(HIDDEN) == []
    check_in_sight(page)


def test_a_hinted_turn_is_followed_step_by_step_or_played_with_one_press(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    visitors.sit(page, "base", DICE)
    player = Player(page)
    for _ in range(2):
        ask(page)
        seq = int(player.state("seq"))
        steps = page.locator(".hints [aria-current], .hints [aria-current] ~ li:not(.quiet)")
        count = steps.count()
        page.locator("[data-tool=hint-play]").click()
        expect(page.locator(".hints")).to_have_count(0)
        page.wait_for_function(
            "seq => Number(document.querySelector('main.table').dataset.seq) >= seq",
            arg=seq + count,
        )
        assert player.wait_for_turn()
