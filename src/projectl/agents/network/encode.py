"""Writing a position for the network, and which of the policy's outputs are legal.

Arrays are zero before; only what is not zero is written. The parts are kernels of their own, so
that on a GPU threads can share a position. Only what the player to act may see is read: of hidden
cards their number and, for a tile, the letter on its back.
"""

from typing import Any

from projectl.agents.network.fillings import filling_of, write_filling, write_rival_filling
from projectl.agents.network.layout import (
    ACTION_OF,
    FACE,
    LAYS,
    MARGIN,
    MASTERS,
    NOT_LOWER,
    PIECES,
    PLACE_SIZE,
    PLACE_TOKEN,
    PLACES_AT,
    REWARDS,
    RIVAL_SIZE,
    RIVAL_SLOT_SIZE,
    RIVAL_SLOT_TOKEN,
    RIVAL_SLOTS_AT,
    RIVAL_TOKEN,
    RIVALS_AT,
    SEAT,
    SLOT_SIZE,
    SLOT_TOKEN,
    SLOTS_AT,
    TABLE,
    TABLE_AT,
    TAKES,
    THERMOMETER,
    UPGRADES,
    starts_of,
)
from projectl.agents.network.lays import NO_LAY, best_key, write_lay
from projectl.rules.bits import count_bits, has_bit
from projectl.rules.coins import pieces_of
from projectl.rules.hidden import seen_puzzles
from projectl.rules.kernel import inlined, integer, kernel
from projectl.rules.legal import may_pass, offer_of, upgrades_of
from projectl.rules.mastermind import next_takes
from projectl.rules.observation import LETTERS, TILE, TILE_FACES, tile_row
from projectl.rules.pieces import CELLS, SHAPES
from projectl.rules.puzzles import (
    BLACK,
    BLACKS,
    PUZZLE_HOLE,
    PUZZLE_POINTS,
    PUZZLE_REWARD,
    WHITE,
    WHITES,
)
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import (
    FACE_DOWN_TILES,
    GRID_COLUMNS,
    NONE,
    PLACES,
    ROUNDS_WITH_TILES,
    SLOTS,
    State,
    has_tiles,
    is_solo,
)
from projectl.rules.tilings import TilingTable, multiset_of, subhole_of, whole_hole

THERE, HOLE, POINTS, REWARD = starts_of(FACE)
SLOT_FACE, SLOT_LAID, SLOT_MASTERED, SLOT_FILLING, SLOT_LAY = starts_of(SLOT_TOKEN)
RIVAL_FACE, RIVAL_LAID, RIVAL_FILLING = starts_of(RIVAL_SLOT_TOKEN)
PLACE_FACE, PLACE_BLACK, PLACE_LOCKS, PLACE_NEXT, PLACE_FILLING, PLACE_RIVAL = starts_of(
    PLACE_TOKEN
)
SUPPLY, OWNED_PIECES, FINISHED, COINS, PENDING, COIN_STEPS = starts_of(SEAT)
RIVAL_THERE, RIVAL_SEAT, RIVAL_MARGIN, RIVAL_BEGAN = starts_of(RIVAL_TOKEN)
(
    MODE,
    SEATS_AT,
    DIFFICULTY,
    PHASE,
    ACTIONS_LEFT,
    MASTER_USED,
    REWARD_DUE,
    LAST_ROUND,
    ROUND,
    IDLE_ROUNDS,
    MOVED,
    BEGAN,
    OWN_SEAT,
    OWNED,
    RESERVE,
    WHITE_LEFT,
    BLACK_LEFT,
    UNSEEN,
    MASTERMIND_MARGIN,
    LOCKS,
    MASTERMIND_SUPPLY,
    BANK,
    TILES_AT,
) = (TABLE_AT + start for start in starts_of(TABLE))
AHEAD, BEHIND = starts_of(MARGIN)
MOST_AHEAD = 60
USUAL_ACTIONS = 3
BLACK_STEPS = 8
COIN_STEPS_SHOWN = SEAT["coin_steps"]


@kernel
def seat_ahead(state: State, ahead: int) -> int:
    """The seat so many turns after the player's."""
    seat = integer(state.player) + ahead
    return seat if seat < state.seats else seat - integer(state.seats)


@inlined
def write_counts(counts: Any, out: Any, at: int) -> None:
    """How many of each shape: as steps, and as a number."""
    for shape in range(SHAPES):
        count = integer(counts[shape])
        for step in range(min(count, THERMOMETER)):
            out[at + step * SHAPES + shape] = 1
        out[at + THERMOMETER * SHAPES + shape] = count


@inlined
def write_face(puzzle: int, hole: int, out: Any, at: int) -> None:
    """What is printed on a puzzle, with the cells still empty."""
    out[at + THERE] = 1
    for cell in range(CELLS):
        if has_bit(hole, cell):
            out[at + HOLE + cell] = 1
    out[at + POINTS] = PUZZLE_POINTS[puzzle]
    out[at + REWARD + PUZZLE_REWARD[puzzle]] = 1


