"""The trainer: its gradients are those of the error, and a fitted net is the one that is played."""

import numpy as np
import pytest

from projectl.agents.planning import evaluation, self_play, train
from projectl.agents.planning.evaluation import empty_network
from projectl.agents.planning.scratch import INPUTS, new_scratch
from projectl.rules import api
from projectl.rules.kernel import JIT

DICE = np.random.default_rng(1)


def some_samples(count: int) -> train.Floats:
    """Samples whose points follow from two of their features."""
    found = np.zeros(count, self_play.SAMPLE)
    found["inputs"] = np.maximum(0, DICE.normal(size=(count, INPUTS)))
    found["points"] = 3 * found["inputs"][:, 0] - 2 * found["inputs"][:, 1]
    found["to_come"] = np.arange(count) % 6
    found["net"] = 1
    return found


def squared_error(fit: train.Fit, inputs: train.Floats, points: train.Floats) -> float:
    return float(((fit.predict(inputs) - points) ** 2).mean())


def test_the_gradients_are_those_of_the_squared_error(monkeypatch: pytest.MonkeyPatch) -> None:
    found = some_samples(64)
    inputs, points = found["inputs"].astype(np.float64), found["points"].astype(np.float64)
    fit = train.Fit(np.random.default_rng(2), 0.0)
    fit.arrays = [array.astype(np.float64) for array in fit.arrays]
    gradients: list[train.Floats] = []
    monkeypatch.setattr(fit, "descend", lambda found, _rate: gradients.extend(found))
    fit.learn(inputs, points, 0.001)
    for array, gradient in zip(fit.arrays, gradients, strict=True):
        at = tuple(DICE.integers(size) for size in array.shape)
        before, errors = array[at], []
        for step in (1e-5, -1e-5):
            array[at] = before + step
            errors.append(squared_error(fit, inputs, points))
        array[at] = before
        assert (errors[0] - errors[1]) / 2e-5 == pytest.approx(gradient[at], rel=1e-3, abs=1e-5)


@pytest.mark.skipif(not JIT, reason="minutes without a compiler")
def test_a_net_learns_and_is_the_one_that_is_played() -> None:
    found = some_samples(4000)
    network, errors = train.fit_network(found, empty_network(), epochs=30, jobs=1)
    assert list(errors) == ["solo"]
    assert errors["solo"] < 0.5 * found["points"].std()
    assert (network.spread[1] >= 0.5).all()
    scratch = new_scratch()
    for sample in found[:20]:
        scratch.inputs[:] = sample["inputs"]
        played = evaluation.forward(1, network, scratch)
        assert played == pytest.approx(sample["points"], abs=6 * errors["solo"] + 0.5)
    assert not network.last[0].any()


def test_every_game_has_its_share_of_self_play() -> None:
    shares = dict(train.variants(["base", "solo"]))
    assert set(shares) == {each for each in api.every_variant() if each[0] in ("base", "solo")}
    assert sum(shares.values()) == pytest.approx(train.SHARES["base"] + train.SHARES["solo"])
