"""Beam search for whole turns: all useful sequences of actions, the best of them kept.

The search goes action by action and keeps, after each, the positions with the highest values. A
puzzle that is revealed during the turn is left alone: what it will be nobody knows, so a turn that
was found can be played whatever it is.
"""

from typing import Any

from projectl.agents.planning.beam import (
    NOWHERE,
    Beam,
    beam_place,
    choose_rewards,
    copy_turn,
    evaluate_and_keep,
    keep_turn,
    play_in,
    sort_finished,
)
from projectl.agents.planning.evaluation import Evaluator, evaluate_rivals, value_of
from projectl.agents.planning.scratch import (
    FINISHED,
    MASTERS,
    REACHED,
    SEARCHED,
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
    piece_action,
    place_action,
    take_action,
    upgrade_action,
)
from projectl.rules.apply import apply
from projectl.rules.bits import count_bits, lowest_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import (
    is_legal,
    open_hole,
    pieces_on_offer,
    places_on_offer,
    reserve_shapes,
    supply_shapes,
    upgrades_of,
)
from projectl.rules.listing import nth_legal
from projectl.rules.pieces import LEVEL
from projectl.rules.solve import ONE_PIECE, STOCK_ROOM, held
from projectl.rules.state import NONE, SLOTS, Phase, State, has_tiles


@kernel
def consider(index: int, action: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Extend an unfinished turn by an action, and keep it if it is one of the best."""
    scratch.candidate[0] = scratch.states[index]
    state, turn = scratch.candidate[0], scratch.candidate_turn[0]
    copy_turn(scratch.turns[index], turn)
    play_in(state, turn, action, scratch)
    choose_rewards(state, turn, evaluator, scratch)
    evaluate_and_keep(state, turn, beam, evaluator, scratch)


@kernel
def useful_lay(state: State, slot: int, shape: int, scratch: Scratch) -> int:
    """The best placement of a piece on a slot, or -1 if it brings the puzzle no nearer to full."""
    hole = open_hole(state, slot)
    if hole == 0:
        return -1
    stock = stock_of(state.supply[state.player])
    return best_lay(hole, stock, shape, scratch.best, scratch.memory, scratch.steps)


@kernel
def consider_places(index: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Every useful piece on every puzzle."""
    state = scratch.states[index]
    for slot in range(SLOTS):
        shapes = supply_shapes(state)
        while shapes != 0:
            shape = lowest_bit(shapes)
            shapes &= shapes - 1
            placement = useful_lay(state, slot, shape, scratch)
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
    """Keep an unfinished Master if it is one of the best few; how many there are."""
    turn.value = value_of(state, seat, evaluator, scratch)
    place = beam_place(turn, scratch.master_turns[MASTERS:], size, MASTERS)
    if place == NOWHERE:
        return size
    copy_turn(turn, scratch.master_turns[MASTERS + place])
    scratch.master_states[MASTERS + place] = state
    return max(size, place + 1)


@kernel
def master_slot(slot: int, size: int, seat: int, evaluator: Evaluator, scratch: Scratch) -> int:
    """Extend every unfinished Master: leave a slot alone, or lay a useful piece on it."""
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
            placement = useful_lay(scratch.master_states[n], slot, shape, scratch)
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
            evaluate_and_keep(state, turn, beam, evaluator, scratch)


@kernel
def dull_action(state: State, fresh: int) -> int:
    """Some legal action where none is useful, or -1 if only an unknown puzzle could be taken."""
    if state.phase != Phase.ACT:
        return nth_legal(state, 0)
    if is_legal(state, PASS):
        return PASS
    unknown = count_bits(places_on_offer(state) & fresh)  # takes are listed first
    action = nth_legal(state, unknown)
    return action if action != INSERT else -1


@kernel
def expand(index: int, beam: Beam, evaluator: Evaluator, scratch: Scratch) -> None:
    """Extend an unfinished turn in every useful way."""
    state = scratch.states[index]
    before = scratch.counters[REACHED]
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
    if scratch.counters[REACHED] == before:  # nothing is useful
        action = dull_action(state, scratch.turns[index].fresh)
        if action >= 0:
            consider(index, action, beam, evaluator, scratch)
        else:
            keep_turn(scratch.turns[index], beam, scratch)


@kernel
def count_puzzles(state: State, seat: int) -> int:
    """How many unfinished puzzles a seat has."""
    puzzles = 0
    for slot in range(SLOTS):
        puzzles += state.puzzle[seat, slot] != NONE
    return puzzles


@kernel
def find_turns(state: State, width: int, turns: int, evaluator: Evaluator, scratch: Scratch) -> int:
    """Search the turns of the player to act; the best go to `scratch.finished`, in order; how many.

    `width` is that of the beam: how many unfinished turns are kept. Not for touches.
    """
    beam = Beam(integer(state.player), integer(state.round_number), width, turns)
    counters = scratch.counters
    counters[SEARCHED] += 1
    counters[FINISHED] = 0
    counters[UNFINISHED] = 0
    evaluate_rivals(state, beam.seat, evaluator, scratch)
    turn = scratch.candidate_turn[0]
    turn.length = 0
    turn.fresh = 0
    scratch.candidate[0] = state
    choose_rewards(scratch.candidate[0], turn, evaluator, scratch)
    evaluate_and_keep(scratch.candidate[0], turn, beam, evaluator, scratch)
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
