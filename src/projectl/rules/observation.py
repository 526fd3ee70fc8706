"""What a seat sees, as numbers: relative to the seat, between -1 and 1, nothing hidden.

An observation is made of blocks: the table, the market, a block for every seat beginning with the
observer's own, the mastermind's, and the tiles. `fields` lists what stands where.

Kernels share their writing among `lanes`: a CPU core is one lane, on a GPU some threads write side
by side. Each lane writes every `lanes`-th number, beginning with its own. They are inlined, so that
for one lane these are plain loops. Tables are handed down: on a GPU a global one lies in constant
memory, which serves lanes that read different places in turn.
"""

from dataclasses import dataclass
from itertools import accumulate
from typing import Any

import numpy as np

from projectl.rules.bits import count_bits, write_bits
from projectl.rules.dealing import COINS
from projectl.rules.hidden import seen_puzzles
from projectl.rules.kernel import inlined, integer, kernel
from projectl.rules.pieces import CELLS, COPIES, SHAPES
from projectl.rules.puzzles import BLACK, BLACKS, MOST_POINTS, PUZZLES, WHITE, WHITES
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import (
    FACE_DOWN_TILES,
    GRID_COLUMNS,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    ROW,
    SLOTS,
    SOLO_MODES,
    Mode,
    Phase,
    State,
    has_tiles,
    is_solo,
)
from projectl.rules.tiles import TILES, TILES_A_SET, Pays

LOWEST, HIGHEST = -1.0, 1.0

# What a number is divided by.
POINTS_SCALE = 64  # more than this leaves the others too few to catch up
ROUNDS_SCALE = 64
IDLE_SCALE = 5  # R3.8
LOCKS_SCALE = 10  # all there are (R7.2)
USUAL_ACTIONS = 3  # R3.1
BOUGHT_SCALE = COINS // 2  # R8.5

PHASES = len(Phase)
LETTERS = len(TILES) // TILES_A_SET

# The face of a puzzle: is there one, its hole, its points, its reward.
FACE = 1 + CELLS + 1 + SHAPES
EMPTY_FACE = len(PUZZLES)  # the row of a place without a puzzle
FACES = np.zeros((EMPTY_FACE + 1, FACE), np.float32)
for _number, _puzzle in enumerate(PUZZLES):
    FACES[_number, 0] = 1
    FACES[_number, 1 : 1 + CELLS] = [_puzzle.hole >> cell & 1 for cell in range(CELLS)]
    FACES[_number, 1 + CELLS] = _puzzle.points / MOST_POINTS
    FACES[_number, 2 + CELLS + _puzzle.reward] = 1

