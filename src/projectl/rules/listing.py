"""The legal actions: counted, the n-th of them, and as a list.

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
from projectl.rules.kernel import inlined, integer, kernel
from projectl.rules.legal import (
    Offer,
    count_upgrades,
    must_pass,
    offer_of,
    open_hole,
    open_holes,
    upgrades_of,
)
from projectl.rules.pieces import ORIENTATIONS, PLACEMENT_AT
from projectl.rules.state import SLOTS, State


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


@inlined
def tally_of(state: State, offer: Offer) -> Tally:
    """Count an offer, kind by kind."""
    place = 0
    if offer.places != 0:
        place = count_placements(state, orientations_of(offer.places))
    upgrade = count_upgrades(offer.gives, offer.gets)
    return Tally(
        take=count_bits(offer.takes),
        piece=count_bits(offer.pieces),
        upgrade=upgrade,
        place=place,
        reward=count_bits(offer.rewards),
        master=integer(offer.master and place > 0),
        done=integer(offer.done),
        insert=integer(offer.insert),
        pass_=integer(must_pass(offer, upgrade, place > 0)),
        end=integer(offer.end),
    )


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
    return sum_tally(tally_of(state, offer_of(state)))


@kernel
def nth_upgrade(offer: Offer, n: int) -> int:
    """The n-th legal exchange."""
    gives = offer.gives
    while gives != 0:
        give = lowest_bit(gives)
        gets = upgrades_of(give, offer.gets)
        count = count_bits(gets)
        if n < count:
            return upgrade_action(give, nth_bit(gets, n))
        n -= count
        gives &= gives - 1
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
def nth_of_kind(state: State, offer: Offer, kind: int, n: int) -> int:
    """The n-th legal action of a kind."""
    if kind == Kind.PLACE:
        return nth_placement(state, orientations_of(offer.places), n)
    if kind == Kind.UPGRADE:
        return nth_upgrade(offer, n)
    if kind == Kind.TAKE:
        return take_action(nth_bit(offer.takes, n))
    if kind == Kind.PIECE:
        return piece_action(nth_bit(offer.pieces, n))
    if kind == Kind.REWARD:
        return reward_action(nth_bit(offer.rewards, n))
    return MASTER + kind - Kind.MASTER


@kernel
def nth_of_tally(state: State, offer: Offer, tally: Tally, n: int) -> int:
    """The n-th legal action, counted from 0; -1 if there are not so many."""
    for kind in range(KINDS):
        if n < tally[kind]:
            return nth_of_kind(state, offer, kind, n)
        n -= tally[kind]
    return -1


@kernel
def nth_legal(state: State, n: int) -> int:
    """The n-th legal action, counted from 0; -1 if there are not so many."""
    offer = offer_of(state)
    return nth_of_tally(state, offer, tally_of(state, offer), n)


@kernel
def list_placements(state: State, offer: Offer, out: Any, size: int) -> int:
    """Append the legal placements; the new size."""
    oriented = orientations_of(offer.places)
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
    offer = offer_of(state)
    tally = tally_of(state, offer)
    size = 0
    for kind in range(KINDS):
        if kind == Kind.PLACE and tally.place > 0:
            size = list_placements(state, offer, out, size)
        else:
            for n in range(tally[kind]):
                out[size] = nth_of_kind(state, offer, kind, n)
                size += 1
    return size
