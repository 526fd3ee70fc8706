"""The features of a position: a seat, its rival, and how long the game may take."""

from typing import Any

import numpy as np

from projectl.agents.planning.scratch import INPUTS, Scratch
from projectl.agents.planning.work import stock_of, work_of
from projectl.rules.bits import count_bits, has_bit
from projectl.rules.coins import coins_of, pieces_of
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import LEVEL, SHAPES, Shape
from projectl.rules.puzzles import FIRST_OF, PUZZLE_POINTS, PUZZLE_REWARD, Colour
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import (
    FACE_DOWN_TILES,
    GRID_COLUMNS,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    SLOTS,
    Mode,
    Phase,
    State,
    has_tiles,
    is_solo,
)
from projectl.rules.tiles import TILE_PAYS, TILE_SHAPES, Pays

UNKNOWN = 99  # turns to come, while nobody knows

# The discount of a puzzle's gain, by its work.
LATEST = 60
SOON = 0.94 ** np.arange(LATEST + 1)

# The features of a seat, its own or its rival's, from where its group begins.
SUPPLY = 0
LAID = SUPPLY + SHAPES
SQUARES = LAID + SHAPES
SLOT = SQUARES + 1
A_SLOT = 6
COINS = SLOT + A_SLOT * SLOTS
SEAT = COINS + 1

# Where each group of inputs begins.
OWN = 0
RIVAL = OWN + SEAT
LEAD = RIVAL + SEAT
TIME = LEAD + 2
TIMES = 6
RESERVE = TIME + TIMES
GAME = RESERVE + 3
MARKET = GAME + 3
TILE = MARKET + 4
KINDS_OF_TILES = len(Pays)
END = TILE + KINDS_OF_TILES + 1
assert END <= INPUTS


@kernel
def last_round_of(state: State) -> int:
    """The last round, or 0 while nobody knows (R5.1, R7.7, R8.6).

    A base game can last as long as nobody takes the last black puzzles. Planners act as if it
    ended with the tenth round, as one with tiles does, and then always as if two more came.
    """
    last = integer(state.last_round)
    if last != 0:
        return last
    if has_tiles(state):
        return ROUNDS_WITH_TILES
    if state.mode == Mode.BASE:
        return max(ROUNDS_WITH_TILES, integer(state.round_number) + 2)
    return 0


@kernel
def turns_to_come(state: State, seat: int) -> int:
    """How many turns a seat still has after the one it may be in; UNKNOWN before the end is."""
    if state.phase == Phase.TOUCH or state.phase == Phase.OVER:
        return 0
    last = last_round_of(state)
    if last == 0:
        return UNKNOWN
    seats = integer(state.seats)
    first = integer(state.first)
    seat_place = (seat - first + seats) % seats
    player_place = (integer(state.player) - first + seats) % seats
    return last - integer(state.round_number) + (seat_place > player_place)


@kernel
def describe_slot(state: State, seat: int, slot: int, work: int, inputs: Any, at: int) -> None:
    """One unfinished puzzle: its work, cells, points and reward."""
    puzzle = state.puzzle[seat, slot]
    inputs[at] = 1.0
    inputs[at + 1] = work / 16.0
    inputs[at + 2] = count_bits(integer(state.hole[seat, slot])) / 10.0
    inputs[at + 3] = PUZZLE_POINTS[puzzle] / 4.0
    inputs[at + 4] = LEVEL[PUZZLE_REWARD[puzzle]] / 4.0
    gain = PUZZLE_POINTS[puzzle] + 0.2 * LEVEL[PUZZLE_REWARD[puzzle]]
    inputs[at + 5] = gain * SOON[min(work, LATEST)] / 2.0


@kernel
def describe_slots(state: State, seat: int, at: int, scratch: Scratch) -> None:
    """All unfinished puzzles, those with the least work first."""
    stock = stock_of(state.supply[seat])
    described = 0
    keys = 0  # work and slot of each, four numbers side by side
    for slot in range(SLOTS):
        if state.puzzle[seat, slot] == NONE:
            continue
        work = work_of(integer(state.hole[seat, slot]), stock, scratch.memory, scratch.steps)
        key = work << 2 | slot
        below = 0  # how many come before it
        while below < described and (keys >> (16 * below) & 0xFFFF) <= key:
            below += 1
        above = keys >> (16 * below)
        keys = keys & ((1 << (16 * below)) - 1) | key << (16 * below)
        if above != 0:  # a word cannot be shifted by all its bits
            keys |= above << (16 * (below + 1))
        described += 1
    for n in range(described):
        key = keys >> (16 * n) & 0xFFFF
        describe_slot(state, seat, key & 3, key >> 2, scratch.inputs, at + A_SLOT * n)


@kernel
def describe_group(state: State, seat: int, at: int, scratch: Scratch) -> None:
    """What a seat has: pieces, puzzles and coins."""
    inputs = scratch.inputs
    inputs[at : at + SEAT] = 0.0
    squares = 0
    for shape in range(SHAPES):
        held = integer(state.supply[seat, shape])
        squares += held * LEVEL[shape]
        inputs[at + SUPPLY + shape] = min(held, 6) / 2.0
        for slot in range(SLOTS):
            inputs[at + LAID + shape] += state.laid[seat, slot, shape] / 2.0
    inputs[at + SQUARES] = squares / 10.0
    describe_slots(state, seat, at + SLOT, scratch)
    inputs[at + COINS] = coins_of(state, seat) / 4.0


