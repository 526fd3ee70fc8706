"""The example that learns by self-play runs, and its network plays."""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from projectl import Game
from projectl.game.solver import fewest_pieces, missing_pieces, pieces_of
from projectl.rules import actions, api, batch
from projectl.rules.pieces import PLACEMENT_SHAPE, PLACEMENTS, Shape
from projectl.rules.random_play import Policy
from projectl.rules.state import NONE

EXAMPLES = Path(__file__).parents[2] / "examples"
torch = pytest.importorskip("torch")


@pytest.fixture(scope="module")
def policy() -> dict[str, Any]:
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(EXAMPLES)
        return runpy.run_path(str(EXAMPLES / "policy.py"))


def test_the_solver_tells_what_each_puzzle_still_takes(policy: dict[str, Any]) -> None:
    games = api.new_games(range(40))
    batch.play_games_on(games, Policy.WEIGHTED, 60)
    told = policy["work"](games).reshape(40, 16, 3)
    for game, works in zip(games, told, strict=True):
        seat = int(game.player)
        supply = pieces_of(game.supply[seat].tolist())
        for slot in range(4):
            if game.puzzle[seat, slot] == NONE:
                assert not works[slot].any()
                continue
            hole = int(game.hole[seat, slot])
            fewest, missing = fewest_pieces(hole), missing_pieces(hole, supply)
            assert works[slot, 0] == pytest.approx(0.2 * len(fewest or ()))
            assert works[slot, 1] == pytest.approx(0.25 * min(len(missing[0]), 4))
            assert works[slot, 2] == (missing == [()])


def test_placements_that_leave_gaps_are_masked_and_no_piece_is_left_without_one(
    policy: dict[str, Any],
) -> None:
    games = api.new_games(range(60))
    batch.play_games_on(games, Policy.WEIGHTED, 60)
    masks = api.legal_masks(games)
    kept = policy["sensible"](masks, games).numpy()
    assert not (kept & (masks == 0)).any()
    assert kept.sum() < masks.sum()
    placements = slice(actions.PLACE, actions.REWARD)
    by_slot, kept_by_slot = (
        each[:, placements].reshape(60, 4, PLACEMENTS) for each in (masks == 1, kept)
    )
    for shape in Shape:
        own = shape == PLACEMENT_SHAPE
        assert (by_slot[..., own].any(2) == kept_by_slot[..., own].any(2)).all()


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
        action = agent.choose(view)
        assert action in view.legal
        game.play(action)


def test_a_draw_is_legal_and_as_likely_as_the_logits_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    draw = runpy.run_path(str(EXAMPLES / "ppo.py"))["draw"]
    logits = torch.tensor([0.0, 9.0, 1.0]).repeat(20_000, 1).numpy()
    masks = torch.tensor([True, False, True]).repeat(20_000, 1).numpy()
    dice = torch.rand(20_000, dtype=torch.float64).numpy()
    chosen, logs = torch.zeros(20_000, dtype=torch.int64).numpy(), torch.zeros(20_000).numpy()
    draw(logits, masks, dice, chosen, logs)
    assert set(chosen.tolist()) == {0, 2}
    likely = torch.tensor([0.0, 1.0]).softmax(0)[1].item()
    assert (chosen == 2).mean() == pytest.approx(likely, abs=0.02)
    assert torch.from_numpy(logs).exp()[torch.from_numpy(chosen) == 2].mean() == pytest.approx(
        likely
    )


def test_a_value_changes_its_sign_when_the_turn_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(EXAMPLES)
    example = runpy.run_path(str(EXAMPLES / "ppo.py"))
    batch = object.__new__(example["Batch"])
    batch.rewards = torch.tensor([[0.0, 0.0, 1.0]])
    batch.values = torch.tensor([[0.5, 0.5, 0.5], [2.0, 2.0, 2.0]])
    batch.signs = torch.tensor([[1.0, -1.0, 0.0]])
    worth = 2.0 * example["DISCOUNT"]
    expected = [worth - 0.5, -worth - 0.5, 0.5]
    assert batch.advantages()[0].tolist() == pytest.approx(expected)
