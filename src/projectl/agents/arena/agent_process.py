"""The process an agent of the arena lives in, from the fork on. The referee reads nothing from it
but short texts, and what it prints.
"""

import contextlib
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterator
from typing import Any

from numba.core import event

from projectl.agents import hosting
from projectl.agents.agent import Agent, AgentError
from projectl.agents.registry import Spec, find_class, make_agent
from projectl.agents.transport import Answer, Request
from projectl.agents.turn import AgentFault, describe
from projectl.texts import Message

CHANNEL = 3  # the file descriptor it is left with
STDOUT, STDERR = 1, 2


def live(channel: int, output: int, spec: Spec) -> None:
    """Be the agent's process until the channel is closed."""
    hosting.die_with_parent()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(os.open(os.devnull, os.O_RDWR), 0)
    for stream in (STDOUT, STDERR):  # what an agent prints is for the report
        os.dup2(output, stream)
    os.dup2(channel, CHANNEL)
    os.closerange(CHANNEL + 1, os.sysconf("SC_OPEN_MAX"))  # those of the other agents
    # By lines, so that they are there when the process is killed.
    options: dict[str, Any] = {"buffering": 1, "errors": "replace", "closefd": False}
    sys.stdout = os.fdopen(STDOUT, "w", **options)
    sys.stderr = os.fdopen(STDERR, "w", **options)
    host = Host(spec)
    handlers = {
        "load": host.load,
        "try": host.try_out,
        "begin": host.begin,
        "choose": host.choose,
    }
    told = {name: telling(handler) for name, handler in handlers.items()}
    hosting.serve(CHANNEL, CHANNEL, told)


def telling(handler: Callable[[Request], Answer]) -> Callable[[Request], Answer]:
    """The same, with the traceback of what an agent raises among what it prints."""

    def handle(request: Request) -> Answer:
        try:
            return handler(request)
        except BaseException as error:
            cause = error.__cause__ if isinstance(error, AgentFault) else error
            if cause is not None:
                with contextlib.suppress(BaseException):
                    traceback.print_exception(cause)
            raise
        finally:
            with contextlib.suppress(BaseException):
                sys.stdout.flush()
                sys.stderr.flush()

    return handle


class TrialClock(event.Listener):
    """Ends this process after so many seconds of thinking; compiling does not count."""

    def __init__(self, limit: float) -> None:
        self.depth = 0
        self.left = limit

    def on_start(self, event: Any) -> None:
        del event
        self.depth += 1
        if self.depth == 1:
            self.left, _ = signal.setitimer(signal.ITIMER_REAL, 0)

    def on_end(self, event: Any) -> None:
        del event
        self.depth -= 1
        if self.depth == 0:
            signal.setitimer(signal.ITIMER_REAL, max(self.left, 1e-3))


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Whoever thinks longer than this within is killed by the system, whatever it is doing."""
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    with event.install_listener("numba:compile", TrialClock(seconds)):
        signal.setitimer(signal.ITIMER_REAL, seconds)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)


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
        """Make a move, whatever comes of it; an agent that cannot be set up is refused."""
        with time_limit(request["limit"]):
            try:
                agent = make_agent(self.spec, 0)
            except AgentError as error:
                return {"refused": error.reason.as_json()}
            except BaseException as error:
                reason = Message("agent-setup", agent=str(self.spec), error=describe(error))
                return {"refused": reason.as_json()}
            with contextlib.suppress(BaseException):
                agent.choose(request["view"])
        return {"done": "try"}

    def begin(self, request: Request) -> Answer:
        """Set an agent up for a seat of a new game."""
        self.agents[request["seat"]] = make_agent(self.spec, request["seed"])
        return {"done": "begin"}

    def choose(self, request: Request) -> Answer:
        return hosting.choose(self.agents[request["seat"]], request["view"])
