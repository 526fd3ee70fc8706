"""Late in a game, when much lies on the table: large screens show all of it at once."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from web.browser.conftest import DESKTOP, Visitors
from web.browser.kept_games import TABLE, keep, played
from web.browser.measure import ARRIVED, faults, longest_language, out_of_sight, resize
from web.browser.player import Player
from web.browser.test_follow import AGENT, CAREFUL, STEPS, step_to_own_turn, take
from web.browser.test_guide import Newcomer

LAPTOP: ViewportSize = {"width": 1440, "height": 900}
MONITOR: ViewportSize = {"width": 1920, "height": 1080}
TABLET: ViewportSize = {"width": 820, "height": 1180}
ASIDE: ViewportSize = {"width": 1180, "height": 820}
WIDE = [DESKTOP, LAPTOP, MONITOR]
LARGE = [TABLET, ASIDE, *WIDE]
# A mode, how many play, the seed, and how many actions were played.
LATE = [
    ("base", 2, 1, 90),
    ("base", 4, 5, 100),
    ("finesse", 2, 3, 60),
    ("finesse", 3, 8, 80),
    ("finesse", 4, 7, 90),
]
OTHERS = ".beside .opponent :is(.mini, .counts, .pile)"
PAST = ["[data-at^=place-]", "main.table .tiles", ".mat .slot", ".judgement h2"]
MARKS_FOLLOW = 400  # ms until marks are again where the things are that they mark
# What a mark crosses, or is cut by: dashed lines of what changed, and the numbers of a hint.
CROSSED = """() => {
    const boxOf = (thing, by = 0) => {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
    };
    const common = (a, b) =>
        Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
                 Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const marks = [...document.querySelectorAll('.marks b')].map(e => ({ e, box: boxOf(e) }));
    for (const e of document.querySelectorAll('.board [data-at]')) {
        const style = getComputedStyle(e);
        if (style.outlineStyle !== 'dashed' || !e.checkVisibility()) continue;
        marks.push({ e, box: boxOf(e, parseFloat(style.outlineOffset) + 2) });
    }
    const words = [];
    const walk = document.createTreeWalker(document.querySelector('.board'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { currentNode: text } = walk;
        const e = text.parentElement;
        if (!text.data.trim() || !e.checkVisibility() || e.closest('.hidden, .log, svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        words.push({ e, box: boxOf(range) });
    }
    return marks.flatMap(({ e, box }) => {
        const name = e.dataset.at ?? `number ${e.textContent}`;
        const crossed = words
            .filter(word => !e.contains(word.e) && common(box, word.box) > 1)
            .map(word => `${name} crosses '${word.e.textContent.trim()}'`);
        for (let at = e.parentElement; at && at !== document.body; at = at.parentElement) {
            const { display, position, overflowX } = getComputedStyle(at);
            if (position === 'fixed') break;
            if (display === 'contents') continue;
            const frame = boxOf(at, 1);
            const isCut = box.left < frame.left || box.right > frame.right
                || box.top < frame.top || box.bottom > frame.bottom;
            if (isCut && overflowX !== 'visible')
                crossed.push(`${name} is cut by ${at.className}`);
        }
        return crossed;
    });
}"""


def open_late(
    visitors: Visitors, mode: str, players: int, seed: int, actions: int | None, at: str = "game"
) -> Page:
    """A game that agents have played so far, in the longest language."""
    page = visitors.come(locale=longest_language())
    visitors.open(page)
    page.wait_for_selector("[data-tool=play]")
    keep(page, played(mode, players, seed, actions))
    visitors.open(page, f"/#{at}={TABLE}")
    page.reload()
    return page


def wrong(page: Page, what: str, *in_sight: str) -> list[str]:
    found = [*faults(page), *out_of_sight(page, *in_sight), *page.evaluate(CROSSED)]
    return [f"{what}: {each}" for each in found]


@pytest.mark.parametrize(("mode", "players", "seed", "actions"), LATE)
def test_the_others_are_whole_beside_what_is_on_offer_and_beside_a_hint(
    visitors: Visitors, mode: str, players: int, seed: int, actions: int
) -> None:
    page = open_late(visitors, mode, players, seed, actions)
    Player(page).wait_for_turn()
    found = []
    for size in WIDE:
        resize(page, size)
        found += wrong(page, f"{size}", OTHERS, ".controls .tool")
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector(".hints [data-tool=hint-play]", timeout=60_000)
    for size in LARGE:
        resize(page, size)
        page.wait_for_timeout(MARKS_FOLLOW)
        others = [OTHERS] if size in WIDE else []
        parts = [".hints :is(.tool, li, p)", ".controls .tool", *others]
        found += wrong(page, f"a hint, {size}", *parts)
        height = page.locator(".hints").evaluate("e => e.offsetHeight")
        if height > 0.17 * size["height"]:
            found.append(f"a hint, {size}: its panel is {height} px high")
    assert not found, "\n".join(found)


def test_three_others_lie_side_by_side(visitors: Visitors) -> None:
    page = open_late(visitors, *LATE[1])
    Player(page).wait_for_turn()
    for size in [ASIDE, *WIDE]:
        resize(page, size)
        tops = page.locator(".beside .opponent").evaluate_all(
            "all => all.map(e => Math.round(e.getBoundingClientRect().top))"
        )
        assert len(set(tops)) == 1, size


def test_what_asks_how_a_card_is_filled_is_whole(visitors: Visitors) -> None:
    page = open_late(visitors, *LATE[0])
    Player(page).wait_for_turn()
    page.locator("[data-at='place-B2']").click()
    for size in LARGE:
        resize(page, size)
        assert out_of_sight(page, ".spot .how", ".spot .take") == [], size


def test_a_past_game_shows_its_board_whole_and_what_a_turn_was_worth(visitors: Visitors) -> None:
    page = open_late(visitors, "finesse", 4, 7, None, at="replay")
    page.wait_for_selector(".judgement")
    page.locator("[data-tool=last]").click()
    board = page.locator("main.table .board")
    found = []
    for size in LARGE:
        resize(page, size)
        others = [".beside .opponent .mini"] if size in WIDE else []
        found += wrong(page, f"{size}", *PAST, *others)
        box = board.bounding_box()
        assert box
        if box["height"] < 0.6 * size["height"]:
            found.append(f"{size}: the board is {box['height']} px high")
        if board.evaluate("e => e.scrollHeight > e.clientHeight + 1"):
            found.append(f"{size}: the board has to be scrolled")
    assert not found, "\n".join(found)


def lines_of_buttons(page: Page) -> int:
    """How many lines the buttons of a turn take."""
    ends = page.locator(".controls .tool").evaluate_all(
        "all => all.filter(e => e.checkVisibility())"
        ".map(e => Math.round(e.getBoundingClientRect().bottom))"
    )
    return len(set(ends))


def test_a_turn_that_asks_keeps_its_buttons_in_one_line(visitors: Visitors) -> None:
    page = visitors.come(CAREFUL, locale=longest_language())
    visitors.sit(page, "base", AGENT)
    player = Player(page)
    player.wait_for_turn()
    for _ in range(2):
        take(player)
    page.locator("[data-reserve=I1]").click()
    expect(page.locator("[data-tool=end-turn]")).to_be_visible()
    for size in WIDE:
        resize(page, size)
        assert faults(page) == []
        assert lines_of_buttons(page) == 1, size


def test_a_plan_keeps_its_buttons_in_one_line(visitors: Visitors) -> None:
    page = visitors.come(STEPS, locale=longest_language())
    visitors.sit(page, "finesse", AGENT)
    player = Player(page)
    step_to_own_turn(player)
    for _ in range(3):
        take(player)
    page.wait_for_selector("[data-tool=next]")
    page.locator("[data-tool=plan]").click()
    for size in WIDE:
        resize(page, size)
        assert faults(page) == []
        assert lines_of_buttons(page) == 1, size


def test_the_puzzle_of_the_day_fills_a_large_screen(visitors: Visitors) -> None:
    page = visitors.come(locale=longest_language())
    visitors.open(page, "/#puzzle")
    page.wait_for_selector("[data-fewest]")
    for size in LARGE:
        resize(page, size)
        page.evaluate(ARRIVED)
        assert faults(page) == [], size
        assert (
            out_of_sight(page, "[data-slots]", "[data-supply]", ".tools .tool", ".verdict") == []
        ), size
        box = page.locator("[data-slots]").bounding_box()
        assert box
        least = 0.52 if size is TABLET else 0.76
        assert box["height"] > least * size["height"], size


def test_pieces_of_the_first_picture_are_not_cut_by_the_window(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    page.wait_for_selector(".scene .coming")
    for size in LARGE:
        resize(page, size)
        last = page.locator(".scene .coming").evaluate_all(
            "all => Math.max(...all.map(e => e.getBoundingClientRect().right))"
        )
        assert last < size["width"], size


def test_the_last_words_of_a_guide_stand_with_the_scores(visitors: Visitors) -> None:
    page = visitors.come(locale=longest_language())
    visitors.open(page, "/#guide=first")
    page.wait_for_selector("[data-step]")
    assert Newcomer(page).obey()
    expect(page.locator(".ending [data-tool=play-on]")).to_be_visible()
    expect(page.locator(".coach")).to_have_count(0)
    for size in LARGE:
        resize(page, size)
        assert faults(page) == []
        assert out_of_sight(page, ".ending .line", ".ending .button") == [], size
