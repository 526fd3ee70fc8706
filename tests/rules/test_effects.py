"""What followed from an action: every effect, in order, and enough to replay it."""

import numpy as np
import pytest
from effects_replay import first_unsound

from projectl.rules import api
from projectl.rules.effects import EffectKind
from projectl.rules.kernel import JIT
from projectl.rules.random_play import Policy

GAMES = 200 if JIT else 1


@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize(
    "variant", api.every_variant(), ids=lambda names: "-".join(map(str, names))
)
def test_effects_replayed_give_the_position_after(
    variant: api.VariantNames, policy: Policy
) -> None:
    assert first_unsound(variant, policy, GAMES, np.zeros(256, np.int64)) == ""


@pytest.mark.skipif(not JIT, reason="interpreted, too few games are played")
def test_every_kind_of_effect_happens() -> None:
    seen = np.zeros(256, np.int64)
    for variant in api.every_variant():
        for policy in Policy:
            first_unsound(variant, policy, GAMES, seen)
    assert [kind.name for kind in EffectKind if not seen[kind]] == []
