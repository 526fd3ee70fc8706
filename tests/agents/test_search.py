"""The agent that people play: legal, repeatable, blind; more budget, more thought."""

import math

import pytest
from round_trip import VARIANTS

from agents.tables import ask, check_anywhere, check_blind, every_variant, play_game, positions_of
from projectl.agents.agent import Budget, Level
from projectl.agents.mcts import tree
from projectl.agents.search import CANDIDATE_VISITS, STRENGTH, SearchAgent
from projectl.game.game import Game
from projectl.rules.api import VariantNames
from projectl.rules.state import Phase

DRAWN = [level for level in Level if STRENGTH[level].budget is None]


def quick(seed: int = 0) -> SearchAgent:
    return SearchAgent(seed, budget=Budget(nodes=3))


@every_variant
def test_whole_games_are_legal_and_nothing_hidden_is_looked_at(variant: VariantNames) -> None:
    assert check_blind(variant, 4, quick).is_over


@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_the_same_seed_plays_the_same_game(mode: str) -> None:
    variant = next(variant for variant in VARIANTS if variant[0] == mode)
    assert play_game(variant, 4, quick) == check_blind(variant, 4, quick)


def test_any_position_is_answered_by_one_agent_in_any_order() -> None:
    check_anywhere(quick(1), every=14)


@pytest.mark.parametrize("level", Level)
def test_every_level_plays_and_thinks_as_long_as_it_may(level: Level) -> None:
    agent = SearchAgent(1, level)
    assert agent.budget == STRENGTH[level].budget
    ask(agent, Game(seed=2))


@pytest.mark.parametrize("level", DRAWN)
@pytest.mark.parametrize("mode", ["base", "solo", "finesse", "finesse-solo"])
def test_a_level_without_a_search_plays_whole_games_and_sees_nothing_hidden(
    level: Level, mode: str
) -> None:
    variant = next(variant for variant in VARIANTS if variant[0] == mode)
    played = check_blind(variant, 3, lambda seed: SearchAgent(seed, level))
    assert played == play_game(variant, 3, lambda seed: SearchAgent(seed, level))


def test_what_is_taken_back_and_repeated_is_answered_as_before() -> None:
    games = [Game(seed=seed) for seed in range(12)]
    agent = SearchAgent(1, Level.BEGINNER)
    answers = [ask(agent, game) for game in games]
    assert [ask(agent, game) for game in games] == answers
    assert [ask(SearchAgent(2, Level.BEGINNER), game) for game in games] != answers


def test_a_budget_makes_any_level_search() -> None:
    agent = SearchAgent(1, Level.BEGINNER, Budget(nodes=10))
    ask(agent, Game(seed=2))
    assert agent.tree.nodes_used == 11


def test_more_nodes_are_grown_with_a_larger_budget() -> None:
    grown, evaluated = [], []
    for nodes in (1, 10, 60):
        agent = SearchAgent(1, budget=Budget(nodes=nodes))
        before = agent.evaluated
        ask(agent, Game(seed=2))
        grown.append(int(agent.tree.nodes_used))
        evaluated.append(agent.evaluated - before)
    assert grown == [2, 11, 61]
    assert evaluated == sorted(set(evaluated))


def test_a_turn_is_thought_of_once_where_nothing_new_is_seen() -> None:
    """The plan is followed, so the next action costs no thought."""
    game = Game(seed=2)
    agent = quick()
    followed = 0
    while followed == 0:
        turn, before = game.turn, agent.evaluated
        game.play(ask(agent, game))
        followed += game.turn == turn and agent.evaluated == before
        assert not game.is_over


def test_a_budget_of_seconds_is_spent_turn_by_turn() -> None:
    agent = SearchAgent(1, budget=Budget(seconds=0.02))
    game = Game(seed=2)
    for _ in range(12):
        game.play(ask(agent, game))
        assert agent.tree.nodes_used > 0


@every_variant
def test_candidates_are_turns_of_the_position_the_chosen_one_first(variant: VariantNames) -> None:
    agent = SearchAgent(1, budget=Budget(nodes=8))
    for game in positions_of(variant, seed=5, every=25):
        view = game.view(game.player)
        found = agent.candidates(view, most=3)
        if view.phase is Phase.TOUCH:
            assert found == []
            continue
        assert 1 <= len(found) <= 3
        assert found[0].visits == max(candidate.visits for candidate in found)
        values = [2 * each.win_chance + tree.POINT_WEIGHT * each.margin for each in found[1:]]
        assert values == pytest.approx(sorted(values, reverse=True))
        assert len({candidate.actions for candidate in found}) == len(found)
        for candidate in found:
            assert candidate.actions[0] in view.legal
            assert math.isfinite(candidate.margin)
            assert math.isfinite(candidate.change)
            assert 0.0 <= candidate.win_chance <= 1.0
            assert candidate.visits >= CANDIDATE_VISITS
        before = {round(each.win_chance - each.win_change, 6) for each in found}
        assert len(before) == 1


def test_where_the_policy_is_sure_there_are_still_turns_to_compare() -> None:
    agent = SearchAgent(1, budget=Budget(nodes=30))
    for mode in ("base", "solo", "finesse", "finesse-solo"):
        game = Game(mode, seed=4)
        assert len(agent.candidates(game.view(game.player), most=3)) == 3


def test_there_are_no_candidates_for_who_only_watches() -> None:
    game = Game(seed=2)
    assert quick().candidates(game.view()) == []
    assert quick().candidates(game.view(1 - game.player)) == []
