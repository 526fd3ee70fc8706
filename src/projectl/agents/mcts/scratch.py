"""The memory of one searching agent, and the sizes of everything it may hold."""

import numpy as np

from projectl.agents.mcts.touches import TOUCH_SCRATCH
from projectl.rules.state import STATE

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


# What a search for turns writes to; every thread has its own.
SCRATCH = np.dtype(
    (
        np.record,
        [
            ("evaluated", np.int64),  # how often the network was asked
            ("prefixes_used", np.int64),
            ("candidates_used", np.int64),
            ("found", np.int64),
            ("trial", STATE),  # a position to try an action in
            ("states", STATE, MOST_PREFIXES),  # beginnings of turns: their positions ...
            ("prefixes", TURN, MOST_PREFIXES),  # ... and actions
            ("candidates", CANDIDATE, MOST_CANDIDATES),
            ("turns", TURN, MOST_TURNS),  # what was found
            ("touches", TOUCH_SCRATCH),
        ],
    )
)
Scratch = np.record  # of the dtype SCRATCH


def new_scratch() -> Scratch:
    """An empty scratch."""
    scratch: Scratch = np.zeros(1, SCRATCH)[0]
    return scratch
