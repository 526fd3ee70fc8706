"""The greedy agent: legal, repeatable, blind to hidden cards, and better than dice."""

import pytest
from round_trip import VARIANTS

from agents.tables import ask, check_anywhere, check_blind, every_variant, play_game, positions_of
from projectl.agents.agent import Agent, Level
from projectl.agents.greedy import TEMPERATURE, GreedyAgent
from projectl.agents.random_agents import WeightedAgent
from projectl.game.game import Game
from projectl.rules.api import VariantNames


@every_variant
def test_whole_games_are_legal_and_nothing_hidden_is_looked_at(variant: VariantNames) -> None:
    assert check_blind(variant, 4, GreedyAgent).is_over


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_the_same_seed_plays_the_same_game(mode: str) -> None:
    variant = next(variant for variant in VARIANTS if variant[0] == mode)
    assert play_game(variant, 4, GreedyAgent) == check_blind(variant, 4, GreedyAgent)


def test_any_position_is_answered_by_one_agent_in_any_order() -> None:
    check_anywhere(GreedyAgent(1), every=6)


def test_every_level_plays_and_a_lower_one_more_freely() -> None:
    assert list(TEMPERATURE.values()) == sorted(TEMPERATURE.values(), reverse=True)
    assert set(TEMPERATURE) == set(Level)
    games = list(positions_of(("base", 3, None), seed=5, every=9))
    choices = {level: [ask(GreedyAgent(2, level), game) for game in games] for level in Level}
    assert choices[Level.GENTLE] != choices[Level.FIERCE]


def test_any_seed_will_do() -> None:
    for seed in (0, (1 << 256) + 5, -3):
        ask(GreedyAgent(seed), Game(seed=1))


def test_where_one_action_is_legal_it_is_that() -> None:
    for game in positions_of(("finesse", 2, None), seed=6, every=1):
        view = game.view(game.player)
        if len(view.legal) == 1:
            assert GreedyAgent().choose(view) == view.legal[0]
            return
    pytest.fail("no such position")


def test_a_planning_agent_beats_dice() -> None:
    for seed in range(4):
        game = Game(seed=seed)
        agents: list[Agent] = [GreedyAgent(seed), WeightedAgent(seed)]
        while not game.is_over:
            game.play(ask(agents[game.player], game))
        assert game.outcome is not None
        assert game.outcome.winners == (0,)
