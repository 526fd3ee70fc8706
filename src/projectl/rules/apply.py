"""Playing one legal action. Nothing here asks whether it is legal: `legal.is_legal` does."""

from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.bits import lowest_bit
from projectl.rules.coins import pay_for_action
from projectl.rules.completing import clear_slot, complete_slots, gain_piece, settle_puzzles
from projectl.rules.kernel import inlined, kernel
from projectl.rules.legal import INSERT_PRICE, can_insert, free_slot
from projectl.rules.market import refill
from projectl.rules.mastermind import give_lock, is_locked
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE
from projectl.rules.puzzles import PUZZLE_HOLE
from projectl.rules.rounds import end_touches, end_turn
from projectl.rules.state import GRID_COLUMNS, NONE, Phase, State, is_solo


@inlined
def fill_slot(state: State, slot: int, puzzle: int) -> None:
    """Lay a puzzle, still empty, into a slot of the player."""
    state.puzzle[state.player, slot] = puzzle
    state.hole[state.player, slot] = PUZZLE_HOLE[puzzle]
    state.moved = 1


@kernel
def take_puzzle(state: State, place: int) -> None:
    """R3.3, and in solo a lock of its column goes to the mastermind (R7.3)."""
    fill_slot(state, free_slot(state), state.market[place])
    if is_solo(state) and is_locked(state, place % GRID_COLUMNS):
        give_lock(state, place % GRID_COLUMNS)
    refill(state, place)


@kernel
def upgrade_piece(state: State, give: int, get: int) -> None:
    """R3.5."""
    state.supply[state.player, give] -= 1
    state.reserve[give] += 1
    gain_piece(state, get)


@inlined
def lay_piece(state: State, slot: int, placement: int) -> None:
    """R3.6: a piece goes from the supply to the hole; a Master remembers the slot (R3.7)."""
    shape = PLACEMENT_SHAPE[placement]
    state.supply[state.player, shape] -= 1
    state.laid[state.player, slot, shape] += 1
    state.hole[state.player, slot] ^= PLACEMENT_MASK[placement]
    state.moved = 1
    if state.phase == Phase.MASTER:
        state.mastered |= 1 << slot


@kernel
def place_piece(state: State, slot: int, placement: int) -> None:
    """Lay a piece, and pay for it if it is a finishing touch."""
    lay_piece(state, slot, placement)
    if state.phase == Phase.TOUCH:
        pay_touch(state)


@kernel
def pay_touch(state: State) -> None:
    """R5.2: a touch costs a point, or a coin while there is one (R8.7)."""
    if state.available[state.player] > 0:
        state.available[state.player] -= 1
        state.bank += 1
    else:
        state.touches[state.player] += 1


@kernel
def finish_touches(state: State) -> None:
    """R5.2: only now do the completed puzzles count; no reward is paid."""
    complete = complete_slots(state)
    while complete != 0:
        clear_slot(state, lowest_bit(complete))
        complete &= complete - 1
    end_touches(state)


@kernel
def buy_action(state: State) -> None:
    """Insert (R8.5)."""
    state.available[state.player] -= INSERT_PRICE
    state.bank += INSERT_PRICE
    state.actions_left += 1


@kernel
def begin_master(state: State) -> None:
    """R3.7: from here to `done` each puzzle takes one piece."""
    state.phase = Phase.MASTER
    state.master_used = 1


@kernel
def choose_reward(state: State, shape: int) -> None:
    """R4.3: the substitute for a reward."""
    gain_piece(state, shape)
    state.reward_due = NONE


@kernel
def carry_out(state: State, action: int) -> int:
    """Do what the action says; the shape it moved, or 0 where none matters."""
    kind = kind_of(action)
    if kind == Kind.PLACE:
        slot, placement = placed_at(action)
        place_piece(state, slot, placement)
        return PLACEMENT_SHAPE[placement]
    if kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        upgrade_piece(state, give, get)
        return get
    if kind == Kind.TAKE:
        take_puzzle(state, taken_place(action))
    elif kind == Kind.PIECE:
        gain_piece(state, taken_piece(action))
    elif kind == Kind.REWARD:
        choose_reward(state, chosen_reward(action))
    elif kind == Kind.MASTER:
        begin_master(state)
    elif kind == Kind.INSERT:
        buy_action(state)
    return 0


@kernel
def uses_an_action(state: State, kind: int) -> bool:
    """Whether this is one of the actions of the turn, a Master with its beginning (R3.1)."""
    if kind == Kind.PLACE:
        return state.phase == Phase.ACT
    return kind <= Kind.UPGRADE or kind == Kind.MASTER or kind == Kind.PASS


@kernel
def is_resolved(state: State, kind: int) -> bool:
    """Whether an action of the turn is carried out whole, a Master with its `done` (R4.1)."""
    if state.phase == Phase.MASTER:
        return kind == Kind.DONE
    return kind != Kind.INSERT


@kernel
def finish_action(state: State, kind: int) -> None:
    """Completed puzzles, then the next action or the end of the turn."""
    state.mastered = 0
    if not settle_puzzles(state):
        return
    state.phase = Phase.ACT
    if state.actions_left == 0 and (kind == Kind.END or not can_insert(state)):
        end_turn(state)


@kernel
def apply(state: State, action: int) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if uses_an_action(state, kind):
        state.actions_left -= 1
    shape = carry_out(state, action)
    if state.phase == Phase.TOUCH:
        if kind == Kind.DONE:
            finish_touches(state)
        return
    pay_for_action(state, kind, shape)
    if is_resolved(state, kind):
        finish_action(state, kind)
