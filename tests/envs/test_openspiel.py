"""The game as OpenSpiel knows it."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from envs.spiel_tables import dealt_state, load, outcomes_of_action
from projectl.envs.chance_cards import MOST_DRAWS, OUTCOMES
from projectl.rules import api, serialise
from projectl.rules.actions import ACTIONS, DONE, PIECE, TAKE
from projectl.rules.api import VariantNames
from projectl.rules.observation import fields, observe
from projectl.rules.state import Mode, Phase

EVERY_VARIANT = pytest.mark.parametrize("variant", api.every_variant(), ids=str)
BASE: VariantNames = ("base", 2, None)
FINESSE: VariantNames = ("finesse", 3, None)
FINESSE_SOLO: VariantNames = ("finesse-solo", 1, "standard")


def play_on(state: Any, steps: int, seed: int = 0) -> Any:
    """Play so many random steps, of players and of chance."""
    dice = random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@EVERY_VARIANT
@pytest.mark.parametrize("serialize", [False, True])
def test_openspiel_finds_nothing_wrong_with_a_random_game(
    variant: VariantNames, serialize: bool
) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=serialize, verbose=False)


@EVERY_VARIANT
def test_a_game_through_openspiel_is_the_engines_at_every_step(variant: VariantNames) -> None:
    state, games = dealt_state(variant, seed=5)
    dice = random.Random(5)
    seen = np.empty(state.get_game().observation_tensor_size(), np.float32)
    while games[0].phase != Phase.OVER:
        assert state.current_player() == games[0].player
        assert state.legal_actions() == api.legal_actions(games).tolist()
        for seat in range(state.num_players()):
            observe(games[0], seat, seen)
            assert state.observation_tensor(seat) == seen.tolist()
        action = dice.choice(state.legal_actions())
        before = games.copy()
        api.play(games, action)
        state.apply_action(action)
        for card in outcomes_of_action(before[0], games[0]):
            assert state.is_chance_node()
            state.apply_action(card)
        mine, engines = (api.scores_and_ranks(table) for table in (state.position.games, games))
        assert np.array_equal(mine, engines)
    assert state.is_terminal()
    assert state.returns() == wins(api.scores_and_ranks(games)[1][0, : state.num_players()])


def wins(ranks: Any) -> list[float]:
    """1 for the only first, 0 for each of several, -1 for the others."""
    shared = 0.0 if (ranks == 1).sum() > 1 else 1.0
    return [shared if rank == 1 else -1.0 for rank in ranks]


@EVERY_VARIANT
def test_no_game_is_longer_than_the_bounds(variant: VariantNames) -> None:
    game = load(variant)
    state = play_on(game.new_initial_state(), 10**6)
    by_chance = sum(entry.player < 0 for entry in state.full_history())
    assert len(state.history()) - by_chance <= game.max_game_length()
    assert by_chance <= game.max_chance_nodes_in_history()
    assert max(e.action for e in state.full_history() if e.player < 0) < game.max_chance_outcomes()


def test_sizes_are_those_of_the_rules() -> None:
    game = load(BASE)
    assert (game.num_players(), game.num_distinct_actions()) == (2, ACTIONS)
    assert game.max_chance_outcomes() == 52 + 2
    assert load(FINESSE).max_chance_outcomes() == OUTCOMES
    assert game.max_chance_nodes_in_history() == 1 + 32 + 12
    assert load(FINESSE_SOLO).max_chance_nodes_in_history() == 20 + 15 + 10
    # R7.7: 16 cards in the deck, three rounds without a take, one more: four numbers a turn.
    solo = load(("solo", 1, "standard"))
    assert solo.max_game_length() < 20 * 4 + 300


def test_two_players_play_for_a_sum_of_zero_and_others_do_not() -> None:
    utility = pyspiel.GameType.Utility
    assert load(BASE).get_type().utility == utility.ZERO_SUM
    assert load(BASE).utility_sum() == 0
    assert load(FINESSE).get_type().utility == utility.GENERAL_SUM
    assert load(FINESSE_SOLO).get_type().utility == utility.GENERAL_SUM
    for seed in range(20):
        state, _ = dealt_state(BASE, seed)
        assert sum(play_on(state, 10**6, seed).returns()) == 0


def test_equal_tables_look_equal_whatever_led_to_them() -> None:
    one, _ = dealt_state(FINESSE, seed=3)
    other = one.clone()
    for state, actions in ((one, (TAKE, PIECE)), (other, (PIECE, TAKE))):
        for action in actions:
            state.apply_action(action)
            if state.is_chance_node():
                state.apply_action(state.chance_outcomes()[-1][0])
    assert one.history() != other.history()
    assert str(one) == str(other)
    assert one.observation_string(0) == other.observation_string(2)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert one.position.games.tobytes() == other.position.games.tobytes()


@pytest.mark.parametrize("variant", [BASE, FINESSE, FINESSE_SOLO], ids=str)
def test_records_between_are_records_of_real_games(variant: VariantNames) -> None:
    state, _ = dealt_state(variant, seed=1)
    dice = random.Random(1)
    while not state.is_terminal():
        serialise.from_bytes(serialise.to_bytes(state.position.games))
        state.apply_action(dice.choice(state.legal_actions()))


@pytest.mark.parametrize("steps", [0, 4, 12, 40, 41, 42, 43])
def test_a_pickled_state_goes_on_as_the_original(steps: int) -> None:
    state = play_on(load(FINESSE_SOLO).new_initial_state(), steps)
    other = pickle.loads(pickle.dumps(state))
    assert other.history() == state.history()
    assert str(play_on(other, 20)) == str(play_on(state, 20))


def test_a_pickled_game_is_the_same_game() -> None:
    game = load(FINESSE)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pyspiel.load_game(str(game))) == str(game)


@pytest.mark.parametrize("steps", [3, 20, 25, 60])
def test_a_clone_goes_its_own_way(steps: int) -> None:
    state = play_on(load(FINESSE_SOLO).new_initial_state(), steps)
    before, history = str(state), state.history()
    play_on(state.clone(), 50)
    assert (str(state), state.history()) == (before, history)


def test_actions_and_outcomes_are_readable() -> None:
    state = load(FINESSE).new_initial_state()
    assert state.action_to_string(state.legal_actions()[1]) == "Player 2 begins"
    state.apply_action(state.legal_actions()[1])
    assert state.action_to_string(state.legal_actions()[0]) == "draws W01"
    for _ in range(8):
        state.apply_action(state.legal_actions()[0])
    assert state.action_to_string(state.legal_actions()[0]) == "lays a face-down tile of set A"
    state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[2])
    assert state.action_to_string(state.legal_actions()[-1]) == "lays tile C10"
    for _ in range(8):
        state.apply_action(state.legal_actions()[0])
    assert "Face-down tiles: A C" in str(state)
    assert state.current_player() == 1
    assert state.action_to_string(state.legal_actions()[0]) == "take W1"
    state.apply_action(state.legal_actions()[0])
    game = state.get_game()
    assert game.action_to_string(0, TAKE) == "take W1"
    assert game.action_to_string(pyspiel.PlayerId.CHANCE, 36) == "draws B05"
    assert game.action_to_string(pyspiel.PlayerId.CHANCE, OUTCOMES) == "no outcome"
    assert "Being played: take W1, and one more from the white deck" in str(state)


def test_the_parts_of_an_observation_have_names() -> None:
    state, games = dealt_state(FINESSE, seed=2)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 1)
    assert list(observer.dict) == [field.name for field in fields(Mode.FINESSE, 3)]
    assert observer.dict["market"].shape[0] == 8
    assert observer.dict["reserve"].tolist() == pytest.approx((games[0].reserve / 10).tolist())


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ({"mode": "chess"}, "unknown mode 'chess'; it is one of base, solo, finesse, finesse-solo"),
        ({"seats": 5}, "base is for 2 to 4 players, not 5"),
        ({"mode": "solo", "seats": 2}, "solo is for one player, not 2"),
        ({"mode": "solo", "difficulty": "hard"}, "unknown difficulty 'hard'; it is one of"),
        ({"difficulty": "unbeatable"}, "only the solo modes have a difficulty"),
    ],
)
def test_a_game_that_does_not_exist_is_refused(chosen: dict[str, Any], sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence):
        pyspiel.load_game("python_projectl", chosen)


def test_what_is_illegal_is_refused_and_changes_nothing() -> None:
    state, _ = dealt_state(BASE, seed=0)
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match=rf"action {DONE} \(done\) is not legal now"):
        state.apply_action(DONE)
    with pytest.raises(pyspiel.SpielError, match=r"action 99999 \(no action\) is not legal now"):
        state.apply_action(99999)
    assert (str(state), len(state.history())) == (before, 9)
    state.apply_action(TAKE)
    with pytest.raises(pyspiel.SpielError, match=r"outcome 51 \(draws B20\) is impossible now"):
        state.apply_action(51)
    over = play_on(state, 10**6)
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        over.apply_action(TAKE)


def test_an_observer_refuses_what_it_cannot_show() -> None:
    game = load(BASE)
    with pytest.raises(pyspiel.SpielError, match="takes no parameters"):
        game.make_py_observer(params={"colour": 1})


def test_one_action_draws_up_to_three_cards() -> None:
    state, _ = dealt_state(FINESSE_SOLO, seed=0)
    for _ in range(2):
        state.apply_action(TAKE)
        state.apply_action(state.legal_actions()[0])
    state.apply_action(TAKE)
    draws = 0
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
        draws += 1
    assert draws == MOST_DRAWS
