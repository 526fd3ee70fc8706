"""A table of the server is read from records where the page has the rules, else from JSON."""

import json

from playwright.sync_api import Page, WebSocket

from web.browser.conftest import Visitors
from web.browser.player import Player


def kinds_heard(page: Page) -> set[str]:
    """The types of all messages that the page gets from now on."""
    kinds: set[str] = set()

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: kinds.add(json.loads(frame)["type"]))

    page.on("websocket", listen)
    return kinds


def take_i1(page: Page) -> None:
    player = Player(page)
    player.wait_for_turn()
    seq = player.state("seq")
    page.locator("[data-reserve=I1]").click()
    player.answered(seq)


def test_the_page_gets_records(visitors: Visitors) -> None:
    page = visitors.come()
    kinds = kinds_heard(page)
    visitors.sit(page, "finesse-solo", difficulty="standard")
    take_i1(page)
    assert {"record_snapshot", "record_update"} <= kinds
    assert not {"snapshot", "update"} & kinds


def test_without_the_rules_the_page_gets_json(visitors: Visitors) -> None:
    page = visitors.come(service_workers="block")
    kinds = kinds_heard(page)
    page.route("**/*.wasm", lambda route: route.abort())
    visitors.sit(page, "finesse-solo", difficulty="standard")
    take_i1(page)
    assert {"snapshot", "update"} <= kinds
    visitors.errors[:] = [error for error in visitors.errors if "ERR_FAILED" not in error]


def test_a_page_that_means_something_else_by_its_records_gets_json(visitors: Visitors) -> None:
    page = visitors.come(service_workers="block")
    page.add_init_script(
        """WebSocket = class extends WebSocket {
            constructor(address) { super(address.replace(/layout=./, 'layout=-')); }
        };"""
    )
    kinds = kinds_heard(page)
    visitors.sit(page, "finesse-solo", difficulty="standard")
    take_i1(page)
    assert {"snapshot", "update"} <= kinds
    assert not {"record_snapshot", "record_update"} & kinds
