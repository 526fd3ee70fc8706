"""Friends at a table: who is there, signs for each other, links, and what one is told elsewhere."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from web.browser.conftest import DESKTOP, PHONE, Server, Visitors
from web.browser.measure import faults
from web.browser.player import Player
from web.browser.test_pages import violations
from web.browser.test_wake import SLEEP, WAKE, Line

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
SHARING = "navigator.share = async (parcel) => void (window.shared = parcel);"


def invite(visitors: Visitors, **options: Any) -> tuple[Page, str]:
    """A table for two, and the link for the friend."""
    page = visitors.come(**options)
    visitors.open(page)
    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    return page, page.locator("input[data-link]").input_value()


def join(visitors: Visitors, link: str, **options: Any) -> Page:
    friend = visitors.come(**options)
    friend.goto(link)
    friend.locator("[data-name]").fill("Anna")
    friend.locator("[data-tool=join]").click()
    friend.wait_for_selector("main.table[data-turn=mine], main.table[data-turn=other]")
    return friend


def test_an_invitation_is_shared_and_says_where_it_works(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    page.add_init_script(SHARING)
    visitors.open(page)
    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    expect(page.locator("[data-reach=none]")).to_contain_text("projectl serve --host 0.0.0.0")
    page.locator(".lobby [data-tool=share]").click()
    link = page.locator("input[data-link]").input_value()
    assert page.evaluate("shared.url") == link
    assert faults(page, touch=True) == []
    assert violations(page) == []


def test_a_link_of_the_machine_itself_is_replaced_by_its_address_on_the_network(
    visitors: Visitors,
) -> None:
    page = visitors.come()
    near = {"addresses": ["http://192.168.7.20:8000", "http://10.0.0.7:8000"]}
    page.route("**/api/reach", lambda route: route.fulfill(json=near))
    page.route("**/api/qr", lambda route: route.fulfill(body="<svg></svg>"))
    visitors.open(page)
    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    link = page.locator("input[data-link]")
    expect(link).to_have_value("http://192.168.7.20:8000" + link.input_value().partition("8000")[2])
    page.locator(".share select").select_option(near["addresses"][1])
    assert link.input_value().startswith("http://10.0.0.7:8000/t/")
    assert "#invite=" in link.input_value()


def test_a_used_invitation_says_so_and_leads_on(visitors: Visitors) -> None:
    page, link = invite(visitors)
    friend = join(visitors, link)
    late = visitors.come()
    late.goto(link)
    expect(late.get_by_role("heading", name="This invitation has been used")).to_be_visible()
    assert violations(late) == []
    late.locator("[data-tool=enter]").click()
    expect(late.get_by_text("You are watching")).to_be_visible()
    friend.goto(link)
    friend.reload()  # the address differs in its fragment alone
    expect(friend.get_by_role("heading", name="You already have a seat here")).to_be_visible()
    friend.locator("[data-tool=enter]").click()
    friend.wait_for_selector("main.table[data-turn=mine], main.table[data-turn=other]")
    expect(page.locator("[data-watchers='1']")).to_be_visible()


def test_emotes_are_shown_at_the_face_and_can_be_muted(visitors: Visitors) -> None:
    page, link = invite(visitors)
    friend = join(visitors, link, viewport=PHONE, has_touch=True, is_mobile=True)
    page.locator("[data-tool=emotes]").click()
    assert violations(page) == []
    page.locator("[data-emote-tool=bravo]").click()
    for each in (page, friend):
        expect(each.locator("[data-player='0'] [data-emote=bravo]")).to_be_visible()
    expect(friend.locator("[data-live]")).to_contain_text("Well done!")
    assert faults(friend, touch=True) == []
    friend.locator("[data-tool=menu]").click()
    friend.locator(".menu [data-emote-tool=thanks]").click()
    expect(page.locator("[data-player='1'] [data-emote=thanks]")).to_be_visible()

    page.locator("[data-tool=menu]").click()
    page.locator("[data-tool=settings]").click()
    page.locator("[data-setting=emotes]").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator("[data-tool=emotes]")).to_have_count(0)
    friend.locator("[data-tool=menu]").click()
    friend.locator(".menu [data-emote-tool=wow]").click()
    expect(friend.locator("[data-emote=wow]")).to_be_visible()
    expect(page.locator("[data-emote=wow]")).to_have_count(0)


def test_who_is_away_is_said_and_when_an_agent_may_play(visitors: Visitors) -> None:
    page, link = invite(visitors, viewport=PHONE, has_touch=True, is_mobile=True)
    friend = join(visitors, link)
    here = page.locator("[data-player='1'] [data-there]")
    expect(here).to_have_attribute("data-there", "true")
    player = Player(page)
    while player.state("turn") == "mine":
        player.act()
    friend.close()
    expect(here).to_have_attribute("data-there", "false")
    expect(page.locator("[data-live]")).to_contain_text("Anna is away.")
    news = page.locator("[data-away='1']")
    expect(news).to_contain_text("Anna has been away for")
    cover = page.locator("[data-tool=cover]")
    expect(cover).to_have_attribute("aria-disabled", "true")
    expect(cover).to_contain_text("in ")
    assert faults(page, touch=True) == []
    page.evaluate("() => { const now = Date.now; Date.now = () => now() + 60_000; }")
    expect(cover).to_have_attribute("aria-disabled", "false")
    expect(news).to_contain_text("1 min")


def test_a_line_that_goes_dead_is_noticed_when_the_network_is_gone(visitors: Visitors) -> None:
    page, line = visitors.come(), Line()
    page.route_web_socket("**/socket?*", line.connect)
    visitors.sit(page, "solo", difficulty="standard")
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    page.wait_for_timeout(1500)
    expect(page.locator("main.table")).to_have_attribute("data-link", "open")  # it answers
    line.is_silent = True
    page.evaluate("() => dispatchEvent(new Event('offline'))")
    expect(page.locator("[data-lost]")).to_be_visible()
    line.is_silent = False
    page.get_by_text("Try now").click()
    expect(page.locator("[data-lost]")).to_have_count(0)


def test_it_is_told_elsewhere_whose_turn_it_is(visitors: Visitors) -> None:
    page, link = invite(visitors)
    friend = join(visitors, link)
    pages = {"mine": page, "other": friend}
    if Player(page).state("turn") != "mine":
        pages = {"mine": friend, "other": page}
    waiting, acting = pages["other"], pages["mine"]
    waiting.evaluate(f"() => {{ {NOTES} {NOTICES} }}")
    waiting.locator("[data-tool=menu]").click()
    waiting.locator("[data-tool=settings]").click()
    expect(waiting.locator("[data-setting=sound]")).not_to_be_checked()
    waiting.locator("[data-setting=sound]").check()
    waiting.locator("[data-setting=notify]").check()
    waiting.wait_for_function("notes.length > 0")
    waiting.keyboard.press("Escape")
    waiting.evaluate("notes.length = 0")
    waiting.evaluate(SLEEP)
    expect(waiting).to_have_title("Project L")
    player = Player(acting)
    while player.state("turn") == "mine":
        player.act()
    expect(waiting).to_have_title("● Your turn · Project L")
    waiting.wait_for_function("notices.length === 1 && notes.length > 0")
    assert waiting.evaluate("notices") == ["Your turn"]
    waiting.evaluate(WAKE)


def test_who_refuses_notices_is_told_so(visitors: Visitors) -> None:
    page = visitors.come()
    page.add_init_script(NOTICES.replace("'granted'", "'denied'"))
    visitors.open(page)
    page.locator("[data-tool=settings]").click()
    page.locator("[data-setting=notify]").click()
    expect(page.get_by_text("Your browser does not allow notices")).to_be_visible()
    expect(page.locator("[data-setting=notify]")).not_to_be_checked()


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_an_unknown_address_has_a_page_that_leads_back(
    visitors: Visitors, server: Server, viewport: Any
) -> None:
    page = visitors.come(viewport=viewport)
    answer = page.goto(f"{server.address}/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    assert violations(page) == []
    assert faults(page) == []
    page.locator("[data-tool=to-start]").click()
    expect(page.locator("[data-tool=play]")).to_be_visible()
    visitors.errors.clear()  # the browser reports the 404
