"""How long a game can last: bounds that no game exceeds, though few come near.

They follow from what can happen only so often. Every puzzle is taken once and completed once, and
every placement covers a cell of some puzzle for good.
"""

import numpy as np

from projectl.envs.chance_cards import OUTCOMES, SEAT
from projectl.envs.options import Setup
from projectl.rules.bits import count_bits
from projectl.rules.legal import INSERT_PRICE
from projectl.rules.puzzles import PUZZLE_HOLE, WHITES
from projectl.rules.rounds import ACTIONS_A_TURN, IDLE_ROUNDS_TO_END
from projectl.rules.setup import (
    BLACK_CARDS,
    COINS,
    LOCKS,
    MASTERMIND_SUPPLY,
    SOLO_BLACK_CARDS,
    WHITE_CARDS,
)
from projectl.rules.state import (
    GRID_COLUMNS,
    PLACES,
    ROUNDS_WITH_TILES,
    Mode,
)

HOLE_CELLS = np.array([count_bits(int(hole)) for hole in PUZZLE_HOLE])


def cards_in_play(setup: Setup) -> tuple[int, int]:
    """How many white and black puzzles the decks have (R2.1, R7.1, R9.1)."""
    black = SOLO_BLACK_CARDS[setup.mode] if setup.seats == 1 else BLACK_CARDS[setup.seats]
    return int(WHITE_CARDS[setup.mode]), int(black)


def most_cells(setup: Setup) -> int:
    """The cells of all puzzles in play, if the largest ones are; no more pieces can be placed."""
    white, black = cards_in_play(setup)
    cells = (np.sort(HOLE_CELLS[:WHITES])[::-1], np.sort(HOLE_CELLS[WHITES:])[::-1])
    return int(cells[0][:white].sum() + cells[1][:black].sum())


def most_rounds(setup: Setup) -> int:
    """The rounds before finishing touches."""
    if has_tiles(setup):
        return ROUNDS_WITH_TILES  # R8.6
    cards = sum(cards_in_play(setup))
    if setup.seats > 1:
        # A round that is not idle takes a puzzle or places a piece; five idle ones end it (R3.8).
        return IDLE_ROUNDS_TO_END * (cards + most_cells(setup) + 1)
    # While there is a deck the mastermind takes a puzzle, or a lock leaves every column (R7.6).
    assert setup.difficulty is not None
    locks = int(LOCKS.sum() + MASTERMIND_SUPPLY[setup.difficulty])
    return cards - PLACES + locks // GRID_COLUMNS + 1


def most_other_actions(setup: Setup) -> int:
    """The actions of one turn that are neither placements nor rewards."""
    usual = ACTIONS_A_TURN + 1  # and the `done` of a Master
    bought = COINS // INSERT_PRICE
    return (
        usual + 2 * bought + 1 if has_tiles(setup) else usual
    )  # each `insert`, what it buys, `end`


def has_tiles(setup: Setup) -> bool:
    """Whether Finesse is in play."""
    return setup.mode in (Mode.FINESSE, Mode.FINESSE_SOLO)


def longest_game(setup: Setup) -> int:
    """How many actions a game can have: turns, placements, rewards, and the `done` of touches."""
    others = most_rounds(setup) * setup.seats * most_other_actions(setup)
    return others + most_cells(setup) + sum(cards_in_play(setup)) + setup.seats


def most_chance_nodes(setup: Setup) -> int:
    """Who begins, every card, every tile."""
    tiles = ROUNDS_WITH_TILES if has_tiles(setup) else 0
    return int(setup.seats > 1) + sum(cards_in_play(setup)) + tiles


def most_outcomes(setup: Setup) -> int:
    """The outcomes of chance are below this number."""
    if has_tiles(setup):
        return OUTCOMES
    return SEAT if setup.seats == 1 else SEAT + setup.seats
