"""Drawing one of the turns that were found, by softmax of their values."""

import numpy as np

from projectl.agents.planning.scratch import Scratch
from projectl.rules.chance import random_word
from projectl.rules.kernel import kernel
from projectl.rules.state import State


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
