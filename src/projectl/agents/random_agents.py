"""Agents that throw dice: any legal action, or a sensible kind of action first."""

from random import Random

from projectl.agents.agent import Level
from projectl.game.actions import Action, action_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules.api import SEED_BITS
from projectl.rules.random_play import Policy, random_action


class RandomAgent:
    """Any legal action, all equally likely."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Random(seed)

    def choose(self, view: View) -> Action:
        return self.dice.choice(view.legal)


# How often a weighted agent plays at random (epsilon-greedy).
EPSILON = {
    Level.BEGINNER: 0.9,
    Level.GENTLE: 0.75,
    Level.STEADY: 0.5,
    Level.SHARP: 0.25,
    Level.FIERCE: 0.1,
    Level.CHAMPION: 0.0,
}


class WeightedAgent:
    """A kind of action by its weight, then one of that kind, large pieces first."""

    name = "weighted"

    def __init__(self, seed: int = 0, level: Level = Level.CHAMPION) -> None:
        self.dice = Random(seed)
        self.epsilon = EPSILON[level]

    def choose(self, view: View) -> Action:
        if self.dice.random() < self.epsilon:
            return self.dice.choice(view.legal)
        game = determinize(view, self.dice.getrandbits(SEED_BITS))
        return action_of(int(random_action(game[0], int(Policy.WEIGHTED))), view.mode)
