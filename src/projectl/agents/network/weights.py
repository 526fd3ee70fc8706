"""The weights of the network: their names and shapes, and the file they are shipped in."""

import json
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.network.layout import INPUTS, OUTPUTS, SCALE

WEIGHTS = Path(__file__).parent / "weights.npz"
Matrix = NDArray[np.float32]  # a row for each input, so that inputs that are zero cost nothing
Vector = NDArray[np.float32]


class Weights(NamedTuple):
    """Every layer, as kernels are handed it; what `learning.network` says holds here."""

    scale: Vector
    slot_weight: Matrix
    slot_bias: Vector
    slot_code_weight: Matrix
    slot_code_bias: Vector
    rival_slot_weight: Matrix
    rival_slot_bias: Vector
    rival_slot_code_weight: Matrix
    rival_slot_code_bias: Vector
    rival_code_weight: Matrix
    rival_code_bias: Vector
    place_weight: Matrix
    place_bias: Vector
    place_code_weight: Matrix
    place_code_bias: Vector
    trunk_weight: Matrix
    trunk_bias: Vector
    norms: NDArray[np.float32]  # of each block, and of the trunk's end: scale and shift
    block_weights: NDArray[np.float32]  # of each block: two matrices
    block_biases: NDArray[np.float32]
    lay_slot_weight: Matrix
    lay_trunk_weight: Matrix
    lay_trunk_bias: Vector
    lay_weight: Matrix
    lay_bias: Vector
    take_place_weight: Matrix
    take_trunk_weight: Matrix
    take_trunk_bias: Vector
    take_weight: Matrix
    take_bias: Vector
    other_trunk_weight: Matrix
    other_trunk_bias: Vector
    other_weight: Matrix
    other_bias: Vector
    value_trunk_weight: Matrix
    value_trunk_bias: Vector
    value_weight: Matrix
    value_bias: Vector


STACKED = {"scale", "norms", "block_weights", "block_biases"}


def load_weights(path: Path = WEIGHTS) -> Weights:
    """Weights from a file that training wrote."""
    with np.load(path) as kept:
        arrays = {name: kept[name] for name in kept.files}
    known = json.loads(str(arrays.pop("provenance")))
    if (known["inputs"], known["outputs"]) != (INPUTS, OUTPUTS):
        raise ValueError(f"{path} is of a network that is told something else")
    arrays = {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}
    blocks = sum(name.endswith("_norm_weight") for name in arrays)
    norms = [
        [arrays[f"{norm}_weight"], arrays[f"{norm}_bias"]]
        for norm in [*(f"blocks_{k}_norm" for k in range(blocks)), "norm"]
    ]
    layers = [[f"blocks_{k}_first", f"blocks_{k}_second"] for k in range(blocks)]
    return Weights(
        scale=SCALE,
        norms=np.array(norms, np.float32),
        block_weights=np.array([[arrays[f"{name}_weight"] for name in two] for two in layers]),
        block_biases=np.array([[arrays[f"{name}_bias"] for name in two] for two in layers]),
        **{name: arrays[name] for name in Weights._fields if name not in STACKED},
    )


@cache
def shipped_weights() -> Weights:
    """The weights of this release."""
    return load_weights()


def provenance(path: Path = WEIGHTS) -> dict[str, Any]:
    """Where weights come from: seed, steps, device, version."""
    with np.load(path) as kept:
        known: dict[str, Any] = json.loads(str(kept["provenance"]))
    return known
