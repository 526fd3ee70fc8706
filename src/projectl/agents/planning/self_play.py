"""Self-play: games of an evaluator against itself, and a training sample from each turn."""

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
LONGEST_GAME = 60  # rounds; a longer game ends here, as it stands

# A training sample: features after a seat's turn, and by how much the heuristic misjudged its lead.
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
def random_fraction(state: State) -> float:
    """A random number from 0 to 1."""
    return float(random_word(state) >> np.uint64(11)) / float(1 << 53)


@kernel
def sample_turn(state: State, found: int, temperature: float, scratch: Scratch) -> int:
    """One of the turns found: the best, or with a temperature one drawn by softmax."""
    if temperature == 0.0:
        return 0
    total = 0.0
    best = scratch.finished[0].value
    for n in range(found):
        total += np.exp((scratch.finished[n].value - best) / temperature)
    left = total * random_fraction(state)
    for n in range(found):
        left -= np.exp((scratch.finished[n].value - best) / temperature)
        if left <= 0.0:
            return n
    return 0


@kernel
def write_sample(state: State, seat: int, sample: Any, scratch: Scratch) -> None:
    """Write a seat's features and minus its heuristic margin; its final lead is added later."""
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
        apply(state, touch_action(state, scratch.touches))
    else:
        found = find_turns(state, width, width, evaluator, scratch)
        play_turn(state, scratch.finished[sample_turn(state, found, temperature, scratch)])


@kernel
def play_training_game(
    state: State,
    width: int,
    temperature: float,
    evaluator: Evaluator,
    heuristic_seat: int,
    samples: Any,
    scratch: Scratch,
) -> int:
    """Play a game to its end and write a sample a turn; how many there are.

    `heuristic_seat` plays by the heuristic alone; it may be NOBODY.
    """
    heuristic = Evaluator(False, evaluator.network)
    size = 0
    while state.phase != Phase.OVER and state.round_number <= LONGEST_GAME:
        seat = integer(state.player)
        play_one_turn(
            state, width, temperature, heuristic if seat == heuristic_seat else evaluator, scratch
        )
        if state.phase < Phase.TOUCH and size < len(samples):
            write_sample(state, seat, samples[size], scratch)
            size += 1
    for n in range(size):
        samples[n].points += lead_of(state, integer(samples[n].seat))
    return size


@kernel
def generate_samples(
    games: Any, width: int, temperature: float, evaluator: Evaluator, samples: Any, scratch: Scratch
) -> int:
    """Play games until the samples are full or the games are over; how many samples.

    In every second game with several seats, one of them plays by the heuristic alone.
    """
    size = 0
    for n in range(len(games)):
        seats = integer(games[n].seats)
        heuristic_seat = n // 2 % seats if n % 2 == 1 and seats > 1 else NOBODY
        size += play_training_game(
            games[n], width, temperature, evaluator, heuristic_seat, samples[size:], scratch
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
