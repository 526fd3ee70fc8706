"""What the environments ask of other packages leaves room for those who bring their own."""

import tomllib
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def asked_for(extra: str) -> dict[str, Requirement]:
    """What one of our extras requires, by name."""
    extras = tomllib.loads(PROJECT.read_text())["project"]["optional-dependencies"]
    return {each.name: each for each in map(Requirement, extras[extra])}


def test_rllib_can_be_installed_beside_the_environments() -> None:
    """`ray[rllib]` takes one version of gymnasium, and pip finds nothing if we refuse it."""
    try:
        needs = [Requirement(line) for line in metadata.requires("ray") or []]
    except metadata.PackageNotFoundError:
        pytest.skip("ray is not installed")
    theirs = [
        each
        for each in needs
        if each.name == "gymnasium" and each.marker and each.marker.evaluate({"extra": "rllib"})
    ]
    assert theirs
    for need in theirs:
        for pinned in need.specifier:
            assert asked_for("envs")["gymnasium"].specifier.contains(pinned.version), str(need)


def test_the_lowest_gymnasium_is_one_that_all_tests_were_run_with() -> None:
    assert asked_for("envs")["gymnasium"].specifier.contains("1.2.0")
