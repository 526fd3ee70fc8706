"""How hard is a puzzle? What fills it, with how many pieces, and what a random hand lacks."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod

from projectl.game.solver import (
    EVERY_PIECE,
    Multiset,
    Tiling,
    count_missing,
    fewest_pieces,
    ways_by_pieces,
)
from projectl.rules.pieces import COPIES, SHAPES, Shape
from projectl.rules.puzzles import Puzzle

HAND = 4  # the fewest pieces that fill the largest holes


@dataclass(frozen=True)
class Figures:
    """What there is to know about filling one puzzle."""

    puzzle: Puzzle
    by_pieces: Mapping[Multiset, int]  # each multiset that fills the hole, and its tilings
    example: Tiling  # with the fewest pieces
    missing: float  # pieces missing to a random hand, on average

    @property
    def cells(self) -> int:
        return self.puzzle.hole.bit_count()

    @property
    def tilings(self) -> int:
        return sum(self.by_pieces.values())

    @property
    def fewest(self) -> int:
        return len(self.example)

    @property
    def actions(self) -> int:
        """Taking, upgrading and placing from nothing: the level of each piece, and one more."""
        return self.cells + self.fewest

    @property
    def difficulty(self) -> float:
        return self.actions + self.missing


@cache
def hands() -> dict[Multiset, int]:
    """Every hand of four, and in how many ways it is drawn out of the 90 pieces."""
    return {
        hand: prod(comb(COPIES, count) for count in Counter(hand).values())
        for hand in combinations_with_replacement(Shape, HAND)
    }


def mean_missing(hole: int) -> float:
    """How many pieces, on average, are missing to a hand drawn blindly."""
    missing = sum(drawn * count_missing(hole, hand) for hand, drawn in hands().items())
    return missing / comb(COPIES * SHAPES, HAND)


def figures(puzzle: Puzzle) -> Figures:
    """The figures of one puzzle."""
    example = fewest_pieces(puzzle.hole, EVERY_PIECE)
    assert example is not None, f"{puzzle.name} cannot be filled"
    by_pieces = ways_by_pieces(puzzle.hole, EVERY_PIECE)
    return Figures(puzzle, by_pieces, example, mean_missing(puzzle.hole))
