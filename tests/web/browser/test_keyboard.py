"""Playing without eyes or without a pointer: few tab stops, arrow keys, names that tell enough."""

from playwright.sync_api import Page, expect

from web.browser.conftest import Visitors
from web.browser.player import MOST_STOPS, STOPS, KeyPlayer, Player
from web.browser.test_local import HURRY, sit
from web.browser.tree_player import TreePlayer

DICE = {"kind": "agent", "agent": "random"}
# Which element has the focus, by its number; -1 for none.
FOCUS = """() => {
    const node = document.activeElement;
    return node === document.body ? -1 : [...document.querySelectorAll('*')].indexOf(node);
}"""


def tab_stops(page: Page) -> set[int]:
    """Where Tab leads to, twice around."""
    found: set[int] = set()
    for _ in range(2 * MOST_STOPS + 2):
        page.keyboard.press("Tab")
        found.add(page.evaluate(FOCUS))
    return found - {-1}


def test_a_table_has_few_tab_stops_late_in_a_game_too(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "finesse", DICE, DICE, DICE)
    player = Player(page, rushes=True)
    player.play_on(9)
    player.wait_for_turn()
    stops = tab_stops(page)
    assert len(stops) <= MOST_STOPS
    assert len(stops) == page.evaluate(f"({STOPS})().length")  # none was missed


def test_arrow_keys_move_within_an_area_and_tab_comes_back_to_the_same_place(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    visitors.open(page)
    sit(page, "base")
    player = KeyPlayer(page)
    player.wait_for_turn()
    player.focus(page.locator("[data-at=place-B3]"))
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("[data-at=place-B3]")).to_be_focused()
    page.keyboard.press("Home")
    expect(page.locator("[data-at=deck-white]")).to_be_focused()
    page.keyboard.press("End")
    expect(page.locator("[data-at=place-B4]")).to_be_focused()


def test_a_game_through_the_accessibility_tree_alone(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(HURRY)
    visitors.open(page)
    sit(page, "solo")
    player = TreePlayer(page)
    player.play_on()
    result = page.get_by_role("dialog", name="won")
    expect(result).to_be_focused()
    expect(page.get_by_role("status")).to_contain_text("Mastermind: ")
    assert any("You completed a puzzle" in words for words in player.heard)
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Show the scores")).to_be_focused()
