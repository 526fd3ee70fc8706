"""Agents by name: this package's own, those of installed packages, and any class by its module.

A spec is `NAME`, `NAME:LEVEL`, `NAME@BUDGET` or `NAME:LEVEL@BUDGET`. A name is one of the built-in
agents, an entry point of the group `projectl.agents`, or `module:Class`.
"""

import importlib
import inspect
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import entry_points
from typing import Any, cast

from projectl.agents.agent import Agent, AgentError, Budget, Level, read_budget, read_level
from projectl.rules.arguments import check_type, whole
from projectl.rules.errors import SetupError
from projectl.texts import Message

GROUP = "projectl.agents"  # of entry points

# Where each built-in agent is; a name is imported when it is asked for.
BUILT_IN = {
    "random": "projectl.agents.random_agents:RandomAgent",
    "weighted": "projectl.agents.random_agents:WeightedAgent",
    "network": "projectl.agents.network_agent:NetworkAgent",
    "search": "projectl.agents.search:SearchAgent",
}


@dataclass(frozen=True)
class Spec:
    """Which agent, and how it is set up."""

    name: str
    level: Level | None = None
    budget: Budget | None = None

    def __str__(self) -> str:
        level = f":{self.level.value}" if self.level else ""
        return f"{self.name}{level}" + (f"@{self.budget}" if self.budget else "")


def agent_names() -> list[str]:
    """The names that are known: built in, then those of installed packages."""
    others = {entry.name for entry in entry_points(group=GROUP)} - set(BUILT_IN)
    return [*BUILT_IN, *sorted(others)]


def read_spec(text: str) -> Spec:
    """A spec from its text; AgentError says what is wrong with it."""
    head, at, budget_text = text.strip().partition("@")
    budget = read_budget(budget_text) if at else None
    parts = head.split(":")
    name_parts = 1 if parts[0] in agent_names() else 2
    name, rest = ":".join(parts[:name_parts]), parts[name_parts:]
    if name_parts == 2 and (len(parts) == 1 or not all(parts[:2])):
        known = ", ".join(agent_names())
        raise AgentError(Message("agent-unknown", name=head, known=known))
    if len(rest) > 1:
        raise AgentError(Message("agent-levels", spec=text))
    return Spec(name, read_level(rest[0]) if rest else None, budget)


def make_agent(spec: Spec | str, seed: int = 0) -> Agent:
    """A new agent, for one seat of one game."""
    check_type(spec, (Spec, str), "the spec of an agent, such as 'search:steady',")
    seed = whole(seed, SetupError, "a seed")
    spec = read_spec(spec) if isinstance(spec, str) else spec
    options: dict[str, Any] = {"level": spec.level, "budget": spec.budget}
    asked = {key: value for key, value in options.items() if value is not None}
    factory = find_class(spec.name)
    try:
        agent = factory(seed=seed, **asked)
    except TypeError as error:
        trouble = Message("agent-setup", agent=str(spec), error=str(error))
        raise AgentError(trouble) from error
    if not takes_a_view(getattr(agent, "choose", None)):
        raise AgentError(Message("agent-no-choose", name=spec.name))
    return agent


def takes_a_view(choose: Any) -> bool:
    """Whether this can be called as `choose(view)`."""
    if not callable(choose):
        return False
    try:
        inspect.signature(choose).bind(None)
    except TypeError:
        return False
    except ValueError:  # of a builtin: nobody can tell
        return True
    return True


def find_class(name: str) -> Callable[..., Agent]:
    """The class behind a name."""
    target = BUILT_IN.get(name)
    if target is None:
        found = [entry for entry in entry_points(group=GROUP) if entry.name == name]
        target = found[0].value if found else name
    module_name, _, class_name = target.partition(":")
    try:
        module = importlib.import_module(module_name)
    except ImportError as error:
        raise AgentError(Message("agent-import", name=name, error=str(error))) from error
    factory = getattr(module, class_name, None)
    if not callable(factory):
        module_class = {"module": module_name, "class": class_name}
        raise AgentError(Message("agent-no-class", name=name, **module_class))
    return cast(Callable[..., Agent], factory)
