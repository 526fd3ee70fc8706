"""How many microseconds does the solver take for a puzzle, on one core of this machine?

A question is asked with an empty memory ("cold") and again with what was learned from it ("warm");
each figure is the median of many calls from Python, in processor time, with the call itself
counted in. Prints the hardest puzzles and writes all to bench/out/solver.json.

    python bench/solver.py --calls 51
"""

import argparse
import json
import platform
import statistics
import time
from collections.abc import Callable
from itertools import combinations_with_replacement, islice
from pathlib import Path
from typing import Any

import numpy as np
import peers

from projectl.rules import solve
from projectl.rules.pieces import CELLS, COPIES, SHAPES, Shape
from projectl.rules.puzzles import PUZZLES

OUT = Path(__file__).parent / "out"
HAND = 6
EVERY = 7  # of the 3003 hands of six, one in so many
HARDEST = ("B01", "B02", "B03", "B04", "B05")

MEMORY = solve.new_memory()
STEPS = solve.new_steps()
ONE = np.empty((1, CELLS), np.int16)
MANY = np.empty((400_000, CELLS), np.int16)
ADDITIONS = np.empty(4096, np.int64)
BOX, TWO_EACH = (int(solve.stock_of(np.full(SHAPES, count))) for count in (COPIES, 2))

Question = Callable[[int], int]

QUESTIONS: dict[str, Question] = {
    "one way": lambda hole: solve.list_ways(hole, BOX, CELLS, MEMORY, STEPS, ONE),
    "fewest pieces": lambda hole: solve.list_fewest(hole, BOX, MEMORY, STEPS, ONE),
    "count all": lambda hole: solve.count_ways(hole, BOX, MEMORY, STEPS),
    "list all": lambda hole: solve.list_ways(hole, BOX, CELLS, MEMORY, STEPS, MANY),
    "missing, no piece": lambda hole: solve.list_missing(hole, 0, MEMORY, STEPS, ADDITIONS),
    "one way, two of each": lambda hole: solve.list_ways(hole, TWO_EACH, CELLS, MEMORY, STEPS, ONE),
    "count, two of each": lambda hole: solve.count_ways(hole, TWO_EACH, MEMORY, STEPS),
}


HAND_QUESTIONS: dict[str, Callable[[int, int], int]] = {
    "one way": lambda hole, stock: solve.list_ways(hole, stock, CELLS, MEMORY, STEPS, ONE),
    "fewest pieces": lambda hole, stock: solve.list_fewest(hole, stock, MEMORY, STEPS, ONE),
    "count all": lambda hole, stock: solve.count_ways(hole, stock, MEMORY, STEPS),
    "missing": lambda hole, stock: solve.list_missing(hole, stock, MEMORY, STEPS, ADDITIONS),
}


def measure(question: Question, hole: int, calls: int) -> dict[str, Any]:
    """The answer, and the microseconds until it is there."""
    cold: list[float] = []
    warm: list[float] = []
    for _ in range(calls):
        MEMORY.fill(0)
        for times in (cold, warm):
            start = time.thread_time_ns()
            answer = question(hole)
            times.append((time.thread_time_ns() - start) / 1000)
    return {
        "answer": int(answer),
        "cold_us": round(statistics.median(cold), 2),
        "warm_us": round(statistics.median(warm), 2),
    }


def measure_hands(question: Callable[[int, int], int]) -> dict[str, float]:
    """Cold microseconds for the hardest puzzles with hands of six, also those that do not fill."""
    times = []
    for hole in (puzzle.hole for puzzle in PUZZLES if puzzle.name in HARDEST):
        for hand in islice(combinations_with_replacement(Shape, HAND), 0, None, EVERY):
            stock = sum(int(solve.ONE_PIECE[shape]) for shape in hand)
            MEMORY.fill(0)
            start = time.thread_time_ns()
            question(hole, stock)
            times.append((time.thread_time_ns() - start) / 1000)
    percents = statistics.quantiles(times, n=100)
    return {"median_us": round(percents[49], 2), "99_percent_us": round(percents[98], 2)}


def report(figures: dict[str, dict[str, dict[str, Any]]]) -> None:
    """Cold microseconds, a row a question, a column a puzzle; last, the slowest of all 52."""
    print(f"{'cold microseconds':24}", *(f"{name:>10}" for name in HARDEST), "   slowest of all")
    for name, by_puzzle in figures.items():
        slowest = max(by_puzzle, key=lambda puzzle: by_puzzle[puzzle]["cold_us"])
        cells = [f"{by_puzzle[puzzle]['cold_us']:10,.1f}" for puzzle in HARDEST]
        print(f"{name:24}", *cells, f"{by_puzzle[slowest]['cold_us']:10,.1f} ({slowest})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--calls", type=int, default=51, help="calls a figure")
    options = parser.parse_args()
    for question in QUESTIONS.values():
        question(PUZZLES[0].hole)
    peers.pin()
    figures = {
        name: {
            puzzle.name: measure(question, puzzle.hole, options.calls if name != "list all" else 5)
            for puzzle in PUZZLES
        }
        for name, question in QUESTIONS.items()
    }
    report(figures)
    hands = {name: measure_hands(question) for name, question in HAND_QUESTIONS.items()}
    for name, times in hands.items():
        median, most = times["median_us"], times["99_percent_us"]
        print(f"hands of six, {name}: median {median:.1f}, 99 % of them below {most:.1f}")
    machine = f"{platform.machine()}, Python {platform.python_version()}"
    result = {"machine": machine, "puzzles": figures, "hands_of_six": hands}
    (OUT / "solver.json").write_text(json.dumps(result, indent=1) + "\n")


if __name__ == "__main__":
    main()