@kernel
def write_slot(state: State, slot: int, out: Any, table: TilingTable) -> int:
    """A slot of the player; its cost, which the lays are compared with."""
    seat = integer(state.player)
    puzzle = integer(state.puzzle[seat, slot])
    if puzzle == NONE:
        return 0
    at = SLOTS_AT + slot * SLOT_SIZE
    hole = integer(state.hole[seat, slot])
    write_face(puzzle, hole, out, at + SLOT_FACE)
    for shape in range(SHAPES):
        out[at + SLOT_LAID + shape] = state.laid[seat, slot, shape]
    out[at + SLOT_MASTERED] = has_bit(integer(state.mastered), slot)
    subhole = subhole_of(puzzle, hole, table)
    filling = filling_of(subhole, multiset_of(state.supply[seat]), table)
    write_filling(filling, integer(table.fewest[subhole]), out, at + SLOT_FILLING)
    return filling.cost


@kernel
def write_rival_slot(state: State, ahead: int, slot: int, out: Any, table: TilingTable) -> None:
    """A slot of somebody else, as that seat can fill it."""
    seat = seat_ahead(state, ahead)
    puzzle = integer(state.puzzle[seat, slot])
    if puzzle == NONE:
        return
    at = RIVAL_SLOTS_AT + ((ahead - 1) * SLOTS + slot) * RIVAL_SLOT_SIZE
    hole = integer(state.hole[seat, slot])
    write_face(puzzle, hole, out, at + RIVAL_FACE)
    for shape in range(SHAPES):
        out[at + RIVAL_LAID + shape] = state.laid[seat, slot, shape]
    subhole = subhole_of(puzzle, hole, table)
    filling = filling_of(subhole, multiset_of(state.supply[seat]), table)
    write_filling(filling, integer(table.fewest[subhole]), out, at + RIVAL_FILLING)


@kernel
def write_place(state: State, place: int, out: Any, table: TilingTable) -> None:
    """A place of the market, as the player can fill its puzzle."""
    puzzle = integer(state.market[place])
    if puzzle == NONE:
        return
    at = PLACES_AT + place * PLACE_SIZE
    write_face(puzzle, PUZZLE_HOLE[puzzle], out, at + PLACE_FACE)
    out[at + PLACE_BLACK] = puzzle >= WHITES
    if is_solo(state):
        for step in range(min(integer(state.locks[place % GRID_COLUMNS]), THERMOMETER)):
            out[at + PLACE_LOCKS + step] = 1
        first, second = next_takes(state)
        out[at + PLACE_NEXT] = place == first
        out[at + PLACE_NEXT + 1] = place == second
    subhole = whole_hole(puzzle, table)
    filling = filling_of(subhole, multiset_of(state.supply[state.player]), table)
    write_filling(filling, integer(table.fewest[subhole]), out, at + PLACE_FILLING)


@kernel
def write_rival_place(state: State, place: int, out: Any, table: TilingTable) -> None:
    """A place of the market, as the next seat can fill its puzzle."""
    puzzle = integer(state.market[place])
    if puzzle == NONE or is_solo(state):
        return
    stock = multiset_of(state.supply[seat_ahead(state, 1)])
    filling = filling_of(whole_hole(puzzle, table), stock, table)
    write_rival_filling(filling, out, PLACES_AT + place * PLACE_SIZE + PLACE_RIVAL)


@inlined
def write_margin(margin: int, out: Any, at: int) -> None:
    """Points ahead or behind."""
    start = at + AHEAD if margin > 0 else at + BEHIND
    distance = min(abs(margin), MOST_AHEAD)
    out[start] = distance
    out[start + 1] = min(distance, 5)
    out[start + 2] = min(distance, 2)


@inlined
def write_seat(state: State, seat: int, out: Any, at: int) -> None:
    """What a seat has."""
    write_counts(state.supply[seat], out, at + SUPPLY)
    pieces = 0
    for shape in range(SHAPES):
        pieces += pieces_of(state, seat, shape)
    out[at + OWNED_PIECES] = pieces
    out[at + FINISHED] = count_bits(state.finished[seat])
    coins = integer(state.available[seat])
    out[at + COINS] = coins
    out[at + PENDING] = state.pending[seat]
    for step in range(min(coins, COIN_STEPS_SHOWN)):
        out[at + COIN_STEPS + step] = 1


@kernel
def write_rival(state: State, ahead: int, out: Any) -> None:
    """Another seat, and how far the player is ahead of it."""
    seat = seat_ahead(state, ahead)
    at = RIVALS_AT + (ahead - 1) * RIVAL_SIZE
    out[at + RIVAL_THERE] = 1
    write_seat(state, seat, out, at + RIVAL_SEAT)
    margin = score_of(state, integer(state.player)) - score_of(state, seat)
    write_margin(margin, out, at + RIVAL_MARGIN)
    out[at + RIVAL_BEGAN] = state.first == seat


