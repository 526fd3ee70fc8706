"""The recipes of docs/environments.md, each run with its library, and the table of what came out.

    python bench/recipes.py            # those whose libraries are installed
    python bench/recipes.py --only torchrl

What a run says last, its time and the versions go to bench/out/recipes.json, and from there into
the table; what is not installed keeps its row of an earlier run.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from importlib import metadata
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
OUT = HERE / "out" / "recipes.json"
EXAMPLES = HERE.parent / "examples"
PAGE = HERE.parent / "docs" / "environments.md"
BEGIN, END = "<!-- recipes -->\n", "<!-- end of recipes -->\n"
MOST_SECONDS = 600


class Recipe(NamedTuple):
    """An example, and the library it shows."""

    library: str
    package: str  # whose version is told
    example: str
    options: str
    what: str
    needs: str


RECIPES = [
    Recipe(
        "CleanRL style",
        "torch",
        "ppo.py",
        "--minutes 1 --games 128 --last-test 20 --out /dev/null",
        "PPO by self-play, two seats",
        "`ProjectLVectorEnv`, `self_play`",
    ),
    Recipe(
        "Stable-Baselines3",
        "sb3-contrib",
        "maskable_ppo_solo.py",
        "--steps 20000 --games 50",
        "MaskablePPO against the mastermind",
        "`SoloEnv`, `action_masks()`",
    ),
    Recipe(
        "TorchRL",
        "torchrl",
        "torchrl_ppo.py",
        "--steps 60000",
        "PPO against the mastermind",
        '`observation="dict"`, `autoreset_mode="disabled"`',
    ),
    Recipe(
        "tianshou",
        "tianshou",
        "tianshou_dqn.py",
        "--steps 6000",
        "DQN, one seat against `weighted`",
        '`VersusEnv`, `observation="dict"` renamed to `obs` and `mask`',
    ),
    Recipe(
        "RLlib",
        "ray",
        "rllib_ppo.py",
        "--iterations 3 --batch 1500",
        "PPO, one seat against `weighted`",
        '`VersusEnv`, `observation="dict"` renamed to `observations` and `action_mask`',
    ),
    Recipe(
        "OpenSpiel",
        "open_spiel",
        "openspiel_mcts.py",
        "--games 4 --simulations 30",
        "MCTS against random actions",
        "nothing",
    ),
    Recipe(
        "OpenSpiel",
        "open_spiel",
        "openspiel_mcts.py",
        "--games 4 --simulations 30 --search ismcts",
        "ISMCTS against random actions",
        "`information=imperfect`",
    ),
    Recipe(
        "OpenSpiel",
        "open_spiel",
        "openspiel_mccfr.py",
        "--iterations 100 --horizon 3",
        "MCCFR, external sampling",
        "`horizon`, `reward=margin`",
    ),
]


def version_of(package: str) -> str | None:
    """The version that is installed."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def run(recipe: Recipe) -> dict[str, Any]:
    """Run a recipe to its end; what it said last, and how long it took."""
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / recipe.example), *recipe.options.split()],
        capture_output=True,
        text=True,
        timeout=MOST_SECONDS,
        env={**os.environ, "RAY_DEDUP_LOGS": "0"},
        check=False,
    )
    lines = done.stdout.strip().splitlines()
    if done.returncode:
        raise SystemExit(f"{recipe.example} failed:\n{done.stderr[-2000:]}")
    return {
        "library": recipe.library,
        "version": version_of(recipe.package),
        "gymnasium": version_of("gymnasium"),
        "seconds": round(time.perf_counter() - started),
        "said": lines[-1] if lines else "",
    }


def key_of(recipe: Recipe) -> str:
    return f"{recipe.example} {recipe.options}"


def table(rows: dict[str, Any]) -> str:
    """All that was run, as Markdown."""
    lines = ["| library | version | what was run | it needs | it said last | seconds |"]
    lines.append("|---|---|---|---|---|---|")
    for recipe in RECIPES:
        row = rows.get(key_of(recipe))
        if row is not None:
            example = f"[{recipe.what}](../examples/{recipe.example})"
            cells = (recipe.library, row["version"], example, recipe.needs, row["said"])
            lines.append(f"| {' | '.join(cells)} | {row['seconds']} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", help="run the recipes of this library")
    chosen = parser.parse_args().only
    rows: dict[str, Any] = json.loads(OUT.read_text()) if OUT.exists() else {}
    for recipe in RECIPES:
        if version_of(recipe.package) and chosen in (None, recipe.package):
            rows[key_of(recipe)] = run(recipe)
            print(f"{recipe.library}: {rows[key_of(recipe)]['said']}", flush=True)
            OUT.write_text(json.dumps(rows, indent=1) + "\n")
    before, rest = PAGE.read_text().split(BEGIN)
    after = rest.split(END)[1]
    PAGE.write_text(before + BEGIN + table(rows) + END + after)


if __name__ == "__main__":
    main()
