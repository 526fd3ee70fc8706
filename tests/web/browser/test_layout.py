"""Every screen, in every mode and the longest language: nothing is cut, crowded or out of reach."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from projectl.texts import LANGUAGES
from web.browser.conftest import DESKTOP, PHONE, Visitors
from web.browser.measure import SCREENS, faults, longest_language, out_of_sight, resize
from web.browser.player import Player
from web.browser.test_follow import AGENT, STEPS, step_to_own_turn, take
from web.browser.test_language import speak
from web.browser.test_local import come, sit

SIZES: list[ViewportSize] = [
    *SCREENS,
    {"width": 740, "height": 360},
    {"width": 915, "height": 412},
    {"width": 900, "height": 900},
    {"width": 1024, "height": 768},
]
TABLES = [("base", 2), ("base", 4), ("finesse", 3), ("solo", 1), ("finesse-solo", 1)]


@contextmanager
def opened(page: Page, what: str | None) -> Iterator[None]:
    """With something open over the table, or a piece in hand."""
    if what:
        page.locator(what).first.click()
    yield
    if what:
        page.keyboard.press("Escape")


PIECE = "[data-supply][aria-disabled=false]"
STATES = {
    "as it is": None,
    "a piece in hand": PIECE,
    "the others": ".strip button:nth-child(2)",
    "the menu": "[data-tool=menu]",
}


def slots_in_lines(page: Page) -> list[int]:
    """How many of one's slots lie beside each other, line by line."""
    tops: list[int] = page.locator(".mat .slot").evaluate_all(
        "all => all.map(e => Math.round(e.getBoundingClientRect().top))"
    )
    return [tops.count(top) for top in sorted(set(tops))]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_table_fits_every_screen(visitors: Visitors, mode: str, seats: int) -> None:
    page = come(visitors, has_touch=True)
    sit(page, mode, seats)
    player = Player(page)
    player.play_on(4)
    while player.wait_for_turn() and not page.locator(PIECE).count():
        player.act()
    speak(page, longest_language())
    player.wait_for_turn()
    found = []
    for size in SIZES:
        resize(page, size)
        for state, what in STATES.items():
            with opened(page, what):
                where = f"{size['width']}x{size['height']}, {state}"
                found += [f"{where}: {fault}" for fault in faults(page, touch=True)]
                tools = ".controls .tool" if what in (None, PIECE) else "[data-tool=menu]"
                found += [f"{where}: out of sight: {each}" for each in out_of_sight(page, tools)]
                if slots_in_lines(page) == [3, 1]:
                    found.append(f"{where}: one slot is alone in its line")
    assert not found, "\n".join(found)


def test_the_last_thing_that_happened_is_whole_beside_a_hint(visitors: Visitors) -> None:
    page = come(visitors, has_touch=True, locale=longest_language())
    sit(page, "finesse", 3)
    player = Player(page)
    player.play_on(3)
    player.wait_for_turn()
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector(".hints [data-tool=hint-play]", timeout=60_000)
    for width, height in ((1280, 720), (1920, 1080)):
        resize(page, {"width": width, "height": height})
        assert faults(page, touch=True) == []
        assert out_of_sight(page, ".log li:last-child", ".controls .tool") == []


def test_a_picture_and_the_signs_around_it_stay_on_one_line(visitors: Visitors) -> None:
    page = come(visitors, viewport=PHONE, locale="hu")
    sit(page, "base")
    player = Player(page)
    player.play_on(6)
    player.wait_for_turn()
    page.locator("[data-player='1']").click()
    page.wait_for_selector(".sheet .log .picture")
    for width in range(240, 480, 7):
        resize(page, {"width": width, "height": 844})
        found = [fault for fault in faults(page) if fault.startswith("parted")]
        assert found == [], width


def test_the_start_fits_every_screen(visitors: Visitors) -> None:
    page = come(visitors, has_touch=True)
    speak(page, longest_language())
    page.wait_for_selector("[data-seat-agent='2']")
    for size in SIZES:
        resize(page, size)
        assert faults(page, touch=True) == []
    for language in LANGUAGES:
        speak(page, language)
        assert faults(page, touch=True) == [], language


def test_the_others_lie_over_the_table_until_they_are_closed(visitors: Visitors) -> None:
    page = come(visitors, viewport=PHONE, has_touch=True)
    sit(page, "base")
    player = Player(page)
    player.wait_for_turn()
    card, sheet = page.locator("[data-at='place-W1']"), page.locator(".sheet[role=dialog]")
    for _ in range(2):
        page.locator("[data-player='1']").tap()
        expect(sheet.locator(".opponent")).to_be_visible()
        expect(sheet).to_be_focused()
        page.touchscreen.tap(*player.centre(card))
        expect(sheet).to_have_count(0)
        expect(card).to_have_attribute("aria-pressed", "false")
    page.locator("[data-player='1']").tap()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.locator("[data-player='1']")).to_be_focused()


def test_the_ruler_finds_what_is_wrong(visitors: Visitors) -> None:
    page = visitors.come(has_touch=True)
    page.set_content(
        """<!doctype html>
        <p style="font-size: 9px">small</p>
        <p style="width: 40px; overflow: hidden; white-space: nowrap">much too long</p>
        <p style="width: 40px; overflow: auto; white-space: nowrap">long, but it scrolls</p>
        <button style="width: 50px; height: 50px">one</button>
        <button style="width: 50px; height: 50px; margin-left: -20px">two</button>
        <button style="width: 30px; height: 50px">thin</button>
        <button style="width: 50px; height: 50px; position: absolute; left: -60px">away</button>
        <div style="height: 30px; overflow: auto"><button style="height: 60px">slit</button></div>
        <button data-at="place-W1" style="width: 50px; height: 60px">card</button>"""
    )
    found = faults(page, touch=True)
    kinds = ["text of 9.0 px", "text is cut", "text is wider", "a target in the way"]
    kinds += ["a target of 30 by 50", "a target is out of reach", "a slit of 30", "a card of 50"]
    assert [kind for kind in kinds if not any(fault.startswith(kind) for fault in found)] == []
    assert not any("it scrolls" in fault for fault in found)


def test_what_happened_last_is_told_as_one_sentence(visitors: Visitors) -> None:
    page = visitors.come(STEPS, viewport=DESKTOP)
    visitors.sit(page, "finesse", AGENT)
    step_to_own_turn(player := Player(page))
    for _ in range(3):
        take(player)
    page.wait_for_selector("[data-tool=next]")
    assert page.locator(".turn .task").evaluate("e => getComputedStyle(e).display") == "block"
