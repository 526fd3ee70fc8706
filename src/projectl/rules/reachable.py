"""Whether play can have led to a record: what its rounds, turn and cards say of each other.

`serialise` asks first whether all components are there; here the numbers on them are compared.
The state of the generator is the one field that nothing else in a record speaks of.
"""

import numpy as np

from projectl.rules.dealing import (
    BLACK_CARDS,
    COINS,
    LOCKS,
    MASTERMIND_SUPPLY,
    SET_OF_TILE,
    SOLO_BLACK_CARDS,
    WHITE_CARDS,
)
from projectl.rules.legal import INSERT_PRICE, can_insert
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLES, Colour
from projectl.rules.rounds import ACTIONS_A_TURN, IDLE_ROUNDS_TO_END
from projectl.rules.state import (
    FACE_DOWN_TILES,
    GRID_COLUMNS,
    NONE,
    ROUNDS_WITH_TILES,
    ROW,
    SLOTS,
    SOLO_MODES,
    EndReason,
    Mode,
    Phase,
    State,
)
from projectl.rules.tiles import TILES_A_SET

DEALT_PIECES = 2  # R2.3
AFTER_ROUNDS = (Phase.TOUCH, Phase.OVER)
WITH_TILES = (Mode.FINESSE, Mode.FINESSE_SOLO)


def fault_of_history(state: State) -> str:
    """Why play cannot have led here; empty if nothing speaks against it."""
    fault = fault_of_turn(state) or fault_of_rounds(state) or fault_of_end(state)
    fault = fault or fault_of_seats(state) or fault_of_market(state) or fault_of_mastermind(state)
    return fault or fault_of_tiles(state) or fault_of_slots(state) or fault_of_actions(state)


def fault_of_turn(state: State) -> str:
    """What is wrong with what is left of the turn."""
    phase, left = Phase(state.phase), int(state.actions_left)
    if state.padding.any() or state.moved > 1 or state.master_used > 1:
        return "a field that is 0 or 1 has another value"
    bought = COINS // INSERT_PRICE if state.mode in WITH_TILES else 0
    if left > ACTIONS_A_TURN + bought:
        return f"{left} actions are left of {ACTIONS_A_TURN}"
    if phase in AFTER_ROUNDS and (left or state.master_used or state.pending.any()):
        return "a turn goes on after the last round"
    if phase is Phase.MASTER and not state.master_used:
        return "a Master is open that was not begun"
    if phase is Phase.ACT and left == 0 and not can_insert(state):
        return "no action is left, and none can be bought"
    if phase is not Phase.REWARD and state.reward_due != NONE:
        return f"reward {state.reward_due} is due in phase {phase.name}"
    if left < ACTIONS_A_TURN or phase is not Phase.ACT or state.mode in WITH_TILES:
        return ""
    if state.master_used or (state.moved and state.player == state.first):
        return "something was done in a turn that has all its actions"
    return ""


def fault_of_rounds(state: State) -> str:
    """What is wrong with the rounds: which is the last one, and how many were idle (R3.8, R5.1)."""
    now, last = int(state.round_number), int(state.last_round)
    announced = int(state.deck_left[Colour.BLACK]) == 0
    if last and not (announced and last >= 2 and now <= last <= now + 1):
        return f"round {last} is to be the last, in round {now}"
    if announced and not last and not (state.mode in WITH_TILES and now == ROUNDS_WITH_TILES):
        return "the black deck is empty, and no round is the last"
    ended = state.end_reason == EndReason.IDLE_ROUNDS
    most = IDLE_ROUNDS_TO_END - (not ended) if state.mode == Mode.BASE else 0
    if state.idle_rounds > min(most, rounds_over(state)):
        return f"{state.idle_rounds} rounds were idle, of {rounds_over(state)}"
    longest = IDLE_ROUNDS_TO_END * moves(state) + int(state.idle_rounds)
    if state.mode == Mode.BASE and now - 1 > longest:
        return f"somebody moved at most {moves(state)} times in {now} rounds"
    return ""


