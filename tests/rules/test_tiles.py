"""Chapter 8: what each of the thirty tiles pays."""

import pytest

from projectl.rules.state import Phase
from rules.position import ADA, BEN, LEVEL_4, Position

SMALL = "I1 I2 I3 V3"

SET_A = {
    "A01": "I4 L4 T4",
    "A02": "I4 L4 S4",
    "A03": "I4 L4 O4",
    "A04": "I4 T4 S4",
    "A05": "I4 T4 O4",
    "A06": "I4 S4 O4",
    "A07": "L4 T4 S4",
    "A08": "L4 T4 O4",
    "A09": "L4 S4 O4",
    "A10": "T4 S4 O4",
}

# One of each shape side by side in two large holes.
PLACEMENTS = {
    "I4": "place 1 I4 a3 b3 c3 d3",
    "T4": "place 1 T4 b4 c4 d4 c5",
    "I1": "place 1 I1 a4",
    "I2": "place 1 I2 b2 c2",
    "L4": "place 2 L4 a3 b3 c3 c2",
    "O4": "place 2 O4 d4 e4 d5 e5",
    "S4": "place 2 S4 a5 b5 b4 c4",
    "I3": "place 3 I3 b4 c4 d4",
    "V3": "place 3 V3 b2 c2 b3",
}


def in_round(tile: str) -> Position:
    """A game of two in which a tile is current."""
    return Position("finesse", 2).enter_round(3, tile)


def pending(position: Position) -> int:
    return position.coins(ADA)[1]


def end_turn(position: Position) -> int:
    """Ada's last action; the coins she has then."""
    position.leave_actions(1).play("piece I1")
    assert position.coins(ADA)[1] == 0
    return sum(position.coins(ADA))


def shapes_paid_for(tile: str) -> set[str]:
    """Which of the nine shapes bring a coin when placed."""
    position = in_round(tile).own(ADA, f"{SMALL} {LEVEL_4}").leave_actions(10)
    for slot, name in enumerate(["B05", "B03", "B04"], 1):
        position.puzzle(ADA, slot, name)
    paid = set()
    for shape, action in PLACEMENTS.items():
        before = pending(position)
        position.play(action)
        paid |= {shape} if pending(position) == before + 1 else set()
    assert pending(position) == len(paid)
    return paid


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize("tile", SET_A)
def test_a_tile_of_set_a_pays_for_placing_its_three_shapes(tile: str) -> None:
    assert shapes_paid_for(tile) == set(SET_A[tile].split())


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(("tile", "paid"), [("C07", SMALL), ("C08", LEVEL_4)])
def test_c07_pays_for_placing_small_pieces_and_c08_for_large_ones(tile: str, paid: str) -> None:
    assert shapes_paid_for(tile) == set(paid.split())


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize("tile", ["B01", "C01", "C02", "C03", "C04", "C05", "C06", "C09", "C10"])
def test_no_other_tile_pays_for_placing_a_piece(tile: str) -> None:
    assert shapes_paid_for(tile) == set()


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize("tile", ["A01", "C08"])
def test_pieces_placed_by_a_master_are_placed_too(tile: str) -> None:
    position = in_round(tile).own(ADA, "I4 L4").puzzle(ADA, 1, "B05").puzzle(ADA, 2, "B03")
    position.play("master", PLACEMENTS["I4"], PLACEMENTS["L4"])
    assert pending(position) == 2


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    ("tile", "coins"),
    [
        ("B01", 0 + 1),
        ("B02", 0 + 2),
        ("B03", 0 + 4),
        ("B04", 0 + 8),
        ("B05", 1 + 2),
        ("B06", 1 + 4),
        ("B07", 1 + 8),
        ("B08", 2 + 4),
        ("B09", 2 + 8),
        ("B10", 4 + 8),
    ],
)
def test_a_tile_of_set_b_pays_for_each_piece_of_its_two_shapes(tile: str, coins: int) -> None:
    position = in_round(tile).own(ADA, "L4 T4 T4 S4 S4 S4 S4 O4 O4 O4 O4 O4 O4 O4 O4")
    assert end_turn(position) == coins


@pytest.mark.rule("R8.9")
def test_set_b_counts_pieces_on_unfinished_puzzles_too_and_only_the_own_ones() -> None:
    position = in_round("B06").own(ADA, "L4 L4").own(BEN, "L4 S4")
    position.puzzle(ADA, 1, "B03", "...../..#../#####/#ss##/ss###")
    assert end_turn(position) == 3


@pytest.mark.rule("R8.9")
def test_c01_pays_for_each_unfinished_puzzle() -> None:
    position = in_round("C01").own(ADA, "I2").puzzle(ADA, 1, "W22").puzzle(ADA, 3, "W16")
    position.puzzle(BEN, 1, "W09").play("take W1", "place 1 I2 c3 c4")
    assert end_turn(position) == 2


@pytest.mark.rule("R8.9")
def test_c02_pays_for_completing_a_puzzle() -> None:
    position = in_round("C02").own(ADA, "I2").puzzle(ADA, 1, "W22").play("place 1 I2 c3 c4")
    assert pending(position) == 1
    assert end_turn(position) == 1


