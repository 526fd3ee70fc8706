"""The network as a player: legal, repeatable, blind to hidden cards, and far better than dice."""

import pytest
from round_trip import VARIANTS

from agents.tables import ask, check_anywhere, check_blind, every_variant, play_game
from projectl.agents.agent import Agent
from projectl.agents.network_agent import NetworkAgent
from projectl.agents.random_agents import WeightedAgent
from projectl.game.game import Game
from projectl.rules.api import VariantNames


@every_variant
def test_whole_games_are_legal_and_nothing_hidden_is_looked_at(variant: VariantNames) -> None:
    assert check_blind(variant, 4, NetworkAgent).is_over


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_the_game_depends_on_the_deal_alone(mode: str) -> None:
    """It throws no dice, so the seed of the agent does not matter."""
    variant = next(variant for variant in VARIANTS if variant[0] == mode)
    assert play_game(variant, 4, NetworkAgent) == play_game(
        variant, 4, lambda seed: NetworkAgent(seed + 100)
    )


def test_any_position_is_answered_by_one_agent_in_any_order() -> None:
    check_anywhere(NetworkAgent(1), every=14)


@pytest.mark.parametrize("variant", [("base", 2, None), ("finesse", 2, None)])
def test_it_beats_dice_from_either_seat(variant: VariantNames) -> None:
    for seed in range(4):
        game = Game(*variant, seed=seed)
        agents: list[Agent] = [NetworkAgent(seed), WeightedAgent(seed)]
        own = seed % 2
        while not game.is_over:
            game.play(ask(agents[game.player ^ own], game))
        assert game.outcome is not None
        assert game.outcome.winners == (own,)


def test_it_beats_the_mastermind_at_its_hardest() -> None:
    for seed in range(3):
        game = play_game(("solo", 1, "unbeatable"), seed, NetworkAgent)
        assert game.outcome is not None
        assert game.outcome.winners == (0,)
