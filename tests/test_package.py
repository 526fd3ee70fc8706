"""What the package says of itself."""

import subprocess
import sys
import tomllib
from pathlib import Path

import projectl

ROOT = Path(__file__).parent.parent


def test_the_version_is_that_of_the_project_and_tops_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert projectl.__version__ == project["version"]
    releases = [
        line.split("]")[0].removeprefix("## [")
        for line in (ROOT / "CHANGELOG.md").read_text().splitlines()
        if line.startswith("## ")
    ]
    assert releases[0] == project["version"]


def test_asking_for_the_version_does_not_load_the_engine() -> None:
    code = "import projectl, sys; projectl.__version__; sys.exit('numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
