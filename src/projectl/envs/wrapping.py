"""PettingZoo's own wrappers, made to read from the innermost environment.

They ask the wrapper below for every attribute, which asks the one below it, some thirty times a
step: several times the cost of the step itself. Here each attribute is one look away. Nothing else
is different.
"""

from functools import cached_property
from operator import attrgetter
from typing import Any

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers


class Direct:
    """The attributes of a game that has been dealt, read where they are kept.

    Before the first reset they do not exist, and the wrapper's own `__getattr__` answers.
    """

    agents = property(attrgetter("_innermost.agents"))
    agent_selection = property(attrgetter("_innermost.agent_selection"))
    rewards = property(attrgetter("_innermost.rewards"))
    _cumulative_rewards = property(attrgetter("_innermost._cumulative_rewards"))
    terminations = property(attrgetter("_innermost.terminations"))
    truncations = property(attrgetter("_innermost.truncations"))
    infos = property(attrgetter("_innermost.infos"))
    env: Any

    @cached_property
    def _innermost(self) -> Any:
        return self.env.unwrapped

    def __str__(self) -> str:
        return str(self.env)


class TerminateIllegal(Direct, wrappers.TerminateIllegalWrapper[Any, Any, Any]):
    """An illegal action loses the game, and pays less than any lost game."""

    @property
    def _illegal_value(self) -> float:
        """What PettingZoo pays for it; here it depends on what was paid before."""
        paid: float = self._innermost.illegal_reward()
        return paid

    @_illegal_value.setter
    def _illegal_value(self, _given: float) -> None:
        """PettingZoo's wrapper sets it once for all games."""


class AssertOutOfBounds(Direct, wrappers.AssertOutOfBoundsWrapper[Any, Any, Any]):
    """An action outside the action space is an error."""


class OrderEnforcing(Direct, wrappers.OrderEnforcingWrapper[Any, Any, Any]):
    """The first call is a reset."""


def wrap(env: AECEnv[Any, Any, Any]) -> AECEnv[Any, Any, Any]:
    """The three wrappers that PettingZoo's own board games have."""
    return OrderEnforcing(AssertOutOfBounds(TerminateIllegal(env, illegal_reward=-1)))
