"""Project L for PettingZoo: one environment for every mode and number of players.

| What | Value |
|---|---|
| Agents | `seat_0` to `seat_3`; `seat_0` alone in the solo modes |
| Actions | `Discrete(1661)`, numbered as in docs/engine.md |
| Observation | what the seat sees, relative to it, between -1 and 1; and the action mask |
| Rewards | `outcome`, `margin` or `shaped`, see docs/environments.md |
| Version | v0 |
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.utils import seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper

from projectl.envs.illegal import why_illegal
from projectl.envs.options import fresh_seed, read_reward, read_variant
from projectl.envs.rendering import RENDER_FPS, RENDER_MODES, Frame, Renderer
from projectl.envs.single import (
    ILLEGAL,
    OVER,
    advance,
    deal_again,
    look_at,
    look_from,
    pay_illegal,
)
from projectl.envs.spaces import observation_space
from projectl.envs.stepping import WAIT
from projectl.envs.wrapping import wrap
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import IllegalActionError, RulesError
from projectl.rules.observation import HIGHEST, LOWEST
from projectl.rules.rewards import Reward
from projectl.rules.state import SEATS, Difficulty, Mode

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv[str, Observation, Any]):
    """The environment itself; an illegal action raises and changes nothing."""

    metadata = {  # noqa: RUF012  # PettingZoo's own form
        "name": "projectl_v0",
        "render_modes": RENDER_MODES,
        "render_fps": RENDER_FPS,
        "is_parallelizable": False,  # seats act one after the other; see `parallel_env`
    }

    def __init__(
        self,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        difficulty: Difficulty | str | None = None,
        reward: Reward | str = Reward.OUTCOME,
        render_mode: str | None = None,
    ) -> None:
        self.variant = read_variant(mode, seats, difficulty)
        self.reward = read_reward(reward)
        self.render_mode = render_mode
        self._renderer = Renderer(self.variant, render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.variant.seats)]
        self._actor: str | None = None  # None before the first reset, "" when the game is over
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = self.variant.observation_size
        self._games = self.variant.deal([0])
        seen = observation_space(self._size, "dict")
        self.observation_spaces = dict.fromkeys(self._seat_of, seen)
        self.state_space = spaces.Box(LOWEST, HIGHEST, (self._size,), np.float32)
        self.action_spaces = {agent: spaces.Discrete(ACTIONS) for agent in self._seat_of}
        self._random: np.random.Generator | None = None
        self._paid = np.zeros(SEATS)
        self._kind = int(self.reward)  # an enum costs a compiled call microseconds
        self._shaped = self.reward == Reward.SHAPED

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: a seed's own, the same as `Game(seed=...)`, or a random one.

        There are no options; PettingZoo wants any to be taken.
        """
        del options
        if seed is not None or self._random is None:
            self._random = seeding.np_random(seed)[0]
        self.game_seed = fresh_seed(self._random) if seed is None else int(seed)
        deal_again(self._games, self.game_seed)
        self._actions: list[int] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": no_actions()} for agent in self.agents}
        observation, mask = np.empty(self._size, np.float32), no_actions()
        seat = look_at(self._games, observation, mask)
        self._turn_to(self.possible_agents[seat], observation, mask)
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Play the selected seat's action; a seat that is finished takes None."""
        if self._actor is None or not self.agents:
            raise ResetNeeded("no seat is left to act; call reset() to deal a game")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = api.check_action(action)
        observation, mask = np.empty(self._size, np.float32), np.empty(ACTIONS, np.int8)
        seat = advance(self._games, number, self._kind, self._paid, observation, mask)
        if seat == ILLEGAL:
            raise IllegalActionError(why_illegal(self._games, number))
        self._actions.append(number)
        self._cumulative_rewards[agent] = 0.0
        if seat == OVER or self._shaped:
            self._pay()
        if seat == OVER:
            self.terminations = dict.fromkeys(self.agents, True)
            self._deads_step_first()
        else:
            self.infos[agent] = {"action_mask": no_actions()}
            self._turn_to(self.possible_agents[seat], observation, mask)
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What a seat sees. Its mask is empty unless it is to act."""
        if agent == self._actor:
            return {"observation": self._observation, "action_mask": self._mask}
        if agent not in self._seat_of:
            raise RulesError(f"there is no {agent!r}; agents are {', '.join(self._seat_of)}")
        observation = np.empty(self._size, np.float32)
        look_from(self._games, self._seat_of[agent], observation)
        return {"observation": observation, "action_mask": no_actions()}

    def state(self) -> NDArray[np.float32]:
        """The whole table, as `seat_0` sees it: seats hide nothing from each other."""
        observation = np.empty(self._size, np.float32)
        look_from(self._games, 0, observation)
        return observation

    def render(self) -> Frame:
        """The position, as `render_mode` says."""
        if self._actor is None:
            raise ResetNeeded("there is no game to render; call reset() to deal one")
        return self._renderer.draw(self.game_seed, self._actions)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._renderer.close()

    def illegal_reward(self) -> float:
        """What an illegal action pays the seat to act."""
        return pay_illegal(self._games, self._kind)

    def _turn_to(self, agent: str, observation: NDArray[Any], mask: NDArray[Any]) -> None:
        """Select the seat to act, and keep what it sees and may do."""
        self.agent_selection = self._actor = agent
        self._observation, self._mask = observation, mask
        self.infos[agent] = {"action_mask": mask}

    def _pay(self) -> None:
        for agent in self.agents:
            reward = float(self._paid[self._seat_of[agent]])
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward

    def _deads_step_first(self) -> str:
        """The game is over, by the rules or for an illegal action: nobody may act any more."""
        self._actor = ""
        self.infos = {agent: {"action_mask": no_actions()} for agent in self.agents}
        selected: str = super()._deads_step_first()
        return selected


def no_actions() -> NDArray[np.int8]:
    """The mask of a seat that is not to act."""
    return np.zeros(ACTIONS, np.int8)


raw_env = RawEnv


def env(**options: Any) -> AECEnv[str, Observation, Any]:
    """The environment as it is usually played: an illegal action loses the game.

    The options are those of `raw_env`: mode, seats, difficulty, reward, render_mode.
    """
    return wrap(raw_env(**options))


class TurnsInParallel(turn_based_aec_to_parallel_wrapper[str, Observation, Any]):
    """PettingZoo's conversion, in which seats that wait are offered one action: to wait.

    A mask without any action is none that a policy can be drawn from.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        observations, infos = super().reset(seed, options)  # type: ignore[no-untyped-call]
        return self._waiting(observations, infos), infos

    def step(self, actions: dict[str, Any]) -> Any:
        observations, *paid, infos = super().step(actions)  # type: ignore[no-untyped-call]
        return self._waiting(observations, infos), *paid, infos

    def _waiting(
        self, observations: dict[str, Observation], infos: dict[str, Any]
    ) -> dict[str, Observation]:
        for agent, seen in observations.items():
            if not seen["action_mask"].any():
                seen["action_mask"][WAIT] = 1
            infos[agent] = {**infos[agent], "action_mask": seen["action_mask"]}
        return observations


def parallel_env(**options: Any) -> ParallelEnv[str, Observation, Any]:
    """Every seat is asked at every step, and the answer of the one to act is played."""
    return TurnsInParallel(env(**options))
