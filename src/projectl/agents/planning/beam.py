"""The beam of the search for a turn: its best unfinished extensions, and the best finished ones."""

from typing import Any, NamedTuple

from projectl.agents.planning.evaluation import Evaluator, value_of
from projectl.agents.planning.scratch import (
    FINISHED,
    LONGEST_TURN,
    REACHED,
    SIMULATED,
    UNFINISHED,
    Scratch,
)
from projectl.agents.planning.transpositions import position_hash, visit_position
from projectl.rules.actions import Kind, kind_of, reward_action, taken_place
from projectl.rules.apply import apply
from projectl.rules.bits import lowest_bit
from projectl.rules.kernel import integer, kernel
from projectl.rules.legal import offer_of
from projectl.rules.state import Phase, State

WORST = -1.0e9
NOWHERE = -1
SPARE_ACTIONS = 12  # a turn this near to the longest is not extended


class Beam(NamedTuple):
    """Whose turn is searched, in which round, and how many turns are kept."""

    seat: int
    round_number: int
    width: int  # unfinished ones, after each action
    turns: int  # finished ones


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
    """Play an action, and add it to the turn that leads there."""
    if kind_of(action) == Kind.TAKE:
        turn.fresh |= 1 << taken_place(action)
    apply(state, action)
    turn.actions[turn.length] = action
    turn.length += 1
    scratch.counters[SIMULATED] += 1


@kernel
def choose_rewards(state: State, turn: Any, evaluator: Evaluator, scratch: Scratch) -> None:
    """Choose the substitute with the highest value, as long as one is due (R4.3)."""
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
def beam_place(turn: Any, turns: Any, size: int, width: int) -> int:
    """Where a turn belongs among the `width` best, or NOWHERE; `size` is a new place."""
    worst = 0
    for n in range(size):
        if turns[n].value < turns[worst].value:
            worst = n
    if size < width:
        return size
    return worst if turns[worst].value < turn.value else NOWHERE


@kernel
def keep_turn(turn: Any, beam: Beam, scratch: Scratch) -> None:
    """Keep a finished turn, if it is one of the best."""
    place = beam_place(turn, scratch.finished, scratch.counters[FINISHED], beam.turns)
    if place != NOWHERE:
        copy_turn(turn, scratch.finished[place])
        scratch.counters[FINISHED] = max(scratch.counters[FINISHED], place + 1)


@kernel
def evaluate_and_keep(
    state: State, turn: Any, beam: Beam, evaluator: Evaluator, scratch: Scratch
) -> None:
    """Evaluate a position of the turn, and keep it if it is new and one of the best."""
    scratch.counters[REACHED] += 1
    if visit_position(position_hash(state, beam.seat, turn.fresh), scratch):
        return
    turn.value = value_of(state, beam.seat, evaluator, scratch)
    counters = scratch.counters
    if is_over(state, beam.seat, beam.round_number) or turn.length >= LONGEST_TURN - SPARE_ACTIONS:
        keep_turn(turn, beam, scratch)
        return
    place = beam_place(turn, scratch.next_turns, counters[UNFINISHED], beam.width)
    if place != NOWHERE:
        copy_turn(turn, scratch.next_turns[place])
        scratch.next_states[place] = state
        counters[UNFINISHED] = max(counters[UNFINISHED], place + 1)


@kernel
def sort_finished(scratch: Scratch) -> None:
    """Sort the finished turns, the best first."""
    for n in range(scratch.counters[FINISHED]):
        best = n
        for other in range(n + 1, scratch.counters[FINISHED]):
            if scratch.finished[other].value > scratch.finished[best].value:
                best = other
        if best != n:
            copy_turn(scratch.finished[n], scratch.candidate_turn[0])
            copy_turn(scratch.finished[best], scratch.finished[n])
            copy_turn(scratch.candidate_turn[0], scratch.finished[best])
