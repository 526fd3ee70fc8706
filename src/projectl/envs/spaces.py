"""The spaces in which environments speak of what is seen."""

from typing import Any

import numpy as np
from gymnasium import spaces

from projectl.rules.actions import ACTIONS
from projectl.rules.observation import HIGHEST, LOWEST


def observation_space(size: int, form: str) -> spaces.Space[Any]:
    """A row of numbers, or a dictionary of the row and the mask, as PettingZoo names them."""
    row = spaces.Box(LOWEST, HIGHEST, (size,), np.float32)
    if form == "row":
        return row
    mask = spaces.Box(0, 1, (ACTIONS,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})
