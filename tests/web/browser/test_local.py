"""Games without a server: played, kept and taken back in the page itself."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.browser.conftest import Visitors
from web.browser.player import Player
from web.browser.test_games import check_ending

# Agents answer at once: the pause that lets people follow is left out.
HURRY = """
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...more) => later(act, ms === 500 ? 0 : ms, ...more);
"""
MODES = ["base", "finesse", "solo", "finesse-solo"]


def come(visitors: Visitors) -> Page:
    page = visitors.come()
    page.add_init_script(HURRY)
    visitors.open(page)
    return page


def sit(page: Page, mode: str, people: int = 1) -> None:
    """Open a table by the form; the second seat is another person's if there are two."""
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    if people == 2:
        page.locator("[data-seat-kind='2']").select_option("here")
    page.locator("[data-tool=open-table]").click()
    page.wait_for_selector("main.table[data-seq]")


def asked(page: Page) -> list[str]:
    """What the page asks a server for, from now on."""
    found: list[str] = []

    def note(request: Any) -> None:
        if "/api/" in request.url:
            found.append(request.url)

    page.on("request", note)
    page.on("websocket", lambda socket: found.append(socket.url))
    return found


@pytest.mark.parametrize("mode", MODES)
def test_a_whole_game_needs_no_server(visitors: Visitors, mode: str) -> None:
    page = come(visitors)
    requests = asked(page)
    sit(page, mode)
    Player(page, rushes=True).play_on()
    check_ending(page)
    assert requests == []
