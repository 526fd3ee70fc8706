"""How long a game can last: bounds that no game exceeds, though few come near.

They follow from what can happen only so often. Every puzzle is taken once and completed once, and
every placement covers a cell of some puzzle for good.
"""

import numpy as np

from projectl.envs.chance_cards import OUTCOMES, SEAT
from projectl.envs.options import Variant
from projectl.rules.bits import count_bits
from projectl.rules.dealing import (
    BLACK_CARDS,
    COINS,
    LOCKS,
    MASTERMIND_SUPPLY,
    SOLO_BLACK_CARDS,
    WHITE_CARDS,
)
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.puzzles import PUZZLE_HOLE, WHITES
from projectl.rules.rounds import ACTIONS_A_TURN, IDLE_ROUNDS_TO_END
from projectl.rules.state import (
    GRID_COLUMNS,
    PLACES,
    ROUNDS_WITH_TILES,
    Mode,
)

HOLE_CELLS = np.array([count_bits(int(hole)) for hole in PUZZLE_HOLE])


def cards_in_play(variant: Variant) -> tuple[int, int]:
    """How many white and black puzzles the decks have (R2.1, R7.1, R9.1)."""
    black = SOLO_BLACK_CARDS[variant.mode] if variant.seats == 1 else BLACK_CARDS[variant.seats]
    return int(WHITE_CARDS[variant.mode]), int(black)


def most_cells(variant: Variant) -> int:
    """The cells of all puzzles in play, if the largest ones are; no more pieces can be placed."""
    white, black = cards_in_play(variant)
    cells = (np.sort(HOLE_CELLS[:WHITES])[::-1], np.sort(HOLE_CELLS[WHITES:])[::-1])
    return int(cells[0][:white].sum() + cells[1][:black].sum())


def most_rounds(variant: Variant) -> int:
    """The rounds before finishing touches."""
    if has_tiles(variant):
        return ROUNDS_WITH_TILES  # R8.6
    cards = sum(cards_in_play(variant))
    if variant.seats > 1:
        # A round that is not idle takes a puzzle or places a piece; five idle ones end it (R3.8).
        return IDLE_ROUNDS_TO_END * (cards + most_cells(variant) + 1)
    # While there is a deck the mastermind takes a puzzle, or a lock leaves every column (R7.6).
    assert variant.difficulty is not None
    locks = int(LOCKS.sum() + MASTERMIND_SUPPLY[variant.difficulty])
    return cards - PLACES + locks // GRID_COLUMNS + 1


def most_other_actions(variant: Variant) -> int:
    """The actions of one turn that are neither placements nor rewards."""
    usual = ACTIONS_A_TURN + 1  # and the `done` of a Master
    bought = COINS // INSERT_PRICE
    return (
        usual + 2 * bought + 1 if has_tiles(variant) else usual
    )  # each `insert`, what it buys, `end`


def has_tiles(variant: Variant) -> bool:
    """Whether Finesse is in play."""
    return variant.mode in (Mode.FINESSE, Mode.FINESSE_SOLO)


def longest_game(variant: Variant) -> int:
    """How many actions a game can have: turns, placements, rewards, and the `done` of touches."""
    others = most_rounds(variant) * variant.seats * most_other_actions(variant)
    return others + most_cells(variant) + sum(cards_in_play(variant)) + variant.seats


def most_chance_nodes(variant: Variant) -> int:
    """Who begins, every card, every tile."""
    tiles = ROUNDS_WITH_TILES if has_tiles(variant) else 0
    return int(variant.seats > 1) + sum(cards_in_play(variant)) + tiles


def most_outcomes(variant: Variant) -> int:
    """The outcomes of chance are below this number."""
    if has_tiles(variant):
        return OUTCOMES
    return SEAT if variant.seats == 1 else SEAT + variant.seats
