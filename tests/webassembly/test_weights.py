"""The network's weights as the page gets them."""

import numpy as np

from projectl.agents.network.weights import LAYER, shipped_weights
from projectl.wasm import weights
from projectl.wasm.records import MOST_LAYERS, MOST_WEIGHTS


def test_the_file_has_the_layers_and_then_the_weights() -> None:
    shipped, packed = shipped_weights(), weights.packed()
    (count,) = np.frombuffer(packed, "<u4", 1)
    layers = np.frombuffer(packed, "<u4", 4 * count, 4).reshape(count, 4)
    assert [tuple(layer) for layer in layers.tolist()] == shipped.layers.tolist()
    assert len(LAYER.names or ()) == layers.shape[1]
    values = np.frombuffer(packed, "<f2", offset=4 + layers.nbytes)
    assert (values == shipped.values).all()


def test_the_module_has_room_for_them() -> None:
    assert len(shipped_weights().layers) <= MOST_LAYERS
    assert len(shipped_weights().values) <= MOST_WEIGHTS
