"""Positions of random games of every variant, and the same tables with other hidden cards."""

from collections.abc import Iterator

import pytest

from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import Phase

VARIANTS = api.every_variant()


def name_of_variant(variant: VariantNames) -> str:
    return "-".join(str(word) for word in variant if word)


every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)


def positions(variant: VariantNames, seed: int, every: int = 1) -> Iterator[Games]:
    """Every so-many-th position of a weighted random game, its end included; each a copy."""
    games = api.new_games([seed], *variant)
    count = 0
    while games[0].phase != Phase.OVER:
        if count % every == 0:
            yield games.copy()
        api.play(games, int(random_action(games[0], int(Policy.WEIGHTED))))
        count += 1
    yield games.copy()


def turns_begun(variant: VariantNames, seed: int, every: int = 1) -> Iterator[Games]:
    """Those positions in which a turn can be thought of."""
    return (games for games in positions(variant, seed, every) if games[0].phase < Phase.TOUCH)


def reshuffled(games: Games, seed: int) -> Games:
    """The same table with other hidden cards."""
    other = games.copy()
    other["rng"] = api.new_games([seed])["rng"]
    api.reshuffle(other)
    return other