@pytest.mark.rule("R8.9")
def test_c02_pays_for_each_puzzle_of_a_master_when_it_is_resolved() -> None:
    position = in_round("C02").own(ADA, "I2 I2").puzzle(ADA, 1, "W22").puzzle(ADA, 2, "W23")
    position.play("master", "place 1 I2 c3 c4", "place 2 I2 c3 c4")
    assert pending(position) == 0
    assert pending(position.play("done")) == 2


@pytest.mark.rule("R8.9")
def test_c03_pays_for_taking_a_puzzle() -> None:
    position = in_round("C03").play("take W1", "take B1")
    assert pending(position) == 2
    assert end_turn(position) == 2


@pytest.mark.rule("R8.9")
def test_c04_pays_for_each_piece_placed_by_a_master() -> None:
    position = in_round("C04").own(ADA, "I1 I2 T4").puzzle(ADA, 1, "B05").puzzle(ADA, 2, "B03")
    position.play("place 1 I1 a4")
    assert pending(position) == 0
    position.play("master", "place 1 T4 b3 c3 d3 c2", "place 2 I2 a3 b3", "done")
    assert pending(position) == 2


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(
    ("tile", "supply", "coins"),
    [
        ("C05", "I2 I2 V3 L4 O4", 3),  # and the I1 of the last action
        ("C05", "I1 I1 I1", 1),
        ("C05", "I1 I2 I3 V3", 4),
        ("C06", "I1 I2 L4 L4 S4", 2),
        ("C06", "I3 V3", 0),
        ("C06", LEVEL_4, 5),
    ],
)
def test_c05_and_c06_pay_once_for_each_shape_one_has(tile: str, supply: str, coins: int) -> None:
    assert end_turn(in_round(tile).own(ADA, supply)) == coins


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(("tile", "coins"), [("C05", 2), ("C06", 2)])
def test_c05_and_c06_see_the_pieces_on_unfinished_puzzles(tile: str, coins: int) -> None:
    position = in_round(tile).own(ADA, "L4").puzzle(BEN, 1, "B05", "...../.###./iiii#/#####/.###.")
    position.puzzle(ADA, 1, "B03", "...../..#../#####/#ssvv/ss##v")
    assert end_turn(position) == coins


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize(("tile", "coins"), [("B06", 3), ("C06", 2)])
def test_b06_counts_pieces_where_c06_counts_shapes(tile: str, coins: int) -> None:
    position = in_round(tile).own(ADA, "L4 L4")
    position.puzzle(ADA, 1, "B03", "...../..#../#####/#ss##/ss###")
    assert end_turn(position) == coins


@pytest.mark.rule("R8.9")
@pytest.mark.parametrize("tile", ["C09", "C10"])
@pytest.mark.parametrize(
    "action", ["piece I1", "upgrade I2 V3", "upgrade T4 O4", "upgrade T4 I1", "upgrade I3 L4"]
)
def test_c09_and_c10_pay_for_level_1_pieces_and_every_exchange(tile: str, action: str) -> None:
    position = in_round(tile).own(ADA, "I2 I3 T4").play(action)
    assert pending(position) == 1
    assert pending(position.play("take W1")) == 1


@pytest.mark.rule("R8.9", "R3.4")
@pytest.mark.parametrize("tile", ["C09", "C10"])
def test_c09_and_c10_pay_for_a_substitute_of_the_level_1_piece(tile: str) -> None:
    assert pending(in_round(tile).drain("I1", to=BEN).play("piece I2")) == 1


@pytest.mark.rule("R8.9", "R4.3")
@pytest.mark.parametrize("tile", ["C09", "C10"])
@pytest.mark.parametrize("in_stock", [True, False])
def test_c09_and_c10_do_not_pay_for_a_reward(tile: str, in_stock: bool) -> None:
    position = in_round(tile).own(ADA, "I2").puzzle(ADA, 1, "W22")
    if in_stock:
        position.play("place 1 I2 c3 c4")
    else:
        position.drain("I2", to=BEN).play("place 1 I2 c3 c4", "reward I1")
    assert position.finished(ADA) == ["W22"]
    assert pending(position) == 0


@pytest.mark.rule("R8.9", "R8.2")
@pytest.mark.parametrize("tile", ["A01", "B01", "C01", "C02", "C05", "C06", "C07", "C08"])
def test_nothing_pays_in_finishing_touches(tile: str) -> None:
    position = Position("finesse", 2).enter_round(5, tile).own(ADA, "I2 L4")
    position.puzzle(ADA, 1, "W22").puzzle(ADA, 2, "W30").puzzle(ADA, 3, "W16")
    position.leave_in_deck(0)
    position.state.last_round = 5
    position.state.player = BEN
    position.own(BEN, "").leave_actions(1).play("take W1")
    assert (position.phase, position.turn()) == (Phase.TOUCH, (5, ADA))
    position.play("place 1 I2 c3 c4", "place 2 L4 b2 b3 b4 c4", "done")
    assert len(position.finished(ADA)) == 2
    assert (position.coins(ADA), position.score()) == ((0, 0), -2)
