"""Thousands of games in one array of records, stepped together by compiled code on all cores.

In every game the seat to act is the agent: the observation and the mask are its own. Alone against
the mastermind that is always the same seat; with two to four seats it is self-play, and `infos`
tells who acted, who acts next, and every seat's reward. `projectl.envs.versus` gives the other
seats to opponents.
"""

from collections.abc import Sequence
from itertools import pairwise
from numbers import Integral
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from projectl.envs.arrays import Flags, GameArrays
from projectl.envs.boards import Boards
from projectl.envs.illegal import why_illegal
from projectl.envs.options import (
    NOBODY,
    OBSERVATIONS,
    check_choice,
    check_no_options,
    read_reward,
    read_variant,
    seeds_from,
)
from projectl.envs.rendering import RENDER_FPS, RENDER_MODES, Renderer
from projectl.envs.spaces import observation_space
from projectl.envs.stepping import STAND_STILL, WAIT, wait_in
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.cores import free_cores
from projectl.rules.errors import IllegalActionError, SetupError
from projectl.rules.kernel import JIT
from projectl.rules.rewards import Reward
from projectl.rules.state import Difficulty, Mode

Observations = Any  # a row a game, or a dictionary of `observation` and `action_mask`
Infos = dict[str, Any]
Step = tuple[Observations, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Infos]

METADATA: dict[str, Any] = {
    "autoreset_mode": AutoresetMode.SAME_STEP,
    "render_modes": RENDER_MODES,
    "render_fps": RENDER_FPS,
}


