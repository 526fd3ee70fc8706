"""OpenSpiel's own tree search plays Project L against a player who takes any legal action.

Its leaves are valued by play-outs in the compiled engine: eight games in a tenth of the time that
one takes through the Python state.

    python examples/openspiel_mcts.py --games 10 --simulations 200
    python examples/openspiel_mcts.py --search ismcts
"""

import argparse
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from projectl.envs import openspiel
from projectl.envs.openspiel import ProjectLState
from projectl.rules import api

PLAY_OUTS = 8  # for each leaf


class PlayOutEvaluator(mcts.Evaluator):  # type: ignore[misc] # open_spiel has no types
    """Values a state by games played on from it at random, in compiled code."""

    def __init__(self, dice: np.random.RandomState, play_outs: int = PLAY_OUTS) -> None:
        self.dice = dice
        self.play_outs = play_outs

    def evaluate(self, state: ProjectLState) -> Any:
        """Each seat's share of wins, from -1 to 1."""
        games = state.determinize(self.dice.randint(2**31), self.play_outs)
        api.play_out(games)
        first = api.scores_and_ranks(games)[1][:, : state.num_players()] == 1
        alone = first.sum(axis=1, keepdims=True) == 1
        return np.where(first, alone, -1.0).mean(axis=0)

    def prior(self, state: ProjectLState) -> Any:
        """All actions alike."""
        if state.is_chance_node():
            return state.chance_outcomes()
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play_game(game: Any, bots: list[Any], dice: np.random.RandomState) -> list[float]:
    """Play one game; what it returns to each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choice(outcomes, p=probabilities))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def make_search(name: str, game: Any, simulations: int, dice: np.random.RandomState) -> Any:
    """One of OpenSpiel's searches; both can look at all there is to know."""
    leaves = PlayOutEvaluator(dice)
    if name == "mcts":
        return mcts.MCTSBot(game, 1.0, simulations, leaves, random_state=dice)
    return ismcts.ISMCTSBot(game, leaves, 1.0, simulations, random_state=dice)


def main() -> None:
    """Play, and tell how it went."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=100, help="leaves looked at in a move")
    parser.add_argument("--search", choices=["mcts", "ismcts"], default="mcts")
    parser.add_argument("--mode", default="base", help="base, finesse, solo or finesse-solo")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    kind = "perfect" if options.search == "mcts" else "imperfect"  # ISMCTS insists
    game = pyspiel.load_game(openspiel.SHORT_NAME, {"mode": options.mode, "information": kind})
    dice = np.random.RandomState(options.seed)
    search = make_search(options.search, game, options.simulations, dice)
    results = []
    for number in range(options.games):
        seat = number % game.num_players()
        bots = [uniform_random.UniformRandomBot(other, dice) for other in range(game.num_players())]
        bots[seat] = search
        results.append(play_game(game, bots, dice)[seat])
        print(f"game {number + 1}: {results[-1]:+.0f}", flush=True)
    wins = sum(result > 0 for result in results)
    print(f"the search won {wins} of {len(results)} games")


if __name__ == "__main__":
    main()
