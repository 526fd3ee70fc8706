"""A position as the network is told it."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.network.encode import encode
from projectl.agents.network.layout import INPUTS, OUTPUTS
from projectl.rules.pieces import SHAPES
from projectl.rules.state import SLOTS, State
from projectl.rules.tilings import tiling_table


class Encoding(NamedTuple):
    """What is written about one position."""

    inputs: NDArray[np.uint8]
    lays: NDArray[np.int16]
    legal: NDArray[np.uint8]


def encoding_of(state: State) -> Encoding:
    """The encoding of a position, into arrays that were full of something else."""
    written = Encoding(
        np.full(INPUTS, 255, np.uint8),
        np.full(SLOTS * SHAPES, 77, np.int16),
        np.full(OUTPUTS, 255, np.uint8),
    )
    encode(state, *written, tiling_table())
    return written
