"""Experience of many games against the same worked out game by game and seat by seat."""

from typing import Any

import numpy as np
import pytest
import torch

from learning.runs import NARROW
from projectl.agents.network.inference import HEADS
from projectl.learning.games import new_games
from projectl.learning.network import Network
from projectl.learning.rollout import (
    DISCOUNT,
    LAMBDA,
    Policy,
    Rollout,
    ahead_of,
    by_index,
    seats_from,
)
from projectl.rules.state import SEATS

NUMBERS = {"base-2": 3, "base-3": 2, "finesse-4": 2, "solo-standard": 3}
STEPS = 25


@pytest.fixture(scope="module")
def collected() -> Rollout:
    """A rollout of random play, with games that end in it."""
    torch.manual_seed(2)
    games = new_games(NUMBERS, seed=5, device="cpu")
    rollout = Rollout(games, STEPS)
    policy = Policy(Network(NARROW), games, compiled=False)
    rollout.collect(policy)
    while not (rollout.goes_on == 0).any():
        rollout.collect(policy)
    assert rollout.rewards[..., 0].any()
    assert rollout.rewards[..., 1].any()
    return rollout


def test_seats_are_counted_from_the_player_and_back() -> None:
    players, seats = torch.tensor([0, 1, 2, 3]), torch.tensor([1, 2, 3, 4])
    assert seats_from(players, seats).tolist() == [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
        [2, 0, 1, 2],
        [3, 0, 1, 2],
    ]
    assert ahead_of(players, seats).tolist() == [
        [0, 0, 0, 0],
        [1, 0, 0, 0],
        [1, 2, 0, 0],
        [1, 2, 3, 0],
    ]
    values = torch.randn(4, SEATS, HEADS)
    back = by_index(by_index(values, seats_from(players, seats)), ahead_of(players, seats))
    for game, count in enumerate(seats.tolist()):
        assert torch.equal(back[game, :count], values[game, :count])


def naive_estimates(rollout: Rollout) -> tuple[Any, Any]:
    """GAE by its definition, for each game, seat and head: advantages and returns of seats."""
    values, rewards = rollout.values.numpy(), rollout.rewards.numpy()
    going = rollout.goes_on.numpy()
    advantages = np.zeros((STEPS, rollout.count, SEATS, HEADS))
    for game in range(rollout.count):
        for seat in range(SEATS):
            for head, discount in enumerate(DISCOUNT):
                for step in range(STEPS):
                    total, weight = 0.0, 1.0
                    for later in range(step, STEPS):
                        following = values[later + 1, game, seat, head] * going[later, game]
                        error = rewards[later, game, seat, head] + discount * following
                        total += weight * (error - values[later, game, seat, head])
                        weight *= discount * LAMBDA
                        if not going[later, game]:
                            break
                    advantages[step, game, seat, head] = total
    return advantages, advantages + values[:-1]


def test_advantages_and_returns_are_those_of_the_definition(collected: Rollout) -> None:
    expected, returns = naive_estimates(collected)
    players, seats = collected.players.numpy(), collected.games.seats.numpy()
    collected.estimate(outcome_share=0.4)
    for step in range(STEPS):
        for game in range(collected.count):
            for ahead in range(int(seats[game])):
                seat = (players[step, game] + ahead) % seats[game]
                assert collected.returns[step, game, ahead].numpy() == pytest.approx(
                    returns[step, game, seat], abs=1e-4
                )
    own = np.take_along_axis(expected, players[:, :, None, None], axis=2)[:, :, 0]
    start = 0
    for count in NUMBERS.values():
        part = own[:, start : start + count].reshape(-1, HEADS)
        part = (part - part.mean(0)) / (part.std(0, ddof=1) + 1e-4)
        mixed = 0.6 * part[:, 0] + 0.4 * part[:, 1]
        mixed = mixed / (mixed.std(ddof=1) + 1e-4)
        found = collected.advantages[:, start : start + count].numpy().ravel()
        assert found == pytest.approx(mixed, abs=1e-3)
        start += count


def test_outputs_are_drawn_from_the_policy_and_are_legal() -> None:
    torch.manual_seed(4)
    games: Any = new_games({"base-2": 400}, seed=5, device="cpu")
    games.inputs[:] = games.inputs[0].clone()  # one position, many draws
    games.legal[:] = games.legal[0].clone()
    network = Network(NARROW)
    with torch.no_grad():
        network.take.weight.mul_(300.0)
    policy = Policy(network, games, compiled=False)
    counts = torch.zeros(games.legal.shape[1])
    for _ in range(10):
        policy.act()
        counts += torch.bincount(policy.outputs, minlength=len(counts))
    with torch.no_grad():
        logits = network(games.inputs[:1])[0][0].masked_fill(games.legal[0] == 0, -1e9)
    expected = logits.softmax(0)
    assert counts[games.legal[0] == 0].sum() == 0
    assert (counts / counts.sum() - expected).abs().max() < 0.03
    chosen = logits.log_softmax(0)[policy.outputs]
    assert torch.allclose(policy.log_probabilities, chosen, atol=1e-4)


def test_finished_games_are_counted_once_with_their_means(collected: Rollout) -> None:
    means = collected.take_finished()
    assert list(means) == list(NUMBERS)
    assert sum(row["games"] for row in means.values()) >= 1
    for row in means.values():
        if row["games"]:
            assert 0.0 <= row["won"] <= 1.0
            assert row["rounds"] >= 1
    assert all(row["games"] == 0 for row in collected.take_finished().values())
