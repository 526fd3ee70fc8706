"""Reloads, restarts, two tabs, leaving and coming back, watching, asking for a takeback."""

import time

from playwright.sync_api import Route, expect

from web.browser.conftest import Server, Visitors
from web.browser.player import Player

DICE = {"kind": "agent", "agent": "random"}
THINKER = {"kind": "agent", "agent": "search", "level": "gentle"}


def take_i1(player: Player) -> None:
    seq = player.state("seq")
    player.page.locator("[data-reserve=I1]").click()
    player.answered(seq)


def test_a_reload_in_mid_turn_shows_the_same_turn(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    player = Player(page)
    take_i1(player)
    page.reload()
    player.wait_for_turn()
    expect(player.supply("I1")).to_have_attribute("aria-label", "I1, you have 2")
    expect(page.locator(".pips i.full")).to_have_count(2)
    take_i1(player)


def test_a_killed_server_comes_back_in_mid_turn(visitors: Visitors, server: Server) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    player = Player(page)
    take_i1(player)
    server.stop()
    expect(page.locator("[data-lost]")).to_contain_text("Connection lost")
    server.start()
    page.wait_for_selector("main.table[data-link=open]", timeout=20_000)
    expect(page.locator("[data-lost]")).to_have_count(0)
    expect(player.supply("I1")).to_have_attribute("aria-label", "I1, you have 2")
    take_i1(player)


def test_agents_that_move_before_the_page_knows_its_cards_are_not_forgotten(
    visitors: Visitors,
) -> None:
    def wait(route: Route) -> None:
        time.sleep(4)
        route.continue_()

    for _ in range(3):  # in most of them an agent begins
        page = visitors.come()
        page.route("**/api/puzzles", wait)
        visitors.sit(page, "base", THINKER, DICE, DICE)
        assert Player(page).wait_for_turn()


def test_a_table_without_its_cards_can_be_played(visitors: Visitors) -> None:
    page = visitors.come()
    page.route("**/api/puzzles", lambda route: route.fulfill(status=503, json={}))
    visitors.sit(page, "solo", difficulty="standard")
    take_i1(Player(page))
    own = [error for error in visitors.errors if "503" not in error]  # which the browser tells
    visitors.errors[:] = own


def test_two_tabs_of_one_seat_stay_in_step(visitors: Visitors) -> None:
    page = visitors.come()
    table = visitors.sit(page, "solo", difficulty="standard")
    other = page.context.new_page()
    visitors.open(other, f"/t/{table}")
    other.wait_for_selector("main.table[data-turn=mine]")
    take_i1(Player(page))
    expect(other.locator("[data-supply=I1]")).to_have_attribute("aria-label", "I1, you have 2")
    take_i1(Player(other))
    expect(page.locator("[data-supply=I1]")).to_have_attribute("aria-label", "I1, you have 3")


def sit_with_friend(visitors: Visitors) -> tuple[Player, Player]:
    """Two people at a table with takebacks by consent; whose turn it is comes first."""
    page, friend = visitors.come(), visitors.come()
    visitors.open(page)
    page.locator("[data-seat-kind='2']").select_option("link")
    page.get_by_label("By consent").check()
    page.locator("[data-tool=open-table]").click()
    friend.goto(page.locator("input[data-link]").input_value())
    friend.locator("[data-tool=join]").click()
    for each in (page, friend):
        each.wait_for_selector("main.table[data-turn=mine], main.table[data-turn=other]")
    one, other = Player(page), Player(friend)
    return (one, other) if one.state("turn") == "mine" else (other, one)


def test_an_agent_plays_on_for_who_leaves_and_hands_the_seat_back(visitors: Visitors) -> None:
    player, friend = sit_with_friend(visitors)
    player.page.locator("[data-tool=menu]").click()
    player.page.locator("[data-tool=leave]").click()
    expect(player.page.get_by_text("Your seat stays yours")).to_be_visible()
    player.page.locator("[data-tool=stay]").click()
    player.page.locator("[data-tool=leave]").click()
    player.page.locator("[data-tool=leave-sure]").click()
    back = player.page.locator(".mat").get_by_text("Take my seat back")
    friend.play_on(1)  # the agent has played the turn
    back.click()
    expect(back).to_have_count(0)
    friend.play_on(2)
    player.play_on(2)


def test_a_spectator_sees_the_table_and_cannot_move(visitors: Visitors) -> None:
    page, watcher = visitors.come(), visitors.come()
    table = visitors.sit(page, "solo", difficulty="standard")
    visitors.open(watcher, f"/t/{table}")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    expect(watcher.locator("[data-supply][aria-disabled=false]")).to_have_count(0)
    take_i1(Player(page))
    expect(watcher.get_by_text("Ada took I1.").first).to_be_visible()


def test_a_takeback_is_asked_for_and_allowed(visitors: Visitors) -> None:
    one, other = sit_with_friend(visitors)
    take_i1(one)
    one.page.locator("[data-tool=undo]").click()
    other.page.get_by_text("All right").click()
    expect(one.supply("I1")).to_have_attribute("aria-label", "I1, you have 1")


def test_a_seat_moves_to_another_device_by_its_link(visitors: Visitors) -> None:
    page, phone = visitors.come(), visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    page.locator("[data-tool=menu]").click()
    page.get_by_text("My seat on another device").click()
    phone.goto(page.locator("input[data-link]").input_value())
    phone.locator("[data-tool=join]").click()
    phone.wait_for_selector("main.table[data-turn=mine]")
    take_i1(Player(phone))


def test_a_table_that_is_not_there_says_so(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page, "/t/no-such-table-here")
    expect(page.get_by_text("There is no such table")).to_be_visible(timeout=10_000)
    visitors.errors.clear()  # the browser reports the 404
