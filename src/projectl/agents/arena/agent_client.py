"""An agent in a process of its own: asked through a pipe, stopped when it is not its turn."""

import contextlib
import json
import os
import pickle
import signal
import socket
import time
from typing import Any

from projectl.agents.arena import agent_process
from projectl.agents.arena.config import ArenaError
from projectl.agents.arena.referee import Fault
from projectl.agents.registry import Spec
from projectl.game.view import View

LONGEST_ANSWER = 10_000  # bytes; an honest one has a few hundred
LONGEST_TEXT = 300  # characters


class AgentProcess:
    """One agent's process, forked when it is needed and killed when it is overdue.

    It must be made in a process without threads, since a fork copies only one of them.
    """

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.pid = 0  # none yet
        self.channel: socket.socket | None = None

    def load(self, limit: float) -> None:
        """Start and import the agent; ArenaError says why it cannot be loaded."""
        try:
            answer = self._call({"do": "load"}, limit)
        except Fault as fault:
            raise ArenaError(f"agent '{self.spec}' cannot be loaded: it {fault}") from None
        if "refused" in answer:
            raise ArenaError(plain(answer["refused"]))

    def try_out(self, view: View, limit: float) -> None:
        """A move that nobody counts, so that what the agent has compiled is loaded."""
        try:
            self._call({"do": "try", "view": view}, limit)
        except Fault:  # it is no game yet
            self.load(limit)

    def begin(self, seat: int, seed: int, limit: float) -> None:
        """Set the agent up for a seat of a new game."""
        answer = self._call({"do": "begin", "seat": seat, "seed": seed}, limit)
        if "fault" in answer:
            raise Fault(f"{plain(answer['fault'])}, when it was set up")

    def ask(self, seat: int, view: View, limit: float) -> str:
        """The text of the action the agent chooses."""
        answer = self._call({"do": "choose", "seat": seat, "view": view}, limit)
        if "action" not in answer:
            raise Fault(plain(answer.get("fault", "sent an answer that is none")))
        return plain(answer["action"])

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        if self.channel is not None:
            self.channel.close()
            self.channel = None
        if self.pid:
            with contextlib.suppress(ProcessLookupError, ChildProcessError):
                os.kill(self.pid, signal.SIGKILL)
                os.waitpid(self.pid, 0)
            self.pid = 0

    def _start(self) -> socket.socket:
        ours, theirs = socket.socketpair()
        self.pid = os.fork()
        if self.pid == 0:
            try:
                agent_process.live(theirs, self.spec)
            finally:
                os._exit(0)
        theirs.close()
        self.channel = ours
        return ours

    def _call(self, message: dict[str, Any], limit: float) -> dict[str, Any]:
        """Send a message and read the answer; Fault if there is none in time."""
        channel = self.channel or self._start()
        body = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
        deadline = time.monotonic() + limit
        try:
            os.kill(self.pid, signal.SIGCONT)
            channel.settimeout(limit)
            channel.sendall(len(body).to_bytes(agent_process.HEADER, "big") + body)
            line = read_line(channel, deadline)
            os.kill(self.pid, signal.SIGSTOP)  # nobody thinks in another's time
        except TimeoutError:
            self.kill()
            raise Fault(f"had not answered after {limit:g} s and was stopped") from None
        except (OSError, EOFError):
            raise Fault(self._how_it_ended()) from None
        return read_answer(line)

    def _how_it_ended(self) -> str:
        """Why the process is gone."""
        pid, self.pid = self.pid, 0
        with contextlib.suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)  # it may only have closed its end
        _, status = os.waitpid(pid, 0)
        self.kill()
        if os.WIFSIGNALED(status) and os.WTERMSIG(status) != signal.SIGKILL:
            return f"ended its process by {signal.Signals(os.WTERMSIG(status)).name}"
        if os.WIFEXITED(status):
            return f"ended its process, with exit code {os.WEXITSTATUS(status)}"
        return "lost its process, or closed its connection"


def read_line(channel: socket.socket, deadline: float) -> bytes:
    """One line, whole and in time: TimeoutError or EOFError otherwise."""
    data = b""
    while not data.endswith(b"\n"):
        left = deadline - time.monotonic()
        if left <= 0:
            raise TimeoutError
        channel.settimeout(left)
        more = channel.recv(LONGEST_ANSWER)
        data += more
        if not more or len(data) > LONGEST_ANSWER:
            raise EOFError
    return data


def read_answer(line: bytes) -> dict[str, Any]:
    """An answer, from a process that may send anything."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    return answer if isinstance(answer, dict) else {}


def plain(text: object) -> str:
    """A text fit for a line of a report: short and printable."""
    shown = text if isinstance(text, str) else "something that is no text"
    return "".join(char if char.isprintable() else "?" for char in shown)[:LONGEST_TEXT]
