"""The trainer of `weights.npz`: self-play, a fit to its samples, and again.

Each generation plays games of every mode with the network of the one before (the first with the
heuristic alone), and fits its nets to what the heuristic misjudges after each turn, by Adam on the
squared error. Then the new network plays the heuristic and its predecessor. The weights go to the
package, the figures of each generation to `--figures`.

    python -m projectl.agents.planning.train --generations 6 --games 4000 --figures train.json
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.agents.planning import self_play
from projectl.agents.planning.evaluation import (
    SPREADS,
    WEIGHTS,
    Evaluator,
    Network,
    empty_network,
    load_network,
)
from projectl.agents.planning.scratch import HIDDEN, INPUTS, SECOND_HIDDEN, new_scratch
from projectl.rules import api
from projectl.rules.api import VariantNames
from projectl.rules.state import Mode

SAMPLES_A_GAME = 240
SHARES = {"base": 1.0, "solo": 1.2, "finesse": 1.2, "finesse-solo": 0.8}  # of the games, by mode
TEMPERATURES = (0.1, 0.4, 1.0)  # of self-play, in points
GENERATIONS_KEPT = 8
BATCH = 512
WEIGHT_DECAY = 0.02
Floats = NDArray[Any]  # of 32 bits


def variants(modes: Sequence[str]) -> list[tuple[VariantNames, float]]:
    """Every game of these modes, and what share of all games it gets; two players get most."""
    chosen = []
    for mode in modes:
        share = SHARES[mode]
        of_mode = [variant for variant in api.every_variant() if variant[0] == mode]
        weights = [0.6, 0.2, 0.2] if of_mode[0][1] == 2 else [1 / len(of_mode)] * len(of_mode)
        chosen += [
            (variant, share * weight) for variant, weight in zip(of_mode, weights, strict=True)
        ]
    return chosen


def play_part(work: tuple[VariantNames, Sequence[int], int, float, Evaluator]) -> NDArray[Any]:
    """The samples of some games."""
    variant, seeds, width, temperature, evaluator = work
    games = api.new_games(seeds, *variant)
    found = np.zeros(len(games) * SAMPLES_A_GAME, self_play.SAMPLE)
    size = self_play.generate_samples(games, width, temperature, evaluator, found, new_scratch())
    return found[:size].copy()


def play_generation(number: int, evaluator: Evaluator, options: argparse.Namespace) -> NDArray[Any]:
    """The samples of a generation, a third of its games at each temperature."""
    parts = []
    seed = number * 10_000_000
    games, width, jobs = options.games, options.width, options.jobs
    for variant, share in variants(options.modes):
        count = max(4, int(games * share) // (len(TEMPERATURES) * jobs))
        for temperature in TEMPERATURES:
            for _ in range(jobs):
                parts.append((variant, range(seed, seed + count), width, temperature, evaluator))
                seed += count
    with ThreadPoolExecutor(jobs) as pool:
        return np.concatenate(list(pool.map(play_part, parts)))


class Fit:
    """One net being fitted, with Adam's two moments for each of its arrays."""

    def __init__(self, chance: np.random.Generator, mean: float) -> None:
        def layer(rows: int, columns: int) -> Floats:
            scale = np.sqrt(2 / rows)
            return chance.normal(scale=scale, size=(rows, columns)).astype(np.float32)

        self.arrays: list[Floats] = [
            layer(INPUTS, HIDDEN),
            np.zeros(HIDDEN, np.float32),
            layer(HIDDEN, SECOND_HIDDEN),
            np.zeros(SECOND_HIDDEN, np.float32),
            layer(SECOND_HIDDEN, 1)[:, 0] * 0.1,
            np.array([mean], np.float32),
        ]
        self.moments = [(np.zeros_like(array), np.zeros_like(array)) for array in self.arrays]
        self.steps = 0

    def predict(self, inputs: Floats) -> Floats:
        """The forward pass of a batch."""
        first, first_bias, second, second_bias, last, last_bias = self.arrays
        hidden = np.maximum(inputs @ first + first_bias, 0)
        result: Floats = np.maximum(hidden @ second + second_bias, 0) @ last + last_bias
        return result

    def learn(self, inputs: Floats, points: Floats, rate: float) -> None:
        """One step of gradient descent on the squared error of a batch."""
        first, first_bias, second, second_bias, last, last_bias = self.arrays
        hidden = np.maximum(inputs @ first + first_bias, 0)
        upper = np.maximum(hidden @ second + second_bias, 0)
        error = (upper @ last + last_bias - points) * (2 / len(points))
        upper_gradient = np.outer(error, last) * (upper > 0)
        hidden_gradient = (upper_gradient @ second.T) * (hidden > 0)
        self.descend(
            [
                inputs.T @ hidden_gradient,
                hidden_gradient.sum(0),
                hidden.T @ upper_gradient,
                upper_gradient.sum(0),
                upper.T @ error,
                error.sum(keepdims=True),
            ],
            rate,
        )

    def descend(self, gradients: list[Floats], rate: float) -> None:
        """A step of Adam, with weight decay."""
        self.steps += 1
        pace = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        steps = zip(self.arrays, self.moments, gradients, strict=True)
        for array, (mean, square), gradient in steps:
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            array -= pace * mean / (np.sqrt(square) + 1e-8) + rate * WEIGHT_DECAY * array


