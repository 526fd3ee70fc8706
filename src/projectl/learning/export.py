"""From PyTorch's parameters to the weights that agents load."""

import json
from pathlib import Path
from typing import Any

import numpy as np
from torch import Tensor

from projectl import __version__
from projectl.agents.network.layout import INPUTS, OUTPUTS
from projectl.agents.network.weights import quantize


def save_weights(parameters: dict[str, Tensor], provenance: dict[str, Any], path: Path) -> None:
    """Write weights and where they come from: matrices as bytes, a row for each input."""
    arrays: dict[str, Any] = {}
    for name, parameter in parameters.items():
        array, kept = parameter.detach().float().cpu().numpy().T, name.replace(".", "_")
        if array.ndim == 2:
            arrays[kept], arrays[kept.removesuffix("weight") + "scale"] = quantize(array)
        else:
            arrays[kept] = array.astype(np.float16)
    described = {**provenance, "version": __version__, "inputs": INPUTS, "outputs": OUTPUTS}
    temporary = path.with_suffix(".tmp.npz")
    everything: dict[str, Any] = {"provenance": np.array(json.dumps(described)), **arrays}
    np.savez_compressed(temporary, **everything)
    temporary.replace(path)
