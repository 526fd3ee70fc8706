"""Making a release: which changelog, which tag."""

import sys
import tomllib

import pytest
from release import ReleaseError, check_tag, section_of
from versions import ROOT

CHANGELOG = """# Changelog

## [0.2.0] - 2026-01-02

### Added

- Much.

## [0.1.0] - unreleased

- A beginning.

## [0.0.1] - 2025-01-01
"""


def test_the_notes_are_the_section_of_the_version() -> None:
    assert section_of(CHANGELOG, "0.2.0") == ("2026-01-02", "### Added\n\n- Much.\n")
    assert section_of(CHANGELOG, "0.1.0") == ("unreleased", "- A beginning.\n")


@pytest.mark.parametrize(("version", "words"), [("0.3.0", "has no section"), ("0.0.1", "is empty")])
def test_without_a_section_there_is_no_release(version: str, words: str) -> None:
    with pytest.raises(ReleaseError, match=words):
        section_of(CHANGELOG, version)


def test_this_version_has_a_section() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"]
    _, notes = section_of((ROOT / "CHANGELOG.md").read_text(), version)
    assert "### Added" in notes


def test_a_tag_has_to_fit_the_version_and_the_section_its_date() -> None:
    check_tag("v1.2.0", "1.2.0", "2026-11-16")
    with pytest.raises(ReleaseError, match=r"it would be v1\.2\.0"):
        check_tag("v1.2.1", "1.2.0", "2026-11-16")
    with pytest.raises(ReleaseError, match="'unreleased' where version"):
        check_tag("v1.2.0", "1.2.0", "unreleased")


def test_the_workflow_publishes_on_a_tag_what_this_makes() -> None:
    workflow = (ROOT / ".github/workflows/release.yml").read_text()
    assert 'tags: ["v*"]' in workflow
    assert "tools/release.py --tag" in workflow
    assert "id-token: write" in workflow
    lowest = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    assert lowest.removeprefix(">=") in workflow
    assert sys.version_info >= (3, 11)
