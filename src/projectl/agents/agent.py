"""What an agent is: something that looks at a seat's view and chooses one of the legal actions."""

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from projectl.game.actions import Action
from projectl.game.view import View
from projectl.rules.errors import RulesError
from projectl.texts import Message
from projectl.texts.errors import MessageError


class AgentError(MessageError, RulesError):
    """There is no such agent, or it cannot be set up so."""


class Agent(Protocol):
    """One player of one game.

    An agent class is called with `seed=` and, where they were asked for, `level=` and `budget=`.
    With the same seed, and a budget of nodes or none, it makes the same choices.
    """

    name: str

    def choose(self, view: View) -> Action:
        """One of `view.legal`; the view shows all that the seat may know."""
        ...


class Level(Enum):
    """How well an agent should play: a person picks one."""

    BEGINNER = "beginner"
    GENTLE = "gentle"
    STEADY = "steady"
    SHARP = "sharp"
    FIERCE = "fierce"
    CHAMPION = "champion"


@dataclass(frozen=True)
class Budget:
    """How much an agent may think about one turn: so many seconds, or so many nodes."""

    seconds: float | None = None
    nodes: int | None = None

    def __str__(self) -> str:
        return f"{self.seconds:g}s" if self.seconds is not None else f"{self.nodes}n"


def read_level(text: str) -> Level:
    """A level by its name."""
    try:
        return Level(text)
    except ValueError:
        names = ", ".join(level.value for level in Level)
        raise AgentError(Message("agent-no-level", level=text, levels=names)) from None


MOST_SECONDS = 3600.0
MOST_NODES = 10**9


def read_budget(text: str) -> Budget:
    """A budget such as `0.5s` or `2000n`."""
    number, unit = text[:-1], text[-1:]
    try:
        if unit == "s" and 0 < float(number) <= MOST_SECONDS:
            return Budget(seconds=float(number))
        if unit == "n" and 0 < int(number) <= MOST_NODES:
            return Budget(nodes=int(number))
    except ValueError:
        pass
    raise AgentError(Message("agent-budget", text=text))
