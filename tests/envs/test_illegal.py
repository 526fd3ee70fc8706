"""Every number of the action space that is not legal gets a reason, also one that means nothing."""

from typing import Any

import gymnasium
import pytest

from envs.positions import NAMES, VARIANTS, stages
from projectl.envs.aec import raw_env
from projectl.envs.illegal import why_illegal
from projectl.envs.registration import FINESSE_SOLO, SOLO
from projectl.rules import api
from projectl.rules.actions import ACTIONS, upgrade_action
from projectl.rules.errors import IllegalActionError
from projectl.rules.pieces import Shape

O4_FOR_ITSELF = int(upgrade_action(Shape.O4, Shape.O4))
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


@every_variant
def test_every_illegal_action_gets_a_reason(variant: api.VariantNames) -> None:
    for games in stages(variant, games=2, times=8):
        for game in range(2):
            legal = api.legal_actions(games, game)
            for action in sorted(set(range(ACTIONS)) - {int(each) for each in legal}):
                said = why_illegal(games, action, game)
                assert said.startswith(f"action {action}")
                assert " is not legal now. " in said or " is never legal: " in said


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (
            O4_FOR_ITSELF,
            "action 98 is never legal: an upgrade gives one shape for another, not O4 for itself",
        ),
        (8, "action 8 is never legal: the two rows have 8 places; there is no 9"),
    ],
)
def test_a_number_that_means_nothing_is_said_to(action: int, said: str) -> None:
    assert why_illegal(api.new_games([1]), action) == said


@pytest.mark.parametrize("name", [SOLO, FINESSE_SOLO])
def test_a_number_that_means_nothing_ends_the_solo_episode(name: str) -> None:
    env: Any = gymnasium.make(name)
    env.reset(seed=1)
    _observation, _reward, over, _cut, info = env.step(O4_FOR_ITSELF)
    assert over
    assert "not O4 for itself" in info["illegal_action"]


@pytest.mark.parametrize("mode", ["base", "finesse"])
def test_a_number_that_means_nothing_is_illegal_for_pettingzoo(mode: str) -> None:
    env: Any = raw_env(mode=mode)
    env.reset(seed=1)
    for action in (O4_FOR_ITSELF, 8):
        with pytest.raises(IllegalActionError, match=f"action {action} is never legal"):
            env.step(action)
