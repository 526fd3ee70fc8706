"""The network as PyTorch trains it: its shapes, and what must not matter."""

import torch

from learning.runs import NARROW
from projectl.agents.network.inference import HEADS
from projectl.agents.network.layout import (
    INPUTS,
    OUTPUTS,
    PLACE_SIZE,
    PLACES_AT,
    SLOT_SIZE,
    SLOTS_AT,
)
from projectl.agents.network.weights import provenance
from projectl.learning.network import Network
from projectl.rules.state import SEATS


def some_inputs(rows: int) -> torch.Tensor:
    torch.manual_seed(3)
    return torch.randint(0, 3, (rows, INPUTS), dtype=torch.uint8)


def test_it_answers_with_a_logit_an_output_and_two_values_a_seat() -> None:
    logits, values = Network(NARROW)(some_inputs(5))
    assert logits.shape == (5, OUTPUTS)
    assert values.shape == (5, SEATS, HEADS)


def test_it_begins_without_preferences() -> None:
    torch.manual_seed(1)
    logits, values = Network()(some_inputs(50))
    assert logits.abs().max() < 0.5
    assert values.abs().max() < 2.0


def test_slots_and_places_are_read_alike_wherever_they_are() -> None:
    """Two slots swapped: the values stay, the logits are swapped."""
    network = Network(NARROW)
    inputs = some_inputs(4)
    for at, size in ((SLOTS_AT, SLOT_SIZE), (PLACES_AT, PLACE_SIZE)):
        swapped = inputs.clone()
        swapped[:, at : at + size] = inputs[:, at + size : at + 2 * size]
        swapped[:, at + size : at + 2 * size] = inputs[:, at : at + size]
        assert torch.allclose(network(inputs)[1], network(swapped)[1], atol=1e-5)


def test_an_empty_slot_adds_nothing() -> None:
    """Its first number says whether it is there; without that the rest is not looked at."""
    network = Network(NARROW)
    inputs = some_inputs(2)
    inputs[:, SLOTS_AT] = 0
    other = inputs.clone()
    other[:, SLOTS_AT + 1 : SLOTS_AT + SLOT_SIZE] = 0
    assert torch.allclose(network(inputs)[1], network(other)[1], atol=1e-6)


def test_the_shipped_network_has_the_usual_sizes() -> None:
    parameters = sum(parameter.numel() for parameter in Network().parameters())
    assert 1_000_000 < parameters < 2_000_000
    assert provenance()["inputs"] == INPUTS