def fit_net(found: NDArray[Any], epochs: int, seed: int) -> tuple[Fit, NDArray[np.float32], float]:
    """A net fitted to samples, its spreads by turns to come, and its error on held-out games."""
    chance = np.random.default_rng(seed)
    inputs, points = np.ascontiguousarray(found["inputs"]), found["points"]
    held_out = len(found) // 20  # whole games, the first ones
    fit = Fit(chance, float(points.mean()))
    steps = epochs * len(found) // BATCH
    for step in range(steps):
        rate = 0.001 * 0.5 * (1 + np.cos(np.pi * step / steps)) + 0.00002
        batch = chance.integers(held_out, len(found), BATCH)
        fit.learn(inputs[batch], points[batch], rate)
    error = points[:held_out] - fit.predict(inputs[:held_out])
    to_come = np.minimum(found["to_come"][:held_out], SPREADS - 1)
    spreads = np.array(
        [
            error[to_come == turns].std() if (to_come == turns).any() else error.std()
            for turns in range(SPREADS)
        ],
        np.float32,
    )
    return fit, spreads, float(error.std())


# A logistic curve with this scale has the same deviation as a normal one.
SPREAD_OF_MARGIN = float(np.sqrt(3) / np.pi)


def fit_network(
    found: NDArray[Any], before: Network, epochs: int, jobs: int
) -> tuple[Network, dict[str, float]]:
    """A net for every mode that was played, those of the other modes as before, and the errors."""
    network = Network(*(array.copy() for array in before))
    nets = sorted(set(found["net"].tolist()))
    with ThreadPoolExecutor(jobs) as pool:
        of_nets = [found[found["net"] == net] for net in nets]
        fitted = list(pool.map(fit_net, of_nets, [epochs] * len(nets), nets))
    errors = {}
    for net, (fit, spreads, error) in zip(nets, fitted, strict=True):
        for kept, array in zip(network[:6], fit.arrays, strict=True):
            kept[net] = array if array.shape != (1,) else array[0]
        network.spread[net] = np.maximum(spreads * SPREAD_OF_MARGIN, 0.5)
        errors[api.name_of(Mode(net))] = round(error, 2)
    return network, errors


