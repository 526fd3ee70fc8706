"""Agents that throw dice play by the rules, and by their seeds."""

import pytest

from agents.tables import ask, check_anywhere, check_blind, every_variant, play_game, positions_of
from projectl.agents.agent import Level
from projectl.agents.random_agents import EPSILON, RandomAgent, WeightedAgent
from projectl.rules.api import VariantNames

AGENTS = pytest.mark.parametrize("agent", [RandomAgent, WeightedAgent], ids=["random", "weighted"])
Dice = type[RandomAgent] | type[WeightedAgent]


@AGENTS
@every_variant
def test_a_seed_plays_one_game_and_another_seed_another(variant: VariantNames, agent: Dice) -> None:
    game = play_game(variant, 7, agent)
    assert game.is_over
    assert play_game(variant, 7, agent) == game
    assert play_game(variant, 7, lambda seed: agent(seed + 50)) != game


@AGENTS
@every_variant
def test_nothing_hidden_is_looked_at(variant: VariantNames, agent: Dice) -> None:
    check_blind(variant, 8, agent)


@AGENTS
def test_any_position_is_answered(agent: Dice) -> None:
    check_anywhere(agent(1), every=11)


def test_every_level_of_the_weighted_agent_plays() -> None:
    assert set(EPSILON) == set(Level)
    for level in Level:
        agent = WeightedAgent(3, level)
        for game in positions_of(("finesse", 2, None), seed=5, every=9):
            ask(agent, game)


def test_a_epsilon_agent_throws_the_dice_of_a_random_one_more_often() -> None:
    def strange(level: Level) -> int:
        """How often it chooses otherwise than the agent that never plays at random."""
        agents = WeightedAgent(3, level), WeightedAgent(3, Level.CHAMPION)
        games = list(positions_of(("base", 2, None), seed=5, every=1))
        return sum(ask(agents[0], game) != ask(agents[1], game) for game in games)

    assert EPSILON[Level.CHAMPION] == 0.0
    assert sorted(EPSILON.values(), reverse=True) == list(EPSILON.values())
    assert strange(Level.CHAMPION) == 0 < strange(Level.GENTLE)
