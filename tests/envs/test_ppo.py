"""The example that learns by self-play runs, and its network plays."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from projectl import Game

EXAMPLES = Path(__file__).parents[2] / "examples"
torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def policy() -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / "policy.py"))


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a run of one batch."""
    folder = tmp_path_factory.mktemp("ppo")
    words = ["--minutes", "0.001", "--games", "8", "--steps", "4", "--part", "16"]
    words += ["--last-test", "2", "--out", f"{folder}/ppo.pt", "--curve", f"{folder}/ppo.json"]
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)
        patch.setattr(sys, "argv", ["ppo.py", *words])
        runpy.run_path(str(EXAMPLES / "ppo.py"), run_name="__main__")
    return folder


def test_a_run_leaves_weights_and_a_curve(trained: Path) -> None:
    [row] = json.loads((trained / "ppo.json").read_text())
    assert row["steps"] == 32
    assert row["games"] == 2
    assert 0 <= row["low"] <= row["won"] <= row["high"] <= 1


def test_the_agent_plays_a_game_with_what_was_saved(
    trained: Path, policy: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PROJECTL_POLICY", str(trained / "ppo.pt"))
    agent = policy["PolicyAgent"](seed=1)
    game = Game("base", seats=2, seed=1)
    for _ in range(30):
        view = game.view(game.player)
        action = agent.choose(view, view.legal)
        assert action in view.legal
        game.play(action)


def test_a_draw_is_legal_and_as_likely_as_the_logits_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    draw = runpy.run_path(str(EXAMPLES / "ppo.py"))["draw"]
    logits = torch.tensor([0.0, 9.0, 1.0]).repeat(20_000, 1).numpy()
    masks = torch.tensor([True, False, True]).repeat(20_000, 1).numpy()
    dice = torch.rand(20_000, dtype=torch.float64).numpy()
    actions, logs = torch.zeros(20_000, dtype=torch.int64).numpy(), torch.zeros(20_000).numpy()
    draw(logits, masks, dice, actions, logs)
    assert set(actions.tolist()) == {0, 2}
    likely = torch.tensor([0.0, 1.0]).softmax(0)[1].item()
    assert (actions == 2).mean() == pytest.approx(likely, abs=0.02)
    assert torch.from_numpy(logs).exp()[torch.from_numpy(actions) == 2].mean() == pytest.approx(
        likely
    )


def test_a_value_changes_its_sign_when_the_turn_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    example = runpy.run_path(str(EXAMPLES / "ppo.py"))
    batch = object.__new__(example["Batch"])
    batch.rewards = torch.tensor([[0.0, 0.0, 1.0]])
    batch.values = torch.tensor([[0.5, 0.5, 0.5], [2.0, 2.0, 2.0]])
    batch.carry = torch.tensor([[1.0, -1.0, 0.0]])
    worth = 2.0 * example["DISCOUNT"]
    expected = [worth - 0.5, -worth - 0.5, 0.5]
    assert batch.advantages()[0].tolist() == pytest.approx(expected)
