"""Chapter 7: one player against the mastermind."""

import pytest

from projectl.rules import api
from projectl.rules.puzzles import Colour
from projectl.rules.state import EndReason, Phase
from rules.position import ADA, Position

WORTH_NOTHING = """
    W22 W23 W24
    W25 W26 W27
    W28 W29 W30
"""


def locks(position: Position) -> tuple[list[int], int]:
    """The locks above the columns, and those the mastermind holds."""
    return position.state.locks.tolist(), int(position.state.mastermind_supply)


def mastermind_plays(position: Position) -> Position:
    """The player's last action, which touches neither grid nor locks, and what follows it."""
    return position.leave_actions(1).play("piece I1")


# R7.1 to R7.3: setup, and the player's turn


@pytest.mark.rule("R7.1")
def test_fifteen_white_puzzles_lie_on_ten_black_ones_and_nine_are_dealt() -> None:
    position = Position("solo")
    dealt = [name for name in position.market() if name is not None]
    white, black = position.deck(Colour.WHITE), position.deck(Colour.BLACK)
    assert (len(dealt), len(white), len(black)) == (9, 15 - 9, 10)
    assert all(name.startswith("W") for name in dealt + white)
    assert all(name.startswith("B") for name in black)
    assert len({*dealt, *white, *black}) == 25


@pytest.mark.rule("R7.1")
def test_any_puzzle_can_be_in_a_solo_game() -> None:
    games = api.new_games(range(30), "solo")
    seen = {int(card) for game in games for card in (*game.market, *game.deck[game.deck != 255])}
    assert seen == set(range(52))


@pytest.mark.rule("R7.2")
@pytest.mark.parametrize(
    ("difficulty", "held"), [("standard", 6), ("challenging", 3), ("unbeatable", 0)]
)
def test_difficulty_is_how_many_locks_the_mastermind_holds(difficulty: str, held: int) -> None:
    position = Position("solo", difficulty=difficulty)
    assert locks(position) == ([1, 2, 1], held)


@pytest.mark.rule("R7.2", "R7.3")
def test_locks_are_no_pieces_of_the_reserve() -> None:
    position = Position("solo", difficulty="standard")
    assert (position.supply(ADA), position.reserve("I1"), position.reserve("I2")) == ("I1 I2", 9, 9)


@pytest.mark.rule("R7.3")
def test_the_player_moves_first() -> None:
    position = Position("solo")
    assert position.turn() == (1, ADA)
    assert position.mastermind_finished() == []


@pytest.mark.rule("R7.3")
@pytest.mark.parametrize(
    ("place", "left"),
    [("1", [0, 2, 1]), ("5", [1, 1, 1]), ("9", [1, 2, 0]), ("3", [1, 2, 0]), ("4", [0, 2, 1])],
)
def test_a_take_moves_a_lock_of_that_column_to_the_mastermind(place: str, left: list[int]) -> None:
    position = Position("solo", difficulty="challenging")
    taken, below = position.at(place), position.deck(Colour.WHITE)
    position.play(f"take {place}")
    assert locks(position) == (left, 4)
    assert position.slots(ADA)[0] == taken
    assert position.at(place) == below[0]


@pytest.mark.rule("R7.3")
def test_a_take_from_a_column_without_locks_moves_none() -> None:
    position = Position("solo").grid(WORTH_NOTHING, locks="0 2 1", held=3).play("take 7")
    assert locks(position) == ([0, 2, 1], 3)


@pytest.mark.rule("R7.3", "R7.1")
def test_the_grid_is_refilled_with_black_puzzles_when_the_white_ones_are_gone() -> None:
    position = Position("solo")
    position.finish_for_mastermind(" ".join(position.deck(Colour.WHITE)[1:]))
    (last_white,) = position.deck(Colour.WHITE)
    first_black = position.deck(Colour.BLACK)[0]
    position.play("take 1", "take 5")
    assert (position.at("1"), position.at("5")) == (last_white, first_black)


# R7.4, R7.5: what the mastermind takes, and how locks move


@pytest.mark.rule("R7.4", "R7.5")
def test_it_takes_the_best_open_puzzle_and_locks_gather_above_its_column() -> None:
    position = Position("solo").grid(
        """
        W09 W01 W10
        W02 B06 W03
        W22 W11 W04
        """,
        locks="1 2 0",
        held=3,
    )
    next_card = position.deck(Colour.WHITE)[0]
    mastermind_plays(position)
    assert position.mastermind_finished() == ["W03"]
    assert locks(position) == ([0, 1, 5], 0)
    assert position.market() == [
        *("W09", "W01", "W10"),
        *("W02", "B06", next_card),
        *("W22", "W11", "W04"),
    ]
    assert position.turn() == (2, ADA)


@pytest.mark.rule("R7.4")
@pytest.mark.parametrize(
    ("grid", "taken"),
    [
        ("W22 W01 W23  W02 W24 W25  W26 W27 W28", "W01"),
        ("W01 W22 W02  W23 W24 W25  W26 W27 W28", "W01"),
        ("W22 W23 W01  W24 W25 W26  W02 W27 W28", "W01"),
        ("W09 W22 W23  W10 W24 W25  W01 W26 W02", "W01"),
        ("W22 W23 W24  W25 W26 W27  W28 W29 W30", "W22"),
        ("W01 W02 W03  B13 W04 W05  B06 B14 B01", "B01"),
    ],
)
def test_most_points_count_and_then_reading_order(grid: str, taken: str) -> None:
    position = mastermind_plays(Position("solo").grid(grid, locks="0 0 0"))
    assert position.mastermind_finished() == [taken]


