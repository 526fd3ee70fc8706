"""Planning a turn while others move: private, carried into one's turn, played with one press."""

from playwright.sync_api import expect

from web.browser.conftest import PHONE, Visitors
from web.browser.player import Player
from web.browser.test_follow import STEPS, begin, step_to_own_turn, take


def test_a_plan_is_carried_into_the_turn_and_played(visitors: Visitors) -> None:
    page = visitors.come(STEPS)
    player = begin(visitors, page, "page")
    for _ in range(3):
        take(player)
    page.wait_for_selector("[data-tool=next]")
    seq = player.state("seq")
    page.locator("[data-tool=plan]").click()
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


def test_a_plan_is_given_up_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come(STEPS, viewport=PHONE)
    player = begin(visitors, page, "server")
    for _ in range(3):
        take(player)
    page.wait_for_selector("[data-tool=next]")
    page.locator("[data-tool=plan]").click()
    expect(page.locator("main.table")).to_have_attribute("data-turn", "plan")
    place = page.locator("[data-at=place-W1]")
    place.click()
    place.click()
    expect(page.locator(".plan ol li")).to_have_count(1)
    expect(page.locator("[data-slot='1'] svg.card")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".plan")).to_have_count(0)
    expect(page.locator("[data-slot='1'] svg.card")).to_have_count(0)
    step_to_own_turn(player)
    assert Player(page).wait_for_turn()
