"""What a game pays: the outcome, the margin, or the margin bit by bit."""

import numpy as np
import pytest
from envs.positions import NAMES, VARIANTS
from numpy.typing import NDArray

from projectl.envs.options import read_reward
from projectl.envs.stepping import step_game
from projectl.rules import api
from projectl.rules.api import VariantNames
from projectl.rules.errors import SetupError
from projectl.rules.rewards import Reward, lead_of, outcome_reward

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


def play_game(games: api.Games, kind: Reward, seed: int) -> list[NDArray[np.float32]]:
    """A random game to its end; the rewards of every step."""
    chance = np.random.default_rng(seed)
    paid, over = [], False
    while not over:
        rewards = np.full(int(games["seats"][0]), np.nan, np.float32)
        action = chance.choice(api.legal_actions(games))
        over = step_game(games[0], int(action), kind, rewards)
        paid.append(rewards)
    return paid


@every_variant
def test_the_outcome_is_paid_once_at_the_end(variant: VariantNames) -> None:
    for seed in range(10):
        game = api.new_games([seed], *variant)
        paid = play_game(game, Reward.OUTCOME, seed)
        assert not np.array(paid[:-1]).any()
        _, ranks = api.scores_and_ranks(game)
        places = ranks[0, : variant[1]].tolist()
        for seat, place in enumerate(places):
            expected = -1 if place > 1 else 0 if places.count(1) > 1 else 1
            assert paid[-1][seat] == expected


def test_a_shared_victory_pays_nothing_and_a_loss_beside_it_costs() -> None:
    game = api.new_games([1], "base", 3)
    game["finished"][0] = [0, 0, 1, 0]  # only the third seat has a puzzle
    game["finished"][0, 0] = 2  # and the first one, of as many points
    game["supply"][0] = 0
    assert [outcome_reward(game[0], seat) for seat in range(3)] == [0, -1, 0]


@every_variant
def test_the_margin_is_to_the_best_other_seat_or_the_mastermind(variant: VariantNames) -> None:
    for seed in range(5):
        game = api.new_games([seed], *variant)
        last = play_game(game, Reward.MARGIN, seed)[-1]
        scores, _ = api.scores_and_ranks(game)
        points = scores[0, : max(2, variant[1])].tolist()
        for seat in range(variant[1]):
            others = points[:seat] + points[seat + 1 :]
            assert last[seat] == points[seat] - max(others)


@every_variant
def test_shaped_rewards_add_up_to_the_margin(variant: VariantNames) -> None:
    for seed in range(4):
        first, second = api.new_games([seed], *variant), api.new_games([seed], *variant)
        before = [lead_of(first[0], seat) for seat in range(variant[1])]
        shaped = np.sum(play_game(first, Reward.SHAPED, seed), axis=0)
        margin = play_game(second, Reward.MARGIN, seed)[-1]
        assert np.allclose(shaped + before, margin, atol=1e-3)


def test_shaped_rewards_come_along_the_way() -> None:
    paid = np.array(play_game(api.new_games([3]), Reward.SHAPED, 3))
    assert (np.abs(paid[:, 0]) > 0).mean() > 0.3


def test_with_two_seats_what_one_gains_the_other_loses() -> None:
    for kind in Reward:
        paid = np.array(play_game(api.new_games([5]), kind, 5))
        assert np.allclose(paid.sum(axis=1), 0, atol=1e-5)


@pytest.mark.parametrize("name", ["outcome", "Margin", "SHAPED", Reward.SHAPED, 1])
def test_a_reward_is_chosen_by_its_name(name: str | int) -> None:
    assert read_reward(name) in tuple(Reward)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["points", "", 7, None])
def test_an_unknown_reward_is_refused(name: str | int | None) -> None:
    with pytest.raises(SetupError, match="it is one of outcome, margin, shaped"):
        read_reward(name)  # type: ignore[arg-type]
