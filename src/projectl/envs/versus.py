"""One seat learns, and opponents play the others: agents by name, or policies out of a pool.

The environment steps from one action of the learner to the next. What it was paid while others
acted is in the reward.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from projectl.envs.arrays import Flags
from projectl.envs.boards import Boards
from projectl.envs.opponents import Opponent, OpponentPool, read_opponents
from projectl.envs.options import check_no_options
from projectl.envs.rendering import RENDER_FPS, RENDER_MODES, Frame
from projectl.envs.stepping import STAND_STILL
from projectl.envs.vector import Infos, ProjectLVectorEnv
from projectl.game.actions import number_of
from projectl.rules import api
from projectl.rules.actions import ACTIONS
from projectl.rules.errors import IllegalActionError, SetupError
from projectl.rules.rewards import Reward
from projectl.rules.state import SOLO_MODES, Mode

Opponents = Opponent | Iterable[Opponent] | OpponentPool


class VersusVectorEnv(ProjectLVectorEnv):
    """Many games at once, in each of which one seat learns.

    `seat` is the learner's; the deal decides who begins. All other options are those of
    ProjectLVectorEnv.
    """

    def __init__(
        self,
        num_envs: int,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        reward: Reward | str = Reward.OUTCOME,
        threads: int | None = None,
        *,
        opponents: Opponents = "random",
        seat: int = 0,
        **options: Any,
    ) -> None:
        if api.named(Mode, mode) in SOLO_MODES:
            raise SetupError(f"{mode!r} has no other seats; ProjectLVectorEnv and SoloEnv play it")
        super().__init__(num_envs, mode, seats, None, reward, threads, **options)
        self.opponents = read_opponents(opponents)
        self.seat = api.whole(seat, SetupError, "the learner's seat")
        if not 0 <= self.seat < self.seats:
            raise SetupError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        self._seated = np.full((self.num_envs, self.seats), None, object)

    def _begin(self, games: Flags) -> None:
        super()._begin(games)
        for game in np.flatnonzero(games):
            for seat in range(self.seats):
                if seat != self.seat:
                    self._seated[game, seat] = self.opponents.draw(self.np_random)
        agents = any(hasattr(each, "choose") for each in self._seated[games].flat)
        if agents and self._boards is None:
            self._boards = Boards(self.num_envs)
        with self._kept():
            self._let_others_play(games)

    def _play(self) -> None:
        playing = self._actions != STAND_STILL
        super()._play()
        self._let_others_play(playing & ~self.terminations)
        self.acted[:] = self.seat
        self._rewards_of_acted[:] = self.rewards[:, self.seat]

    def _let_others_play(self, games: Flags) -> None:
        """Let opponents act in these games until it is the learner's turn; rewards add up."""
        actions, illegal = self._actions.copy(), self.illegal.copy()
        paid, over = self.rewards.copy(), self.terminations.copy()
        while (turn := games & ~over & (self.games["player"] != self.seat)).any():
            self._actions[:] = STAND_STILL
            self._ask(turn)
            super()._play()
            paid += self.rewards
            over |= self.terminations
        self._actions[:], self.illegal[:] = actions, illegal
        self.rewards[:], self.terminations[:] = paid, over

    def _ask(self, turn: Flags) -> None:
        """Write the action of the seat to act in each of these games."""
        rows = np.flatnonzero(turn)
        players = self.games["player"][rows]
        of_policy: dict[int, list[int]] = {}
        for game, player in zip(rows.tolist(), players.tolist(), strict=True):
            seated = self._seated[game, player]
            if not hasattr(seated, "choose"):
                of_policy.setdefault(id(seated), []).append(game)
                continue
            assert self._boards is not None
            action = seated.choose(self._boards.view(self.games, game, player))
            self._actions[game] = number_of(action, self.variant.mode)
        if of_policy:
            self.look()
        for asked in of_policy.values():
            policy = self._seated[asked[0], self.games["player"][asked[0]]]
            answers = policy(self.observations[asked], self.masks[asked])
            self._actions[asked] = api.check_actions(np.asarray(answers), len(asked))
        self._check_answers()

    def _check_answers(self) -> None:
        illegal = self.find_illegal()
        if illegal.any():
            game = int(illegal.argmax())
            raise IllegalActionError(
                f"an opponent answered {self._actions[game]} in game {game}, which is not legal"
            )

    @contextmanager
    def _kept(self) -> Iterator[None]:
        """What was told of the last step stays as it is."""
        arrays: list[NDArray[Any]] = [self.rewards, self._rewards_of_acted, self.terminations]
        arrays += [self.acted, self.illegal]
        before = [array.copy() for array in arrays]
        self.terminations[:] = False
        yield
        for array, kept in zip(arrays, before, strict=True):
            array[:] = kept

    def _viewers(self) -> NDArray[np.int8]:
        return np.full(self.num_envs, self.seat, np.int8)

    def _results(self, ended: Flags) -> Infos:
        results = super()._results(ended)
        return {**results, "won": results["winner"] == self.seat, "_won": ended}


class VersusEnv(gymnasium.Env[Any, int]):
    """One game in which one seat learns, for Gymnasium. Options are those of VersusVectorEnv."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # Gymnasium's own form
        "render_modes": RENDER_MODES,
        "render_fps": RENDER_FPS,
    }

    def __init__(
        self,
        mode: Mode | str = Mode.BASE,
        seats: int | None = None,
        reward: Reward | str = Reward.OUTCOME,
        opponents: Opponents = "random",
        seat: int = 0,
        illegal: str = "end",
        observation: str = "row",
        render_mode: str | None = None,
    ) -> None:
        self.table = VersusVectorEnv(
            1,
            mode,
            seats,
            reward,
            1,
            opponents=opponents,
            seat=seat,
            illegal=illegal,
            observation=observation,
            autoreset_mode="disabled",
            render_mode=render_mode,
        )
        self.render_mode = render_mode
        self.opponents = self.table.opponents
        self.observation_space = self.table.single_observation_space
        self.action_space = spaces.Discrete(ACTIONS)  # type: ignore[assignment]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Infos]:
        """Deal a game, and let the others play until it is the learner's turn."""
        check_no_options(options)
        super().reset(seed=seed)
        observations, infos = self.table.reset(seed=seed)
        return of_first(observations), {"action_mask": infos["action_mask"][0]}

    def step(self, action: int) -> tuple[Any, float, bool, bool, Infos]:
        """Play an action, and let the others play until it is the learner's turn again."""
        if not len(self.table.games) or self.table.terminations[0]:
            raise ResetNeeded("the game is over; call reset() to deal a new one")
        number = api.check_action(action)
        observations, rewards, over, _, infos = self.table.step([number])
        told = {"action_mask": infos["action_mask"][0], "rewards": infos["rewards"][0]}
        results = {name: values[0] for name, values in infos.items() if f"_{name}" in infos}
        return of_first(observations), float(rewards[0]), bool(over[0]), False, told | results

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, as sb3-contrib asks for it."""
        return self.table.masks[0].astype(np.bool_)

    def render(self) -> Frame:
        """The position, as `render_mode` says."""
        if not len(self.table.games):
            raise ResetNeeded("there is no game to render; call reset() to deal one")
        frames = self.table.render()
        return frames[0] if frames else None

    def close(self) -> None:
        """Let the opponents go, and close the window if there is one."""
        self.table.close()


def of_first(observations: Any) -> Any:
    """What is seen of the first game."""
    if isinstance(observations, dict):
        return {name: rows[0] for name, rows in observations.items()}
    return observations[0]
