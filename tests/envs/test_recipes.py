"""The recipes for other libraries run: those installed here, or all with `make recipes`."""

import os
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"

# Of each: what has to be installed, and options that take no time.
RECIPES = {
    "openspiel_mcts.py": ("pyspiel", "--games 1 --simulations 3 --search ismcts"),
    "openspiel_mccfr.py": ("pyspiel", "--iterations 2 --horizon 2"),
    "torchrl_ppo.py": ("torchrl", "--steps 2048"),
    "tianshou_dqn.py": ("tianshou", "--steps 1"),
    "rllib_ppo.py": ("ray.rllib", "--iterations 1 --batch 200"),
}


@pytest.mark.parametrize("name", RECIPES)
@pytest.mark.filterwarnings("default")  # of these libraries
def test_a_recipe_runs_and_says_what_came_out(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    library, options = RECIPES[name]
    if "ALL_RECIPES" not in os.environ:
        reason = f"no {library} here; make recipes has it"
        pytest.importorskip(library, reason=reason, exc_type=ImportError)
    monkeypatch.setattr(sys, "argv", [name, *options.split()])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")
    assert capsys.readouterr().out.strip()
