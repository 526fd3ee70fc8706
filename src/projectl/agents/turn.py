"""One agent's turn: ask it, and check what it answers. Table, arena and terminal all do it by this.

An agent may crash, hang, answer with something that is no action, or choose one that is not legal:
each is an `AgentFault` with its reason. What follows is the caller's policy. In the arena the agent
forfeits the game, at the table a stand-in moves and after it the dice, in the terminal the sitting
stops with the reason and the game is kept.
"""

import traceback
from pathlib import Path
from typing import Any, get_args

from projectl.agents.agent import Agent
from projectl.game.actions import Action, action_of, number_of
from projectl.game.determinize import determinize
from projectl.game.legality import explain_illegal
from projectl.game.notation import NotationError
from projectl.game.view import View
from projectl.texts import Message, words_in

ACTION_TYPES = get_args(Action)
LONGEST_TEXT = 300  # characters of anything an agent said
SHOWN_ERROR = 200  # characters of an exception
SHOWN_ANSWER = 60  # characters of an answer that is no action


class AgentFault(Exception):  # noqa: N818  what an agent did, not what went wrong here
    """What an agent did instead of choosing a legal action."""

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return words_in().say(self.reason)


def choose_checked(agent: Agent, view: View) -> Action:
    """The legal action that an agent of this process chooses; AgentFault if it does not."""
    return check_choice(str(ask(agent, view)), view)


def ask(agent: Agent, view: View) -> Action:
    """Let an agent choose: an action, legal or not, or an AgentFault."""
    try:
        chosen: object = agent.choose(view)
    except (Exception, SystemExit) as error:
        raise AgentFault(raised(error)) from error
    return check_type(chosen)


def check_type(chosen: Any) -> Action:
    """What an agent returned, if it is an action: of exactly these types, whatever it claims."""
    kind = type(chosen)
    if kind is str:
        raise AgentFault(Message("fault-text", text=plain(f"{chosen!r:.{SHOWN_ANSWER}}")))
    if not any(kind is one for one in ACTION_TYPES):
        raise AgentFault(Message("fault-type", type=plain(f"{kind.__name__:.{SHOWN_ANSWER}}")))
    action: Action = chosen
    return action


def check_choice(text: str, view: View) -> Action:
    """The action that an answer in notation means, if it is legal in a view."""
    try:
        number = number_of(text, view.mode)
    except NotationError:
        shown = plain(text)[:SHOWN_ANSWER]
        raise AgentFault(Message("fault-notation", text=shown)) from None
    action = action_of(number, view.mode)
    if action not in view.legal:
        reason = explain_illegal(determinize(view)[0], number)
        raise AgentFault(Message("fault-illegal", action=str(action), reason=reason))
    return action


def raised(error: BaseException) -> Message:
    """An exception as the reason of a fault."""
    return Message("fault-raised", error=describe(error))


def describe(error: BaseException) -> str:
    """An exception in one line, and where it came from."""
    try:
        said = " ".join(str(error).split())[:SHOWN_ERROR]
    except BaseException:
        said = "(its text cannot be read)"
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}{': ' if said else ''}{said}{where}"


def plain(text: object) -> str:
    """A text fit for a line of a report: short and printable."""
    shown = text if isinstance(text, str) else "something that is no text"
    return "".join(char if char.isprintable() else "?" for char in shown)[:LONGEST_TEXT]
