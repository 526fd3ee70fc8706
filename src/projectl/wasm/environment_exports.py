"""What an environment writes of a position, as functions of the module."""

from typing import Any

from projectl.rules import masks
from projectl.rules.observation import observe
from projectl.rules.state import STATE, State
from projectl.wasm.export import export
from projectl.wasm.records import MASK, OBSERVATION


@export(STATE, MASK)
def write_mask(state: State, out: Any) -> None:
    masks.write_mask(state, out.legal)


@export(STATE, int, OBSERVATION)
def write_observation(state: State, seat: int, out: Any) -> None:
    observe(state, seat, out.numbers)
