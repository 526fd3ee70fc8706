"""Exact answers about filling one hole with pieces: can it be done, how, and what is missing?"""

from projectl.game.solver import (
    EVERY_PIECE,
    SolverError,
    can_fill,
    count_missing,
    count_ways,
    fewest_pieces,
    missing_pieces,
    one_way,
    pieces_of,
    ways,
    ways_by_pieces,
)

__all__ = [
    "EVERY_PIECE",
    "SolverError",
    "can_fill",
    "count_missing",
    "count_ways",
    "fewest_pieces",
    "missing_pieces",
    "one_way",
    "pieces_of",
    "ways",
    "ways_by_pieces",
]
