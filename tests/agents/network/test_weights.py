"""The weights that are shipped: where they come from, how large they are, and what is refused."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from projectl.agents.network.layout import INPUTS, OUTPUTS
from projectl.agents.network.weights import WEIGHTS, Weights, load_weights, provenance
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
    assert WEIGHTS.stat().st_size <= 4_000_000


def test_every_weight_is_a_number_and_kept_as_kernels_want_it() -> None:
    for name, array in load_weights()._asdict().items():
        assert array.dtype == np.float32, name
        assert array.flags.c_contiguous, name
        assert np.isfinite(array).all(), name


def test_layers_fit_to_each_other() -> None:
    weights = load_weights()
    for name in Weights._fields:
        if name.endswith("_weight") and name.removesuffix("weight") + "bias" in Weights._fields:
            bias = getattr(weights, name.removesuffix("weight") + "bias")
            assert getattr(weights, name).shape[1:] == bias.shape, name
    assert len(weights.norms) == len(weights.block_weights) + 1
    assert weights.value_weight.shape[1] == 8


@pytest.mark.parametrize("changed", [{"inputs": INPUTS + 1}, {"outputs": 7}])
def test_weights_of_another_layout_are_refused(tmp_path: Path, changed: dict[str, int]) -> None:
    path = copy_with(tmp_path, **changed)
    with pytest.raises(ValueError, match="is of a network that is told something else"):
        load_weights(path)


def test_a_file_that_training_wrote_is_read(tmp_path: Path) -> None:
    again = load_weights(copy_with(tmp_path))
    for one, other in zip(load_weights(), again, strict=True):
        assert np.array_equal(one, other)
