"""Self-play on a CUDA device does what it does on the CPU.

Without a device Numba's simulator plays its part, in another process: it is chosen at the start.
There a block has few threads, since each is one of Python's.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from projectl.agents.network.layout import MASTERS
from projectl.envs.cuda import missing
from projectl.learning import cuda_kernels as kernels
from projectl.learning import stepping
from projectl.learning.games import ROW, new_arrays
from projectl.learning.variants import VARIANTS, deal_games
from projectl.rules import api
from projectl.rules.api import Games
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import Phase
from projectl.rules.tilings import tiling_table

ROOT = Path(__file__).parents[2]
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
DONE_OUTPUT = MASTERS + 1
STEPPED = ("lays", "rewards", "outcomes", "scores", "rounds", "over", "players")

on_a_device = pytest.mark.skipif(missing() is not None, reason=missing() or "")
# Multisets and the generator count on wrap-around, of which interpreted NumPy warns.
pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")


@pytest.fixture(autouse=True)
def small_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    if kernels.SIMULATED:
        games, warps = 2, 2
        changed = {
            "GAMES": games,
            "WARPS": warps,
            "THREADS": games * warps,
            "SHARED_WORDS": games * kernels.WORDS,
            "KEYS": kernels.LAYS * games,
            "COSTS": kernels.COSTS // kernels.GAMES * games,
            "STEP_THREADS": games,
        }
        for name, value in changed.items():
            monkeypatch.setattr(kernels, name, value)


def device_arrays(games: int) -> dict[str, Any]:
    """Arrays on the device, full of something else."""
    return {name: kernels.cuda.to_device(array + 1) for name, array in new_arrays(games).items()}


def some_games(variant: str, actions: int) -> Games:
    """A block of games, each so many random actions on and some more."""
    games = deal_games({variant: kernels.GAMES}, seed=actions)
    for number in range(len(games)):
        game = games[number : number + 1]
        for _ in range(actions + 3 * number):
            after = game.copy()
            api.play(after, int(random_action(after[0], int(Policy.WEIGHTED))))
            if after[0].phase == Phase.OVER:
                break
            games[number] = after[0]
    return games


def check_encoding(games: Games) -> dict[str, Any]:
    """Encode on both; what the CPU wrote."""
    ours, theirs = new_arrays(len(games)), device_arrays(len(games))
    table = tiling_table()
    stepping.encode_games(games, ours["inputs"], ours["lays"], ours["legal"], table)
    words = kernels.cuda.to_device(np.ascontiguousarray(games).view(np.uint64))
    # The simulator has no view of an array as words: it clears one of its own.
    inputs = theirs["inputs"]
    if kernels.SIMULATED:
        inputs = kernels.cuda.to_device(new_arrays(len(games))["inputs"])
        blank = kernels.cuda.to_device(np.ones((len(games), ROW // 8), np.uint64))
    else:
        blank = inputs.view(np.uint64)
    tables = kernels.cuda.to_device(np.array([table]))
    blocks = len(games) // kernels.GAMES
    kernels.encode[blocks, (kernels.GAMES, kernels.WARPS)](
        words, blank, inputs, theirs["lays"], theirs["legal"], tables
    )
    assert (inputs.copy_to_host() == ours["inputs"]).all()
    assert (theirs["lays"].copy_to_host() == ours["lays"]).all()
    assert (theirs["legal"].copy_to_host() == ours["legal"]).all()
    if kernels.SIMULATED:
        assert not blank.copy_to_host().any()
    return ours


def check_step(games: Games, ours: dict[str, Any], outputs: Any) -> None:
    """Step on both, the games on the CPU in place."""
    theirs = {name: kernels.cuda.to_device(ours[name].copy()) for name in STEPPED}
    words = kernels.cuda.to_device(np.ascontiguousarray(games).view(np.uint64).copy())
    blocks = -(-len(games) // kernels.STEP_THREADS)
    kernels.step[blocks, kernels.STEP_THREADS](
        words, kernels.cuda.to_device(outputs), *(theirs[name] for name in STEPPED)
    )
    stepping.step_games(games, outputs, *(ours[name] for name in STEPPED))
    assert words.copy_to_host().tobytes() == games.tobytes()
    for name in STEPPED:
        assert np.allclose(theirs[name].copy_to_host(), ours[name]), name


def check_stretch(games: Games, dice: np.random.Generator) -> None:
    """Encode, then step by legal outputs."""
    ours = check_encoding(games)
    outputs = np.array([int(dice.choice(np.flatnonzero(row))) for row in ours["legal"]])
    check_step(games, ours, outputs)


@on_a_device
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_position_is_told_and_stepped_as_on_the_cpu(variant: str) -> None:
    dice = np.random.default_rng(3)
    for actions in (0, 9, 25, 42):
        check_stretch(some_games(variant, actions), dice)


@on_a_device
@pytest.mark.parametrize("variant", ["base-2", "finesse-solo-standard"])
def test_a_game_that_ends_pays_and_is_dealt_anew_as_on_the_cpu(variant: str) -> None:
    games = some_games(variant, actions=2_000)
    ours = check_encoding(games)
    assert ours["legal"][:, DONE_OUTPUT].all()
    check_step(games, ours, np.full(len(games), DONE_OUTPUT))
    assert ours["over"].any()


@on_a_device
def test_more_placements_than_the_queue_holds_are_judged_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if not kernels.SIMULATED:
        pytest.skip("a compiled kernel has its queue")
    monkeypatch.setattr(kernels, "QUEUE", 3)
    check_encoding(some_games("base-2", actions=25))


@pytest.mark.skipif(missing() is None, reason="the tests above have run as they are")
def test_on_the_simulator_all_of_this_holds() -> None:
    tiling_table()  # interpreted code reads it, and would need minutes to build it
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(
        command, env=os.environ | SIMULATOR, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "no CUDA device" not in done.stdout
