"""Many games in one array of records, with every array that is written about them.

All are allocated once. Compiled code goes through them in as many threads as there are parts.
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np
from numpy.typing import NDArray

from projectl.envs import stepping
from projectl.envs.options import Variant
from projectl.rules.actions import ACTIONS
from projectl.rules.state import SEATS

Flags = NDArray[np.bool_]


class GameArrays:
    """Games, what is seen of them, and what they pay."""

    def __init__(self, variant: Variant, games: int, parts: list[slice]) -> None:
        self.variant = variant
        self.seats = variant.seats
        self.games = variant.deal([])  # none before the first reset
        size = variant.observation_size
        self.observations = np.zeros((games, size), np.float32)
        self.final_observations = np.zeros((games, size), np.float32)
        self.masks = np.zeros((games, ACTIONS), np.int8)
        self.rewards = np.zeros((games, self.seats), np.float32)  # of every seat
        self.players = np.zeros(games, np.int8)  # who is to act
        self.acted = np.zeros(games, np.int8)  # who acted last
        self.terminations = np.zeros(games, np.bool_)
        self.truncations = np.zeros(games, np.bool_)
        self.points = np.zeros((games, SEATS), np.int16)  # of games that ended
        self.ranks = np.zeros((games, SEATS), np.int16)
        self.illegal = np.zeros(games, np.bool_)  # whose last action was
        self._rewards_of_acted = np.zeros(games, np.float32)
        self._actions = np.zeros(games, np.int64)
        self._parts = parts
        self._pool = ThreadPoolExecutor(len(parts))

    def __getstate__(self) -> dict[str, Any]:
        """A copy gets threads of its own."""
        return {**self.__dict__, "_pool": None}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._pool = ThreadPoolExecutor(len(self._parts))

    def find_illegal(self) -> Flags:
        """The games whose action is illegal."""
        self._in_parts(
            lambda part: stepping.find_illegal(
                self.games[part], self._actions[part], self.illegal[part]
            )
        )
        return self.illegal

    def play(self, kind: int) -> None:
        """Play the actions, and pay every seat."""
        self._in_parts(
            lambda part: stepping.step_games(
                self.games[part],
                self._actions[part],
                self.illegal[part],
                kind,
                self.rewards[part],
                self.acted[part],
                self._rewards_of_acted[part],
                self.terminations[part],
            )
        )

    def sum_up(self, ended: Flags, seats: NDArray[Any]) -> None:
        """Write how games ended, and what these seats saw of it."""
        self._in_parts(
            lambda part: stepping.sum_up_ended(
                self.games[part],
                ended[part],
                seats[part],
                self.final_observations[part],
                self.points[part],
                self.ranks[part],
            )
        )
        for game in np.flatnonzero(ended & self.illegal):
            self._rank_last(self.ranks[game, : self.seats], int(self.acted[game]))

    def _rank_last(self, ranks: NDArray[Any], seat: int) -> None:
        """Whoever played an illegal action is behind everybody."""
        ranks[ranks > ranks[seat]] -= 1
        ranks[seat] = max(2, self.seats)

    def deal_ended(self, ended: Flags) -> None:
        """Deal games anew."""
        self._in_parts(lambda part: stepping.deal_ended(self.games[part], ended[part]))

    def look(self) -> None:
        """What the player to act sees in every game, and may do."""
        self._in_parts(
            lambda part: stepping.look_at_games(
                self.games[part], self.players[part], self.observations[part], self.masks[part]
            )
        )

    def choose_uniformly(self) -> NDArray[np.int64]:
        """A random legal action in every game."""
        actions = np.empty(len(self.games), np.int64)
        self._in_parts(lambda part: stepping.choose_uniformly(self.games[part], actions[part]))
        return actions

    def stop_threads(self) -> None:
        """Let the threads go."""
        self._pool.shutdown()

    def _in_parts(self, work: Callable[[slice], Any]) -> None:
        """Do the work in all threads; compiled kernels hold no lock."""
        waiting = [self._pool.submit(work, part) for part in self._parts[1:]]
        try:
            work(self._parts[0])
        finally:
            wait(waiting)
        for part in waiting:
            part.result()
