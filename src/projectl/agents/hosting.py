"""The inside of a process that hosts agents, of the table or the arena: it serves requests.

Whatever an agent does here, it does to this process alone.
"""

import ctypes
import signal
import sys
from collections.abc import Callable, Mapping
from typing import Any

from projectl.agents.agent import Agent, AgentError
from projectl.agents.transport import Answer, Request, receive, reply
from projectl.agents.turn import AgentFault, ask, plain, raised
from projectl.game.view import View
from projectl.texts import Message

Handlers = Mapping[str, Callable[[Request], Answer]]  # by what a request asks to do

LONGEST_ACTION = 200  # characters
PARENT_DEATH_SIGNAL = 1  # prctl's number for it
# What a host tells of, and its parameters: faults, of which its parent finds all others, and why an
# agent cannot be had.
FAULTS = {"fault-raised": ("error",), "fault-text": ("text",), "fault-type": ("type",)}
REFUSALS = {
    "agent-import": ("name", "error"),
    "agent-no-class": ("name", "module", "class"),
    "agent-no-choose": ("name",),
    "agent-setup": ("agent", "error"),
}


def die_with_parent() -> None:
    """Ask the system to end this process when its parent ends, where it can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PARENT_DEATH_SIGNAL, signal.SIGKILL)


def serve(source: int, sink: int, handlers: Handlers) -> None:
    """Answer one request after the other, until the parent closes its end."""
    while (request := receive(source)) is not None:
        try:
            reply(sink, answer_to(request, handlers))
        except BrokenPipeError:  # nobody is there any more who asked
            return


def answer_to(request: Request, handlers: Handlers) -> Answer:
    """Do what is asked for; a fault is told, not raised."""
    try:
        return handlers[request["do"]](request)
    except AgentFault as fault:
        return {"fault": fault.reason.as_json()}
    except BaseException as error:  # the agent's, whatever it is
        return {"fault": raised(error).as_json()}


def choose(agent: Agent, view: View) -> Answer:
    """The action an agent chooses, in notation; whether it is legal the parent knows best."""
    return {"action": str(ask(agent, view))[:LONGEST_ACTION]}


def chosen_in(answer: Answer) -> str:
    """The parent's side: the action in an answer; AgentFault if there is none."""
    check_answer(answer)
    if "action" not in answer:
        raise AgentFault(Message("fault-no-answer"))
    return plain(answer["action"])


def check_answer(answer: Answer) -> None:
    """The parent's side: AgentFault if an answer tells of one, in words a host can have used."""
    if "fault" in answer:
        raise AgentFault(told_fault(answer["fault"]))


def check_refusal(answer: Answer) -> None:
    """The parent's side: AgentError if an answer says that there is no such agent."""
    if "refused" in answer:
        reason = told_message(answer["refused"], REFUSALS)
        raise AgentError(reason) if reason else AgentFault(Message("fault-no-answer"))


def told_fault(told: Any) -> Message:
    """The reason of a fault, from a process that may send anything."""
    return told_message(told, FAULTS) or Message("fault-no-answer")


def told_message(told: Any, known: Mapping[str, tuple[str, ...]]) -> Message | None:
    """One of the known messages, with short texts for its parameters; None if it is another."""
    match told:
        case {"code": str(code), "params": dict(params)} if code in known:
            return Message(code, **{name: plain(params.get(name)) for name in known[code]})
    return None


def exit_fault(status: int) -> Message:
    """Why a process is gone, by its exit code; minus the signal that ended it."""
    if status >= 0:
        return Message("fault-exit", status=str(status))
    if (
        sys.platform != "win32" and status == -signal.SIGKILL
    ):  # it may only have closed its end, and was killed for it
        return Message("fault-lost")
    return Message("fault-signal", signal=signal.Signals(-status).name)


def timeout_fault(limit: float) -> Message:
    """That an agent took too long."""
    return Message("fault-timeout", seconds=limit)
