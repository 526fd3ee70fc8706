"""How fast are the environments, beside their peers, on this machine?

Every environment is given random legal actions, and starts a new game whenever one is over.
One-game interfaces run on one core and are measured in processor time; arrays of games run on all
cores and are measured by the clock. Observations and masks are made at every step. Prints a
table with ratios and writes bench/out/envs.json; figures of a GPU come from bench/envs_gpu.py.

    python bench/environments.py --seconds 3
"""

import argparse
import json
import os
import platform
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from random import getrandbits, randrange
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from pgx_games import pgx_batch

from projectl.envs import aec
from projectl.envs.single import nth_of_mask
from projectl.envs.vector import ProjectLVectorEnv
from projectl.rules.actions import PLACE, REWARD

OUT = Path(__file__).parent / "out"
GAMES = 2048
PEER_GAMES = 4096

Play = Callable[[], int]  # some steps; how many


@dataclass(frozen=True)
class Row:
    """One environment that is measured, and the row it is compared with."""

    name: str
    prepare: Callable[[], Play]
    clock: Callable[[], float]
    beside: str = ""


def random_legal(mask: Any) -> int:
    """A random one of the legal actions; compiled, so that hardly any of the time is its own."""
    return nth_of_mask(mask, randrange(1 << 30))


def through_pettingzoo(env: Any) -> Play:
    """The loop of PettingZoo's own guide."""
    env.reset(seed=1)

    def play() -> int:
        steps = 0
        for _ in range(2000):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(random_legal(observation["action_mask"]))
            steps += 1
        return steps

    return play


def through_gymnasium() -> Play:
    """The loop of Gymnasium's own guide, with the mask of the info."""
    env = gymnasium.make("projectl.envs.registration:projectl/Solo-v0")
    _, info = env.reset(seed=1)

    def play() -> int:
        nonlocal info
        for _ in range(2000):
            action = random_legal(info["action_mask"])
            _, _, terminated, truncated, info = env.step(action)
            if terminated or truncated:
                _, info = env.reset()
        return 2000

    return play


def cart_pole() -> Play:
    """Gymnasium's best known environment, in the same loop."""
    env = gymnasium.make("CartPole-v1")
    env.reset(seed=1)

    def play() -> int:
        for _ in range(2000):
            _, _, terminated, truncated, _ = env.step(getrandbits(1))
            if terminated or truncated:
                env.reset()
        return 2000

    return play


Chooser = Callable[[ProjectLVectorEnv], Any]


def uniform(env: ProjectLVectorEnv) -> Any:
    """Any legal action, chosen by compiled code."""
    return env.sample_actions()


def placements_first(env: ProjectLVectorEnv) -> Any:
    """The first placement there is, and any other action where there is none."""
    places = env.masks[:, PLACE:REWARD]
    first = places.argmax(axis=1)
    none = places[np.arange(len(first)), first] == 0
    return np.where(none, env.sample_actions(), PLACE + first)


DICE = np.random.default_rng(1)


def from_the_mask(env: ProjectLVectorEnv) -> Any:
    """Any legal action, as people write it: the highest of random logits where the mask is 1."""
    logits = DICE.random(env.masks.shape, np.float32)
    return np.where(env.masks, logits, -1.0).argmax(axis=1)


def vector(
    mode: str, seats: int | None = None, choose: Chooser = uniform, copy: bool = False
) -> Play:
    """All cores; choosing the actions is part of the time."""
    env = ProjectLVectorEnv(GAMES, mode, seats, copy=copy)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(20):
            env.step(choose(env))
        return 20 * GAMES

    return play


ROWS = [
    Row("pettingzoo", lambda: through_pettingzoo(aec.env()), time.process_time),
    Row(
        "pettingzoo finesse 4",
        lambda: through_pettingzoo(aec.env(mode="finesse", seats=4)),
        time.process_time,
    ),
    Row(
        "pettingzoo connect_four",
        lambda: through_pettingzoo(pettingzoo.make("aec", "classic/connect_four-v3")),
        time.process_time,
        "pettingzoo",
    ),
    Row("gymnasium", through_gymnasium, time.process_time),
    Row("gymnasium CartPole", cart_pole, time.process_time, "gymnasium"),
    Row("vector", lambda: vector("base"), time.perf_counter),
    Row(
        "vector placements first",
        lambda: vector("base", choose=placements_first),
        time.perf_counter,
    ),
    Row("vector copied", lambda: vector("base", copy=True), time.perf_counter),
    Row(
        "vector from the mask",
        lambda: vector("base", choose=from_the_mask, copy=True),
        time.perf_counter,
    ),
    Row("vector base 4", lambda: vector("base", 4), time.perf_counter),
    Row("vector solo", lambda: vector("solo"), time.perf_counter),
    Row("vector finesse", lambda: vector("finesse"), time.perf_counter),
    Row("vector finesse-solo", lambda: vector("finesse-solo"), time.perf_counter),
    Row(
        "pgx connect_four",
        lambda: pgx_batch("connect_four", PEER_GAMES),
        time.perf_counter,
        "vector",
    ),
    Row("pgx backgammon", lambda: pgx_batch("backgammon", PEER_GAMES), time.perf_counter, "vector"),
]


def rate(row: Row, seconds: float) -> float:
    """Steps a second: the best of three spans, after one to warm up."""
    play = row.prepare()
    play()
    play()
    best = 0.0
    for _ in range(3):
        started, steps = row.clock(), 0
        while row.clock() - started < seconds / 3:
            steps += play()
        best = max(best, steps / (row.clock() - started))
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6.0, help="of measuring, for each row")
    options = parser.parse_args()
    rates: dict[str, float] = {}
    for row in ROWS:
        rates[row.name] = rate(row, options.seconds)
        ratio = f"{rates[row.beside] / rates[row.name]:6.1f} x" if row.beside else ""
        print(f"{row.name:26} {rates[row.name]:14,.0f} steps/s  {ratio}", flush=True)
    packages = ("pettingzoo", "gymnasium", "pgx", "jax", "numba", "numpy")
    figures: dict[str, Any] = {
        "machine": f"{platform.machine()}, {len(os.sched_getaffinity(0))} cores",
        "versions": {name: metadata.version(name) for name in packages},
        "games": GAMES,
        "peer_games": PEER_GAMES,
        "steps_per_second": {name: round(value) for name, value in rates.items()},
    }
    gpu = OUT / "envs_gpu.json"
    if gpu.exists():
        figures["gpu"] = json.loads(gpu.read_text())
        print(f"{'vector, GPU':26} {figures['gpu']['steps_per_second']:14,.0f} steps/s")
    (OUT / "envs.json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
