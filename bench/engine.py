"""How fast is the engine, beside its peers, on one core of this machine?

Everything plays random legal moves, and new games whenever one is over; the clock is processor
time. Ours plays base games of two with the weighted random policy, which run their course, and
deals are counted in. Prints a table with ratios and writes bench/out/engine.json.

    python bench/engine.py --seconds 3
"""

import argparse
import json
import os
import platform
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import peers

from projectl.rules import api, batch
from projectl.rules.random_play import Policy
from projectl.rules.state import EndReason

OUT = Path(__file__).parent / "out"
GAMES = 64
MOVES = 500


def inside_kernel(variant: api.VariantNames, policy: Policy) -> Callable[[], float]:
    """Games go on inside one call; only the start and the end are Python."""
    games = api.new_games(range(GAMES), *variant)
    batch.play_games_on(games, policy, MOVES)

    def play() -> int:
        batch.play_games_on(games, policy, MOVES)
        return GAMES * MOVES

    return play


def one_call_at_a_time() -> Callable[[], float]:
    """A Python loop as a bot writer would write it: how many, which one, play it."""
    seeds = iter(range(1 << 62))

    def play() -> int:
        games = api.new_games([next(seeds)])
        moves = 0
        while count := api.count_legal(games):
            api.play(games, api.nth_legal(games, int(random.random() * count)))
            moves += 1
        return moves

    play()
    return play


def one_kernel_at_a_time() -> Callable[[], float]:
    """The same loop on the kernels themselves, which check nothing."""
    seeds = iter(range(1 << 62))

    def play() -> int:
        games = api.new_games([next(seeds)])
        moves = 0
        while count := batch.count_at(games, 0):
            batch.apply_at(games, 0, batch.nth_at(games, 0, int(random.random() * count)))
            moves += 1
        return moves

    play()
    return play


def all_cores(seconds: float) -> float:
    """Moves a second of wall time with a thread a core, games played to their end."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    games = api.new_games(range(20_000))
    api.play_out(games[:10].copy(), threads=cores or 1)
    moves = 0
    start = time.perf_counter()
    while (used := time.perf_counter() - start) < seconds or not moves:
        moves += int(api.play_out(games.copy(), threads=cores or 1).sum())
    return moves / used


def end_shares() -> dict[str, float]:
    """How the measured games end, so that everybody sees that they run their course."""
    games = api.new_games(range(10_000))
    api.play_out(games)
    counts = np.bincount(games["end_reason"], minlength=len(EndReason))
    return {
        reason.name.lower(): counts[reason] / len(games) for reason in EndReason if counts[reason]
    }


def gpu_rate() -> float | None:
    """What bench/gpu.py last measured on a device, with the same players."""
    try:
        figures = json.loads((OUT / "gpu.json").read_text())
    except FileNotFoundError:
        return None
    rate: float = figures["moves_per_second"]
    return rate


def measure_ours(seconds: float) -> dict[str, Any]:
    """Our own figures, one core unless the key says otherwise."""
    figures: dict[str, Any] = {"all_cores_moves_per_second": all_cores(seconds)}
    peers.pin()
    kernel, note = peers.timed(inside_kernel(("base", 2, None), Policy.WEIGHTED), seconds)
    figures["kernel_moves_per_second"] = kernel
    figures["note"] = note
    figures["python_moves_per_second"] = peers.timed(one_call_at_a_time(), seconds)[0]
    figures["python_unchecked_moves_per_second"] = peers.timed(one_kernel_at_a_time(), seconds)[0]
    figures["gpu_moves_per_second"] = gpu_rate()
    figures["games_ended_by"] = end_shares()
    figures["modes"] = {
        " ".join(str(part) for part in (*variant, policy.name.lower()) if part): peers.timed(
            inside_kernel(variant, policy), seconds / 4
        )[0]
        for variant in api.every_variant()
        for policy in Policy
    }
    return figures


def line(rate: float | None, what: str, ours: float) -> str:
    """A row of the table: the rate, and how many times ours it is."""
    if rate is None:
        return f"{'-':>14}  {'-':>9}  {what}"
    return f"{rate:14,.0f}  {ours / rate:8.3g}x  {what}"


def report(figures: dict[str, Any], rates: list[peers.Rate]) -> None:
    """The table: moves a second, and ours inside the kernel divided by it."""
    ours = figures["kernel_moves_per_second"]
    print(f"{'moves/s':>14}  {'kernel is':>9}")
    print(line(ours, "projectl, inside the kernel", ours), figures["note"])
    print(line(figures["all_cores_moves_per_second"], "projectl, a thread a core", ours))
    print(line(figures["python_moves_per_second"], "projectl, one call at a time", ours))
    unchecked = figures["python_unchecked_moves_per_second"]
    print(line(unchecked, "projectl, one call at a time, unchecked", ours))
    print(line(figures["gpu_moves_per_second"], "projectl, one GPU (see bench/gpu.py)", ours))
    for rate in rates:
        print(line(rate.moves_per_second, rate.what, ours), f"({rate.note})" if rate.note else "")
    for name, speed in figures["modes"].items():
        print(line(speed, f"projectl {name}", ours))
    print(
        "games ended by",
        {name: f"{share:.1%}" for name, share in figures["games_ended_by"].items()},
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="measured time a figure")
    parser.add_argument("--compile", action="store_true", help="only fill the cache")
    options = parser.parse_args()
    if options.compile:
        measure_ours(0.0)
        return
    # A process that has just compiled runs its code slower than one that finds it in the cache.
    subprocess.run([sys.executable, __file__, "--compile"], check=True)
    figures = measure_ours(options.seconds)
    rates = peers.measure(options.seconds)
    report(figures, rates)
    figures |= {rate.name: rate.moves_per_second for rate in rates}
    figures["peers"] = {rate.name: f"{rate.what} ({rate.note})" for rate in rates}
    figures["machine"] = f"{platform.machine()}, Python {platform.python_version()}"
    (OUT / "engine.json").write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
