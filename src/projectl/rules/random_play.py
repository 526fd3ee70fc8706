"""Random play, for tests, benchmarks and rollouts."""

from enum import IntEnum

import numpy as np

from projectl.rules.actions import KINDS, Kind, place_action
from projectl.rules.apply import apply
from projectl.rules.chance import random_below
from projectl.rules.dealing import deal
from projectl.rules.fits import count_fits_by_level, nth_fit, orientations_of
from projectl.rules.kernel import inlined, kernel
from projectl.rules.legal import Offer, offer_of, open_hole
from projectl.rules.listing import (
    nth_of_kind,
    nth_of_tally,
    sum_tally,
    tally_of,
)
from projectl.rules.pieces import FIELD_BITS, LEVEL_ORIENTATIONS, LEVELS
from projectl.rules.state import SLOTS, Phase, State


class Policy(IntEnum):
    """How random play chooses."""

    UNIFORM = 0  # every legal action is as likely as any other
    WEIGHTED = 1  # a kind of action by its weight, then one of that kind; large pieces first


# Uniform play drowns in exchanges and stalls (R3.8): all ten I1 end up on puzzles that need one
# more. With these weights, by kind, and small pieces kept for small gaps, games run their course.
KIND_WEIGHT = np.array([3, 20, 4, 12, 1, 2, 1, 1, 1, 1], np.int64)


@kernel
def uniform_action(state: State) -> int:
    """A legal action, all equally likely."""
    offer = offer_of(state)
    tally = tally_of(state, offer)
    return nth_of_tally(state, offer, tally, random_below(state, sum_tally(tally)))


@inlined
def largest_fit(state: State, hole: int, oriented: int) -> int:
    """A random placement of the largest pieces that fit a hole so oriented, or -1."""
    counts = count_fits_by_level(hole, oriented)
    for level in range(LEVELS, 0, -1):
        count = counts >> (FIELD_BITS * (level - 1))
        if count > 0:
            n = random_below(state, count)
            return nth_fit(hole, oriented & LEVEL_ORIENTATIONS[level], n)
    return -1


@inlined
def large_placement(state: State, offer: Offer) -> int:
    """Place one of the largest pieces that fit, on a random puzzle where any does."""
    oriented = orientations_of(offer.places)
    start = random_below(state, SLOTS)
    for turn in range(SLOTS):
        slot = (start + turn) % SLOTS
        hole = open_hole(state, slot)
        placement = largest_fit(state, hole, oriented) if hole != 0 else -1
        if placement >= 0:
            return place_action(slot, placement)
    return -1


@kernel
def weighted_action(state: State) -> int:
    """A legal action: a kind by its weight, then any of that kind, but large pieces first."""
    offer = offer_of(state)
    tally = tally_of(state, offer)
    total = 0
    for kind in range(KINDS):
        total += KIND_WEIGHT[kind] if tally[kind] > 0 else 0
    left = random_below(state, total)
    kind = 0
    while left >= (KIND_WEIGHT[kind] if tally[kind] > 0 else 0):
        left -= KIND_WEIGHT[kind] if tally[kind] > 0 else 0
        kind += 1
    if kind == Kind.PLACE:
        return large_placement(state, offer)
    return nth_of_kind(state, offer, kind, random_below(state, tally[kind]))


@kernel
def random_action(state: State, policy: int) -> int:
    """A legal action of a random `Player`."""
    if policy == Policy.WEIGHTED:
        return weighted_action(state)
    return uniform_action(state)


@kernel
def play_out(state: State, policy: int) -> int:
    """Play a game to its end and return the number of actions."""
    moves = 0
    while state.phase != Phase.OVER:
        apply(state, random_action(state, policy))
        moves += 1
    return moves


@kernel
def play_on(state: State, policy: int, moves: int) -> None:
    """Play exactly so many actions, dealing a new game whenever one is over."""
    for _ in range(moves):
        if state.phase == Phase.OVER:
            deal(state)
        apply(state, random_action(state, policy))
