"""From PyTorch's parameters to the weights that agents load."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from torch import Tensor

from projectl import __version__
from projectl.agents.network.layout import INPUTS, OUTPUTS


def save_weights(parameters: dict[str, Tensor], provenance: dict[str, Any], path: Path) -> None:
    """Write weights as half floats, a row for each input, and where they come from."""
    arrays = {
        name.replace(".", "_"): parameter.detach().float().cpu().numpy().T.astype(np.float16)
        for name, parameter in parameters.items()
    }
    described = {**provenance, "version": __version__, "inputs": INPUTS, "outputs": OUTPUTS}
    temporary = path.with_suffix(".tmp.npz")
    everything: dict[str, Any] = {"provenance": np.array(json.dumps(described)), **arrays}
    np.savez_compressed(temporary, **everything)
    temporary.replace(path)
