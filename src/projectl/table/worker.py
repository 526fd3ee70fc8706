"""A process that hosts agents: it gets views, not the cards behind them, and answers with actions.

Run by the pool as `python -m projectl.table.worker`. Requests come on its input, answers leave by
its output; see `projectl.agents.transport`.
"""

import contextlib
import os
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any

from projectl.agents import hosting
from projectl.agents.agent import Agent
from projectl.agents.registry import Spec, make_agent
from projectl.agents.transport import Answer, Request
from projectl.game.game import Game
from projectl.texts import Message, words_in

AGENTS = 12  # remembered by a worker; each has some megabytes to search with
SIGN_SECONDS = 1.0
SIGNED = ("load", "advise")  # what sends signs of life while it works
NICENESS = 2  # the server answers people first


class Host:
    """The agents a worker has at hand, the one used last at the end."""

    def __init__(self, sink: int) -> None:
        self.agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()
        self.loaded: set[str] = set()
        self.handlers: hosting.Handlers = {
            "ready": self.ready,
            "load": self.load,
            "choose": self.choose,
            "advise": self.advise,
        }
        for name in SIGNED:
            self.handlers[name] = partial(while_alive, sink, self.handlers[name])

    def ready(self, _request: Request) -> Answer:
        """That the process is up."""
        return {"ready": True}

    def load(self, request: Request) -> Answer:
        """Let an agent move once in a game nobody plays, so that its code is compiled."""
        spec: Spec = request["spec"]
        if str(spec) not in self.loaded:
            game = Game(seed=0)
            hosting.choose(make_agent(spec), game.view(game.player))
            self.loaded.add(str(spec))
        return {"ready": True}

    def choose(self, request: Request) -> Answer:
        """The action that the agent of a seat chooses."""
        agent = self.agent(request["table"], request["seat"], request["spec"], request["seed"])
        return hosting.choose(agent, request["view"])

    def advise(self, request: Request) -> Answer:
        """The turns that look best to the player to act."""
        from projectl.agents.advice import advise  # loads all that is compiled

        return {"turns": [turn_of(advice) for advice in advise(request["view"])]}

    def agent(self, table: str, seat: int, spec: Spec, seed: int) -> Agent:
        """The agent of a seat, made anew if it is not at hand."""
        key = (table, seat, str(spec))
        if key not in self.agents:
            self.agents[key] = make_agent(spec, seed)
        self.agents.move_to_end(key)
        while len(self.agents) > AGENTS:
            self.agents.popitem(last=False)
        return self.agents[key]


def while_alive(sink: int, work: Callable[[Request], Answer], request: Request) -> Answer:
    """Do something long, sending an empty line every second."""
    done = threading.Event()

    def send_signs() -> None:
        while not done.wait(SIGN_SECONDS):
            with contextlib.suppress(BrokenPipeError):  # the server is gone, and so is this soon
                os.write(sink, b"\n")

    signs = threading.Thread(target=send_signs, daemon=True)
    signs.start()
    try:
        return work(request)
    finally:
        done.set()
        signs.join()


def turn_of(advice: Any) -> Answer:
    """Advice as plain values, as it travels to the page."""
    return {
        "actions": [str(action) for action in advice.actions],
        "goes_on": advice.goes_on,
        "win_chance": float(advice.win_chance),
        "win_change": float(advice.win_change),
        "margin": float(advice.margin),
        "change": float(advice.change),
        "figures": as_wire(advice.figures),
        "reason": as_wire(advice.reason),
    }


def as_wire(message: Message) -> Answer:
    """A message as it travels, with its English sentence."""
    return message.as_json() | {"text": words_in().say(message)}


def main() -> None:
    hosting.die_with_parent()
    os.nice(NICENESS)
    sink = os.dup(sys.stdout.fileno())
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what an agent prints is no answer
    hosting.serve(sys.stdin.fileno(), sink, Host(sink).handlers)


if __name__ == "__main__":
    main()
