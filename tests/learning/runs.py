"""Runs small enough for a test: a narrow network, few games, a minute's schedule."""

from pathlib import Path
from typing import Any

from projectl.learning.network import Sizes
from projectl.learning.training import Options, Training, load_checkpoint

NARROW = Sizes(
    slot=32,
    slot_code=16,
    rival_slot=16,
    rival_slot_code=8,
    rival_code=16,
    place=32,
    place_code=16,
    trunk=64,
    lay_head=32,
    take_head=16,
    other_head=32,
    value_head=32,
    blocks=1,
)
TINY = Options(steps=96, games=6, rollout=4, minibatch=12, variants=("base-2", "solo-standard"))


def tiny_run(folder: Path, options: Options = TINY, **more: Any) -> Training:
    """A run of a few steps, from its beginning or from what the folder has."""
    folder.mkdir(exist_ok=True)
    kept = load_checkpoint(folder, "cpu")
    return Training(options, folder, checkpoint=kept, sizes=NARROW, **more)
