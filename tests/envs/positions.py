"""Positions from all over the game, for tests that hold in every one."""

from functools import cache

from projectl.rules import api, batch
from projectl.rules.api import VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.random_play import Policy
from projectl.rules.state import Mode

VARIANTS = api.every_variant()
GAMES = 12 if JIT else 6  # which reach the same branches of the rules
NAMES = ["-".join(str(part) for part in variant if part is not None) for variant in VARIANTS]


def mode_of(variant: VariantNames) -> Mode:
    return api.named(Mode, variant[0])


@cache
def stages(variant: VariantNames, games: int = GAMES, times: int = 50) -> tuple[api.Games, ...]:
    """The same games again and again, from the deal to the end and the deals that follow."""
    playing = api.new_games(range(games), *variant)
    half = games // 2
    seen = []
    for _ in range(times):
        seen.append(playing.copy())
        batch.play_games_on(playing[:half], Policy.UNIFORM, 4)
        batch.play_games_on(playing[half:], Policy.WEIGHTED, 4)
    return tuple(seen)
