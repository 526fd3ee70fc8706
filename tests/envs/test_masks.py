"""Masks mark what the rules list as legal."""

import numpy as np
import pytest

from envs.positions import NAMES, SETUPS, stages
from projectl.envs.masks import write_lane_of_mask, write_mask
from projectl.rules import border
from projectl.rules.actions import ACTIONS
from projectl.rules.border import Setup

every_setup = pytest.mark.parametrize("setup", SETUPS, ids=NAMES)


@every_setup
def test_a_mask_marks_the_legal_actions_and_no_other(setup: Setup) -> None:
    for games in stages(setup):
        expected = border.legal_masks(games)
        for state, legal in zip(games, expected, strict=True):
            mask = np.full(ACTIONS, 7, np.int8)
            write_mask(state, mask)
            assert (mask == legal).all()


@every_setup
def test_lanes_write_together_what_one_writes_alone(setup: Setup) -> None:
    for games in stages(setup, games=4, times=20):
        for state, legal in zip(games, border.legal_masks(games), strict=True):
            mask = np.full(ACTIONS, 7, np.int8)
            for lane in range(32):
                write_lane_of_mask(state, mask, lane, 32)
            assert (mask == legal).all()