@pytest.mark.rule("R7.4")
def test_a_lock_keeps_it_away_from_the_whole_column() -> None:
    position = Position("solo").grid("B01 W22 W23  B02 W24 W25  B03 W26 W09", locks="1 0 1")
    assert mastermind_plays(position).mastermind_finished() == ["W22"]


@pytest.mark.rule("R7.5")
@pytest.mark.parametrize(
    ("before", "held", "after"),
    [
        ("0 2 2", 0, [2, 1, 1]),
        ("0 2 1", 4, [6, 1, 0]),
        ("0 0 3", 2, [3, 0, 2]),
        ("0 0 0", 0, [0, 0, 0]),
    ],
)
def test_its_supply_and_one_lock_of_each_other_column_move(
    before: str, held: int, after: list[int]
) -> None:
    position = Position("solo").grid("W01 W22 W23  W24 W25 W26  W27 W28 W29", before, held)
    mastermind_plays(position)
    assert position.mastermind_finished() == ["W01"]
    assert locks(position) == (after, 0)


# R7.6: when it takes nothing


@pytest.mark.rule("R7.6")
def test_with_every_column_locked_one_lock_leaves_each_column_and_the_game() -> None:
    position = Position("solo").grid(WORTH_NOTHING, locks="1 3 2", held=4)
    before = position.market()
    mastermind_plays(position)
    assert locks(position) == ([0, 2, 1], 4)
    assert position.mastermind_finished() == []
    assert position.market() == before


@pytest.mark.rule("R7.6")
@pytest.mark.parametrize(
    ("grid", "above"),
    [
        ("--- W09 W10  --- W11 W12  --- W13 W14", "0 1 2"),
        ("--- W09 ---  --- W10 ---  --- W11 ---", "0 3 0"),
    ],
)
def test_open_but_empty_columns_cost_it_the_turn_and_move_no_lock(grid: str, above: str) -> None:
    position = Position("solo").grid(grid, above, held=2).leave_in_deck(0)
    position.state.last_round = 2
    pile = position.mastermind_finished()
    mastermind_plays(position)
    assert locks(position) == ([int(lock) for lock in above.split()], 2)
    assert position.mastermind_finished() == pile


# R7.7: the end


@pytest.mark.rule("R7.7")
def test_when_the_player_empties_the_deck_two_turns_of_the_mastermind_follow() -> None:
    position = Position("solo").grid(WORTH_NOTHING, locks="0 0 0").leave_in_deck(1)
    pile = len(position.mastermind_finished())
    position.leave_actions(1).play("take 1")
    assert position.deck(Colour.BLACK) == []
    assert position.turns_to_touches() == [(2, ADA)]
    assert position.end_reason is EndReason.DECK_EMPTY
    assert len(position.mastermind_finished()) == pile + 2


@pytest.mark.rule("R7.7")
def test_when_the_mastermind_empties_the_deck_one_more_round_follows() -> None:
    position = Position("solo").grid(WORTH_NOTHING, locks="0 0 0").leave_in_deck(1)
    pile = len(position.mastermind_finished())
    mastermind_plays(position)
    assert position.deck(Colour.BLACK) == []
    assert position.turns_to_touches() == [(2, ADA)]
    assert position.end_reason is EndReason.DECK_EMPTY
    assert len(position.mastermind_finished()) == pile + 2


@pytest.mark.rule("R7.7")
def test_the_white_puzzles_running_out_does_not_end_a_solo_game() -> None:
    position = Position("solo")
    position.finish_for_mastermind(" ".join(position.deck(Colour.WHITE)[1:]))
    position.play("take 1")
    assert (position.deck(Colour.WHITE), position.state.last_round) == ([], 0)


@pytest.mark.rule("R7.7", "R5.2")
def test_the_player_alone_has_finishing_touches() -> None:
    position = Position("solo").puzzle(ADA, 1, "W22").begin_touches()
    position.play("place 1 I2 c3 c4", "done")
    assert (position.phase, position.finished(ADA)) == (Phase.OVER, ["W22"])
    assert (position.supply(ADA), position.choices()) == ("I1 I2", [])


# R7.8: the score


@pytest.mark.rule("R7.8")
def test_an_unfinished_puzzle_costs_its_points() -> None:
    position = Position("solo").finish(ADA, "B06 W09").puzzle(ADA, 2, "B01").puzzle(ADA, 3, "W01")
    assert position.score() == 4 + 1 - 5 - 2


@pytest.mark.rule("R7.8")
def test_a_touch_on_a_puzzle_worth_one_gains_a_point_in_solo() -> None:
    position = Position("solo").puzzle(ADA, 1, "W09").begin_touches()
    assert position.score() == -1
    assert position.play("place 1 I2 c3 c4", "done").score() == 1 - 1


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize(
    ("mine", "its", "ranks"),
    [
        ("B01 W09", "B02", [1, 2]),
        ("B01", "B02", [2, 1]),
        ("W09 W10 W11 W12 W13", "B02", [2, 1]),
        ("W01", "B02", [2, 1]),
        ("", "", [2, 1]),
    ],
)
def test_the_player_wins_only_with_more_points(mine: str, its: str, ranks: list[int]) -> None:
    position = Position("solo").finish(ADA, mine).finish_for_mastermind(its).give(ADA, "O4 O4")
    assert position.ranks() == ranks


@pytest.mark.rule("R7.8")
def test_an_unfinished_puzzle_can_cost_the_victory() -> None:
    position = Position("solo").finish(ADA, "B01").finish_for_mastermind("B06")
    assert (position.score(), position.mastermind_score()) == (5, 4)
    assert position.ranks() == [1, 2]
    assert position.puzzle(ADA, 1, "W09").ranks() == [2, 1]
