"""One game file, one picture: in the terminal, on the server's page and on the offline page."""

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest
from cli.terminal import COMMAND, environment
from playwright.sync_api import Page

from web.browser.conftest import ROOT, Visitors
from web.browser.test_replay import shows
from web.browser.web_space import WebSpace, cut_off

GAMES = ("base", "finesse")
MOMENTS = (0, 30)


class Table(NamedTuple):
    """What can be read off a table, whoever has drawn it."""

    offered: dict[str, tuple[int, str, int]]  # by place: points, reward, squares
    reserve: dict[str, int]
    points: list[int]


def in_terminal(text: str) -> Table:
    lines = text.splitlines()
    offered = {}
    for at, line in enumerate(lines):
        for card in re.finditer(r"\b([WB]\d) (\d)\+([A-Z]\d)", line):
            rows = (row[card.start() : card.start() + 9] for row in lines[at + 1 : at + 6])
            hole = "".join(row.split("  ")[0] for row in rows)
            offered[card[1]] = (int(card[2]), card[3], hole.count("#"))
    reserve = next(line for line in lines if line.startswith("Reserve"))
    counts = {shape: int(count) for shape, count in re.findall(r"(\w\d)x(\d+)", reserve)}
    return Table(offered, counts, sorted(map(int, re.findall(r"(\d+) points?,", text))))


def on_page(page: Page) -> Table:
    """As the page itself tells those who cannot see it."""
    board = page.locator("main.table")
    card = re.compile(r"(\w\d): \w+ puzzle \w+\. Points: (\d)\. Reward: (\w+)\. Squares: (\d+)")
    offered = {
        place: (int(points), reward, int(squares))
        for place, points, reward, squares in card.findall(board.inner_text())
    }
    labels = board.locator("[aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    in_reserve = (re.match(r"(\w\d), (\d+) in the reserve", label) for label in labels)
    counts = {found[1]: int(found[2]) for found in in_reserve if found}
    points = board.locator(".strip .points").all_inner_texts()
    return Table(offered, counts, sorted(int(each.split()[0]) for each in points))


def drawn(page: Page) -> list[str]:
    """All that is drawn on the board: cards, pieces, signs."""
    pictures: list[str] = page.locator("main.table .board svg").evaluate_all(
        "all => all.map(one => one.outerHTML)"
    )
    return pictures


def look_back(page: Page, address: str, file: Path) -> str:
    """Open a game file and give the address of its moments."""
    page.goto(address)
    page.locator("[data-tool=upload]").set_input_files(file)
    shows(page, 0)
    return page.url


@pytest.mark.parametrize("name", GAMES)
def test_a_game_file_gives_the_same_pictures_everywhere(
    visitors: Visitors, guests: Visitors, space: WebSpace, name: str, tmp_path: Path
) -> None:
    file = ROOT / "tests" / "games" / f"{name}.projectl"
    served, offline = visitors.come(), guests.come()
    offline.goto(space.address)
    cut_off(offline, space)
    at_server = look_back(served, visitors.server.address, file)
    at_home = look_back(offline, space.address, file)
    for moment in MOMENTS:
        for page, address in ((served, at_server), (offline, at_home)):
            page.goto(f"{address}&at={moment}")
            shows(page, moment)
        assert drawn(served) == drawn(offline)
        show = [*COMMAND, "show", str(file), "--at", str(moment), "--ascii"]
        text = subprocess.check_output(show, env=environment(tmp_path), text=True)
        assert on_page(served) == in_terminal(text)
