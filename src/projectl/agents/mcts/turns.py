"""The turns that the policy thinks of: the most probable ones, found best first.

A turn here ends where its player's does, or with the first card it turns up: what comes then nobody
knows, and is thought of anew. Orders of actions that lead to one position count as one turn, whose
probability is the sum of theirs.
"""

from typing import Any

import numpy as np

from projectl.agents.mcts.evaluation import Network, evaluate
from projectl.agents.mcts.position_hash import position_hash
from projectl.agents.mcts.scratch import (
    LONGEST_TURN,
    MOST_CANDIDATES,
    MOST_PREFIXES,
    Scratch,
)
from projectl.agents.mcts.touches import touch_action
from projectl.agents.network.encode import action_of_output
from projectl.agents.network.layout import OUTPUTS
from projectl.rules.exponential import exp, log, log_sum_exp
from projectl.rules.kernel import integer, kernel
from projectl.rules.linked import apply
from projectl.rules.puzzles import BLACK, WHITE
from projectl.rules.state import Phase, State

CONSIDERED = 2  # a legal output that is among the most probable
UNLIKELY = -12.0  # a turn of less probability than e to this is not looked at


@kernel
def log_of_sum(network: Network, temperature: float) -> float:
    """The logarithm of what the softmax of the legal outputs is divided by."""
    room = network.room
    most = -1.0e9
    for output in range(OUTPUTS):
        if room.legal[output] != 0:
            most = max(most, room.logits[output] / temperature)
    total = 0.0
    for output in range(OUTPUTS):
        if room.legal[output] != 0:
            total += exp(room.logits[output] / temperature - most)
    return most + log(total)


@kernel
def best_output(network: Network) -> int:
    """The most probable legal output."""
    room = network.room
    best, most = 0, -1.0e9
    for output in range(OUTPUTS):
        if room.legal[output] != 0 and room.logits[output] > most:
            best, most = output, float(room.logits[output])
    return best


@kernel
def best_action(state: State, network: Network, scratch: Scratch) -> int:
    """The most probable action; in finishing touches, which need no guess, the best."""
    if state.phase == Phase.TOUCH:
        return touch_action(state, scratch.touches)
    evaluate(state, network, scratch)
    return action_of_output(best_output(network), network.room.lays)


@kernel
def play_best(state: State, network: Network, scratch: Scratch) -> None:
    """Play the most probable actions until somebody else is to act, or the game is over."""
    player = integer(state.player)
    while state.player == player and state.phase != Phase.OVER:
        apply(state, best_action(state, network, scratch))


@kernel
def sample_output(network: Network, temperature: float, width: int, chance: float) -> int:
    """One of the so many most probable legal outputs, drawn by softmax with a number below 1."""
    room = network.room
    chosen = best_output(network)
    most = float(room.logits[chosen])
    total, kept = 0.0, 0
    while kept < width:
        best, logit = -1, -1.0e9
        for output in range(OUTPUTS):
            if room.legal[output] == 1 and room.logits[output] > logit:
                best, logit = output, float(room.logits[output])
        if best < 0:
            break
        room.legal[best] = CONSIDERED
        total += exp((logit - most) / temperature)
        kept += 1
    left = chance * total
    for output in range(OUTPUTS):
        if room.legal[output] == CONSIDERED:
            left -= exp((room.logits[output] - most) / temperature)
            if left < 0.0:
                return output
    return chosen


@kernel
def sample_action(
    state: State, temperature: float, width: int, chance: float, network: Network, scratch: Scratch
) -> int:
    """One of the so many most probable actions, drawn with a number below 1."""
    evaluate(state, network, scratch)
    output = sample_output(network, temperature, width, chance)
    return action_of_output(output, network.room.lays)


@kernel
def cards_left(state: State) -> int:
    """How many cards lie face down."""
    return integer(state.deck_left[WHITE]) + integer(state.deck_left[BLACK])


@kernel
def is_over(state: State, start: State) -> bool:
    """Whether a turn that began with `start` has ended, or has turned up a card."""
    return (
        state.player != start.player
        or state.round_number != start.round_number
        or state.phase == Phase.TOUCH
        or state.phase == Phase.OVER
        or cards_left(state) != cards_left(start)
    )


