"""Games that look the same to every seat, with other cards in their decks."""

from projectl.game.game import Game
from projectl.rules import api


def with_other_cards(game: Game) -> Game:
    """The same table, the hidden cards dealt anew and another seed behind it."""
    other = game.copy()
    other._positions[-1] = other._positions[-1].copy()
    other._positions[-1]["rng"] += 1
    api.reshuffle(other._positions[-1])
    other.seed = game.seed ^ 1
    return other
