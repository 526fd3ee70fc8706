"""The vector environment on one CUDA device: games, observations and masks never leave it.

Every array is allocated once, has `__cuda_array_interface__`, and is shared without a copy by
`torch.as_tensor(array, device="cuda")`, `cupy.asarray(array)` and `jax.numpy.asarray(array)`. All
launches go to the default stream, in order, and nobody waits for them: PyTorch and CuPy work on
that stream too and need not wait either. JAX has streams of its own, and takes an array for one
that never changes: call `synchronize` and share anew before it reads, and `block_until_ready`
before its actions are stepped.
"""

from collections.abc import Sequence
from importlib.util import find_spec
from numbers import Integral
from typing import Any

import numpy as np

from projectl.envs import cuda_kernels as kernels
from projectl.envs.cuda_kernels import cuda
from projectl.envs.options import read_reward, read_variant, seeds_from
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import IllegalActionError, InvalidActionError, SetupError
from projectl.rules.masks import NEEDS
from projectl.rules.observation import FACES, TILE_FACES
from projectl.rules.rewards import Reward
from projectl.rules.state import Difficulty, Mode

DeviceArray = Any  # numba.cuda's, without a static type
Infos = dict[str, DeviceArray]
Step = tuple[DeviceArray, DeviceArray, DeviceArray, DeviceArray, Infos]

MOST_GAMES = 1 << kernels.GAME_BITS
CHECK_EVERY = 1024  # steps between two looks at the count of illegal actions
ACTION_TYPES = (np.dtype(np.int32), np.dtype(np.int64))


def missing() -> str | None:
    """What keeps this machine from playing on a CUDA device, as a sentence; None if nothing."""
    if kernels.SIMULATED:
        return None
    if find_spec("numba_cuda") is None:
        return "playing on a CUDA device needs numba-cuda; install it with projectl[cuda]"
    if not cuda.is_available():
        return "no CUDA device was found; ProjectLVectorEnv plays on the CPU"
    return None


