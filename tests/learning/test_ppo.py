"""An update: from what was played, clipped, averaged, and repeatable from a state."""

import pytest
import torch
from torch import Tensor

from learning.runs import NARROW
from projectl.learning.games import new_games
from projectl.learning.network import Network
from projectl.learning.ppo import AVERAGING, FIGURES, Learner
from projectl.learning.rollout import Policy, Rollout


def learner_of(seed: int, minibatch: int = 20) -> Learner:
    """A learner with a rollout to learn from."""
    torch.manual_seed(seed)
    games = new_games({"base-2": 4, "finesse-3": 4}, seed=seed, device="cpu")
    network = Network(NARROW)
    rollout = Rollout(games, 10)
    rollout.collect(Policy(network, games, compiled=False))
    rollout.estimate(0.3)
    learner = Learner(network, rollout, minibatch, compiled=False)
    learner.set_rate(1e-3)
    return learner


def test_before_the_first_update_the_policy_is_the_one_that_played() -> None:
    learner = learner_of(1)
    _, figures = learner.loss(torch.arange(80), torch.tensor(0.0))
    found = dict(zip(FIGURES, figures.tolist(), strict=True))
    assert found["kl"] == pytest.approx(0.0, abs=1e-5)
    assert found["clipped"] == 0.0
    assert found["entropy"] > 0.0


def test_an_epoch_goes_through_every_sample_once() -> None:
    learner = learner_of(2)
    seen: list[int] = []
    loss = learner.loss

    def watched(chosen: Tensor, entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
        seen.extend(chosen.tolist())
        return loss(chosen, entropy_weight)

    learner._loss = watched
    figures = learner.learn()
    assert sorted(seen) == list(range(80))
    assert set(figures) == set(FIGURES)
    assert learner.updates == 4


def test_what_was_better_than_expected_becomes_likelier() -> None:
    learner = learner_of(3, minibatch=80)
    rollout = learner.rollout
    rollout.advantages.fill_(-1.0)
    rollout.advantages[:, 0] = 5.0

    @torch.no_grad()
    def likelihood() -> float:
        logits, _ = learner.network(rollout.inputs[:, 0])
        logs = logits.masked_fill(~rollout.legal[:, 0], -1e9).log_softmax(1)
        return float(logs.gather(1, rollout.outputs[:, 0, None]).mean())

    before = likelihood()
    for _ in range(5):
        learner.learn()
    assert likelihood() > before


def test_values_come_nearer_to_the_returns() -> None:
    learner = learner_of(4, minibatch=80)
    first = learner.learn()
    for _ in range(30):
        last = learner.learn()
    assert last["margin_error"] < first["margin_error"]
    assert last["outcome_error"] < first["outcome_error"] + 1e-6


def test_the_average_follows_slowly() -> None:
    learner = learner_of(5, minibatch=80)
    before = [value.clone() for value in learner.averaged]
    learner.learn()
    for average, old, new in zip(learner.averaged, before, learner.parameters, strict=True):
        assert torch.allclose(average, old + (1 - AVERAGING) * (new - old), atol=1e-7)


def test_a_learner_that_is_resumed_makes_the_same_update() -> None:
    one = learner_of(6, minibatch=80)
    one.learn()
    two = learner_of(6, minibatch=80)
    two.resume(one.state())
    assert two.updates == one.updates
    one.learn()
    two.learn()
    for mine, theirs in zip(one.parameters, two.parameters, strict=True):
        assert torch.allclose(mine, theirs, atol=2e-4)  # moments are kept with half the digits
