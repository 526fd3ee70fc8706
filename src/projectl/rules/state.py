"""One game as one record: where every piece, puzzle and coin is, and whose move it is."""

from enum import IntEnum
from typing import Any

import numpy as np

from projectl.rules.kernel import kernel
from projectl.rules.pieces import SHAPES

SEATS = 4  # the most players a record has room for
SLOTS = 4  # R3.3
ROW = 4  # R2.2
GRID_COLUMNS = 3
PLACES = GRID_COLUMNS * GRID_COLUMNS  # of the market: the solo grid, or the two rows
ROUNDS_WITH_TILES = 10  # R8.1
FACE_DOWN_TILES = 2
DECK_ROOM = 32

NONE = 255  # no puzzle, no tile, no piece


class Mode(IntEnum):
    """Which rules are in play."""

    BASE = 0
    SOLO = 1
    FINESSE = 2
    FINESSE_SOLO = 3


SOLO_MODES = (Mode.SOLO, Mode.FINESSE_SOLO)
TILE_MODES = (Mode.FINESSE, Mode.FINESSE_SOLO)


class Difficulty(IntEnum):
    """How large a supply the mastermind starts with (R7.2)."""

    STANDARD = 0
    CHALLENGING = 1
    UNBEATABLE = 2


class Phase(IntEnum):
    """What the game waits for."""

    ACT = 0  # an action, or to buy one more or end the turn
    MASTER = 1  # the pieces of a Master, or its end
    REWARD = 2  # a substitute for a reward the reserve does not have
    TOUCH = 3  # finishing touches
    OVER = 4


class EndReason(IntEnum):
    """Why the game went to finishing touches."""

    NONE = 0
    BLACK_DECK_EMPTY = 1  # R5.1
    IDLE_ROUNDS = 2  # R3.8
    DECK_EMPTY = 3  # R7.7
    LAST_TILE = 4  # R8.6


_FIELDS: list[tuple[Any, ...]] = [
    ("rng", np.uint64, 4),  # the generator that dealt the game; random play goes on with it
    ("finished", np.int64, SEATS),  # each seat's finished pile, a set of puzzles
    ("mastermind_finished", np.int64),  # the mastermind's pile
    ("hole", np.uint32, (SEATS, SLOTS)),  # cells still empty
    ("round_number", np.uint16),  # from 1
    ("last_round", np.uint16),  # the round after which touches come, 0 while unknown
    ("puzzle", np.uint8, (SEATS, SLOTS)),  # the puzzle in each slot, or NONE
    ("laid", np.uint8, (SEATS, SLOTS, SHAPES)),  # pieces lying on each puzzle
    ("supply", np.uint8, (SEATS, SHAPES)),
    ("reserve", np.uint8, SHAPES),
    ("market", np.uint8, PLACES),  # white row, black row; solo: the grid in reading order
    ("deck", np.uint8, (2, DECK_ROOM)),  # white, black; the next card is the last one
    ("deck_left", np.uint8, 2),
    ("mode", np.uint8),
    ("difficulty", np.uint8),
    ("seats", np.uint8),
    ("first", np.uint8),  # the seat that began (R2.4)
    ("player", np.uint8),  # the seat to act
    ("phase", np.uint8),
    ("actions_left", np.uint8),  # actions of this turn not yet begun
    ("master_used", np.uint8),  # a Master was begun this turn (R3.7)
    ("mastered", np.uint8),  # slots the open Master has placed on, as a set
    ("reward_due", np.uint8),  # the shape a substitute is chosen for, or NONE
    ("moved", np.uint8),  # somebody took a puzzle or placed a piece this round (R3.8)
    ("idle_rounds", np.uint8),  # in a row
    ("end_reason", np.uint8),
    ("touches", np.uint8, SEATS),  # finishing touches paid with a point
    ("locks", np.uint8, GRID_COLUMNS),
    ("mastermind_supply", np.uint8),  # locks it holds (R7.2)
    ("tiles", np.uint8, ROUNDS_WITH_TILES),  # tile of each round, NONE once removed
    ("bank", np.uint8),
    ("pending", np.uint8, SEATS),  # coins gained this turn
    ("available", np.uint8, SEATS),  # coins that can be spent
]
# Wide fields come first, so every field is aligned; the padding makes a record whole words, and a
# named field, so that copies and hashes see every byte.
_WORD = 8
_FIELDS.append(("padding", np.uint8, -np.dtype(_FIELDS).itemsize % _WORD))
STATE = np.dtype((np.record, _FIELDS))

State = np.record


@kernel
def is_solo(state: State) -> bool:
    """Whether the mastermind plays."""
    return state.mode == Mode.SOLO or state.mode == Mode.FINESSE_SOLO


@kernel
def has_tiles(state: State) -> bool:
    """Whether Finesse is in play."""
    return state.mode == Mode.FINESSE or state.mode == Mode.FINESSE_SOLO
