"""One seat learns against opponents: agents by name, policies, and pools of them."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

from projectl.agents import AgentError, make_agent
from projectl.envs.opponents import OpponentPool
from projectl.envs.registration import FINESSE_VERSUS, VERSUS
from projectl.envs.versus import VersusEnv, VersusVectorEnv
from projectl.game.game import Game
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import IllegalActionError, SetupError


def first_legal(observations: Any, masks: Any) -> Any:
    """A policy: the first legal action."""
    assert observations.shape[0] == masks.shape[0]
    return masks.argmax(axis=1)


def last_legal(_observations: Any, masks: Any) -> Any:
    """Another policy: the last legal action."""
    return ACTIONS - 1 - masks[:, ::-1].argmax(axis=1)


@pytest.mark.parametrize(("mode", "seats"), [("base", 2), ("finesse", 3), ("base", 4)])
@pytest.mark.parametrize("opponents", ["random", first_legal])
def test_the_learner_is_always_to_act_and_everybody_plays(
    mode: str, seats: int, opponents: Any
) -> None:
    env = VersusVectorEnv(3, mode, seats, "margin", opponents=opponents, seat=1)
    observations, infos = env.reset(seed=2)
    ended = 0
    for _ in range(150):
        assert (infos["player"] == 1).all()
        assert infos["action_mask"].any(axis=1).all()
        observations, rewards, over, _, infos = env.step(last_legal(None, env.masks))
        assert (rewards == infos["rewards"][:, 1]).all()
        for game in np.flatnonzero(over):
            ended += 1
            points = infos["final_info"]["points"][game]
            assert rewards[game] == points[1] - np.delete(points, 1).max()
            assert infos["final_info"]["won"][game] == (infos["final_info"]["winner"][game] == 1)
    assert observations.shape == (3, env.variant.observation_size)
    assert ended or seats > 2


def test_a_game_goes_as_game_and_agent_play_it() -> None:
    env = VersusVectorEnv(1, opponents="network", reward="margin", autoreset_mode="disabled")
    env.reset(seed=5)
    game, agent = Game("base", 2, seed=5), make_agent("network")
    for _ in range(400):
        while not game.is_over and game.player == 1:
            game.play(agent.choose(game.view(1)))
        if game.is_over:
            break
        number = int(first_legal(env.observations, env.masks)[0])
        assert env.masks[0].sum() == len(game.legal_actions())
        game.play(game.legal_actions()[0])
        _, rewards, over, _, infos = env.step([number])
    assert over[0]
    assert game.outcome is not None
    totals = {score.seat: score.total for score in game.outcome.scores}
    assert infos["points"][0].tolist() == [totals[0], totals[1]]
    assert rewards[0] == totals[0] - totals[1]


def test_shaped_rewards_hold_what_happened_while_others_acted() -> None:
    margins: list[Any] = []
    shaped: list[Any] = []
    for reward, totals in (("margin", margins), ("shaped", shaped)):
        env = VersusVectorEnv(6, reward=reward, opponents=last_legal, autoreset_mode="disabled")
        env.reset(seed=1)
        total = np.zeros(6)
        for _ in range(600):
            step = env.step(first_legal(env.observations, env.masks))
            total += step[1]
            if step[2].any():
                env.reset(options={"reset_mask": step[2]})
                totals.append(total[step[2]].copy())
                total[step[2]] = 0
        totals[:] = totals[:1]
    # The lead at the learner's first action is what an opponent that began had gained by then.
    assert np.abs(margins[0] - shaped[0]).max() < 3


@pytest.mark.parametrize("name", [VERSUS, FINESSE_VERSUS])
def test_gymnasium_makes_and_checks_one(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)
    many: Any = gymnasium.make_vec(name, num_envs=3, opponents="weighted", observation="dict")
    observations, _ = many.reset(seed=1)
    assert observations in many.observation_space


def test_one_game_is_played_to_its_end() -> None:
    env = VersusEnv(opponents="weighted", reward="outcome", render_mode="ansi")
    with pytest.raises(ResetNeeded, match=r"call reset\(\)"):
        env.step(0)
    _, info = env.reset(seed=3)
    over, steps = False, 0
    random = np.random.default_rng(1)
    while not over:
        assert (env.action_masks() == info["action_mask"]).all()
        chosen = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, over, _, info = env.step(int(chosen))
        steps += 1
    assert steps > 10
    assert reward in (-1.0, 0.0, 1.0)
    assert info["won"] == (reward == 1)
    assert info["points"].shape == (2,)
    assert str(env.render()).startswith("The game is over")
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_equal_seeds_play_equal_games() -> None:
    ends = []
    for _ in range(2):
        env = VersusVectorEnv(4, seats=3, opponents=["random", "weighted", last_legal])
        env.reset(seed=8)
        for _ in range(60):
            env.step(first_legal(env.observations, env.masks))
        ends.append(env.games.tobytes())
    assert ends[0] == ends[1]


def test_a_pool_takes_policies_while_it_is_played_against() -> None:
    pool = OpponentPool([first_legal], size=2)
    env = VersusVectorEnv(4, opponents=pool)
    env.reset(seed=1)
    assert set(env._seated[:, 1]) == {first_legal}
    pool.add(last_legal)
    pool.add(last_legal)  # the oldest leaves
    assert len(pool) == 2
    env.reset(seed=1)
    assert set(env._seated[:, 1]) == {last_legal}
    pool.add("random")
    for _ in range(30):
        env.step(env.sample_actions())


def test_it_can_be_pickled() -> None:
    env = VersusVectorEnv(2, opponents="weighted")
    env.reset(seed=1)
    other = pickle.loads(pickle.dumps(env))
    actions = first_legal(env.observations, env.masks)
    assert (other.step(actions)[0] == env.step(actions)[0]).all()


@pytest.mark.parametrize("mode", ["same-step", "next-step"])
def test_after_an_end_the_next_game_waits_for_the_learner(mode: str) -> None:
    env = VersusVectorEnv(2, opponents=first_legal, autoreset_mode=mode, illegal="end")
    env.reset(seed=1)
    for _ in range(3):
        _, rewards, over, _, infos = env.step([ACTIONS - 1, ACTIONS - 1])
        told = infos if mode == "next-step" else infos["final_info"]
        assert over.all()
        assert (rewards == -1).all()
        assert (told["ranks"][:, 0] == 2).all()
        assert not told["won"].any()
        if mode == "next-step":
            _, rewards, over, _, infos = env.step([0, 0])
            assert not rewards.any()
            assert not over.any()
        assert (infos["player"] == 0).all()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "solo"}, "'solo' has no other seats"),
        ({"seat": 2}, "there is no seat 2; seats are 0 to 1"),
        ({"opponents": 5}, "opponents are names of agents, policies or a pool, not 5"),
        ({"opponents": [5]}, "an opponent is the name of an agent or a policy, not 5"),
    ],
)
def test_wrong_options_are_explained(options: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        VersusVectorEnv(2, **options)


def test_unknown_agents_and_empty_pools_are_refused_at_once() -> None:
    with pytest.raises(AgentError, match="grandmaster"):
        VersusVectorEnv(2, opponents="grandmaster")
    with pytest.raises(SetupError, match="a pool has room for at least 1 opponent, not 0"):
        OpponentPool(size=0)
    with pytest.raises(SetupError, match="the pool has no opponents"):
        VersusVectorEnv(2, opponents=OpponentPool()).reset(seed=1)


def test_an_opponent_that_answers_nonsense_is_named() -> None:
    env = VersusVectorEnv(2, opponents=lambda _seen, masks: masks.argmin(axis=1))
    with pytest.raises(IllegalActionError, match="an opponent answered"):
        env.reset(seed=[1, 2])
