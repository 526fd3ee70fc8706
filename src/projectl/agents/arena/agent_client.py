"""An agent in a process of its own: asked through a socket, stopped when it is not its turn."""

import contextlib
import os
import signal
import socket
from collections.abc import Iterator

from projectl.agents.agent import AgentError
from projectl.agents.arena import agent_process
from projectl.agents.arena.config import ArenaError
from projectl.agents.arena.printed import Printed
from projectl.agents.hosting import (
    check_answer,
    check_refusal,
    chosen_in,
    exit_fault,
    timeout_fault,
)
from projectl.agents.registry import Spec
from projectl.agents.transport import Answer, Channel, Request
from projectl.agents.turn import AgentFault
from projectl.game.view import View
from projectl.texts import Message

LONGEST_ANSWER = 10_000  # bytes; an honest one has a few hundred


class AgentProcess:
    """One agent's process, forked when it is needed and killed when it is overdue.

    It must be made in a process without threads, since a fork copies only one of them.
    """

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.pid = 0  # none yet
        self.socket: socket.socket | None = None
        self.channel: Channel | None = None
        self.output = Printed()

    def load(self, limit: float) -> None:
        """Start and import the agent; ArenaError says why it cannot be loaded."""
        try:
            answer = self._call({"do": "load"}, limit)
            check_answer(answer)
            check_refusal(answer)
        except AgentError as error:
            raise ArenaError(error.reason) from None
        except AgentFault as fault:
            reason = Message("agent-load", agent=str(self.spec), fault=fault.reason)
            raise ArenaError(reason) from None

    def try_out(self, view: View, limit: float, longest: float) -> None:
        """A move that nobody counts; ArenaError if the agent cannot even be set up.

        It may take as long as any move, and what it compiles up to `longest`.
        """
        try:
            answer = self._call({"do": "try", "view": view, "limit": limit}, longest)
            check_refusal(answer)
        except AgentError as error:
            raise ArenaError(error.reason) from None
        except AgentFault:  # it is no game yet
            self.load(longest)

    def begin(self, seat: int, seed: int, limit: float) -> None:
        """Set the agent up for a seat of a new game."""
        self.output.forget(seat)
        request = {"do": "begin", "seat": seat, "seed": seed}
        try:
            with self.output.of(seat):
                answer = self._call(request, limit)
            check_answer(answer)
        except AgentFault as fault:
            if "error" in fault.reason.params:
                reason = Message("fault-setup", error=fault.reason.params["error"])
                raise AgentFault(reason) from None
            raise

    def ask(self, seat: int, view: View, limit: float) -> str:
        """The text of the action the agent chooses."""
        with self.output.of(seat):
            answer = self._call({"do": "choose", "seat": seat, "view": view}, limit)
        return chosen_in(answer)

    def printed(self, seat: int) -> str:
        """What the agent has printed as this seat of this game, tracebacks too: the end of it."""
        return self.output.by(seat)

    def close(self) -> None:
        """End the process, and forget what it printed."""
        self.kill()
        self.output.close()

    def kill(self) -> int:
        """End the process, whatever it is doing; its exit code, or minus the signal."""
        pid, self.pid = self.pid, 0
        status = 0
        if pid:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(pid, signal.SIGKILL)
                _, status = os.waitpid(pid, 0)
        if self.socket is not None:
            self.socket.close()
            self.socket = self.channel = None
        return os.waitstatus_to_exitcode(status)

    def _start(self) -> Channel:
        ours, theirs = socket.socketpair()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                agent_process.live(theirs.fileno(), self.output.file.fileno(), self.spec)
            finally:
                os._exit(0)
        theirs.close()
        self.socket = ours
        self.channel = Channel(ours.fileno(), ours.fileno(), LONGEST_ANSWER)
        return self.channel

    def _call(self, request: Request, limit: float) -> Answer:
        """The answer to a request; AgentFault if there is none in time."""
        channel = self.channel or self._start()
        try:
            with self._awake():
                return channel.call(request, limit)
        except TimeoutError:
            self.kill()
            raise AgentFault(timeout_fault(limit)) from None
        except (OSError, EOFError):
            raise AgentFault(exit_fault(self.kill())) from None

    @contextlib.contextmanager
    def _awake(self) -> Iterator[None]:
        """Let the process run for the time of a call: nobody thinks in another's time."""
        os.kill(self.pid, signal.SIGCONT)
        yield
        os.kill(self.pid, signal.SIGSTOP)
