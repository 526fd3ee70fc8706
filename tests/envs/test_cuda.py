"""The environment on a CUDA device does what the one on the CPU does.

Without a device Numba's simulator plays its part, in another process: it is chosen at the start.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba.cuda
import numpy as np
import pytest

from envs.positions import NAMES, VARIANTS
from projectl.envs import cuda as environment
from projectl.envs import cuda_kernels as kernels
from projectl.envs.cuda import ProjectLCudaEnv, missing
from projectl.envs.vector import ProjectLVectorEnv
from projectl.rules.actions import ACTIONS, END
from projectl.rules.api import VariantNames
from projectl.rules.errors import IllegalActionError, InvalidActionError, SetupError
from projectl.rules.rewards import Reward

ROOT = Path(__file__).parents[2]
SIMULATOR = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}

on_a_device = pytest.mark.skipif(missing() is not None, reason=missing() or "")
every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)
# The generator counts on wrap-around, of which interpreted NumPy warns.
pytestmark = pytest.mark.filterwarnings("ignore:overflow encountered:RuntimeWarning")


@pytest.fixture(autouse=True)
def simulator(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba's simulator knows no warps: let a block be one game, and wait for the block."""
    if kernels.SIMULATED:
        from numba.cuda.simulator.kernelapi import FakeCUDAModule

        wait = FakeCUDAModule.syncthreads
        monkeypatch.setattr(FakeCUDAModule, "syncwarp", wait, raising=False)
        monkeypatch.setattr(kernels, "GAMES", 1)


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has numba-cuda, but nothing to run it on."""
    monkeypatch.setattr(kernels, "SIMULATED", False)
    monkeypatch.setattr(environment, "find_spec", lambda name: name)
    monkeypatch.setattr(numba.cuda, "is_available", lambda: False)


def host(array: Any) -> Any:
    return array.copy_to_host()


def pair(
    games: int, variant: VariantNames, reward: str
) -> tuple[ProjectLCudaEnv, ProjectLVectorEnv]:
    """The same games on the device and on the CPU."""
    ours = ProjectLCudaEnv(games, *variant, reward)
    theirs = ProjectLVectorEnv(games, *variant, reward, threads=1)
    ours.reset(seed=3)
    theirs.reset(seed=3)
    return ours, theirs


def step_both(ours: ProjectLCudaEnv, theirs: ProjectLVectorEnv) -> None:
    """A random action each, which has to be the same, and all that comes of it."""
    actions = ours.sample_actions()
    assert (host(actions) == theirs.sample_actions()).all()
    _, rewards, _, _, infos = ours.step(actions, check=True)
    _, expected, _, _, _ = theirs.step(host(actions))
    assert (host(rewards) == expected).all()
    for name in ("observations", "masks", "rewards", "players", "acted", "terminations"):
        assert (host(getattr(ours, name)) == getattr(theirs, name)).all(), name
    ended = theirs.terminations
    assert (host(infos["final_obs"])[ended] == theirs.final_observations[ended]).all()
    assert host(ours.games).tobytes() == theirs.games.tobytes()
    assert not host(ours.truncations).any()


def go_to_an_end(ours: ProjectLCudaEnv, theirs: ProjectLVectorEnv) -> None:
    """Bring both to a step that ends a game."""
    before = theirs.games.copy()
    while not theirs.terminations.any():
        before = theirs.games.copy()
        theirs.step(theirs.sample_actions())
    theirs.games[:] = before
    ours.games.copy_to_device(before)


@on_a_device
@every_variant
def test_every_setup_goes_as_on_the_cpu(variant: VariantNames) -> None:
    ours, theirs = pair(2, variant, "outcome")
    assert (host(ours.observations) == theirs.observations).all()
    assert (host(ours.masks) == theirs.masks).all()
    for _ in range(2):
        step_both(ours, theirs)


@on_a_device
@pytest.mark.parametrize("reward", [kind.name.lower() for kind in Reward])
@pytest.mark.parametrize("variant", VARIANTS[::3], ids=NAMES[::3])
def test_a_game_that_ends_pays_and_is_dealt_anew_as_on_the_cpu(
    variant: VariantNames, reward: str
) -> None:
    ours, theirs = pair(2, variant, reward)
    go_to_an_end(ours, theirs)
    step_both(ours, theirs)
    assert theirs.terminations.any()
    step_both(ours, theirs)


@on_a_device
def test_fresh_games_follow_the_last_seed_as_on_the_cpu() -> None:
    ours, theirs = pair(2, VARIANTS[0], "outcome")
    ours.reset()
    theirs.reset()
    assert host(ours.games).tobytes() == theirs.games.tobytes()
    ours.reset(seed=[5, 9])
    theirs.reset(seed=[5, 9])
    assert host(ours.games).tobytes() == theirs.games.tobytes()


@on_a_device
def test_arrays_stay_where_they_are() -> None:
    env = ProjectLCudaEnv(2)
    observations, infos = env.reset(seed=1)
    after = env.step(env.sample_actions())
    assert after[0] is observations is env.observations
    assert after[4]["action_mask"] is infos["action_mask"] is env.action_masks()


@on_a_device
@pytest.mark.parametrize("kind", [np.int32, np.int64])
def test_actions_may_come_from_the_host_or_lie_on_the_device(kind: type) -> None:
    ours, theirs = pair(2, VARIANTS[0], "outcome")
    for place in (np.asarray, numba.cuda.to_device):
        actions = theirs.masks.argmax(axis=1).astype(kind)
        ours.step(place(actions), check=True)
        theirs.step(actions)
        assert host(ours.games).tobytes() == theirs.games.tobytes()


@on_a_device
def test_an_illegal_action_changes_nothing_and_is_reported_by_check() -> None:
    ours, theirs = pair(3, VARIANTS[0], "outcome")
    actions = theirs.masks.argmax(axis=1)
    actions[1] = END
    ours.step(actions)
    ours.step(np.full(3, END))  # two more that are illegal do not hide the first
    theirs_after = host(ours.games)
    assert theirs_after[1] == theirs.games[1]
    assert theirs_after[0] != theirs.games[0]
    assert not host(ours.rewards).any()
    expected = f"action {END} was not legal in game 1 1 steps before the last one; in all, 4"
    with pytest.raises(IllegalActionError, match=expected):
        ours.check()
    ours.check()  # said once


@on_a_device
@pytest.mark.parametrize("number", [-1, ACTIONS, 2**40])
def test_a_number_that_is_no_action_is_reported_too(number: int) -> None:
    env = ProjectLCudaEnv(2)
    env.reset(seed=1)
    with pytest.raises(IllegalActionError, match=r"no action .* in game 0 in the last step"):
        env.step(np.full(2, number), check=True)


@on_a_device
def test_illegal_actions_are_looked_for_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "CHECK_EVERY", 2)
    env = ProjectLCudaEnv(1)
    env.reset(seed=1)
    env.step([END])
    with pytest.raises(IllegalActionError, match="in all, 2"):
        env.step([END])


@on_a_device
def test_as_many_actions_as_games_are_needed_and_whole_numbers() -> None:
    env = ProjectLCudaEnv(2)
    env.reset(seed=1)
    for wrong in ([1], [[1, 2]], [0.5, 1.0], np.zeros(2, np.uint8)):
        with pytest.raises(InvalidActionError, match="2 games need 2 actions of int32 or int64"):
            env.step(wrong)


@on_a_device
def test_there_is_nothing_to_step_before_a_reset() -> None:
    env = ProjectLCudaEnv(2)
    with pytest.raises(SetupError, match="call reset first"):
        env.step([0, 0])
    with pytest.raises(SetupError, match="call reset first"):
        env.sample_actions()
    with pytest.raises(SetupError, match="2 games need 2 seeds, not 3"):
        env.reset(seed=[1, 2, 3])
    with pytest.raises(SetupError, match=r"a whole number from 0 to .*, not -1"):
        env.reset(seed=-1)


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"num_envs": 0}, "from 1 to 16777216, not 0"),
        ({"num_envs": 2**24 + 1}, "from 1 to 16777216"),
        ({"num_envs": 1.5}, "a whole number, not 1.5"),
        ({"num_envs": 1, "mode": "chess"}, "unknown mode 'chess'"),
        ({"num_envs": 1, "seats": 5}, "2 to 4 players, not 5"),
        ({"num_envs": 1, "difficulty": "unbeatable"}, "only the solo modes"),
        ({"num_envs": 1, "reward": "money"}, "unknown reward 'money'"),
    ],
)
def test_wrong_options_are_named_before_a_device_is_looked_for(
    options: dict[str, Any], said: str
) -> None:
    with pytest.raises(SetupError, match=said):
        ProjectLCudaEnv(**options)


@pytest.mark.usefixtures("no_device")
def test_without_a_device_one_is_told_what_plays_on_the_cpu() -> None:
    with pytest.raises(RuntimeError, match="no CUDA device was found; ProjectLVectorEnv plays"):
        ProjectLCudaEnv(1)


@pytest.mark.usefixtures("no_device")
def test_without_numba_cuda_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "find_spec", lambda _: None)
    with pytest.raises(RuntimeError, match=r"numba-cuda; install it with projectl\[cuda\]"):
        ProjectLCudaEnv(1)


def test_it_asks_for_no_gymnasium() -> None:
    code = "import sys, projectl.envs.cuda; assert 'gymnasium' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.skipif(missing() is None, reason="the tests above have run as they are")
def test_on_the_simulator_all_of_this_holds() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__]
    done = subprocess.run(
        command, env=os.environ | SIMULATOR, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout
    assert "no CUDA device" not in done.stdout
