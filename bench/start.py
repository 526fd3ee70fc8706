"""How long does somebody wait the first time, when everything is compiled, and the next time?

Every row is the clock, in a process of its own; of some rounds each with an empty cache, the median
counts. Prints a table and writes bench/out/start.json.
"""

import json
import os
import platform
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

OUT = Path(__file__).parent / "out" / "start.json"
ROUNDS = 3
# From the import to the first move, and from there to an agent that is ready.
AGENT = """
import time
began = time.perf_counter()
import projectl
game = projectl.Game(seats=2)
game.play(game.legal_actions()[0])
moved = time.perf_counter()
from projectl.agents.search import SearchAgent
SearchAgent()
print(moved - began, time.perf_counter() - moved)
"""
MODULE = "from projectl.wasm.build import module; module()"
BOARD = """
import sys
from projectl.cli.entry import main
sys.argv[1:] = ["play", "--seed", "5", "--players", "human,{opponent}"]  # the person begins
main()
"""
OPPONENTS = {"human": "two people", "search:champion": "a person and the strongest agent"}


def run(code: str, cache: Path) -> str:
    """What a process prints that keeps its machine code there; nobody types anything."""
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "XDG_DATA_HOME": str(cache / "data")}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        check=True,
    )
    return done.stdout


def clock(code: str, cache: Path) -> float:
    """Seconds until a process has done something, its start counted in."""
    began = time.perf_counter()
    run(code, cache)
    return time.perf_counter() - began


def measured() -> Iterator[tuple[str, float]]:
    """Every row of one round."""
    with TemporaryDirectory() as folder:
        cache = Path(folder)
        for when in ("nothing compiled yet", "from the cache"):
            moved, agent = map(float, run(AGENT, cache).split())
            yield f"import to first move, {when}", moved
            yield f"the strongest agent after that, {when}", agent
        yield "the engine for the browser, nothing compiled yet", clock(MODULE, cache)
    for opponent, players in OPPONENTS.items():
        with TemporaryDirectory() as folder:
            for when in ("nothing compiled yet", "from the cache"):
                row = f"`projectl play` to the first board, {players}, {when}"
                yield row, clock(BOARD.format(opponent=opponent), Path(folder))


def main() -> None:
    rows: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        for name, took in measured():
            rows.setdefault(name, []).append(took)
    found = {name: round(statistics.median(times), 2) for name, times in rows.items()}
    for name, median in found.items():
        print(f"{name:90} {median:6.2f} s")
    OUT.write_text(
        json.dumps({"machine": platform.machine(), "rounds": ROUNDS, "seconds": found}, indent=2)
        + "\n"
    )


if __name__ == "__main__":
    main()
