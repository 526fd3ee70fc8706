"""Arrays of games take the options that one game takes, and say what Gymnasium looks for."""

import copy
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from envs.positions import NAMES, VARIANTS
from projectl.envs.registration import SOLO
from projectl.envs.stepping import WAIT
from projectl.envs.vector import ProjectLVectorEnv
from projectl.rules import api
from projectl.rules.actions import ACTIONS, DONE
from projectl.rules.api import VariantNames
from projectl.rules.errors import SetupError
from projectl.rules.state import Phase

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
every_reward = pytest.mark.parametrize("reward", ["outcome", "margin", "shaped"])


def play_on(env: Any, steps: int = 2000) -> Any:
    """Play at random until a game ends; the step in which it did."""
    for _ in range(steps):
        step = env.step(env.unwrapped.sample_actions())
        if (step[2] | step[3]).any():
            return step
    raise AssertionError("no game ended")


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("same-step", AutoresetMode.SAME_STEP),
        ("next-step", AutoresetMode.NEXT_STEP),
        ("Disabled", AutoresetMode.DISABLED),
        (AutoresetMode.NEXT_STEP, AutoresetMode.NEXT_STEP),
    ],
)
def test_the_autoreset_mode_stands_where_gymnasium_looks(name: Any, mode: AutoresetMode) -> None:
    env = ProjectLVectorEnv(2, autoreset_mode=name)
    assert env.metadata["autoreset_mode"] is mode
    assert env.autoreset_mode is mode
    assert ProjectLVectorEnv.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


@every_variant
def test_the_last_info_tells_points_ranks_and_winner(variant: VariantNames) -> None:
    env = ProjectLVectorEnv(3, *variant, autoreset_mode="disabled", reward="margin")
    env.reset(seed=4)
    ended, infos = play_on(env)[2:5:2]
    scores, ranks = api.scores_and_ranks(env.games)
    for game in np.flatnonzero(ended):
        assert env.games[game].phase == Phase.OVER
        assert infos["_points"][game]
        alone = env.seats == 1
        columns: Any = 0 if alone else slice(0, env.seats)
        assert np.array_equal(infos["points"][game], scores[game, columns])
        assert np.array_equal(infos["ranks"][game], ranks[game, columns])
        first = np.flatnonzero(ranks[game, : env.seats] == 1)
        assert infos["winner"][game] == (first[0] if len(first) == 1 else -1)
        if alone:
            assert infos["mastermind_points"][game] == scores[game, 1]
            assert infos["won"][game] == (scores[game, 0] > scores[game, 1])


def test_in_the_same_step_it_is_the_final_info() -> None:
    env = ProjectLVectorEnv(4, "solo")
    env.reset(seed=1)
    ended, infos = play_on(env)[2:5:2]
    assert (infos["_final_info"] == ended).all()
    game = int(ended.argmax())
    assert infos["final_info"]["won"][game] == (infos["final_info"]["winner"][game] == 0)
    assert "points" not in infos


def test_in_the_next_step_the_last_observation_stays_for_one_step() -> None:
    env = ProjectLVectorEnv(4, "solo", autoreset_mode="next-step")
    env.reset(seed=1)
    seen, _, ended, _, infos = play_on(env)
    game = int(ended.argmax())
    assert env.games[game].phase == Phase.OVER
    assert np.flatnonzero(infos["action_mask"][game]).tolist() == [WAIT]
    assert seen[game].any()
    actions = env.sample_actions()
    assert actions[game] == WAIT
    actions[game] = DONE  # anything is ignored
    _, rewards, over, _, infos = env.step(actions)
    assert (rewards[game], over[game]) == (0, False)
    assert env.games[game].round_number == 1
    assert infos["action_mask"][game].sum() > 1


def test_disabled_it_waits_for_a_reset_of_just_these_games() -> None:
    env = ProjectLVectorEnv(4, "solo", autoreset_mode="disabled")
    env.reset(seed=1)
    ended = play_on(env)[2]
    game = int(ended.argmax())
    with pytest.raises(ResetNeeded, match=f"game {game} is over"):
        env.step(env.sample_actions())
    before = env.games[~ended].tobytes()
    env.reset(seed=9, options={"reset_mask": ended})
    assert env.games[~ended].tobytes() == before
    assert env.games[game] == api.new_games([9 + game], "solo")[0]
    env.step(env.sample_actions())


@pytest.mark.parametrize("mask", [[True], [1, 0, 1, 0], "all"])
def test_a_reset_mask_is_a_flag_a_game(mask: Any) -> None:
    env = ProjectLVectorEnv(4, "solo")
    env.reset(seed=1)
    with pytest.raises(SetupError, match="reset_mask is an array of 4 truth values"):
        env.reset(options={"reset_mask": mask})


def test_make_and_make_vec_take_the_same_options() -> None:
    options: dict[str, Any] = {
        "illegal": "end",
        "max_episode_steps": 5,
        "render_mode": "ansi",
        "reward": "margin",
        "difficulty": "challenging",
        "observation": "dict",
    }
    one = gymnasium.make(SOLO, **options)
    many: Any = gymnasium.make_vec(SOLO, num_envs=2, **options)
    assert many.single_observation_space == one.observation_space
    one.reset(seed=3)
    many.reset(seed=3)
    for step in range(1, 6):
        action = int(one.unwrapped.action_masks().argmax())  # type: ignore[attr-defined]
        assert one.render() == many.render()[0]
        seen, reward, over, cut, _ = one.step(action)
        each = many.step([action, many.unwrapped.masks[1].argmax()])
        assert (each[1][0], each[2][0], each[3][0]) == (reward, over, cut)
        assert cut == (step == 5)
    assert (each[4]["final_obs"][0]["observation"] == seen["observation"]).all()


