"""What is missing is named in one line, and what is not needed is not asked for."""

import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from projectl.extras import EXTRA_OF, MissingExtraError, check_installed, explained

ROOT = Path(__file__).parent.parent
MOST_PACKAGES = 12
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

ABSENT = """
import sys
class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {absent}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Absent())
"""


def without(code: str, *absent: str) -> subprocess.CompletedProcess[str]:
    """Run code where some packages are not installed."""
    script = ABSENT.format(absent=absent) + code
    command = [sys.executable, "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def closure(requirements: list[str]) -> set[str]:
    """All packages that these bring, by the metadata of those installed here."""
    found: set[str] = set()
    waiting = [Requirement(line) for line in requirements]
    while waiting:
        wanted = waiting.pop()
        name = wanted.name.lower().replace("_", "-").replace(".", "-")
        if name in found:
            continue
        found.add(name)
        try:
            lines = requires(wanted.name) or []
        except PackageNotFoundError:
            pytest.skip(f"{wanted.name} is not installed")
        for line in lines:
            needed = Requirement(line)
            extras = wanted.extras or {""}
            if needed.marker is None or any(needed.marker.evaluate({"extra": e}) for e in extras):
                waiting.append(needed)
    return found


def test_the_core_is_light() -> None:
    packages = {"projectl"} | closure(PROJECT["dependencies"])
    assert len(packages) <= MOST_PACKAGES, sorted(packages)
    assert not packages & {"typer", "rich", "fastapi", "sqlalchemy", "torch", "gymnasium"}


def test_every_extra_that_is_named_exists() -> None:
    assert set(EXTRA_OF.values()) <= set(PROJECT["optional-dependencies"])


def test_the_server_brings_the_command() -> None:
    assert "projectl[terminal]" in PROJECT["optional-dependencies"]["table"]


@pytest.mark.parametrize(
    ("code", "absent", "line"),
    [
        ("import projectl; projectl.envs.env", "pettingzoo", "projectl.envs.env needs pettingzoo"),
        ("from projectl.envs import SoloEnv", "gymnasium", "projectl.envs.SoloEnv needs gymnasium"),
        ("import projectl.envs.openspiel", "pyspiel", "projectl.envs.openspiel needs pyspiel"),
        ("import projectl.learning.training", "torch", "projectl.learning needs torch"),
    ],
)
def test_an_import_without_its_extra_says_which_one_it_is(
    code: str, absent: str, line: str
) -> None:
    done = without(code, absent)
    last = done.stderr.strip().splitlines()[-1]
    error = "projectl.extras.MissingExtraError: "
    assert last == f"{error}{line}: pip install 'projectl[{EXTRA_OF[absent]}]'"


def test_training_without_its_extra_is_one_line() -> None:
    # As `python -m projectl.learning.train` begins.
    code = "import runpy; sys.argv = ['-m']; runpy._run_module_as_main('projectl.learning.train')"
    done = without(code, "torch")
    assert done.stderr == "projectl.learning needs torch: pip install 'projectl[learning]'\n"


def test_the_command_without_its_extra_is_one_line_in_ones_language() -> None:
    code = "from projectl.cli.entry import main; sys.exit(main())"
    done = without(code, "typer")
    assert done.returncode == 2
    assert done.stderr.endswith("typer; it comes with: pip install 'projectl[terminal]'\n")
    done = without("import os; os.environ['LANG'] = 'hu_HU.UTF-8'\n" + code, "typer")
    assert done.stderr.count("\n") == 1, done.stderr
    assert done.stderr.rstrip().endswith("ezzel jön: pip install 'projectl[terminal]'")
    done = without("sys.argv = ['projectl', 'serve']\n" + code, "typer")
    assert done.stderr.endswith("typer; it comes with: pip install 'projectl[table]'\n")


def test_an_error_that_is_not_about_an_extra_stays_as_it_is() -> None:
    other = ModuleNotFoundError("No module named 'nothing'", name="nothing")
    assert explained(other, "this") is other
    with pytest.raises(MissingExtraError, match="this needs ray: pip install 'projectl"):
        raise explained(ModuleNotFoundError(name="ray.rllib"), "this")
    check_installed("numpy", "this")


def test_without_any_extra_the_engine_and_the_agents_play() -> None:
    code = """
from projectl import Game, make_agent
game, agent = Game("solo", seed=1), make_agent("random", seed=1)
game.play(agent.choose(game.view(0)))
print(game.history, file=sys.stdout)
assert "<svg" in game._repr_svg_()
"""
    done = without(code, *EXTRA_OF)
    assert done.returncode == 0, done.stderr
