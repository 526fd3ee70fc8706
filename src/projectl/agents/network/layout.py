"""What the network is told, number by number, and what it answers.

A position is small whole numbers, as the player to act sees it: tokens for the player's slots, for
the slots of the others, for the places of the market, for the other seats, and then the table as a
whole. What a mode does not have stays zero, so one layout serves every mode and number of players.
`SCALE` brings each number near to one.

The policy has an output for each sensible action: of the placements of a shape in a slot only the
best one by the tiling table, of exchanges none for a lower level.
"""

from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from projectl.rules.actions import (
    DONE,
    END,
    INSERT,
    MASTER,
    PASS,
    PIECE,
    REWARD,
    TAKE,
    UPGRADE,
)
from projectl.rules.observation import TILE
from projectl.rules.pieces import CELLS, LEVEL, SHAPES
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import GRID_COLUMNS, PLACES, ROUNDS_WITH_TILES, SEATS, SLOTS, Mode, Phase

RIVALS = SEATS - 1
THERMOMETER = 3  # a count also as: at least one, two, three
COUNT = (THERMOMETER + 1) * SHAPES  # of every shape

# One-hot numbers, the last standing for more.
COSTS = 8
LACKS = 4

# How a hole can be filled with a stock.
FILLING = {
    "fewest": 1,  # pieces, whatever one has
    "effort": 1,  # actions it takes, with the work of getting what is missing
    "cost": COSTS,  # pieces to lay and pieces to get
    "held": COSTS,  # pieces, with only those one has
    "lacks": LACKS,  # pieces to get at least
    "wanted": SHAPES,  # shapes that are missing from the cheapest tilings
    "used": SHAPES,  # shapes in the cheapest tilings
}
# The same of somebody else, in short.
RIVAL_FILLING = {"effort": 1, "cost": COSTS, "held": COSTS, "lacks": LACKS}
FACE = {"there": 1, "hole": CELLS, "points": 1, "reward": SHAPES}
# What a piece of each shape would do in a slot.
LAY = {"fits": SHAPES, "completes": SHAPES, "helps": SHAPES, "cost": SHAPES}


def size_of(part: dict[str, int]) -> int:
    """How many numbers a part of the layout has."""
    return sum(part.values())


def starts_of(part: dict[str, int]) -> list[int]:
    """Where each of its fields begins."""
    return [0, *accumulate(part.values())][:-1]


SLOT_TOKEN = {
    "face": size_of(FACE),
    "laid": SHAPES,
    "mastered": 1,
    "filling": size_of(FILLING),
    "lay": size_of(LAY),
}
RIVAL_SLOT_TOKEN = {"face": size_of(FACE), "laid": SHAPES, "filling": size_of(FILLING)}
PLACE_TOKEN = {
    "face": size_of(FACE),
    "black": 1,
    "locks": THERMOMETER,
    "next": 2,  # whether the mastermind takes it next, as its first or its second
    "filling": size_of(FILLING),
    "rival_filling": size_of(RIVAL_FILLING),  # for the next seat
}
# How far one is ahead and behind: as it is, and cut off at five and two.
MARGIN = {"ahead": 3, "behind": 3}
SEAT = {
    "supply": COUNT,
    "pieces": 1,
    "finished": 1,
    "coins": 1,
    "pending": 1,
    "coin_steps": 6,
}
RIVAL_TOKEN = {"there": 1, "seat": size_of(SEAT), "margin": size_of(MARGIN), "began": 1}
TABLE = {
    "mode": len(Mode),
    "seats": SEATS,
    "difficulty": 3,
    "phase": len(Phase),
    "actions_left": 4,
    "master_used": 1,
    "reward_due": SHAPES,
    "last_round": 2,
    "round": 1,
    "idle_rounds": 1,
    "moved": 1,
    "began": 1,
    "seat": size_of(SEAT),
    "owned": SHAPES,
    "reserve": COUNT,
    "white_left": 1,
    "black_left": 9,
    "unseen": len(PUZZLES),
    "mastermind_margin": size_of(MARGIN),
    "locks": GRID_COLUMNS,
    "mastermind_supply": 1,
    "bank": 1,
    "tiles": ROUNDS_WITH_TILES * TILE,
}

SLOT_SIZE = size_of(SLOT_TOKEN)
RIVAL_SLOT_SIZE = size_of(RIVAL_SLOT_TOKEN)
PLACE_SIZE = size_of(PLACE_TOKEN)
RIVAL_SIZE = size_of(RIVAL_TOKEN)
TABLE_SIZE = size_of(TABLE)

SLOTS_AT = 0
RIVAL_SLOTS_AT = SLOTS_AT + SLOTS * SLOT_SIZE
PLACES_AT = RIVAL_SLOTS_AT + RIVALS * SLOTS * RIVAL_SLOT_SIZE
RIVALS_AT = PLACES_AT + PLACES * PLACE_SIZE
TABLE_AT = RIVALS_AT + RIVALS * RIVAL_SIZE
INPUTS = TABLE_AT + TABLE_SIZE

