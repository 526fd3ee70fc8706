"""The network's weights for the page: `python -m projectl.wasm.weights FILE`.

The number of layers, four numbers a layer (`LAYER`), all of 32 bits, and then the weights, of 16.
"""

import sys
from pathlib import Path

import numpy as np

from projectl.agents.network.weights import shipped_weights


def packed() -> bytes:
    """The weights of this release; in 16 bits they are as they were shipped."""
    weights = shipped_weights()
    values = weights.values.astype("<f2")
    assert (values == weights.values).all()
    layers = np.array(weights.layers.tolist(), "<u4")
    return np.uint32(len(layers)).astype("<u4").tobytes() + layers.tobytes() + values.tobytes()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m projectl.wasm.weights FILE")
    Path(sys.argv[1]).write_bytes(packed())