class ProjectLCudaEnv:
    """Many games at once, on one device: in every game the seat to act is the agent.

    `reset` and `step` write into the same arrays every time and return them, so copy what has to
    outlive the next step. A game that ends is dealt anew in the same step. Equal seeds and actions
    give what ProjectLVectorEnv gives, bit for bit.

    An illegal action changes nothing in its game and pays nothing. It is counted, and reported by
    `check`, which waits for the device; `step` does so by itself now and then.
    """

    def __init__(
        self,
        num_envs: int,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        difficulty: Difficulty | str | None = None,
        reward: Reward | str = Reward.OUTCOME,
    ) -> None:
        self.num_envs = api.whole(num_envs, SetupError, "the number of games")
        if not 1 <= self.num_envs <= MOST_GAMES:
            raise SetupError(f"the number of games is from 1 to {MOST_GAMES}, not {num_envs}")
        self.variant = read_variant(mode, seats, difficulty)
        self.seats = self.variant.seats
        self.reward = read_reward(reward)
        lacking = missing()
        if lacking:
            raise RuntimeError(lacking)
        self._random = np.random.default_rng()
        self._ready = False  # no games before the first reset
        self._steps = 0  # since the last check
        self.games = cuda.to_device(np.repeat(self.variant.deal([0]), self.num_envs))
        self._words = self.games.view(np.uint64)
        self._make_arrays()

    def _make_arrays(self) -> None:
        games, size = self.num_envs, self.variant.observation_size
        self.observations = cuda.device_array((games, size), np.float32)
        self.final_observations = cuda.to_device(np.zeros((games, size), np.float32))
        self.masks = cuda.device_array((games, ACTIONS), np.int8)
        self.rewards = cuda.to_device(np.zeros((games, self.seats), np.float32))  # of every seat
        self.players = cuda.to_device(np.zeros(games, np.int8))  # who is to act
        self.acted = cuda.to_device(np.zeros(games, np.int8))  # who acted last
        self.terminations = cuda.to_device(np.zeros(games, np.bool_))
        self.truncations = cuda.to_device(np.zeros(games, np.bool_))  # every game ends by itself
        self._rewards_of_acted = cuda.to_device(np.zeros(games, np.float32))
        self._given = cuda.to_device(np.zeros(games, np.int64))  # actions that came from the host
        self._sampled = cuda.to_device(np.zeros(games, np.int64))
        self._refused = cuda.to_device(np.array([0, kernels.NEVER], np.int64))
        self._tables = [cuda.to_device(table) for table in (FACES, TILE_FACES, NEEDS)]

    def reset(self, *, seed: int | Sequence[int] | None = None) -> tuple[DeviceArray, Infos]:
        """Deal all games: from `seed`, `seed` + 1 and so on, or from a seed each."""
        seeds = seeds_from(seed, self.num_envs, self._random)
        self.games.copy_to_device(self.variant.deal(seeds))
        if isinstance(seed, Integral):
            self._random = np.random.default_rng(int(seed))
        self._forget_refused()
        self._ready = True
        self._look()
        return self.observations, {"action_mask": self.masks, "player": self.players}

    def step(self, actions: Any, *, check: bool | None = None) -> Step:
        """Play one action in every game.

        Actions are int32 or int64: a device array, which is used where it lies, or anything NumPy
        can read, which is copied there. With `check` illegal ones raise at once, at the price of
        waiting for the device; without, whenever `check` is called; left out, every 1024th step.
        """
        self._check_reset()
        launch = kernels.step[kernels.a_thread_each(self.num_envs)]
        launch(
            self._words,
            self._on_device(actions),
            int(self.reward),
            self._steps,
            self.rewards,
            self.acted,
            self._rewards_of_acted,
            self.terminations,
            self._refused,
        )
        self._look()
        self._steps += 1
        if check or (check is None and self._steps % CHECK_EVERY == 0):
            self.check()
        return (
            self.observations,
            self._rewards_of_acted,
            self.terminations,
            self.truncations,
            self._infos(),
        )

    def _infos(self) -> Infos:
        return {
            "action_mask": self.masks,
            "player": self.players,
            "acted": self.acted,
            "rewards": self.rewards,
            "final_obs": self.final_observations,
            "_final_obs": self.terminations,
        }

    def action_masks(self) -> DeviceArray:
        """A row a game: 1 at every legal action."""
        return self.masks

    def sample_actions(self) -> DeviceArray:
        """A random legal action in every game, all equally likely, on the device."""
        self._check_reset()
        kernels.choose[kernels.a_thread_each(self.num_envs)](self._words, self._sampled)
        return self._sampled

    def synchronize(self) -> None:
        """Wait until the device has done all it was told."""
        cuda.synchronize()

    def check(self) -> None:
        """Wait for the device, and raise if an action since the last check was illegal."""
        count, first = (int(word) for word in self._refused.copy_to_host())
        steps = self._steps
        self._steps = 0
        if count == 0:
            return
        self._forget_refused()
        action = first & kernels.NO_ACTION
        game = first >> kernels.ACTION_BITS & (MOST_GAMES - 1)
        ago = steps - 1 - (first >> (kernels.ACTION_BITS + kernels.GAME_BITS))
        what = f"action {action} was not legal"
        if action == kernels.NO_ACTION:
            what = f"a number that is no action (0 to {ACTIONS - 1}) was given"
        when = "in the last step" if ago == 0 else f"{ago} steps before the last one"
        raise IllegalActionError(
            f"{what} in game {game} {when}; in all, {count} illegal actions since the last check "
            f"left their games as they were"
        )

    def close(self) -> None:
        """Nothing to do: the device's memory goes with the arrays."""

    def _check_reset(self) -> None:
        if not self._ready:
            raise SetupError("there are no games yet; call reset first")

    def _forget_refused(self) -> None:
        self._refused.copy_to_device(np.array([0, kernels.NEVER], np.int64))
        self._steps = 0

    def _look(self) -> None:
        kernels.look[kernels.lanes_each(self.num_envs)](
            self._words,
            self.acted,
            self.players,
            self.observations,
            self.final_observations,
            self.masks,
            *self._tables,
        )

    def _on_device(self, actions: Any) -> DeviceArray:
        """Actions as an array of the device: their own if they lie there, else a copy."""
        if not hasattr(actions, "__cuda_array_interface__"):
            chosen = np.asarray(actions)
            self._check_actions(chosen)
            self._given.copy_to_device(chosen.astype(np.int64))
            return self._given
        ours = isinstance(actions, type(self._sampled))
        chosen = actions if ours else cuda.as_cuda_array(actions, sync=False)
        self._check_actions(chosen)
        return chosen

    def _check_actions(self, actions: Any) -> None:
        if actions.shape != (self.num_envs,) or actions.dtype not in ACTION_TYPES:
            size = self.num_envs
            raise InvalidActionError(
                f"{size} games need {size} actions of int32 or int64, "
                f"not {actions.dtype} of shape {tuple(actions.shape)}"
            )
