"""The compiled forward pass against PyTorch's, with the same weights."""

import numpy as np
import pytest
from numpy.typing import NDArray

from agents.network.encodings import encoding_of
from agents.random_games import every_variant, positions
from projectl.agents.network.inference import (
    HEADS,
    Room,
    layer_norm,
    linear,
    linear_relu,
    new_room,
    run_network,
)
from projectl.agents.network.layout import INPUTS
from projectl.agents.network.weights import (
    LAYER,
    Weights,
    dequantize,
    read_arrays,
    shipped_weights,
)
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import SEATS, Phase, State

torch = pytest.importorskip("torch")
from projectl.learning.network import Network  # noqa: E402  it needs PyTorch

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

CLOSE = 1e-4


@pytest.fixture(scope="module")
def room() -> Room:
    return new_room()


@pytest.fixture(scope="module")
def trained() -> Network:
    """PyTorch's network with the shipped weights."""
    network, arrays = Network(), read_arrays()
    with torch.no_grad():
        for name, parameter in network.named_parameters():
            kept = name.replace(".", "_")
            array = arrays[kept].astype(np.float32)
            if array.ndim == 2:
                array = dequantize(arrays[kept], arrays[kept.removesuffix("weight") + "scale"])
            parameter.copy_(torch.from_numpy(array.T.copy()))
    return network


def answer(state: State, room: Room) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """The compiled network's logits, of legal outputs, and its values."""
    written = encoding_of(state)
    room.inputs[:] = written.inputs
    run_network(shipped_weights(), room)
    return room.logits[written.legal != 0].copy(), room.values.reshape(SEATS, HEADS).copy()


def some_positions(variant: VariantNames) -> list[Games]:
    every = positions(variant, seed=21, every=7)
    return [games for games in every if games[0].phase != Phase.OVER]


@every_variant
def test_it_says_what_pytorch_says(variant: VariantNames, room: Room, trained: Network) -> None:
    for games in some_positions(variant):
        logits, values = answer(games[0], room)
        written = encoding_of(games[0])
        with torch.no_grad():
            theirs, their_values = trained(torch.from_numpy(written.inputs)[None])
        assert np.abs(logits - theirs[0].numpy()[written.legal != 0]).max() < CLOSE
        assert np.abs(values - their_values[0].numpy()).max() < CLOSE


def test_padding_behind_the_inputs_changes_nothing(trained: Network) -> None:
    """Rows of self-play are padded to whole words."""
    inputs = torch.randint(0, 2, (3, INPUTS + 9), dtype=torch.uint8)
    with torch.no_grad():
        assert torch.equal(trained(inputs)[0], trained(inputs[:, :INPUTS])[0])


@every_variant
def test_what_was_asked_before_changes_no_answer(variant: VariantNames, room: Room) -> None:
    asked = some_positions(variant)
    first = [answer(games[0], room) for games in asked]
    for games, (logits, values) in zip(reversed(asked), reversed(first), strict=True):
        again = answer(games[0], room)
        assert np.array_equal(again[0], logits)
        assert np.array_equal(again[1], values)


def one_layer(weight: NDArray[np.float64], bias: NDArray[np.float64]) -> Weights:
    """Weights with one layer."""
    values = np.concatenate([weight.ravel(), bias]).astype(np.float32)
    return Weights(values, np.array([(0, weight.size, *weight.shape)], LAYER))


def test_a_dense_layer_is_a_product_and_a_bias(room: Room) -> None:
    dice = np.random.default_rng(3)
    inputs = dice.normal(size=7) * (dice.random(7) < 0.6)
    weight, bias = dice.normal(size=(7, 5)), dice.normal(size=5)
    room.activations[10:17] = inputs
    linear(one_layer(weight, bias), 0, room, 10, 20)
    assert np.allclose(room.activations[20:25], inputs @ weight + bias, atol=1e-5)
    linear_relu(one_layer(weight, bias), 0, room, 10, 20)
    assert np.allclose(room.activations[20:25], np.maximum(inputs @ weight + bias, 0.0), atol=1e-5)


def test_a_layer_norm_is_pytorchs(room: Room) -> None:
    dice = np.random.default_rng(4)
    values = dice.normal(3.0, 2.0, 16).astype(np.float32)
    scale, shift = dice.normal(size=(1, 16)), dice.normal(size=16)
    room.activations[10:26] = values
    layer_norm(one_layer(scale, shift), 0, room, 10, 30)
    expected = torch.nn.functional.layer_norm(
        torch.from_numpy(values),
        (16,),
        torch.from_numpy(scale[0].astype(np.float32)),
        torch.from_numpy(shift.astype(np.float32)),
    )
    assert np.allclose(room.activations[30:46], expected.numpy(), atol=1e-5)
