"""The settings: one panel, opened from the start and from the table's menu, remembered."""

from playwright.sync_api import Page, expect

from web.browser.conftest import DESKTOP, PHONE, Visitors
from web.browser.test_pages import violations


def open_settings(page: Page) -> None:
    page.locator("[data-tool=settings]").click()
    expect(page.locator("dialog")).to_be_visible()


def test_settings_are_opened_from_start_and_table_and_remembered(visitors: Visitors) -> None:
    page = visitors.come(viewport=DESKTOP)
    visitors.open(page)
    open_settings(page)
    assert violations(page) == []
    page.locator("input[name=theme][value=dark]").check()
    page.locator("[data-setting=contrast]").check()
    assert violations(page) == []
    page.locator("input[name=speed][value=instant]").check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("[data-tool=settings]")).to_be_focused()

    page.locator("[data-tool=play]").click()
    page.locator("[data-tool=menu]").click()
    open_settings(page)
    expect(page.locator("input[name=theme][value=dark]")).to_be_checked()
    expect(page.locator("input[name=speed][value=instant]")).to_be_checked()
    expect(page.locator("[data-setting=contrast]")).to_be_checked()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-contrast", "more")
    page.mouse.click(5, 5)  # beside the panel
    expect(page.locator("dialog")).to_have_count(0)


def test_who_touches_confirms_the_turn_and_who_clicks_does_not(visitors: Visitors) -> None:
    phone = visitors.come({}, viewport=PHONE, has_touch=True, is_mobile=True)
    desk = visitors.come({}, viewport=DESKTOP, reduced_motion="no-preference")
    for page in (phone, desk):
        visitors.open(page)
        open_settings(page)
    expect(phone.locator("[data-setting=confirm]")).to_be_checked()
    expect(phone.locator("[data-setting=calm]")).to_be_checked()
    expect(desk.locator("[data-setting=confirm]")).not_to_be_checked()
    expect(desk.locator("[data-setting=calm]")).not_to_be_checked()
