"""The files of a tournament: tables that programs read, and a page that people read."""

import csv
import re
from copy import copy
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree

import pytest

from agents.arena.results import game, match
from projectl.agents.arena.config import TournamentConfig, settle
from projectl.agents.arena.html_report import page_of
from projectl.agents.arena.intervals import Interval
from projectl.agents.arena.plots import Bar, plot_histograms, plot_intervals, plot_lines, ticks
from projectl.agents.arena.report import write_files
from projectl.agents.arena.result import Forfeit
from projectl.agents.arena.standings import Standings, compute_standings
from projectl.agents.arena.style import style_sheet
from projectl.agents.arena.wording import MINUS, Wording
from projectl.texts import Message, Words, words_in

ENGLISH = Wording("en")
HOSTILE = "villains:<script>alert(1)</script>"


@pytest.fixture
def standings() -> Standings:
    """Ten games of two, the last of them forfeited by an agent with a hostile name."""
    config = settle(TournamentConfig(("random", HOSTILE), games=10, seed=1))
    forfeit = Forfeit(0, 17, Message("fault-raised", error="ValueError: <b>"))
    return compute_standings(config, [*match(5, 4), game(4, 1, (0.0, 1.0), forfeit=forfeit)])


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(newline="") as file:
        return list(csv.DictReader(file))


def test_there_is_a_row_for_every_seat_of_every_game(standings: Standings, tmp_path: Path) -> None:
    write_files(standings, tmp_path)
    games = rows(tmp_path / "games.csv")
    assert len(games) == 20
    assert (games[0]["agent"], games[0]["opponents"], games[0]["seat"]) == ("random", HOSTILE, "1")
    assert (games[0]["share"], games[0]["score"], games[0]["margin"]) == ("1", "20", "10")
    assert [row["forfeit"] for row in games if row["forfeit"]] == ["raised ValueError: <b>"]
    assert games[-1]["score"] == ""


def test_there_is_a_row_for_every_agent(standings: Standings, tmp_path: Path) -> None:
    write_files(standings, tmp_path)
    first, second = rows(tmp_path / "table.csv")
    assert (first["agent"], first["wins"], first["win_rate"]) == ("random", "6", "0.6")
    assert float(second["elo_low"]) < float(second["elo"]) < float(second["elo_high"])
    assert (second["forfeits"], first["elo"]) == ("1", "0")


class Page(HTMLParser):
    """What a page fetches and says."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [value or "" for name, value in attrs if name in ("src", "href")]


def test_the_page_stands_alone(standings: Standings) -> None:
    text = page_of(standings)
    page = Page(text)
    assert page.links == []
    assert "script" not in page.tags
    assert "http" not in text
    assert "url(" not in text
    assert "prefers-color-scheme: dark" in text


def test_the_page_says_everything(standings: Standings) -> None:
    text = page_of(standings)
    for heading in (
        "Results",
        "Forfeits",
        "Settings",
        "Points a game",
        "Win rate over games",
    ):
        assert f"<h2>{heading}" in text
    assert "Elo relative to random" in text
    assert "&lt;script&gt;" in text
    assert "as seat 1, action 17: raised ValueError: &lt;b&gt;" in text
    assert "projectl arena random &#x27;villains:" in text
    assert "--seed 1" in text
    assert "10 games of base, 2 seats, 1 forfeited; round-robin." in text


def test_the_page_is_in_its_readers_language(
    standings: Standings, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def words(language: str) -> Words:
        asked.append(language)
        return words_in("en")

    monkeypatch.setattr("projectl.agents.arena.wording.words_in", words)
    assert page_of(standings, "hu") == page_of(standings)
    assert set(asked) == {"hu", "en"}


def test_figures_are_written_as_in_the_language() -> None:
    words = words_in("en")
    hungarian = Wording("en")
    hungarian.words = copy(words)
    hungarian.words.locale = "hu"
    assert hungarian.percent(0.125) == "12,5 %"
    assert hungarian.signed(-1.25, 1) == f"{MINUS}1,2"


def test_a_clean_tournament_says_that_nobody_forfeited() -> None:
    config = settle(TournamentConfig(("random", "weighted"), games=10, seed=1))
    assert "Nobody forfeited a game." in page_of(compute_standings(config, match(5, 5)))
    assert ", not finished." in page_of(compute_standings(config, match(2, 2)))


def test_plots_are_pictures_with_a_mark_for_everything() -> None:
    bars = [Bar("a", 0, Interval(0, 0), "0"), Bar("b", -9e999, Interval(-9e999, -120), "< -120")]
    shown = ElementTree.fromstring(plot_intervals("Elo", bars, 0))
    assert len(shown.findall("circle")) == 1
    assert len(shown.findall("path")) == 1  # the arrow
    shown = ElementTree.fromstring(
        plot_histograms("Points", [("a", [1, 1, 5]), ("b", [-3])], ENGLISH)
    )
    assert [bar[0].text for bar in shown.findall("rect")] == [
        "1 point: 2",
        "5 points: 1",
        "-3 points: 1",
    ]
    shown = ElementTree.fromstring(
        plot_lines("Rate", [("a", [1.0] * 5000), ("b", [0.5, 0.2])], 0.5, ENGLISH)
    )
    points = [(line.get("points") or "").split() for line in shown.findall("polyline")]
    assert len(points[1]) == 2
    assert 300 <= len(points[0]) < 400
    assert plot_histograms("Points", [("a", [])], ENGLISH) == ""
    assert plot_lines("Rate", [("a", [1.0])], 0.5, ENGLISH) == ""


@pytest.mark.parametrize(("low", "high"), [(0, 1), (-730, 55), (0, 100), (1, 4000), (0.2, 0.21)])
def test_ticks_are_few_and_within(low: float, high: float) -> None:
    found = ticks(low, high)
    assert 2 <= len(found) <= 7
    assert all(low - 1e-9 <= tick <= high + 1e-9 for tick in found)


def test_colours_are_defined_for_both_grounds() -> None:
    used = set(re.findall(r"var\((--\w+)\)", style_sheet())) - {"--c", "--tint"}
    for part in style_sheet().split("@media (prefers-color-scheme: dark)")[:2]:
        assert used <= set(re.findall(r"(--\w+): #", part))


def test_words_for_figures() -> None:
    signed, seconds = ENGLISH.signed, ENGLISH.seconds
    assert (signed(-0.2), signed(0.04, 1), signed(-12.3, 1)) == ("0", "0.0", f"{MINUS}12.3")
    assert [seconds(value) for value in (0.0004, 0.02, 0.5, 12.3)] == [
        "0.4 ms", "20 ms", "0.50 s", "12 s",
    ]  # fmt: skip


def test_more_than_two_seats_are_explained() -> None:
    config = settle(TournamentConfig(("random", "weighted"), seats=4, games=4, seed=1))
    standings = compute_standings(config, [game(0, at, (1.0, 0.0, 0.0, 0.0)) for at in range(4)])
    assert ENGLISH.result_rows(standings)[0][1] == "seats"
    text = page_of(standings)
    assert "one agent among 3 of the other" in text
    assert "an even win rate is 25.0 %" in text
