"""Players that choose by themselves, from dice to a tree search, and the arena that rates them."""

from typing import TYPE_CHECKING

from projectl.agents.agent import Agent, AgentError, Budget, Level
from projectl.agents.registry import Spec, agent_names, make_agent, read_spec
from projectl.lazy import lazy_names

if TYPE_CHECKING:
    from projectl.agents.advice import Advice, advise

__all__ = [
    "Advice",
    "Agent",
    "AgentError",
    "Budget",
    "Level",
    "Spec",
    "advise",
    "agent_names",
    "make_agent",
    "read_spec",
]

if not TYPE_CHECKING:
    # Advice is imported when it is asked for: it loads the search.
    __getattr__, __dir__ = lazy_names(__name__, {"projectl.agents.advice": "Advice advise"})
