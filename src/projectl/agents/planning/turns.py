"""Whole turns worth thinking about: all sensible sequences of actions, the best of them kept.

The search goes action by action and keeps, after each, the most promising positions. Sequences that
lead to the same position count once. A puzzle that is revealed during the turn is left alone: what
it will be nobody knows, so a turn that was found can be played whatever it is.
"""

from typing import Any, NamedTuple

from projectl.agents.planning.evaluation import Evaluator, meet_rival, value_of
from projectl.agents.planning.scratch import (
    FINISHED,
    LONGEST_TURN,
    MASTERS,
    SEARCHED,
    SEEN,
    SETTLED,
    SIMULATED,
    UNFINISHED,
    Scratch,
)
from projectl.agents.planning.work import best_lay, far_at_most, stock_of, work_of
from projectl.rules.actions import (
    DONE,
    END,
    INSERT,
    MASTER,
    PASS,
    Kind,
    kind_of,
    piece_action,
    place_action,
    reward_action,
    take_action,
    taken_place,
    upgrade_action,
)
from projectl.rules.apply import apply
from projectl.rules.bits import count_bits, has_bit, lowest_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import (
    is_legal,
    offer_of,
    open_hole,
    pieces_on_offer,
    places_on_offer,
    reserve_shapes,
    supply_shapes,
    upgrades_of,
)
from projectl.rules.listing import nth_legal
from projectl.rules.pieces import LEVEL, SHAPES
from projectl.rules.solve import ONE_PIECE, STOCK_ROOM, held
from projectl.rules.state import NONE, PLACES, SLOTS, Phase, State, has_tiles


class Beam(NamedTuple):
    """Whose turn is thought of, in which round, and how many turns are kept."""

    seat: int
    round_number: int
    width: int  # unfinished ones, after each action
    turns: int  # finished ones


_MIX = 0x2545F4914F6CDD1D
_MIX_MORE = 0x5851F42D4C957F2D
WORST = -1.0e9
NOWHERE = -1
SPARE_ACTIONS = 12  # a turn this near to the longest is not thought on


@kernel
def mixed(number: int) -> int:
    """A number with its bits spread over a word."""
    number = (number ^ (number >> 29)) * _MIX
    number = (number ^ (number >> 32)) * _MIX_MORE
    return number ^ (number >> 29)


@kernel
def hash_of(state: State, seat: int, fresh: int) -> int:
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
    for place in range(PLACES):
        if not has_bit(fresh, place):
            total += mixed(integer(state.market[place]) << 12 | place << 4 | 5)
    rest = integer(state.available[seat]) << 16 | integer(state.pending[seat]) << 8
    rest |= integer(state.actions_left) << 4 | integer(state.master_used) << 3
    rest |= integer(state.round_number) << 28 | integer(state.player) << 24
    return total + mixed(rest | integer(state.phase))


@kernel
def is_over(state: State, seat: int, round_number: int) -> bool:
    """Whether the turn a seat had in a round has come to its end."""
    if state.phase == Phase.TOUCH or state.phase == Phase.OVER:
        return True
    return state.player != seat or state.round_number != round_number


@kernel
def copy_turn(source: Any, to: Any) -> None:
    """Copy a TURN record."""
    to.value = source.value
    to.fresh = source.fresh
    to.length = source.length
    for n in range(source.length):
        to.actions[n] = source.actions[n]


@kernel
def play_in(state: State, turn: Any, action: int, scratch: Scratch) -> None:
    """Play an action of a turn that is being thought of."""
    if kind_of(action) == Kind.TAKE:
        turn.fresh |= 1 << taken_place(action)
    apply(state, action)
    turn.actions[turn.length] = action
    turn.length += 1
    scratch.counters[SIMULATED] += 1


