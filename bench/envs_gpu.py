"""The environment on a CUDA device: bit-identical to the CPU's, how fast, and whom it shares with.

Needs a CUDA device and `pip install projectl[cuda]`, and for the peers pgx and JAX with CUDA.
Prints tables and writes bench/out/envs_gpu.json, after every part what is known so far.
"""

import argparse
import json
import time
from collections.abc import Callable
from importlib import import_module, metadata
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np
from envs_gpu_sharing import share

from projectl.envs import cuda_kernels as kernels
from projectl.envs.arrays import GameArrays
from projectl.envs.cuda import ProjectLCudaEnv
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import IllegalActionError
from projectl.rules.rewards import Reward

cuda: Any = numba.cuda

OUT = Path(__file__).parent / "out" / "envs_gpu.json"
PEERS = {"connect_four": 1 << 19, "backgammon": 1 << 19, "chess": 1 << 17}  # games
SIZES = tuple(1 << power for power in range(14, 20))
LOOK_EVERY = 25  # steps of a check between two comparisons
WARM_UP = 300  # steps, so that games are at different points
Row = dict[str, Any]


class OnCpu(GameArrays):
    """The same games and arrays, stepped by the CPU's kernels."""

    def __init__(self, games: api.Games, env: ProjectLCudaEnv) -> None:
        super().__init__(env.variant, len(games), [slice(0, len(games))])
        self.games, self.kind = games, int(env.reward)

    def step(self) -> None:
        """A random action in every game; one that ends is dealt anew."""
        self._actions[:] = self.choose_uniformly()
        self.play(self.kind)
        self.sum_up(self.terminations, self.acted)
        self.deal_ended(self.terminations)

    def differences(self, env: ProjectLCudaEnv, results: Any) -> list[str]:
        """The arrays in which the two are not the same, byte by byte."""
        self.look()
        pairs = {"rewards_of_acted": (self._rewards_of_acted, results[1])}
        names = ("games", "observations", "final_observations", "masks", "rewards", "players")
        for name in (*names, "acted", "terminations"):
            pairs[name] = (getattr(self, name), getattr(env, name))
        return [
            name
            for name, (ours, theirs) in pairs.items()
            if ours.tobytes() != theirs.copy_to_host().tobytes()
        ]


def check_setup(variant: api.VariantNames, reward: Reward, games: int, steps: int) -> Row:
    """Step the same games on both machines, each with its own choices of random actions."""
    env = ProjectLCudaEnv(games, *variant, reward)
    env.reset(seed=1)
    cpu = OnCpu(api.new_games(range(1, games + 1), *variant), env)
    different: set[str] = set()
    ended = 0
    for turn in range(1, steps + 1):
        results = env.step(env.sample_actions())
        cpu.step()
        ended += int(cpu.terminations.sum())
        if turn % LOOK_EVERY == 0 or turn == steps:
            different |= set(cpu.differences(env, results))
    env.check()
    names = {"mode": variant[0], "seats": variant[1], "difficulty": variant[2]}
    return names | {
        "reward": reward.name.lower(),
        "games": games,
        "steps": steps,
        "ended": ended,
        "different": sorted(different),
    }


def check(games: int, steps: int) -> list[Row]:
    """Every variant with every reward."""
    rows = []
    for variant in api.every_variant():
        for reward in Reward:
            row = check_setup(variant, reward, games, steps)
            rows.append(row)
            verdict = "DIFFERENT" if row["different"] else "identical"
            print(f"{variant!s:36} {row['reward']:8} {row['ended']:6} ended  {verdict}", flush=True)
            if row["different"]:
                print(row, flush=True)
    return rows


def check_illegal(games: int) -> Row:
    """Illegal actions and numbers that are none change nothing, and are reported."""
    env = ProjectLCudaEnv(games)
    env.reset(seed=1)
    before = env.games.copy_to_host().tobytes()
    actions = np.full(games, ACTIONS - 1, np.int64)  # END: never legal at the start
    actions[0], actions[1] = -5, 2**40
    env.step(actions)
    said = ""
    try:
        env.check()
    except IllegalActionError as error:
        said = str(error)
    unchanged = env.games.copy_to_host().tobytes() == before
    env.check()  # reported once
    row = {"unchanged": unchanged, "said": said}
    print(row, flush=True)
    return row


