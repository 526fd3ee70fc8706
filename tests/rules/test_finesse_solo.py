"""Chapter 9: Finesse against the mastermind."""

import pytest

from projectl.rules.puzzles import Colour
from projectl.rules.state import EndReason, Phase
from projectl.rules.tiles import TILES
from rules.position import ADA, Position

WORTH_NOTHING = """
    W22 W23 W24
    W25 W26 W27
    W28 W29 W30
"""


def finesse_solo(grid: str, locks: str = "0 0 0", held: int = 0) -> Position:
    return Position("finesse-solo").grid(grid, locks, held)


def mastermind_plays(position: Position) -> Position:
    return position.leave_actions(1).play("piece I1")


# R9.1: setup


@pytest.mark.rule("R9.1")
def test_twenty_white_puzzles_lie_on_fifteen_black_ones() -> None:
    position = Position("finesse-solo")
    dealt = [name for name in position.market() if name is not None]
    assert len(dealt) == 9
    assert all(name.startswith("W") for name in dealt)
    assert len(position.deck(Colour.WHITE)) == 20 - 9
    assert len(position.deck(Colour.BLACK)) == 15


@pytest.mark.rule("R9.1")
@pytest.mark.parametrize(
    ("difficulty", "held"), [("standard", 6), ("challenging", 3), ("unbeatable", 0)]
)
def test_pieces_and_locks_are_those_of_a_solo_game(difficulty: str, held: int) -> None:
    position = Position("finesse-solo", difficulty=difficulty)
    assert position.supply(ADA) == "I1 I2"
    assert position.state.locks.tolist() == [1, 2, 1]
    assert position.state.mastermind_supply == held


@pytest.mark.rule("R9.1")
def test_coins_and_tiles_are_those_of_finesse() -> None:
    position = Position("finesse-solo")
    assert (position.state.bank, position.coins(ADA)) == (35, (0, 0))
    sets = sorted(TILES[tile].name[0] for tile in position.state.tiles)
    assert sets == ["A"] * 2 + ["B"] * 2 + ["C"] * 6


@pytest.mark.rule("R9.1", "R9.3")
def test_the_player_gains_and_spends_coins() -> None:
    position = Position("finesse-solo").enter_round(3, tile="C03").play("take 1", "take 2")
    assert position.coins(ADA) == (0, 2)
    position.play("piece I1")
    assert (position.turn(), position.coins(ADA)) == ((4, ADA), (2, 0))
    position.play("insert")
    assert (position.state.actions_left, position.state.bank) == (4, 35)


@pytest.mark.rule("R9.1")
def test_the_mastermind_gains_no_coins() -> None:
    position = finesse_solo(WORTH_NOTHING).enter_round(3, tile="C03")
    mastermind_plays(position)
    assert len(position.mastermind_finished()) == 2
    assert (position.coins(ADA), position.state.bank) == ((0, 0), 35)


# R9.2: two puzzles a turn


@pytest.mark.rule("R9.2")
def test_the_second_puzzle_is_the_poorest_of_the_same_column() -> None:
    position = finesse_solo("W22 W09 W10  W11 B01 W12  W23 W24 W13")
    mastermind_plays(position)
    assert position.mastermind_finished() == ["B01", "W24"]


@pytest.mark.rule("R9.2")
def test_of_equally_poor_ones_it_takes_the_upper_and_refills_from_top_to_bottom() -> None:
    position = finesse_solo("W22 W09 W10  W01 W11 W12  W23 W13 W14")
    first, second = position.deck(Colour.WHITE)[:2]
    mastermind_plays(position)
    assert position.mastermind_finished() == ["W01", "W22"]
    assert [position.at(place) for place in "147"] == [first, second, "W23"]


@pytest.mark.rule("R9.2")
def test_the_refill_comes_too_late_for_the_second_puzzle() -> None:
    position = finesse_solo("W01 W09 W10  W11 W12 W13  W14 W15 W16").stack("W22")
    mastermind_plays(position)
    assert position.mastermind_finished() == ["W01", "W11"]
    assert position.at("1") == "W22"


@pytest.mark.rule("R9.2")
def test_a_column_with_one_puzzle_gives_only_that_one() -> None:
    position = finesse_solo("--- W22 W23  --- W24 W25  W01 W26 W27", held=2).leave_in_deck(0)
    position.state.last_round = 2
    pile = position.mastermind_finished()
    mastermind_plays(position)
    assert sorted([*pile, "W01"]) == position.mastermind_finished()


