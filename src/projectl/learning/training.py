"""A run of training: what it was told, what it keeps in its folder, and how it goes on.

`checkpoint.pt` is what a run goes on from, `weights.npz` what agents load: an average of the
weights, with where they come from. `log.jsonl` has a line for every stretch of the way.
"""

import json
import platform
import time
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import torch

from projectl.agents.network.weights import Weights, load_weights
from projectl.learning.export import save_weights
from projectl.learning.games import BLOCK, new_games
from projectl.learning.match import measure
from projectl.learning.network import Network, Sizes
from projectl.learning.ppo import Learner
from projectl.learning.rollout import Policy, Rollout
from projectl.learning.schedule import Schedule
from projectl.learning.variants import VARIANTS, counts, read_shares


class RunError(Exception):
    """Why a run cannot begin or go on, in one line."""


@dataclass(frozen=True)
class Options:
    """How a run is made; kept in its checkpoint."""

    steps: int = 3_000_000_000  # of all games together, in the whole schedule
    games: int = 32768
    rollout: int = 32  # steps of every game between two epochs
    minibatch: int = 16384
    variants: tuple[str, ...] = tuple(VARIANTS)  # each alone, or with its share: `base-2=38`
    seed: int = 1

    def check(self) -> None:
        """Complain about what no run can be made with."""
        for name in ("steps", "games", "rollout", "minibatch"):
            if getattr(self, name) < 1:
                raise RunError(f"{name} is at least 1, not {getattr(self, name)}")
        try:
            read_shares(self.variants)
        except ValueError as error:
            raise RunError(str(error)) from None


def load_checkpoint(folder: Path, device: str) -> dict[str, Any]:
    """What a run kept; empty if it kept nothing yet."""
    path = folder / "checkpoint.pt"
    if not path.exists():
        return {}
    try:
        kept: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
    except Exception as error:
        raise RunError(f"{path} cannot be read: {type(error).__name__}") from error
    return kept


def options_of(checkpoint: dict[str, Any], given: dict[str, Any], folder: Path) -> Options:
    """The options of a run: those it began with, else those given, else the usual ones.

    A run may be given more steps: its schedule is stretched, and it goes on in the middle of it.
    It may be given other variants too: one network is told which game it plays.
    """
    kept = dict(checkpoint.get("options", {}))
    if "variants" in given and kept:
        kept["variants"] = given["variants"]
    if given.get("steps", 0) > kept.get("steps", given.get("steps", 0)):
        kept["steps"] = given["steps"]
    for name, value in given.items():
        if name in kept and kept[name] != value:
            raise RunError(
                f"the run in {folder} has {name} {kept[name]}, not {value}: "
                "leave that out to go on, or begin another run in another folder"
            )
    known = {field.name for field in fields(Options)}
    if set(kept) - known:
        raise RunError(f"the run in {folder} is of another version; begin in another folder")
    options = Options(**(given | kept))
    options.check()
    return options


def device_name(device: str) -> str:
    """What this run is computed on."""
    if device == "cuda":
        return torch.cuda.get_device_name()
    return platform.processor() or platform.machine()


class Training:
    """A run while it goes on."""

    def __init__(
        self,
        options: Options,
        folder: Path,
        device: str = "cpu",
        checkpoint: dict[str, Any] | None = None,
        compiled: bool = False,
        sizes: Sizes = Sizes(),  # noqa: B008  a tuple never changes
    ) -> None:
        checkpoint = checkpoint or {}
        self.options = options
        self.folder = folder
        self.device = device
        self.schedule = Schedule(options.steps)
        self.steps: int = checkpoint.get("steps", 0)
        self.seconds: float = checkpoint.get("seconds", 0.0)
        torch.manual_seed(options.seed + self.steps)
        try:
            multiple = BLOCK if device == "cuda" else 1
            numbers = counts(options.games, read_shares(options.variants), multiple)
        except ValueError as error:
            raise RunError(str(error)) from None
        self.games = new_games(numbers, options.seed + self.steps, device)
        self.network = Network(sizes).to(device)
        self.rollout = Rollout(self.games, options.rollout)
        self.policy = Policy(self.network, self.games, compiled)
        self.learner = Learner(self.network, self.rollout, options.minibatch, compiled)
        self.moments = None
        if checkpoint:
            self.learner.resume(checkpoint["learner"])
            self.moments = checkpoint["learner"]["moments"]
            self._forget_what_was_not_kept()
        if device == "cuda":
            self._capture()

    def _forget_what_was_not_kept(self) -> None:
        """Drop the lines of the log that were written after the checkpoint."""
        log = self.folder / "log.jsonl"
        if log.exists():
            lines = log.read_text().splitlines(keepends=True)
            kept = [line for line in lines if steps_in(line) <= self.steps]
            if kept != lines:
                log.write_text("".join(kept))

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

    @property
    def is_complete(self) -> bool:
        """Whether the whole schedule is behind it."""
        return self.steps >= self.options.steps

    def stretch(self) -> dict[str, float]:
        """A rollout and an epoch over it; the figures of the epoch."""
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

    def report(self, figures: dict[str, float], matches: dict[str, Any] | None = None) -> str:
        """Write a line of the log; the line."""
        line = {
            "steps": self.steps,
            "seconds": round(self.seconds, 1),
            **{name: round(value, 5) for name, value in figures.items()},
            "variants": {
                variant: {name: round(value, 3) for name, value in means.items()}
                for variant, means in self.rollout.take_finished().items()
            },
        }
        if matches:
            line["matches"] = matches
        written = json.dumps(line)
        with (self.folder / "log.jsonl").open("a") as log:
            log.write(written + "\n")
        return written

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
            "device": device_name(self.device),
        }
        averaged = dict(
            zip(dict(self.network.named_parameters()), self.learner.averaged, strict=True)
        )
        save_weights(averaged, provenance, self.folder / "weights.npz")

    def measure(self, games: int, against: Weights | None) -> dict[str, Any]:
        """Matches of the weights saved last; nothing where no games are asked for."""
        if games < 1:
            return {}
        weights = load_weights(self.folder / "weights.npz")
        return measure(weights, read_shares(self.options.variants), games, against)


def steps_in(line: str) -> int:
    """The steps a line of the log tells; a line that is cut off is after everything."""
    try:
        return int(json.loads(line)["steps"])
    except (ValueError, KeyError):
        return 1 << 62
