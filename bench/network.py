"""How large and how fast the network is: parameters, bytes, and milliseconds an action on one core.

Prints a table and writes bench/out/network.json. PyTorch, if it is installed, is timed beside it.
"""

import importlib.util
import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from projectl.agents.mcts.evaluation import evaluate, new_network
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.mcts.turns import best_output
from projectl.agents.network.encode import action_of_output, encode
from projectl.agents.network.inference import run_network
from projectl.agents.network.weights import WEIGHTS, provenance, shipped_weights
from projectl.rules import api
from projectl.rules.state import Phase

OUT = Path(__file__).parent / "out" / "network.json"
GAMES = 5  # of each variant; positions are those the network itself comes to
REPEATS = 20


def positions() -> dict[str, api.Games]:
    """Positions of whole games by the network, by variant."""
    network, scratch = new_network(shipped_weights()), new_scratch()
    found = {}
    for variant in api.every_variant():
        games = api.new_games(range(GAMES), *variant)
        kept = []
        for index in range(GAMES):
            while games[index].phase not in (Phase.TOUCH, Phase.OVER):
                kept.append(api.copy_games(games[index : index + 1]))
                evaluate(games[index], network, scratch)
                action = action_of_output(best_output(network), network.room.lays)
                api.play(games, int(action), index)
        found[" ".join(str(part) for part in variant if part)] = np.concatenate(kept)
    return found


def microseconds(work: Callable[[int], object], count: int) -> float:
    """The mean time of one call, the best of some rounds."""
    best = float("inf")
    for _ in range(REPEATS):
        started = time.perf_counter()
        for index in range(count):
            work(index)
        best = min(best, (time.perf_counter() - started) / count)
    return best * 1e6


def time_variant(games: api.Games) -> dict[str, float]:
    """Encoding, the forward pass, and both."""
    network, scratch = new_network(shipped_weights()), new_scratch()
    room = network.room

    def write(index: int) -> None:
        encode(games[index], room.inputs, room.lays, room.legal, network.table)

    count = len(games)
    return {
        "positions": count,
        "encode_us": round(microseconds(write, count), 1),
        "network_us": round(microseconds(lambda _: run_network(network.weights, room), 50), 1),
        "action_ms": round(
            microseconds(lambda index: evaluate(games[index], network, scratch), count) / 1000, 4
        ),
    }


def parameters() -> int:
    """How many numbers were learned."""
    with np.load(WEIGHTS) as kept:
        return sum(kept[name].size for name in kept.files if name.endswith(("_weight", "_bias")))


def time_torch(games: api.Games) -> float | None:
    """The forward pass of one position in PyTorch on one core, in milliseconds."""
    if importlib.util.find_spec("torch") is None:
        return None
    import torch

    from projectl.learning.network import Network

    torch.set_num_threads(1)
    network, room = Network().eval(), new_network(shipped_weights()).room
    table = new_network(shipped_weights()).table
    encode(games[0], room.inputs, room.lays, room.legal, table)
    inputs = torch.from_numpy(room.inputs)[None]
    with torch.inference_mode():
        return round(microseconds(lambda _: network(inputs), 50) / 1000, 3)


def main() -> None:
    sample = positions()
    figures: dict[str, Any] = {
        "machine": f"{platform.machine()}, Python {platform.python_version()}",
        "parameters": parameters(),
        "file_bytes": WEIGHTS.stat().st_size,
        "provenance": provenance(),
        "variants": {name: time_variant(games) for name, games in sample.items()},
        "torch_ms": time_torch(sample["base 2"]),
    }
    print(f"{figures['parameters']:,} parameters, {figures['file_bytes']:,} bytes")
    for name, row in figures["variants"].items():
        print(f"{name:28} {row['action_ms']:.3f} ms an action")
    print(f"PyTorch, forward pass alone: {figures['torch_ms']} ms")
    OUT.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
