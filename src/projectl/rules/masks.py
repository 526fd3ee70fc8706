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
from projectl.rules.bits import has_bit
from projectl.rules.kernel import inlined, kernel
from projectl.rules.legal import (
    can_be_done,
    can_end,
    can_insert,
    can_place,
    is_acting,
    may_place_now,
    must_pass,
    open_hole,
    pieces_on_offer,
    places_on_offer,
    reserve_shapes,
    substitutes_on_offer,
    supply_shapes,
    upgrades_of,
)
from projectl.rules.observation import write_bits
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, PLACEMENT_SHAPE, PLACEMENTS, SHAPES
from projectl.rules.state import PLACES, SLOTS, Phase, State

# What a placement needs, as one set: its cells empty and, above them, its shape owned.
NEEDS = PLACEMENT_MASK | (np.int64(1) << (CELLS + PLACEMENT_SHAPE))


@inlined
def write_placements(state: State, mask: Any, needs: Any, lane: int, lanes: int) -> None:
    """Where the player's pieces fit (R3.6)."""
    owned = supply_shapes(state) << CELLS if may_place_now(state) else 0
    for slot in range(SLOTS):
        lacking = ~(open_hole(state, slot) | owned)
        start = PLACE + slot * PLACEMENTS
        for placement in range(lane, PLACEMENTS, lanes):
            mask[start + placement] = needs[placement] & lacking == 0


@inlined
def write_upgrades(mask: Any, supply: int, reserve: int, lane: int, lanes: int) -> None:
    """What may be exchanged for what."""
    for give in range(SHAPES):
        gets = upgrades_of(give, reserve) if has_bit(supply, give) else 0
        write_bits(mask, UPGRADE + give * SHAPES, gets, SHAPES, lane, lanes)


@inlined
def write_others(state: State, mask: Any, lane: int) -> None:
    """The actions that stand alone, each a yes or no."""
    if lane != 0:
        return
    acting = is_acting(state)
    mask[MASTER] = acting and state.master_used == 0 and can_place(state)
    mask[DONE] = can_be_done(state)
    mask[INSERT] = can_insert(state)
    mask[PASS] = acting and must_pass(state)
    mask[END] = can_end(state)


@inlined
def write_lane_with(state: State, mask: Any, needs: Any, lane: int, lanes: int) -> None:
    """A lane's share of the mask, from the caller's own copy of NEEDS."""
    acting = is_acting(state)
    reserve = reserve_shapes(state) if acting else 0
    takes = places_on_offer(state) if acting else 0
    rewards = substitutes_on_offer(state) if state.phase == Phase.REWARD else 0
    write_bits(mask, TAKE, takes, PLACES, lane, lanes)
    write_bits(mask, PIECE, pieces_on_offer(reserve), SHAPES, lane, lanes)
    write_upgrades(mask, supply_shapes(state), reserve, lane, lanes)
    write_placements(state, mask, needs, lane, lanes)
    write_bits(mask, REWARD, rewards, SHAPES, lane, lanes)
    write_others(state, mask, lane)


@inlined
def write_lane_of_mask(state: State, mask: Any, lane: int, lanes: int) -> None:
    """A lane's share of the mask: 1 at every legal action, 0 elsewhere."""
    write_lane_with(state, mask, NEEDS, lane, lanes)


@kernel
def write_mask(state: State, mask: Any) -> None:
    """Write the whole mask."""
    write_lane_of_mask(state, mask, 0, 1)
