"""Steps of several seats become trajectories with the right signs."""

from typing import Any

import numpy as np
import pytest

from projectl.envs.self_play import advantages, trajectories, turn_signs
from projectl.envs.vector import ProjectLVectorEnv
from projectl.rules.errors import SetupError


def played(seats: int, reward: str, steps: int = 260) -> dict[str, Any]:
    """Random games: who acted, what everybody was paid, what ended."""
    env = ProjectLVectorEnv(5, seats=seats, reward=reward)
    env.reset(seed=3)
    told: dict[str, list[Any]] = {"acted": [], "rewards": [], "over": [], "signs": [], "own": []}
    for _ in range(steps):
        _, own, over, _, infos = env.step(env.sample_actions())
        told["acted"].append(infos["acted"])
        told["rewards"].append(infos["rewards"])
        told["over"].append(over)
        told["own"].append(own)
        told["signs"].append(turn_signs(infos["acted"], infos["player"], over))
    return {name: np.array(rows) for name, rows in told.items()}


def test_a_sign_turns_when_the_turn_passes_and_ends_with_the_game() -> None:
    signs = turn_signs(np.array([0, 0, 1]), np.array([0, 1, 0]), np.array([False, False, True]))
    assert signs.tolist() == [1, -1, 0]


def test_an_advantage_is_what_came_less_what_was_expected() -> None:
    rewards = np.array([[0.0], [0.0], [1.0]])
    signs = np.array([[1.0], [-1.0], [0.0]])
    values = np.array([[0.5], [0.25], [-0.5], [9.0]])
    found = advantages(rewards, signs, values, discount=1.0, trace=0.0)
    assert found[:, 0].tolist() == [-0.25, 0.25, 1.5]
    with pytest.raises(SetupError, match="3 steps need 4 rows of values"):
        advantages(rewards, signs, values[:3])


@pytest.mark.parametrize("reward", ["outcome", "margin", "shaped"])
def test_signs_and_trajectories_tell_the_same_returns(reward: str) -> None:
    told = played(2, reward)
    values = np.zeros((len(told["own"]) + 1, 5))
    returns = advantages(told["own"], told["signs"], values, trace=1.0)
    done = 0
    for each in trajectories(told["acted"], told["rewards"], told["over"]):
        if each.done:
            done += 1
            to_come = np.cumsum(each.rewards[::-1])[::-1]
            assert to_come == pytest.approx(returns[each.steps, each.game], abs=1e-4)
    assert done > 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_action_is_in_one_trajectory_and_every_end_reaches_all_seats(seats: int) -> None:
    told = played(seats, "outcome")
    found = trajectories(told["acted"], told["rewards"], told["over"])
    assert sum(len(each.steps) for each in found) == told["acted"].size
    for each in found:
        assert (told["acted"][each.steps, each.game] == each.seat).all()
        assert not each.rewards[:-1].any()
        if not each.done:
            assert not each.rewards.any()
    ends = np.argwhere(told["over"])
    assert len(ends)
    paid = sorted(float(each.rewards[-1]) for each in found if each.done)
    due = sorted(float(pay) for step, game in ends for pay in told["rewards"][step, game])
    assert paid == due


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(SetupError, match="4 steps of 2 games need as many"):
        trajectories(np.zeros((4, 3)), np.zeros((4, 2, 2)), np.zeros((4, 2)))
