"""A worker: a process that referees one game after the other, with every agent in its own.

It reads a line that says what the tournament is, then a line a game, and writes a line for each.
Run by the arena as `python -m projectl.agents.arena.worker`.
"""

import json
import os
import signal
import sys
from typing import Any, BinaryIO, TextIO

from projectl.agents.arena.agent_client import AgentProcess
from projectl.agents.arena.config import ArenaError
from projectl.agents.arena.referee import Match, play_game
from projectl.agents.arena.schedule import Fixture
from projectl.agents.hosting import die_with_parent
from projectl.agents.registry import read_spec
from projectl.agents.transport import as_line
from projectl.game.game import Game
from projectl.game.game_file import format_game
from projectl.game.view import View

LOAD_LIMIT = 300.0  # seconds to import an agent


class Worker:
    """The agents of a tournament, ready to play."""

    def __init__(self, handshake: dict[str, Any]) -> None:
        self.handshake = handshake
        specs = [read_spec(text) for text in handshake["agents"]]
        self.processes = [AgentProcess(spec) for spec in specs]
        self.budgets = [spec.budget.seconds if spec.budget else None for spec in specs]

    def load(self) -> None:
        """Load the engine, then start every agent; ArenaError if one cannot be."""
        view = self._first_view()
        for process in self.processes:
            process.load(LOAD_LIMIT)
            process.try_out(view, self.handshake["move_limit"], self.handshake["longest_trial"])

    def play(self, job: dict[str, Any]) -> dict[str, Any]:
        """Play one game."""
        fixture = Fixture(job["pairing"], job["deal"], job["rotation"], tuple(job["seating"]))
        game = self._deal(job["seed"])
        match = Match(
            game=game,
            fixture=fixture,
            players=[self.processes[agent] for agent in fixture.seating],
            seeds=job["agent_seeds"],
            budgets=[self.budgets[agent] for agent in fixture.seating],
            move_limit=self.handshake["move_limit"],
            strict_time=self.handshake["strict_time"],
        )
        result = play_game(match)
        notation = format_game(game) if self.handshake["save_games"] else ""
        return {"result": result.as_json(), "notation": notation, "leaving": not self.whole()}

    def whole(self) -> bool:
        """Whether all agents are alive.

        A dead one is not started again here: a fork of this process would have the games it has
        seen in its memory, and some of their deals are still to be played by others. So the worker
        leaves, and a new one takes its place.
        """
        return all(process.pid for process in self.processes)

    def close(self) -> None:
        """End the agents' processes."""
        for process in self.processes:
            process.close()

    def _first_view(self) -> View:
        """What the first seat sees of some deal; making it loads what is compiled."""
        game = self._deal(0)
        view = game.view(game.player)
        game.play(view.legal[0])
        return view

    def _deal(self, seed: int) -> Game:
        handshake = self.handshake
        return Game(handshake["mode"], handshake["seats"], handshake["difficulty"], seed)


def serve(orders: TextIO, answers: BinaryIO) -> None:
    """Do what the lines say until there are no more."""
    worker = Worker(json.loads(orders.readline()))
    try:
        try:
            worker.load()
        except ArenaError as error:
            say(answers, {"refused": error.reason.as_json()})
            return
        say(answers, {"ready": os.getpid()})
        for line in orders:
            say(answers, worker.play(json.loads(line)))
            if not worker.whole():
                return
    finally:
        worker.close()


def say(answers: BinaryIO, message: dict[str, Any]) -> None:
    """One line."""
    answers.write(as_line(message))
    answers.flush()


def leave(*_: object) -> None:
    """End in order, so that the agents end too."""
    raise SystemExit(0)


def main() -> None:
    """Serve standard input and output, which the agents then cannot reach."""
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    orders = os.fdopen(os.dup(0), encoding="utf-8")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(orders, answers)
    except BrokenPipeError:  # the arena is gone
        sys.exit(0)


if __name__ == "__main__":
    main()