@pytest.mark.rule("R9.2")
def test_the_last_card_goes_to_the_upper_gap() -> None:
    position = finesse_solo("W01 W09 W10  W22 W11 W12  W13 W14 W15").leave_in_deck(1)
    (last,) = position.deck(Colour.BLACK)
    mastermind_plays(position)
    assert [position.at(place) for place in "147"] == [last, None, "W13"]


@pytest.mark.rule("R9.2")
def test_locks_move_once_for_both_puzzles() -> None:
    position = finesse_solo("W01 W22 W23  W24 W25 W26  W27 W28 W29", locks="0 3 2", held=4)
    mastermind_plays(position)
    assert len(position.mastermind_finished()) == 2
    assert position.state.locks.tolist() == [6, 2, 1]
    assert position.state.mastermind_supply == 0


@pytest.mark.rule("R9.2", "R7.6")
def test_with_every_column_locked_it_takes_neither() -> None:
    position = mastermind_plays(finesse_solo(WORTH_NOTHING, locks="1 1 2", held=4))
    assert position.mastermind_finished() == []
    assert (position.state.locks.tolist(), position.state.mastermind_supply) == ([0, 0, 1], 4)


# R9.3: rounds, end and score


@pytest.mark.rule("R9.3", "R8.2")
def test_the_tile_is_removed_after_the_turn_of_the_mastermind() -> None:
    position = Position("finesse-solo").enter_round(3, tile="C03")
    row = [int(tile) for tile in position.state.tiles]
    mastermind_plays(position)
    assert position.turn() == (4, ADA)
    assert position.state.tiles.tolist() == [255] * 3 + row[3:]


@pytest.mark.rule("R9.3", "R8.6")
def test_the_last_tile_ends_a_finesse_solo_game() -> None:
    position = Position("finesse-solo").enter_round(9)
    assert position.turns_to_touches() == [(9, ADA), (10, ADA)]
    assert position.end_reason is EndReason.LAST_TILE


@pytest.mark.rule("R9.3", "R7.7", "R8.6")
@pytest.mark.parametrize(
    ("emptied_in", "last_round", "reason"),
    [
        (5, 6, EndReason.DECK_EMPTY),
        (9, 10, EndReason.DECK_EMPTY),
        (10, 10, EndReason.LAST_TILE),
    ],
)
@pytest.mark.parametrize("by_the_player", [True, False])
def test_deck_or_tiles_end_the_game_whichever_is_first(
    emptied_in: int, last_round: int, reason: EndReason, by_the_player: bool
) -> None:
    position = finesse_solo(WORTH_NOTHING).leave_in_deck(1).enter_round(emptied_in)
    position.leave_actions(1).play("take 1" if by_the_player else "piece I1")
    assert position.deck(Colour.BLACK) == []
    position.turns_to_touches()
    assert position.turn() == (last_round, ADA)
    assert position.end_reason is reason
    assert position.state.last_round <= 10


@pytest.mark.rule("R9.3", "R8.7")
def test_a_touch_costs_a_coin_first() -> None:
    position = Position("finesse-solo").own(ADA, "I1 I1").puzzle(ADA, 1, "W22")
    position.set_coins(ADA, available=1).begin_touches().play("place 1 I1 c3")
    assert (position.score(), position.coins(ADA)) == (0, (0, 0))
    position.play("place 1 I1 c4", "done")
    assert (position.score(), position.phase) == (-1, Phase.OVER)


@pytest.mark.rule("R9.3", "R8.4")
def test_the_player_alone_is_the_richest_when_the_bank_is_empty() -> None:
    position = Position("finesse-solo").enter_round(3, tile="C03").set_coins(ADA, available=35)
    position.play("take 1")
    assert (position.coins(ADA), position.state.bank) == ((34, 1), 0)


@pytest.mark.rule("R9.3", "R7.8")
def test_unfinished_puzzles_cost_their_points_in_finesse_solo_too() -> None:
    position = Position("finesse-solo").finish(ADA, "B06").puzzle(ADA, 1, "W01")
    assert position.score() == 4 - 2


@pytest.mark.rule("R9.3")
def test_a_tie_is_lost_whatever_the_coins() -> None:
    position = Position("finesse-solo").finish(ADA, "B01").finish_for_mastermind("B02")
    assert position.set_coins(ADA, available=20).ranks() == [2, 1]
    assert position.finish(ADA, "W09").ranks() == [1, 2]
