"""The process an agent lives in: it gets pickled views and answers with lines of JSON.

Whatever the agent does here, it does to this process alone. The referee's process reads nothing
from it but short texts.
"""

import contextlib
import ctypes
import json
import os
import pickle
import signal
import socket
import sys
import traceback
from pathlib import Path
from typing import Any, get_args

from projectl.agents.agent import Agent
from projectl.agents.registry import Spec, find_class, make_agent
from projectl.game.actions import Action
from projectl.game.view import View

ACTION_TYPES = get_args(Action)
HEADER = 4  # bytes that tell the length of a message
SHOWN = 200  # characters of an error
PARENT_DEATH_SIGNAL = 1  # prctl's number for it


def die_with_parent() -> None:
    """Ask the system to end this process when its parent ends, where it can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)


def live(channel: socket.socket, spec: Spec) -> None:
    """Be the agent's process, from the fork on, until the channel is closed."""
    die_with_parent()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # what an agent prints is not for the referee
        os.dup2(nowhere, stream)
    own = os.dup2(channel.fileno(), 3)
    os.closerange(own + 1, os.sysconf("SC_OPEN_MAX"))  # those of the other agents
    channel.detach()
    serve(socket.socket(fileno=own), spec)


def serve(channel: socket.socket, spec: Spec) -> None:
    """Answer one message after the other."""
    agents: dict[int, Agent] = {}
    while True:
        message = receive(channel)
        if message is None:
            return
        try:
            answer = answer_to(message, agents, spec)
        except BaseException as error:  # the agent's, whatever it is
            answer = {"fault": f"raised {explain(error)}"}
        channel.sendall(json.dumps(answer).encode() + b"\n")


def receive(channel: socket.socket) -> dict[str, Any] | None:
    """The next message of the referee; None when there will be none."""
    head = read_exactly(channel, HEADER)
    body = read_exactly(channel, int.from_bytes(head, "big")) if head else b""
    return pickle.loads(body) if body else None


def read_exactly(channel: socket.socket, size: int) -> bytes:
    """So many bytes, or none if the channel is closed."""
    data = b""
    while len(data) < size:
        more = channel.recv(size - len(data))
        if not more:
            return b""
        data += more
    return data


def answer_to(message: dict[str, Any], agents: dict[int, Agent], spec: Spec) -> dict[str, str]:
    """Do what the referee asks: load the agent, make one for a seat, or let it choose."""
    if message["do"] == "load":
        return load(spec)
    if message["do"] == "try":
        return try_out(spec, message["view"])
    seat = message["seat"]
    if message["do"] == "begin":
        agents[seat] = make_agent(spec, message["seed"])
        return {"done": "begin"}
    view = message["view"]
    return checked(agents[seat].choose(view))


def load(spec: Spec) -> dict[str, str]:
    """Find the agent's class."""
    try:
        find_class(spec.name)
    except ValueError as error:
        return {"refused": str(error)}
    except BaseException as error:
        return {"refused": f"agent '{spec}' cannot be loaded: {explain(error)}"}
    return {"done": "load"}


def try_out(spec: Spec, view: View) -> dict[str, str]:
    """Make a move, whatever comes of it."""
    with contextlib.suppress(BaseException):
        make_agent(spec, 0).choose(view)
    return {"done": "try"}


def checked(chosen: object) -> dict[str, str]:
    """The action in notation, if it is one: of exactly these types, whatever it says it is."""
    kind = type(chosen)
    if kind is str:
        return {"fault": f"returned the text {chosen!r:.60}; an agent returns an action"}
    if not any(kind is one for one in ACTION_TYPES):
        return {"fault": f"returned {kind.__name__:.60}, which is no action"}
    return {"action": f"{chosen!s:.200}"}


def explain(error: BaseException) -> str:
    """An exception in one line, and where it came from."""
    try:
        said = " ".join(str(error).split())[:SHOWN]
    except BaseException:
        said = "(its text cannot be read)"
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"
