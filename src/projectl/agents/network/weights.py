"""The weights of the network: one array with all of its layers, and the file it is shipped in."""

import json
from enum import IntEnum, auto
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from projectl.agents.network.layout import INPUTS, OUTPUTS

WEIGHTS = Path(__file__).parent / "weights.npz"
WIDEST = 512  # a layer has no more outputs
MOST_QUANTUM = 127  # of a weight that is kept as a byte

LAYER = np.dtype(
    (
        np.record,
        [
            ("weight", np.int64),  # where its matrix begins: a row for each input
            ("bias", np.int64),
            ("inputs", np.int64),
            ("outputs", np.int64),
        ],
    )
)


class Layer(IntEnum):
    """The layers by name, as `learning.network` has them; the blocks' are behind them."""

    SLOT = 0
    SLOT_CODE = auto()
    RIVAL_SLOT = auto()
    RIVAL_SLOT_CODE = auto()
    RIVAL_CODE = auto()
    PLACE = auto()
    PLACE_CODE = auto()
    TRUNK = auto()
    NORM = auto()
    LAY_SLOT = auto()
    LAY_TRUNK = auto()
    LAY = auto()
    TAKE_PLACE = auto()
    TAKE_TRUNK = auto()
    TAKE = auto()
    OTHER_TRUNK = auto()
    OTHER = auto()
    VALUE_TRUNK = auto()
    VALUE = auto()


BLOCKS = len(Layer)
BLOCK_LAYERS = ("norm", "first", "second")


class Weights(NamedTuple):
    """All layers, as kernels are handed them."""

    values: NDArray[np.float32]
    layers: NDArray[Any]  # of LAYER records


def layer_names(arrays: dict[str, Any]) -> list[str]:
    """The layers of a network, as its file names them, in the order of `Layer`."""
    blocks = sum(name.endswith("_norm_weight") for name in arrays)
    return [layer.name.lower() for layer in Layer] + [
        f"blocks_{block}_{part}" for block in range(blocks) for part in BLOCK_LAYERS
    ]


def pack(arrays: dict[str, Any]) -> Weights:
    """Layers by name, as one array; a layer without a bias gets one of zeros."""
    names = layer_names(arrays)
    layers = np.zeros(len(names), LAYER)
    parts, used = [], 0
    for number, name in enumerate(names):
        layer: Any = layers[number]
        weight = np.atleast_2d(arrays[f"{name}_weight"])
        bias = arrays.get(f"{name}_bias", np.zeros(weight.shape[1]))
        layer.inputs, layer.outputs = weight.shape
        if layer.outputs > WIDEST:
            raise ValueError(f"{name} has {layer.outputs} outputs; {WIDEST} are the most")
        layer.weight, layer.bias = used, used + weight.size
        used += weight.size + bias.size
        parts += [weight.ravel(), bias]
    return Weights(np.concatenate(parts).astype(np.float32), layers)


def quantize(weight: NDArray[Any]) -> tuple[NDArray[np.int8], NDArray[np.float16]]:
    """A matrix as bytes, and the scale of each row."""
    most = np.abs(weight).max(1, initial=0.0)
    scale = np.maximum(most / MOST_QUANTUM, np.finfo(np.float16).tiny).astype(np.float16)
    quanta = np.round(weight / scale[:, None].astype(np.float32))
    return np.clip(quanta, -MOST_QUANTUM, MOST_QUANTUM).astype(np.int8), scale


def dequantize(quanta: NDArray[np.int8], scale: NDArray[np.float16]) -> NDArray[np.float32]:
    """The matrix of bytes and scales."""
    return quanta.astype(np.float32) * scale[:, None].astype(np.float32)


def read_arrays(path: Path = WEIGHTS) -> dict[str, NDArray[Any]]:
    """The arrays of a file that training wrote, as they are kept."""
    with np.load(path) as kept:
        arrays = {name: kept[name] for name in kept.files}
    known = json.loads(str(arrays.pop("provenance")))
    if (known["inputs"], known["outputs"]) != (INPUTS, OUTPUTS):
        raise ValueError(f"{path} is of a network that is told something else")
    return arrays


def load_weights(path: Path = WEIGHTS) -> Weights:
    """Weights from a file that training wrote."""
    arrays = read_arrays(path)
    for name in [name for name in arrays if name.endswith("_scale")]:
        weight = name.removesuffix("scale") + "weight"
        arrays[weight] = dequantize(arrays[weight], arrays.pop(name))
    return pack(arrays)


@cache
def shipped_weights() -> Weights:
    """The weights of this release."""
    return load_weights()


def provenance(path: Path = WEIGHTS) -> dict[str, Any]:
    """Where weights come from: seed, steps, device, version."""
    with np.load(path) as kept:
        known: dict[str, Any] = json.loads(str(kept["provenance"]))
    return known
