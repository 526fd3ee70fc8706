"""A process that thinks: it gets views, never the cards behind them, and answers with actions.

Run by the pool as `python -m projectl.table.worker`. It reads a length and a pickled question from
its input, and writes a line of JSON for each.
"""

import json
import os
import pickle
import sys
from collections import OrderedDict
from typing import Any, BinaryIO

from projectl.agents.agent import Agent
from projectl.agents.arena.agent_process import die_with_parent
from projectl.agents.registry import Spec, make_agent
from projectl.game.game import Game
from projectl.game.view import View

HEADER = 4  # bytes before a question: its length
AGENTS = 12  # remembered by a worker; each has some megabytes to think with
NICENESS = 2  # the server answers people first

Question = dict[str, Any]


class Mind:
    """The agents a worker has at hand, the one used last at the end."""

    def __init__(self) -> None:
        self.agents: OrderedDict[tuple[str, int, str], Agent] = OrderedDict()
        self.loaded: set[str] = set()

    def answer(self, question: Question) -> Question:
        """What is asked for; a fault is told, not raised."""
        try:
            if question["do"] == "ready":
                return {"ready": True}
            if question["do"] == "load":
                return self.load(question["spec"])
            view: View = question["view"]
            if question["do"] == "advise":
                from projectl.agents.advice import advise  # loads all that is compiled

                return {"turns": [turn_of(advice) for advice in advise(view)]}
            agent = self.agent(question["table"], question["seat"], question["spec"], question)
            return {"action": str(agent.choose(view))}
        except Exception as error:
            return {"fault": f"{type(error).__name__}: {error}"[:200]}

    def load(self, spec: Spec) -> Question:
        """Let an agent move once in a game nobody plays, so that its code is compiled."""
        if str(spec) not in self.loaded:
            view = Game(seed=0).view(Game(seed=0).player)
            make_agent(spec).choose(view)
            self.loaded.add(str(spec))
        return {"ready": True}

    def agent(self, table: str, seat: int, spec: Spec, question: Question) -> Agent:
        """The agent of a seat, made anew if it is not at hand."""
        key = (table, seat, str(spec))
        if key not in self.agents:
            self.agents[key] = make_agent(spec, question["seed"])
        self.agents.move_to_end(key)
        while len(self.agents) > AGENTS:
            self.agents.popitem(last=False)
        return self.agents[key]


def turn_of(advice: Any) -> Question:
    """Advice as plain values."""
    return {
        "actions": [str(action) for action in advice.actions],
        "change": float(advice.change),
        "margin": float(advice.margin),
        "reason": advice.reason,
    }


def live(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer until nobody asks any more."""
    mind = Mind()
    while header := source.read(HEADER):
        question = pickle.loads(source.read(int.from_bytes(header, "big")))
        sink.write(json.dumps(mind.answer(question)).encode() + b"\n")
        sink.flush()


def main() -> None:
    die_with_parent()
    os.nice(NICENESS)
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what an agent prints is no answer
    live(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
