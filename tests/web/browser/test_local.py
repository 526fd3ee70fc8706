"""Games without a server: played, kept and taken back in the page itself."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from projectl.game.game_file import load_game
from projectl.rules.tilings import TILING_TABLE
from web.browser.conftest import ROOT, Visitors
from web.browser.player import Player
from web.browser.test_games import check_ending, share_result
from web.browser.web_space import wait_until

# Agents answer at once: the pause that lets people follow is left out.
HURRY = """
    const later = window.setTimeout;
    window.setTimeout = (act, ms, ...more) => later(act, ms === 500 ? 0 : ms, ...more);
"""
MODES = ["base", "finesse", "solo", "finesse-solo"]


def come(visitors: Visitors, **options: Any) -> Page:
    page = visitors.come(**options)
    page.add_init_script(HURRY)
    visitors.open(page)
    return page


def sit(page: Page, mode: str, seats: int = 2, people: int = 1) -> None:
    """Open a table by the form; the second seat is another person's if there are two."""
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    for _ in range(seats - 2):
        page.locator("[data-tool=add-seat]").click()
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
    assert "#shared=" in share_result(page)[1]  # the whole game is in the link
    assert requests == []


def test_the_large_button_begins_at_once(visitors: Visitors) -> None:
    page = come(visitors)
    page.locator("[data-tool=play]").click()
    page.wait_for_selector("main.table[data-turn=mine], main.table[data-turn=other]")
    Player(page).wait_for_turn()
    expect(page.get_by_text("Otto").first).to_be_visible()


def test_what_agents_look_up_is_worked_out_once(visitors: Visitors) -> None:
    page = come(visitors)
    page.locator("[data-tool=play]").click()
    wait_until(page, "() => caches.has('tilings of Project L')", seconds=60)
    page.reload()
    Player(page).wait_for_turn()
    kept = page.evaluate(
        """async () => {
            const cache = await caches.open('tilings of Project L');
            const tables = await cache.matchAll();
            return Promise.all(tables.map(async table => (await table.blob()).size));
        }"""
    )
    assert kept == [TILING_TABLE.itemsize]


def board(page: Page) -> str:
    """All that lies on the table, in words and pictures."""
    return page.locator("main.table .market, main.table .mat").all_inner_texts().__repr__()


def test_nothing_is_lost_by_a_reload(visitors: Visitors) -> None:
    page = come(visitors)
    sit(page, "finesse")
    player = Player(page)
    player.play_on(5)
    player.wait_for_turn()
    seq, seen = player.state("seq"), board(page)
    page.reload()
    player.wait_for_turn()
    assert (player.state("seq"), board(page)) == (seq, seen)
    player.act()


def test_a_game_is_found_again_on_the_start_page_and_can_be_removed(visitors: Visitors) -> None:
    page = come(visitors)
    sit(page, "solo")
    player = Player(page)
    player.play_on(4)
    seq = player.state("seq")
    visitors.open(page)
    page.locator("[data-games=open] a").click()
    player.wait_for_turn()
    assert player.state("seq") == seq
    page.go_back()
    remove = page.locator("[data-games=open] [data-tool=remove]")
    remove.click()
    expect(page.locator("[data-game]")).to_have_count(1)
    remove.click()
    expect(page.locator("[data-game]")).to_have_count(0)
    page.go_forward()
    expect(page.get_by_text("There is no such table, or it is gone.")).to_be_visible()


def test_an_action_is_taken_back_for_good(visitors: Visitors) -> None:
    page = come(visitors)
    sit(page, "base")
    player = Player(page)
    player.wait_for_turn()
    seen = board(page)
    for target in ("[data-reserve].lit", "[data-tool=undo]"):
        seq = player.state("seq")
        page.locator(target).first.click()
        player.answered(seq)
        assert (board(page) == seen) is ("undo" in target)
    page.reload()
    player.wait_for_turn()
    assert board(page) == seen


def test_two_people_share_a_browser(visitors: Visitors) -> None:
    page = come(visitors)
    page.locator("input[data-name]").fill("Ada")
    sit(page, "base", people=2)
    player = Player(page, rushes=True)
    turns = set()
    while player.wait_for_turn():
        turns.add(page.locator(".turn b").first.inner_text())
        player.act()
    assert len(turns) == 2
    check_ending(page)


def test_a_finished_game_is_downloaded_uploaded_and_played_again(
    visitors: Visitors, tmp_path: Path
) -> None:
    page = come(visitors)
    sit(page, "finesse-solo")
    Player(page).play_on()
    with page.expect_download() as download:
        page.locator("[data-tool=download]").click()
    file = tmp_path / "game.projectl"
    download.value.save_as(file)
    game = load_game(file)
    assert game.is_over
    first = page.url
    page.locator("[data-tool=rematch]").click()
    page.wait_for_url(lambda address: address != first)
    Player(page).wait_for_turn()

    visitors.open(page)
    page.locator("[data-tool=upload]").set_input_files(file)
    page.locator("[data-tool=last]").click()
    expect(page.locator("main.table")).to_have_attribute("data-seq", str(len(game.history)))
    expect(page.locator("main.table")).to_have_attribute("data-phase", "over")
    visitors.open(page)
    expect(page.locator("[data-games=over] li")).to_have_count(2)


def test_a_file_that_is_no_game_is_refused_with_its_reason(visitors: Visitors) -> None:
    page = come(visitors)
    page.locator("[data-tool=upload]").set_input_files(ROOT / "README.md")
    expect(page.get_by_role("alert")).to_contain_text("This is no game file")


def test_what_is_not_legal_is_explained(visitors: Visitors) -> None:
    page = come(visitors)
    sit(page, "base")
    Player(page).wait_for_turn()
    page.locator("[data-reserve=O4]").hover()
    expect(page.locator(".tip")).to_contain_text("I1")


def test_a_game_played_on_in_another_tab_is_shown_as_it_is_now(visitors: Visitors) -> None:
    page = come(visitors)
    sit(page, "solo")
    other = page.context.new_page()
    other.goto(page.url)
    Player(other).play_on(2)
    player = Player(page)
    page.locator("[data-reserve].lit").first.click()
    expect(page.get_by_role("alert")).to_contain_text("moved on")
    player.wait_for_turn()
    assert player.state("seq") == "2"


@pytest.mark.parametrize("mode", ["base", "finesse-solo"])
def test_a_hint_tells_turns_and_what_speaks_for_them(visitors: Visitors, mode: str) -> None:
    page = come(visitors)
    sit(page, mode)
    player = Player(page)
    player.play_on(3)
    player.wait_for_turn()
    page.locator("[data-tool=hint]").click()
    hints = page.locator(".hints")
    expect(hints).to_be_visible()
    expect(hints).to_contain_text("%")
