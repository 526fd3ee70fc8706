"""An agent that plays what the network thinks best, without looking ahead."""

from projectl.agents.mcts.scratch import new_network, new_scratch
from projectl.agents.mcts.turns import best_output, evaluate
from projectl.agents.network.encode import action_of_output
from projectl.agents.network.weights import shipped_weights
from projectl.agents.planning.touches import touch_action
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules.api import SEED_BITS
from projectl.rules.state import Phase


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
        if view.phase is Phase.TOUCH:
            return action_of(int(touch_action(state, self.scratch.touches)), view.mode)
        evaluate(state, self.network, self.scratch)
        output = best_output(self.network)
        return action_of(int(action_of_output(output, self.network.room.lays)), view.mode)
