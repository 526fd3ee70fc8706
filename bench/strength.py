"""How strong are the agents? The table of record: docs/strength.md and bench/out/strength.json.

    python bench/strength.py                      everything that is missing; hours on two cores
    python bench/strength.py --only solo          what has a name that begins so
    python bench/strength.py --table              write the page again from the figures

Games are kept in build/strength while it runs; the same command goes on with them.
"""

import argparse
import json
import platform
import time
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Any

import self_play
from matches import Match, run_match

from projectl.agents import Budget
from projectl.agents.arena import TournamentConfig, run
from projectl.agents.search import SearchAgent
from projectl.game.game import Game
from projectl.rules.api import every_variant
from projectl.rules.state import Phase

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "out" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
LEVELS = ("beginner", "gentle", "steady", "sharp", "fierce", "champion")
RATED = ("random", "weighted", "network")

MATCHES = [
    Match("base search", "search@1s", "network", 400),
    Match("base time 0.2 to 1 s", "search@1s", "search@0.2s", 400),
    Match("base time 1 to 5 s", "search@5s", "search@1s", 200),
    Match("finesse search", "search@1s", "network", 400, mode="finesse"),
    *(
        Match(f"level {stronger}", f"search:{stronger}", f"search:{weaker}", 400)
        for weaker, stronger in pairwise(LEVELS)
    ),
]
# Against the search of version 0.2: the page shows them, nobody can play them any more.
PAST_MATCHES = [
    "base network",
    "base 3 network",
    "base 4 network",
    "finesse network",
    "finesse search of 24 simulations",
    "finesse search of 64 simulations",
    "finesse search of 0.2 s",
    "finesse search of 1 s",
    "finesse 3 network",
    "finesse 4 network",
]
SELF_PLAY_GAMES = 1000


def rate() -> list[dict[str, Any]]:
    """A rating list of all agents, from one tournament of the arena."""
    agents = (*(f"search:{level}" for level in LEVELS), *RATED)
    standings = run(TournamentConfig(agents, games=40, seed=1), KEPT / "ratings")
    rated = [(line.agent, line.rating) for line in standings.agents if line.rating]
    rated.sort(key=lambda pair: -pair[1].elo)
    return [
        {"agent": agent, "elo": round(rating.elo) if isfinite(rating.elo) else None}
        for agent, rating in rated
    ]


BUDGET = 0.2


def check_budget(games: int) -> dict[str, float]:
    """The longest move, as a share of its budget, in positions of games in every variant."""
    agent, guide = SearchAgent(budget=Budget(seconds=BUDGET)), SearchAgent(budget=Budget(nodes=1))
    variants = every_variant()
    asked, longest = 0, 0.0
    for number in range(games):
        game = Game(*variants[number % len(variants)], seed=number)
        while not game.is_over:
            view = game.view(game.player)
            if view.phase is Phase.ACT and view.actions_left == 1 + number % 3 and number % 4 == 0:
                agent.turn = (0, 0)  # a new turn, with all of its time
                started = time.perf_counter()
                agent.choose(view)
                longest = max(longest, (time.perf_counter() - started) / BUDGET)
                asked += 1
            game.play(guide.choose(view))
    return {
        "moves": asked,
        "budget_seconds": BUDGET,
        "longest_share_of_budget": round(longest, 3),
    }


def row(figures: dict[str, Any]) -> str:
    """A line of the page's table of matches."""
    low, high = figures["interval"]
    cells = [
        f"`{figures['agent']}`",
        f"`{figures['rival']}`",
        f"{figures['mode']}, {figures['seats']}",
        str(figures["games"]),
        f"{figures['won']:.1%} ({low:.1%} to {high:.1%})",
        f"{figures['margin']:+.1f}",
        f"{figures['cpu_per_turn']:.3f} : {figures['rival_cpu_per_turn']:.3f}",
    ]
    return f"| {' | '.join(cells)} |"


