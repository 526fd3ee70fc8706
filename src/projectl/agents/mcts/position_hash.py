"""A hash of a position, by which two sequences of actions are seen to be the same turn."""

from projectl.rules.bits import has_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.pieces import SHAPES
from projectl.rules.state import NONE, PLACES, SLOTS, State

_MIX = 0x2545F4914F6CDD1D
_MIX_MORE = 0x5851F42D4C957F2D


@kernel
def mixed(number: int) -> int:
    """A number with its bits spread over a word."""
    number = (number ^ (number >> 29)) * _MIX
    number = (number ^ (number >> 32)) * _MIX_MORE
    return number ^ (number >> 29)


@kernel
def position_hash(state: State, seat: int, with_market: bool) -> int:
    """Equal for positions of one turn that differ in nothing that matters to its seat."""
    total = mixed(state.finished[seat] + 1)
    supply = 0
    for shape in range(SHAPES):
        supply = supply << 5 | integer(state.supply[seat, shape])
    total += mixed(supply + 7)
    for slot in range(SLOTS):
        if state.puzzle[seat, slot] != NONE:
            hole = integer(state.hole[seat, slot])
            marked = has_bit(integer(state.mastered), slot)
            laid = 0
            for shape in range(SHAPES):
                laid = laid << 5 | integer(state.laid[seat, slot, shape])
            card = mixed(integer(state.puzzle[seat, slot]) << 32 | hole << 1 | marked)
            total += mixed(card + laid)
    if with_market:
        for place in range(PLACES):
            total += mixed(integer(state.market[place]) << 12 | place << 4 | 5)
    rest = integer(state.available[seat]) << 16 | integer(state.pending[seat]) << 8
    rest |= integer(state.actions_left) << 4 | integer(state.master_used) << 3
    rest |= integer(state.round_number) << 28 | integer(state.player) << 24
    return total + mixed(rest | integer(state.phase))
