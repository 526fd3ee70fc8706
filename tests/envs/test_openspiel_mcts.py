"""The example in which OpenSpiel's tree search plays."""

import runpy
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from envs.spiel_tables import dealt_state

EXAMPLE = Path(__file__).parents[2] / "examples" / "openspiel_mcts.py"


@pytest.fixture(scope="module")
def example() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLE))


@pytest.mark.parametrize("mode", ["base", "finesse-solo"])
def test_the_example_plays_a_game(
    mode: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--games", "1", "--simulations", "3", "--mode", mode, "--seed", "1"]
    monkeypatch.setattr(sys, "argv", [EXAMPLE.name, *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    assert "of 1 games" in capsys.readouterr().out


def test_a_leaf_is_worth_what_its_play_outs_win(example: dict[str, Any]) -> None:
    state, _ = dealt_state(("base", 2, None), seed=1)
    evaluator = example["PlayOutEvaluator"](np.random.RandomState(0), play_outs=50)
    value = evaluator.evaluate(state)
    assert value.shape == (2,)
    assert value.sum() == pytest.approx(0)
    state.apply_action(0)
    assert state.is_chance_node()
    assert np.abs(evaluator.evaluate(state)).max() <= 1
    assert evaluator.prior(state) == state.chance_outcomes()


def test_priors_are_even(example: dict[str, Any]) -> None:
    state, _ = dealt_state(("solo", 1, "standard"), seed=1)
    evaluator = example["PlayOutEvaluator"](np.random.RandomState(0))
    actions, priors = zip(*evaluator.prior(state), strict=True)
    assert list(actions) == state.legal_actions()
    assert sum(priors) == pytest.approx(1)
    assert set(evaluator.evaluate(state)) <= set(np.arange(-1, 1.25, 0.25))