def fault_of_end(state: State) -> str:
    """What is wrong with the reason to end, or with whose turn ended it."""
    reason, now = EndReason(state.end_reason), int(state.round_number)
    because = {
        EndReason.NONE: True,
        EndReason.BLACK_DECK_EMPTY: state.mode not in SOLO_MODES and now == state.last_round,
        EndReason.DECK_EMPTY: state.mode in SOLO_MODES and now == state.last_round,
        EndReason.IDLE_ROUNDS: state.idle_rounds == IDLE_ROUNDS_TO_END,
        EndReason.LAST_TILE: now == ROUNDS_WITH_TILES and state.last_round == 0,
    }
    if not because[reason] or (reason is EndReason.LAST_TILE and state.mode not in WITH_TILES):
        return f"{reason.name} in round {now}"
    if state.phase == Phase.OVER and order(state, int(state.player)) != state.seats - 1:
        return f"the game is over, and seat {state.player} is not the last one"
    return ""


def fault_of_seats(state: State) -> str:
    """What is wrong with what seats have that is no card and no piece."""
    absent = slice(int(state.seats), None)
    owned = (state.hole, state.touches, state.pending, state.available)
    if any(field[absent].any() for field in owned) or (state.puzzle[absent] != NONE).any():
        return "somebody who does not play owns something"
    for seat in range(int(state.seats)):
        if state.pending[seat] and seat != state.player:
            return f"seat {seat} gains coins in the turn of seat {state.player}"
        touched = state.phase in AFTER_ROUNDS and order(state, seat) <= order(state, state.player)
        if state.touches[seat] > (cells_covered(state, seat) if touched else 0):
            return f"seat {seat} paid for {state.touches[seat]} touches"
        if state.touches[seat] and state.available[seat]:
            return f"seat {seat} paid a touch with a point, and has coins"
    return ""


