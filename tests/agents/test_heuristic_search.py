"""The search by a heuristic: legal, repeatable, blind; more budget, more thought."""

import pytest
from round_trip import VARIANTS

from agents.tables import ask, check_anywhere, check_blind, every_variant, play_game
from projectl.agents.agent import Budget
from projectl.agents.heuristic_search import HeuristicSearchAgent
from projectl.agents.planning import tree
from projectl.game.game import Game
from projectl.rules.api import VariantNames


def quick(seed: int = 0) -> HeuristicSearchAgent:
    return HeuristicSearchAgent(seed, budget=Budget(nodes=3))


@every_variant
def test_whole_games_are_legal_and_nothing_hidden_is_looked_at(variant: VariantNames) -> None:
    assert check_blind(variant, 4, quick).is_over


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_the_same_seed_plays_the_same_game(mode: str) -> None:
    variant = next(variant for variant in VARIANTS if variant[0] == mode)
    assert play_game(variant, 4, quick) == check_blind(variant, 4, quick)


def test_any_position_is_answered_by_one_agent_in_any_order() -> None:
    check_anywhere(quick(1), every=14)


def test_more_nodes_are_grown_with_a_larger_budget() -> None:
    grown, simulated = [], []
    for nodes in (1, 10, 60):
        agent = HeuristicSearchAgent(1, budget=Budget(nodes=nodes))
        before = agent.simulated
        ask(agent, Game(seed=2))
        grown.append(int(agent.tree.size[tree.NODES_USED]))
        simulated.append(agent.simulated - before)
    assert grown == [2, 11, 61]
    assert simulated == sorted(set(simulated))


def test_a_turn_is_thought_of_once_where_nothing_new_is_seen() -> None:
    """The plan is followed, so the next action costs no thought."""
    game = Game(seed=2)
    agent = quick()
    followed = 0
    while followed == 0:
        turn, before = game.turn, agent.simulated
        game.play(ask(agent, game))
        followed += game.turn == turn and agent.simulated == before
        assert not game.is_over


def test_a_budget_of_seconds_is_spent_turn_by_turn() -> None:
    agent = HeuristicSearchAgent(1, budget=Budget(seconds=0.02))
    game = Game(seed=2)
    for _ in range(12):
        game.play(ask(agent, game))
        assert agent.tree.size[tree.NODES_USED] > 0
