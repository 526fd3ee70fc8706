"""The kernel against the naive oracle, in every mode and style of play."""

import pytest
from lockstep import STYLES, VARIANTS, play_side_by_side

from projectl.rules.api import VariantNames
from projectl.rules.kernel import JIT

GAMES = 12 if JIT else 1
MOST_ACTIONS = None if JIT else 40


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_kernel_and_oracle_agree_at_every_step(variant: VariantNames, style: str) -> None:
    for seed in range(GAMES):
        play_side_by_side(variant, style, seed, MOST_ACTIONS)
