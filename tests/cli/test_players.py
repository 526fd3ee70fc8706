"""Who sits where."""

import pytest

from projectl.cli.errors import CommandError
from projectl.cli.players import AGENTS, Seating, seat_players
from projectl.game.game import Game


def test_one_person_plays_against_weighted_players_unless_told_otherwise() -> None:
    assert seat_players(None, 3).players == ("human", "weighted", "weighted")
    assert seat_players(None, 3).names == ("You", "Player 2", "Player 3")
    assert seat_players(None, 3).labels[1] == "Player 2 (weighted)"


def test_several_people_are_called_by_their_seats() -> None:
    assert seat_players("human, Random,human", 3).names == ("Player 1", "Player 2", "Player 3")
    assert Seating(("human", "random"), to_spectators=True).names[0] == "Player 1"


@pytest.mark.parametrize(
    ("players", "message"),
    [
        ("human,bob", "there is no player 'bob'; players are human, random, weighted"),
        ("human,,human", "there is no player ''; players are human, random, weighted"),
        ("human", "this game has 3 seats: give 3 names in --players, not 1"),
    ],
)
def test_unknown_and_missing_players_are_refused(players: str, message: str) -> None:
    with pytest.raises(CommandError, match=message):
        seat_players(players, 3)


@pytest.mark.parametrize("name", sorted(AGENTS))
def test_an_agent_changes_nothing_and_repeats_itself(name: str) -> None:
    game = Game("finesse", 3, seed=9)
    before = game.state.tobytes()
    for _ in range(40):
        action = AGENTS[name](game)
        assert action == AGENTS[name](game)
        game.play(action)
    assert game.at(0).state.tobytes() == before
