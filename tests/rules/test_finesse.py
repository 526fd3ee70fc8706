"""Chapter 8: the row of tiles, when coins come, how Finesse ends and is scored."""

import pytest

from projectl.rules import api
from projectl.rules.puzzles import Colour
from projectl.rules.state import NONE, EndReason, Phase
from projectl.rules.tiles import TILES
from rules.position import ADA, BEN, CLEO, Position


def finesse(seats: int = 2) -> Position:
    return Position("finesse", seats)


# R8.1: setup


@pytest.mark.rule("R8.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_35_coins_are_in_the_bank(seats: int) -> None:
    position = finesse(seats)
    assert position.state.bank == 35
    assert [position.coins(seat) for seat in range(seats)] == [(0, 0)] * seats


@pytest.mark.rule("R8.1")
def test_there_are_three_sets_of_ten_tiles() -> None:
    expected = [f"{letter}{number:02}" for letter in "ABC" for number in range(1, 11)]
    assert [tile.name for tile in TILES] == expected


@pytest.mark.rule("R8.1")
def test_two_tiles_of_a_two_of_b_and_six_of_c_lie_in_the_row() -> None:
    for game in api.new_games(range(10), "finesse"):
        row = [TILES[tile].name for tile in game.tiles]
        assert len(set(row)) == 10
        assert sorted(name[0] for name in row) == ["A"] * 2 + ["B"] * 2 + ["C"] * 6


@pytest.mark.rule("R8.1")
def test_any_tile_can_lie_in_the_row_and_the_sets_are_shuffled_together() -> None:
    games = api.new_games(range(40), "finesse")
    assert {int(tile) for game in games for tile in game.tiles} == set(range(30))
    for place in range(10):
        assert {TILES[game.tiles[place]].name[0] for game in games} == set("ABC")


@pytest.mark.rule("R8.1")
def test_only_the_first_two_tiles_are_hidden() -> None:
    games = api.new_games([1] * 20, "finesse")
    dealt = games[0].tiles.tolist()
    for game, seed in zip(games, api.new_games(range(20), "finesse"), strict=True):
        game.rng = seed.rng
    api.reshuffle(games)
    assert all(game.tiles[2:].tolist() == dealt[2:] for game in games)
    assert all(len({int(game.tiles[place]) for game in games}) > 1 for place in (0, 1))


# R8.2: the current tile


@pytest.mark.rule("R8.2")
@pytest.mark.parametrize(("number", "coins"), [(1, 0), (2, 0), (3, 1), (10, 1)])
def test_only_a_face_up_tile_counts(number: int, coins: int) -> None:
    position = finesse().enter_round(number, tile="C03").play("take W1")
    assert sum(position.coins(ADA)) == coins


@pytest.mark.rule("R8.2")
def test_a_face_down_blue_tile_pays_nothing_either() -> None:
    position = finesse().enter_round(2, tile="C05").idle_turn()
    assert position.coins(ADA) == (0, 0)


@pytest.mark.rule("R8.2")
def test_the_tile_is_removed_at_the_end_of_the_round() -> None:
    position = finesse().enter_round(4, tile="C03")
    row = position.state.tiles.tolist()
    position.idle_turn()
    assert position.state.tiles.tolist() == row
    position.idle_turn()
    assert position.state.tiles.tolist() == [NONE] * 4 + row[4:]


@pytest.mark.rule("R8.2")
def test_the_next_tile_counts_in_the_next_round() -> None:
    position = finesse().enter_round(3, tile="C03").enter_round(2)
    position.play("take W1").leave_actions(1).play("piece I1").idle_turn()
    assert (position.turn(), position.coins(ADA)) == ((3, ADA), (0, 0))
    position.play("take W1")
    assert position.coins(ADA) == (0, 1)


@pytest.mark.rule("R8.2")
def test_a_tile_pays_each_player_on_their_own_turn_only() -> None:
    position = finesse(3).enter_round(3, tile="C03").play("take W1", "piece I1", "piece I1")
    assert [sum(position.coins(seat)) for seat in (ADA, BEN, CLEO)] == [1, 0, 0]
    position.play("take W1", "take W1")
    assert [sum(position.coins(seat)) for seat in (ADA, BEN, CLEO)] == [1, 2, 0]


# R8.3: when coins come


@pytest.mark.rule("R8.3")
def test_a_pink_tile_pays_at_once_and_each_time() -> None:
    position = finesse().enter_round(3, tile="C03").play("take W1")
    assert (position.coins(ADA), position.state.bank) == ((0, 1), 34)
    position.play("take B1")
    assert (position.coins(ADA), position.state.bank) == ((0, 2), 33)


@pytest.mark.rule("R8.3")
def test_a_blue_tile_pays_at_the_end_of_the_turn() -> None:
    position = finesse().enter_round(3, tile="C01").play("take W1", "take W1")
    assert position.coins(ADA) == (0, 0)
    position.play("piece I1")
    assert (position.turn(), position.coins(ADA)) == ((3, BEN), (2, 0))


@pytest.mark.rule("R8.3", "R8.5")
def test_pending_coins_cannot_be_spent_before_the_turn_is_over() -> None:
    position = finesse().enter_round(3, tile="C03").play("take W1", "take W1")
    assert position.coins(ADA) == (0, 2)
    assert not position.may("insert")
    position.play("take W1")
    assert (position.turn(), position.coins(ADA)) == ((3, BEN), (3, 0))


@pytest.mark.rule("R8.3")
def test_pending_coins_are_added_to_the_available_ones() -> None:
    position = finesse().enter_round(3, tile="C03").set_coins(ADA, available=1, pending=2)
    assert position.play("take W1").coins(ADA) == (1, 3)
    assert position.leave_actions(1).play("piece I1").coins(ADA) == (4, 0)


@pytest.mark.rule("R8.3", "R8.5")
def test_blue_coins_come_too_late_for_an_insert() -> None:
    position = finesse().enter_round(3, tile="C05").play("piece I1", "piece I1", "piece I1")
    assert (position.turn(), position.coins(ADA)) == ((3, BEN), (2, 0))


# R8.6: the end


@pytest.mark.rule("R8.6")
def test_finishing_touches_come_at_once_when_the_last_tile_is_removed() -> None:
    position = finesse().enter_round(9)
    assert position.turns_to_touches() == [(9, ADA), (9, BEN), (10, ADA), (10, BEN)]
    assert (position.phase, position.turn()) == (Phase.TOUCH, (10, ADA))
    assert position.end_reason is EndReason.LAST_TILE


@pytest.mark.rule("R8.6", "R5.1")
@pytest.mark.parametrize(
    ("emptied_in", "last_round", "reason"),
    [
        (4, 5, EndReason.BLACK_DECK_EMPTY),
        (8, 9, EndReason.BLACK_DECK_EMPTY),
        (9, 10, EndReason.BLACK_DECK_EMPTY),
        (10, 10, EndReason.LAST_TILE),
    ],
)
def test_the_black_deck_or_the_tiles_end_the_game_whichever_is_first(
    emptied_in: int, last_round: int, reason: EndReason
) -> None:
    position = finesse().leave_in_deck(1).enter_round(emptied_in, tile="C02")
    position.leave_actions(1).play("take B1")
    assert position.deck(Colour.BLACK) == []
    turns = position.turns_to_touches()
    assert turns[-1] == (last_round, BEN)
    assert position.turn() == (last_round, ADA)
    assert position.end_reason is reason
    assert position.state.last_round <= 10


# R8.7: touches


@pytest.mark.rule("R8.7")
def test_a_touch_costs_a_coin_while_there_is_one_and_then_a_point() -> None:
    position = finesse().own(ADA, "I1 I1 I1").puzzle(ADA, 1, "B05").finish(ADA, "B06")
    position.set_coins(ADA, available=2).begin_touches()
    position.play("place 1 I1 c2", "place 1 I1 c3")
    assert (position.score(), position.coins(ADA), position.state.bank) == (4, (0, 0), 35)
    position.play("place 1 I1 c4")
    assert (position.score(), position.state.bank) == (3, 35)


@pytest.mark.rule("R8.7")
def test_the_coins_of_the_others_do_not_pay_for_a_touch() -> None:
    position = finesse().puzzle(ADA, 1, "B05").set_coins(BEN, available=2).begin_touches()
    position.play("place 1 I1 c3")
    assert (position.score(), position.coins(BEN)) == (-1, (2, 0))


@pytest.mark.rule("R8.7", "R8.5")
def test_coins_buy_no_action_in_finishing_touches() -> None:
    assert finesse().set_coins(ADA, available=6).begin_touches().choices() == ["done"]


# R8.8: ties


@pytest.mark.rule("R8.8")
def test_of_equal_points_the_one_with_more_coins_is_ahead() -> None:
    position = finesse().finish(ADA, "W09 W10").finish(BEN, "W01").give(ADA, "O4 O4")
    position.set_coins(ADA, available=3).set_coins(BEN, available=4)
    assert position.ranks() == [2, 1]


@pytest.mark.rule("R8.8")
def test_coins_do_not_outweigh_a_point() -> None:
    position = finesse().finish(ADA, "W01").finish(BEN, "W09").set_coins(BEN, available=20)
    assert position.ranks() == [1, 2]


@pytest.mark.rule("R8.8", "R6.2")
def test_of_equal_coins_too_puzzles_and_then_pieces_count_and_then_it_is_shared() -> None:
    position = finesse().set_coins(ADA, available=3).set_coins(BEN, available=3)
    assert position.finish(ADA, "W01").finish(BEN, "W02").ranks() == [1, 1]
    assert position.give(BEN, "I1").ranks() == [2, 1]
    assert position.finish(ADA, "W22").ranks() == [1, 2]


@pytest.mark.rule("R8.8", "R6.2")
def test_each_tie_break_of_finesse_tells_two_players_apart() -> None:
    position = finesse(4)
    position.finish(0, "W09 W10").set_coins(0, available=1)
    position.finish(1, "W11 W12").set_coins(1, available=1).give(1, "I1")
    position.finish(2, "W01").set_coins(2, available=2)
    position.finish(3, "W02").set_coins(3, available=1)
    assert position.ranks() == [3, 2, 1, 4]
