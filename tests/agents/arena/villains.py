"""Agents that misbehave, each in a way of its own; all others play at random."""

import ctypes
import gc
import os
import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any, cast

from projectl.agents.agent import Budget
from projectl.agents.random_agents import RandomAgent
from projectl.game.actions import Action, Done, Take
from projectl.game.view import View

MOVES = 3  # honest ones, before the villain shows
SLOW = 0.8  # seconds for one move; the others take far less than the budget, also on a busy machine


class Villain(RandomAgent):
    """Honest for a few moves, then `misbehave`."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.moves = 0

    def choose(self, view: View) -> Action:
        self.moves += 1
        self.legal = view.legal
        return super().choose(view) if self.moves <= MOVES else self.misbehave()

    def misbehave(self) -> Action:
        raise NotImplementedError


class BadStart(RandomAgent):
    def __init__(self, seed: int = 0) -> None:
        if seed:  # its trial has none
            raise RuntimeError("no\nplan for this")
        super().__init__(seed)


class Raises(Villain):
    def misbehave(self) -> Action:
        raise ZeroDivisionError("division by zero")


class Quits(Villain):
    def misbehave(self) -> Action:
        sys.exit("enough")


class UnspeakableError(Exception):
    def __str__(self) -> str:
        raise RuntimeError


class RaisesUnspeakable(Villain):
    def misbehave(self) -> Action:
        raise UnspeakableError


class SaysText(Villain):
    def misbehave(self) -> Action:
        return cast(Action, str(self.legal[0]))


class SaysNothing(Villain):
    def misbehave(self) -> Action:
        return cast(Action, None)


class Liar(Take):
    """Says that it equals everything, hashes like everything and reads as any action."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0

    def __str__(self) -> str:
        return "piece I1"

    @property  # type: ignore[misc]  # it lies
    def __class__(self) -> Any:
        return Take


class Lies(Villain):
    def misbehave(self) -> Action:
        return Liar("W1")


class WritesNonsense(Villain):
    def misbehave(self) -> Action:
        return Take("W1\x1b[2J" + "x" * 500)


class Illegal(Villain):
    def misbehave(self) -> Action:
        return Take("B4") if Done() in self.legal else Done()


class Loops(Villain):
    def misbehave(self) -> Action:
        while True:
            pass


class HoldsTheLock(Villain):
    """Ignores signals and sleeps in C, where no other Python thread of its process can run."""

    def misbehave(self) -> Action:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGALRM, signal.SIGHUP):
            signal.signal(number, signal.SIG_IGN)
        ctypes.PyDLL(None).sleep(1000)
        return self.legal[0]


class Exits(Villain):
    def misbehave(self) -> Action:
        os._exit(3)


class Crashes(Villain):
    def misbehave(self) -> Action:
        ctypes.string_at(0)
        return self.legal[0]


class Forges(Villain):
    """Finds its connection and sends half an answer of its own."""

    def misbehave(self) -> Action:
        os.write(3, b'{"action": ')
        time.sleep(1000)
        return self.legal[0]


class Floods(Villain):
    def misbehave(self) -> Action:
        os.write(3, b"[" * 50_000)
        return self.legal[0]


class Vandal(RandomAgent):
    """Plays at random, and changes all it can get hold of."""

    def choose(self, view: View) -> Action:
        chosen = super().choose(view)
        self.name = "somebody else"
        sys.stdout.write("noise")
        sys.stderr.write("noise")
        for seat in view.seats:
            object.__setattr__(seat, "score", 1000)
            object.__setattr__(seat, "supply", (0,) * 9)
        object.__setattr__(view, "player", 1 - view.player)
        text = str(chosen)
        for action in view.legal:
            if action is not chosen and isinstance(action, Take):
                object.__setattr__(action, "place", "B1")
        assert str(chosen) == text
        return chosen


class Spy(RandomAgent):
    """Looks for a game or a referee in everything its process can see."""

    looks = 0

    def choose(self, view: View) -> Action:
        self.looks += 1
        if self.looks > 3:  # it takes its time
            return super().choose(view)
        names = {type(each).__name__ for each in gc.get_objects()}
        found = names & {"Game", "Match", "Fixture"}
        frame = sys._getframe()
        while frame.f_back is not None:
            frame = frame.f_back
            found |= {type(each).__name__ for each in frame.f_locals.values()} & {"Game", "Match"}
        if found:
            raise AssertionError(f"found {sorted(found)}")
        return super().choose(view)


class Slow(RandomAgent):
    """Takes its time for one move, and complains if the agents it plays against think meanwhile."""

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget
        self.moves = 0

    def choose(self, view: View) -> Action:
        self.moves += 1
        if self.moves == MOVES:
            before = self.thought()
            time.sleep(SLOW)
            after = self.thought()
            if not before or before != after:
                raise AssertionError(f"others thought in my time: {before}, then {after}")
        return super().choose(view)

    def thought(self) -> dict[str, str]:
        """For how long each agent has run so far; all are stopped, if not at once."""
        times = {}
        for pid in others_of_the_referee():
            state, time_used = state_and_time(pid)
            while state != "T":
                time.sleep(0.01)
                state, time_used = state_and_time(pid)
            times[pid] = time_used
        return times


def others_of_the_referee() -> list[str]:
    """The processes of the other agents at the table."""
    children = Path(f"/proc/{os.getppid()}/task/{os.getppid()}/children").read_text()
    return [pid for pid in children.split() if int(pid) != os.getpid()]


def state_and_time(pid: str) -> tuple[str, str]:
    """Whether a process is stopped ("T"), and the ticks it has run."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return fields[0], f"{fields[11]} + {fields[12]}"


class Ponders(RandomAgent):
    """Wants to think in a thread while others think."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        threading.Thread(target=self.ponder, daemon=True).start()

    def ponder(self) -> None:
        while True:
            pass


class KillsTheReferee(Villain):
    def misbehave(self) -> Action:
        os.kill(os.getppid(), signal.SIGKILL)
        time.sleep(1000)
        return self.legal[0]


class Prints(RandomAgent):
    """Plays at random and says so."""

    def choose(self, view: View) -> Action:
        print("I see", len(view.legal), "actions")  # noqa: T201
        print("\x1b[2Jwarning", file=sys.stderr)  # noqa: T201
        return super().choose(view)


class LoopsAtOnce(RandomAgent):
    def choose(self, view: View) -> Action:
        while view is not None:
            pass
        return super().choose(view)


class NoAgent:
    def __init__(self, seed: int = 0) -> None:
        pass


class NoSeed(RandomAgent):
    def __init__(self) -> None:
        super().__init__(0)


class NeverStarts(RandomAgent):
    def __init__(self, seed: int = 0) -> None:
        raise OSError(f"there is no file of weights for seed {seed}")


class WrongChoose:
    def __init__(self, seed: int = 0) -> None:
        pass

    def choose(self) -> None:
        pass


def bare_function(view: View) -> Action:
    return view.legal[0]
