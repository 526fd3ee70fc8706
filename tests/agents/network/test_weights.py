"""The weights that are shipped: where they come from, how large they are, and what is refused."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from projectl.agents.network.layout import INPUTS, OUTPUTS, SLOT_SIZE
from projectl.agents.network.weights import (
    BLOCK_LAYERS,
    BLOCKS,
    WEIGHTS,
    WIDEST,
    Layer,
    dequantize,
    load_weights,
    pack,
    provenance,
    quantize,
)
from projectl.rules.api import every_variant


def copy_with(folder: Path, **changed: object) -> Path:
    """The shipped file with another provenance."""
    with np.load(WEIGHTS) as kept:
        arrays = {name: kept[name] for name in kept.files}
    described = json.loads(str(arrays.pop("provenance"))) | changed
    path = folder / "weights.npz"
    everything: dict[str, Any] = {**arrays, "provenance": np.array(json.dumps(described))}
    np.savez(path, **everything)
    return path


def test_it_is_known_how_they_were_made() -> None:
    known = provenance()
    assert known["steps"] >= known["of_steps"] > 1_000_000_000
    assert known["seconds"] > 0
    assert known["device"]
    assert known["version"]
    assert known["seed"] is not None
    assert len(known["variants"]) == len(every_variant())
    assert (known["inputs"], known["outputs"]) == (INPUTS, OUTPUTS)


def test_the_file_is_small() -> None:
    assert WEIGHTS.stat().st_size <= 2_000_000


def test_every_weight_is_a_number_and_kept_as_kernels_want_it() -> None:
    values = load_weights().values
    assert values.dtype == np.float32
    assert np.isfinite(values).all()


def test_layers_stand_one_after_the_other_and_fit_to_each_other() -> None:
    values, layers = load_weights()
    used = 0
    for layer in layers:
        assert layer.weight == used
        assert layer.bias == used + layer.inputs * layer.outputs
        used = int(layer.bias + layer.outputs)
    assert used == len(values)
    assert (len(layers) - BLOCKS) % len(BLOCK_LAYERS) == 0
    assert layers[Layer.SLOT].inputs == SLOT_SIZE
    assert layers[Layer.SLOT_CODE].inputs == layers[Layer.SLOT].outputs
    assert layers[Layer.VALUE].outputs == 8


def test_a_layer_has_the_numbers_of_the_file() -> None:
    values, layers = load_weights()
    trunk = layers[Layer.TRUNK]
    with np.load(WEIGHTS) as kept:
        weight, scale, bias = (kept[f"trunk_{part}"] for part in ("weight", "scale", "bias"))
    found = values[trunk.weight : trunk.bias].reshape(trunk.inputs, trunk.outputs)
    for row in range(0, trunk.inputs, 40):
        assert np.array_equal(found[row], weight[row] * np.float32(scale[row]))
    assert np.array_equal(values[trunk.bias : trunk.bias + trunk.outputs], bias)


def test_a_matrix_of_bytes_is_the_matrix_to_half_a_quantum() -> None:
    dice = np.random.default_rng(8)
    matrix = dice.normal(size=(30, 20)) * dice.choice([1e-3, 1.0, 50.0], size=(30, 1))
    matrix[4] = 0.0
    quanta, scale = quantize(matrix)
    assert quanta.dtype == np.int8
    assert scale.dtype == np.float16
    wrong = np.abs(dequantize(quanta, scale) - matrix)
    assert (wrong <= 0.6 * scale[:, None].astype(np.float64)).all()
    assert not dequantize(quanta, scale)[4].any()


def test_a_layer_that_is_too_wide_is_refused() -> None:
    with np.load(WEIGHTS) as kept:
        arrays = {name: kept[name] for name in kept.files if name != "provenance"}
    arrays["place_weight"] = np.zeros((3, WIDEST + 1), np.int8)
    with pytest.raises(ValueError, match="place has 513 outputs; 512 are the most"):
        pack(arrays)


@pytest.mark.parametrize("changed", [{"inputs": INPUTS + 1}, {"outputs": 7}])
def test_weights_of_another_layout_are_refused(tmp_path: Path, changed: dict[str, int]) -> None:
    path = copy_with(tmp_path, **changed)
    with pytest.raises(ValueError, match="is of a network that is told something else"):
        load_weights(path)


def test_a_file_that_training_wrote_is_read(tmp_path: Path) -> None:
    again = load_weights(copy_with(tmp_path))
    for one, other in zip(load_weights(), again, strict=True):
        assert np.array_equal(one, other)
