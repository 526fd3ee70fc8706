"""How the pages are built: everything in sight, large enough, light enough, and accessible."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from projectl.texts import LANGUAGES
from web.browser.conftest import PAGE, PHONE, ROOT, Visitors
from web.browser.player import Player

AXE = ROOT / "page" / "node_modules" / "axe-core" / "axe.min.js"
# Nobody asks what is in order, or by which selector it is found.
TELLING: dict[str, Any] = {"resultTypes": ["violations"], "selectors": False}
HEAVIEST = 280 * 1024  # bytes, packed
LATER = (".png", ".bin")  # of what is installed, and for agents
DICE_TOO = {"kind": "agent", "agent": "weighted", "level": "gentle"}
DICE = {"kind": "agent", "agent": "random"}
MODES: list[tuple[str, list[dict[str, str]], dict[str, str]]] = [
    ("base", [DICE_TOO], {}),
    ("base", [DICE_TOO, DICE, DICE], {}),
    ("finesse", [DICE_TOO, DICE, DICE], {}),
    ("solo", [], {"difficulty": "unbeatable"}),
    ("finesse-solo", [], {"difficulty": "standard"}),
]


def violations(page: Page, only: str | None = None) -> list[str]:
    """What axe finds that is serious or worse, by all its rules or only by one."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed; run 'npm ci' in page/")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    rules = {**TELLING, "runOnly": [only]} if only else TELLING
    found: list[dict[str, Any]] = page.evaluate(
        "async rules => (await axe.run(rules)).violations", rules
    )
    return [
        f"{each['id']}: {json.dumps([node['html'][:160] for node in each['nodes'][:3]])}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]


def violations_in_both_themes(page: Page) -> list[str]:
    """The same, in the light and in the dark, where only colours are different."""
    page.emulate_media(color_scheme="light")
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    return found + [f"dark: {each}" for each in violations(page, "color-contrast")]


def test_the_page_is_light() -> None:
    """Page and engine, with one of the languages: the one whose texts are the largest."""
    files = [path for path in PAGE.parent.rglob("*") if path.is_file() and path.suffix not in LATER]
    weights = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in files}
    texts = [
        sum(weight for name, weight in weights.items() if re.match(rf"_texts_{language}[-_]", name))
        for language in LANGUAGES
    ]
    assert all(texts)
    assert sum(weights.values()) - sum(texts) + max(texts) <= HEAVIEST


def test_the_page_loads_nothing_from_elsewhere(visitors: Visitors) -> None:
    page = visitors.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visitors.sit(page, "solo", difficulty="standard")
    own = (visitors.server.address, visitors.server.address.replace("http", "ws"), "data:")
    assert [url for url in asked if not url.startswith(own)] == []


@pytest.mark.parametrize(("mode", "others", "more"), MODES)
def test_everything_is_in_sight_on_a_desktop(
    visitors: Visitors, mode: str, others: list[dict[str, str]], more: dict[str, str]
) -> None:
    page = visitors.come()
    visitors.sit(page, mode, *others, **more)
    Player(page).wait_for_turn()
    check_in_sight(page)


def test_agents_are_chosen_by_face_and_told_apart_by_name(visitors: Visitors) -> None:
    page = visitors.come()
    visitors.open(page)
    for _ in range(2):
        page.locator("[data-tool=add-seat]").click()
    page.get_by_role("radio", name="Rex, fierce").nth(1).check(force=True)
    rows = page.locator("[data-seat-agent]")
    expect(rows).to_have_count(3)
    expect(page.locator(".way").nth(1)).to_have_text(
        "Rex, fierce Plays its best every time, without a pause."
    )
    page.locator("[data-tool=open-table]").click()
    Player(page).wait_for_turn()
    opponents = page.locator(".opponent .fold")
    assert [name.strip(" ▸\n") for name in opponents.all_inner_texts()] == ["Otto", "Rex", "Hugo"]
    faces = opponents.locator("svg").evaluate_all("all => all.map(e => e.dataset.face)")
    assert faces == ["steady", "fierce", "steady"]
    opponents.nth(1).hover()
    expect(page.locator(".tip")).to_contain_text("Rex, fierce.")


def check_in_sight(page: Page) -> None:
    """Nothing scrolls, and every part of the board lies within the window."""
    outside = page.evaluate(
        """() => {
            const all = document.querySelectorAll('[data-at], [data-tool], [data-slots], .tile');
            const bad = [...all].filter(e => {
                const box = e.getBoundingClientRect();
                if (!box.width) return false;
                return box.left < -1 || box.top < -1
                    || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
            });
            const root = document.scrollingElement;
            if (root.scrollHeight > innerHeight + 1) bad.push(root);
            return bad.map(e => e.outerHTML.slice(0, 120));
        }"""
    )
    assert outside == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_serious(visitors: Visitors, scheme: str) -> None:
    page = visitors.come(color_scheme=scheme)
    visitors.open(page)
    page.wait_for_selector("[data-seat-agent='2']")
    assert violations(page) == []

    page.locator("[data-seat-kind='2']").select_option("link")
    page.locator("[data-tool=open-table]").click()
    link = page.locator("input[data-link]").input_value()
    page.wait_for_selector(".lobby img")
    assert violations(page) == []

    guest = visitors.come(color_scheme=scheme)
    guest.goto(link)
    guest.wait_for_selector("[data-tool=join]")
    assert violations(guest) == []

    visitors.sit(page, "finesse", DICE_TOO)
    player = Player(page, rushes=True)
    player.play_on(5)
    player.wait_for_turn()
    assert violations(page) == []
    page.locator("[data-supply][aria-disabled=false]").first.click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("[data-tool=hint]").click()
    page.wait_for_selector(".hints", timeout=90_000)
    assert violations(page) == []
    page.locator("[data-tool=menu]").click()
    assert violations(page) == []


def test_axe_finds_nothing_serious_in_any_mode(visitors: Visitors) -> None:
    page = visitors.come()
    for mode, others, more in MODES[1:]:
        visitors.sit(page, mode, *others, **more)
        Player(page).wait_for_turn()
        assert violations(page) == []


def test_axe_finds_nothing_serious_on_a_phone_and_at_the_end(visitors: Visitors) -> None:
    page = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    visitors.open(page)
    page.wait_for_selector("[data-seat-agent='2']")
    assert violations(page) == []
    visitors.sit(page, "solo", difficulty="standard")
    assert violations(page) == []
    page.locator("[data-player=mastermind]").tap()
    assert violations(page) == []
    page.keyboard.press("Escape")
    Player(page).play_on()
    page.wait_for_selector("#end-title")
    assert violations(page) == []


def test_pictures_are_in_the_docs() -> None:
    pictures = sorted((ROOT / "docs" / "pictures").glob("table-*.png"))
    assert pictures
    assert all(Path(picture).stat().st_size < 300_000 for picture in pictures)
