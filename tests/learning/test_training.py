"""A run: it learns, it is kept, and it goes on where it stopped."""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
import torch

from learning.runs import NARROW, TINY, tiny_run
from projectl.agents.network.weights import Layer, load_weights, provenance
from projectl.learning.training import (
    Options,
    RunError,
    Training,
    load_checkpoint,
    options_of,
)


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def save_one_stretch(folder: Path) -> None:
    training = tiny_run(folder)
    training.stretch()
    training.save()


def test_self_play_learns_to_score(tmp_path: Path) -> None:
    """Half a minute of one variant: from a few points at random to a game that is played."""
    options = Options(steps=80_000, games=64, rollout=32, minibatch=256, variants=("base-2",))
    training = Training(options, tmp_path, sizes=NARROW)
    points, entropies = [], []
    while not training.is_complete:
        sums = [0.0, 0.0]
        for _ in range(8):
            figures = training.stretch()
            ended = training.rollout.take_finished()["base-2"]
            sums[0] += ended["games"] * ended["best"]
            sums[1] += ended["games"]
        points.append(sums[0] / sums[1])
        entropies.append(figures["entropy"])
    assert points[-1] > points[0] + 5
    assert entropies[-1] < entropies[0] - 0.2


def test_a_stretch_counts_its_steps_and_follows_the_schedule(tmp_path: Path) -> None:
    training = tiny_run(tmp_path)
    rates = []
    while not training.is_complete:
        training.stretch()
        rates.append(training.learner.optimiser.param_groups[0]["lr"])
    assert training.steps == TINY.steps
    assert rates == [training.schedule.learning_rate_at(steps) for steps in range(0, 96, 24)]
    assert training.learner.updates == 8


def test_a_run_that_was_stopped_goes_on_in_the_middle_of_its_schedule(tmp_path: Path) -> None:
    first = tiny_run(tmp_path)
    for _ in range(2):
        figures = first.stretch()
    first.save()
    first.report(figures)
    second = tiny_run(tmp_path)
    assert (second.steps, second.learner.updates) == (48, first.learner.updates)
    assert second.seconds == first.seconds
    for mine, theirs in zip(first.learner.parameters, second.learner.parameters, strict=True):
        assert torch.equal(mine, theirs)
    for mine, theirs in zip(first.learner.averaged, second.learner.averaged, strict=True):
        assert torch.equal(mine, theirs)
    figures = second.stretch()
    rate = second.learner.optimiser.param_groups[0]["lr"]
    assert rate == second.schedule.learning_rate_at(48)
    second.report(figures)
    assert [line["steps"] for line in log_of(tmp_path)] == [48, 72]


def test_lines_after_the_last_save_are_forgotten_when_a_run_goes_on(tmp_path: Path) -> None:
    first = tiny_run(tmp_path)
    first.report(first.stretch())
    first.save()
    first.report(first.stretch())
    with (tmp_path / "log.jsonl").open("a") as log:
        log.write('{"steps": 72, "sec')
    assert tiny_run(tmp_path).steps == 24
    assert [line["steps"] for line in log_of(tmp_path)] == [24]


def test_a_line_of_the_log_tells_figures_games_and_matches(tmp_path: Path) -> None:
    training = tiny_run(tmp_path)
    figures = training.stretch()
    training.save()
    matches = training.measure(2, None)
    assert set(matches) == {"weighted"}
    assert list(matches["weighted"]) == ["base-2"]
    line = json.loads(training.report(figures, matches))
    assert line == log_of(tmp_path)[-1]
    assert set(line["variants"]) == set(TINY.variants)
    assert line["matches"] == matches
    assert line["entropy"] == pytest.approx(figures["entropy"], abs=1e-4)
    assert training.measure(0, None) == {}


def test_weights_are_saved_with_where_they_come_from(tmp_path: Path) -> None:
    training = tiny_run(tmp_path)
    training.stretch()
    training.save()
    known = provenance(tmp_path / "weights.npz")
    assert (known["steps"], known["of_steps"], known["games"]) == (24, 96, 6)
    assert known["device"]
    assert load_weights(tmp_path / "weights.npz").layers[Layer.TRUNK].outputs == NARROW.trunk
    assert sorted(path.name for path in tmp_path.iterdir()) == ["checkpoint.pt", "weights.npz"]


# Options


def test_a_run_keeps_the_options_it_began_with(tmp_path: Path) -> None:
    save_one_stretch(tmp_path)
    kept = load_checkpoint(tmp_path, "cpu")
    assert options_of(kept, {}, tmp_path) == TINY
    assert options_of(kept, {"games": TINY.games}, tmp_path) == TINY
    assert options_of({}, {"games": 12}, tmp_path) == replace(Options(), games=12)
    others = ("base-2=3", "solo-standard=1")
    assert options_of(kept, {"variants": others}, tmp_path) == replace(TINY, variants=others)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"games": 12}, "has games 6, not 12: leave that out to go on"),
        ({"seed": 4}, "has seed 1, not 4"),
        ({"rollout": 5}, "has rollout 4, not 5"),
    ],
)
def test_a_checkpoint_of_other_options_is_refused(
    tmp_path: Path, given: dict[str, Any], said: str
) -> None:
    save_one_stretch(tmp_path)
    with pytest.raises(RunError, match=said):
        options_of(load_checkpoint(tmp_path, "cpu"), given, tmp_path)


def test_a_checkpoint_that_cannot_be_read_or_is_of_another_version_is_refused(
    tmp_path: Path,
) -> None:
    (tmp_path / "checkpoint.pt").write_bytes(b"nonsense")
    with pytest.raises(RunError, match=r"checkpoint\.pt cannot be read"):
        load_checkpoint(tmp_path, "cpu")
    with pytest.raises(RunError, match="is of another version"):
        options_of({"options": {"sorcery": 3}}, {}, tmp_path)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (Options(steps=0), "steps is at least 1, not 0"),
        (Options(games=-2), "games is at least 1, not -2"),
        (Options(variants=("base-9",)), "there is no variant 'base-9'; variants are base-2,"),
    ],
)
def test_options_that_make_no_run_are_told(options: Options, said: str) -> None:
    with pytest.raises(RunError, match=said):
        options.check()


def test_too_few_games_for_all_variants_are_told(tmp_path: Path) -> None:
    with pytest.raises(RunError, match="2 variants need at least 2 games"):
        Training(replace(TINY, games=1), tmp_path, sizes=NARROW)


def test_a_run_that_is_given_more_steps_goes_on_in_the_middle_of_a_longer_schedule(
    tmp_path: Path,
) -> None:
    kept = {"options": asdict(TINY)}
    longer = options_of(kept, {"steps": 2 * TINY.steps}, tmp_path)
    assert longer == replace(TINY, steps=2 * TINY.steps)
    with pytest.raises(RunError, match="has steps"):
        options_of(kept, {"steps": TINY.steps - 1}, tmp_path)
