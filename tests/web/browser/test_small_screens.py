"""Phones, upright and on their side, and a page at 200 %: what matters is whole and in sight."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from projectl.agents import make_agent
from projectl.game.game import Game
from projectl.game.view import View
from projectl.rules.state import Phase
from web.browser.conftest import PHONE, QUICK, Visitors
from web.browser.kept_games import keep, open_kept
from web.browser.measure import ARRIVED, faults, longest_language, out_of_sight, resize
from web.browser.player import Player
from web.browser.test_follow import step_to_own_turn
from web.browser.test_guide import Newcomer

UPRIGHT: list[ViewportSize] = [{"width": 360, "height": 640}, PHONE]
FLAT: list[ViewportSize] = [
    {"width": 844, "height": 390},
    {"width": 740, "height": 360},
    {"width": 915, "height": 412},
    {"width": 640, "height": 360},  # 1280 by 720 at 200 %
]
SMALL = UPRIGHT + FLAT
NAME = "Bartholomew"
MARKS_FOLLOW = 400  # ms until marks are again where the things are that they mark
LEAST_LOG = 190  # px: four lines and more

# What of these leaves the part that scrolls or cuts it, to any side.
CUT = """selector => [...document.querySelectorAll(selector)]
    .filter(e => e.checkVisibility({ visibilityProperty: true }))
    .flatMap(e => {
        const box = e.getBoundingClientRect();
        const frames = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
        for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
            if (getComputedStyle(at).overflowX === 'visible') continue;
            frames.push(at.getBoundingClientRect());
        }
        const { left, top, right, bottom } = box;
        const cut = frames.some(frame => left < frame.left - 1 || right > frame.right + 1
            || top < frame.top - 1 || bottom > frame.bottom + 1);
        return cut ? [`${e.className} ${[left, top, right, bottom].map(Math.round)}`] : [];
    })"""
# Dashed lines around what others changed that are cut, though the thing itself is in sight.
CUT_LINES = """() => [...document.querySelectorAll('[data-at]')].flatMap(e => {
    const style = getComputedStyle(e);
    const box = e.getBoundingClientRect();
    if (style.outlineStyle !== 'dashed' || !box.width) return [];
    const over = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset);
    const leaves = (frame, by) =>
        box.left - by < frame.left - 0.5 || box.right + by > frame.right + 0.5
        || box.top - by < frame.top - 0.5 || box.bottom + by > frame.bottom + 0.5;
    for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
        if (getComputedStyle(at).overflowX === 'visible') continue;
        const frame = at.getBoundingClientRect();
        if (leaves(frame, 0)) return [];
        if (leaves(frame, over)) return [e.dataset.at];
    }
    return [];
})"""
# What is drawn of a hint where its card is cut, under the panel that explains it, or off screen.
STRAY_MARKS = """() => {
    const panel = document.querySelector('.dock').getBoundingClientRect();
    const shown = e => {
        const { left, top, right, bottom } = e.getBoundingClientRect();
        const clip = /inset\\((.*)\\)/.exec(getComputedStyle(e).clipPath)?.[1] ?? '0';
        const [above, , below = above] = clip.split(' ').map(parseFloat);
        return { left, right, top: top + Math.max(0, above), bottom: bottom - Math.max(0, below) };
    };
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 8
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8;
    const market = document.querySelector('.market').getBoundingClientRect();
    const mat = document.querySelector('.mat').getBoundingClientRect();
    return [...document.querySelectorAll('.marks :is(.ghosts, .ring, b)')].flatMap(e => {
        const box = shown(e);
        const stray = over(box, panel) || box.left < 0 || box.right > innerWidth
            || (over(box, market) && over(box, mat));
        return stray ? [`${e.className.baseVal ?? e.className} ${e.textContent.trim()}`] : [];
    });
}"""
# Words on buttons of the mat that go on in the next line.
BROKEN_WORDS = """() => [...document.querySelectorAll('.controls .tool span')].flatMap(e => {
    const text = e.firstChild;
    const range = document.createRange();
    return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1;
    }).map(([word]) => word);
})"""
# Names in the strip that need a second line.
BROKEN_NAMES = """() => [...document.querySelectorAll('.strip .name')].filter(e => {
    const range = document.createRange();
    range.selectNodeContents(e);
    return range.getClientRects().length > 1;
}).map(e => e.textContent)"""
# Whether something else lies over the middle of any of these.
COVERED = """selector => [...document.querySelectorAll(selector)].filter(e => {
    const { left, top, width, height } = e.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    return above && !e.contains(above) && !above.contains(e);
}).map(e => e.textContent)"""


def on_every(page: Page, screens: list[ViewportSize], look: Callable[[], list[str]]) -> list[str]:
    """What is wrong on any of these screens."""
    found = []
    for size in screens:
        resize(page, size)
        page.evaluate(ARRIVED)
        found += [f"{size['width']}x{size['height']}: {each}" for each in look()]
    return found


def game_until(mode: str, seats: int, stop: Callable[[Game, View], bool], seed: int = 3) -> Game:
    """A game of agents, up to a moment of the first of them."""
    game = Game(mode, seats, seed=seed)
    agent = make_agent("weighted", seed=seed)
    while not game.is_over:
        view = game.view(game.player)
        if view.player == 0 and stop(game, view):
            break
        game.play(agent.choose(view))
    return game


def at_turn(after: int) -> Callable[[Game, View], bool]:
    def stop(game: Game, view: View) -> bool:
        return len(game.history) >= after and view.phase == Phase.ACT and view.actions_left == 3

    return stop


def come(
    visitors: Visitors,
    game: Game,
    what: str = "game",
    settings: dict[str, object] = QUICK,
    language: str | None = None,
) -> Page:
    """Somebody with a phone and a long name, in the longest language unless one is named."""
    language = language or longest_language()
    page = visitors.come(settings, viewport=PHONE, has_touch=True, locale=language)
    visitors.open(page)
    page.wait_for_selector("[data-tool=play]")
    keep(page, game, NAME)
    open_kept(page, visitors.server.address, what)
    return page


TABLES = [("base", 2), ("finesse", 2), ("solo", 1), ("finesse-solo", 1)]
PAST = [*TABLES, ("base", 4)]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_card_that_is_looked_at_shows_all_its_words(
    visitors: Visitors, mode: str, seats: int
) -> None:
    page = come(visitors, game_until(mode, seats, at_turn(12)))
    Player(page).wait_for_turn()
    places = page.locator("[data-at^=place-][aria-disabled=false]")

    def look() -> list[str]:
        found = []
        for place in (places.first, places.last):
            place.tap()
            expect(place).to_have_attribute("aria-pressed", "true")
            page.evaluate(ARRIVED)
            words = page.locator(".spot .take").bounding_box()
            button = page.locator(".spot .how").bounding_box()
            assert words
            assert button
            if words["x"] + words["width"] > button["x"] + 2:
                found.append("its words lie under the button beside them")
            found += page.evaluate(CUT, ".spot :is(.take, .how)")
            page.keyboard.press("Escape")
            expect(place).to_have_attribute("aria-pressed", "false")
        return found

    assert on_every(page, SMALL, look) == []


@pytest.mark.parametrize(
    ("mode", "seats", "language"), [*((*each, "hu") for each in TABLES), ("base", 2, "uk")]
)
def test_a_hint_leads_to_its_first_step_and_marks_only_what_is_in_sight(
    visitors: Visitors, mode: str, seats: int, language: str
) -> None:
    page = come(visitors, game_until(mode, seats, at_turn(12)), language=language)
    Player(page).wait_for_turn()
    page.locator("[data-at^=place-][aria-disabled=false]").first.tap()
    page.locator("[data-tool=hint]").tap()
    page.wait_for_selector(".hints [data-tool=hint-play]", timeout=60_000)
    expect(page.locator("[aria-pressed=true][data-at^=place-]")).to_have_count(0)

    def look() -> list[str]:
        page.wait_for_timeout(MARKS_FOLLOW)
        marks = page.locator(".marks :is(b, text)")
        numbers = {number for each in marks.all_text_contents() for number in each.split()}
        first = [] if "1" in numbers else ["the first step is out of sight"]
        stray: list[str] = page.evaluate(STRAY_MARKS)
        return first + stray + faults(page, touch=True)

    assert on_every(page, SMALL, look) == []
    assert on_every(page, FLAT, lambda: out_of_sight(page, ".mat .tool", "[data-supply]")) == []


@pytest.mark.parametrize("mode", ["base", "finesse"])
def test_a_plan_leaves_ones_own_board_in_sight(visitors: Visitors, mode: str) -> None:
    page = come(visitors, game_until(mode, 2, at_turn(12)), settings={**QUICK, "step": True})
    player = Player(page)
    step_to_own_turn(player)
    while player.state("turn") == "mine":
        seq = player.state("seq")
        end = page.locator("[data-tool=end], [data-tool=pass]")
        (end if end.count() else page.locator("[data-reserve].lit")).first.click()
        player.answered(seq)
    page.wait_for_selector("[data-tool=next]")
    page.locator("[data-tool=plan]").click()
    page.wait_for_selector("[data-plan=draft]")
    tools = (".mat .tool", "[data-supply]", "[data-reserve]")
    assert on_every(page, FLAT, lambda: out_of_sight(page, *tools)) == []
    page.locator("[data-reserve].lit").first.click()
    expect(page.locator(".plan ol li")).to_have_count(1)

    def look() -> list[str]:
        page.wait_for_timeout(MARKS_FOLLOW)
        stray: list[str] = page.evaluate(STRAY_MARKS)
        return stray + faults(page, touch=True)

    assert on_every(page, SMALL, look) == []
    while not page.locator("[data-plan=turn]").count():
        page.locator("[data-tool=next]").click()
        page.wait_for_selector("[data-tool=next], [data-plan=turn]")
    assert on_every(page, FLAT, lambda: out_of_sight(page, *tools)) == []
    assert on_every(page, SMALL, lambda: list(page.evaluate(BROKEN_WORDS))) == []


@pytest.mark.parametrize("mode", ["base", "finesse"])
def test_lines_around_what_others_changed_are_whole(visitors: Visitors, mode: str) -> None:
    page = come(visitors, game_until(mode, 4, at_turn(40)))
    Player(page).wait_for_turn()
    assert on_every(page, SMALL, lambda: list(page.evaluate(CUT_LINES))) == []
    page.locator(".strip button").nth(1).tap()
    page.wait_for_selector(".sheet .opponent")
    assert on_every(page, SMALL, lambda: list(page.evaluate(CUT_LINES))) == []


def test_tiles_are_in_sight_beside_everything_else(visitors: Visitors) -> None:
    page = come(visitors, game_until("finesse", 2, at_turn(60)))
    Player(page).wait_for_turn()
    all_parts = (".tile", "[data-at^=place-]", "[data-supply]", "[data-reserve]", ".controls .tool")
    assert on_every(page, SMALL, lambda: out_of_sight(page, *all_parts)) == []


def test_four_with_coins_fit_into_one_line(visitors: Visitors) -> None:
    page = come(visitors, game_until("finesse", 4, at_turn(60)))
    Player(page).wait_for_turn()
    assert on_every(page, SMALL, lambda: faults(page, touch=True)) == []
    broken = on_every(page, SMALL, lambda: list(page.evaluate(BROKEN_NAMES)))
    assert [each for each in broken if NAME not in each] == []  # a short name is in one line


def test_a_name_of_eleven_letters_is_not_broken(visitors: Visitors) -> None:
    page = come(visitors, game_until("finesse", 2, at_turn(12)))
    assert on_every(page, SMALL, lambda: list(page.evaluate(BROKEN_NAMES))) == []


def test_the_question_before_a_turn_ends_is_whole(visitors: Visitors) -> None:
    def stop(game: Game, view: View) -> bool:
        return len(game.history) > 12 and view.phase == Phase.ACT and view.actions_left == 1

    page = come(visitors, game_until("base", 2, stop), settings={**QUICK, "confirm": True})
    Player(page).wait_for_turn()
    page.locator("[data-reserve].lit").first.tap()
    page.wait_for_selector("[data-tool=end-turn]")

    def look() -> list[str]:
        return faults(page, touch=True) + out_of_sight(page, ".controls .tool")

    assert on_every(page, SMALL, look) == []


def test_a_master_leaves_its_tools_in_sight(visitors: Visitors) -> None:
    page = come(visitors, game_until("base", 2, lambda _, view: view.phase == Phase.MASTER))
    Player(page).wait_for_turn()
    assert on_every(page, SMALL, lambda: out_of_sight(page, ".controls .tool")) == []


def test_the_sheet_has_room_for_what_happened(visitors: Visitors) -> None:
    page = come(visitors, game_until("base", 2, at_turn(40)))
    page.locator(".strip button").nth(1).tap()
    page.wait_for_selector(".sheet .log li")
    heights = "() => document.querySelector('.sheet .log').offsetHeight"

    def look() -> list[str]:
        height: int = page.evaluate(heights)
        return [] if height >= LEAST_LOG else [f"{height} px"]

    assert on_every(page, SMALL, look) == []


@pytest.mark.parametrize(("mode", "seats"), PAST)
def test_a_past_game_shows_the_whole_board(visitors: Visitors, mode: str, seats: int) -> None:
    page = come(visitors, game_until(mode, seats, lambda _, __: False), "replay")
    for _ in range(6):
        page.keyboard.press("ArrowDown")
    parts = (".scene .slot", "[data-supply]", "[data-reserve]", ".way button")
    round_now = page.locator(".mat .where").inner_text()
    assert round_now not in page.locator(".mat .task").inner_text()  # it is said once

    def look() -> list[str]:
        return out_of_sight(page, *parts) + faults(page, touch=True)

    assert on_every(page, SMALL, look) == []
    edges = """() => { const frame = document.querySelector('.graph svg').getBoundingClientRect();
        return [...document.querySelectorAll('.graph .score')].map(e => e.getBoundingClientRect())
            .filter(line => line.top < frame.top + 1 || line.bottom > frame.bottom - 1)
            .map(line => `${line.top} to ${line.bottom}`); }"""
    assert on_every(page, SMALL, lambda: list(page.evaluate(edges))) == []


def test_scores_at_the_end_leave_the_next_game_in_sight(visitors: Visitors) -> None:
    page = come(visitors, game_until("base", 4, lambda _, __: False))
    page.wait_for_selector("#end-title")

    def look() -> list[str]:
        return out_of_sight(page, "[data-tool=rematch]") + faults(page, touch=True)

    assert on_every(page, SMALL, look) == []


def test_a_guide_says_farewell_beside_the_scores(visitors: Visitors) -> None:
    page = visitors.come(has_touch=True, viewport=PHONE, locale=longest_language())
    visitors.open(page, "/#guide=first")
    assert Newcomer(page, touch=True).obey()

    def look() -> list[str]:
        covered: list[str] = page.evaluate(COVERED, ".ending strong")
        return covered + out_of_sight(page, "[data-tool=play-on]") + faults(page, touch=True)

    assert on_every(page, SMALL, look) == []


def test_a_piece_for_the_puzzle_of_the_day_is_turned_without_scrolling(visitors: Visitors) -> None:
    page = visitors.come(has_touch=True, viewport=PHONE, locale=longest_language())
    visitors.open(page, "/#puzzle")
    page.locator("[data-supply=L4]").tap()
    parts = ("[data-slots]", "[data-supply]", ".tools .tool")
    assert on_every(page, SMALL, lambda: out_of_sight(page, *parts)) == []


def test_an_invitation_is_whole(visitors: Visitors) -> None:
    page = visitors.come(has_touch=True, viewport=PHONE, locale=longest_language())
    visitors.open(page)
    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    page.wait_for_selector(".lobby img")
    assert on_every(page, SMALL, lambda: out_of_sight(page, ".lobby img", ".lobby .button")) == []
