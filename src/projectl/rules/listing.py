"""The legal actions: counted, the n-th of them, as a list, and as a mask.

All follow the order of the action numbers, so the n-th one is also the n-th of the list.
"""

from typing import Any, NamedTuple

from projectl.rules.actions import (
    KINDS,
    MASTER,
    Kind,
    piece_action,
    place_action,
    reward_action,
    take_action,
    upgrade_action,
)
from projectl.rules.bits import count_bits, has_bit, lowest_bit, nth_bit
from projectl.rules.fits import anchors, count_fits, nth_fit, orientations_of
from projectl.rules.kernel import kernel
from projectl.rules.legal import (
    can_be_done,
    can_end,
    can_insert,
    count_upgrades,
    is_acting,
    may_place_now,
    open_hole,
    open_holes,
    pieces_on_offer,
    places_on_offer,
    reserve_shapes,
    substitutes_on_offer,
    supply_shapes,
    upgrades_of,
)
from projectl.rules.pieces import ORIENTATIONS, PLACEMENT_AT
from projectl.rules.state import SLOTS, Phase, State


class Tally(NamedTuple):
    """How many actions of each `Kind` are legal, in the order of the kinds."""

    take: int
    piece: int
    upgrade: int
    place: int
    reward: int
    master: int
    done: int
    insert: int
    pass_: int
    end: int


@kernel
def count_placements(state: State, oriented: int) -> int:
    """In how many ways one piece in one of these orientations can be placed."""
    count = 0
    for slot in range(0, SLOTS, 2):
        count += count_fits(open_holes(state, slot), oriented)
    return count


@kernel
def tally_actions(state: State) -> Tally:
    """Count what the player may do now, kind by kind."""
    take = piece = upgrade = place = reward = master = must_pass = 0
    supply = supply_shapes(state)
    if may_place_now(state):
        place = count_placements(state, orientations_of(supply))
    if is_acting(state):
        reserve = reserve_shapes(state)
        take = count_bits(places_on_offer(state))
        piece = count_bits(pieces_on_offer(reserve))
        upgrade = count_upgrades(supply, reserve)
        master = 1 if place > 0 and state.master_used == 0 else 0
        must_pass = 1 if take + piece + upgrade + place == 0 else 0
    elif state.phase == Phase.REWARD:
        reward = count_bits(substitutes_on_offer(state))
    done = 1 if can_be_done(state) else 0
    insert = 1 if can_insert(state) else 0
    end = 1 if can_end(state) else 0
    return Tally(take, piece, upgrade, place, reward, master, done, insert, must_pass, end)


@kernel
def sum_tally(tally: Tally) -> int:
    """How many actions were counted."""
    total = 0
    for count in tally:
        total += count
    return total


@kernel
def count_legal(state: State) -> int:
    """How many actions are legal."""
    return sum_tally(tally_actions(state))


@kernel
def nth_upgrade(state: State, n: int) -> int:
    """The n-th legal exchange."""
    reserve = reserve_shapes(state)
    supply = supply_shapes(state)
    while supply != 0:
        give = lowest_bit(supply)
        gets = upgrades_of(give, reserve)
        count = count_bits(gets)
        if n < count:
            return upgrade_action(give, nth_bit(gets, n))
        n -= count
        supply &= supply - 1
    return -1


@kernel
def nth_placement(state: State, oriented: int, n: int) -> int:
    """The n-th of these ways, as an action."""
    for slot in range(SLOTS):
        hole = open_hole(state, slot)
        count = count_fits(hole, oriented)
        if n < count:
            return place_action(slot, nth_fit(hole, oriented, n))
        n -= count
    return -1


@kernel
def nth_of_kind(state: State, kind: int, n: int) -> int:
    """The n-th legal action of a kind."""
    if kind == Kind.PLACE:
        return nth_placement(state, orientations_of(supply_shapes(state)), n)
    if kind == Kind.UPGRADE:
        return nth_upgrade(state, n)
    if kind == Kind.TAKE:
        return take_action(nth_bit(places_on_offer(state), n))
    if kind == Kind.PIECE:
        return piece_action(nth_bit(pieces_on_offer(reserve_shapes(state)), n))
    if kind == Kind.REWARD:
        return reward_action(nth_bit(substitutes_on_offer(state), n))
    return MASTER + kind - Kind.MASTER


@kernel
def nth_of_tally(state: State, tally: Tally, n: int) -> int:
    """The n-th legal action, counted from 0; -1 if there are not so many."""
    for kind in range(KINDS):
        if n < tally[kind]:
            return nth_of_kind(state, kind, n)
        n -= tally[kind]
    return -1


@kernel
def nth_legal(state: State, n: int) -> int:
    """The n-th legal action, counted from 0; -1 if there are not so many."""
    return nth_of_tally(state, tally_actions(state), n)


@kernel
def list_placements(state: State, out: Any, size: int) -> int:
    """Append the legal placements; the new size."""
    oriented = orientations_of(supply_shapes(state))
    for slot in range(SLOTS):
        hole = open_hole(state, slot)
        for orientation in range(ORIENTATIONS):
            cells = anchors(hole, orientation) if has_bit(oriented, orientation) else 0
            while cells != 0:
                placement = PLACEMENT_AT[orientation, lowest_bit(cells)]
                out[size] = place_action(slot, placement)
                size += 1
                cells &= cells - 1
    return size


@kernel
def list_legal(state: State, out: Any) -> int:
    """Write the legal actions to `out`, smallest first, and return how many there are."""
    tally = tally_actions(state)
    size = 0
    for kind in range(KINDS):
        if kind == Kind.PLACE and tally.place > 0:
            size = list_placements(state, out, size)
        else:
            for n in range(tally[kind]):
                out[size] = nth_of_kind(state, kind, n)
                size += 1
    return size


@kernel
def mask_legal(state: State, mask: Any, scratch: Any) -> int:
    """Set `mask` to 1 at every legal action and 0 elsewhere; `scratch` takes the list."""
    mask[:] = 0
    size = list_legal(state, scratch)
    for n in range(size):
        mask[scratch[n]] = 1
    return size
