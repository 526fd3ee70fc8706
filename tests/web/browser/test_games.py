"""Whole games in the browser: alone, with a friend, against agents; by mouse, keys and touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from web.browser.conftest import PHONE, Visitors
from web.browser.player import MOST_STOPS, KeyPlayer, Player, TouchPlayer

DICE = {"kind": "agent", "agent": "random"}
# The system takes whatever it is handed.
SHARING = "navigator.share = async (parcel) => void (window.shared = parcel);"


def check_ending(page: Page) -> None:
    """The scores are shown, and the shuffle is the one that was promised."""
    expect(page.locator("#end-title")).to_be_visible()
    page.get_by_text("Was the shuffle fair?").click()
    page.locator("[data-tool=verify]").click()
    expect(page.locator("[data-verdict]")).to_have_attribute("data-verdict", "true")


def share_result(page: Page) -> tuple[str, str]:
    """The words and the link that are handed to the system at the end of a game."""
    page.evaluate(f"() => {{ {SHARING} }}")
    page.locator("[data-tool=share]").click()
    page.wait_for_function("() => window.shared")
    return page.evaluate("shared.text"), page.evaluate("shared.url")


def test_a_solo_game_by_the_mouse(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    Player(page).play_on()
    check_ending(page)
    text, link = share_result(page)
    assert re.fullmatch(r"Project L, Solo: Ada -?\d+ : Mastermind -?\d+", text)
    assert link == page.url + "#replay"
    with page.expect_download() as download:
        page.locator("[data-tool=download]").click()
    text = download.value.path().read_text()
    assert text.startswith("projectl: 1\nmode: solo")


def test_finesse_against_an_agent_by_the_mouse(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "finesse", DICE)
    Player(page).play_on()
    check_ending(page)


def test_four_at_a_table_three_of_them_agents(visitors: Visitors) -> None:
    page = visitors.come()
    thinker = {"kind": "agent", "agent": "weighted"}
    visitors.sit(page, "base", DICE, thinker, DICE)
    expect(page.locator(".opponent")).to_have_count(3)
    Player(page, rushes=True).play_on()
    check_ending(page)
    expect(page.locator(".ending .line")).to_have_count(4)


def test_a_game_by_the_keys_alone(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="unbeatable")
    player = KeyPlayer(page)
    player.play_on()
    expect(page.locator("#end-title")).to_be_visible()
    assert player.seen
    assert all("on slot" in words for words in player.seen)
    assert 0 < player.most_stops <= MOST_STOPS


def test_a_game_by_touch_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    visitors.sit(page, "finesse-solo", difficulty="challenging")
    TouchPlayer(page).play_on()
    check_ending(page)


def test_two_friends_play_by_a_link_and_play_again(visitors: Visitors) -> None:
    host, guest = visitors.come(), visitors.come()
    visitors.open(host)
    host.locator("[data-seat-kind='2']").select_option("link")
    host.locator("[data-tool=open-table]").click()
    link = host.locator("input[data-link]").input_value()
    assert "#invite=" in link
    expect(host.get_by_alt_text("The link as a QR code")).to_be_visible()

    guest.goto(link)
    guest.locator("[data-name]").fill("Grace")
    guest.locator("[data-tool=join]").click()
    guest.wait_for_selector("[data-slots]")
    assert "#" not in guest.url
    expect(host.locator(".lobby")).to_have_count(0)
    expect(host.get_by_text("Grace", exact=True).first).to_be_visible()

    players = [Player(host, rushes=True), Player(guest, rushes=True)]
    play_together(players)
    for player in players:
        expect(player.page.locator("#end-title")).to_be_visible()

    first = host.url
    host.locator("[data-tool=rematch]").click()
    host.wait_for_url(lambda address: address != first)
    guest.get_by_text("Go there").click()
    guest.wait_for_url(host.url)
    guest.wait_for_selector("main.table[data-seq]")


def play_together(players: list[Player]) -> None:
    """Whoever may act acts, until the game is over."""
    while not all(player.is_over for player in players):
        for player in players:
            if player.state("turn") == "mine":
                player.act()


@pytest.mark.parametrize("seats", [2, 3])
def test_one_browser_turns_to_whoever_is_to_act(visitors: Visitors, seats: int) -> None:
    page = visitors.come()
    others = [{"kind": "here", "name": name} for name in ("Grace", "Edsger")[: seats - 1]]
    visitors.sit(page, "base", *others)
    player = Player(page, rushes=True)
    turns = []
    for _ in range(seats):
        player.wait_for_turn()
        turns.append(page.locator(".player.acts .name").inner_text())
        for _ in range(3):
            player.wait_for_turn()
            player.act()
    assert sorted(turns) == sorted(["Ada", "Grace", "Edsger"][:seats])


def test_the_large_button_plays_at_once(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    page.locator("[data-tool=play]").click()
    page.wait_for_selector("main.table[data-turn=mine]", timeout=90_000)
    Player(page).act()