def fault_of_market(state: State) -> str:
    """What is wrong with how many cards there are of a colour, and where they lie."""
    solo = state.mode in SOLO_MODES
    black = SOLO_BLACK_CARDS[state.mode] if solo else BLACK_CARDS[state.seats]
    dealt = {Colour.WHITE: int(WHITE_CARDS[state.mode]), Colour.BLACK: int(black)}
    cards = everywhere(state)
    for colour, count in dealt.items():
        if sum(PUZZLES[card].colour == colour for card in cards) != count:
            return f"there are not {count} cards of {colour.name}"
        if any(PUZZLES[card].colour != colour for card in state.deck[colour] if card != NONE):
            return "a card lies in the deck of the other colour"
    decks = state.deck_left.tolist()
    if solo and decks[Colour.WHITE] and decks[Colour.BLACK] != black:
        return "a black card was drawn before the last white one"
    for place, card in enumerate(state.market.tolist()):
        used = solo or place < 2 * ROW
        behind = sum(decks) if solo else decks[place // ROW] if used else 0
        if (card != NONE and not used) or (card == NONE and used and behind):
            return f"place {place + 1} of the market is not as it is refilled"
        if card != NONE and not solo and PUZZLES[card].colour != place // ROW:
            return "a card lies in the row of the other colour"
    return ""


def fault_of_mastermind(state: State) -> str:
    """What is wrong with the mastermind's pile, its locks, or the difficulty (R7)."""
    taken = int(state.mastermind_finished).bit_count()
    if state.mode not in SOLO_MODES:
        return "a mastermind without a solo game" if taken or state.difficulty else ""
    dealt = int(LOCKS.sum() + MASTERMIND_SUPPLY[state.difficulty])
    gone = dealt - int(state.locks.sum()) - int(state.mastermind_supply)
    if gone % GRID_COLUMNS:
        return f"{gone} locks left the game, not one of each column at a time"
    over, most = rounds_over(state), 2 if state.mode == Mode.FINESSE_SOLO else 1
    last = 2 if state.last_round else 0  # without a deck it may find nothing to take
    if not over - gone // GRID_COLUMNS - last <= taken <= most * over:
        return f"the mastermind took {taken} puzzles in {over} rounds"
    return ""


def fault_of_tiles(state: State) -> str:
    """What is wrong with the row of tiles, or with coins that no tile can have paid (R8)."""
    row = state.tiles.tolist()
    if state.mode not in WITH_TILES:
        return "tiles without Finesse" if row != [NONE] * ROUNDS_WITH_TILES else ""
    gone = [index < rounds_over(state) for index in range(ROUNDS_WITH_TILES)]
    if [tile == NONE for tile in row] != gone:
        return "the row has not a tile for each round to come"
    letters = [tile // TILES_A_SET for tile in row if tile != NONE]
    if any(letters.count(letter) > np.count_nonzero(letter == SET_OF_TILE) for letter in range(3)):
        return "the row has too many tiles of a set"
    if state.round_number <= FACE_DOWN_TILES and state.bank != COINS:
        return "coins were paid before a tile was face up"
    return ""


def fault_of_slots(state: State) -> str:
    """What is wrong with a puzzle that is worked on: full too early, or covered by no pieces."""
    for seat in range(int(state.seats)):
        for slot in range(SLOTS):
            puzzle, hole = int(state.puzzle[seat, slot]), int(state.hole[seat, slot])
            if puzzle == NONE:
                continue
            if hole == 0 and (seat != state.player or state.phase in (Phase.ACT, Phase.OVER)):
                return f"the puzzle in slot {slot + 1} of seat {seat} is full and not finished"
            laid = state.laid[seat, slot].tolist()
            if not is_covered(int(PUZZLE_HOLE[puzzle]) & ~hole, laid):
                return "the pieces on a puzzle do not cover what is filled of its hole"
    return ""


def fault_of_actions(state: State) -> str:
    """Who took more puzzles and pieces than there were actions; coins buy more in Finesse."""
    if state.mode in WITH_TILES:
        return ""
    for seat in range(int(state.seats)):
        turns = rounds_over(state)
        if state.phase not in AFTER_ROUNDS:
            turns += order(state, seat) <= order(state, int(state.player))
        spent = ACTIONS_A_TURN * turns - (int(state.actions_left) if seat == state.player else 0)
        finished = int(state.finished[seat]).bit_count()
        taken = finished + int((state.puzzle[seat] != NONE).sum())
        pieces = int(state.supply[seat].sum()) + int(state.laid[seat].sum())
        if pieces < DEALT_PIECES:
            return f"seat {seat} has {pieces} pieces, fewer than it was dealt"
        if taken + max(0, pieces - DEALT_PIECES - finished) > spent:
            return f"seat {seat} has more than {spent} actions can bring"
    return ""


def order(state: State, seat: int) -> int:
    """The how-many-th of a round a seat is, from 0."""
    return (int(seat) - int(state.first)) % int(state.seats)


def rounds_over(state: State) -> int:
    """How many rounds were played to their end."""
    return int(state.round_number) - (state.phase not in AFTER_ROUNDS)


def cells_covered(state: State, seat: int) -> int:
    """How many cells a seat has filled, of finished puzzles and of those in its slots."""
    pile = int(state.finished[seat])
    done = [int(hole) for card, hole in enumerate(PUZZLE_HOLE) if pile >> card & 1]
    for puzzle, hole in zip(state.puzzle[seat].tolist(), state.hole[seat].tolist(), strict=True):
        if puzzle != NONE:
            done.append(int(PUZZLE_HOLE[puzzle]) & ~hole)
    return sum(cells.bit_count() for cells in done)


def moves(state: State) -> int:
    """The most puzzles taken and pieces placed that can have led here (R3.8)."""
    taken = sum(int(pile).bit_count() for pile in state.finished) + (state.puzzle != NONE).sum()
    return int(taken) + sum(cells_covered(state, seat) for seat in range(int(state.seats)))


def everywhere(state: State) -> list[int]:
    """Every card of the game, wherever it lies."""
    lying = np.concatenate([state.puzzle.ravel(), state.market, state.deck.ravel()])
    piles = [int(pile) for pile in (*state.finished, state.mastermind_finished)]
    finished = [card for pile in piles for card in range(len(PUZZLES)) if pile >> card & 1]
    return [int(card) for card in lying if card != NONE] + finished


def is_covered(cells: int, pieces: list[int]) -> bool:
    """Whether these pieces, all of them, can lie on just these cells."""
    if cells == 0:
        return not any(pieces)
    lowest = cells & -cells
    for mask, shape in zip(_MASKS, _SHAPES, strict=True):
        if mask & lowest and not mask & ~cells and pieces[shape]:
            fewer = [count - (other == shape) for other, count in enumerate(pieces)]
            if is_covered(cells & ~mask, fewer):
                return True
    return False


_MASKS = PLACEMENT_MASK.tolist()
_SHAPES = PLACEMENT_SHAPE.tolist()
