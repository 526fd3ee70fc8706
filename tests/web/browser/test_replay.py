"""Looking back: my games, every moment of a past one, and what its turns were worth."""

from playwright.sync_api import Page, expect

from web.browser.conftest import ROOT, Visitors
from web.browser.measure import faults_on_every_screen, longest_language
from web.browser.player import Player
from web.browser.test_pages import violations_in_both_themes

BLUNDER = ROOT / "page" / "tests" / "blunder.projectl"  # turn 4.1 took three small pieces
# Ends a solo game through the socket: takes what there is, and never places a piece.
RUSH = """table => new Promise(done => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket`);
    socket.onmessage = ({ data }) => {
        const { position, seq } = JSON.parse(data);
        if (!position) return;
        if (position.phase === 'over') return done(seq);
        const { takes, pieces, upgrades, done: touched } = position.legal;
        const [give, [get] = []] = Object.entries(upgrades)[0] ?? [];
        const action = takes.length ? `take ${takes[0]}` : pieces.length ? `piece ${pieces[0]}`
            : give ? `upgrade ${give} ${get}` : touched ? 'done' : 'pass';
        socket.send(JSON.stringify({ v: 1, type: 'act', seq, seat: 0, action }));
    };
})"""
LONG = 120_000  # ms: every turn is searched, on a machine that may be busy


def board(page: Page) -> str:
    """What lies on the table."""
    return page.locator("main.table .board").inner_text()


def shows(page: Page, at: int) -> None:
    expect(page.locator(".replay")).to_have_attribute("data-at", str(at))
    expect(page.locator("main.table")).to_have_attribute("data-seq", str(at))


def test_a_past_game_is_looked_through_judged_shared_and_played_on(visitors: Visitors) -> None:
    page = visitors.come(permissions=["clipboard-read", "clipboard-write"], has_touch=True)
    visitors.open(page)
    page.locator("[data-tool=upload]").set_input_files(BLUNDER)
    shows(page, 0)
    for key, at in (("ArrowRight", 1), ("ArrowDown", 3), ("ArrowLeft", 2), ("Home", 0)):
        page.keyboard.press(key)
        shows(page, at)
    page.keyboard.press("End")
    expect(page.locator("main.table")).to_have_attribute("data-phase", "over")
    page.locator("[data-tool=scrubber]").press("PageDown")
    page.locator("[data-tool=first]").click()
    shows(page, 0)
    for width, height in ((360, 640), (844, 390), (640, 360), (1280, 720)):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator("[data-tool=forward]")).to_be_in_viewport(ratio=1)

    expect(page.locator("[data-remember=luck]")).to_have_count(2, timeout=LONG)
    costliest = page.locator("[data-memory='0'] [data-remember=costliest]")
    expect(costliest).to_contain_text("round 4")
    costliest.click()
    expect(page.locator("[data-grade=blunder]")).to_contain_text("Round 4")
    page.locator("[data-tool=better]").click()
    expect(page.locator("[data-tool=played]")).to_be_visible()
    expect(page.locator("[data-mark]").first).to_be_visible()
    at = int(page.locator(".replay").get_attribute("data-at") or 0)
    assert page.url.endswith(f"&at={at}")

    assert violations_in_both_themes(page) == []
    page.locator("[data-tool=moment]").click()
    expect(page.locator("[data-tool=moment]")).to_contain_text("Copied")
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visitors.come()
    friend.goto(link)
    shows(friend, at)
    assert board(friend) == board(page)

    page.locator("[data-tool=menu]").click()
    page.locator("[data-tool=settings]").click()
    page.locator("[data-tool=language]").select_option(longest_language())
    page.keyboard.press("Escape")
    found = faults_on_every_screen(page, "a past game")
    assert not found, "\n".join(found)
    page.locator("[data-tool=branch]").click()
    page.locator("[data-tool=branch-go]").click()
    player = Player(page)
    player.wait_for_turn()
    assert player.state("seq") == str(at)
    player.act()


def test_a_table_of_the_server_is_found_again_and_looked_back_on(visitors: Visitors) -> None:
    page = visitors.come()
    table = visitors.sit(page, "solo", difficulty="standard")
    visitors.open(page)
    page.locator(f"[data-games=open] [data-game='{table}'] a").click()
    Player(page).wait_for_turn()
    last = page.evaluate(RUSH, table)
    page.locator("[data-tool=look-back]").click()
    shows(page, 0)
    page.locator("[data-tool=last]").click()
    shows(page, last)
    visitors.open(page)
    page.locator("summary").click()
    page.locator(f"[data-games=over] [data-game='{table}'] [data-tool=again]").click()
    page.wait_for_url(lambda address: "/t/" in address and table not in address)
