"""A hash of a position, by which two sequences of actions are seen to be the same turn.

It is made of unsigned words: a signed number that overflows is anything at all once compiled.
"""

import numpy as np

from projectl.rules.bits import has_bit
from projectl.rules.chance import scramble
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import SHAPES
from projectl.rules.state import NONE, PLACES, SLOTS, State


@kernel
def position_hash(state: State, seat: int, with_market: bool) -> np.uint64:
    """Equal for positions of one turn that differ in nothing that matters to its seat."""
    total = scramble(np.uint64(state.finished[seat] + 1))
    supply = 0
    for shape in range(SHAPES):
        supply = supply << 5 | integer(state.supply[seat, shape])
    total += scramble(np.uint64(supply + 7))
    for slot in range(SLOTS):
        if state.puzzle[seat, slot] != NONE:
            hole = integer(state.hole[seat, slot])
            marked = has_bit(integer(state.mastered), slot)
            laid = 0
            for shape in range(SHAPES):
                laid = laid << 5 | integer(state.laid[seat, slot, shape])
            card = integer(state.puzzle[seat, slot]) << 32 | hole << 1 | marked
            total += scramble(scramble(np.uint64(card)) + np.uint64(laid))
    if with_market:
        for place in range(PLACES):
            card = integer(state.market[place]) << 12 | place << 4 | 5
            total += scramble(np.uint64(card))
    rest = integer(state.available[seat]) << 16 | integer(state.pending[seat]) << 8
    rest |= integer(state.actions_left) << 4 | integer(state.master_used) << 3
    rest |= integer(state.round_number) << 28 | integer(state.player) << 24
    return total + scramble(np.uint64(rest | integer(state.phase)))
