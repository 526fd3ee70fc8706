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
from projectl.rules.coins import pay_pink
from projectl.rules.completing import clear_slot, gain_piece, is_complete, settle_puzzles
from projectl.rules.kernel import kernel
from projectl.rules.legal import INSERT_PRICE, can_insert, free_slot
from projectl.rules.market import refill
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE
from projectl.rules.puzzles import PUZZLE_HOLE
from projectl.rules.rounds import end_touches, end_turn
from projectl.rules.state import GRID_COLUMNS, NONE, SLOTS, Phase, State, is_solo
from projectl.rules.tiles import Pays


@kernel
def take_puzzle(state: State, place: int) -> None:
    """R3.3, and in solo a lock of its column goes to the mastermind (R7.3)."""
    puzzle = state.market[place]
    slot = free_slot(state)
    state.puzzle[state.player, slot] = puzzle
    state.hole[state.player, slot] = PUZZLE_HOLE[puzzle]
    state.moved = 1
    if is_solo(state) and state.locks[place % GRID_COLUMNS] > 0:
        state.locks[place % GRID_COLUMNS] -= 1
        state.mastermind_supply += 1
    refill(state, place)
    pay_pink(state, Pays.TAKING, 0)


@kernel
def take_piece(state: State, shape: int) -> None:
    """R3.4."""
    gain_piece(state, shape)
    pay_pink(state, Pays.TRADING, shape)


@kernel
def upgrade_piece(state: State, give: int, get: int) -> None:
    """R3.5."""
    state.supply[state.player, give] -= 1
    state.reserve[give] += 1
    gain_piece(state, get)
    pay_pink(state, Pays.TRADING, get)


@kernel
def lay_piece(state: State, slot: int, placement: int) -> None:
    """R3.6: a piece goes from the supply to the hole."""
    shape = PLACEMENT_SHAPE[placement]
    state.supply[state.player, shape] -= 1
    state.laid[state.player, slot, shape] += 1
    state.hole[state.player, slot] ^= PLACEMENT_MASK[placement]


@kernel
def place_piece(state: State, slot: int, placement: int) -> None:
    """One piece placed, as an action or within a Master."""
    lay_piece(state, slot, placement)
    state.moved = 1
    pay_pink(state, Pays.PLACING, PLACEMENT_SHAPE[placement])
    if state.phase == Phase.MASTER:
        state.mastered |= 1 << slot
        pay_pink(state, Pays.MASTERING, PLACEMENT_SHAPE[placement])


@kernel
def touch(state: State, slot: int, placement: int) -> None:
    """R5.2: a piece for a point, or for a coin while there is one (R8.7)."""
    lay_piece(state, slot, placement)
    if state.available[state.player] > 0:
        state.available[state.player] -= 1
        state.bank += 1
    else:
        state.touches[state.player] += 1


@kernel
def finish_touches(state: State) -> None:
    """R5.2: only now do the completed puzzles count; no reward is paid."""
    for slot in range(SLOTS):
        if is_complete(state, slot):
            clear_slot(state, slot)
    end_touches(state)


@kernel
def buy_action(state: State) -> None:
    """Insert (R8.5)."""
    state.available[state.player] -= INSERT_PRICE
    state.bank += INSERT_PRICE
    state.actions_left += 1


@kernel
def begin_master(state: State) -> None:
    state.phase = Phase.MASTER
    state.master_used = 1


@kernel
def finish_action(state: State) -> None:
    """After an action: completed puzzles, then the next action or the end of the turn."""
    if not settle_puzzles(state):
        return
    state.phase = Phase.ACT
    if state.actions_left == 0 and not can_insert(state):
        end_turn(state)


@kernel
def begin_action(state: State, action: int) -> None:
    """One of the actions of a turn (R3.3-R3.7); a pass only uses it up (R3.2)."""
    state.actions_left -= 1
    kind = kind_of(action)
    if kind == Kind.MASTER:
        begin_master(state)
        return
    if kind == Kind.TAKE:
        take_puzzle(state, taken_place(action))
    elif kind == Kind.PIECE:
        take_piece(state, taken_piece(action))
    elif kind == Kind.UPGRADE:
        give, get = traded_shapes(action)
        upgrade_piece(state, give, get)
    elif kind == Kind.PLACE:
        slot, placement = placed_at(action)
        place_piece(state, slot, placement)
    finish_action(state)


@kernel
def apply_in_master(state: State, action: int) -> None:
    """A Master's placements, and the `done` that resolves them (R4.1)."""
    if kind_of(action) == Kind.PLACE:
        slot, placement = placed_at(action)
        place_piece(state, slot, placement)
    else:
        state.mastered = 0
        finish_action(state)


@kernel
def apply_in_touches(state: State, action: int) -> None:
    """Finishing touches, and the `done` that counts them."""
    if kind_of(action) == Kind.PLACE:
        slot, placement = placed_at(action)
        touch(state, slot, placement)
    else:
        finish_touches(state)


@kernel
def apply(state: State, action: int) -> None:
    """Play a legal action."""
    kind = kind_of(action)
    if state.phase == Phase.MASTER:
        apply_in_master(state, action)
    elif state.phase == Phase.TOUCH:
        apply_in_touches(state, action)
    elif kind == Kind.REWARD:
        gain_piece(state, chosen_reward(action))
        state.reward_due = NONE
        finish_action(state)
    elif kind == Kind.INSERT:
        buy_action(state)
    elif kind == Kind.END:
        end_turn(state)
    else:
        begin_action(state, action)
