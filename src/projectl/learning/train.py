"""Train the network: `python -m projectl.learning.train --folder run`.

A run lives in a folder: `checkpoint.pt` to go on from, `log.jsonl` with a line for every stretch of
the way, `weights.npz` for the agents, `progress.svg` to look at. Called again with the same folder
it goes on where it stopped, in the middle of its schedule.
"""

import argparse
import json
import platform
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from projectl.learning.export import save_weights
from projectl.learning.games import BLOCK, new_games
from projectl.learning.network import Network
from projectl.learning.ppo import Learner
from projectl.learning.rollout import Policy, Rollout
from projectl.learning.schedule import Schedule
from projectl.learning.variants import VARIANTS, counts


@dataclass(frozen=True)
class Options:
    """How a run is made; kept in its checkpoint."""

    steps: int  # of all games together, in the whole schedule
    games: int
    rollout: int  # steps of every game between two epochs
    minibatch: int
    variants: tuple[str, ...]
    seed: int


def device_name() -> str:
    """What this run is computed on."""
    if torch.cuda.is_available():
        return torch.cuda.get_device_name()
    return platform.processor() or platform.machine()


class Training:
    """A run while it goes on."""

    def __init__(self, options: Options, folder: Path, device: str, compiled: bool) -> None:
        self.options = options
        self.folder = folder
        self.device = device
        self.schedule = Schedule(options.steps)
        checkpoint = self._load()
        self.steps: int = checkpoint.get("steps", 0)
        self.seconds: float = checkpoint.get("seconds", 0.0)
        torch.manual_seed(options.seed + self.steps)
        numbers = counts(options.games, list(options.variants), BLOCK if device == "cuda" else 1)
        self.games = new_games(numbers, options.seed + self.steps, device)
        self.network = Network().to(device)
        self.rollout = Rollout(self.games, options.rollout)
        self.policy = Policy(self.network, self.games, compiled)
        self.learner = Learner(self.network, self.rollout, options.minibatch, compiled)
        self.moments = None
        if checkpoint:
            self.learner.resume(checkpoint["learner"])
            self.moments = checkpoint["learner"]["moments"]
        if device == "cuda":
            self._capture()

    def _capture(self) -> None:
        """Compile everything before the clock starts, without changing what was learned."""
        learner = self.learner
        kept = [parameter.detach().clone() for parameter in learner.parameters]
        blank = [(torch.zeros_like(value), torch.zeros_like(value)) for value in kept]
        moments = self.moments or blank
        self.rollout.collect(self.policy)
        self.rollout.estimate(0.0)
        learner.set_rate(0.0)
        learner.capture()
        with torch.no_grad():
            torch._foreach_copy_(learner.parameters, kept)
        learner.moments_from(moments)
        self.policy.capture()
        self.rollout.take_finished()

    def _load(self) -> dict[str, Any]:
        path = self.folder / "checkpoint.pt"
        if not path.exists():
            return {}
        kept: dict[str, Any] = torch.load(path, map_location=self.device, weights_only=True)
        if kept["options"] != asdict(self.options):
            raise SystemExit(f"{path} is of another run: {kept['options']}")
        return kept

    def stretch(self) -> dict[str, Any]:
        """A rollout and an epoch over it."""
        started = time.perf_counter()
        schedule, steps = self.schedule, self.steps
        self.rollout.collect(self.policy)
        self.rollout.estimate(schedule.outcome_share_at(steps))
        self.learner.set_rate(schedule.learning_rate_at(steps))
        self.learner.entropy_weight.fill_(schedule.entropy_at(steps))
        figures = self.learner.learn()
        self.steps += self.rollout.steps * self.rollout.count
        self.seconds += time.perf_counter() - started
        return figures

    def report(self, figures: dict[str, float]) -> None:
        """A line of the log."""
        line = {
            "steps": self.steps,
            "seconds": round(self.seconds, 1),
            **{name: round(value, 5) for name, value in figures.items()},
            "variants": {
                variant: {name: round(value, 3) for name, value in means.items()}
                for variant, means in self.rollout.take_finished().items()
            },
        }
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(json.dumps(line) + "\n")
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()

    def save(self) -> None:
        """The checkpoint and the weights, each replaced at once."""
        state = {
            "options": asdict(self.options),
            "steps": self.steps,
            "seconds": self.seconds,
            "learner": self.learner.state(),
        }
        path = self.folder / "checkpoint.pt"
        torch.save(state, path.with_suffix(".tmp"))
        path.with_suffix(".tmp").replace(path)
        provenance = {
            **asdict(self.options),
            "steps": self.steps,
            "of_steps": self.options.steps,
            "seconds": round(self.seconds),
            "device": device_name(),
        }
        averaged = dict(
            zip(dict(self.network.named_parameters()), self.learner.averaged, strict=True)
        )
        save_weights(averaged, provenance, self.folder / "weights.npz")


def read_options() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--steps", type=float, default=3e9, help="of the whole schedule")
    parser.add_argument("--games", type=int, default=32768)
    parser.add_argument("--rollout", type=int, default=32, help="steps between two epochs")
    parser.add_argument("--minibatch", type=int, default=16384)
    parser.add_argument("--variants", nargs="+", choices=tuple(VARIANTS), default=tuple(VARIANTS))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=1e9, help="stop then, to go on later")
    parser.add_argument("--save-every", type=float, default=60.0, help="seconds")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--plain", action="store_true", help="do not compile with TorchInductor")
    return parser.parse_args()


def main() -> None:
    asked = read_options()
    started = time.monotonic()
    torch.set_float32_matmul_precision("high")
    asked.folder.mkdir(parents=True, exist_ok=True)
    options = Options(
        int(asked.steps),
        asked.games,
        asked.rollout,
        asked.minibatch,
        tuple(asked.variants),
        asked.seed,
    )
    compiled = asked.device == "cuda" and not asked.plain
    training = Training(options, asked.folder, asked.device, compiled)
    sys.stdout.write(f"ready after {time.monotonic() - started:.0f} s\n")
    sys.stdout.flush()
    saved = reported = time.monotonic()
    while training.steps < options.steps and time.monotonic() - started < 60 * asked.minutes:
        figures = training.stretch()
        now = time.monotonic()
        if now - reported > asked.save_every / 4:
            training.report(figures)
            reported = now
        if now - saved > asked.save_every:
            training.save()
            saved = now
    training.report(figures)
    training.save()


if __name__ == "__main__":
    main()
