"""Masks mark what the rules list as legal."""

import numpy as np
import pytest
from envs.positions import NAMES, VARIANTS, stages

from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.api import VariantNames
from projectl.rules.masks import write_lane_of_mask, write_mask

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


@every_variant
def test_a_mask_marks_the_legal_actions_and_no_other(variant: VariantNames) -> None:
    for games in stages(variant):
        expected = api.legal_masks(games)
        for state, legal in zip(games, expected, strict=True):
            mask = np.full(ACTIONS, 7, np.int8)
            write_mask(state, mask)
            assert (mask == legal).all()


@every_variant
def test_lanes_write_together_what_one_writes_alone(variant: VariantNames) -> None:
    for stage in stages(variant)[:20]:
        games = stage[::3].copy()
        for state, legal in zip(games, api.legal_masks(games), strict=True):
            mask = np.full(ACTIONS, 7, np.int8)
            for lane in range(32):
                write_lane_of_mask(state, mask, lane, 32)
            assert (mask == legal).all()
