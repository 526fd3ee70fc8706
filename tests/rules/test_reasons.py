"""Reasons against actions: none against a legal one, and one against every other."""

import numpy as np
import pytest

from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.fits import count_fits, orientations_of
from projectl.rules.kernel import JIT
from projectl.rules.legal import can_place, offer_of, open_hole
from projectl.rules.pieces import SHAPES
from projectl.rules.random_play import Policy, random_action
from projectl.rules.reasons import REASON, Reason, against_action, against_shape
from projectl.rules.state import SLOTS, Phase

MOVES = 400 if JIT else 12


@pytest.mark.parametrize("variant", api.every_variant(), ids=str)
def test_there_is_a_reason_exactly_against_what_is_not_legal(variant: api.VariantNames) -> None:
    games, found = api.new_games([7], *variant), np.zeros(1, REASON)[0]
    dice = np.random.default_rng(7)
    for _ in range(MOVES):
        mask = api.legal_masks(games)[0]
        for action in (*np.flatnonzero(mask).tolist(), *dice.integers(0, ACTIONS, 30).tolist()):
            against_action(games[0], action, found)
            assert (found.code == Reason.NONE) == bool(mask[action])
        if games[0].phase == Phase.OVER:
            break
        api.play(games, int(random_action(games[0], int(Policy.WEIGHTED))))


def test_there_is_a_reason_exactly_against_a_shape_that_cannot_be_placed() -> None:
    games, found = api.new_games([7], "finesse", 3), np.zeros(1, REASON)[0]
    for _ in range(MOVES):
        state = games[0]
        offer = offer_of(state)
        for slot in range(SLOTS):
            for shape in range(SHAPES):
                against_shape(state, slot, shape, found)
                ways = count_fits(open_hole(state, slot), orientations_of(1 << shape))
                may = bool(offer.places >> shape & 1) and ways > 0
                assert (found.code == Reason.NONE) == may
                assert not may or can_place(state, offer)
        if state.phase == Phase.OVER:
            assert found.code == Reason.OVER
            break
        api.play(games, int(random_action(state, int(Policy.WEIGHTED))))
