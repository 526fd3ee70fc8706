"""Honest players beside a flood: how long they wait, and how much memory the server has."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from web.attacks.flood import ADDRESS, CROWDS, FLOODS
from web.clients import Browser, Chair, sensible
from web.serving import Process

LONGEST_WAIT = 0.25  # seconds for a move, in 99 of 100
MOST_MEMORY = 400  # megabytes of a process
PAUSE = 0.05  # seconds between honest moves
BEGINNING = 0.3  # seconds until a flood has begun,
END = 0.2  # and from the last honest move to its end
FEWEST = 5  # moves in that time; before, a flood left none
ATTEMPTS = 3  # something else may keep the machine busy, but not each time


def forget_peak(process: int) -> None:
    """Have the system measure anew how much memory a process has at most."""
    Path(f"/proc/{process}/clear_refs").write_text("5")


def peak_megabytes(process: int) -> float:
    """How much memory a process had at most, at any moment since."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    (peak,) = (line.split()[1] for line in lines if line.startswith("VmHWM"))
    return int(peak) / 1024


@contextmanager
def flooding(
    server: Process, kind: str, table: str, seconds: float, address: str = ADDRESS
) -> Iterator[None]:
    """While a hostile client does something, which is cut off or refused if it has to be."""
    script = str(Path(__file__).with_name("flood.py"))
    command = [sys.executable, script, kind, str(server.port), str(seconds), table, address]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as flood:
        time.sleep(BEGINNING)
        yield
        out, _ = flood.communicate(timeout=seconds + 10)
    assert int(out) > 0 or not (FLOODS | CROWDS)[kind].is_cut_off


def play(chair: Chair, until: float) -> tuple[list[float], list[float]]:
    """How long each move of an honest player takes, and each of the agent they play with."""
    moves: list[float] = []
    answers: list[float] = []
    dice = Random(1)
    while time.monotonic() < until and chair.position["outcome"] is None:
        if chair.position["player"] in chair.you:
            time.sleep(PAUSE)
            action, started = sensible(chair.position["legal"], dice), time.monotonic()
            assert chair.act(action)["type"] == "update"
            moves.append(time.monotonic() - started)
        else:
            started = time.monotonic()
            chair.hear("update")
            answers.append(time.monotonic() - started)
    return moves, answers


def play_beside(server: Process, kind: str, watched: str, seconds: float) -> list[float]:
    """How long honest moves take, at another table than the one that is flooded."""
    with Browser(server.url) as browser:
        table = browser.make("here", "here")["table"]
        until = time.monotonic() + seconds - END
        with flooding(server, kind, watched, seconds), browser.sit(table) as chair:
            return play(chair, until)[0]


def check_quick(processes: Sequence[int], attempt: Callable[[], list[float]]) -> None:
    """Moves are quick, if nothing else keeps the machine busy, and the memory of no process of
    the server is ever too much.
    """
    moves: list[float] = []
    for _ in range(ATTEMPTS):
        for process in processes:
            forget_peak(process)
        moves = sorted(attempt())
        assert max(map(peak_megabytes, processes)) < MOST_MEMORY
        if len(moves) >= FEWEST and moves[-1 - len(moves) // 100] <= LONGEST_WAIT:
            return
    pytest.fail(f"{len(moves)} honest moves took up to {max(moves, default=0.0):.2f} s")
