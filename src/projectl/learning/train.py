"""Train the network: `python -m projectl.learning.train --folder run`.

Called again with the same folder it goes on where it stopped, in the middle of its schedule. At
every save the weights play a few games against random players and, with `--against`, against
another network. See docs/learning.md.
"""

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import torch

from projectl.agents.network.weights import Weights, load_weights
from projectl.envs.cuda import missing
from projectl.learning.progress import draw_progress
from projectl.learning.training import Options, RunError, Training, load_checkpoint, options_of

FOR_ALL_OF_IT = 1e9  # minutes


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """What the command line asks for."""
    usual = Options()
    parser = argparse.ArgumentParser(
        prog="python -m projectl.learning.train",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--folder", type=Path, required=True, help="where the run is kept")
    add("--steps", type=float, help=f"of the whole schedule; {usual.steps:,}")
    add("--games", type=int, help=f"played side by side; {usual.games:,}")
    add("--rollout", type=int, help=f"steps of each between two epochs; {usual.rollout}")
    add("--minibatch", type=int, help=f"positions of an update; {usual.minibatch:,}")
    add("--variants", nargs="+", help="such as base-2, or with its share base-2=38; all of them")
    add("--seed", type=int, help=f"of the first weights and all chance; {usual.seed}")
    add("--minutes", type=float, default=FOR_ALL_OF_IT, help="stop then, to go on later")
    add("--save-every", type=float, default=60.0, help="seconds; 60")
    add("--match-games", type=int, default=100, help="in each variant at a save; 100, or 0")
    add("--against", type=Path, help="weights.npz of a network to play against at a save")
    add("--device", choices=("cpu", "cuda"), help="CUDA where there is a device")
    add("--plain", action="store_true", help="do not compile with TorchInductor")
    return parser.parse_args(arguments)


def options_given(asked: argparse.Namespace) -> dict[str, Any]:
    """The options of a run that were given, as a checkpoint has them."""
    names = ("steps", "games", "rollout", "minibatch", "variants", "seed")
    given = {name: getattr(asked, name) for name in names if getattr(asked, name) is not None}
    if "steps" in given:
        given["steps"] = int(given["steps"])
    if "variants" in given:
        given["variants"] = tuple(given["variants"])
    return given


def find_device(asked: str | None) -> str:
    """Where to train."""
    if asked != "cuda":
        return asked or ("cuda" if torch.cuda.is_available() and missing() is None else "cpu")
    if not torch.cuda.is_available():
        raise RunError("no CUDA device was found by PyTorch; --device cpu trains on the CPU")
    if lacking := missing():
        raise RunError(lacking)
    return asked


def prepare_folder(folder: Path) -> None:
    """Make the folder, and see that files can be written there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / "log.jsonl").open("a"):
            pass
    except OSError as error:
        raise RunError(f"{folder} cannot be written to: {error.strerror}") from error


def read_rival(path: Path | None) -> Weights | None:
    """The weights to play against."""
    try:
        return None if path is None else load_weights(path)
    except (OSError, ValueError, KeyError) as error:
        raise RunError(f"{path} cannot be played against: {error}") from error


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def train(training: Training, asked: argparse.Namespace, rival: Weights | None) -> None:
    """Go on until the schedule or the time is over; report now and then, save less often."""
    started = saved = reported = time.monotonic()
    unsaved: dict[str, float] = {}
    while not training.is_complete and time.monotonic() - started < 60 * asked.minutes:
        unsaved = training.stretch()
        now = time.monotonic()
        if now - saved > asked.save_every:
            training.save()
            say(training.report(unsaved, training.measure(asked.match_games, rival)))
            saved = reported = time.monotonic()
            unsaved = {}
        elif now - reported > asked.save_every / 4:
            say(training.report(unsaved))
            reported = now
    if unsaved:
        training.save()
        say(training.report(unsaved, training.measure(asked.match_games, rival)))


def run(asked: argparse.Namespace) -> None:
    """A run from its beginning, or from where it stopped."""
    device = find_device(asked.device)
    rival = read_rival(asked.against)
    prepare_folder(asked.folder)
    checkpoint = load_checkpoint(asked.folder, device)
    options = options_of(checkpoint, options_given(asked), asked.folder)
    if checkpoint.get("steps", 0) >= options.steps:
        say(f"all {options.steps:,} steps of the run in {asked.folder} are done")
        return
    torch.set_float32_matmul_precision("high")
    started = time.monotonic()
    compiled = device == "cuda" and not asked.plain
    training = Training(options, asked.folder, device, checkpoint, compiled)
    say(f"ready on {device} after {time.monotonic() - started:.0f} s")
    train(training, asked, rival)
    say(draw_progress(asked.folder / "log.jsonl", asked.folder / "progress.svg"))


def main(arguments: list[str] | None = None) -> None:
    try:
        run(read_arguments(arguments))
    except RunError as error:
        raise SystemExit(str(error)) from None
    except KeyboardInterrupt:
        raise SystemExit("stopped; the same command goes on from the last save") from None


if __name__ == "__main__":
    main()
