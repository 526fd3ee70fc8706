"""The network's weights for the page: `python -m projectl.wasm.weights FILE`.

The number of layers and four numbers a layer (`LAYER`), all of 32 bits; then layer by layer, as the
package ships them: the scale of each row in 16 bits, the matrix in bytes, the bias in 16 bits. A
norm has no scale, and its one row is of 16 bits.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np

from projectl.agents.network.weights import layer_names, read_arrays, shipped_weights


def packed() -> bytes:
    """The weights of this release."""
    layers = shipped_weights().layers
    numbers = np.array([len(layers), *np.array(layers.tolist()).ravel()], "<u4")
    return numbers.tobytes() + b"".join(parts())


def parts() -> Iterator[bytes]:
    """Every layer."""
    arrays = read_arrays()
    for name in layer_names(arrays):
        weight = arrays[f"{name}_weight"]
        if weight.ndim == 2:
            yield arrays[f"{name}_scale"].astype("<f2").tobytes()
            yield weight.tobytes() + bytes(weight.size % 2)
        else:
            yield weight.astype("<f2").tobytes()
        bias = arrays.get(f"{name}_bias", np.zeros(weight.shape[-1]))
        yield bias.astype("<f2").tobytes()


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python -m projectl.wasm.weights FILE")
    Path(sys.argv[1]).write_bytes(packed())