def win_rate(
    variant: VariantNames, games: int, first: Evaluator, second: Evaluator, jobs: int
) -> dict[str, float]:
    """How often the second wins, every deal played from both seats; alone, how it does."""

    def play(part: int) -> tuple[float, float]:
        seeds = range(900_000_000 + part * games, 900_000_000 + part * games + games // jobs)
        wins, margin, played = 0.0, 0.0, 0
        for parity in range(variant[1]):
            dealt = api.new_games(seeds, *variant)
            self_play.play_match(dealt, 12, first, second, parity, new_scratch())
            scores, ranks = api.scores_and_ranks(dealt)
            best = (ranks == 1).sum(axis=1)
            wins += float(np.where(ranks[:, parity] == 1, 1 / np.maximum(best, 1), 0).sum())
            margin += float((scores[:, parity] - scores[:, 1 - parity]).sum())
            played += len(seeds)
        return wins / played, margin / played

    with ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(play, range(jobs)))
    wins, margins = zip(*results, strict=True)
    return {"wins": round(float(np.mean(wins)), 3), "margin": round(float(np.mean(margins)), 2)}


MATCHES: list[VariantNames] = [
    ("base", 2, None),
    ("finesse", 2, None),
    ("solo", 1, "standard"),
    ("solo", 1, "unbeatable"),
    ("finesse-solo", 1, "standard"),
]


def compare(network: Network, before: Evaluator, options: argparse.Namespace) -> dict[str, Any]:
    """The new network against the heuristic alone and against the one before."""
    new, heuristic = Evaluator(True, network), Evaluator(False, network)
    results: dict[str, Any] = {}
    games, jobs = options.matches, options.jobs
    for variant in [variant for variant in MATCHES if variant[0] in options.modes]:
        name = " ".join(str(part) for part in variant if part is not None)
        results[name] = {"heuristic": win_rate(variant, games, heuristic, new, jobs)}
        if before.trained and variant[1] > 1:
            results[name]["before"] = win_rate(variant, games, before, new, jobs)
    return results


def load_or_begin(path: Path | None) -> Evaluator:
    """The evaluator that plays the first generation."""
    if path is None:
        return Evaluator(False, empty_network())
    return Evaluator(True, load_network(path))


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--generations", type=int, default=6)
    parser.add_argument("--games", type=int, default=4000, help="base games a generation")
    parser.add_argument("--modes", nargs="+", choices=tuple(SHARES), default=tuple(SHARES))
    parser.add_argument("--width", type=int, default=8, help="turns kept while planning")
    parser.add_argument("--epochs", type=int, default=16)
    parser.add_argument("--matches", type=int, default=100, help="deals a comparison")
    parser.add_argument("--jobs", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--start", type=Path, default=None, help="weights to go on from")
    parser.add_argument("--first", type=int, default=1, help="the number of the first generation")
    parser.add_argument("--weights", type=Path, default=WEIGHTS, help="where the result goes")
    parser.add_argument("--figures", type=Path, default=None, help="JSON of each generation")
    return parser.parse_args()


def main() -> None:
    options = read_options()
    evaluator = load_or_begin(options.start)
    play_part((("base", 2, None), range(1), 2, 0.0, evaluator))  # compile before there are threads
    recent: list[NDArray[Any]] = []
    history = []
    for number in range(options.first, options.first + options.generations):
        started = time.perf_counter()
        recent = [*recent, play_generation(number, evaluator, options)][-GENERATIONS_KEPT:]
        played = time.perf_counter()
        found = np.concatenate(recent)
        network, errors = fit_network(found, evaluator.network, options.epochs, options.jobs)
        fitted = time.perf_counter()
        results = compare(network, evaluator, options)
        np.savez_compressed(options.weights, **network._asdict())
        evaluator = Evaluator(True, network)
        line = {
            "generation": number,
            "samples": len(recent[-1]),
            "errors": errors,
            "seconds": [round(played - started), round(fitted - played)],
            "results": results,
        }
        history.append(line)
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
        if options.figures is not None:
            options.figures.write_text(json.dumps(history, indent=1) + "\n")


if __name__ == "__main__":
    main()
