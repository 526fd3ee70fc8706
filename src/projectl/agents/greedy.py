"""An agent that searches the present turn alone, by beam search and heuristic."""

import numpy as np

from projectl.agents.agent import Level
from projectl.agents.planned_turn import PlannedTurn
from projectl.agents.planning.evaluation import Evaluator, empty_network
from projectl.agents.planning.sampling import sample_turn
from projectl.agents.planning.scratch import MOST_TURNS, new_scratch
from projectl.agents.planning.touches import touch_action
from projectl.agents.planning.turns import find_turns
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules.api import SEED_BITS
from projectl.rules.state import Phase

WIDTH = 16  # of the beam
TEMPERATURE = {
    Level.BEGINNER: 5.0,
    Level.GENTLE: 3.0,
    Level.STEADY: 1.5,
    Level.SHARP: 0.5,
    Level.FIERCE: 0.2,
    Level.CHAMPION: 0.0,
}


class GreedyAgent:
    """The turn with the best heuristic value; a lower level draws by softmax among good ones."""

    name = "greedy"

    def __init__(self, seed: int = 0, level: Level = Level.CHAMPION) -> None:
        self.seed = seed % (1 << SEED_BITS)
        self.temperature = TEMPERATURE[level]
        self.scratch = new_scratch()
        self.evaluator = Evaluator(False, empty_network())
        self.plan = PlannedTurn()

    def choose(self, view: View) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        game = determinize(view, self.seed)
        if view.phase is Phase.TOUCH:
            return action_of(int(touch_action(game[0], self.scratch.touches)), view.mode)
        planned = self.plan.next_action(game)
        if planned is None:
            found = find_turns(game[0], WIDTH, MOST_TURNS, self.evaluator, self.scratch)
            turn = self.scratch.finished[
                sample_turn(game[0], found, self.temperature, self.scratch)
            ]
            self.plan.make(game, np.asarray(turn.actions[: turn.length]).tolist())
            planned = self.plan.next_action(game)
        assert planned is not None
        return action_of(planned, view.mode)
