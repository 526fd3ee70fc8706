"""How strong are the agents? The table of record: docs/strength.md and bench/out/strength.json.

Every match is a tournament of the arena: seats rotated, each deal played in every rotation, one
core for each game. Results are kept in a folder while it runs; the same command goes on with them.

    python bench/strength.py                      all matches, about half an hour on two cores
    python bench/strength.py --only greedy        those whose name begins so
    python bench/strength.py --table              write the page again from the figures
"""

import argparse
import json
import math
import os
import platform
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from projectl.agents import Budget, make_agent
from projectl.agents.arena import TournamentConfig, run
from projectl.agents.search import SearchAgent
from projectl.game.actions import Insert
from projectl.game.game import Game
from projectl.rules.api import every_variant
from projectl.rules.state import Phase

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "out" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
KEPT = ROOT / "build" / "strength"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
SEED = 20


@dataclass(frozen=True)
class Match:
    """One agent against another one, or against the mastermind."""

    name: str
    agents: tuple[str, ...]
    games: int
    variant: dict[str, Any] = field(default_factory=dict)


DIFFICULTIES = ("standard", "challenging", "unbeatable")

MATCHES = [
    Match("greedy", ("greedy", "weighted"), 400),
    Match("finesse", ("search@0.2s", "greedy"), 100, {"mode": "finesse"}),
    Match("search 0.2 s", ("search@0.2s", "greedy"), 200),
    Match("four seats", ("search@0.2s", "greedy"), 80, {"seats": 4}),
    *(
        Match(f"solo {agent} {level}", (agent,), games, {"mode": "solo", "difficulty": level})
        for agent, count in (("greedy", (40, 40, 40)), ("search@1s", (100, 40, 40)))
        for level, games in zip(DIFFICULTIES, count, strict=True)
    ),
    Match("search 1 s", ("search@1s", "greedy"), 80),
    Match("time 0.1 to 0.2 s", ("search@0.2s", "search@0.1s"), 400),
    Match("time 0.5 to 1 s", ("search@1s", "search@0.5s"), 200),
    Match("time 1 to 5 s", ("search@5s", "search@1s"), 60),
    *(
        Match(
            f"finesse-solo {agent} {level}",
            (agent,),
            10,
            {"mode": "finesse-solo", "difficulty": level},
        )
        for agent in ("greedy", "search@0.2s")
        for level in DIFFICULTIES
    ),
    Match("level gentle", ("search:gentle", "greedy"), 40),
    Match("level steady", ("search:steady", "search:gentle"), 40),
    Match("level sharp", ("search:sharp", "search:steady"), 40),
]


def play(match: Match) -> dict[str, Any]:
    """The figures of a match, for its first agent."""
    folder = KEPT / match.name.replace(" ", "-")
    config = TournamentConfig(match.agents, games=match.games, seed=SEED, **match.variant)
    standings = run(config, folder)
    pair, agent = standings.pairings[0], standings.agents[0]
    return {
        "agents": match.agents,
        **match.variant,
        "games": pair.games,
        "win_rate": round(pair.win_rate, 4),
        "interval": [round(pair.interval.low, 4), round(pair.interval.high, 4)],
        "elo": round(pair.elo) if math.isfinite(pair.elo) else None,  # it won or lost them all
        "margin": None if agent.margin is None else round(agent.margin, 2),
        "score": None if agent.score is None else round(agent.score, 2),
        "rounds": None if agent.rounds is None else round(agent.rounds, 1),
        "seconds_per_move": round(agent.seconds_per_move, 4),
        "slowest_turn": round(agent.slowest_turn, 3),
        "forfeits": agent.forfeits,
    }


def count_coins(games: int) -> dict[str, float]:
    """How many actions search buys with coins in a game of Finesse, and greedy beside it."""
    bought = {"search": 0, "greedy": 0}
    for seed in range(games):
        game = Game("finesse", 2, seed=seed)
        seats = [make_agent("search@100n", seed), make_agent("greedy", seed)]
        names = ["search", "greedy"]
        if seed % 2:
            seats.reverse()
            names.reverse()
        while not game.is_over:
            view = game.view(game.player)
            action = seats[game.player].choose(view)
            bought[names[game.player]] += isinstance(action, Insert)
            game.play(action)
    return {name: round(count / games, 2) for name, count in bought.items()}


BUDGET = 0.1
ASKED_A_GAME = 1.5


