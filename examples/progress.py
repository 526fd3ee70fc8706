"""How far a network has come: the time, its games against a rival, the curve and its picture."""

import argparse
import json
import time
from pathlib import Path

import torch
from policy import RIVAL, Policy, play_rival

TEST_DEALS = 10**9  # seeds that training never deals


def curve_row(
    minutes: float, steps: int, games: int, won: float, margin: float
) -> dict[str, float]:
    """A point of the learning curve, with Wilson's interval of 95 %."""
    z = 1.96
    middle = (won + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * (won * (1 - won) / games + (z / (2 * games)) ** 2) ** 0.5 / (1 + z * z / games)
    names = ("minutes", "steps", "games", "won", "low", "high", "margin")
    numbers = (minutes, steps, games, won, middle - reach, middle + reach, margin)
    return {name: round(number, 3) for name, number in zip(names, numbers, strict=True)}


def draw_curve(rows: list[dict[str, float]], path: Path) -> None:
    """Games won against the rival over the minutes."""
    from matplotlib import pyplot

    minutes, won, low, high = (
        [row[name] for row in rows] for name in ("minutes", "won", "low", "high")
    )
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    axes.fill_between(minutes, low, high, alpha=0.2, linewidth=0)
    axes.plot(minutes, won, marker="o", markersize=3)
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(
        xlabel="minutes on two cores", ylabel=f"won against {RIVAL}", ylim=(0, 1), xlim=(0, None)
    )
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)


def add_options(parser: argparse.ArgumentParser) -> None:
    """How long to learn, how to measure it, and where to write what."""
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--test", type=int, default=100, help=f"games against {RIVAL}")
    parser.add_argument("--last-test", type=int, default=400, help="the same at the end")
    parser.add_argument("--test-every", type=float, default=2.5, help="minutes")
    parser.add_argument("--out", type=Path, default=Path("ppo.pt"), help="the weights")
    parser.add_argument("--curve", type=Path, default=Path("ppo.json"), help="the learning curve")
    parser.add_argument("--plot", type=Path, help="a picture of it")


class Progress:
    """The clock of a training, and its record: now and then the network plays its rival."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.rows: list[dict[str, float]] = []
        self.steps, self.done, self.next_test = 0, 0.0, 0.0  # done: the share of the time
        self.start = time.monotonic()

    def add(self, steps: int, policy: Policy) -> None:
        """So many steps more; measure and save the network if it is time."""
        self.steps += steps
        minutes = (time.monotonic() - self.start) / 60
        self.done = minutes / self.options.minutes
        if minutes >= self.next_test or self.done >= 1:
            self.next_test = minutes + self.options.test_every
            self.test(minutes, policy)

    def test(self, minutes: float, policy: Policy) -> None:
        games = self.options.last_test if self.done >= 1 else self.options.test
        won, margin = play_rival(policy, games, TEST_DEALS + self.steps)
        self.rows.append(curve_row(minutes, self.steps, games, won, margin))
        print(self.rows[-1], flush=True)
        torch.save(policy.state_dict(), self.options.out)
        self.options.curve.write_text(json.dumps(self.rows, indent=1) + "\n")
        if self.options.plot:
            draw_curve(self.rows, self.options.plot)
