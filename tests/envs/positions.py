"""Positions from all over the game, for tests that hold in every one."""

from collections.abc import Iterator

from projectl.rules import batch, border
from projectl.rules.border import Setup
from projectl.rules.play import Player
from projectl.rules.state import Mode

SETUPS = border.every_setup()
NAMES = ["-".join(str(part) for part in setup if part is not None) for setup in SETUPS]


def mode_of(setup: Setup) -> Mode:
    return border.named(Mode, setup[0])


def stages(setup: Setup, games: int = 12, times: int = 50) -> Iterator[border.Games]:
    """The same games again and again, from the deal to the end and the deals that follow."""
    playing = border.new_games(range(games), *setup)
    half = games // 2
    for _ in range(times):
        yield playing
        batch.play_games_on(playing[:half], Player.UNIFORM, 4)
        batch.play_games_on(playing[half:], Player.WEIGHTED, 4)