def test_an_illegal_action_can_end_the_game() -> None:
    one = gymnasium.make(SOLO)
    many: Any = gymnasium.make_vec(SOLO, num_envs=2)
    one.reset(seed=1)
    many.reset(seed=1)
    seen, reward, over, _, info = one.step(DONE)
    *_, rewards, ended, _, infos = many.step([DONE, many.unwrapped.masks[1].argmax()])
    assert (rewards[0], ended.tolist()) == (reward, [over, False])
    assert (infos["final_obs"][0] == seen).all()
    final = infos["final_info"]
    for name in ("points", "mastermind_points", "ranks", "winner", "won", "illegal_action"):
        assert final[name][0] == info[name]
        assert final[f"_{name}"].tolist() == [True, False]


def test_whoever_plays_an_illegal_action_is_last() -> None:
    env = ProjectLVectorEnv(1, seats=3, illegal="end")
    env.reset(seed=1)
    player = int(env.players[0])
    *_, infos = env.step([DONE])
    assert infos["rewards"][0].tolist() == [-1 if seat == player else 0 for seat in range(3)]
    assert infos["final_info"]["ranks"][0, player] == 3


@every_reward
@pytest.mark.parametrize("seats", [1, 2])
def test_an_illegal_action_pays_less_than_any_lost_game(reward: str, seats: int) -> None:
    mode = "solo" if seats == 1 else "base"
    lost: list[float] = []
    refused: list[float] = []
    for ends, returns in ((False, lost), (True, refused)):
        env = ProjectLVectorEnv(40, mode, seats, reward=reward, illegal="end")
        env.reset(seed=1)
        totals = np.zeros((40, seats))
        for step in range(1, 400):
            actions = env.sample_actions()
            if ends and step % 40 == 0:
                actions[:] = np.where(env.masks[:, DONE] == 1, actions, DONE)
            *_, over, _, infos = env.step(actions)
            totals += infos["rewards"]
            refusals = infos.get("final_info", {}).get("_illegal_action", np.zeros(40, np.bool_))
            for game in np.flatnonzero(over):
                if not ends:
                    returns.append(float(totals[game].min()))
                elif refusals[game]:
                    returns.append(float(totals[game, infos["acted"][game]]))
                totals[game] = 0
    assert len(refused) > 40
    assert lost
    assert max(refused) <= min(lost)


def test_a_copy_is_given_unless_it_is_declined() -> None:
    kept = ProjectLVectorEnv(3, seats=2)
    first, _ = kept.reset(seed=1)
    before = first.copy()
    second = kept.step(kept.sample_actions())
    assert (first == before).all()
    assert not np.shares_memory(second[4]["action_mask"], kept.masks)
    shared = ProjectLVectorEnv(3, seats=2, copy=False)
    one, _ = shared.reset(seed=1)
    two, *_, infos = shared.step(shared.sample_actions())
    assert one is two is shared.observations
    assert infos["action_mask"] is shared.masks


@pytest.mark.parametrize("copier", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copied_environment_goes_its_own_way(copier: Any) -> None:
    env = ProjectLVectorEnv(5, "finesse", 3, reward="shaped", threads=2, render_mode="ansi")
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.sample_actions())
    other = copier(env)
    assert other.render() == env.render()
    before = env.games.tobytes()
    actions = other.sample_actions()
    stepped = other.step(actions)
    assert env.games.tobytes() == before
    again = env.step(actions)
    assert (stepped[0] == again[0]).all()
    assert (stepped[1] == again[1]).all()
    other.close()


def test_observations_can_be_dictionaries_with_the_mask() -> None:
    env = ProjectLVectorEnv(3, "solo", observation="dict")
    observations, infos = env.reset(seed=1)
    assert observations in env.observation_space
    assert (observations["action_mask"] == infos["action_mask"]).all()
    plain = ProjectLVectorEnv(3, "solo").reset(seed=1)[0]
    assert (observations["observation"] == plain).all()
    with pytest.raises(SetupError, match="unknown form of observation 'set'; it is one of row"):
        ProjectLVectorEnv(3, observation="set")


def test_every_game_can_be_drawn_and_a_window_shows_one() -> None:
    env = ProjectLVectorEnv(2, seats=2, render_mode="svg")
    env.reset(seed=1)
    for _ in range(40):
        env.step(env.sample_actions())
    frames = env.render()
    assert frames is not None
    assert [str(frame)[:4] for frame in frames] == ["<svg", "<svg"]
    with pytest.raises(SetupError, match="'human' shows one game"):
        ProjectLVectorEnv(2, render_mode="human")
    plain = ProjectLVectorEnv(2)
    plain.reset(seed=1)
    with pytest.raises(gymnasium.error.Error, match="choose a render_mode"):
        plain.render()


@pytest.mark.parametrize("mode", ["same-step", "next-step"])
def test_gymnasiums_statistics_count_episodes(mode: str) -> None:
    env: Any = RecordEpisodeStatistics(
        ProjectLVectorEnv(4, "solo", reward="shaped", autoreset_mode=mode)
    )
    env.reset(seed=1)
    *_, infos = play_on(env)
    assert infos["episode"]["l"].max() > 10


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"autoreset_mode": "never"}, "unknown autoreset mode 'never'; it is same-step, next-step"),
        ({"max_episode_steps": 0}, "max_episode_steps is at least 1, not 0"),
        ({"illegal": "ignore"}, "unknown answer to an illegal action 'ignore'"),
        ({"render_mode": "braille"}, "unknown render mode 'braille'"),
    ],
)
def test_wrong_options_are_explained(options: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        ProjectLVectorEnv(2, **options)


def test_actions_are_of_the_fixed_range() -> None:
    assert 0 <= WAIT < ACTIONS