@kernel
def write_table(state: State, out: Any) -> None:
    """Which game it is, how far it is, what the game waits for, and what the player has."""
    seat = integer(state.player)
    out[MODE + integer(state.mode)] = 1
    out[SEATS_AT + integer(state.seats) - 1] = 1
    if is_solo(state):
        out[DIFFICULTY + integer(state.difficulty)] = 1
    out[PHASE + integer(state.phase)] = 1
    left = integer(state.actions_left)
    for step in range(min(left, USUAL_ACTIONS)):
        out[ACTIONS_LEFT + step] = 1
    out[ACTIONS_LEFT + USUAL_ACTIONS] = max(left - USUAL_ACTIONS, 0)
    out[MASTER_USED] = state.master_used
    if state.reward_due != NONE:
        out[REWARD_DUE + integer(state.reward_due)] = 1
    last, now = integer(state.last_round), integer(state.round_number)
    out[LAST_ROUND] = last > now
    out[LAST_ROUND + 1] = last == now
    out[ROUND] = min(now, MOST_AHEAD)
    out[IDLE_ROUNDS] = state.idle_rounds
    out[MOVED] = state.moved
    out[BEGAN] = state.first == seat
    write_seat(state, seat, out, OWN_SEAT)
    for shape in range(SHAPES):
        out[OWNED + shape] = pieces_of(state, seat, shape)


@kernel
def write_stock(state: State, out: Any) -> None:
    """The reserve, the decks, and which puzzles nobody has seen."""
    write_counts(state.reserve, out, RESERVE)
    out[WHITE_LEFT] = state.deck_left[WHITE]
    black = integer(state.deck_left[BLACK])
    for step in range(min(black, BLACK_STEPS)):
        out[BLACK_LEFT + step] = 1
    out[BLACK_LEFT + BLACK_STEPS] = black
    seen = seen_puzzles(state)
    for puzzle in range(WHITES + BLACKS):
        if not has_bit(seen, puzzle):
            out[UNSEEN + puzzle] = 1


@kernel
def write_mode(state: State, out: Any) -> None:
    """What only some modes have: the mastermind, the tiles."""
    if is_solo(state):
        write_margin(score_of(state, 0) - mastermind_score(state), out, MASTERMIND_MARGIN)
        for column in range(GRID_COLUMNS):
            out[LOCKS + column] = state.locks[column]
        out[MASTERMIND_SUPPLY] = state.mastermind_supply
    if has_tiles(state):
        out[BANK] = state.bank
        current = integer(state.round_number) - 1
        for ahead in range(ROUNDS_WITH_TILES - current):
            row = tile_row(state, current + ahead)
            known = LETTERS if current + ahead < FACE_DOWN_TILES else TILE
            for k in range(known):
                if TILE_FACES[row, k] != 0:
                    out[TILES_AT + ahead * TILE + k] = 1


@kernel
def write_legal(state: State, lays: Any, legal: Any) -> None:
    """A one at every legal output of the policy, given the lays.

    A Master is offered only where two slots can be laid on.
    """
    offer = offer_of(state)
    for place in range(PLACES):
        legal[TAKES + place] = has_bit(offer.takes, place)
    slots = 0
    for slot in range(SLOTS):
        fits = False
        for shape in range(SHAPES):
            lay = slot * SHAPES + shape
            legal[LAYS + lay] = lays[lay] != NO_LAY
            fits |= lays[lay] != NO_LAY
        slots += fits
    for shape in range(SHAPES):
        legal[PIECES + shape] = has_bit(offer.pieces, shape)
        legal[REWARDS + shape] = has_bit(offer.rewards, shape)
        gets = upgrades_of(shape, offer.gets) if has_bit(offer.gives, shape) else 0
        for get in range(SHAPES):
            legal[UPGRADES + shape * SHAPES + get] = has_bit(gets & NOT_LOWER[shape], get)
    legal[MASTERS] = offer.master and slots > 1
    legal[MASTERS + 1] = offer.done
    legal[MASTERS + 2] = offer.insert
    legal[MASTERS + 3] = may_pass(state, offer)
    legal[MASTERS + 4] = offer.end


@kernel
def encode(state: State, out: Any, lays: Any, legal: Any, table: TilingTable) -> None:
    """Everything about one position, into arrays that need not be clean.

    `lays` gets the place action of each slot and shape, or NO_LAY.
    """
    out[:] = 0
    for slot in range(SLOTS):
        cost = write_slot(state, slot, out, table)
        for shape in range(SHAPES):
            key = best_key(state, slot, shape, table)
            at = SLOTS_AT + slot * SLOT_SIZE + SLOT_LAY
            lays[slot * SHAPES + shape] = write_lay(state, slot, shape, key, cost, out, at, table)
    for place in range(PLACES):
        write_place(state, place, out, table)
        write_rival_place(state, place, out, table)
    for ahead in range(1, integer(state.seats)):
        write_rival(state, ahead, out)
        for slot in range(SLOTS):
            write_rival_slot(state, ahead, slot, out, table)
    write_table(state, out)
    write_stock(state, out)
    write_mode(state, out)
    write_legal(state, lays, legal)


@kernel
def action_of_output(output: int, lays: Any) -> int:
    """The action that an output of the policy stands for."""
    if LAYS <= output < PIECES:
        return integer(lays[output - LAYS])
    return ACTION_OF[output]
