"""The PettingZoo environment: PettingZoo's own tests, and what its pages prescribe."""

import copy
import importlib
import pickle
from typing import Any

import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.utils.env_logger import EnvLogger

from envs.positions import NAMES, VARIANTS
from envs.zoo import checks, make, make_raw, options_of
from projectl.envs import aec, registration
from projectl.envs.stepping import WAIT, WORST_MARGIN
from projectl.game.game import Game
from projectl.rules.actions import ACTIONS, DONE
from projectl.rules.api import VariantNames
from projectl.rules.errors import IllegalActionError, InvalidActionError, RulesError, SetupError

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
REWARDS = ("outcome", "margin", "shaped")


@pytest.fixture
def _known(monkeypatch: pytest.MonkeyPatch) -> None:
    """PettingZoo lists, by name, the games whose observation may be a dictionary and those whose
    mask may be empty, as it is for a seat whose game is over. Ours is one of both."""
    tests = importlib.import_module("pettingzoo.test.api_test")
    for names in ("env_obs_dicts", "env_obs_space", "env_all_zeros_obs"):
        monkeypatch.setattr(tests, names, [*getattr(tests, names), "projectl_v0"])


def play(env: Any, seed: int, steps: int | None = None) -> dict[str, list[float]]:
    """Play a game with random actions; every reward each agent was given."""
    random = np.random.default_rng(seed)
    env.reset(seed=seed)
    given: dict[str, list[float]] = {agent: [] for agent in env.agents}
    for agent in env.agent_iter(steps or 2**63):
        observation, reward, over, cut, _info = env.last()
        given[agent].append(reward)
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if over or cut else int(random.choice(legal)))
    return given


@pytest.mark.usefixtures("_known")
@every_variant
def test_it_passes_the_tests_of_pettingzoo(variant: VariantNames) -> None:
    options = options_of(variant)
    checks.api_test(make(**options))
    checks.seed_test(lambda: make(**options), num_cycles=100)
    checks.state_test(make(**options), aec.parallel_env(**options), num_cycles=20)


@pytest.mark.usefixtures("_known")
@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_pass_the_tests_too(reward: str) -> None:
    checks.api_test(make(mode="finesse", seats=3, reward=reward))
    checks.api_test(make_raw(mode="solo", reward=reward))


