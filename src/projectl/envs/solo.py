"""Project L for Gymnasium: one player against the mastermind.

| What | Value |
|---|---|
| Actions | `Discrete(1661)`, numbered as in docs/engine.md |
| Observation | what the player sees, between -1 and 1, as one row of numbers |
| Action mask | `info["action_mask"]`, and `action_masks()` for sb3-contrib |
| Rewards | `outcome`, `margin` or `shaped`, see docs/environments.md |
| Episode end | the end of the game, or an illegal action; never cut short |
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from projectl.envs.illegal import why_illegal
from projectl.envs.options import (
    NOBODY,
    OBSERVATIONS,
    check_choice,
    check_no_options,
    fresh_seed,
    read_reward,
    read_variant,
)
from projectl.envs.rendering import RENDER_FPS, RENDER_MODES, Frame, Renderer
from projectl.envs.single import ILLEGAL, OVER, advance, deal_again, look_at, pay_illegal
from projectl.envs.spaces import observation_space
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import IllegalActionError, SetupError
from projectl.rules.rewards import Reward
from projectl.rules.scoring import mastermind_score, score_of
from projectl.rules.state import SOLO_MODES, Difficulty, Mode

Observation = Any  # a row, or a dictionary of `observation` and `action_mask`
Info = dict[str, Any]


class SoloEnv(gymnasium.Env[Observation, int]):
    """A game against the mastermind.

    `illegal` says what an illegal action does: "end" ends the episode as a loss, "raise" raises
    IllegalActionError and changes nothing. `observation` is "row", or "dict" for a dictionary of
    the row and the mask.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium's own form
        "render_modes": RENDER_MODES,
        "render_fps": RENDER_FPS,
    }

    def __init__(
        self,
        mode: Mode | str = Mode.SOLO,
        difficulty: Difficulty | str = Difficulty.STANDARD,
        reward: Reward | str = Reward.OUTCOME,
        illegal: str = "end",
        observation: str = "row",
        render_mode: str | None = None,
    ) -> None:
        if api.named(Mode, mode) not in SOLO_MODES:
            raise SetupError(
                f"{mode!r} is not a game against the mastermind; solo and finesse-solo are"
            )
        check_choice("answer to an illegal action", illegal, ("end", "raise"))
        check_choice("form of observation", observation, OBSERVATIONS)
        self.variant = read_variant(mode, 1, difficulty)
        self.reward = read_reward(reward)
        self.illegal = illegal
        self._form = observation
        self.render_mode = render_mode
        self._renderer = Renderer(self.variant, render_mode)
        self._size = self.variant.observation_size
        self._games = self.variant.deal([0])
        self.observation_space = observation_space(self._size, observation)
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]
        self._kind = int(self.reward)  # an enum costs a compiled call microseconds
        self._paid = np.zeros(1)
        self._going_on = False
        self._actions: list[int] = []

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """Deal a game: a seed's own, the same as `Game(seed=...)`, or a random one."""
        check_no_options(options)
        super().reset(seed=seed)
        self.game_seed = fresh_seed(self.np_random) if seed is None else int(seed)
        deal_again(self._games, self.game_seed)
        self._actions = []
        self._going_on = True
        observation, self._mask = self._room()
        look_at(self._games, observation, self._mask)
        if self.render_mode == "human":
            self.render()
        return self._seen(observation, self._mask), {"action_mask": self._mask}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action; the mastermind answers by itself when a round ends."""
        if not self._going_on:
            raise ResetNeeded("the game is over; call reset() to deal a new one")
        number = api.check_action(action)
        observation, mask = self._room()
        seat = advance(self._games, number, self._kind, self._paid, observation, mask)
        if seat == ILLEGAL:
            return self._end_by(number)
        self._mask = mask
        self._actions.append(number)
        if self.render_mode == "human":
            self.render()
        seen, paid = self._seen(observation, mask), float(self._paid[0])
        if seat == OVER:
            return seen, paid, True, False, self._result()
        return seen, paid, False, False, {"action_mask": mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def render(self) -> Frame:
        """The position, as `render_mode` says."""
        if not hasattr(self, "game_seed"):
            raise ResetNeeded("there is no game to render; call reset() to deal one")
        return self._renderer.draw(self.game_seed, self._actions)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()

    def _room(self) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Fresh arrays: whoever got the last ones keeps them."""
        return np.empty(self._size, np.float32), np.empty(ACTIONS, np.int8)

    def _seen(self, observation: NDArray[np.float32], mask: NDArray[np.int8]) -> Observation:
        if self._form == "row":
            return observation
        return {"observation": observation, "action_mask": mask}

    def _result(self, legal: bool = True) -> Info:
        """The last info of a game: points, and whether they are enough."""
        self._going_on = False
        points = int(score_of(self._games[0], 0))
        mastermind = int(mastermind_score(self._games[0]))
        won = legal and points > mastermind
        return {
            "action_mask": self._mask,
            "points": points,
            "mastermind_points": mastermind,
            "ranks": 1 if won else 2,
            "winner": 0 if won else NOBODY,
            "won": won,
        }

    def _end_by(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """An illegal action: an error, or a lost game."""
        reason = why_illegal(self._games, action)
        if self.illegal == "raise":
            raise IllegalActionError(reason)
        observation, mask = self._room()
        look_at(self._games, observation, mask)
        self._mask = np.zeros(ACTIONS, np.int8)
        info = {**self._result(legal=False), "illegal_action": reason}
        paid = pay_illegal(self._games, self._kind)
        return self._seen(observation, self._mask), paid, True, False, info
