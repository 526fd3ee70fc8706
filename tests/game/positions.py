"""Positions of random games, to look at."""

from collections.abc import Iterator

from projectl.rules import border
from projectl.rules.play import Player, random_action
from projectl.rules.state import Phase

TABLES = [("base", 2), ("base", 3), ("base", 4), ("solo", 1), ("finesse", 4), ("finesse-solo", 1)]


def positions(seed: int, mode: str, seats: int) -> Iterator[border.Games]:
    """One game after every action, its end included; each a copy."""
    games = border.new_games([seed], mode, seats)
    yield games.copy()
    while games[0].phase != Phase.OVER:
        border.play(games, int(random_action(games[0], int(Player.WEIGHTED))))
        yield games.copy()