def time_moves(numbers: range) -> tuple[int, float]:
    """How many moves were timed in recorded games, and the longest, as a share of the budget.

    The games are played by greedy and weighted agents in every variant; search is asked on the way.
    """
    search = SearchAgent(budget=Budget(seconds=BUDGET))
    variants = every_variant()
    asked, longest = 0, 0.0
    for number in numbers:
        chance = random.Random(number)
        game = Game(*variants[number % len(variants)], seed=number)
        seats = [make_agent(chance.choice(("greedy", "weighted")), seat) for seat in range(4)]
        while not game.is_over:
            view = game.view(game.player)
            if view.phase is not Phase.TOUCH and chance.random() < ASKED_A_GAME / 60:
                started = time.perf_counter()
                search.choose(view)
                longest = max(longest, (time.perf_counter() - started) / BUDGET)
                asked += 1
            game.play(seats[game.player].choose(view))
    return asked, longest


def check_budget(games: int) -> dict[str, float]:
    """The longest move in positions of so many recorded games."""
    jobs = len(os.sched_getaffinity(0))
    parts = [range(part, games, 4 * jobs) for part in range(4 * jobs)]
    with ProcessPoolExecutor(jobs) as pool:
        results = list(pool.map(time_moves, parts))
    return {
        "games": games,
        "moves": sum(asked for asked, _ in results),
        "budget_seconds": BUDGET,
        "longest_share_of_budget": round(max(longest for _, longest in results), 3),
    }


def measure_speed() -> dict[str, float]:
    """Actions a second that a search simulates, on one core, over a game of greedy agents."""
    search = SearchAgent(budget=Budget(nodes=300))
    greedy = make_agent("greedy")
    game = Game(seed=SEED)
    spent, nodes, before = 0.0, 0, search.simulated
    while not game.is_over:
        view = game.view(game.player)
        if view.actions_left == 3 and view.phase is Phase.ACT:
            started = time.perf_counter()
            search.candidates(view)
            spent += time.perf_counter() - started
            nodes += int(search.tree.size[0])
        game.play(greedy.choose(view))
    return {
        "actions_per_second": round((search.simulated - before) / spent),
        "nodes_per_second": round(nodes / spent),
    }


def row(figures: dict[str, Any]) -> str:
    """A line of the page's table."""
    agents = figures["agents"]
    other = agents[1] if len(agents) > 1 else f"mastermind, {figures['difficulty']}"
    seats = figures.get("seats", 1 if len(agents) == 1 else 2)
    low, high = figures["interval"]
    cells = [
        f"`{agents[0]}`",
        f"`{other}`" if len(agents) > 1 else other,
        f"{figures.get('mode', 'base')}, {seats}",
        str(figures["games"]),
        f"{figures['win_rate']:.1%} ({low:.1%} to {high:.1%})",
        f"{figures['margin']:+.1f}",
        f"{figures['rounds']:.1f}",
        f"{figures['slowest_turn']:.2f}",
    ]
    return f"| {' | '.join(cells)} |"


HEAD = """| agent | against | game, seats | games | wins, 95 % | margin | rounds | slowest turn, s |
|---|---|---|---|---|---|---|---|"""


def write_page(figures: dict[str, Any]) -> None:
    """Put the figures between the two marks of the page."""
    rows = [row(figures[match.name]) for match in MATCHES if match.name in figures]
    lines = [HEAD, *rows]
    if "speed" in figures:
        speed = figures["speed"]
        lines += [
            "",
            f"Inside the search: {speed['actions_per_second']:,} simulated actions a second, their "
            f"evaluation included, and {speed['nodes_per_second']:,} nodes.",
        ]
    if "budget" in figures:
        budget = figures["budget"]
        lines += [
            "",
            f"Longest move: {budget['longest_share_of_budget']:.2f} of its budget of "
            f"{budget['budget_seconds']} s, in {budget['moves']:,} positions of "
            f"{budget['games']:,} recorded games.",
        ]
    if "coins" in figures:
        coins = figures["coins"]
        lines += [
            "",
            f"Actions bought with coins in a game of Finesse: {coins['search']} by search, "
            f"{coins['greedy']} by greedy.",
        ]
    page = PAGE.read_text()
    before, rest = page.split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text("\n".join([before + BEGIN, *lines, END + after]))


OTHERS = {
    "speed": measure_speed,
    "budget": lambda: check_budget(1000),
    "coins": lambda: count_coins(10),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="matches whose names begin so")
    parser.add_argument("--table", action="store_true", help="play nothing, write the page")
    options = parser.parse_args()
    figures = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    figures["machine"] = f"{platform.machine()}, Python {platform.python_version()}"
    work = {match.name: (lambda match=match: play(match)) for match in MATCHES} | OTHERS
    for name, task in work.items():
        if options.table or not name.startswith(options.only):
            continue
        figures[name] = task()
        print(name, json.dumps(figures[name]), flush=True)
        FIGURES.write_text(json.dumps(figures, indent=1) + "\n")
    write_page(figures)


if __name__ == "__main__":
    main()
