"""The records that exported functions read and write, beside those of the rules.

A function of the module takes records by their address, and numbers. Whatever else a kernel wants,
a list of actions or room to think, is a field of one of these.
"""

from typing import Any

import numpy as np

from projectl.agents.network.weights import LAYER
from projectl.rules.actions import ACTIONS
from projectl.rules.api import every_variant, named
from projectl.rules.chance import SEED_WORDS
from projectl.rules.effects import EFFECT, MOST_EFFECTS
from projectl.rules.observation import observation_size
from projectl.rules.pieces import CELLS, SHAPES
from projectl.rules.scoring import SCORE
from projectl.rules.solve import MEMORY_ROWS, STEP
from projectl.rules.state import SEATS, Mode

WAYS_LISTED = 64
MISSING_LISTED = 1024

LONGEST_OBSERVATION = max(
    observation_size(named(Mode, mode), seats) for mode, seats, _ in every_variant()
)


def record(*fields: tuple[Any, ...]) -> np.dtype[Any]:
    """A record type of these fields."""
    return np.dtype((np.record, list(fields)))


SEED = record(("words", np.uint64, SEED_WORDS))  # the lowest word first
LISTING = record(("actions", np.int16, ACTIONS))
MASK = record(("legal", np.int8, ACTIONS))
OBSERVATION = record(("numbers", np.float32, LONGEST_OBSERVATION))
EFFECTS = record(("effects", EFFECT, MOST_EFFECTS))
FORECAST = record(("places", np.uint8, 2))  # each a place of the market, or NONE
SCORES = record(("scores", SCORE, SEATS))
# The network's weights; how many layers there are, and room for all that was ever tried.
MOST_LAYERS, MOST_WEIGHTS = 64, 2_000_000
WEIGHTS = record(
    ("count", np.int64),
    ("layers", LAYER, MOST_LAYERS),
    ("values", np.float32, MOST_WEIGHTS),
)
SOLVER = record(
    ("memory", np.int64, (MEMORY_ROWS, 2)),
    ("steps", STEP, CELLS + 1),
    ("missing", np.int64, MISSING_LISTED),  # stocks, and the same as counts of the shapes
    ("counts", np.uint8, (MISSING_LISTED, SHAPES)),
    ("ways", np.int16, (WAYS_LISTED, CELLS)),  # tilings, as placements
    ("pieces", np.uint8, SHAPES),  # what there is to fill a hole with
)
