"""OpenSpiel's information states recall everything, and its algorithms that need them run."""

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    external_sampling_mccfr,
    ismcts,
    mcts,
    outcome_sampling_mccfr,
)
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from envs.positions import NAMES, VARIANTS
from envs.spiel_tables import load
from projectl.envs import openspiel
from projectl.rules import api
from projectl.rules.api import VariantNames

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


def small(**options: Any) -> Any:
    return pyspiel.load_game(openspiel.SHORT_NAME, {"reward": "margin", "horizon": 2, **options})


def play_on(state: Any, dice: np.random.RandomState, most: int = 10**6) -> list[Any]:
    """Play at random; a copy of every state on the way."""
    seen: list[Any] = []
    while not state.is_terminal() and len(seen) < most:
        seen.append(state.clone())
        outcomes = state.legal_actions()
        chances = None
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(dice.choice(outcomes, p=chances)))
    return seen


@every_variant
def test_no_two_histories_share_an_information_state(variant: VariantNames) -> None:
    game = load(variant)
    observer = make_observation(game, INFO_STATE_OBS_TYPE)
    histories, strings, tensors = set(), set(), set()
    for seed in range(2):
        for state in play_on(game.new_initial_state(), np.random.RandomState(seed), 60):
            histories.add(tuple(state.history()))
            strings.add(state.information_state_string(0))
            observer.set_from(state, 0)
            tensors.add(observer.tensor.tobytes())
    assert len(strings) == len(tensors) == len(histories) > 60


def test_the_tensor_is_the_observation_and_the_history() -> None:
    game = small()
    state = game.new_initial_state()
    play_on(state, np.random.RandomState(1), 10)
    tensor = np.array(state.information_state_tensor(1), np.float32)
    assert list(tensor.shape) == game.information_state_tensor_shape()
    size = game.observation_tensor_shape()[0]
    assert (tensor[:size] == np.array(state.observation_tensor(1), np.float32)).all()
    history = tensor[size:]
    assert (history[:9] < 0).all()  # the deal
    assert history[9] > 0
    assert not history[len(state.history()) :].any()
    assert state.information_state_string(1).startswith("seat 1: (")


def test_who_plays_is_told_apart() -> None:
    state = small().new_initial_state()
    assert state.information_state_string(0) != state.information_state_string(1)


@every_variant
def test_the_margin_is_what_the_engine_scores(variant: VariantNames) -> None:
    mode, seats, difficulty = variant
    level = {"difficulty": difficulty} if difficulty else {}
    options = {"mode": mode, "seats": seats, "reward": "margin", **level}
    game = pyspiel.load_game(openspiel.SHORT_NAME, options)
    state = game.new_initial_state()
    play_on(state, np.random.RandomState(3))
    record = state.position.games
    scores = api.scores_and_ranks(record)[0][0, : max(2, seats)]
    for seat, paid in enumerate(state.returns()):
        assert paid == scores[seat] - np.delete(scores, seat).max()
        assert game.min_utility() <= paid <= game.max_utility()


def test_a_horizon_cuts_the_game_and_pays_what_is_under_way() -> None:
    for reward in ("margin", "outcome"):
        game = small(reward=reward, horizon=3)
        assert game.max_game_length() == 3
        state = game.new_initial_state()
        play_on(state, np.random.RandomState(2))
        assert sum(not move.player < 0 for move in state.full_history()) == 3
        assert sum(state.returns()) == pytest.approx(0)
        assert any(state.returns())
        with pytest.raises(pyspiel.SpielError, match="the game is over"):
            state.apply_action(0)


def test_ismcts_chooses() -> None:
    game = small(information="imperfect", horizon=6)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, 10, random_state=dice)
    state = game.new_initial_state()
    play_on(state, dice, 9)
    assert bot.step(state) in state.legal_actions()


def test_mccfr_learns_from_whole_games_and_from_small_trees() -> None:
    whole = pyspiel.load_game(openspiel.SHORT_NAME, {"mode": "solo"})
    sampling = outcome_sampling_mccfr.OutcomeSamplingSolver(whole)
    sampling.iteration()
    assert sampling._infostates
    walking = external_sampling_mccfr.ExternalSamplingSolver(small())
    walking.iteration()
    assert len(walking._infostates) > 1


def test_deep_cfr_learns_from_a_small_tree() -> None:
    deep_cfr = pytest.importorskip("open_spiel.python.pytorch.deep_cfr")
    solver = deep_cfr.DeepCFRSolver(
        small(horizon=1),
        policy_network_layers=(8,),
        advantage_network_layers=(8,),
        num_iterations=1,
        num_traversals=1,
        batch_size_advantage=4,
        batch_size_strategy=4,
        memory_capacity=100,
        policy_network_train_steps=1,
        advantage_network_train_steps=1,
    )
    solver.solve()
    state = small(horizon=1).new_initial_state()
    play_on(state, np.random.RandomState(1), 9)
    assert list(solver.action_probabilities(state)) == state.legal_actions()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"reward": "shaped"}, "its reward is outcome or margin, not shaped"),
        ({"reward": "gold"}, "unknown reward 'gold'"),
        ({"horizon": -1}, "a horizon is a number of actions, or 0 for the whole game, not -1"),
        ({"information": "full"}, "unknown kind of information 'full'; it is one of perfect"),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(options: dict[str, Any], said: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=said):
        small(**options)


def test_an_observer_of_private_things_is_refused() -> None:
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    with pytest.raises(pyspiel.SpielError, match="nothing is private; ask for public_info"):
        make_observation(small(), private)