MATCH_HEAD = """| agent | against | game, seats | games | wins, 95 % | margin | CPU s a turn |
|---|---|---|---|---|---|---|"""
SOLO_HEAD = """| mastermind | games | wins | points | its points | margin, worst 1 % |
|---|---|---|---|---|---|"""
SEATS_HEAD = """| game, seats | games | wins by turn order | points | of the winner | rounds |
|---|---|---|---|---|---|"""


def match_lines(figures: dict[str, Any]) -> list[str]:
    """The tables of matches: those between agents of today, then those of the past."""
    today = [row(figures[match.name]) for match in MATCHES if match.name in figures]
    past = [row(figures[name]) for name in PAST_MATCHES if name in figures]
    lines = [MATCH_HEAD, *today, ""] if today else []
    if past:
        lines += ["Against the search of version 0.2, which is no longer in the package:", ""]
        lines += [MATCH_HEAD, *past]
    return lines


def self_play_lines(figures: dict[str, Any]) -> list[str]:
    """The tables of the network against itself and against the mastermind."""
    solo, tables = [], []
    for name, part in figures.items():
        if "won" in part:
            solo.append(
                f"| {name} | {part['games']} | {part['won']:.1%} | {part['points']} "
                f"| {part['mastermind']} | {part['margin_percentiles'][0]:+.0f} |"
            )
        else:
            shares = ", ".join(f"{share:.0%}" for share in part["won_by_place_in_turn_order"])
            tables.append(
                f"| {name} | {part['games']} | {shares} | {part['points']} "
                f"| {part['points_of_the_winner']} | {part['rounds']} |"
            )
    lines = ["", "Against the mastermind, the network alone:", "", SOLO_HEAD, *solo]
    lines += ["", "The network against itself:", "", SEATS_HEAD, *tables]
    for name, part in figures.items():
        best = ", ".join(
            f"{each['puzzle']} ({each['taken_first']:.0%})" for each in part["openings"][:6]
        )
        if name in ("base 2", "solo unbeatable"):
            lines += ["", f"First puzzle taken, where it lies, {name}: {best}."]
    return lines


def write_page(figures: dict[str, Any]) -> None:
    """Put the figures between the two marks of the page."""
    lines = match_lines(figures)
    if "self-play" in figures:
        lines += self_play_lines(figures["self-play"])
    if "ratings" in figures:
        lines += ["", "| agent | Elo |", "|---|---|"]
        lines += [
            f"| `{line['agent']}` | {'lost every game' if line['elo'] is None else line['elo']} |"
            for line in figures["ratings"]
        ]
    if "budget" in figures:
        budget = figures["budget"]
        lines += [
            "",
            f"Longest move: {budget['longest_share_of_budget']:.2f} of its budget of "
            f"{budget['budget_seconds']} s, in {budget['moves']:,} positions of all variants.",
        ]
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text("\n".join([before + BEGIN, *lines, END + after]))


def play_all() -> dict[str, Any]:
    """The network against itself in every variant."""
    return {
        f"{mode} {difficulty or seats}": self_play.play_variant(
            (mode, seats, difficulty), SELF_PLAY_GAMES
        )
        for mode, seats, difficulty in every_variant()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="what has a name that begins so")
    parser.add_argument("--table", action="store_true", help="play nothing, write the page")
    options = parser.parse_args()
    figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    figures["machine"] = f"{platform.machine()}, Python {platform.python_version()}"
    work: dict[str, Any] = {
        "self-play": play_all,
        "budget": lambda: check_budget(48),
        **{match.name: (lambda match=match: run_match(match, KEPT)) for match in MATCHES},
        "ratings": rate,
    }
    for name, task in work.items():
        if options.table or not name.startswith(options.only):
            continue
        figures[name] = task()
        print(name, json.dumps(figures[name])[:300], flush=True)
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
    write_page(figures)


if __name__ == "__main__":
    main()
