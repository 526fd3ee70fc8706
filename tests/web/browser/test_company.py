"""Friends at a table: who is there, signs for each other, links, and what one is told elsewhere."""

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from web.browser.conftest import PHONE, Server, Visitors
from web.browser.measure import faults
from web.browser.player import Player
from web.browser.test_games import SHARING
from web.browser.test_pages import violations
from web.browser.test_wake import SLEEP, Line

# What is played and what is shown beyond the page, without a loudspeaker or a desktop.
NOTES = """
    window.notes = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
        notes.push(Math.round(this.frequency.value));
        return start.apply(this, at);
    };
"""
NOTICES = """
    window.notices = [];
    window.Notification = class {
        static permission = 'default';
        static async requestPermission() { return (this.permission = 'granted'); }
        constructor(title) { notices.push(title); }
        close() {}
    };
"""


class Cable(Line):
    """A line that can be cut: what is sent is lost, and nothing new is connected."""

    def connect(self, route: WebSocketRoute) -> None:
        if self.is_silent:
            route.close()
        else:
            super().connect(route)


def invite(visitors: Visitors, page: Page) -> str:
    """A table for two, and the link for the friend."""
    visitors.open(page)
    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    return page.locator("input[data-link]").input_value()


def overlay_faults(page: Page) -> list[str]:
    """What is wrong, but for what lies over the board on purpose."""
    return [fault for fault in faults(page, touch=True) if " in the way of " not in fault]


def join(visitors: Visitors, link: str, **options: Any) -> Page:
    friend = visitors.come(**options)
    friend.goto(link)
    friend.locator("[data-name]").fill("Anna")
    friend.locator("[data-tool=join]").click()
    friend.wait_for_selector("main.table[data-turn=mine], main.table[data-turn=other]")
    return friend


TOUCH: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
NEAR = ["http://192.168.7.20:8000", "http://10.0.0.7:8000"]


def test_an_invitation_says_where_it_works_and_is_shared(visitors: Visitors) -> None:
    page = visitors.come(**TOUCH)
    page.add_init_script(SHARING)
    link = invite(visitors, page)
    expect(page.locator("[data-reach=none]")).to_contain_text("projectl serve --host 0.0.0.0")
    page.locator(".lobby [data-tool=share]").click()
    assert page.evaluate("shared.url") == link
    assert overlay_faults(page) == []
    assert violations(page) == []

    page.route("**/api/reach", lambda route: route.fulfill(json={"addresses": NEAR}))
    page.route("**/api/qr", lambda route: route.fulfill(body="<svg></svg>"))
    page.reload()
    near = page.locator("input[data-link]")
    expect(near).to_have_value(re.compile(r"^http://192\.168\.7\.20:8000/t/[^#]+#invite=."))
    page.locator(".share select").select_option(NEAR[1])
    assert near.input_value() == NEAR[1] + link.removeprefix(visitors.server.address)


def test_friends_show_each_other_signs_and_a_second_guest_can_only_watch(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    link = invite(visitors, page)
    friend = join(visitors, link, **TOUCH)
    page.locator("[data-tool=emotes]").click()
    assert violations(page) == []
    page.locator("[data-emote-tool=bravo]").click()
    for each in (page, friend):
        expect(each.locator("[data-player='0'] [data-emote=bravo]")).to_be_visible()
    expect(friend.locator("[data-live]")).to_contain_text("Well done!")
    assert faults(friend, touch=True) == []

    page.locator("[data-tool=menu]").click()
    page.locator("[data-tool=settings]").click()
    page.locator("[data-setting=emotes]").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-tool=emotes]")).to_have_count(0)
    friend.locator("[data-tool=menu]").click()
    friend.locator(".menu [data-emote-tool=wow]").click()
    expect(friend.locator("[data-player='1'] [data-emote=wow]")).to_be_visible()
    expect(page.locator("[data-emote=wow]")).to_have_count(0)

    late = visitors.come()
    late.goto(link)
    expect(late.get_by_role("heading", name="This invitation has been used")).to_be_visible()
    assert violations(late) == []
    late.locator("[data-tool=enter]").click()
    expect(late.get_by_text("You are watching")).to_be_visible()
    expect(page.locator("[data-watchers='1']")).to_be_visible()
    friend.goto(link)
    friend.reload()  # the address differs in its fragment alone
    expect(friend.get_by_role("heading", name="You already have a seat here")).to_be_visible()
    friend.locator("[data-tool=enter]").click()
    expect(friend.locator("[data-slots]")).to_be_visible()


