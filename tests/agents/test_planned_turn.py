"""A plan is followed as long as the game is as it was expected to be, and no longer."""

from projectl.agents.planned_turn import PlannedTurn, visible
from projectl.rules import api
from projectl.rules.actions import Kind, kind_of
from projectl.rules.api import Games


def first_of(games: Games, *kinds: Kind) -> list[int]:
    """A legal sequence of actions, one of each kind."""
    games = games.copy()
    actions = []
    for kind in kinds:
        action = next(int(a) for a in api.legal_actions(games) if kind_of(int(a)) == kind)
        api.play(games, action)
        actions.append(action)
    return actions


def test_the_actions_come_in_their_order_each_in_its_position() -> None:
    games = api.new_games([1])
    actions = first_of(games, Kind.PIECE, Kind.UPGRADE, Kind.TAKE)
    plan = PlannedTurn()
    plan.make(games, actions)
    for action in actions:
        assert plan.next_action(games) == action
        api.play(games, action)
    assert plan.next_action(games) is None


def test_after_a_take_a_turn_is_thought_anew() -> None:
    games = api.new_games([1])
    actions = first_of(games, Kind.PIECE, Kind.TAKE, Kind.PIECE)
    plan = PlannedTurn()
    plan.make(games, actions)
    for action in actions[:2]:
        assert plan.next_action(games) == action
        api.play(games, action)
    assert plan.next_action(games) is None


def test_a_plan_is_dropped_when_the_game_goes_another_way() -> None:
    games, other = api.new_games([1]), api.new_games([2])
    actions = first_of(games, Kind.PIECE, Kind.UPGRADE)
    plan = PlannedTurn()
    plan.make(games, actions)
    assert plan.next_action(other) is None
    assert plan.next_action(games) is None


def test_making_a_plan_leaves_the_game_as_it_is() -> None:
    games = api.new_games([1])
    before = games.tobytes()
    PlannedTurn().make(games, first_of(games, Kind.PIECE, Kind.UPGRADE))
    assert games.tobytes() == before


def test_hidden_cards_are_no_part_of_what_is_visible() -> None:
    games = api.new_games([1], "finesse", 3)
    other = games.copy()
    other["rng"] += 1
    api.reshuffle(other)
    assert other.tobytes() != games.tobytes()
    assert visible(other) == visible(games)
    api.play(other, int(api.legal_actions(other)[0]))
    assert visible(other) != visible(games)
