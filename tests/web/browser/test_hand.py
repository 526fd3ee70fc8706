"""Moving pieces: drag, tap, turn, flip, exchange; and what cannot be done says why."""

import pytest
from playwright.sync_api import Page, expect

from web.browser.conftest import PHONE, Visitors
from web.browser.player import Player


@pytest.fixture
def player(visitors: Visitors) -> Player:
    """Somebody alone at a table with a puzzle in slot 1."""
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    found = Player(page)
    seq = found.state("seq")
    target = page.locator("[data-at='place-2']")
    target.click()
    target.click()
    found.answered(seq)
    return found


def spoken(page: Page) -> str:
    return page.locator("[data-live]").inner_text()


def test_one_tap_looks_at_a_puzzle_and_the_next_one_takes_it(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.sit(page, "solo", difficulty="standard")
    target = page.locator("[data-at='place-5']")
    target.click()
    expect(target).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".slot [data-field]")).to_have_count(0)
    target.click()
    expect(page.locator(".slot [data-field]")).to_have_count(1)


def test_a_dragged_piece_snaps_and_is_placed_where_it_is_let_go(player: Player) -> None:
    seq = player.state("seq")
    assert player.place("I2")
    player.answered(seq)
    expect(player.page.get_by_text("You placed I2 on slot 1").first).to_be_visible()


def test_a_piece_let_go_beside_the_board_is_back(player: Player) -> None:
    mouse, start = player.page.mouse, player.centre(player.supply("I2"))
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0] - 40, start[1] - 60)
    expect(player.page.locator(".in-hand")).to_be_visible()
    mouse.move(640, 20)
    mouse.up()
    expect(player.page.locator(".in-hand")).to_have_count(0)
    expect(player.supply("I2")).to_have_attribute("aria-pressed", "false")


def test_r_the_wheel_and_the_buttons_turn_and_a_right_click_flips(player: Player) -> None:
    page = player.page
    player.supply("I2").click()
    page.mouse.move(640, 300)
    held = page.locator(".in-hand svg")
    lying = held.get_attribute("viewBox")
    page.keyboard.press("r")
    expect(held).not_to_have_attribute("viewBox", str(lying))
    page.mouse.wheel(0, 100)
    expect(held).to_have_attribute("viewBox", str(lying))
    page.keyboard.press("Shift+R")
    expect(held).not_to_have_attribute("viewBox", str(lying))
    page.locator("[data-tool=right]").click()
    expect(held).to_have_attribute("viewBox", str(lying))
    page.mouse.click(640, 300, button="right")
    expect(held).to_have_attribute("viewBox", str(lying))
    page.keyboard.press("Escape")
    expect(player.supply("I2")).to_be_focused()


def test_exchanges_light_up_while_a_piece_is_held(player: Player) -> None:
    page = player.page
    player.supply("I1").click()
    lit = page.locator("[data-reserve].lit").evaluate_all("all => all.map(e => e.dataset.reserve)")
    assert lit == ["I2"]
    seq = player.state("seq")
    start, end = (
        player.centre(player.supply("I1")),
        player.centre(page.locator("[data-reserve=I2]")),
    )
    page.keyboard.press("Escape")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=4)
    page.mouse.up()
    player.answered(seq)
    expect(player.supply("I2")).to_have_attribute("aria-label", "I2, you have 2")


def test_what_is_not_possible_says_why(player: Player) -> None:
    page = player.page
    page.locator("[data-supply=O4]").hover()
    expect(page.locator(".tip")).to_contain_text("Your supply has no O4; it has I1 and I2.")
    page.locator("[data-reserve=L4]").hover()
    expect(page.locator(".tip")).to_contain_text("larger ones come by exchange")
    page.locator("[data-tool=left]").click(force=True)
    assert "Pick up a piece first." in spoken(page)


def test_undo_and_reset_turn_take_back(player: Player) -> None:
    page = player.page
    seq = player.state("seq")
    page.locator("[data-reserve=I1]").click()
    player.answered(seq)
    expect(player.supply("I1")).to_have_attribute("aria-label", "I1, you have 2")
    seq = player.state("seq")
    page.locator("[data-tool=undo]").click()
    player.answered(seq)
    expect(player.supply("I1")).to_have_attribute("aria-label", "I1, you have 1")
    expect(page.locator("[data-tool=reset]")).to_have_attribute("aria-disabled", "true")


def test_the_keys_speak(player: Player) -> None:
    page = player.page
    player.supply("I1").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slots] :focus")).to_have_count(1)
    assert spoken(page).startswith("I1 on slot 1:")
    before = spoken(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert spoken(page) != before
    seq = player.state("seq")
    page.keyboard.press("Enter")
    player.answered(seq)


def test_a_finger_drags_a_magnified_piece_above_itself(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    visitors.sit(page, "solo", difficulty="standard")
    player = Player(page)
    target = page.locator("[data-at='place-2']")
    seq = player.state("seq")
    target.tap()
    target.tap()
    player.answered(seq)
    seq = player.state("seq")
    finger = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    x, y = player.centre(player.supply("I1"))
    touch("touchStart", x, y)
    touch("touchMove", x - 5, y - 30)
    touch("touchMove", x - 10, y - 60)
    expect(page.locator(".in-hand.finger")).to_be_visible()
    for cell_x, cell_y in player.cells_of(1):
        touch("touchMove", cell_x, cell_y + 76)
        page.wait_for_timeout(20)
        if page.locator(".ghost").count():
            break
    touch("touchEnd")
    player.answered(seq)
    assert page.locator(".slot .sheet > svg g.piece.I1").count()