@kernel
def choose_rewards(state: State, turn: Any, evaluator: Evaluator, scratch: Scratch) -> None:
    """Choose the substitute that is worth most, as long as one is due (R4.3)."""
    while state.phase == Phase.REWARD:
        seat = integer(state.player)
        offers = offer_of(state).rewards
        chosen = lowest_bit(offers)
        best = WORST
        while offers != 0:
            scratch.trial[0] = state
            trial = scratch.trial[0]
            apply(trial, reward_action(lowest_bit(offers)))
            scratch.counters[SIMULATED] += 1
            value = value_of(trial, seat, evaluator, scratch)
            if value > best:
                best, chosen = value, lowest_bit(offers)
            offers &= offers - 1
        play_in(state, turn, reward_action(chosen), scratch)


@kernel
def place_for(turn: Any, turns: Any, size: int, width: int) -> int:
    """Where a turn belongs among the best so many, or NOWHERE; `size` is a new place."""
    worst = 0
    for n in range(size):
        if turns[n].value < turns[worst].value:
            worst = n
    if size < width:
        return size
    return worst if turns[worst].value < turn.value else NOWHERE


@kernel
def is_seen(position: int, scratch: Scratch) -> bool:
    """Whether a position was met before in this turn; from now on it was."""
    key = position ^ mixed(scratch.counters[SEARCHED])
    row = key & (SEEN - 1)
    if scratch.seen[row] == key:
        return True
    scratch.seen[row] = key
    return False


@kernel
def keep_finished(turn: Any, beam: Beam, scratch: Scratch) -> None:
    """Keep a turn that is not thought on, if it is one of the best."""
    place = place_for(turn, scratch.finished, scratch.counters[FINISHED], beam.turns)
    if place != NOWHERE:
        copy_turn(turn, scratch.finished[place])
        scratch.counters[FINISHED] = max(scratch.counters[FINISHED], place + 1)