# A tile: its letter, and if it lies face up what it pays for and which shapes it names.
TILE = LETTERS + 1 + len(Pays) + SHAPES
NO_TILE = len(TILES)
TILE_FACES = np.zeros((NO_TILE + 1, TILE), np.float32)
for _number, _tile in enumerate(TILES):
    TILE_FACES[_number, _number // TILES_A_SET] = 1
    TILE_FACES[_number, LETTERS] = 1
    TILE_FACES[_number, LETTERS + 1 + _tile.pays] = 1
    for _shape in _tile.shapes:
        TILE_FACES[_number, LETTERS + 1 + len(Pays) + _shape] = 1

_TABLE = {
    "phase": PHASES,
    "actions_left": USUAL_ACTIONS,
    "actions_bought": 1,
    "master_used": 1,
    "mastered": SLOTS,
    "reward_due": SHAPES,
    "round": 1,
    "last_round": 2,
    "moved": 1,
    "idle_rounds": 1,
    "reserve": SHAPES,
    "deck_left": 2,
    "unseen": len(PUZZLES),
}
_SEAT = {
    "acts": 1,
    "began": 1,
    "score": 1,
    "finished": 1,
    "pending": 1,
    "available": 1,
    "supply": SHAPES,
    "slots": SLOTS * (FACE + SHAPES),
}
_MASTERMIND = {"locks": GRID_COLUMNS, "mastermind_supply": 1, "mastermind_score": 1}
_TILES = {"bank": 1, "tiles": ROUNDS_WITH_TILES * TILE}


def _starts(sizes: dict[str, int]) -> list[int]:
    return [0, *accumulate(sizes.values())][:-1]


(
    PHASE,
    ACTIONS_LEFT,
    ACTIONS_BOUGHT,
    MASTER_USED,
    MASTERED,
    REWARD_DUE,
    ROUND,
    LAST_ROUND,
    MOVED,
    IDLE_ROUNDS,
    RESERVE,
    DECK_LEFT,
    UNSEEN,
) = _starts(_TABLE)
TABLE = sum(_TABLE.values())
ACTS, BEGAN, SCORE, FINISHED, PENDING, AVAILABLE, SUPPLY, SLOT = _starts(_SEAT)
SEAT = sum(_SEAT.values())
MASTERMIND = sum(_MASTERMIND.values())


@dataclass(frozen=True)
class Field:
    """A named part of an observation."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))

    def of(self, observation: Any) -> Any:
        """This part of one observation, or of many in rows, in its shape."""
        return observation[..., self.start : self.stop].reshape(
            *observation.shape[:-1], *self.shape
        )


def fields(mode: Mode, seats: int) -> tuple[Field, ...]:
    """Every part of an observation, in order, without a gap."""
    named: list[tuple[str, tuple[int, ...]]] = [(name, (size,)) for name, size in _TABLE.items()]
    named.append(("market", (PLACES if mode in SOLO_MODES else 2 * ROW, FACE)))
    for seat in range(seats):
        for name, size in _SEAT.items():
            shape = (SLOTS, FACE + SHAPES) if name == "slots" else (size,)
            named.append((f"seat{seat}_{name}", shape))
    if mode in SOLO_MODES:
        named += [(name, (size,)) for name, size in _MASTERMIND.items()]
    if mode in (Mode.FINESSE, Mode.FINESSE_SOLO):
        named += [("bank", (1,)), ("tiles", (ROUNDS_WITH_TILES, TILE))]
    starts = [0, *accumulate(int(np.prod(shape)) for _, shape in named)]
    return tuple(
        Field(name, start, shape) for (name, shape), start in zip(named, starts, strict=False)
    )


def observation_size(mode: Mode, seats: int) -> int:
    """How many numbers an observation has."""
    return fields(mode, seats)[-1].stop


@inlined
def write_one(out: Any, at: int, value: float, lane: int) -> None:
    """A single number, written by the first lane."""
    if lane == 0:
        out[at] = value


@inlined
def write_counts(out: Any, at: int, counts: Any, lane: int, lanes: int) -> None:
    """How many of each shape."""
    for shape in range(lane, SHAPES, lanes):
        out[at + shape] = counts[shape] * np.float32(1 / COPIES)


@inlined
def write_row(out: Any, at: int, table: Any, row: int, size: int, lane: int, lanes: int) -> None:
    """A row of a table."""
    for k in range(lane, size, lanes):
        out[at + k] = table[row, k]


@inlined
def write_turn(state: State, out: Any, lane: int, lanes: int) -> None:
    """What the game waits for, and how far it is."""
    write_bits(out, PHASE, 1 << integer(state.phase), PHASES, lane, lanes)
    left = integer(state.actions_left)
    usual = min(left, USUAL_ACTIONS)
    write_bits(out, ACTIONS_LEFT, (1 << usual) - 1, USUAL_ACTIONS, lane, lanes)
    write_one(out, ACTIONS_BOUGHT, (left - usual) / BOUGHT_SCALE, lane)
    write_one(out, MASTER_USED, state.master_used, lane)
    write_bits(out, MASTERED, integer(state.mastered), SLOTS, lane, lanes)
    due = integer(state.reward_due)
    write_bits(out, REWARD_DUE, 0 if due == NONE else 1 << due, SHAPES, lane, lanes)
    rounds = integer(state.round_number)
    last = integer(state.last_round)
    write_one(out, ROUND, min(rounds, ROUNDS_SCALE) / ROUNDS_SCALE, lane)
    write_one(out, LAST_ROUND, 1 if last > rounds else 0, lane)
    write_one(out, LAST_ROUND + 1, 1 if last == rounds else 0, lane)
    write_one(out, MOVED, state.moved, lane)
    write_one(out, IDLE_ROUNDS, state.idle_rounds / IDLE_SCALE, lane)


@inlined
def write_stock(state: State, out: Any, lane: int, lanes: int) -> None:
    """The reserve, the decks, and which puzzles nobody has seen."""
    write_counts(out, RESERVE, state.reserve, lane, lanes)
    write_one(out, DECK_LEFT, state.deck_left[WHITE] / WHITES, lane)
    write_one(out, DECK_LEFT + 1, state.deck_left[BLACK] / BLACKS, lane)
    write_bits(out, UNSEEN, ~seen_puzzles(state), WHITES + BLACKS, lane, lanes)


@inlined
def write_market(
    state: State, out: Any, at: int, places: int, faces: Any, lane: int, lanes: int
) -> None:
    """The puzzles on offer."""
    for place in range(places):
        row = min(integer(state.market[place]), EMPTY_FACE)
        write_row(out, at + place * FACE, faces, row, FACE, lane, lanes)


@inlined
def write_slots(
    state: State, seat: int, out: Any, at: int, faces: Any, lane: int, lanes: int
) -> None:
    """A seat's unfinished puzzles: their faces with the cells still empty, and what lies there."""
    for slot in range(SLOTS):
        start = at + slot * (FACE + SHAPES)
        row = min(integer(state.puzzle[seat, slot]), EMPTY_FACE)
        write_one(out, start, faces[row, 0], lane)
        write_bits(out, start + 1, integer(state.hole[seat, slot]), CELLS, lane, lanes)
        for k in range(1 + CELLS + lane, FACE, lanes):
            out[start + k] = faces[row, k]
        write_counts(out, start + FACE, state.laid[seat, slot], lane, lanes)


@inlined
def write_seat(
    state: State, seat: int, out: Any, at: int, faces: Any, lane: int, lanes: int
) -> None:
    """What a seat has."""
    write_one(out, at + ACTS, state.player == seat and state.phase != Phase.OVER, lane)
    write_one(out, at + BEGAN, state.first == seat, lane)
    write_one(out, at + SCORE, min(score_of(state, seat), POINTS_SCALE) / POINTS_SCALE, lane)
    write_one(out, at + FINISHED, count_bits(state.finished[seat]) / (WHITES + BLACKS), lane)
    write_one(out, at + PENDING, state.pending[seat] / COINS, lane)
    write_one(out, at + AVAILABLE, state.available[seat] / COINS, lane)
    write_counts(out, at + SUPPLY, state.supply[seat], lane, lanes)
    write_slots(state, seat, out, at + SLOT, faces, lane, lanes)


@inlined
def write_mastermind(state: State, out: Any, at: int, lane: int) -> None:
    """Locks, the mastermind's supply and its points."""
    for column in range(GRID_COLUMNS):
        write_one(out, at + column, state.locks[column] / LOCKS_SCALE, lane)
    write_one(out, at + GRID_COLUMNS, state.mastermind_supply / LOCKS_SCALE, lane)
    points = min(mastermind_score(state), POINTS_SCALE)
    write_one(out, at + GRID_COLUMNS + 1, points / POINTS_SCALE, lane)


@kernel
def tile_row(state: State, index: int) -> int:
    """The tile of a round, NO_TILE if it is gone or never was."""
    if index >= ROUNDS_WITH_TILES or state.tiles[index] == NONE:
        return NO_TILE
    return integer(state.tiles[index])


@inlined
def write_tiles(state: State, out: Any, at: int, tile_faces: Any, lane: int, lanes: int) -> None:
    """The bank, and the tiles from the current one on; of a face-down one only its letter."""
    write_one(out, at, state.bank / COINS, lane)
    current = integer(state.round_number) - 1
    for ahead in range(ROUNDS_WITH_TILES):
        row = tile_row(state, current + ahead)
        start = at + 1 + ahead * TILE
        known = LETTERS if current + ahead < FACE_DOWN_TILES else TILE
        for k in range(lane, TILE, lanes):
            out[start + k] = tile_faces[row, k] if k < known else 0


@inlined
def write_observation_with(
    state: State, seat: int, out: Any, faces: Any, tile_faces: Any, lane: int, lanes: int
) -> None:
    """A lane's share of what a seat sees, from the caller's own copies of the tables."""
    write_turn(state, out, lane, lanes)
    write_stock(state, out, lane, lanes)
    solo = is_solo(state)
    places = PLACES if solo else 2 * ROW
    write_market(state, out, TABLE, places, faces, lane, lanes)
    at = TABLE + places * FACE
    seats = integer(state.seats)
    for ahead in range(seats):
        write_seat(state, (seat + ahead) % seats, out, at, faces, lane, lanes)
        at += SEAT
    if solo:
        write_mastermind(state, out, at, lane)
        at += MASTERMIND
    if has_tiles(state):
        write_tiles(state, out, at, tile_faces, lane, lanes)


@inlined
def write_observation(state: State, seat: int, out: Any, lane: int, lanes: int) -> None:
    """A lane's share of what a seat sees."""
    write_observation_with(state, seat, out, FACES, TILE_FACES, lane, lanes)


@kernel
def observe(state: State, seat: int, out: Any) -> None:
    """Write all that a seat sees."""
    write_observation(state, seat, out, 0, 1)
