"""Games in which every action's effects are replayed: python tests/effects_replay.py --games 10000.

The effects of an action, made so one after the other in the position before it, have to lead to the
position after it, byte by byte.
"""

import argparse
from typing import Any

import numpy as np

from projectl.rules import api
from projectl.rules.apply import apply
from projectl.rules.effects import EFFECT, MOST_EFFECTS, apply_effect, list_effects
from projectl.rules.kernel import kernel
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import STATE, Phase

BEFORE, AFTER, MIDDLE, REPLAYED = range(4)
SOUND = -1


@kernel
def differ(records: Any, one: int, other: int) -> bool:
    """Whether two records differ in any byte; the rows are their words."""
    for word in range(records.shape[1]):
        if records[one, word] != records[other, word]:
            return True
    return False


@kernel
def replay_game(positions: Any, words: Any, policy: int, effects: Any, seen: Any) -> int:
    """Play the first position to its end; the first action that does not replay, or SOUND."""
    actions = 0
    while positions[BEFORE].phase != Phase.OVER:
        action = random_action(positions[BEFORE], policy)  # the generator of the record moves here
        for other in (AFTER, MIDDLE, REPLAYED):
            positions[other] = positions[BEFORE]
        apply(positions[AFTER], action)
        size = list_effects(positions[BEFORE], action, positions[AFTER], positions[MIDDLE], effects)
        for n in range(size):
            apply_effect(positions[REPLAYED], effects[n])
            seen[effects[n].kind] += 1
        if differ(words, AFTER, MIDDLE) or differ(words, AFTER, REPLAYED) or size > len(effects):
            return actions
        positions[BEFORE] = positions[AFTER]
        actions += 1
    return SOUND


def first_unsound(variant: api.VariantNames, policy: Policy, games: int, seen: Any) -> str:
    """The first game whose effects do not replay, in words; empty if all do."""
    positions = np.zeros(4, STATE)
    words = positions.view(np.uint64).reshape(4, -1)
    effects = np.zeros(MOST_EFFECTS, EFFECT)
    for seed in range(games):
        positions[BEFORE] = api.new_games([seed], *variant)[0]
        fault = replay_game(positions, words, int(policy), effects, seen)
        if fault != SOUND:
            return f"{variant}, {policy.name.lower()} play, seed {seed}: action {fault}"
    return ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="for each variant and policy")
    games = parser.parse_args().games
    for variant in api.every_variant():
        for policy in Policy:
            seen = np.zeros(256, np.int64)
            fault = first_unsound(variant, policy, games, seen)
            print(*variant, policy.name.lower(), f"{games} games, {seen.sum():,} effects", fault)


if __name__ == "__main__":
    main()
