"""What happens when a hole is full (R4)."""

import numpy as np

from projectl.rules.bits import has_bit
from projectl.rules.coins import pay_pink
from projectl.rules.kernel import kernel
from projectl.rules.legal import reserve_shapes, rewards_on_offer
from projectl.rules.pieces import SHAPES
from projectl.rules.puzzles import PUZZLE_REWARD
from projectl.rules.state import NONE, SLOTS, Phase, State
from projectl.rules.tiles import Pays


@kernel
def is_complete(state: State, slot: int) -> bool:
    """R4.1: the hole is full."""
    return state.puzzle[state.player, slot] != NONE and state.hole[state.player, slot] == 0


@kernel
def clear_slot(state: State, slot: int) -> None:
    """The pieces go back to the supply, the puzzle to the finished pile (R4.2)."""
    player = state.player
    for shape in range(SHAPES):
        state.supply[player, shape] += state.laid[player, slot, shape]
        state.laid[player, slot, shape] = 0
    state.finished[player] |= np.uint64(1) << np.uint64(state.puzzle[player, slot])
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
    for slot in range(SLOTS):
        if is_complete(state, slot):
            reward = PUZZLE_REWARD[state.puzzle[state.player, slot]]
            clear_slot(state, slot)
            pay_pink(state, Pays.COMPLETING, reward)
            if not pay_reward(state, reward):
                state.reward_due = reward
                state.phase = Phase.REWARD
                return False
    return True
