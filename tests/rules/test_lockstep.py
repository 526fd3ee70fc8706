"""The kernel against the naive oracle, in every mode and style of play."""

import pytest
from lockstep import SETUPS, STYLES, play_side_by_side

from projectl.rules.border import Setup
from projectl.rules.kernel import JIT

GAMES = 12 if JIT else 1
MOST_ACTIONS = None if JIT else 40


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup)))
def test_kernel_and_oracle_agree_at_every_step(setup: Setup, style: str) -> None:
    for seed in range(GAMES):
        play_side_by_side(setup, style, seed, MOST_ACTIONS)
