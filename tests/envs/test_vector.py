"""Arrays of games: the engine's games, stepped together."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from envs.positions import NAMES, VARIANTS
from projectl.envs.vector import ProjectLVectorEnv
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.api import VariantNames
from projectl.rules.dealing import deal
from projectl.rules.errors import IllegalActionError, InvalidActionError, SetupError
from projectl.rules.observation import observe
from projectl.rules.rewards import Reward
from projectl.rules.state import Phase

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


def make(games: int = 6, **options: Any) -> ProjectLVectorEnv:
    env = ProjectLVectorEnv(games, **options)
    env.reset(seed=11)
    return env


@every_variant
def test_every_game_goes_as_the_engine_plays_it(variant: VariantNames) -> None:
    env = ProjectLVectorEnv(5, *variant, reward="margin", threads=2)
    observations, infos = env.reset(seed=7)
    games = api.new_games(range(7, 12), *variant)
    ended = 0
    for _ in range(400):
        expected = np.zeros_like(observations)
        for state, row in zip(games, expected, strict=True):
            observe(state, int(state.player), row)
        assert (observations == expected).all()
        assert (infos["action_mask"] == api.legal_masks(games)).all()
        assert (infos["player"] == games["player"]).all()
        actors = games["player"].copy()
        actions = env.sample_actions()
        games["rng"] = env.games["rng"]  # choosing at random used the games' own generators
        observations, rewards, terminated, truncated, infos = env.step(actions)
        assert (infos["acted"] == actors).all()
        api.step(games, actions)
        assert (terminated == (games["phase"] == Phase.OVER)).all()
        assert not truncated.any()
        scores, _ = api.scores_and_ranks(games)
        for index in np.flatnonzero(terminated):
            seat = actors[index]
            others = np.delete(scores[index, : max(2, env.seats)], seat)
            assert rewards[index] == scores[index, seat] - others.max()
            assert rewards[index] == infos["rewards"][index, seat]
            final = np.zeros_like(observations[index])
            observe(games[index], int(seat), final)
            assert infos["_final_obs"][index]
            assert (infos["final_obs"][index] == final).all()
            deal(games[index])
            ended += 1
        assert not rewards[~terminated].any()
    assert ended > 0


@pytest.mark.parametrize("games", [1, 3, 64])
def test_threads_change_nothing(games: int) -> None:
    outcomes = []
    for threads in (1, 2, 5):
        env = ProjectLVectorEnv(games, reward=Reward.SHAPED, threads=threads)
        env.reset(seed=3)
        total = np.zeros(games)
        for _ in range(150):
            observations, rewards, *_ = env.step(env.sample_actions())
            total += rewards
        outcomes.append((env.games.tobytes(), observations.copy().tobytes(), total.tobytes()))
        env.close()
    assert outcomes[0] == outcomes[1] == outcomes[2]


def test_gymnasium_can_read_what_it_is() -> None:
    env = make(4)
    assert isinstance(env, gymnasium.vector.VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=1)
    assert observations in env.observation_space
    assert infos["action_mask"].shape == (4, ACTIONS)
    assert infos["action_mask"].dtype == np.int8
    assert env.sample_actions() in env.action_space
    assert (env.action_masks() == infos["action_mask"]).all()


def test_without_copies_arrays_are_the_same_ones_every_step() -> None:
    env = make(copy=False)
    first = env.step(env.sample_actions())
    second = env.step(env.sample_actions())
    assert first[0] is second[0]
    assert first[4]["action_mask"] is second[4]["action_mask"]


def test_one_seed_deals_the_same_games_again_and_none_other_ones() -> None:
    env = make()
    dealt = env.games.copy()
    env.reset(seed=11)
    assert (env.games == dealt).all()
    env.reset()
    fresh = env.games.copy()
    assert (fresh["deck"] != dealt["deck"]).any()
    same: Any
    for same in (11, np.int64(11)):
        env.reset(seed=same)
        env.reset()
        assert (env.games == fresh).all()


def test_a_seed_a_game_deals_just_these() -> None:
    env = make(3)
    env.reset(seed=[5, 6, 5])
    assert (env.games[0] == env.games[2]).all()
    assert (env.games == api.new_games([5, 6, 5])).all()


@pytest.mark.parametrize("threads", [1, 3])
def test_an_illegal_action_is_refused_and_changes_no_game(threads: int) -> None:
    env = make(threads=threads)
    before = env.games.copy()
    actions = env.sample_actions()
    before["rng"] = env.games["rng"]
    actions[4:] = ACTIONS - 1
    with pytest.raises(IllegalActionError, match="action 1660 is not legal now in game 4"):
        env.step(actions)
    assert (env.games == before).all()


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], "6 games need 6 whole numbers"),
        ([0.5] * 6, "6 games need 6 whole numbers"),
        ([ACTIONS] * 6, f"actions are 0 to {ACTIONS - 1}"),
        ([-1] * 6, f"actions are 0 to {ACTIONS - 1}"),
        ("jump", "6 games need 6 whole numbers"),
    ],
)
def test_what_is_no_action_is_refused(actions: Any, message: str) -> None:
    with pytest.raises(InvalidActionError, match=message):
        make().step(actions)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"num_envs": 0}, "the number of games is at least 1, not 0"),
        ({"num_envs": "many"}, "the number of games is a whole number"),
        ({"mode": "chess"}, "unknown mode 'chess'"),
        ({"seats": 5}, "base is for 2 to 4 players, not 5"),
        ({"difficulty": "standard"}, "only the solo modes have a difficulty"),
        ({"reward": "gold"}, "unknown reward 'gold'"),
        ({"threads": 0}, "the number of threads is at least 1, not 0"),
        ({"threads": 1.5}, "the number of threads is a whole number"),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        ProjectLVectorEnv(**{"num_envs": 2, **options})


@pytest.mark.parametrize(
    ("seed", "message"),
    [
        ("x", "a seed is a whole number"),
        ([1, 2], "6 games need 6 seeds, not 2"),
        (1.5, "a seed is a whole number"),
    ],
)
def test_bad_seeds_are_refused(seed: Any, message: str) -> None:
    with pytest.raises(SetupError, match=message):
        make().reset(seed=seed)


def test_a_negative_seed_is_refused_as_gymnasium_does() -> None:
    with pytest.raises(gymnasium.error.Error, match="greater or equal to zero"):
        make().reset(seed=-1)


def test_reset_has_no_options() -> None:
    with pytest.raises(SetupError, match="reset has no option 'speed'"):
        make().reset(options={"speed": 2})


def test_stepping_before_the_first_reset_is_refused() -> None:
    with pytest.raises(SetupError, match="call reset first"):
        ProjectLVectorEnv(2).step([0, 0])
