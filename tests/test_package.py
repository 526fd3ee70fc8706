"""What the package says of itself, and what can be imported from it."""

import ast
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import projectl

ROOT = Path(__file__).parent.parent
LAZY = ["projectl", "projectl.envs", "projectl.game", "projectl.rules"]
HEAVY = ("numba", "numpy", "fluent", "babel")


def test_the_version_is_that_of_the_project_and_tops_the_changelog() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert projectl.__version__ == project["version"]
    releases = [
        line.split("]")[0].removeprefix("## [")
        for line in (ROOT / "CHANGELOG.md").read_text().splitlines()
        if line.startswith("## ")
    ]
    assert releases[0] == project["version"]


def test_importing_the_package_and_asking_for_its_version_loads_nothing_heavy() -> None:
    loaded = f"[name for name in {HEAVY} if name in sys.modules]"
    code = f"import projectl, sys; projectl.__version__; dir(projectl); sys.exit({loaded} or 0)"
    subprocess.run([sys.executable, "-c", code], check=True)


def names_for_mypy(package: str) -> dict[str, str]:
    """What a lazy package imports for type checkers alone: each name, and where it is from."""
    path = import_module(package).__file__
    assert path is not None
    found: dict[str, str] = {}
    for node in ast.parse(Path(path).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for line in node.body:
                if isinstance(line, ast.ImportFrom):
                    found |= {name.name: line.module or "" for name in line.names}
    return found


@pytest.mark.parametrize("package", LAZY)
def test_a_lazy_package_has_the_same_names_for_everybody(package: str) -> None:
    module = import_module(package)
    public = set(module.__all__) - {"__version__"}
    assert len(module.__all__) == len(set(module.__all__))
    assert public <= set(dir(module))
    lazily = {
        name: where for where, taken in vars(module)["_NAMES"].items() for name in taken.split()
    }
    lazily |= dict.fromkeys(vars(module).get("_MODULES", "").split(), package)
    assert set(lazily) == public
    assert names_for_mypy(package) == lazily


@pytest.mark.parametrize("package", [*LAZY, "projectl.solver", "projectl.arena", "projectl.agents"])
def test_everything_a_package_names_is_there(package: str) -> None:
    module = import_module(package)
    for name in module.__all__:
        if name != "ProjectLCudaEnv":  # needs the packages of a graphics card
            assert getattr(module, name) is not None, name
    with pytest.raises(AttributeError, match=f"module '{package}' has no attribute 'nothing'"):
        module.nothing  # noqa: B018


def test_type_checkers_see_every_name_that_is_there_and_no_other() -> None:
    """A `__getattr__` they see would let any name pass, `projectl.Gaem` too."""
    for path in (ROOT / "src/projectl").rglob("*.py"):
        module = ast.parse(path.read_text(encoding="utf-8"))
        defined = [node.name for node in module.body if isinstance(node, ast.FunctionDef)]
        assert "__getattr__" not in defined, path


def test_names_that_are_taken_from_the_package_are_those_of_the_modules() -> None:
    from projectl.agents import make_agent
    from projectl.game.game import Game
    from projectl.rules.pieces import Shape

    assert (projectl.Game, projectl.Shape, projectl.make_agent) == (Game, Shape, make_agent)
