"""From parameters to the file that agents load."""

from pathlib import Path

import numpy as np
import torch
from agents.network.encodings import encoding_of

from learning.runs import NARROW
from projectl import __version__
from projectl.agents.network.inference import HEADS, new_room, run_network
from projectl.agents.network.weights import load_weights, provenance
from projectl.learning.export import save_weights
from projectl.learning.network import Network
from projectl.rules import api
from projectl.rules.state import SEATS


def test_what_is_saved_plays_as_the_network_does_but_for_half_the_digits(tmp_path: Path) -> None:
    torch.manual_seed(5)
    network = Network(NARROW)
    with torch.no_grad():
        for parameter in network.parameters():
            parameter.add_(0.05 * torch.randn_like(parameter))
    path = tmp_path / "weights.npz"
    save_weights(dict(network.named_parameters()), {"seed": 5}, path)
    weights = load_weights(path)
    room = new_room()
    written = encoding_of(api.new_games([1])[0])
    room.inputs[:] = written.inputs
    run_network(weights, room)
    with torch.no_grad():
        logits, values = network(torch.from_numpy(written.inputs)[None])
    legal = written.legal != 0
    assert np.abs(room.logits[legal] - logits[0].numpy()[legal]).max() < 0.02
    assert np.abs(room.values.reshape(SEATS, HEADS) - values[0].numpy()).max() < 0.02


def test_where_it_comes_from_is_in_the_file_and_nothing_else_is_left_behind(
    tmp_path: Path,
) -> None:
    path = tmp_path / "weights.npz"
    save_weights(dict(Network(NARROW).named_parameters()), {"seed": 5, "device": "abacus"}, path)
    known = provenance(path)
    assert (known["seed"], known["device"], known["version"]) == (5, "abacus", __version__)
    assert [kept.name for kept in tmp_path.iterdir()] == ["weights.npz"]
