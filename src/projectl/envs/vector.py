"""Thousands of games in one array of records, stepped together by compiled code on all cores.

In every game the seat to act is the agent: the observation and the mask are its own. Alone against
the mastermind that is always the same seat; with two to four seats it is self-play, and `infos`
tells who acted, who acts next, and every seat's reward.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from itertools import pairwise
from numbers import Integral
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from projectl.envs import stepping
from projectl.envs.options import check_no_options, read_reward, read_variant, seeds_from
from projectl.rules import api, batch
from projectl.rules.actions import ACTIONS
from projectl.rules.cores import free_cores
from projectl.rules.errors import IllegalActionError, SetupError
from projectl.rules.kernel import JIT
from projectl.rules.observation import HIGHEST, LOWEST
from projectl.rules.rewards import Reward
from projectl.rules.state import Difficulty, Mode

Observations = NDArray[np.float32]
Infos = dict[str, Any]
Step = tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]

METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}


class ProjectLVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Many games at once.

    All arrays are allocated once: `reset` and `step` write into them and return them, so copy what
    has to outlive the next step. A game that ends is dealt anew in the same step.
    """

    metadata = METADATA

    def __init__(
        self,
        num_envs: int,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        difficulty: Difficulty | str | None = None,
        reward: Reward | str = Reward.OUTCOME,
        threads: int | None = None,
    ) -> None:
        self.num_envs = api.whole(num_envs, SetupError, "the number of games")
        if self.num_envs < 1:
            raise SetupError(f"the number of games is at least 1, not {num_envs}")
        self.variant = read_variant(mode, seats, difficulty)
        self.seats = self.variant.seats
        self.reward = read_reward(reward)
        self._make_spaces()
        self._make_arrays()
        self._parts = parts_of(self.num_envs, threads)
        self._pool = ThreadPoolExecutor(len(self._parts))
        self.games = self.variant.deal([])  # none before the first reset

    def _make_spaces(self) -> None:
        shape = (self.variant.observation_size,)
        self.single_observation_space = spaces.Box(LOWEST, HIGHEST, shape, np.float32)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def _make_arrays(self) -> None:
        games, size = self.observation_space.shape or (0, 0)
        self.observations = np.zeros((games, size), np.float32)
        self.final_observations = np.zeros((games, size), np.float32)
        self.masks = np.zeros((games, ACTIONS), np.int8)
        self.rewards = np.zeros((games, self.seats), np.float32)  # of every seat
        self.players = np.zeros(games, np.int8)  # who is to act
        self.acted = np.zeros(games, np.int8)  # who acted last
        self.terminations = np.zeros(games, np.bool_)
        self.truncations = np.zeros(games, np.bool_)  # every game ends by itself
        self._rewards_of_acted = np.zeros(games, np.float32)
        self._actions = np.zeros(games, np.int64)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Deal all games: from `seed`, `seed` + 1 and so on, or from a seed each."""
        check_no_options(options)
        if isinstance(seed, Integral):
            super().reset(seed=int(seed))
        seeds = seeds_from(seed, self.num_envs, self.np_random)
        self.games = self.variant.deal(seeds)
        self._in_parts(self._look)
        return self.observations, {"action_mask": self.masks, "player": self.players}

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Step:
        """Play one legal action in every game; none is played if one is illegal."""
        self._check_reset()
        self._actions[:] = api.check_actions(actions, self.num_envs)
        self._in_parts(self._check_legal)
        self._in_parts(self._step_and_look)
        infos: Infos = {
            "action_mask": self.masks,
            "player": self.players,
            "acted": self.acted,
            "rewards": self.rewards,
        }
        if self.terminations.any():
            infos["final_obs"] = self.final_observations
            infos["_final_obs"] = self.terminations
        return (
            self.observations,
            self._rewards_of_acted,
            self.terminations,
            self.truncations,
            infos,
        )

    def action_masks(self) -> NDArray[np.int8]:
        """A row a game: 1 at every legal action."""
        return self.masks

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action in every game, all equally likely."""
        self._check_reset()
        actions = np.empty(self.num_envs, np.int64)
        self._in_parts(lambda part: stepping.choose_uniformly(self.games[part], actions[part]))
        return actions

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _check_reset(self) -> None:
        if not len(self.games):
            raise SetupError("there are no games yet; call reset first")

    def _check_legal(self, part: slice) -> None:
        found = batch.first_illegal(self.games[part], self._actions[part])
        if found != batch.LEGAL:
            bad = part.start + found
            action = self._actions[bad]
            raise IllegalActionError(
                f"action {action} is not legal now in game {bad}; its row of the mask says what is"
            )

    def _step_and_look(self, part: slice) -> None:
        stepping.step_games(
            self.games[part],
            self._actions[part],
            self.reward,
            self.rewards[part],
            self.acted[part],
            self._rewards_of_acted[part],
            self.terminations[part],
            self.final_observations[part],
        )
        self._look(part)

    def _look(self, part: slice) -> None:
        stepping.look_at_games(
            self.games[part], self.players[part], self.observations[part], self.masks[part]
        )

    def _in_parts(self, work: Callable[[slice], Any]) -> None:
        """Do the work in all threads; compiled kernels hold no lock."""
        waiting = [self._pool.submit(work, part) for part in self._parts[1:]]
        try:
            work(self._parts[0])
        finally:
            wait(waiting)
        for part in waiting:
            part.result()


def parts_of(size: int, threads: int | None) -> list[slice]:
    """A share of the games for every thread; without a number, one thread a core."""
    if threads is None:
        threads = free_cores() if JIT else 1
    threads = api.whole(threads, SetupError, "the number of threads")
    if threads < 1:
        raise SetupError(f"the number of threads is at least 1, not {threads}")
    threads = min(threads, size)
    edges = [size * part // threads for part in range(threads + 1)]
    return [slice(start, stop) for start, stop in pairwise(edges)]
