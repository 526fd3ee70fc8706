"""Matches while training goes on: fair, repeatable, and telling."""

import pytest

from projectl.agents.network.weights import shipped_weights
from projectl.learning.match import (
    MEASURED,
    Player,
    measure,
    play_match,
    player_of,
    weighted_player,
)
from projectl.learning.variants import VARIANTS
from projectl.rules import api
from projectl.rules.apply import apply
from projectl.rules.random_play import Policy, random_action


def dice_player() -> Player:
    return lambda state: apply(state, random_action(state, int(Policy.UNIFORM)))


def test_equal_players_win_half_of_their_games_because_seats_are_changed() -> None:
    player = player_of(shipped_weights())
    result = play_match("base-2", 10, player, player)
    assert result.games == 10
    assert result.won == 0.5
    assert result.margin == 0.0


@pytest.mark.parametrize("variant", ["base-3", "finesse-4"])
def test_each_deal_is_played_from_every_seat(variant: str) -> None:
    seats = VARIANTS[variant][1]
    result = play_match(variant, seats + 1, weighted_player, dice_player)
    assert result.games == 2 * seats


def test_the_shipped_network_beats_random_players_everywhere() -> None:
    found = measure(shipped_weights(), VARIANTS, games=6)
    assert list(found) == ["weighted"]
    assert list(found["weighted"]) == list(MEASURED)
    for variant, row in found["weighted"].items():
        assert row["games"] == 6
        assert row["won"] >= 0.8, variant
        assert row["margin"] > 3, variant


def test_another_network_is_played_against_where_there_are_others() -> None:
    weights = shipped_weights()
    found = measure(weights, ["finesse-2", "solo-unbeatable"], games=2, against=weights)
    assert list(found["weighted"]) == ["finesse-2", "solo-unbeatable"]
    assert list(found["network"]) == ["finesse-2"]
    assert found["network"]["finesse-2"]["won"] == 0.5


def test_a_match_is_the_same_every_time() -> None:
    player = player_of(shipped_weights())
    assert play_match("solo-unbeatable", 4, player) == play_match("solo-unbeatable", 4, player)


def test_what_is_measured_can_be_dealt() -> None:
    for variant in MEASURED:
        assert api.new_games([1], *VARIANTS[variant])[0].seats == VARIANTS[variant][1]
