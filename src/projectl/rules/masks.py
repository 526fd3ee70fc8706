"""The mask of legal actions, written as a whole row; lanes share the work as in observation.py."""

from typing import Any

import numpy as np

from projectl.rules.actions import (
    DONE,
    END,
    INSERT,
    MASTER,
    PASS,
    PIECE,
    PLACE,
    REWARD,
    TAKE,
    UPGRADE,
)
from projectl.rules.bits import has_bit, write_bits
from projectl.rules.kernel import inlined, kernel
from projectl.rules.legal import Offer, can_place, may_pass, offer_of, open_hole, upgrades_of
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES
from projectl.rules.state import PLACES, SLOTS, State

# What a placement needs, as one set: its cells empty and, above them, its shape owned.
NEEDS = PLACEMENT_MASK | (np.int64(1) << (CELLS + PLACEMENT_SHAPE))


@inlined
def write_placements(
    state: State, offer: Offer, mask: Any, needs: Any, lane: int, lanes: int
) -> None:
    """Where the player's pieces fit (R3.6)."""
    owned = offer.places << CELLS
    for slot in range(SLOTS):
        lacking = ~(open_hole(state, slot) | owned)
        start = PLACE + slot * PLACEMENTS
        for placement in range(lane, PLACEMENTS, lanes):
            mask[start + placement] = needs[placement] & lacking == 0


@inlined
def write_upgrades(offer: Offer, mask: Any, lane: int, lanes: int) -> None:
    """What may be exchanged for what."""
    for give in range(SHAPES):
        gets = upgrades_of(give, offer.gets) if has_bit(offer.gives, give) else 0
        write_bits(mask, UPGRADE + give * SHAPES, gets, SHAPES, lane, lanes)


@inlined
def write_others(state: State, offer: Offer, mask: Any, lane: int) -> None:
    """The actions that stand alone, each a yes or no."""
    if lane != 0:
        return
    mask[MASTER] = offer.master and can_place(state, offer)
    mask[DONE] = offer.done
    mask[INSERT] = offer.insert
    mask[PASS] = may_pass(state, offer)
    mask[END] = offer.end


@inlined
def write_lane_with(state: State, mask: Any, needs: Any, lane: int, lanes: int) -> None:
    """A lane's share of the mask, from the caller's own copy of NEEDS."""
    offer = offer_of(state)
    write_bits(mask, TAKE, offer.takes, PLACES, lane, lanes)
    write_bits(mask, PIECE, offer.pieces, SHAPES, lane, lanes)
    write_upgrades(offer, mask, lane, lanes)
    write_placements(state, offer, mask, needs, lane, lanes)
    write_bits(mask, REWARD, offer.rewards, SHAPES, lane, lanes)
    write_others(state, offer, mask, lane)


@inlined
def write_lane_of_mask(state: State, mask: Any, lane: int, lanes: int) -> None:
    """A lane's share of the mask: 1 at every legal action, 0 elsewhere."""
    write_lane_with(state, mask, NEEDS, lane, lanes)


@kernel
def write_mask(state: State, mask: Any) -> None:
    """Write the whole mask."""
    write_lane_of_mask(state, mask, 0, 1)
