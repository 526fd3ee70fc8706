"""Players that choose by themselves, from dice to a tree search, and the arena that rates them."""

from typing import TYPE_CHECKING, Any

from projectl.agents.agent import Agent, AgentError, Budget, Level
from projectl.agents.registry import Spec, agent_names, make_agent, read_spec

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


def __getattr__(name: str) -> Any:
    """Advice is imported when it is asked for: it loads the search."""
    if name in ("Advice", "advise"):
        from projectl.agents import advice

        return getattr(advice, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