@kernel
def rival_of(state: State, seat: int) -> int:
    """The strongest of the others, by points and pieces."""
    rival = seat
    most = -1000
    for other in range(integer(state.seats)):
        if other == seat:
            continue
        strength = 4 * score_of(state, other)
        for shape in range(SHAPES):
            strength += pieces_of(state, other, shape) * LEVEL[shape]
        if strength > most:
            rival, most = other, strength
    return rival


@kernel
def describe_rival(state: State, seat: int, scratch: Scratch) -> None:
    """What the rival has; it stays as it is during the search for a seat's turn."""
    if is_solo(state):
        scratch.inputs[RIVAL : RIVAL + SEAT] = 0.0
        describe_mastermind(state, scratch.inputs)
    else:
        describe_group(state, rival_of(state, seat), RIVAL, scratch)


@kernel
def describe_mastermind(state: State, inputs: Any) -> None:
    """The mastermind in the rival's place: its locks, and what lies below them."""
    for column in range(GRID_COLUMNS):
        inputs[RIVAL + column] = integer(state.locks[column]) / 3.0
        inputs[RIVAL + GRID_COLUMNS + column] = state.locks[column] == 0
    at = RIVAL + 2 * GRID_COLUMNS
    inputs[at] = integer(state.mastermind_supply) / 4.0
    for place in range(PLACES):
        if state.market[place] != NONE:
            inputs[at + 1 + place] = (1 + PUZZLE_POINTS[state.market[place]]) / 4.0
        else:
            inputs[at + 1 + place] = 0.0
    inputs[at + 1 + PLACES] = integer(state.deck_left[Colour.WHITE]) / 8.0


@kernel
def describe_time(state: State, seat: int, inputs: Any) -> None:
    """How long the game may still take."""
    left = integer(state.deck_left[Colour.BLACK])
    if is_solo(state):
        left += integer(state.deck_left[Colour.WHITE])
    turns = turns_to_come(state, seat)
    inputs[TIME] = left / 8.0
    inputs[TIME + 1] = min(integer(state.round_number), 20) / 10.0
    inputs[TIME + 2] = turns == 0
    inputs[TIME + 3] = turns == 1
    inputs[TIME + 4] = turns == 2
    inputs[TIME + 5] = 1.0 if turns == UNKNOWN else min(turns, 10) / 10.0


@kernel
def describe_market(state: State, inputs: Any) -> None:
    """How many puzzles of each colour are on offer, and for how many points."""
    for place in range(PLACES):
        puzzle = integer(state.market[place])
        if puzzle != NONE:
            at = MARKET if puzzle < FIRST_OF[Colour.BLACK] else MARKET + 2
            inputs[at] += 0.25
            inputs[at + 1] += PUZZLE_POINTS[puzzle] / 8.0


@kernel
def lead_of(state: State, seat: int) -> int:
    """How many points a seat is ahead of the best other, as things lie."""
    if is_solo(state):
        return score_of(state, seat) - mastermind_score(state)
    best = -1000
    for other in range(integer(state.seats)):
        if other != seat:
            best = max(best, score_of(state, other))
    return score_of(state, seat) - best


@kernel
def describe_tile(state: State, seat: int, inputs: Any) -> None:
    """The tile of the seat's next turn, and what a blue one would pay for what it has now."""
    number = integer(state.round_number)
    seats = integer(state.seats)
    seat_place = (seat - integer(state.first) + seats) % seats
    player_place = (integer(state.player) - integer(state.first) + seats) % seats
    if player_place > seat_place:
        number += 1
    if number <= FACE_DOWN_TILES or number > ROUNDS_WITH_TILES:
        return
    tile = integer(state.tiles[number - 1])
    if tile == NONE:
        return
    inputs[TILE + TILE_PAYS[tile]] = 1.0
    if TILE_PAYS[tile] == Pays.PIECES or TILE_PAYS[tile] == Pays.KINDS:
        for shape in range(SHAPES):
            if has_bit(TILE_SHAPES[tile], shape):
                count = pieces_of(state, seat, shape)
                due = count if TILE_PAYS[tile] == Pays.PIECES else min(count, 1)
                inputs[TILE + KINDS_OF_TILES] += due / 4.0


@kernel
def describe_seat(state: State, seat: int, scratch: Scratch) -> None:
    """Write all inputs but the rival's; they are about as large as 1, and none is negative."""
    inputs = scratch.inputs
    describe_group(state, seat, OWN, scratch)
    inputs[LEAD:] = 0.0
    if is_solo(state):
        describe_mastermind(state, inputs)
    lead = lead_of(state, seat)
    inputs[LEAD] = max(0, lead) / 10.0
    inputs[LEAD + 1] = max(0, -lead) / 10.0
    describe_time(state, seat, inputs)
    inputs[RESERVE] = integer(state.reserve[Shape.I1]) / 10.0
    inputs[RESERVE + 1] = state.reserve[Shape.I1] == 0
    inputs[RESERVE + 2] = integer(state.reserve[Shape.I2]) / 10.0
    inputs[GAME] = max(0, integer(state.seats) - 2)
    inputs[GAME + 1] = integer(state.difficulty) == 1
    inputs[GAME + 2] = integer(state.difficulty) == 2
    describe_market(state, inputs)
    if has_tiles(state):
        describe_tile(state, seat, inputs)
