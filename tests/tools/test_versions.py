"""Trying the lowest and the newest versions: which these are, and on which Pythons."""

from pathlib import Path

import pytest
import versions
from versions import EXTRAS, ROOT, TESTS, VersionsError, floors, pythons


def test_the_lowest_versions_are_those_of_the_core_and_of_all_that_extras_lead_to() -> None:
    found = dict(line.split("==") for line in floors("envs,postgresql"))
    assert {"numba", "numpy"} <= set(found)  # the core
    assert {"gymnasium", "psycopg"} <= set(found)  # the extras
    assert {"fastapi", "typer"} <= set(found)  # those that an extra names: table, terminal
    assert "projectl" not in found


def test_everything_that_may_be_installed_has_a_lowest_version(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert floors(EXTRAS)
    data = {"name": "projectl", "dependencies": ["numpy<3"], "optional-dependencies": {"envs": []}}
    monkeypatch.setattr(versions, "project", lambda: data)
    with pytest.raises(VersionsError, match="no lowest version of numpy"):
        floors("envs")


def test_the_tests_that_are_run_exist() -> None:
    assert [name for name in TESTS if not (ROOT / name).exists()] == []


def test_it_is_tried_on_the_lowest_and_the_newest_python() -> None:
    lowest, newest = (Path(python).name for python in pythons())
    assert lowest.startswith("python3.")
    assert newest.startswith("python3.")


def test_a_python_that_is_not_here_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(versions, "runs", lambda python: python.endswith("3.12"))
    monkeypatch.setattr(versions, "commands_for", lambda minor: [f"/bin/python3.{minor}"])
    assert pythons() == ["/bin/python3.12", "/bin/python3.12"]
    first, second = capsys.readouterr().out.splitlines()
    assert first == "python3.11 is not on this machine: python3.12 is the lowest tried"
    assert second.startswith("no Python on this machine is newer than python3.12")
    monkeypatch.setattr(versions, "runs", lambda _: False)
    with pytest.raises(VersionsError, match=r"there is no python3\.11 or newer"):
        pythons()
