"""What players of the real game want to know, from games of the network against itself."""

from collections import Counter
from typing import Any

import numpy as np

from projectl.agents.mcts.evaluation import new_network
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.mcts.turns import best_action
from projectl.agents.network.weights import shipped_weights
from projectl.rules import api
from projectl.rules.actions import Kind, kind_of, taken_place
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import NONE, SEATS, Phase

SEED = 700_000


class Openings:
    """Which puzzles lay there when a game began, and which the first player took first."""

    def __init__(self) -> None:
        self.offered: Counter[int] = Counter()
        self.taken: Counter[int] = Counter()

    def see(self, state: Any, action: int) -> bool:
        """Count a first action if it takes a puzzle; whether it did."""
        if kind_of(action) != Kind.TAKE:
            return False
        self.offered.update(int(puzzle) for puzzle in state.market if puzzle != NONE)
        self.taken[int(state.market[taken_place(action)])] += 1
        return True

    def favourites(self, least: int = 30) -> list[dict[str, Any]]:
        """Puzzles by how often they are taken first where they lie, those seen often enough."""
        rows = [
            {
                "puzzle": PUZZLES[puzzle].name,
                "offered": count,
                "taken_first": round(self.taken[puzzle] / count, 3),
            }
            for puzzle, count in self.offered.items()
            if count >= least
        ]
        return sorted(rows, key=lambda row: -float(row["taken_first"]))


def play_variant(variant: api.VariantNames, count: int) -> dict[str, Any]:
    """Games of the network against itself, or against the mastermind."""
    network, scratch = new_network(shipped_weights()), new_scratch()
    games = api.new_games(range(SEED, SEED + count), *variant)
    openings = Openings()
    for index in range(count):
        state, seen = games[index], False
        while state.phase != Phase.OVER:
            action = int(best_action(state, network, scratch))
            seen = seen or openings.see(state, action)
            api.play(games, action, index)
    scores, ranks = api.scores_and_ranks(games)
    seats = variant[1]
    figures: dict[str, Any] = {
        "games": count,
        "rounds": round(float(games["round_number"].mean()), 2),
        "openings": openings.favourites(),
    }
    if seats == 1:
        margins = scores[:, 0] - scores[:, 1]
        figures |= {
            "won": round(float((margins > 0).mean()), 4),
            "points": round(float(scores[:, 0].mean()), 2),
            "mastermind": round(float(scores[:, 1].mean()), 2),
            "margin": round(float(margins.mean()), 2),
            "margin_percentiles": np.percentile(margins, [1, 10, 50, 90]).round(1).tolist(),
        }
        return figures
    order = (np.arange(SEATS)[:seats] + games["first"][:, None]) % seats
    best = np.take_along_axis(ranks[:, :seats], order, 1) == 1
    shares = best / best.sum(1, keepdims=True)
    figures |= {
        "won_by_place_in_turn_order": [round(float(share), 3) for share in shares.mean(0)],
        "points": round(float(scores[:, :seats].mean()), 2),
        "points_of_the_winner": round(float(scores[:, :seats].max(1).mean()), 2),
    }
    return figures
