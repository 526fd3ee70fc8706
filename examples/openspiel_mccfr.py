"""OpenSpiel's Monte Carlo CFR learns the first actions of a game.

A horizon cuts the game after a few actions, and pays by how far a seat is ahead with what is under
way: a tree that can be walked. Chance is sampled, so every game is another one.

    python examples/openspiel_mccfr.py --iterations 200 --horizon 3
"""

import argparse

import pyspiel
from open_spiel.python.algorithms.external_sampling_mccfr import ExternalSamplingSolver

from projectl.envs import openspiel


def main() -> None:
    """Learn, and tell how large the tree has become."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--horizon", type=int, default=3, help="actions a game")
    parser.add_argument("--mode", default="base", help="base, finesse, solo or finesse-solo")
    options = parser.parse_args()
    small = {"mode": options.mode, "horizon": options.horizon, "reward": "margin"}
    game = pyspiel.load_game(openspiel.SHORT_NAME, small)
    solver = ExternalSamplingSolver(game)
    for _ in range(options.iterations):
        solver.iteration()
    states = len(solver._infostates)
    print(f"{options.iterations} iterations, {states} information states")


if __name__ == "__main__":
    main()
