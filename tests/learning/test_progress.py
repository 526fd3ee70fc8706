"""The picture of a run."""

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from projectl.learning import progress

pytest.importorskip("matplotlib")


def line(steps: int, games: int = 3) -> dict[str, Any]:
    row = {"games": games, "won": 0.5, "best": 12.0, "margin": 2.0, "rounds": 9.0}
    return {
        "steps": steps,
        "seconds": 1.0,
        "entropy": 1.0,
        "margin_error": 0.1,
        "outcome_error": 0.2,
        "variants": {"base-2": row, "solo-unbeatable": row},
    }


def write_log(path: Path, *lines: dict[str, Any]) -> Path:
    path.write_text("".join(json.dumps(each) + "\n" for each in lines))
    return path


def test_a_log_becomes_a_picture_that_is_the_same_every_time(tmp_path: Path) -> None:
    log = write_log(tmp_path / "log.jsonl", line(10), line(20, games=0), line(30))
    one, two = tmp_path / "one.svg", tmp_path / "two.svg"
    assert progress.draw_progress(log, one) == f"progress is drawn in {one}"
    progress.draw_progress(log, two)
    assert one.read_bytes() == two.read_bytes()
    text = " ".join(ElementTree.parse(one).getroot().itertext())
    for said in ("entropy", "errors", "mastermind", "points", "solo-unbeatable", "millions"):
        assert said in text


def test_figures_made_from_a_log_are_read_too(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    path.write_text(json.dumps({"provenance": {}, "lines": [line(10)]}, indent=1))
    assert progress.read_log(path) == [line(10)]


def test_a_line_that_is_cut_off_is_left_out(tmp_path: Path) -> None:
    log = write_log(tmp_path / "log.jsonl", line(10), line(20))
    with log.open("a") as file:
        file.write('{"steps": 3')
    assert progress.column(progress.read_log(log), "steps") == [10, 20]


def test_without_lines_or_matplotlib_it_is_said_why_there_is_no_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = write_log(tmp_path / "log.jsonl")
    out = tmp_path / "one.svg"
    assert progress.draw_progress(log, out).endswith("has no lines yet")
    monkeypatch.setattr(progress, "find_spec", lambda _: None)
    said = progress.draw_progress(log, out)
    assert said == "no picture of the progress: matplotlib is not installed"
    assert not out.exists()


def test_the_command_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    log = write_log(tmp_path / "log.jsonl", line(10), line(20))
    out = tmp_path / "one.svg"
    monkeypatch.setattr("sys.argv", ["progress", str(log), str(out)])
    progress.main()
    assert capsys.readouterr().out == f"progress is drawn in {out}\n"
    assert out.exists()
