"""Matches between agents, with the CPU seconds of both sides.

Games are played in a pool of processes, one core each, and kept in a folder as they end: a match
that was stopped goes on where it was. The agent sits in every seat in turn, and each deal is played
from every seat; everybody else at the table is its rival.
"""

import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from projectl.agents import make_agent
from projectl.agents.agent import Agent
from projectl.agents.arena.intervals import wilson
from projectl.game.actions import Insert
from projectl.game.game import Game
from projectl.rules.scoring import mastermind_score

SEED = 50_000


@dataclass(frozen=True)
class Match:
    """One agent against others of one kind, or against the mastermind."""

    name: str
    agent: str
    rival: str
    games: int
    mode: str = "base"
    seats: int = 2
    difficulty: str | None = None


class Side:
    """An agent, and what its turns cost."""

    def __init__(self, agent: Agent) -> None:
        self.agent = agent
        self.cpu = 0.0
        self.turns: set[tuple[int, int]] = set()
        self.bought = 0

    def act(self, game: Game) -> None:
        """One action."""
        view = game.view(game.player)
        self.turns.add((view.round_number, view.player))
        started = time.process_time()
        action = self.agent.choose(view)
        self.cpu += time.process_time() - started
        self.bought += isinstance(action, Insert)
        game.play(action)


def play_game(match: Match, number: int) -> dict[str, Any]:
    """One game of a match."""
    game = Game(match.mode, match.seats, match.difficulty, seed=SEED + number // match.seats)
    seat = number % match.seats
    own = Side(make_agent(match.agent, number))
    rivals = {
        other: Side(make_agent(match.rival, number + other))
        for other in range(match.seats)
        if other != seat
    }
    while not game.is_over:
        (own if game.player == seat else rivals[game.player]).act(game)
    outcome, state = game.outcome, game.state
    assert outcome is not None
    totals = {score.seat: score.total for score in outcome.scores}
    if match.seats == 1:
        best = int(mastermind_score(state))
        won = float(totals[0] > best)
    else:
        best = max(total for other, total in totals.items() if other != seat)
        won = (seat in outcome.winners) / len(outcome.winners)
    return {
        "number": number,
        "won": won,
        "points": totals[seat],
        "margin": totals[seat] - best,
        "rounds": int(state.round_number),
        "began": int(state.first) == seat,
        "cpu": own.cpu,
        "turns": len(own.turns),
        "bought": own.bought,
        "rival_cpu": sum(side.cpu for side in rivals.values()),
        "rival_turns": sum(len(side.turns) for side in rivals.values()),
    }


def run_match(match: Match, folder: Path) -> dict[str, Any]:
    """Play what is missing of a match, and sum it up."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{match.name.replace(' ', '-')}.jsonl"
    rows = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    missing = sorted(set(range(match.games)) - {row["number"] for row in rows})
    if missing:
        play_game(match, missing[0])  # compile before there are processes
        with (
            ProcessPoolExecutor(len(os.sched_getaffinity(0))) as pool,
            path.open("a") as kept,
        ):
            for row in pool.map(play_game, [match] * len(missing), missing):
                kept.write(json.dumps(row) + "\n")
                kept.flush()
                rows.append(row)
    return summary(match, [row for row in rows if row["number"] < match.games])


def summary(match: Match, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """The figures of a match."""
    games = len(rows)

    def total(name: str) -> float:
        return float(sum(row[name] for row in rows))

    interval = wilson(total("won") / games, games)
    return {
        "agent": match.agent,
        "rival": match.rival,
        "mode": match.mode,
        "seats": match.seats,
        "difficulty": match.difficulty,
        "games": games,
        "won": round(total("won") / games, 4),
        "interval": [round(interval.low, 4), round(interval.high, 4)],
        "points": round(total("points") / games, 2),
        "margin": round(total("margin") / games, 2),
        "rounds": round(total("rounds") / games, 1),
        "bought": round(total("bought") / games, 2),
        "cpu_per_turn": round(total("cpu") / total("turns"), 4),
        "rival_cpu_per_turn": round(total("rival_cpu") / max(total("rival_turns"), 1), 4),
    }
