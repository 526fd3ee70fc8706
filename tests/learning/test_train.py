"""The command that trains: what it says, and where it goes on."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from projectl.agents.network.weights import WEIGHTS, provenance
from projectl.learning import train
from projectl.learning.training import Training

TINY = [
    *("--steps", "48", "--games", "6", "--rollout", "4", "--minibatch", "12"),
    *("--variants", "base-2", "--device", "cpu"),
]


def run(folder: Path, *more: str) -> None:
    train.main(["--folder", str(folder), *more])


def refused(folder: Path, *more: str) -> str:
    """What is said when a run cannot begin: one line."""
    with pytest.raises(SystemExit) as stopped:
        run(folder, *more)
    said = str(stopped.value.code)
    assert "\n" not in said
    return said


def lines(folder: Path) -> list[int]:
    log = (folder / "log.jsonl").read_text().splitlines()
    return [json.loads(line)["steps"] for line in log]


def test_a_run_is_trained_stopped_resumed_and_complete(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "deep" / "run"
    run(folder, *TINY, "--minutes", "0.00001", "--match-games", "2")
    assert lines(folder) == [24]
    assert "ready on cpu" in capsys.readouterr().out
    run(folder, "--device", "cpu", "--match-games", "0")  # its options are kept
    assert lines(folder) == [24, 48]
    assert "progress" in capsys.readouterr().out
    kept = (folder / "checkpoint.pt").read_bytes()
    run(folder, "--device", "cpu")
    assert capsys.readouterr().out == f"all 48 steps of the run in {folder} are done\n"
    assert (folder / "checkpoint.pt").read_bytes() == kept
    assert lines(folder) == [24, 48]
    assert {path.name for path in folder.iterdir()} >= {"log.jsonl", "weights.npz", "progress.svg"}


def test_weights_are_saved_and_measured_now_and_then(tmp_path: Path) -> None:
    run(tmp_path, *TINY, "--save-every", "0", "--match-games", "1", "--against", str(WEIGHTS))
    logged = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [line["steps"] for line in logged] == [24, 48]
    for line in logged:
        assert line["matches"]["network"]["base-2"]["games"] == 2
        assert line["matches"]["weighted"]["base-2"]["games"] == 2


def test_a_run_that_is_interrupted_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Training, "stretch", interrupt)
    assert refused(tmp_path, *TINY) == "stopped; the same command goes on from the last save"


def test_an_unknown_variant_is_told_with_those_there_are(tmp_path: Path) -> None:
    said = refused(tmp_path, *TINY, "--variants", "base-2", "chess")
    assert said.startswith("there is no variant 'chess'; variants are base-2, base-3")


def test_other_options_for_a_run_that_has_begun_are_refused(tmp_path: Path) -> None:
    run(tmp_path, *TINY, "--match-games", "0")
    said = refused(tmp_path, *TINY, "--games", "8")
    assert said.startswith(f"the run in {tmp_path} has games 6, not 8")


def test_a_run_goes_on_with_other_games(tmp_path: Path) -> None:
    run(tmp_path, *TINY, "--match-games", "0", "--minutes", "0.00001")
    others = ("--variants", "base-2=1", "solo-unbeatable=2")
    run(tmp_path, "--device", "cpu", "--match-games", "0", *others)
    logged = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert list(logged[0]["variants"]) == ["base-2"]
    assert list(logged[-1]["variants"]) == ["base-2", "solo-unbeatable"]
    assert provenance(tmp_path / "weights.npz")["variants"] == list(others[1:])


def test_a_folder_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    said = refused(tmp_path / "file" / "run", *TINY)
    assert said == f"{tmp_path / 'file' / 'run'} cannot be written to: Not a directory"


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a CUDA device")
def test_a_missing_cuda_device_is_told_with_what_to_do(tmp_path: Path) -> None:
    said = refused(tmp_path, "--device", "cuda")
    assert said == "no CUDA device was found by PyTorch; --device cpu trains on the CPU"


def test_a_missing_numba_cuda_is_told_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: True)
    monkeypatch.setattr(train, "missing", lambda: "numba-cuda is not there")
    assert refused(tmp_path, "--device", "cuda") == "numba-cuda is not there"
    assert train.find_device(None) == "cpu"


def test_weights_that_cannot_be_played_against_are_told(tmp_path: Path) -> None:
    said = refused(tmp_path, *TINY, "--against", str(tmp_path / "none.npz"))
    assert "none.npz cannot be played against: " in said
    other = tmp_path / "other.npz"
    known = {"inputs": 1, "outputs": 2}
    np.savez(other, provenance=np.array(json.dumps(known)))
    said = refused(tmp_path, *TINY, "--against", str(other))
    assert said.endswith("is of a network that is told something else")


def test_without_pytorch_one_is_told_what_to_install() -> None:
    # As `python -m projectl.learning.train` begins.
    code = (
        "import sys; sys.modules['torch'] = None; sys.argv = ['-m']; import projectl.learning.train"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr == "projectl.learning needs torch: pip install 'projectl[learning]'\n"
