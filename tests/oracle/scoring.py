"""Points, tie-breaks and places."""

from .puzzles import PUZZLES
from .table import Table


def points_of(names: list[str]) -> int:
    """The points of some puzzles together."""
    return sum(PUZZLES[name].points for name in names)


def scores(table: Table) -> list[int]:
    """The score of each seat; in the solo modes the player's and the mastermind's."""
    # R6.1: unfinished puzzles cost nothing between players.
    found = [points_of(player.finished) - player.touches for player in table.players]
    if table.mastermind is None:
        return found
    # R7.8: alone, they are deducted.
    unfinished = [held.puzzle.name for held in table.player.unfinished().values()]
    return [found[0] - points_of(unfinished), points_of(table.mastermind.finished)]


def tie_keys(table: Table) -> list[tuple[int, ...]]:
    """What seats are compared by; the largest is best."""
    if table.deal.solo:
        return [(score,) for score in scores(table)]  # R9.3: coins do not break a tie
    keys: list[tuple[int, ...]] = []
    for player, score in zip(table.players, scores(table), strict=True):
        coins = (player.coins,) if table.deal.finesse else ()  # R8.8
        keys.append((score, *coins, len(player.finished), player.owned().total()))  # R6.2
    return keys


def ranks(table: Table) -> list[int]:
    """The place of each seat; seats that share a place share its number."""
    keys = tie_keys(table)
    if table.deal.solo:
        player, mastermind = keys
        return [1, 2] if player > mastermind else [2, 1]  # R7.8: a tie is lost
    return [1 + sum(other > own for other in keys) for own in keys]
