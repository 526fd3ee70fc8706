"""The page in every language: the browser's at first, changed in mid-game, remembered."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from projectl.texts import LANGUAGES, words_in
from web.browser.conftest import DESKTOP, PHONE, Visitors
from web.browser.measure import faults, resize
from web.browser.player import Player
from web.browser.test_pages import MODES

COMPILING = 90_000  # ms: the first reason a server gives

TABLET: ViewportSize = {"width": 820, "height": 1180}


def check_language(page: Page, language: str) -> None:
    """The page says whose turn it is in a language, and is marked as being in it."""
    expect(page.locator(".turn b").first).to_have_text(words_in(language).say("turn-yours"))
    expect(page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(
    ("locale", "language"), [("uk-UA", "uk"), ("pt-PT", "pt-BR"), ("hu", "hu"), ("xx-XX", "en")]
)
def test_the_first_visit_is_in_the_language_of_the_browser(
    visitors: Visitors, locale: str, language: str
) -> None:
    page = visitors.come(locale=locale)
    visitors.open(page)
    play = words_in(language).say("play")
    expect(page.locator("[data-tool=play]")).to_have_text(play)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("[data-tool=language]")).to_have_value(language)


def test_the_language_changes_in_mid_game_and_is_remembered(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    player = Player(page)
    player.play_on(1)
    player.wait_for_turn()
    check_language(page, "en")
    seq, lines = player.state("seq"), page.locator(".log li").count()

    page.locator("[data-tool=menu]").click()
    page.locator("[data-tool=settings]").click()
    page.locator("[data-tool=language]").select_option("ru")
    check_language(page, "ru")
    expect(page.locator(".log li")).to_have_count(lines)
    assert player.state("seq") == seq
    mine = words_in("ru").say("effect-piece", name="", person="you", shape="I1").partition("I1")[0]
    page.keyboard.press("Escape")
    page.locator("[data-reserve=I1]").click()
    player.answered(seq)
    expect(page.locator(".log li").last).to_contain_text(mine.strip())  # the piece is a picture

    page.reload()
    player.wait_for_turn()
    check_language(page, "ru")
    expect(page).to_have_title(words_in("ru").say("title-your-turn"))
    page.locator("[data-supply=O4]").hover()
    expect(page.locator(".tip")).to_contain_text("O4")
    reason = words_in("ru").say("reason-no-piece", shape="O4", held="").partition("O4")[0]
    expect(page.locator(".tip")).to_contain_text(reason.strip(), timeout=COMPILING)


def test_every_language_is_offered_by_its_own_name(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    names = page.locator("[data-tool=language] option").all_inner_texts()
    assert names == list(LANGUAGES.values())


def speak(page: Page, language: str) -> None:
    """Choose a language as the menu remembers it, and come again."""
    page.evaluate("language => localStorage.setItem('projectl-language', language)", language)
    page.reload()


def check_screens(page: Page) -> None:
    """Nothing is cut or crowded, however large the screen is."""
    for size in (PHONE, TABLET, DESKTOP):
        resize(page, size)
        assert faults(page) == []


def test_the_start_is_not_crowded_in_any_language(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    for language in LANGUAGES:
        speak(page, language)
        page.wait_for_selector("[data-seat-agent='2']")
        check_screens(page)


@pytest.mark.parametrize(("mode", "others", "more"), MODES)
def test_a_table_is_not_crowded_in_any_language(
    visitors: Visitors, mode: str, others: list[dict[str, str]], more: dict[str, str]
) -> None:
    page = visitors.come()
    visitors.sit(page, mode, *others, **more)
    player = Player(page)
    player.play_on(1)
    for language in LANGUAGES:
        speak(page, language)
        player.wait_for_turn()
        check_screens(page)
        page.locator("[data-supply][aria-disabled=false]").first.click()
        check_screens(page)
        page.keyboard.press("Escape")
