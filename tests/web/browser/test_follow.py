"""Following the game: what agents do, what changed, what was taken back, how a turn ends."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.browser.conftest import DESKTOP, PHONE, QUICK, Visitors
from web.browser.player import Player

AGENT = {"kind": "agent", "agent": "random"}
STEPS = {**QUICK, "step": True}
CAREFUL = {**QUICK, "confirm": True}
# What is marked on the board as changed by others.
CHANGED = """() => [...document.querySelectorAll('[data-at]')]
    .filter(e => getComputedStyle(e).outlineStyle === 'dashed').map(e => e.dataset.at)"""


def begin(visitors: Visitors, page: Page, where: str) -> Player:
    """A game for two against an agent, in the page or on the server; one's own turn."""
    if where == "page":
        visitors.open(page)
        page.locator("[data-tool=play]").click()
        page.wait_for_selector("[data-slots]")
    else:
        visitors.sit(page, "base", AGENT)
    player = Player(page)
    step_to_own_turn(player)
    return player


def step_to_own_turn(player: Player) -> int:
    """See every action of the agents; how many times one had to ask for the next one."""
    steps = 0
    waits = "main.table[data-turn=mine], main.table[data-phase=over], [data-tool=next]"
    while player.page.wait_for_selector(waits) and player.state("turn") != "mine":
        player.page.locator("[data-tool=next]").click()
        steps += 1
    return steps


def take(player: Player) -> None:
    seq = player.state("seq")
    player.page.locator("[data-reserve=I1]").click()
    player.answered(seq)


@pytest.mark.parametrize("where", ["page", "server"])
def test_agents_wait_to_be_followed_and_leave_marks_until_one_acts(
    visitors: Visitors, where: str
) -> None:
    page = visitors.come(STEPS)
    player = begin(visitors, page, where)
    for _ in range(3):
        take(player)
    assert step_to_own_turn(player) >= 2  # the first action comes by itself
    assert page.evaluate(CHANGED)
    undo = page.locator("[data-tool=undo]")
    expect(undo).to_have_attribute("aria-disabled", "true")  # others have acted

    take(player)
    assert page.evaluate(CHANGED) == []
    undo.click()
    struck = page.locator(".log s")
    expect(struck).to_have_count(1)
    assert page.evaluate(CHANGED)

    lines = page.locator(".log li").all_text_contents()
    assert not any("SHA" in line for line in lines)
    page.reload()
    expect(page.locator(".log li")).to_have_text(lines)
    expect(struck).to_have_count(1)


@pytest.mark.parametrize(
    ("where", "screen"),
    [("page", {"viewport": PHONE, "has_touch": True}), ("server", {"viewport": DESKTOP})],
)
def test_the_action_that_ends_the_turn_waits_for_a_yes(
    visitors: Visitors, where: str, screen: dict[str, Any]
) -> None:
    page = visitors.come(CAREFUL, **screen)
    player = begin(visitors, page, where)
    for _ in range(2):
        take(player)
    seq, piece = player.state("seq"), page.locator("[data-reserve=I1]")
    piece.click()
    end, drop = page.locator("[data-tool=end-turn]"), page.locator("[data-tool=not-yet]")
    expect(end).to_be_visible()
    drop.click()
    expect(end).to_have_count(0)
    piece.click()
    expect(end).to_be_visible()
    page.keyboard.press("Escape")
    expect(end).to_have_count(0)
    assert player.state("seq") == seq
    piece.click()
    end.click()
    player.answered(seq)


def test_escape_closes_what_was_opened_last(visitors: Visitors) -> None:
    page = visitors.come()
    begin(visitors, page, "page")
    page.locator("[data-tool=hint]").click()
    expect(page.locator(".hints")).to_be_visible()
    page.locator("[data-tool=menu]").click()
    expect(page.locator(".menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".menu")).to_have_count(0)
    expect(page.locator(".hints")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)