@kernel
def propose(prefix: int, temperature: float, network: Network, scratch: Scratch) -> None:
    """Ask the policy how a turn goes on, and remember every likely answer."""
    evaluate(scratch.states[prefix], network, scratch)
    room = network.room
    divisor = log_of_sum(network, temperature)
    before = scratch.prefixes[prefix].log_probability
    for output in range(OUTPUTS):
        if room.legal[output] == 0 or scratch.candidates_used >= MOST_CANDIDATES:
            continue
        log_probability = before + room.logits[output] / temperature - divisor
        if log_probability > UNLIKELY:
            candidate = scratch.candidates[scratch.candidates_used]
            candidate.log_probability = log_probability
            candidate.prefix = prefix
            candidate.action = action_of_output(output, room.lays)
            scratch.candidates_used += 1


@kernel
def next_candidate(scratch: Scratch) -> int:
    """The most probable action that was not tried yet, or -1."""
    best, most = -1, UNLIKELY
    for n in range(scratch.candidates_used):
        if scratch.candidates[n].log_probability > most:
            best, most = n, scratch.candidates[n].log_probability
    return best


@kernel
def copy_turn(turn: Any, other: Any) -> None:
    """Copy the actions and the probability of a turn."""
    other.log_probability = turn.log_probability
    other.length = turn.length
    for n in range(turn.length):
        other.actions[n] = turn.actions[n]


@kernel
def same_turn(position: np.uint64, turns: Any, count: int) -> int:
    """The number of a turn that leads to a position, or -1."""
    for n in range(count):
        if turns[n].position == position:
            return n
    return -1


@kernel
def extend(turn: Any, candidate: Any) -> None:
    """Add a candidate's action to a turn."""
    turn.actions[turn.length] = candidate.action
    turn.length += 1
    turn.log_probability = candidate.log_probability


@kernel
def keep_found(candidate: Any, reveals: bool, position: np.uint64, scratch: Scratch) -> None:
    """Keep a whole turn, or add its probability to that of an equal one."""
    known = same_turn(position, scratch.turns, scratch.found)
    if known >= 0:
        turn = scratch.turns[known]
        turn.log_probability = log_sum_exp(turn.log_probability, candidate.log_probability)
        return
    turn = scratch.turns[scratch.found]
    copy_turn(scratch.prefixes[candidate.prefix], turn)
    extend(turn, candidate)
    turn.position = position
    turn.reveals = 1 if reveals else 0
    scratch.found += 1


@kernel
def try_candidate(candidate: Any, temperature: float, network: Network, scratch: Scratch) -> None:
    """Play a candidate: a whole turn is kept, a new beginning of one is extended."""
    start, state = scratch.states[0], scratch.trial
    scratch.trial = scratch.states[candidate.prefix]
    before = cards_left(state)
    apply(state, integer(candidate.action))
    reveals = cards_left(state) != before
    seat = integer(start.player)
    # What was turned up is hidden until it happens, and tells no turns apart.
    position = position_hash(state, seat, not reveals)
    position += np.uint64(candidate.action) if reveals else np.uint64(0)
    if is_over(state, start):
        keep_found(candidate, reveals, position, scratch)
        return
    if same_turn(position, scratch.prefixes, scratch.prefixes_used) >= 0:
        return
    prefix = scratch.prefixes_used
    if prefix >= MOST_PREFIXES or scratch.prefixes[candidate.prefix].length >= LONGEST_TURN - 1:
        return
    scratch.states[prefix] = state
    copy_turn(scratch.prefixes[candidate.prefix], scratch.prefixes[prefix])
    extend(scratch.prefixes[prefix], candidate)
    scratch.prefixes[prefix].position = position
    scratch.prefixes_used += 1
    propose(prefix, temperature, network, scratch)


@kernel
def find_turns(
    state: State, turns: int, asked: int, temperature: float, network: Network, scratch: Scratch
) -> int:
    """The likeliest turns from a position, into `scratch.turns`; how many.

    At most so many are found and, once there is one, the network is asked at most so often. A
    higher temperature than 1 makes unlikely ones likelier. Not for finishing touches.
    """
    scratch.candidates_used, scratch.found, scratch.prefixes_used = 0, 0, 1
    scratch.states[0] = state
    first = scratch.prefixes[0]
    first.log_probability = 0.0
    first.length = 0
    first.position = position_hash(state, integer(state.player), True)
    before = scratch.evaluated
    propose(integer(0), temperature, network, scratch)
    while scratch.found < turns:
        if scratch.found > 0 and scratch.evaluated - before >= asked:
            break
        chosen = next_candidate(scratch)
        if chosen < 0:
            break
        candidate = scratch.candidates[chosen]
        try_candidate(candidate, temperature, network, scratch)
        candidate.log_probability = -1.0e9
    return scratch.found