def test_who_looks_elsewhere_is_told_and_who_is_away_is_told_of(visitors: Visitors) -> None:
    host = visitors.come(**TOUCH)
    friend = join(visitors, invite(visitors, host), **TOUCH)
    waiting, acting = (friend, host) if Player(host).state("turn") == "mine" else (host, friend)
    waiting.evaluate(f"() => {{ {NOTES} {NOTICES} }}")
    waiting.locator("[data-tool=menu]").click()
    waiting.locator("[data-tool=settings]").click()
    expect(waiting.locator("[data-setting=sound]")).not_to_be_checked()
    waiting.locator("[data-setting=sound]").check()
    waiting.locator("[data-setting=notify]").check()
    waiting.wait_for_function("() => notes.length > 0")
    waiting.keyboard.press("Escape")
    waiting.evaluate("notes.length = 0")
    waiting.evaluate(SLEEP)
    expect(waiting).to_have_title("Project L")
    player = Player(acting)
    while player.state("turn") == "mine":
        player.act()
    expect(waiting).to_have_title("● Your turn · Project L")
    waiting.wait_for_function("() => notices.length === 1 && notes.length > 0")
    assert waiting.evaluate("notices") == ["Your turn"]

    seat = 1 if waiting is friend else 0
    here = acting.locator(f"[data-player='{seat}'] [data-there]")
    expect(here).to_have_attribute("data-there", "true")
    waiting.close()
    expect(here).to_have_attribute("data-there", "false")
    expect(acting.locator("[data-live]")).to_contain_text("is away.")
    news = acting.locator(f"[data-away='{seat}']")
    expect(news).to_contain_text("has been away for")
    cover = acting.locator("[data-tool=cover]")
    expect(cover).to_have_attribute("aria-disabled", "true")
    expect(cover).to_contain_text(re.compile(r"in \d+ s"))
    assert overlay_faults(acting) == []
    acting.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }")
    expect(cover).to_have_attribute("aria-disabled", "false")
    expect(news).to_contain_text("1 min")


def test_a_line_that_goes_dead_is_noticed_when_the_network_is_gone(visitors: Visitors) -> None:
    page, line = visitors.come(), Cable()
    page.route_web_socket("**/socket?*", line.connect)
    visitors.sit(page, "solo", difficulty="standard")
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(1200)
    assert line.opened == 1  # the server answers: it may be on this very machine
    line.is_silent = True
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.locator("[data-lost]")).to_be_visible()
    line.is_silent = False
    expect(page.locator("[data-lost]")).to_have_count(0)


def test_who_refuses_notices_is_told_so(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(NOTICES.replace("'granted'", "'denied'"))
    visitors.open(page)
    page.locator("[data-tool=settings]").click()
    page.locator("[data-setting=notify]").click()
    expect(page.get_by_text("Your browser does not allow notices")).to_be_visible()
    expect(page.locator("[data-setting=notify]")).not_to_be_checked()


def test_an_unknown_address_has_a_page_that_leads_back(visitors: Visitors, server: Server) -> None:
    page = visitors.come(**TOUCH)
    answer = page.goto(f"{server.address}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert violations(page) == []
    assert faults(page, touch=True) == []
    page.locator("[data-tool=to-start]").click()
    expect(page.locator("[data-tool=play]")).to_be_visible()
    visitors.errors.clear()  # the browser reports the 404
