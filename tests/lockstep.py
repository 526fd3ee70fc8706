"""Kernel and oracle, played side by side: they must agree at every single step."""

import random
from collections import Counter
from dataclasses import dataclass, field

import numpy as np
from bridge import REASONS, action_of, assert_conserved, deal_of, is_solo, snapshot_of
from oracle import Action, Oracle

from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.state import EndReason

VARIANTS = api.every_variant()

# How likely each kind of action is to be tried, 1 where a style does not say.
STYLES: dict[str, dict[str, int]] = {
    "uniform": {},
    "course": {"take": 3, "piece": 20, "upgrade": 4, "place": 12, "master": 2},
    "greedy": {"take": 6, "piece": 6, "upgrade": 6, "place": 60, "master": 30, "insert": 9},
}


@dataclass
class Tally:
    """What a series of games came to."""

    games: int = 0
    actions: int = 0
    ends: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.actions += other.actions
        self.ends.update(other.ends)

    def shares(self) -> str:
        """The share of games ended by each rule."""
        return ", ".join(f"{rule} {n / self.games:.1%}" for rule, n in sorted(self.ends.items()))


def gain(oracle: Oracle, action: Action) -> tuple[int, int, int]:
    """What a greedy player looks at: points, then pieces on the mat, then cells filled."""
    after = oracle.clone()
    seat = after.snapshot()["player"]
    after.play(action)
    if action[0] == "place" and isinstance(action[3], frozenset):
        filled = len(action[3])
    else:
        filled = 0
    assert isinstance(seat, int)
    return after.scores()[seat], sum(after.tie_keys()[seat][1:]), filled


def choose(style: str, legal: list[Action], oracle: Oracle, chance: random.Random) -> Action:
    """An action in a style: a kind by its weight, then one of it; greedy takes the best it sees."""
    if style == "uniform":
        return chance.choice(legal)
    kinds = sorted({str(action[0]) for action in legal})
    weights = [STYLES[style].get(kind, 1) for kind in kinds]
    kind = chance.choices(kinds, weights)[0]
    group = [action for action in legal if action[0] == kind]
    if style == "greedy":
        few = chance.sample(group, min(len(group), 4))
        return max(few, key=lambda action: gain(oracle, action))
    if kind == "place":
        largest = max(str(action[2])[1] for action in group)
        group = [action for action in group if str(action[2])[1] == largest]
    return chance.choice(group)


def legal_by_action(games: Games) -> dict[Action, int]:
    solo = is_solo(games[0])
    return {action_of(int(number), solo): int(number) for number in api.legal_actions(games)}


def assert_listings_agree(games: Games, numbers: list[int]) -> None:
    """List, mask, count-and-select and the single question say the same."""
    assert numbers == sorted(numbers)
    assert np.flatnonzero(api.legal_masks(games)[0]).tolist() == numbers
    assert api.count_legal(games) == len(numbers)
    assert [api.nth_legal(games, n) for n in range(len(numbers))] == numbers


def assert_same_result(games: Games, oracle: Oracle) -> None:
    scores, ranks = api.scores_and_ranks(games)
    expected = oracle.scores()
    assert scores[0, : len(expected)].tolist() == expected
    assert ranks[0, : len(expected)].tolist() == oracle.ranks()


def play_side_by_side(
    variant: VariantNames, style: str, seed: int, most_actions: int | None = None
) -> Tally:
    """One game on both engines, compared before every action and at the end."""
    mode, seats, difficulty = variant
    chance = random.Random(f"{variant} {style} {seed}")
    games = api.new_games([chance.getrandbits(256)], mode, seats, difficulty)
    oracle = Oracle(deal_of(games[0]))
    tally = Tally(games=1)
    while most_actions is None or tally.actions < most_actions:
        assert snapshot_of(games[0]) == oracle.snapshot()
        assert_conserved(games[0])
        legal = legal_by_action(games)
        assert set(legal) == oracle.legal()
        if tally.actions % 16 == 0:
            assert_listings_agree(games, list(legal.values()))
            assert_same_result(games, oracle)
        if not legal:
            break
        action = choose(style, list(legal), oracle, chance)
        api.play(games, legal[action])
        oracle.play(action)
        tally.actions += 1
    assert_same_result(games, oracle)
    tally.ends[REASONS[EndReason(games[0].end_reason)] or "unfinished"] += 1
    return tally
