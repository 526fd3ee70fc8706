"""The network's weights as the page gets them."""

import numpy as np

from projectl.agents.network.weights import LAYER, Layer, read_arrays, shipped_weights
from projectl.wasm import weights
from projectl.wasm.records import MOST_LAYERS, MOST_WEIGHTS


def test_the_file_has_the_layers_and_then_the_weights() -> None:
    shipped, packed = shipped_weights(), weights.packed()
    (count,) = np.frombuffer(packed, "<u4", 1)
    layers = np.frombuffer(packed, "<u4", 4 * count, 4).reshape(count, 4)
    assert [tuple(layer) for layer in layers.tolist()] == shipped.layers.tolist()
    assert len(LAYER.names or ()) == layers.shape[1]
    at, arrays = 4 + layers.nbytes, read_arrays()
    first = shipped.layers[Layer.SLOT]
    scales = np.frombuffer(packed, "<f2", int(first.inputs), at)
    assert np.array_equal(scales, arrays["slot_scale"])
    quanta = np.frombuffer(packed, "i1", int(first.inputs * first.outputs), at + scales.nbytes)
    assert np.array_equal(quanta, arrays["slot_weight"].ravel())


def test_the_file_is_no_more_than_the_page_may_load() -> None:
    assert len(weights.packed()) <= 2_000_000


def test_the_module_has_room_for_them() -> None:
    assert len(shipped_weights().layers) <= MOST_LAYERS
    assert len(shipped_weights().values) <= MOST_WEIGHTS
