"""Warnings before something is wasted: one can go on, think again, and switch them off."""

from playwright.sync_api import expect

from web.browser.conftest import QUICK, Visitors
from web.browser.player import Player
from web.browser.test_fill import take_smallest
from web.browser.test_pages import DICE


def test_a_master_for_one_piece_is_warned_of_until_one_is_told_not_to(visitors: Visitors) -> None:
    page = visitors.come({**QUICK, "warnings": True})
    visitors.sit(page, "base", DICE)
    take_smallest(page)
    player = Player(page)
    player.wait_for_turn()
    seq = player.state("seq")
    master = page.locator("[data-tool=master]")
    asked = page.locator("dialog[open]")
    expect(asked).to_have_count(0)
    master.click()
    expect(asked).to_contain_text("one piece only")
    page.locator("[data-warn=not]").click()
    expect(asked).to_have_count(0)
    assert player.state("seq") == seq
    master.click()
    asked.get_by_role("checkbox").uncheck()
    page.locator("[data-warn=anyway]").click()
    player.answered(seq)
    assert player.state("phase") == "master"
    page.reload()
    player.wait_for_turn()
    page.locator("[data-tool=menu]").click()
    page.locator("[data-tool=settings]").click()
    expect(page.locator("[data-setting=warnings]")).not_to_be_checked()