class ProjectLVectorEnv(GameArrays, VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """Many games at once.

    `autoreset_mode` says when a game that ended is dealt anew: "same-step", "next-step", or
    "disabled", by `reset(options={"reset_mask": ...})`. With `copy=False` the arrays that `reset`
    and `step` return are those they write into, so copy what has to outlive the next step.
    """

    metadata = METADATA
    closed = True  # until it is made: Gymnasium before 1.3 closes what was refused, too

    def __init__(
        self,
        num_envs: int,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        difficulty: Difficulty | str | None = None,
        reward: Reward | str = Reward.OUTCOME,
        threads: int | None = None,
        *,
        illegal: str = "raise",
        observation: str = "row",
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        self.num_envs = api.whole(num_envs, SetupError, "the number of games")
        if self.num_envs < 1:
            raise SetupError(f"the number of games is at least 1, not {num_envs}")
        check_choice("answer to an illegal action", illegal, ("end", "raise"))
        check_choice("form of observation", observation, OBSERVATIONS)
        variant = read_variant(mode, seats, difficulty)
        self.reward = read_reward(reward)
        self._illegal, self._observation_form, self.copy = illegal, observation, copy
        self.autoreset_mode = read_autoreset(autoreset_mode)
        self.metadata = {**METADATA, "autoreset_mode": self.autoreset_mode}
        self._most_steps = read_limit(max_episode_steps)
        self._make_spaces(variant.observation_size)
        GameArrays.__init__(self, variant, self.num_envs, parts_of(self.num_envs, threads))
        self._ended = np.zeros(self.num_envs, np.bool_)  # and not dealt anew
        self._steps = np.zeros(self.num_envs, np.int64)  # of each game
        self.render_mode = render_mode
        self._renderer = Renderer(variant, render_mode)
        self._boards = None if render_mode is None else Boards(self.num_envs)
        if render_mode == "human" and self.num_envs > 1:
            raise SetupError("render mode 'human' shows one game; for many take ansi, rgb_array")
        self.closed = False

    def _make_spaces(self, size: int) -> None:
        self.single_observation_space = observation_space(size, self._observation_form)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, Infos]:
        """Deal all games: from `seed`, `seed` + 1 and so on, or from a seed each.

        With the option `reset_mask`, a flag a game, only those are dealt.
        """
        others = dict(options or {})
        chosen = self._read_mask(others.pop("reset_mask", None))
        check_no_options(others)
        if isinstance(seed, Integral):
            VectorEnv.reset(self, seed=int(seed))
        seeds = seeds_from(seed, self.num_envs, self.np_random)
        if len(self.games):
            self.games[chosen] = self.variant.deal(np.array(seeds, object)[chosen])
        else:
            self.games = self.variant.deal(seeds)
        self._begin(chosen)
        self._look()
        return self._seen(), {
            "action_mask": self._given(self.masks),
            "player": self._given(self.players),
        }

    def _read_mask(self, mask: Any) -> Flags:
        """Which games a reset deals: all, unless said otherwise."""
        if mask is None:
            return np.ones(self.num_envs, np.bool_)
        chosen = np.asarray(mask)
        if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
            raise SetupError(f"reset_mask is an array of {self.num_envs} truth values")
        if not len(self.games) and not chosen.all():
            raise SetupError("the first reset deals all games")
        return chosen

    def step(self, actions: NDArray[Any] | Sequence[int]) -> Step:
        """Play one action in every game; with `illegal="raise"` none is played if one is illegal.

        Whatever is answered for a game that has ended is ignored.
        """
        self._check_reset()
        self._actions[:] = api.check_actions(actions, self.num_envs)
        waited = self._ended.copy()
        if waited.any():
            self._check_going_on(waited)
            self._actions[waited] = STAND_STILL
        self._check_legal()
        if waited.any():
            self._deal(waited)
        self._play()
        self._steps += ~waited
        np.greater_equal(self._steps, self._most_steps, out=self.truncations)
        self.truncations &= ~self.terminations
        infos = self._end_games()
        self._look()
        return (
            self._seen(),
            self._given(self._rewards_of_acted),
            self._given(self.terminations),
            self._given(self.truncations),
            {
                "action_mask": self._given(self.masks),
                "player": self._given(self.players),
                "acted": self._given(self.acted),
                "rewards": self._given(self.rewards),
                **infos,
            },
        )

    def action_masks(self) -> NDArray[np.int8]:
        """A row a game: 1 at every legal action."""
        return self.masks

    def sample_actions(self) -> NDArray[np.int64]:
        """A random legal action in every game, all equally likely."""
        self._check_reset()
        actions = self.choose_uniformly()
        actions[self._ended] = WAIT
        return actions

    def render(self) -> tuple[Any, ...] | None:
        """Every game's position, as `render_mode` says."""
        self._check_reset()
        if self.render_mode is None or self._boards is None:
            self._renderer.refuse()
        views = (self._boards.view(self.games, game) for game in range(self.num_envs))
        frames = [self._renderer.show(view, self.games[game]) for game, view in enumerate(views)]
        return None if self.render_mode == "human" else tuple(frames)

    def close_extras(self, **_: Any) -> None:
        """Let the threads go, and close the window if there is one."""
        self.stop_threads()
        self._renderer.close()

    def _check_reset(self) -> None:
        if not len(self.games):
            raise SetupError("there are no games yet; call reset first")

    def _check_going_on(self, waited: Flags) -> None:
        if self.autoreset_mode == AutoresetMode.DISABLED:
            raise ResetNeeded(
                f"game {waited.argmax()} is over; "
                "deal it anew with reset(options={'reset_mask': ...})"
            )

    def _check_legal(self) -> None:
        illegal = self.find_illegal()
        if self._illegal == "raise" and illegal.any():
            bad = int(illegal.argmax())
            raise IllegalActionError(
                f"action {self._actions[bad]} is not legal now in game {bad}; "
                "its row of the mask says what is"
            )

    def _play(self) -> None:
        """Play the actions."""
        self.play(self.reward)
        if self._boards is not None:
            self._boards.follow(self)

    def _begin(self, games: Flags) -> None:
        """These games have just been dealt."""
        self._ended[games] = False
        self.terminations[games] = self.truncations[games] = False
        self._steps[games] = 0
        if self._boards is not None:
            self._boards.clear(games)

    def _deal(self, games: Flags) -> None:
        """Deal games anew."""
        self.deal_ended(games)
        ended = self.terminations.copy(), self.truncations.copy()
        self._begin(games)
        self.terminations[:], self.truncations[:] = ended

    def _viewers(self) -> NDArray[np.int8]:
        """Whose last observation is given."""
        return self.acted

    def _look(self) -> None:
        self.look()
        wait_in(self.masks, self._ended)
        self.observations[self._ended] = self.final_observations[self._ended]
        if self.render_mode == "human":
            self.render()

    def _end_games(self) -> Infos:
        """What there is to tell of games that end now; where it is due, they are dealt anew."""
        ended = self.terminations | self.truncations
        self._ended[:] = ended
        if not ended.any():
            return {}
        self.sum_up(ended, self._viewers())
        results = self._results(ended)
        if self.autoreset_mode != AutoresetMode.SAME_STEP:
            return results
        infos = {
            "final_obs": self._final_observations(ended),
            "_final_obs": ended,
            "final_info": results,
            "_final_info": ended,
        }
        self._deal(ended)
        return infos

    def _results(self, ended: Flags) -> Infos:
        """Points, ranks and winners, a row a game; alone without an axis for seats."""
        alone = self.seats == 1
        ranks = self.ranks[:, 0] if alone else self.ranks[:, : self.seats]
        first = (ranks == 1).reshape(self.num_envs, -1)
        results: Infos = {
            "points": (self.points[:, 0] if alone else self.points[:, : self.seats]).copy(),
            "ranks": ranks.copy(),
            "winner": np.where(first.sum(1) == 1, first.argmax(1), NOBODY),
        }
        if alone:
            results["mastermind_points"] = self.points[:, 1].copy()
            results["won"] = first[:, 0]
        infos = results | {f"_{name}": ended for name in results}
        refused = ended & self.illegal
        if refused.any():
            reasons = np.full(self.num_envs, None, object)
            for game in np.flatnonzero(refused):
                reasons[game] = why_illegal(self.games, int(self._actions[game]), int(game))
            infos |= {"illegal_action": reasons, "_illegal_action": refused}
        return infos

    def _final_observations(self, ended: Flags) -> Observations:
        if self._observation_form == "row":
            return self._given(self.final_observations)
        finals = np.full(self.num_envs, None, object)
        for game in np.flatnonzero(ended):
            mask = np.zeros(ACTIONS, np.int8)
            mask[WAIT] = 1
            seen = self.final_observations[game].copy()
            finals[game] = {"observation": seen, "action_mask": mask}
        return finals

    def _given(self, array: NDArray[Any]) -> NDArray[Any]:
        return array.copy() if self.copy else array

    def _seen(self) -> Observations:
        rows = self._given(self.observations)
        if self._observation_form == "row":
            return rows
        return {"observation": rows, "action_mask": self._given(self.masks)}


NO_LIMIT = 2**62


def read_limit(steps: int | None) -> int:
    """After how many steps a game is cut."""
    if steps is None:
        return NO_LIMIT
    number = api.whole(steps, SetupError, "max_episode_steps")
    if number < 1:
        raise SetupError(f"max_episode_steps is at least 1, not {number}")
    return number


def read_autoreset(mode: AutoresetMode | str) -> AutoresetMode:
    """A mode by Gymnasium's name or value, or as `same-step`."""
    for each in AutoresetMode:
        if mode in (each, each.value, each.name, each.name.lower().replace("_", "-")):
            return each
    raise SetupError(f"unknown autoreset mode {mode!r}; it is same-step, next-step or disabled")


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
