"""Positions of a turn told apart by a hash: by all that matters to a seat, and by nothing else."""

from rules.position import ADA, BEN, Position

from projectl.agents.mcts.position_hash import position_hash


def with_pieces(rows: str) -> Position:
    return Position().own(ADA, "I1").puzzle(ADA, 1, "W01", rows)


def hash_of(position: Position, with_market: bool = True) -> int:
    return int(position_hash(position.state, ADA, with_market))


def test_positions_with_other_pieces_on_a_puzzle_are_not_the_same() -> None:
    """They come back when it is complete."""
    one = with_pieces("...../.###./..a../..a../.....")
    two = with_pieces("...../.###./..a../..b../.....")
    assert (one.state.hole == two.state.hole).all()
    assert hash_of(one) != hash_of(two)


def test_positions_with_other_pieces_in_the_supply_are_not_the_same() -> None:
    assert hash_of(Position().own(ADA, "I1")) != hash_of(Position().own(ADA, "I1 I2"))


def test_it_does_not_matter_which_slot_a_puzzle_is_in() -> None:
    one = Position().puzzle(ADA, 1, "W01").puzzle(ADA, 2, "W09")
    two = Position().puzzle(ADA, 3, "W09").puzzle(ADA, 4, "W01")
    assert hash_of(one) == hash_of(two)


def test_what_another_seat_has_does_not_matter() -> None:
    assert hash_of(Position()) == hash_of(Position().own(BEN, "I1 O4"))


def test_the_market_matters_where_it_is_asked_for() -> None:
    one, two = Position().show("W1", "W05"), Position().show("W1", "W06")
    assert hash_of(one) != hash_of(two)
    assert hash_of(one, with_market=False) == hash_of(two, with_market=False)
