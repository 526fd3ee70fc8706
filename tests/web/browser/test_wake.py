"""A phone that slept: on waking up the page asks what happened, and catches up."""

import json
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from web.browser.conftest import Visitors
from web.browser.player import Player

SLEEP = """() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
# A minute later.
WAKE = """() => {
    const now = Date.now;
    Date.now = () => now() + 60_000;
    Object.defineProperty(document, 'hidden', { value: false, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""
ONLINE = "() => dispatchEvent(new Event('online'))"


@dataclass
class Line:
    """The page's sockets, which can go silent without being closed."""

    is_silent: bool = False
    deaf: int = -1  # a socket over which nothing comes any more
    opened: int = 0
    sent: list[str] = field(default_factory=list)

    def connect(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        number = self.opened
        self.opened += 1

        def to_server(message: str | bytes) -> None:
            self.sent.append(json.loads(message)["type"])
            if number != self.deaf:
                server.send(message)

        def to_page(message: str | bytes) -> None:
            if not self.is_silent and number != self.deaf:
                route.send(message)

        route.on_message(to_server)
        server.on_message(to_page)


def fall_asleep(visitors: Visitors) -> tuple[Page, Line]:
    """Two tabs of one seat: this one sleeps while the other takes a piece."""
    page, line = visitors.come(), Line()
    page.route_web_socket("**/socket?*", line.connect)
    table = visitors.sit(page, "solo", difficulty="standard")
    other = page.context.new_page()
    visitors.open(other, f"/t/{table}")
    other.wait_for_selector("main.table[data-turn=mine]")
    page.evaluate(SLEEP)
    line.is_silent = True
    player = Player(other)
    seq = player.state("seq")
    other.locator("[data-reserve=I1]").click()
    player.answered(seq)
    expect(page.locator("[data-supply=I1]")).to_have_attribute("aria-label", "I1, you have 1")
    return page, line


@pytest.mark.parametrize("wake", [WAKE, ONLINE])
def test_a_page_that_wakes_up_catches_up(visitors: Visitors, wake: str) -> None:
    page, line = fall_asleep(visitors)
    line.is_silent = False
    page.evaluate(wake)
    expect(page.locator("[data-supply=I1]")).to_have_attribute("aria-label", "I1, you have 2")
    assert "look" in line.sent
    assert line.opened == 1


def test_a_line_that_died_in_sleep_is_replaced(visitors: Visitors) -> None:
    page, line = fall_asleep(visitors)
    line.is_silent = False
    line.deaf = 0
    page.evaluate(WAKE)
    expect(page.locator("[data-supply=I1]")).to_have_attribute(
        "aria-label", "I1, you have 2", timeout=10_000
    )
    assert line.opened == 2
    player = Player(page)
    player.play_on(1)
