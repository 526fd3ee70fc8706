"""Who sits in the other seats: agents by their names, policies, or a pool that is drawn from."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from projectl.agents.agent import Agent
from projectl.agents.registry import make_agent, read_spec
from projectl.rules.errors import SetupError

# Chooses an action for every row: called with observations and masks, of as many games as wait.
Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], Any]
Opponent = str | Policy
Seated = Agent | Policy


class OpponentPool:
    """Opponents of which every other seat draws one a game, all equally likely.

    `add` puts in one more at any time, such as a policy as it is now; beyond `size` the oldest
    leaves.
    """

    def __init__(self, opponents: Iterable[Opponent] = (), size: int | None = None) -> None:
        if size is not None and size < 1:
            raise SetupError(f"a pool has room for at least 1 opponent, not {size}")
        self.size = size
        self._opponents: list[Opponent] = []
        for opponent in opponents:
            self.add(opponent)

    def add(self, opponent: Opponent) -> None:
        """One more opponent, for games that are dealt from now on."""
        if isinstance(opponent, str):
            make_agent(read_spec(opponent))  # so that a wrong name is refused now
        elif not callable(opponent):
            raise SetupError(f"an opponent is the name of an agent or a policy, not {opponent!r}")
        self._opponents.append(opponent)
        if self.size is not None:
            del self._opponents[: -self.size]

    def __len__(self) -> int:
        return len(self._opponents)

    def draw(self, random: Generator) -> Seated:
        """An opponent for one seat of one game."""
        if not self._opponents:
            raise SetupError("the pool has no opponents; add the name of an agent or a policy")
        opponent = self._opponents[random.integers(len(self._opponents))]
        if isinstance(opponent, str):
            return make_agent(opponent, seed=int(random.integers(2**63)))
        return opponent


def read_opponents(given: Opponent | Iterable[Opponent] | OpponentPool) -> OpponentPool:
    """A pool as it is, or one of what is given."""
    if isinstance(given, OpponentPool):
        return given
    if isinstance(given, str) or callable(given):
        return OpponentPool([given])
    if isinstance(given, Iterable):
        return OpponentPool(given)
    raise SetupError(f"opponents are names of agents, policies or a pool, not {given!r}")
