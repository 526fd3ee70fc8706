"""The numbers the network is told: parts that do not overlap, and a scale for each."""

import numpy as np
import pytest

from projectl.agents.network import layout
from projectl.rules.pieces import LEVEL, SHAPES

PARTS = [
    layout.SLOT_TOKEN,
    layout.RIVAL_SLOT_TOKEN,
    layout.PLACE_TOKEN,
    layout.RIVAL_TOKEN,
    layout.TABLE,
]


def test_inputs_and_outputs_are_as_many_as_the_shipped_network_has() -> None:
    """A change of either means a new training."""
    assert (layout.INPUTS, layout.OUTPUTS) == (3007, 149)


@pytest.mark.parametrize("part", PARTS)
def test_fields_of_a_part_lie_side_by_side(part: dict[str, int]) -> None:
    at = 0
    for name, size in part.items():
        assert layout.offset_of(part, name) == at
        at += size
    assert layout.size_of(part) == at


def test_every_number_has_a_scale_between_zero_and_one() -> None:
    assert layout.SCALE.shape == (layout.INPUTS,)
    assert layout.SCALE.dtype == np.float32
    assert layout.SCALE.min() > 0.0
    assert layout.SCALE.max() <= 1.0


@pytest.mark.parametrize(("name", "scale"), [("round", 0.1), ("bank", 0.05), ("phase", 1.0)])
def test_large_numbers_are_brought_near_to_one(name: str, scale: float) -> None:
    start = layout.TABLE_AT + layout.offset_of(layout.TABLE, name)
    assert layout.SCALE[start] == np.float32(scale)


def test_every_output_but_the_lays_has_one_action() -> None:
    actions = [*layout.ACTION_OF[: layout.LAYS], *layout.ACTION_OF[layout.PIECES :]]
    assert min(actions) >= 0
    assert len(set(actions)) == len(actions)
    assert set(layout.ACTION_OF[layout.LAYS : layout.PIECES]) == {-1}


def test_no_piece_is_exchanged_for_a_lower_one() -> None:
    for give in range(SHAPES):
        for get in range(SHAPES):
            kept = bool(layout.NOT_LOWER[give] >> get & 1)
            assert kept == (LEVEL[get] >= LEVEL[give])
