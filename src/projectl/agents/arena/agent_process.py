"""The process an agent of the arena lives in, from the fork on. The referee reads nothing from it
but short texts.
"""

import contextlib
import os
import signal

from projectl.agents import hosting
from projectl.agents.agent import Agent, AgentError
from projectl.agents.registry import Spec, find_class, make_agent
from projectl.agents.transport import Answer, Request

CHANNEL = 3  # the file descriptor it is left with


def live(channel: int, spec: Spec) -> None:
    """Be the agent's process until the channel is closed."""
    hosting.die_with_parent()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # what an agent prints is not for the referee
        os.dup2(nowhere, stream)
    os.dup2(channel, CHANNEL)
    os.closerange(CHANNEL + 1, os.sysconf("SC_OPEN_MAX"))  # those of the other agents
    host = Host(spec)
    handlers = {
        "load": host.load,
        "try": host.try_out,
        "begin": host.begin,
        "choose": host.choose,
    }
    hosting.serve(CHANNEL, CHANNEL, handlers)


class Host:
    """One spec's agents, one for each seat it has in the present game."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.agents: dict[int, Agent] = {}

    def load(self, _request: Request) -> Answer:
        """Find the agent's class."""
        try:
            find_class(self.spec.name)
        except AgentError as error:
            return {"refused": error.reason.as_json()}
        return {"done": "load"}

    def try_out(self, request: Request) -> Answer:
        """Make a move, whatever comes of it."""
        with contextlib.suppress(BaseException):
            make_agent(self.spec, 0).choose(request["view"])
        return {"done": "try"}

    def begin(self, request: Request) -> Answer:
        """Set an agent up for a seat of a new game."""
        self.agents[request["seat"]] = make_agent(self.spec, request["seed"])
        return {"done": "begin"}

    def choose(self, request: Request) -> Answer:
        return hosting.choose(self.agents[request["seat"]], request["view"])
