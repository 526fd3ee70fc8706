"""Dealing a game (R2, R7.1-R7.3, R8.1, R9.1)."""

import numpy as np

from projectl.rules.chance import random_below
from projectl.rules.kernel import integer, kernel
from projectl.rules.market import refill, stack_deck
from projectl.rules.pieces import COPIES, Shape
from projectl.rules.puzzles import BLACK, WHITE
from projectl.rules.rounds import begin_round
from projectl.rules.state import (
    GRID_COLUMNS,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    ROW,
    EndReason,
    State,
    has_tiles,
    is_solo,
)
from projectl.rules.tiles import TILES_A_SET

COINS = 35  # R8.1
WHITE_CARDS = np.array([32, 15, 32, 20], np.int64)  # by mode: R2.1, R7.1, R2.1, R9.1
BLACK_CARDS = np.array([0, 0, 12, 14, 16], np.int64)  # by the number of players, R2.1
SOLO_BLACK_CARDS = np.array([0, 10, 0, 15], np.int64)  # by mode: R7.1, R9.1
LOCKS = np.array([1, 2, 1], np.int64)  # above the columns, R7.2
MASTERMIND_SUPPLY = np.array([6, 3, 0], np.int64)  # by difficulty, R7.2
SET_OF_TILE = np.array([0, 0, 1, 1, 2, 2, 2, 2, 2, 2], np.int64)  # two of A and B, six of C, R8.1
EVERY_PUZZLE = -1  # as a set


@kernel
def clear_table(state: State) -> None:
    """Forget whatever the record held, but its mode, seats and generator."""
    state.finished[:] = 0
    state.mastermind_finished = 0
    state.hole[:] = 0
    state.puzzle[:] = NONE
    state.laid[:] = 0
    state.supply[:] = 0
    state.reserve[:] = COPIES
    state.market[:] = NONE
    state.round_number = 0
    state.mastered = 0
    state.reward_due = NONE
    state.idle_rounds = 0
    state.last_round = 0
    state.end_reason = EndReason.NONE
    state.touches[:] = 0
    state.locks[:] = 0
    state.mastermind_supply = 0
    state.tiles[:] = NONE
    state.bank = 0
    state.pending[:] = 0
    state.available[:] = 0


@kernel
def deal_puzzles(state: State) -> None:
    """The decks, and four of each in the rows (R2.1, R2.2) or nine in the grid (R7.1)."""
    black = SOLO_BLACK_CARDS[state.mode] if is_solo(state) else BLACK_CARDS[state.seats]
    stack_deck(state, WHITE, EVERY_PUZZLE, WHITE_CARDS[state.mode])
    stack_deck(state, BLACK, EVERY_PUZZLE, black)
    for place in range(PLACES if is_solo(state) else 2 * ROW):
        refill(state, place)


@kernel
def deal_pieces(state: State) -> None:
    """R2.3: everyone starts with one I1 and one I2."""
    for seat in range(integer(state.seats)):
        for shape in (Shape.I1, Shape.I2):
            state.reserve[shape] -= 1
            state.supply[seat, shape] += 1


@kernel
def deal_tiles(state: State) -> None:
    """R8.1: two of A, two of B, six of C, shuffled together, and all coins in the bank."""
    for index in range(ROUNDS_WITH_TILES):
        draw_tile(state, index, SET_OF_TILE[index])
    for i in range(ROUNDS_WITH_TILES):
        chosen = i + random_below(state, ROUNDS_WITH_TILES - i)
        tile = state.tiles[chosen]
        state.tiles[chosen] = state.tiles[i]
        state.tiles[i] = tile
    state.bank = COINS


@kernel
def is_repeated(state: State, index: int) -> bool:
    """Whether a tile lies elsewhere in the row too."""
    for other in range(ROUNDS_WITH_TILES):
        if other != index and state.tiles[other] == state.tiles[index]:
            return True
    return False


@kernel
def draw_tile(state: State, index: int, letter: int) -> None:
    """Put a random tile of a set, one that lies nowhere yet, into the row."""
    state.tiles[index] = letter * TILES_A_SET + random_below(state, TILES_A_SET)
    while is_repeated(state, index):
        state.tiles[index] = letter * TILES_A_SET + random_below(state, TILES_A_SET)


@kernel
def deal(state: State) -> None:
    """Deal a game of the record's mode and seats, with the record's generator."""
    clear_table(state)
    deal_puzzles(state)
    deal_pieces(state)
    if has_tiles(state):
        deal_tiles(state)
    if is_solo(state):
        for column in range(GRID_COLUMNS):
            state.locks[column] = LOCKS[column]
        state.mastermind_supply = MASTERMIND_SUPPLY[state.difficulty]
    state.first = random_below(state, integer(state.seats))
    begin_round(state)