@every_variant
def test_the_parallel_conversion_passes_its_tests(
    variant: VariantNames, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(EnvLogger, "_output", False)  # of the illegal actions tried
    options = options_of(variant)
    checks.parallel_api_test(aec.parallel_env(**options))
    checks.parallel_seed_test(lambda: aec.parallel_env(**options), num_cycles=100)


@every_variant
def test_every_seat_sees_the_table_and_only_the_one_to_act_may_act(variant: VariantNames) -> None:
    env = make(**options_of(variant))
    play(env, seed=3, steps=40)
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen in env.observation_space(agent)
        assert seen["action_mask"].any() == (agent == env.agent_selection)
        assert (env.infos[agent]["action_mask"] == seen["action_mask"]).all()


@every_variant
def test_the_mask_is_what_the_game_allows(variant: VariantNames) -> None:
    env = make(**options_of(variant))
    env.reset(seed=5)
    game = Game(*variant, seed=5)
    random = np.random.default_rng(5)
    while not game.is_over:
        assert env.agent_selection == f"seat_{game.player}"
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        chosen = int(random.integers(len(legal)))
        game.play(game.legal_actions()[chosen])
        env.step(int(legal[chosen]))
    assert all(env.terminations.values())


@every_variant
@pytest.mark.parametrize("reward", ["outcome", "margin"])
def test_the_end_pays_every_seat_once(variant: VariantNames, reward: str) -> None:
    given = play(make(**options_of(variant), reward=reward), seed=1)
    assert not any(any(rewards[:-1]) for rewards in given.values())
    ends = sorted(rewards[-1] for rewards in given.values())
    if len(ends) > 1:
        assert ends[0] < 0 <= ends[-1] or not any(ends)
    if reward == "outcome":
        assert set(ends) <= {-1.0, 0.0, 1.0}


def test_shaped_rewards_add_up_to_the_margin() -> None:
    shaped, margin = (play(make(reward=reward), seed=2) for reward in ("shaped", "margin"))
    for agent, rewards in shaped.items():
        assert any(rewards[:-1])
        assert sum(rewards) == pytest.approx(sum(margin[agent]))


def test_equal_seeds_deal_equal_games_and_no_seed_deals_another() -> None:
    one, two = make(), make()
    games = []
    for env in (one, two):
        env.reset(seed=4)
        env.reset()
        games.append(env.unwrapped.game_seed)
        env.reset()
        games.append(env.unwrapped.game_seed)
    assert games[:2] == games[2:]
    assert games[0] != games[1]
    three = make()
    three.reset()
    assert three.unwrapped.game_seed not in games


def test_an_illegal_action_loses_the_game() -> None:
    EnvLogger.suppress_output()
    env = make(seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(DONE)
    EnvLogger.unsuppress_output()
    paid = {}
    for agent in env.agent_iter():
        observation, paid[agent], over, _cut, info = env.last()
        assert over
        assert not observation["action_mask"].any()
        assert not info["action_mask"].any()
        env.step(None)
    assert paid == {agent: -1 if agent == loser else 0 for agent in env.possible_agents}
    assert not env.agents


@pytest.mark.parametrize(("reward", "least"), [("outcome", -1), ("margin", -WORST_MARGIN)])
def test_an_illegal_action_pays_less_than_any_lost_game(reward: str, least: float) -> None:
    EnvLogger.suppress_output()
    env = make(reward=reward)
    env.reset(seed=1)
    env.step(DONE)
    EnvLogger.unsuppress_output()
    assert min(env.rewards.values()) == least


def test_seats_that_wait_in_parallel_are_offered_to_wait() -> None:
    env: Any = aec.parallel_env(seats=3)
    observations, infos = env.reset(seed=1)
    random = np.random.default_rng(1)
    over = False
    while not over:
        for agent, seen in observations.items():
            legal = np.flatnonzero(seen["action_mask"])
            waits = agent != env.unwrapped.agent_selection
            assert len(legal)
            assert (legal.tolist() == [WAIT]) >= waits
            assert (infos[agent]["action_mask"] == seen["action_mask"]).all()
        actions = {
            agent: random.choice(np.flatnonzero(seen["action_mask"]))
            for agent, seen in observations.items()
        }
        observations, _, ended, _, infos = env.step(actions)
        over = all(ended.values())
    assert all(seen["action_mask"][WAIT] for seen in observations.values())


def test_the_raw_environment_says_why_an_action_is_illegal_and_goes_on() -> None:
    env = make_raw()
    env.reset(seed=1)
    before = env.last()
    with pytest.raises(IllegalActionError, match=r"action 1657, 'done', is not legal now\. "):
        env.step(DONE)
    after = env.last()
    assert after[1:4] == before[1:4] == (0.0, False, False)
    assert (after[0]["observation"] == before[0]["observation"]).all()
    env.step(int(np.flatnonzero(after[0]["action_mask"])[0]))


@pytest.mark.parametrize("action", [-1, ACTIONS, 1.5, "take W1", None])
def test_what_is_no_action_is_refused(action: Any) -> None:
    env = make_raw()
    env.reset(seed=1)
    with pytest.raises(InvalidActionError, match="action"):
        env.step(action)
    wrapped = make()
    wrapped.reset(seed=1)
    with pytest.raises(AssertionError, match="action is not in action space"):
        wrapped.step(action)


def test_a_finished_seat_takes_nothing_but_none() -> None:
    env = make_raw(mode="solo")
    env.reset(seed=1)
    while not env.terminations["seat_0"]:
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    with pytest.raises(ValueError, match="only valid action is None"):
        env.step(0)
    env.step(None)
    assert not env.agents
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(None)


def test_nothing_goes_before_a_reset() -> None:
    with pytest.raises(ResetNeeded, match="call reset"):
        make_raw().step(0)
    with pytest.raises(ResetNeeded, match="call reset"):
        make_raw(render_mode="ansi").render()
    for attribute in ("agents", "agent_selection", "rewards", "terminations", "infos"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(make(), attribute)
    with pytest.raises(AssertionError, match="reset"):
        make().step(0)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"mode": "chess"}, "unknown mode 'chess'; it is one of base, solo, finesse, finesse-solo"),
        ({"seats": 5}, "base is for 2 to 4 players, not 5"),
        ({"mode": "solo", "seats": 2}, "solo is for one player, not 2"),
        ({"difficulty": "standard"}, "only the solo modes have a difficulty"),
        ({"mode": "solo", "difficulty": "hard"}, "unknown difficulty 'hard'"),
        ({"reward": "money"}, "unknown reward 'money'; it is one of outcome, margin, shaped"),
        ({"render_mode": "braille"}, "unknown render mode 'braille'; it is one of human, ansi"),
    ],
)
def test_wrong_options_are_explained(options: dict[str, Any], said: str) -> None:
    with pytest.raises(SetupError, match=said):
        make(**options)


def test_an_unknown_agent_is_explained() -> None:
    env = make()
    env.reset(seed=1)
    with pytest.raises(RulesError, match="there is no 'player_0'; agents are seat_0, seat_1"):
        env.observe("player_0")


def test_arrays_outlive_the_next_step() -> None:
    env = make()
    env.reset(seed=1)
    kept = env.last()[0]
    copied = copy.deepcopy(kept)
    play_on = np.flatnonzero(kept["action_mask"])
    env.step(int(play_on[0]))
    env.last()
    for name, array in copied.items():
        assert (kept[name] == array).all()


@pytest.mark.parametrize("copier", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way(copier: Any) -> None:
    env = make(mode="finesse", seats=3)
    play(env, seed=1, steps=30)
    other = copier(env)
    assert other.agent_selection == env.agent_selection
    before = env.state()
    other.step(int(np.flatnonzero(other.last()[0]["action_mask"])[0]))
    assert (env.state() == before).all()
    assert not (other.state() == before).all()


def test_pettingzoo_makes_it_by_name() -> None:
    env = pettingzoo.make("aec", registration.AEC, mode="finesse", seats=4)
    assert str(env) == "projectl_v0"
    assert len(env.possible_agents) == 4
    assert isinstance(pettingzoo.make("parallel", registration.AEC), pettingzoo.ParallelEnv)
    registration.register()  # again changes nothing, and warns of nothing