def measure(size: int, variant: api.VariantNames, steps: int) -> Row:
    """Steps a second, with random actions chosen on the device, and without the choosing."""
    env = ProjectLCudaEnv(size, *variant)
    env.reset(seed=1)
    for _ in range(WARM_UP):
        env.step(env.sample_actions(), check=False)
    marks = [[cuda.event() for _ in range(3)] for _ in range(steps)]
    env.synchronize()
    start = time.perf_counter()
    for before, chosen, stepped in marks:
        before.record()
        actions = env.sample_actions()
        chosen.record()
        env.step(actions, check=False)
        stepped.record()
    env.synchronize()
    seconds = time.perf_counter() - start
    env.check()
    stepping_alone = sum(chosen.elapsed_time(stepped) for _, chosen, stepped in marks) / 1e3
    row: Row = {"mode": variant[0], "seats": variant[1], "difficulty": variant[2], "games": size}
    row |= {"numbers": env.variant.observation_size, "steps_per_second": size * steps / seconds}
    row |= {"without_choosing": size * steps / stepping_alone}
    print(
        f"{size:8} {variant!s:36} {row['steps_per_second'] / 1e6:8.1f} M steps/s,"
        f" without choosing {row['without_choosing'] / 1e6:8.1f} M",
        flush=True,
    )
    return row


def measure_peer(name: str, size: int, seconds: float = 4.0) -> Row:
    """Steps a second of a batch of pgx games on the same device, choosing included."""
    play = import_module("pgx_games").pgx_batch(name, size)
    play()
    play()
    start, steps = time.perf_counter(), 0
    while time.perf_counter() - start < seconds:
        steps += play()
    rate = steps / (time.perf_counter() - start)
    print(f"pgx {name:14} {size:8} {rate / 1e6:8.1f} M steps/s", flush=True)
    return {"game": name, "games": size, "steps_per_second": rate}


def time_launches(launch: Callable[[], Any], repeats: int) -> float:
    """Seconds a launch takes on the device, the mean of some after one."""
    launch()
    begin, end = cuda.event(), cuda.event()
    begin.record()
    for _ in range(repeats):
        launch()
    end.record()
    end.synchronize()
    return float(begin.elapsed_time(end)) / 1e3 / repeats


def measure_kernels(size: int, repeats: int) -> Row:
    """What two of the launches take by themselves."""
    env = ProjectLCudaEnv(size)
    env.reset(seed=1)
    for _ in range(WARM_UP):
        env.step(env.sample_actions(), check=False)
    row: Row = {"games": size}
    row["choose_seconds"] = time_launches(env.sample_actions, repeats)
    row["look_seconds"] = time_launches(env._look, repeats)
    start = time.perf_counter()
    for _ in range(repeats):
        env._look()
    row["host_seconds_to_launch_look"] = (time.perf_counter() - start) / repeats
    env.synchronize()
    print(row, flush=True)
    return row


def sweep_registers(size: int, limits: tuple[int, ...], steps: int) -> list[Row]:
    """How the speed depends on the registers a thread may have, for both kernels of a step."""
    rows = []
    usual = kernels.look, kernels.step
    for which, limit in [("look", limit) for limit in limits] + [("step", 96), ("step", 168)]:
        kernels.look, kernels.step = usual
        function = getattr(kernels, f"{which}_on_device")
        setattr(kernels, which, cuda.jit(function, max_registers=limit))
        print(f"{which} with {limit} registers:", end=" ", flush=True)
        row = measure(size, api.every_variant()[0], steps)
        rows.append({"kernel": which, "registers": limit} | row)
    kernels.look, kernels.step = usual
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=200, help="measured steps")
    parser.add_argument("--check-games", type=int, default=256, help="compared games a variant")
    parser.add_argument("--check-steps", type=int, default=400)
    parser.add_argument("--mode-games", type=int, default=1 << 17, help="games, for all modes")
    parser.add_argument("--registers", type=int, nargs="*", default=[], help="limits to try")
    parser.add_argument("--out", type=Path, default=OUT)
    options = parser.parse_args()
    figures: dict[str, Any] = {"device": str(cuda.get_current_device().name)}

    def add(name: str, part: Any) -> None:
        figures[name] = part
        options.out.write_text(json.dumps(figures, indent=1) + "\n")

    two_players = api.every_variant()[0]
    add("sizes", [measure(size, two_players, options.steps) for size in SIZES])
    best = max(figures["sizes"], key=lambda row: row["steps_per_second"])
    add("steps_per_second", best["steps_per_second"])
    add("without_choosing", best["without_choosing"])
    add("kernels", measure_kernels(best["games"], 50))
    add("checked", check(options.check_games, options.check_steps))
    add("illegal", check_illegal(options.check_games))
    if find_spec("pgx"):  # before sharing, which makes JAX count in 64 bits
        add("pgx", metadata.version("pgx"))
        add("peers", [measure_peer(name, size) for name, size in PEERS.items()])
    add("sharing", share(1 << 10))
    variants = api.every_variant()
    add("modes", [measure(options.mode_games, variant, options.steps) for variant in variants])
    if options.registers:
        add("registers", sweep_registers(best["games"], tuple(options.registers), options.steps))


if __name__ == "__main__":
    main()
