"""The scratch space of one searching agent, and the sizes of everything it may hold."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.planning import work
from projectl.agents.planning.touches import TouchScratch, new_touch_scratch
from projectl.rules.state import STATE

INPUTS = 120  # features of a position
HIDDEN = 32
SECOND_HIDDEN = 16

LONGEST_TURN = 32  # actions, with everything a Master and bought actions add
WIDEST = 64  # unfinished turns kept after each action, at most
MOST_TURNS = 64  # finished turns kept, at most
TRANSPOSITIONS = 1 << 13  # rows of the transposition table
MASTERS = 3  # ways to use a Master, from one position

# A turn in the beam, finished or not.
TURN = np.dtype(
    (
        np.record,
        [
            ("value", np.float64),  # of the position after it
            ("fresh", np.int64),  # market places refilled during it, as a set
            ("length", np.int64),
            ("actions", np.int16, LONGEST_TURN),
        ],
    )
)


class Scratch(NamedTuple):
    """Arrays that kernels write to; every thread has its own."""

    memory: NDArray[np.int64]  # of work
    best: NDArray[np.int64]  # of best placements
    steps: NDArray[Any]
    touches: TouchScratch
    inputs: NDArray[np.float32]
    hidden: NDArray[np.float32]
    second: NDArray[np.float32]
    rival_value: NDArray[np.float64]  # of the best other
    states: NDArray[Any]  # unfinished turns: their positions ...
    turns: NDArray[Any]  # ... and actions
    next_states: NDArray[Any]  # the same, one action on
    next_turns: NDArray[Any]
    master_states: NDArray[Any]  # the beam of a Master
    master_turns: NDArray[Any]
    candidate: NDArray[Any]  # a position to try an action in ...
    candidate_turn: NDArray[Any]  # ... and its turn
    transpositions: NDArray[np.int64]  # hashes of positions met in this turn
    trial: NDArray[Any]  # a position to try a reward in
    finished: NDArray[Any]  # finished turns, TURN records
    counters: NDArray[np.int64]


# What the counters count.
SIMULATED = 0  # actions
UNFINISHED = 1  # turns in the beam
FINISHED = 2  # turns found
SEARCHED = 3  # positions whose turns were searched
REACHED = 4  # positions within turns
COUNTERS = 5


def new_scratch() -> Scratch:
    """An empty scratch, about 6 MB."""
    return Scratch(
        memory=work.new_memory(),
        best=work.new_memory(),
        steps=work.new_steps(),
        touches=new_touch_scratch(),
        inputs=np.zeros(INPUTS, np.float32),
        hidden=np.zeros(HIDDEN, np.float32),
        second=np.zeros(SECOND_HIDDEN, np.float32),
        rival_value=np.zeros(3, np.float64),
        states=np.zeros(WIDEST, STATE),
        turns=np.zeros(WIDEST, TURN),
        next_states=np.zeros(WIDEST, STATE),
        next_turns=np.zeros(WIDEST, TURN),
        master_states=np.zeros(2 * MASTERS, STATE),
        master_turns=np.zeros(2 * MASTERS, TURN),
        candidate=np.zeros(1, STATE),
        candidate_turn=np.zeros(1, TURN),
        transpositions=np.zeros(TRANSPOSITIONS, np.int64),
        trial=np.zeros(1, STATE),
        finished=np.zeros(MOST_TURNS, TURN),
        counters=np.zeros(COUNTERS, np.int64),
    )
