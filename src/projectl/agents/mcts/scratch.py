"""The memory of one searching agent, and the sizes of everything it may hold."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.mcts.touches import TouchScratch, new_touch_scratch
from projectl.agents.network.inference import Activations, new_activations
from projectl.agents.network.weights import Weights
from projectl.rules.state import STATE
from projectl.rules.tilings import TilingTable, tiling_table

LONGEST_TURN = 32  # actions, with everything a Master and bought actions add
MOST_PREFIXES = 256  # beginnings of turns that the network is asked about, at most
MOST_CANDIDATES = 4096  # actions that extend them
MOST_TURNS = 64

# A turn, or the beginning of one.
TURN = np.dtype(
    (
        np.record,
        [
            ("log_probability", np.float64),  # by the policy
            ("position", np.uint64),  # a hash of where it leads
            ("reveals", np.int64),  # whether a card is turned up at its end
            ("length", np.int64),
            ("actions", np.int16, LONGEST_TURN),
        ],
    )
)
# An action that would extend the beginning of a turn.
CANDIDATE = np.dtype(
    (
        np.record,
        [("log_probability", np.float64), ("prefix", np.int64), ("action", np.int64)],
    )
)


class Network(NamedTuple):
    """All that an evaluation needs, and what it writes."""

    weights: Weights
    table: TilingTable
    room: Activations


class Scratch(NamedTuple):
    """Arrays that kernels write to; every thread has its own."""

    states: NDArray[Any]  # beginnings of turns: their positions ...
    prefixes: NDArray[Any]  # ... and actions
    candidates: NDArray[Any]
    turns: NDArray[Any]  # what was found
    trial: NDArray[Any]  # a position to try an action in
    touches: TouchScratch
    counters: NDArray[np.int64]


# What the counters count.
PREFIXES, CANDIDATES, FOUND, EVALUATED = 0, 1, 2, 3
COUNTERS = 4


def new_network(weights: Weights) -> Network:
    """A network for one thread."""
    return Network(weights, tiling_table(), new_activations(weights))


def new_scratch() -> Scratch:
    """An empty scratch."""
    return Scratch(
        states=np.zeros(MOST_PREFIXES, STATE),
        prefixes=np.zeros(MOST_PREFIXES, TURN),
        candidates=np.zeros(MOST_CANDIDATES, CANDIDATE),
        turns=np.zeros(MOST_TURNS, TURN),
        trial=np.zeros(1, STATE),
        touches=new_touch_scratch(),
        counters=np.zeros(COUNTERS, np.int64),
    )
