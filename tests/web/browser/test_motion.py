"""With motion: what flies is short, leaves nothing behind, and never stands in the way."""

from playwright.sync_api import Page, expect

from web.browser.conftest import Visitors
from web.browser.player import Player

DICE = {"kind": "agent", "agent": "random"}
LONGEST = 350  # ms
# Remembers how long everything takes that flies, how many pieces settle, and what puzzles brought.
WATCH = """
    window.flown = [];
    window.settled = 0;
    window.earned = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches('g[data-shape]')) window.settled += 1;
        if (this.matches('.earned')) window.earned.push(this.textContent);
        if (this.matches('svg.flying')) window.flown.push((options.delay ?? 0) + options.duration);
        return animate.call(this, frames, options);
    };
"""


def come_moving(visitors: Visitors) -> Page:
    page = visitors.come(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    return page


def test_a_game_with_motion_is_played_to_its_end(visitors: Visitors) -> None:
    page = come_moving(visitors)
    visitors.sit(page, "base", DICE)
    Player(page, rushes=True).play_on()
    flown = page.evaluate("flown")
    assert flown
    assert max(flown) <= LONGEST
    assert page.evaluate("settled") > 0
    expect(page.locator("svg.flying")).to_have_count(0)
    expect(page.locator("#end-title")).not_to_have_text("Counting points …", timeout=10_000)
    shown = page.locator(".ending strong").all_inner_texts()
    assert [text.replace("\N{MINUS SIGN}", "-") for text in shown] == [
        label.split()[0].replace("\N{MINUS SIGN}", "-")
        for label in page.locator(".ending strong").evaluate_all(
            "all => all.map(e => e.getAttribute('aria-label'))"
        )
    ]


def test_a_finished_puzzle_gives_back_its_pieces_and_the_reward(visitors: Visitors) -> None:
    page = come_moving(visitors)
    visitors.sit(page, "solo", difficulty="standard")
    player = Player(page)
    finished = page.locator(".log li.complete")
    while not finished.count():
        player.wait_for_turn()
        page.evaluate("flown.length = 0")
        player.act()
    assert len(page.evaluate("flown")) >= 3  # the card, a piece, the reward
    points = page.locator("[data-at=pile-0] .chip").inner_text()
    assert page.evaluate("earned") == ["✓" if points == "0" else f"+{points}"]
    expect(page.locator("svg.flying")).to_have_count(0)
    player.play_on(3)


def test_nothing_flies_for_who_wants_no_motion(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(WATCH)
    visitors.sit(page, "solo", difficulty="standard")
    Player(page).play_on(8)
    assert page.evaluate("[flown.length, settled, earned.length]") == [0, 0, 0]
