"""What happens when a hole is full (R4)."""

from projectl.rules.bits import has_bit, lowest_bit
from projectl.rules.coins import pay_for_completing
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import reserve_shapes, rewards_on_offer
from projectl.rules.pieces import SHAPES
from projectl.rules.puzzles import PUZZLE_REWARD
from projectl.rules.state import NONE, SLOTS, Phase, State


@kernel
def complete_slots(state: State) -> int:
    """The player's slots whose hole is full, as a set (R4.1)."""
    slots = 0
    for slot in range(SLOTS):
        is_full = state.puzzle[state.player, slot] != NONE and state.hole[state.player, slot] == 0
        slots |= is_full << slot
    return slots


@kernel
def clear_slot(state: State, slot: int) -> None:
    """The pieces go back to the supply, the puzzle to the finished pile (R4.2)."""
    player = state.player
    for shape in range(SHAPES):
        state.supply[player, shape] += state.laid[player, slot, shape]
        state.laid[player, slot, shape] = 0
    state.finished[player] |= 1 << integer(state.puzzle[player, slot])
    state.puzzle[player, slot] = NONE


@kernel
def gain_piece(state: State, shape: int) -> None:
    """One piece from the reserve to the player's supply."""
    state.reserve[shape] -= 1
    state.supply[state.player, shape] += 1


@kernel
def pay_reward(state: State, shape: int) -> bool:
    """Pay a reward; False if the player has to choose a substitute first (R4.3)."""
    reserve = reserve_shapes(state)
    if has_bit(reserve, shape):
        gain_piece(state, shape)
        return True
    return rewards_on_offer(shape, reserve) == 0


@kernel
def settle_puzzles(state: State) -> bool:
    """Resolve completed puzzles in slot order (R4.4); False when a reward is to be chosen."""
    complete = complete_slots(state)
    while complete != 0:
        slot = lowest_bit(complete)
        reward = PUZZLE_REWARD[state.puzzle[state.player, slot]]
        clear_slot(state, slot)
        pay_for_completing(state)
        if not pay_reward(state, reward):
            state.reward_due = reward
            state.phase = Phase.REWARD
            return False
        complete &= complete - 1
    return True
