"""The example that learns with MaskablePPO runs, and says what came out."""

import re
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "maskable_ppo_solo.py"


def test_the_example_learns_and_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "player.zip"
    options = ["--steps", "1", "--games", "1", "--difficulty", "unbeatable", "--save", str(saved)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *options])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    before, after = capsys.readouterr().out.splitlines()
    for line, when in ((before, "before"), (after, "after")):
        said = rf"{when}: wins \d+\.\d% of 1 games?, mean margin [+-]\d+\.\d points"
        assert re.fullmatch(said, line), line
    assert saved.exists()
