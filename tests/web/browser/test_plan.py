"""Planning while others move: private, carried into one's turn, played with one press."""

from playwright.sync_api import expect

from web.browser.conftest import DESKTOP, PHONE, Visitors
from web.browser.measure import faults, out_of_sight, resize
from web.browser.player import Player
from web.browser.test_follow import STEPS, begin, take
from web.browser.test_layout import SIZES
from web.browser.test_pages import violations

MARKS_FOLLOW = 400  # ms until marks are again where the things are that they mark


def test_a_plan_is_carried_into_the_turn_and_played(visitors: Visitors) -> None:
    page = visitors.come(STEPS)
    player = begin(visitors, page, "page")
    for _ in range(3):
        take(player)
    page.wait_for_selector("[data-tool=next]")
    seq = player.state("seq")
    for size in SIZES:
        resize(page, size)
        assert out_of_sight(page, ".controls .tool") == []
    page.locator("[data-tool=plan]").click()
    for size in SIZES:
        resize(page, size)
        assert faults(page) == []
    resize(page, DESKTOP)
    assert out_of_sight(page, ".controls .tool") == []
    page.locator("[data-reserve=I1]").click()
    page.locator("[data-reserve=I2][aria-disabled=false], [data-reserve=I1]").first.click()
    steps = page.locator(".plan ol li")
    expect(steps).to_have_count(2)
    expect(page.locator("[data-mark=reserve-I1]")).to_contain_text("1")
    assert player.state("seq") == seq  # nothing was sent
    page.keyboard.press("Control+z")
    expect(steps).to_have_count(1)
    page.locator("[data-reserve=I1]").click()
    expect(steps).to_have_count(2)

    while page.locator("[data-plan=draft]").count():
        page.wait_for_selector("[data-tool=next], [data-plan=turn]")
        if page.locator("[data-tool=next]").count():
            page.locator("[data-tool=next]").click()
    seq = player.state("seq")
    page.locator("[data-tool=plan-play]").click()
    page.wait_for_function(
        "seq => Number(document.querySelector('main.table').dataset.seq) >= seq",
        arg=int(seq) + 2,
    )
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.locator("main.table")).to_have_attribute("data-turn", "mine")
    expect(page.locator("[data-at=pips] .full")).to_have_count(1)


def choose(player: Player, place: str) -> None:
    """Take a puzzle: look at it, then once more."""
    card = player.page.locator(f"[data-at=place-{place}]")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    card.click()


def at_a_table_of_two(visitors: Visitors, mode: str = "base") -> tuple[Player, Player]:
    """Two friends at a table of the server; whoever is to act comes first."""
    host, guest = visitors.come(), visitors.come(viewport=PHONE)
    visitors.open(host)
    host.locator(f"input[name=mode][value={mode}]").check(force=True)
    host.locator("[data-seat-kind='2']").select_option("link")
    host.locator("[data-tool=open-table]").click()
    guest.goto(host.locator("input[data-link]").input_value())
    guest.locator("[data-tool=join]").click()
    for page in (host, guest):
        page.wait_for_selector("main.table[data-turn=mine], [data-tool=plan]")
    friends = Player(host), Player(guest)
    return friends if friends[0].state("turn") == "mine" else friends[::-1]


def test_what_a_friend_takes_is_no_longer_planned(visitors: Visitors) -> None:
    friend, player = at_a_table_of_two(visitors)
    page = player.page
    page.locator("[data-tool=plan]").click()
    for place in ("W1", "W2"):
        choose(player, place)
    steps, lost = page.locator(".plan ol li"), page.locator(".plan s")
    expect(steps).to_have_count(2)
    expect(page.locator("[data-slot='2'] svg.card")).to_be_visible()
    seq = friend.state("seq")
    choose(friend, "W1")
    friend.answered(seq)
    expect(lost).to_have_count(1)
    expect(steps).to_have_count(1)
    assert violations(page) == []
    for _ in range(2):
        take(friend)

    page.locator("[data-plan=turn]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.locator("[data-slot] svg.card")).to_have_count(0)
    assert player.wait_for_turn()


def let_pass(player: Player, phase: str) -> None:
    """Take pieces and end turns as long as one is to act in a phase."""
    page = player.page
    while player.state("turn") == "mine" and player.state("phase") == phase:
        seq = player.state("seq")
        end = page.locator("[data-tool=end], [data-tool=pass]")
        (end if end.count() else page.locator("[data-reserve].lit")).first.click()
        player.answered(seq)


def test_finishing_touches_are_planned_while_a_friend_makes_theirs(visitors: Visitors) -> None:
    friend, player = at_a_table_of_two(visitors, "finesse")
    page = player.page
    let_pass(friend, "act")
    player.wait_for_turn()
    choose(player, "W1")
    while player.state("phase") == "act":
        for one, other in ((player, friend), (friend, player)):
            let_pass(one, "act")
            seq = one.state("seq")
            other.page.wait_for_selector(f"main.table[data-seq='{seq}']")
    page.locator("[data-tool=plan]").click()
    page.wait_for_selector("main.table[data-turn=plan][data-phase=touch]")
    expect(page.locator("[data-plan=draft]")).to_contain_text("finishing touches")
    assert player.place("I1")
    expect(page.locator(".plan ol li")).to_have_count(1)
    expect(page.locator("[data-reserve].lit")).to_have_count(0)
    page.locator("[data-tool=done]").click()
    expect(page.locator(".plan ol li")).to_have_count(2)
    for size in SIZES:
        resize(page, size)
        page.wait_for_timeout(MARKS_FOLLOW)
        assert faults(page) == []

    friend.page.locator("[data-tool=done]").click()
    page.locator("[data-plan=turn] [data-tool=plan-play]").click()
    for one in (player, friend):
        one.page.wait_for_selector("main.table[data-phase=over]")
    expect(page.locator(".plan")).to_have_count(0)
