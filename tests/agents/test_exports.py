"""What a user imports from `projectl.agents` and one level below; nothing is compiled for it."""

import subprocess
import sys

import pytest

import projectl.agents
import projectl.agents.arena

CHECK = """
import sys
import projectl.agents
from projectl.agents import Agent, AgentError, Budget, Level, agent_names, make_agent
make_agent("random")
assert "projectl.agents.mcts.tree" not in sys.modules, "the search was loaded"
"""


def test_importing_agents_loads_no_search() -> None:
    done = subprocess.run([sys.executable, "-c", CHECK], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "compiling" not in done.stderr


@pytest.mark.parametrize("module", [projectl.agents, projectl.agents.arena])
def test_every_public_name_is_there(module: object) -> None:
    for name in getattr(module, "__all__", ()):
        assert getattr(module, name) is not None


def test_there_is_nothing_else() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        projectl.agents.nothing  # type: ignore[attr-defined]  # noqa: B018
