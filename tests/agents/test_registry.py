"""Agents by name: specs, levels, budgets, other people's classes, and what is said of mistakes."""

import re
from pathlib import Path

import pytest

from projectl.agents.agent import AgentError, Budget, Level, read_budget, read_level
from projectl.agents.network_agent import NetworkAgent
from projectl.agents.random_agents import RandomAgent, WeightedAgent
from projectl.agents.registry import Spec, agent_names, find_class, make_agent, read_spec
from projectl.agents.search import STRENGTH, SearchAgent

KNOWN = "random, weighted, network, search"

MODULE = """
class Lazy:
    name = "lazy"

    def __init__(self, seed=0, level=None):
        self.seed, self.level = seed, level

    def choose(self, view):
        return view.legal[0]


class Mute:
    def __init__(self, seed=0):
        pass


def make(seed=0):
    return Lazy(seed)


number = 5
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the path with a module of agents."""
    (tmp_path / "their_agents.py").write_text(MODULE)
    (tmp_path / "their_broken.py").write_text("import no_such_module_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    return tmp_path


@pytest.fixture
def installed(elsewhere: Path) -> Path:
    """The same as an installed package, with entry points."""
    info = elsewhere / "their_agents-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: their-agents\nVersion: 1.0\n")
    lines = ["lazy = their_agents:Lazy", "mute = their_agents:Mute", "random = their_agents:Lazy"]
    (info / "entry_points.txt").write_text("\n".join(["[projectl.agents]", *lines, ""]))
    return elsewhere


def says(message: str) -> str:
    return f"^{re.escape(message)}$"


# Specs


@pytest.mark.parametrize(
    ("text", "spec"),
    [
        ("random", Spec("random")),
        (" weighted:gentle ", Spec("weighted", Level.GENTLE)),
        ("search@0.5s", Spec("search", None, Budget(seconds=0.5))),
        ("search@2000n", Spec("search", None, Budget(nodes=2000))),
        ("search:fierce@3s", Spec("search", Level.FIERCE, Budget(seconds=3.0))),
        ("some.module:Class", Spec("some.module:Class")),
        ("some.module:Class:steady@7n", Spec("some.module:Class", Level.STEADY, Budget(nodes=7))),
    ],
)
def test_a_spec_is_read_from_its_text_and_written_back(text: str, spec: Spec) -> None:
    assert read_spec(text) == spec
    assert str(spec) == text.strip()
    assert read_spec(str(spec)) == spec


@pytest.mark.parametrize("text", ["", "nobody", ":gentle", "nobody:", ":", "@3s"])
def test_an_unknown_agent_is_told_with_those_there_are(text: str) -> None:
    name = text.partition("@")[0]
    message = f"There is no agent '{name}'; agents are {KNOWN}, or module:Class."
    with pytest.raises(AgentError, match=says(message)):
        read_spec(text)


def test_an_unknown_level_is_told_with_those_there_are() -> None:
    known = "beginner, gentle, steady, sharp, fierce, champion"
    message = f"There is no level 'angry'; levels are {known}."
    for ask in (lambda: read_level("angry"), lambda: read_spec("search:angry")):
        with pytest.raises(AgentError, match=says(message)):
            ask()
    with pytest.raises(AgentError, match=says("'search:gentle:sharp' has more than one level.")):
        read_spec("search:gentle:sharp")


@pytest.mark.parametrize(
    "text", ["", "s", "5", "0s", "-1s", "0n", "2.5n", "4000s", "nans", "infs", "1e10n", "3m"]
)
def test_a_budget_that_is_none_is_told_with_examples(text: str) -> None:
    message = f"A budget is seconds such as 0.5s or nodes such as 2000n, not '{text}'."
    with pytest.raises(AgentError, match=says(message)):
        read_budget(text)
    with pytest.raises(AgentError, match=says(message)):
        read_spec(f"search@{text}")


# Agents


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("random", RandomAgent),
        ("weighted", WeightedAgent),
        ("weighted:steady", WeightedAgent),
        ("network", NetworkAgent),
        ("search:gentle", SearchAgent),
        ("search@5n", SearchAgent),
    ],
)
def test_a_spec_makes_its_agent(spec: str, kind: type) -> None:
    agent = make_agent(spec, seed=3)
    assert type(agent) is kind
    assert agent.name == read_spec(spec).name


def test_a_level_and_a_budget_reach_the_agent() -> None:
    agent = make_agent("search:steady@5n")
    assert isinstance(agent, SearchAgent)
    assert (agent.budget, agent.strength) == (Budget(nodes=5), STRENGTH[Level.STEADY])


@pytest.mark.parametrize(
    "spec",
    ["random:gentle", "random@5n", "weighted@1s", "network:sharp", "network@1s"],
)
def test_an_agent_without_such_a_setting_says_so(spec: str) -> None:
    with pytest.raises(
        AgentError, match=f"^The agent '{spec}' cannot be set up: .*unexpected keyword"
    ):
        make_agent(spec)


# Other people's


def test_any_class_can_be_named_by_its_module(elsewhere: Path) -> None:
    agent = make_agent("their_agents:Lazy:sharp", seed=4)
    assert (agent.name, vars(agent)) == ("lazy", {"seed": 4, "level": Level.SHARP})
    assert make_agent("their_agents:make", seed=4).name == "lazy"
    assert elsewhere


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (
            "their_agents:Nobody",
            "The agent 'their_agents:Nobody' is not there: their_agents has no class Nobody.",
        ),
        (
            "their_agents:number",
            "The agent 'their_agents:number' is not there: their_agents has no class number.",
        ),
        (
            "their_agents:Mute",
            "'their_agents:Mute' is no agent: it has no method choose(view).",
        ),
        (
            "no_such:Class",
            "The agent 'no_such:Class' cannot be imported: No module named 'no_such'",
        ),
        (
            "their_broken:A",
            "The agent 'their_broken:A' cannot be imported: "
            "No module named 'no_such_module_at_all'",
        ),
    ],
)
@pytest.mark.usefixtures("elsewhere")
def test_a_class_that_is_no_agent_is_told(spec: str, message: str) -> None:
    with pytest.raises(AgentError, match=says(message)):
        make_agent(spec)


@pytest.mark.usefixtures("installed")
def test_agents_of_installed_packages_have_names() -> None:
    assert agent_names() == [*KNOWN.split(", "), "lazy", "mute"]
    agent = make_agent("lazy:gentle", seed=2)
    assert vars(agent) == {"seed": 2, "level": Level.GENTLE}
    with pytest.raises(
        AgentError, match=says("'mute' is no agent: it has no method choose(view).")
    ):
        make_agent("mute")


@pytest.mark.usefixtures("installed")
def test_a_built_in_name_stays_what_it_is() -> None:
    assert find_class("random") is RandomAgent
