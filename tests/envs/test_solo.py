"""The Gymnasium environment: Gymnasium's checker, and what its pages prescribe."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from projectl.envs import rendering
from projectl.envs.registration import FINESSE_SOLO, SOLO
from projectl.envs.solo import SoloEnv
from projectl.envs.stepping import WORST_MARGIN
from projectl.game.game import Game
from projectl.rules.actions import ACTIONS, DONE
from projectl.rules.api import name_of
from projectl.rules.errors import IllegalActionError, InvalidActionError, SetupError
from projectl.rules.rewards import SQUARE_WORTH
from projectl.rules.state import Difficulty

DIFFICULTIES = [name_of(difficulty) for difficulty in Difficulty]
every_name = pytest.mark.parametrize("name", [SOLO, FINESSE_SOLO])
every_difficulty = pytest.mark.parametrize("difficulty", DIFFICULTIES)


def play(env: Any, seed: int) -> tuple[list[float], dict[str, Any]]:
    """Play a game with random actions; its rewards and its last info."""
    random = np.random.default_rng(seed)
    _observation, info = env.reset(seed=seed)
    rewards, over = [], False
    while not over:
        chosen = random.choice(np.flatnonzero(info["action_mask"]))
        _observation, reward, over, _cut, info = env.step(chosen)
        rewards.append(reward)
    return rewards, info


@every_name
@every_difficulty
@pytest.mark.parametrize("reward", ["outcome", "margin", "shaped"])
def test_it_passes_gymnasiums_checker(name: str, difficulty: str, reward: str) -> None:
    env = gymnasium.make(name, difficulty=difficulty, reward=reward)
    check_env(env.unwrapped, skip_render_check=True)


@every_name
def test_it_passes_the_checker_in_every_render_mode(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(rendering, "RENDER_FPS", 0)
    check_env(gymnasium.make(name).unwrapped)


@every_name
@every_difficulty
def test_it_is_the_game(name: str, difficulty: str) -> None:
    env = gymnasium.make(name, difficulty=difficulty)
    mode = "solo" if name == SOLO else "finesse-solo"
    _observation, info = env.reset(seed=5)
    game = Game(mode, None, difficulty, seed=5)
    random = np.random.default_rng(5)
    over = False
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
        chosen = int(random.integers(len(legal)))
        game.play(game.legal_actions()[chosen])
        observation, _reward, over, cut, info = env.step(legal[chosen])
        assert observation in env.observation_space
        assert over == game.is_over
        assert not cut
    outcome = game.outcome
    assert outcome is not None
    points, mastermind = (score.total for score in outcome.scores)
    assert (info["points"], info["mastermind_points"]) == (points, mastermind)
    assert info["won"] == (info["points"] > info["mastermind_points"])
    assert not info["action_mask"].any()


@pytest.mark.parametrize("seed", range(5))
def test_the_rewards_agree_with_each_other(seed: int) -> None:
    outcome, margin, shaped = (
        play(SoloEnv(reward=reward), seed) for reward in ("outcome", "margin", "shaped")
    )
    end = margin[1]["points"] - margin[1]["mastermind_points"]
    assert margin[0][-1] == end
    assert outcome[0][-1] == (1 if end > 0 else -1)
    assert not any(outcome[0][:-1] + margin[0][:-1])
    assert sum(shaped[0]) == pytest.approx(end - 3 * SQUARE_WORTH)  # one begins with I1 and I2


@pytest.mark.parametrize("reward", ["outcome", "margin", "shaped"])
def test_an_illegal_action_ends_the_episode_as_a_loss(reward: str) -> None:
    env = SoloEnv(reward=reward)
    before, _info = env.reset(seed=1)
    after, paid, over, cut, info = env.step(DONE)
    assert (after == before).all()
    lead = 3 * SQUARE_WORTH if reward == "shaped" else 0
    assert paid == (-1 if reward == "outcome" else pytest.approx(-WORST_MARGIN - lead))
    assert (over, cut, info["won"]) == (True, False, False)
    assert info["illegal_action"].startswith("action 1657, 'done', is not legal now. ")
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_shaped_rewards_of_a_game_that_ended_so_add_up_as_margins_do() -> None:
    env = SoloEnv(reward="shaped")
    _observation, info = env.reset(seed=1)
    total = 0.0
    for _ in range(12):
        _observation, paid, _over, _cut, info = env.step(int(info["action_mask"].argmax()))
        total += paid
    total += env.step(DONE)[1]
    assert total == pytest.approx(-WORST_MARGIN - 3 * SQUARE_WORTH)


def test_the_observation_can_be_a_dictionary_with_the_mask() -> None:
    env = SoloEnv(observation="dict")
    check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=1)
    assert (seen["action_mask"] == info["action_mask"]).all()
    assert env.step(DONE)[0] in env.observation_space
    with pytest.raises(SetupError, match="unknown form of observation 'set'"):
        SoloEnv(observation="set")


def test_an_illegal_action_can_be_an_error_instead_and_changes_nothing() -> None:
    env = SoloEnv(illegal="raise")
    _observation, info = env.reset(seed=1)
    with pytest.raises(IllegalActionError, match="'done', is not legal now"):
        env.step(DONE)
    assert (env.action_masks() == info["action_mask"]).all()
    env.step(int(np.flatnonzero(info["action_mask"])[0]))


@pytest.mark.parametrize("action", [-1, ACTIONS, 1.5, "take A1", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = SoloEnv()
    env.reset(seed=1)
    with pytest.raises(InvalidActionError, match="action"):
        env.step(action)


def test_a_game_that_is_over_wants_a_reset() -> None:
    env = SoloEnv()
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.render()
    play(env, seed=1)
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    env.reset()
    assert env.action_masks().any()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "base"}, "'base' is not a game against the mastermind"),
        ({"mode": "chess"}, "unknown mode 'chess'"),
        ({"difficulty": "hard"}, "unknown difficulty 'hard'; it is one of standard, challenging"),
        ({"reward": "money"}, "unknown reward 'money'"),
        ({"illegal": "ignore"}, "unknown answer to an illegal action 'ignore'"),
        ({"render_mode": "braille"}, "unknown render mode 'braille'"),
    ],
)
def test_wrong_options_are_explained(options: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        SoloEnv(**options)


def test_a_reset_has_no_options() -> None:
    with pytest.raises(SetupError, match="reset has no option 'difficulty'"):
        SoloEnv().reset(options={"difficulty": "standard"})
    SoloEnv().reset(options={})


def test_equal_seeds_deal_equal_games_and_no_seed_deals_another() -> None:
    one, two = SoloEnv(), SoloEnv()
    dealt = []
    for env in (one, two):
        env.reset(seed=4)
        dealt += [env.game_seed, env.reset() and env.game_seed]
    assert dealt[:2] == dealt[2:]
    assert dealt[0] == 4 != dealt[1]


def test_a_copy_goes_its_own_way() -> None:
    env = gymnasium.make(SOLO)
    observation, info = env.reset(seed=1)
    other = copy.deepcopy(env)
    legal = np.flatnonzero(info["action_mask"])
    first = other.step(legal[0])[0]
    assert (env.step(legal[0])[0] == first).all()
    assert not (first == observation).all()


def test_gymnasium_makes_it_by_name_alone_with_an_import_in_the_name() -> None:
    env = gymnasium.make(f"projectl.envs.registration:{FINESSE_SOLO}", difficulty="unbeatable")
    solo = env.unwrapped
    assert isinstance(solo, SoloEnv)
    assert name_of(solo.variant.mode) == "finesse-solo"
    assert solo.variant.difficulty == Difficulty.UNBEATABLE


def test_gymnasium_makes_an_array_of_them() -> None:
    envs = gymnasium.make_vec(SOLO, 3, difficulty="challenging")
    observations, infos = envs.reset(seed=1)
    alone, _info = gymnasium.make(SOLO, difficulty="challenging").reset(seed=1)
    assert (observations[0] == alone).all()
    assert infos["action_mask"].shape == (3, ACTIONS)
    envs.close()
