"""An agent that plays what the network thinks best, without looking ahead."""

from projectl.agents.mcts.evaluation import new_network
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.mcts.turns import best_action
from projectl.agents.network.weights import shipped_weights
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules.api import SEED_BITS


class NetworkAgent:
    """The likeliest action by the policy; finishing touches are exact."""

    name = "network"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed % (1 << SEED_BITS)
        self.network = new_network(shipped_weights())
        self.scratch = new_scratch()

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        state = determinize(view, self.seed)[0]
        return action_of(int(best_action(state, self.network, self.scratch)), view.mode)
