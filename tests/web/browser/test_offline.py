"""The static folder on a plain web space: installable, and all there without a network."""

import json
import struct
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, expect

from projectl.texts import LANGUAGES
from web.browser.conftest import Visitors
from web.browser.player import Player
from web.browser.test_games import check_ending
from web.browser.test_local import HURRY, MODES, sit
from web.browser.web_space import KEPT, WAITING, WebSpace, cut_off, wait_until

# Who chose each action of the one game that is kept: a person, an agent, or dice in its stead.
CHOSEN = """() => new Promise(resolve => {
    indexedDB.open('projectl').onsuccess = ({ target: { result } }) => {
        const entries = result.transaction('entries').objectStore('entries').getAll();
        entries.onsuccess = () => resolve(entries.result.map(({ entry }) =>
            entry.fallback ? 'dice' : entry.agent ? 'agent' : 'person'));
    };
})"""


def come(guests: Visitors) -> Page:
    page = guests.come()
    page.add_init_script(HURRY)
    page.goto(guests.server.address)
    return page


@pytest.mark.parametrize("mode", MODES)
def test_whole_games_are_played_with_the_network_cut(
    guests: Visitors, space: WebSpace, mode: str
) -> None:
    page = come(guests)
    cut_off(page, space)
    page.reload()
    if "solo" not in mode:
        page.get_by_role("radio", name="Zeno, sharp").check(force=True)
    sit(page, mode)
    player = Player(page, rushes=True)
    player.play_on(3)
    page.reload()
    player.play_on()
    check_ending(page)
    assert set(page.evaluate(CHOSEN)) == ({"person"} if "solo" in mode else {"person", "agent"})


def test_languages_are_kept_too(guests: Visitors, space: WebSpace) -> None:
    page = come(guests)
    cut_off(page, space)
    page.get_by_label("Language").select_option("hu")
    expect(page.locator("html")).to_have_attribute("lang", "hu")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "hu")


def test_friends_need_a_server_and_one_line_says_so(guests: Visitors, space: WebSpace) -> None:
    page = guests.come()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(space.address)
    expect(page.get_by_text("There is no server here")).to_have_count(1)
    kinds = page.locator("[data-seat-kind='2'] option")
    assert kinds.evaluate_all("all => all.map(e => e.value)") == ["here", "agent"]
    page.wait_for_timeout(1500)
    assert [url for url in asked if not url.startswith(space.address)] == []


