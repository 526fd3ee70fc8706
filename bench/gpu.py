"""The same kernels on a CUDA device: bit-identical to the CPU, and how fast.

Needs a CUDA device and `pip install projectl[cuda]`. Prints a table and writes
bench/out/gpu.json; `bench/engine.py` takes its GPU figure from there.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np

from projectl.rules import api, batch
from projectl.rules.random_play import Policy, play_on
from projectl.rules.state import STATE

cuda: Any = numba.cuda

OUT = Path(__file__).parent / "out" / "gpu.json"
WORDS = STATE.itemsize // 8
THREADS = 128  # a block
REGISTERS = 64  # a thread, at most: more threads hide more waiting


def play_on_device(games: Any, player: int, moves: int) -> None:
    """One thread a game: fetch the record, play, put it back.

    A thread's own memory is interleaved with its neighbours', so that threads which read the
    same field read one line; records side by side would be a line each.
    """
    i = cuda.grid(1)
    if i >= games.shape[0]:
        return
    theirs = games.view(np.uint64)
    own = cuda.local.array(1, dtype=STATE)
    words = own.view(np.uint64)
    for k in range(WORDS):
        words[k] = theirs[i * WORDS + k]
    play_on(own[0], player, moves)
    for k in range(WORDS):
        theirs[i * WORDS + k] = words[k]


Launch = Callable[[Any, int, int], None]


def launcher(threads: int, registers: int | None) -> Launch:
    """The compiled kernel with its launch shape."""
    options = {"max_registers": registers} if registers else {}
    compiled: Any = cuda.jit(play_on_device, **options)

    def launch(games: Any, player: int, moves: int) -> None:
        compiled[(len(games) + threads - 1) // threads, threads](games, player, moves)

    return launch


def check(launch: Launch, games_a_mode: int, moves: int) -> list[dict[str, Any]]:
    """Play every mode on both machines and compare all fields of all records."""
    rows = []
    for mode, seats, difficulty in api.every_variant():
        for player in Policy:
            ours = api.new_games(range(games_a_mode), mode, seats, difficulty)
            device = cuda.to_device(ours)
            launch(device, player, moves)
            batch.play_games_on(ours, player, moves)
            same = ours.tobytes() == device.copy_to_host().tobytes()
            name = mode + (f" {difficulty}" if difficulty else f" {seats} players")
            rows.append({"mode": name, "player": player.name.lower(), "identical": same})
            print(f"{name:28} {player.name.lower():9} {'identical' if same else 'DIFFERENT'}")
    return rows


def rate(launch: Launch, games: Any, policy: Policy, moves: int, repeats: int = 5) -> float:
    """Moves a second, the best of some launches, after one to get the games going."""
    launch(games, policy, moves)
    cuda.synchronize()
    best = 0.0
    for _ in range(repeats):
        start = time.perf_counter()
        launch(games, policy, moves)
        cuda.synchronize()
        best = max(best, len(games) * moves / (time.perf_counter() - start))
    return best


def sweep(moves: int) -> list[dict[str, Any]]:
    """Two players, base game: how the speed depends on the shape of the launch."""
    rows = []
    for registers in (None, 96, 64, 48):
        launch = launcher(THREADS, registers)
        for count in (1 << 15, 1 << 16, 1 << 17, 1 << 18, 1 << 19):
            games = cuda.to_device(api.new_games(range(count)))
            for player in Policy:
                speed = rate(launch, games, player, moves, repeats=2)
                shape = {"games": count, "registers": registers, "player": player.name.lower()}
                rows.append(shape | {"moves_per_second": speed})
                print(f"{shape} {speed / 1e6:.1f} M moves/s", flush=True)
    return rows


def measure_modes(launch: Launch, count: int, moves: int) -> list[dict[str, Any]]:
    """Moves a second in every mode, with both random players."""
    rows = []
    for mode, seats, difficulty in api.every_variant():
        for player in Policy:
            games = cuda.to_device(api.new_games(range(count), mode, seats, difficulty))
            row = {"mode": mode, "seats": seats, "difficulty": difficulty}
            row |= {"player": player.name.lower()}
            row["moves_per_second"] = rate(launch, games, player, moves)
            rows.append(row)
            print(row, flush=True)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 19, help="games in lockstep")
    parser.add_argument("--moves", type=int, default=1000, help="moves a launch")
    parser.add_argument("--check-games", type=int, default=512, help="compared games a mode")
    parser.add_argument("--sweep", action="store_true", help="try other launch shapes, too")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    launch = launcher(THREADS, REGISTERS)
    figures: dict[str, Any] = {"device": str(cuda.get_current_device().name)}
    figures |= {"games": options.games, "moves_a_launch": options.moves}
    figures["checked"] = check(launch, options.check_games, 1000)
    figures["modes"] = measure_modes(launch, options.games, options.moves)
    two_players = {row["player"]: row["moves_per_second"] for row in figures["modes"][:2]}
    figures["moves_per_second"] = two_players["weighted"]
    figures["uniform_moves_per_second"] = two_players["uniform"]
    if options.sweep:
        figures["sweep"] = sweep(200)
    options.out.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