@kernel
def settle(state: State, turn: Any, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Judge a position of the turn, and keep it if it is one of the best."""
    scratch.counters[SETTLED] += 1
    if is_seen(hash_of(state, beam.seat, turn.fresh), scratch):
        return
    turn.value = value_of(state, beam.seat, evaluator, scratch)
    counters = scratch.counters
    if is_over(state, beam.seat, beam.round_number) or turn.length >= LONGEST_TURN - SPARE_ACTIONS:
        keep_finished(turn, beam, scratch)
        return
    place = place_for(turn, scratch.next_turns, counters[UNFINISHED], beam.width)
    if place != NOWHERE:
        copy_turn(turn, scratch.next_turns[place])
        scratch.next_states[place] = state
        counters[UNFINISHED] = max(counters[UNFINISHED], place + 1)


@kernel
def consider(index: int, action: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Play an action in an unfinished turn, and keep what comes of it if it is good."""
    scratch.candidate[0] = scratch.states[index]
    state, turn = scratch.candidate[0], scratch.candidate_turn[0]
    copy_turn(scratch.turns[index], turn)
    play_in(state, turn, action, scratch)
    choose_rewards(state, turn, evaluator, scratch)
    settle(state, turn, beam, evaluator, scratch)


@kernel
def sensible_lay(state: State, slot: int, shape: int, scratch: Scratch) -> int:
    """The best placement of a piece on a slot, or -1 if it brings the puzzle no nearer to full."""
    hole = open_hole(state, slot)
    if hole == 0:
        return -1
    stock = stock_of(state.supply[state.player])
    return best_lay(hole, stock, shape, scratch.best, scratch.memory, scratch.steps)


@kernel
def consider_places(index: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Every sensible piece on every puzzle."""
    state = scratch.states[index]
    for slot in range(SLOTS):
        shapes = supply_shapes(state)
        while shapes != 0:
            shape = lowest_bit(shapes)
            shapes &= shapes - 1
            placement = sensible_lay(state, slot, shape, scratch)
            if placement >= 0:
                consider(index, place_action(slot, placement), beam, evaluator, scratch)


@kernel
def saves_work(state: State, seat: int, give: int, get: int, scratch: Scratch) -> bool:
    """Whether an exchange brings any puzzle of a seat nearer to full."""
    stock = stock_of(state.supply[seat])
    other = stock - ONE_PIECE[give]
    if held(other, get) < STOCK_ROOM[get]:
        other += ONE_PIECE[get]
    for slot in range(SLOTS):
        hole = integer(state.hole[seat, slot])
        if hole != 0:
            work = work_of(hole, stock, scratch.memory, scratch.steps)
            if far_at_most(hole, other, work - 1, scratch.memory, scratch.steps):
                return True
    return False


@kernel
def consider_trades(index: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Every puzzle that was there when the turn began, a new piece, and every upgrade.

    A piece is exchanged for one of its own or a lower level only where that saves work.
    """
    state = scratch.states[index]
    places = places_on_offer(state) & ~scratch.turns[index].fresh
    while places != 0:
        consider(index, take_action(lowest_bit(places)), beam, evaluator, scratch)
        places &= places - 1
    reserve = reserve_shapes(state)
    pieces = pieces_on_offer(reserve)
    while pieces != 0:
        consider(index, piece_action(lowest_bit(pieces)), beam, evaluator, scratch)
        pieces &= pieces - 1
    gives = supply_shapes(state)
    while gives != 0:
        give = lowest_bit(gives)
        gives &= gives - 1
        gets = upgrades_of(give, reserve)
        while gets != 0:
            get = lowest_bit(gets)
            gets &= gets - 1
            if LEVEL[get] > LEVEL[give] or saves_work(state, beam.seat, give, get, scratch):
                consider(index, upgrade_action(give, get), beam, evaluator, scratch)


@kernel
def keep_master(
    state: State, turn: Any, size: int, seat: int, evaluator: Evaluator, scratch: Scratch
) -> int:
    """Keep a Master that is being thought of among the best few; how many there are."""
    turn.value = value_of(state, seat, evaluator, scratch)
    place = place_for(turn, scratch.master_turns[MASTERS:], size, MASTERS)
    if place == NOWHERE:
        return size
    copy_turn(turn, scratch.master_turns[MASTERS + place])
    scratch.master_states[MASTERS + place] = state
    return max(size, place + 1)


@kernel
def master_slot(slot: int, size: int, seat: int, evaluator: Evaluator, scratch: Scratch) -> int:
    """Go on with every Master: leave a slot alone, or lay a sensible piece on it."""
    kept = integer(0)
    state, turn = scratch.candidate[0], scratch.candidate_turn[0]
    for n in range(size):
        kept = keep_master(
            scratch.master_states[n], scratch.master_turns[n], kept, seat, evaluator, scratch
        )
        shapes = supply_shapes(scratch.master_states[n])
        while shapes != 0:
            shape = lowest_bit(shapes)
            shapes &= shapes - 1
            placement = sensible_lay(scratch.master_states[n], slot, shape, scratch)
            if placement >= 0:
                scratch.candidate[0] = scratch.master_states[n]
                copy_turn(scratch.master_turns[n], turn)
                play_in(state, turn, place_action(slot, placement), scratch)
                kept = keep_master(state, turn, kept, seat, evaluator, scratch)
    for n in range(kept):
        scratch.master_states[n] = scratch.master_states[MASTERS + n]
        copy_turn(scratch.master_turns[MASTERS + n], scratch.master_turns[n])
    return kept


@kernel
def consider_masters(index: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """The best few ways to use a Master (R3.7); with one piece it pays only by a tile."""
    scratch.master_states[0] = scratch.states[index]
    state, turn = scratch.master_states[0], scratch.master_turns[0]
    copy_turn(scratch.turns[index], turn)
    if state.phase != Phase.MASTER:
        play_in(state, turn, integer(MASTER), scratch)
    size = integer(1)
    for slot in range(SLOTS):
        if state.puzzle[beam.seat, slot] != NONE:
            size = master_slot(slot, size, beam.seat, evaluator, scratch)
    least = 1 if has_tiles(state) or scratch.states[index].phase == Phase.MASTER else 2
    for n in range(size):
        state, turn = scratch.master_states[n], scratch.master_turns[n]
        if count_bits(integer(state.mastered)) >= least:
            play_in(state, turn, integer(DONE), scratch)
            choose_rewards(state, turn, evaluator, scratch)
            settle(state, turn, beam, evaluator, scratch)


@kernel
def dull_action(state: State, fresh: int) -> int:
    """Some legal action where none is sensible, or -1 if only an unknown puzzle could be taken."""
    if state.phase != Phase.ACT:
        return nth_legal(state, 0)
    if is_legal(state, PASS):
        return PASS
    unknown = count_bits(places_on_offer(state) & fresh)  # takes are listed first
    action = nth_legal(state, unknown)
    return action if action != INSERT else -1


@kernel
def expand(index: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Go on with an unfinished turn in every sensible way."""
    state = scratch.states[index]
    before = scratch.counters[SETTLED]
    if state.phase == Phase.MASTER:
        consider_masters(index, beam, evaluator, scratch)
    elif state.actions_left == 0:
        # Numba would compile all that follows once more for every constant.
        consider(index, integer(END), beam, evaluator, scratch)
        consider(index, integer(INSERT), beam, evaluator, scratch)
    else:
        consider_places(index, beam, evaluator, scratch)
        consider_trades(index, beam, evaluator, scratch)
        if state.master_used == 0 and count_puzzles(state, beam.seat) > 1:
            consider_masters(index, beam, evaluator, scratch)
    if scratch.counters[SETTLED] == before:  # nothing is sensible
        action = dull_action(state, scratch.turns[index].fresh)
        if action >= 0:
            consider(index, action, beam, evaluator, scratch)
        else:
            keep_finished(scratch.turns[index], beam, scratch)


@kernel
def count_puzzles(state: State, seat: int) -> int:
    """How many unfinished puzzles a seat has."""
    puzzles = 0
    for slot in range(SLOTS):
        puzzles += state.puzzle[seat, slot] != NONE
    return puzzles


@kernel
def sort_finished(scratch: Scratch) -> None:
    """The finished turns, the best first."""
    for n in range(scratch.counters[FINISHED]):
        best = n
        for other in range(n + 1, scratch.counters[FINISHED]):
            if scratch.finished[other].value > scratch.finished[best].value:
                best = other
        if best != n:
            copy_turn(scratch.finished[n], scratch.candidate_turn[0])
            copy_turn(scratch.finished[best], scratch.finished[n])
            copy_turn(scratch.candidate_turn[0], scratch.finished[best])


@kernel
def find_turns(state: State, width: int, turns: int, evaluator: Evaluator, scratch: Scratch) -> int:
    """Write the best turns of the player to act to `scratch.finished`, best first; how many.

    `width` is how many unfinished turns are kept after each action. Not for touches.
    """
    beam = Beam(integer(state.player), integer(state.round_number), width, turns)
    counters = scratch.counters
    counters[SEARCHED] += 1
    counters[FINISHED] = 0
    counters[UNFINISHED] = 0
    meet_rival(state, beam.seat, evaluator, scratch)
    turn = scratch.candidate_turn[0]
    turn.length = 0
    turn.fresh = 0
    scratch.candidate[0] = state
    choose_rewards(scratch.candidate[0], turn, evaluator, scratch)
    settle(scratch.candidate[0], turn, beam, evaluator, scratch)
    while counters[UNFINISHED] > 0:
        size = counters[UNFINISHED]
        counters[UNFINISHED] = 0
        for n in range(size):
            copy_turn(scratch.next_turns[n], scratch.turns[n])
            scratch.states[n] = scratch.next_states[n]
        for n in range(size):
            expand(n, beam, evaluator, scratch)
    sort_finished(scratch)
    return counters[FINISHED]


@kernel
def play_turn(state: State, turn: Any) -> None:
    """Play all actions of a turn that was found."""
    for n in range(turn.length):
        apply(state, integer(turn.actions[n]))