def test_the_page_can_be_installed(guests: Visitors, space: WebSpace) -> None:
    page = come(guests)
    address = urljoin(page.url, page.locator("link[rel=manifest]").get_attribute("href"))
    manifest = json.loads((space.folder / "manifest.webmanifest").read_text())
    assert address == space.address + "manifest.webmanifest"
    assert manifest["name"] == manifest["short_name"] == "Project L"
    assert manifest["display"] == "standalone"
    assert {urljoin(address, manifest[name]) for name in ("start_url", "scope")} == {space.address}
    assert set(manifest["description_localized"]) == set(LANGUAGES) - {"en"}
    assert manifest["background_color"] == manifest["theme_color"]
    shown = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert shown >= {
        ("any", "any"),
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            assert icon["sizes"] == size_of(space.folder / icon["src"])
    assert page.locator("meta[name=theme-color]").get_attribute("content")
    assert page.locator("meta[name=viewport]").count() == 1
    apple = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    assert size_of(space.folder / str(apple)) == "180x180"


def size_of(picture: Path) -> str:
    """Width and height that a PNG says it has."""
    width, height = struct.unpack(">II", picture.read_bytes()[16:24])
    return f"{width}x{height}"


def test_chromium_finds_nothing_that_keeps_the_page_from_being_installed(
    guests: Visitors, space: WebSpace
) -> None:
    page = come(guests)
    cut_off(page, space)
    page.goto(space.address)  # the start address answers without a network
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [fault["errorId"] for fault in faults if fault["errorId"] != "in-incognito"] == []
    assert page.evaluate("navigator.serviceWorker.controller.scriptURL").startswith(space.address)


def version(page: Page) -> str | None:
    return page.locator("html").get_attribute("data-version")


def look_for_update(page: Page) -> None:
    page.evaluate("async () => void (await (await navigator.serviceWorker.ready).update())")
    wait_until(page, WAITING)


def test_a_new_version_waits_for_the_game_to_end_and_then_takes_over(
    guests: Visitors, space: WebSpace
) -> None:
    page = come(guests)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    sit(page, "base")
    player = Player(page)
    player.play_on(3)
    space.publish("next")
    look_for_update(page)
    page.reload()
    player.play_on(3)
    assert version(page) is None

    page.locator("header h1 a").click()
    expect(page.locator("html")).to_have_attribute("data-version", "next")
    names: list[str] = page.evaluate("caches.keys()")
    assert len([name for name in names if name.startswith("projectl ")]) == 1
    page.locator("[data-games=open] a").click()
    player.play_on(3)


def test_a_new_version_never_takes_over_while_another_tab_plays(
    guests: Visitors, space: WebSpace
) -> None:
    page = come(guests)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    sit(page, "finesse")
    space.publish("next")
    look_for_update(page)
    other = page.context.new_page()
    other.goto(space.address)
    other.wait_for_selector("[data-tool=play]")
    other.wait_for_timeout(500)
    assert version(other) is None
    other.close()
    Player(page, rushes=True).play_on(4)
    assert page.evaluate(WAITING)


def test_what_a_server_says_is_never_kept(visitors: Visitors) -> None:
    page = visitors.come(service_workers="allow")
    visitors.open(page)
    wait_until(page, KEPT)
    table = visitors.sit(page, "solo", difficulty="standard")
    kept: list[str] = page.evaluate("""async () => {
        const names = await caches.keys();
        const files = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
        return files.flat().map(({ url }) => new URL(url).pathname);
    }""")
    assert "/" in kept
    assert [path for path in kept if path.startswith(("/api", "/t/", "/health"))] == []

    page.context.set_offline(True)
    page.reload()
    expect(page.locator("main, .banner").first).to_be_visible()
    page.goto(visitors.server.address)
    expect(page.get_by_text("There is no server here")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("There is no server here")).to_have_count(0)
    visitors.open(page, f"/t/{table}")
    Player(page).wait_for_turn()
    visitors.errors[:] = [error for error in visitors.errors if "DISCONNECTED" not in error]


def test_files_of_two_builds_are_never_mixed(guests: Visitors, space: WebSpace) -> None:
    page = come(guests)
    page.wait_for_function("() => navigator.serviceWorker.controller")
    old = (space.folder / "index.html").read_text()
    space.publish("next")
    (space.folder / "index.html").write_text(old)  # a cache on the way still has the last build's
    waits = page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update().catch(() => undefined);
        while (registration.installing) await new Promise(done => setTimeout(done, 50));
        return registration.waiting !== null;
    }""")
    assert not waits
    page.reload()
    expect(page.locator("[data-tool=play]")).to_be_visible()
    guests.errors.clear()  # Chromium tells that a hash was wrong


def test_the_page_for_unknown_addresses_leads_back_from_any_depth(
    guests: Visitors, space: WebSpace
) -> None:
    deep = space.folder / "no" / "such"
    deep.mkdir(parents=True)
    (deep / "page.html").write_text((space.folder / "404.html").read_text())  # as hosts show it
    page = guests.come()
    page.goto(space.address + "no/such/page.html")
    expect(page.locator("section")).to_have_count(len(LANGUAGES))
    link = page.get_by_role("link", name="To the start page")
    page.wait_for_function("address => document.links[0].href === address", arg=space.address)
    guests.errors.clear()  # the browser reports where it looked in vain
    link.click()
    expect(page.locator("[data-tool=play]")).to_be_visible()
