"""The deal and the puzzle of the day: played once, remembered, shared, and gone with the day."""

import random

from playwright.sync_api import Page, expect

from projectl import Game
from web.browser.conftest import Visitors
from web.browser.measure import faults, longest_language, resize
from web.browser.player import Player
from web.browser.test_language import speak
from web.browser.test_layout import SIZES
from web.browser.test_pages import violations

NOON = "2026-11-16T12:00:00Z"
TOMORROW = "2026-11-17T00:00:01Z"
LOOK = "document.dispatchEvent(new Event('visibilitychange'))"
# Shares go here instead of to the system.
SHARE = "window.shared = []; navigator.share = async ({ text }) => void window.shared.push(text);"
# Adds actions to the log of a game that this browser keeps.
PLAY = """actions => new Promise(done => {
    indexedDB.open('projectl').onsuccess = ({ target: { result } }) => {
        const change = result.transaction('entries', 'readwrite');
        actions.forEach((action, at) => change.objectStore('entries').add({
            table: 'daily-2026-11-16',
            entry: { seq: at + 1, kind: 'act', seat: 0, at: 0, action },
        }));
        change.oncomplete = done;
    };
})"""


def come(visitors: Visitors) -> Page:
    page = visitors.come()
    page.add_init_script(SHARE)
    page.clock.set_fixed_time(NOON)
    visitors.open(page)
    return page


def actions_of_the_day() -> list[str]:
    """The deal as the terminal has it, played to the end by dice."""
    game = Game("solo", seed=20261116)
    dice = random.Random(1)
    while not game.is_over:
        game.play(dice.choice(game.legal_actions()))
    return [str(action) for action in game.history]


def test_the_deal_of_the_day_is_played_remembered_and_shared(visitors: Visitors) -> None:
    page = come(visitors)
    deal = page.locator("[data-daily]")
    expect(deal).to_have_attribute("data-daily", "new")
    page.locator("[data-tool=daily]").click()
    player = Player(page, rushes=True)
    player.wait_for_turn()
    assert page.url.endswith("#daily=2026-11-16")

    visitors.open(page)
    expect(deal).to_have_attribute("data-daily", "begun")
    actions = actions_of_the_day()
    page.evaluate(PLAY, actions[:-1])
    page.locator("[data-tool=daily]").click()
    player.wait_for_turn()
    assert player.state("seq") == str(len(actions) - 1)
    player.play_on()
    end = page.locator("[data-daily-end]")
    expect(end.locator("[data-share-line]")).to_contain_text("Project L, daily deal 2026-11-16")
    end.locator("[data-tool=share]").click()
    assert page.evaluate("shared")[0].startswith("Project L, daily deal 2026-11-16: ")

    visitors.open(page)
    expect(deal).to_have_attribute("data-daily", "played")
    expect(page.locator("[data-today]")).to_contain_text("1 played")
    page.clock.set_fixed_time(TOMORROW)
    page.evaluate(LOOK)
    expect(deal).to_have_attribute("data-daily", "new")


def pass_midnight(page: Page) -> None:
    page.clock.set_fixed_time(TOMORROW)
    page.evaluate(LOOK)
    expect(page.locator("[data-new-day]")).to_contain_text("November 16")


def test_a_deal_that_was_begun_counts_for_its_day_and_the_new_one_is_offered(
    visitors: Visitors,
) -> None:
    page = come(visitors)
    page.locator("[data-tool=daily]").click()
    player = Player(page, rushes=True)
    player.wait_for_turn()
    page.evaluate(PLAY, actions_of_the_day()[:-1])
    page.reload()
    player.wait_for_turn()
    pass_midnight(page)
    page.locator("[data-new-day] button").click()
    expect(page.locator("[data-new-day]")).to_have_count(0)
    player.play_on()
    line = page.locator("[data-daily-end] [data-share-line]")
    expect(line).to_contain_text("daily deal 2026-11-16")
    page.locator("[data-daily-end] a").click()
    player.wait_for_turn()
    assert page.url.endswith("#daily=2026-11-17")


def press(page: Page, x: float, y: float) -> None:
    """A click on the hole, at cells from its corner."""
    box = page.locator("[data-field]").bounding_box()
    assert box
    page.mouse.click(box["x"] + x * box["width"] / 5, box["y"] + y * box["height"] / 5)


def lay(page: Page, shape: str, x: float, y: float) -> None:
    """Lay a piece as it is printed, by where its middle is."""
    page.locator(f"[data-supply={shape}]").click()
    press(page, x, y)


def test_the_puzzle_of_the_day_is_filled_with_the_fewest_pieces(visitors: Visitors) -> None:
    page = come(visitors)
    page.locator("[data-tool=puzzle]").click()
    play = page.locator("[data-fewest]")
    lay(page, "T4", 1.5, 1)
    lay(page, "S4", 3.5, 1)
    lay(page, "I3", 2.5, 2.5)
    lay(page, "I1", 1.5, 3.5)
    expect(page.locator(".verdict")).to_contain_text("1 fewer would do")

    press(page, 2.5, 2.5)  # picked up again
    page.keyboard.press("Escape")
    press(page, 1.5, 3.5)
    page.keyboard.press("Escape")
    expect(play).to_have_attribute("data-pieces", "2")
    lay(page, "L4", 2.5, 3)
    expect(page.locator(".verdict")).to_contain_text("Nobody needs fewer")
    expect(play).to_have_attribute("data-fewest", "over")
    assert violations(page) == []
    page.locator("[data-tool=share]").click()
    assert page.evaluate("shared") == [
        "Project L, puzzle 2026-11-16: the fewest pieces, tries: 2 🟨🟩"
    ]

    visitors.open(page)
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", "done")
    expect(page.locator("[data-puzzle]")).to_contain_text("after 2 tries")


def test_a_puzzle_that_was_begun_stays_until_one_wants_the_new_one(visitors: Visitors) -> None:
    page = come(visitors)
    page.locator("[data-tool=puzzle]").click()
    play = page.locator("[data-fewest]")
    lay(page, "T4", 1.5, 1)
    pass_midnight(page)
    expect(play).to_have_attribute("data-pieces", "1")
    lay(page, "S4", 3.5, 1)
    lay(page, "L4", 2.5, 3)
    expect(page.locator("[data-share-line]")).to_contain_text("2026-11-16: the fewest pieces")
    for size in SIZES:
        resize(page, size)
        assert faults(page) == []
    page.locator("[data-tool=new-day]").click()
    expect(play).to_have_attribute("data-pieces", "0")
    expect(page.locator("[data-new-day]")).to_have_count(0)


def test_the_puzzle_of_the_day_fits_every_screen(visitors: Visitors) -> None:
    page = visitors.come(has_touch=True)
    visitors.open(page)
    speak(page, longest_language())
    page.locator("[data-tool=puzzle]").click()
    page.locator("[data-supply=L4]").tap()
    for size in SIZES:
        resize(page, size)
        assert faults(page, touch=True) == []
