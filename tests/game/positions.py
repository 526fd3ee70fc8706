"""Positions of random games, to look at."""

from collections.abc import Iterator

from projectl.rules import api
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import Phase

TABLES = [("base", 2), ("base", 3), ("base", 4), ("solo", 1), ("finesse", 4), ("finesse-solo", 1)]


def positions(seed: int, mode: str, seats: int) -> Iterator[api.Games]:
    """One game after every action, its end included; each a copy."""
    games = api.new_games([seed], mode, seats)
    yield games.copy()
    while games[0].phase != Phase.OVER:
        api.play(games, int(random_action(games[0], int(Policy.WEIGHTED))))
        yield games.copy()