# The policy's outputs.
TAKES = 0
LAYS = TAKES + PLACES
PIECES = LAYS + SLOTS * SHAPES
UPGRADES = PIECES + SHAPES
REWARDS = UPGRADES + SHAPES * SHAPES
MASTERS = REWARDS + SHAPES
OUTPUTS = MASTERS + 5

# The action behind each output; that of a lay depends on the position.
ACTION_OF = np.full(OUTPUTS, -1, np.int64)
ACTION_OF[TAKES:LAYS] = TAKE + np.arange(PLACES)
ACTION_OF[PIECES:UPGRADES] = PIECE + np.arange(SHAPES)
ACTION_OF[UPGRADES:REWARDS] = UPGRADE + np.arange(SHAPES * SHAPES)
ACTION_OF[REWARDS:MASTERS] = REWARD + np.arange(SHAPES)
ACTION_OF[MASTERS:] = (MASTER, DONE, INSERT, PASS, END)

# The shapes of a piece's own level and above, as sets.
NOT_LOWER = np.array(
    [sum(1 << get for get in range(SHAPES) if LEVEL[get] >= LEVEL[give]) for give in range(SHAPES)],
    np.int64,
)


Scale = NDArray[np.float32]


def offset_of(part: dict[str, int], name: str) -> int:
    """Where a field of a part begins."""
    return starts_of(part)[list(part).index(name)]


def _weigh(scale: Scale, at: int, part: dict[str, int], **factors: float) -> None:
    for (name, size), start in zip(part.items(), starts_of(part), strict=True):
        scale[at + start : at + start + size] *= factors.get(name, 1.0)


def _weigh_filling(scale: Scale, at: int) -> None:
    _weigh(scale, at, FILLING, fewest=0.2, effort=0.1)


def _weigh_counts(scale: Scale, at: int) -> None:
    scale[at + THERMOMETER * SHAPES : at + COUNT] = 0.3


def _weigh_margin(scale: Scale, at: int) -> None:
    scale[at : at + size_of(MARGIN)] = (0.05, 0.2, 0.5) * 2


def _weigh_seat(scale: Scale, at: int) -> None:
    _weigh(scale, at, SEAT, pieces=0.1, finished=0.1, coins=0.1, pending=0.2)
    _weigh_counts(scale, at)


def _weigh_slot(scale: Scale, at: int) -> None:
    _weigh(scale, at, FACE, points=0.25)
    _weigh(scale, at, SLOT_TOKEN, laid=0.5)
    _weigh_filling(scale, at + offset_of(SLOT_TOKEN, "filling"))
    _weigh(scale, at + offset_of(SLOT_TOKEN, "lay"), LAY, cost=0.1)


def _weigh_rival_slot(scale: Scale, at: int) -> None:
    _weigh(scale, at, FACE, points=0.25)
    _weigh(scale, at, RIVAL_SLOT_TOKEN, laid=0.5)
    _weigh_filling(scale, at + offset_of(RIVAL_SLOT_TOKEN, "filling"))


def _weigh_place(scale: Scale, at: int) -> None:
    _weigh(scale, at, FACE, points=0.25)
    _weigh_filling(scale, at + offset_of(PLACE_TOKEN, "filling"))
    _weigh(scale, at + offset_of(PLACE_TOKEN, "rival_filling"), RIVAL_FILLING, effort=0.1)


def _weigh_table(scale: Scale, at: int) -> None:
    _weigh(scale, at, TABLE, round=0.1, idle_rounds=0.2, owned=0.3, white_left=0.05)
    _weigh(scale, at, TABLE, locks=0.2, mastermind_supply=0.2, bank=0.05)
    _weigh_seat(scale, at + offset_of(TABLE, "seat"))
    _weigh_counts(scale, at + offset_of(TABLE, "reserve"))
    _weigh_margin(scale, at + offset_of(TABLE, "mastermind_margin"))
    scale[at + offset_of(TABLE, "actions_left") + 3] = 0.5
    scale[at + offset_of(TABLE, "black_left") + 8] = 0.1


def _scale() -> Scale:
    scale = np.ones(INPUTS, np.float32)
    for slot in range(SLOTS):
        _weigh_slot(scale, SLOTS_AT + slot * SLOT_SIZE)
    for slot in range(RIVALS * SLOTS):
        _weigh_rival_slot(scale, RIVAL_SLOTS_AT + slot * RIVAL_SLOT_SIZE)
    for place in range(PLACES):
        _weigh_place(scale, PLACES_AT + place * PLACE_SIZE)
    for rival in range(RIVALS):
        start = RIVALS_AT + rival * RIVAL_SIZE
        _weigh_seat(scale, start + offset_of(RIVAL_TOKEN, "seat"))
        _weigh_margin(scale, start + offset_of(RIVAL_TOKEN, "margin"))
    _weigh_table(scale, TABLE_AT)
    return scale


SCALE = _scale()
