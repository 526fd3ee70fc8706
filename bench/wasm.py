"""The engine as WebAssembly: how large, how fast beside machine code, and how soon it is there.

Prints a table and writes bench/out/wasm.json. Machine code and the module, in Node, take turns at
the same work, in processor time; of some rounds the best counts.
"""

import gzip
import json
import platform
import shutil
import subprocess
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from projectl.agents.mcts.turns import best_action
from projectl.agents.search import PARAMETERS, SearchAgent
from projectl.rules import api
from projectl.rules.random_play import Policy, play_on
from projectl.rules.state import Phase
from projectl.wasm import build, weights
from projectl.wasm.exports import EXPORTS

HERE = Path(__file__).parent
PAGE = HERE.parent / "page"
OUT = HERE / "out" / "wasm.json"
ROUNDS = 5
MOVES = 2_000_000
NODES = 60  # of search, in each position
DECISIONS = 40  # by the network alone, in each position
AFTER = 30  # random moves


class Node:
    """The module in a process of its own."""

    def __init__(self, folder: Path) -> None:
        command = [shutil.which("node") or "node", str(HERE / "wasm.mjs"), str(folder)]
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, question: str, number: int = 0) -> Any:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.write(json.dumps([question, number]) + "\n")
        return json.loads(self.process.stdout.readline())


def bundle(folder: Path, positions: api.Games) -> None:
    """The module, the page's engine, the weights, and the positions to think about."""
    build.write(folder / build.NAME)
    vite = PAGE / "node_modules" / ".bin" / "vite"
    command = [str(vite), "build", "-c", "tests/bundle.config.ts", "--emptyOutDir=false"]
    subprocess.run([*command, "--outDir", str(folder)], cwd=PAGE, check=True)
    (folder / "weights.bin").write_bytes(weights.packed())
    (folder / "positions.bin").write_bytes(positions.tobytes())


def some_positions() -> api.Games:
    """One of every variant, in the middle of a game, hidden cards dealt anew."""
    found = []
    for variant in api.every_variant():
        game = api.new_games([1], *variant)
        play_on(game[0], int(Policy.WEIGHTED), AFTER)
        found.append(game)
    positions = np.concatenate(found)
    api.reshuffle(positions)
    assert not (positions["phase"] == Phase.OVER).any()
    return positions


def play(positions: api.Games, moves: int) -> float:
    """Seconds that machine code takes for random moves."""
    game = api.copy_games(positions[:1])
    before = time.process_time()
    play_on(game[0], int(Policy.WEIGHTED), moves)
    return time.process_time() - before


def think(agent: SearchAgent, positions: api.Games, nodes: int) -> float:
    """Seconds that machine code takes for a search of every position."""
    before = time.process_time()
    for number in range(len(positions)):
        agent.begin(positions[number : number + 1], PARAMETERS)
        agent.simulate(nodes)
    return time.process_time() - before


def decide(agent: SearchAgent, positions: api.Games, times: int) -> float:
    """Seconds that machine code takes for an action of every position by the network alone."""
    before = time.process_time()
    for number in range(len(positions)):
        for _ in range(times):
            best_action(positions[number], agent.network, agent.scratch)
    return time.process_time() - before


def rates(seconds: tuple[list[float], list[float]], count: int) -> dict[str, float]:
    """Work a second of machine code and of the module, and how they compare."""
    native, module = map(min, seconds)
    return {"native": count / native, "wasm": count / module, "ratio": native / module}


def measure(folder: Path, positions: api.Games) -> dict[str, Any]:
    """Speed and start times."""
    node, agent = Node(folder), SearchAgent()
    start = node.ask("start")
    for _ in range(2):  # machine code is loaded, and the module's compiled to its best
        play(positions, MOVES // 10)
        node.ask("play", MOVES // 2)
        node.ask("think", 2)
        decide(agent, positions, 2)
        node.ask("decide", DECISIONS)
    plays: tuple[list[float], list[float]] = ([], [])
    thoughts: tuple[list[float], list[float]] = ([], [])
    decisions: tuple[list[float], list[float]] = ([], [])
    for _ in range(ROUNDS):
        plays[0].append(play(positions, MOVES))
        plays[1].append(node.ask("play", MOVES))
        thoughts[0].append(think(agent, positions, NODES))
        thoughts[1].append(node.ask("think", NODES))
        decisions[0].append(decide(agent, positions, DECISIONS))
        decisions[1].append(node.ask("decide", DECISIONS))
    return {
        "random_moves_a_second": rates(plays, MOVES),
        "search_nodes_a_second": rates(thoughts, NODES * len(positions)),
        "network_actions_a_second": rates(decisions, DECISIONS * len(positions)),
        "milliseconds": {
            "compile_and_start": start["started"],
            "build_tilings": start["tiled"],
            "unpack_weights": start["unpacked"],
        },
    }


def main() -> None:
    module, packed = build.module(), weights.packed()
    report: dict[str, Any] = {
        "machine": platform.processor() or platform.machine(),
        "bytes": {
            "module": len(module),
            "module_gzipped": len(gzip.compress(module, 9)),
            "weights": len(packed),
            "weights_gzipped": len(gzip.compress(packed, 9)),
        },
        "exports": [exported.name for exported in EXPORTS],
        "imports": [],
    }
    positions = some_positions()
    with TemporaryDirectory() as folder:
        bundle(Path(folder), positions)
        report |= measure(Path(folder), positions)
    OUT.write_text(json.dumps(report, indent=2) + "\n")
    for name in ("bytes", *(name for name in report if name.endswith("a_second")), "milliseconds"):
        print(name, {key: round(value, 2) for key, value in report[name].items()})


if __name__ == "__main__":
    main()
