"""Games that planners play against themselves, and what can be learned from each turn."""

from typing import Any

import numpy as np

from projectl.agents.planning.evaluation import Evaluator, heuristic_margin, net_of
from projectl.agents.planning.features import (
    describe_rival,
    describe_seat,
    lead_of,
    turns_to_come,
)
from projectl.agents.planning.scratch import INPUTS, Scratch
from projectl.agents.planning.touches import touch_action
from projectl.agents.planning.turns import find_turns, play_turn
from projectl.rules.apply import apply
from projectl.rules.chance import random_word
from projectl.rules.kernel import integer, kernel
from projectl.rules.state import Phase, State

NOBODY = -1
LONGEST_GAME = 60  # rounds; a game that goes on longer teaches that nothing happens

# What a seat saw after one of its turns, and by how much the rule of thumb misjudged its lead.
SAMPLE = np.dtype(
    (
        np.record,
        [
            ("inputs", np.float32, INPUTS),
            ("points", np.float32),
            ("net", np.int16),
            ("seat", np.int16),
            ("to_come", np.int16),
        ],
    )
)


@kernel
def chance_below_one(state: State) -> float:
    """A random number from 0 to 1."""
    return float(random_word(state) >> np.uint64(11)) / float(1 << 53)


@kernel
def sample_turn(state: State, found: int, temperature: float, scratch: Scratch) -> int:
    """One of the turns found: the best, or with temperature another that is not much worse."""
    if temperature == 0.0:
        return 0
    total = 0.0
    best = scratch.finished[0].value
    for n in range(found):
        total += np.exp((scratch.finished[n].value - best) / temperature)
    left = total * chance_below_one(state)
    for n in range(found):
        left -= np.exp((scratch.finished[n].value - best) / temperature)
        if left <= 0.0:
            return n
    return 0


@kernel
def write_sample(state: State, seat: int, sample: Any, scratch: Scratch) -> None:
    """Note what a seat sees now; what the rule of thumb says is subtracted until the end comes."""
    describe_rival(state, seat, scratch)
    describe_seat(state, seat, scratch)
    sample.points = -heuristic_margin(state, seat, scratch)
    sample.net = net_of(state)
    sample.seat = seat
    sample.to_come = turns_to_come(state, seat)
    for n in range(INPUTS):
        sample.inputs[n] = scratch.inputs[n]


@kernel
def play_one_turn(
    state: State, width: int, temperature: float, evaluator: Evaluator, scratch: Scratch
) -> None:
    """Plan and play one turn, or one touch."""
    if state.phase == Phase.TOUCH:
        apply(state, touch_action(state, scratch))
    else:
        found = find_turns(state, width, width, evaluator, scratch)
        play_turn(state, scratch.finished[sample_turn(state, found, temperature, scratch)])


@kernel
def play_samples(
    state: State,
    width: int,
    temperature: float,
    evaluator: Evaluator,
    partner: int,
    samples: Any,
    scratch: Scratch,
) -> int:
    """Play a game to its end and write a sample a turn; how many there are.

    A partner is a seat that plays by rule of thumb, or NOBODY.
    """
    thumb = Evaluator(False, evaluator.network)
    size = 0
    while state.phase != Phase.OVER and state.round_number <= LONGEST_GAME:
        seat = integer(state.player)
        play_one_turn(state, width, temperature, thumb if seat == partner else evaluator, scratch)
        if state.phase < Phase.TOUCH and size < len(samples):
            write_sample(state, seat, samples[size], scratch)
            size += 1
    for n in range(size):
        samples[n].points += lead_of(state, integer(samples[n].seat))
    return size


@kernel
def play_many_samples(
    games: Any, width: int, temperature: float, evaluator: Evaluator, samples: Any, scratch: Scratch
) -> int:
    """Play games until the samples are full or the games are over; how many samples.

    Every second game with several seats has a partner.
    """
    size = 0
    for n in range(len(games)):
        seats = integer(games[n].seats)
        partner = n // 2 % seats if n % 2 == 1 and seats > 1 else NOBODY
        size += play_samples(
            games[n], width, temperature, evaluator, partner, samples[size:], scratch
        )
    return size


@kernel
def play_match(
    games: Any, width: int, first: Evaluator, second: Evaluator, parity: int, scratch: Scratch
) -> None:
    """Play games to their ends; `second` has the seats with this remainder by two."""
    for n in range(len(games)):
        state = games[n]
        while state.phase != Phase.OVER and state.round_number <= LONGEST_GAME:
            if integer(state.player) % 2 == parity:
                play_one_turn(state, width, 0.0, second, scratch)
            else:
                play_one_turn(state, width, 0.0, first, scratch)
