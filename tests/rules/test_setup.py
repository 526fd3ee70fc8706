"""Chapter 2: what lies on the table before the first action."""

import pytest

from projectl.rules import api
from projectl.rules.puzzles import Colour
from rules.position import ADA, BEN, CLEO, Position

BLACK_CARDS = [(2, 12), (3, 14), (4, 16)]
EVERY_WHITE = [f"W{number:02}" for number in range(1, 33)]


def names(cards: list[str | None]) -> list[str]:
    return [card for card in cards if card is not None]


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_white_puzzles_are_in_the_game(seats: int) -> None:
    position = Position("base", seats)
    dealt = names(position.market()[:4]) + position.deck(Colour.WHITE)
    assert sorted(dealt) == EVERY_WHITE
    assert dealt != EVERY_WHITE, "the deck is shuffled"


@pytest.mark.rule("R2.1")
@pytest.mark.parametrize(("seats", "cards"), BLACK_CARDS)
def test_the_number_of_black_puzzles_follows_the_players(seats: int, cards: int) -> None:
    position = Position("base", seats)
    dealt = names(position.market()[4:]) + position.deck(Colour.BLACK)
    assert len(set(dealt)) == len(dealt) == cards
    assert all(name.startswith("B") for name in dealt)


@pytest.mark.rule("R2.1")
def test_any_black_puzzle_can_be_in_the_game() -> None:
    games = api.new_games(range(30))
    seen = {int(card) for game in games for card in (*game.market[4:8], *game.deck[1, :8])}
    assert seen == set(range(32, 52))


@pytest.mark.rule("R2.1")
def test_another_seed_is_another_deal_and_the_same_seed_the_same() -> None:
    games = api.new_games([1, 2, 1])
    assert games[0].tobytes() == games[2].tobytes()
    assert games[0].deck.tobytes() != games[1].deck.tobytes()


@pytest.mark.rule("R2.2")
@pytest.mark.parametrize(("seats", "cards"), BLACK_CARDS)
def test_four_puzzles_of_each_deck_are_dealt_face_up(seats: int, cards: int) -> None:
    position = Position("base", seats)
    assert [name[0] for name in names(position.market())] == ["W"] * 4 + ["B"] * 4
    assert len(position.deck(Colour.WHITE)) == 32 - 4
    assert len(position.deck(Colour.BLACK)) == cards - 4


@pytest.mark.rule("R2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_starts_with_a_level_1_and_a_level_2_piece(seats: int) -> None:
    position = Position("base", seats)
    assert [position.supply(seat) for seat in range(seats)] == ["I1 I2"] * seats
    assert position.reserve("I1") == position.reserve("I2") == 10 - seats
    assert position.reserve("O4") == 10
    assert all(slot is None for seat in range(seats) for slot in position.slots(seat))


@pytest.mark.rule("R2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_anybody_can_be_first(seats: int) -> None:
    games = api.new_games(range(30), "base", seats)
    assert {int(game.first) for game in games} == set(range(seats))
    assert all(game.player == game.first for game in games)


@pytest.mark.rule("R2.4")
def test_play_goes_clockwise_and_a_round_is_one_turn_of_everybody() -> None:
    position = Position("base", seats=3)
    position.state.first = position.state.player = CLEO
    assert position.turn() == (1, CLEO)
    turns = [position.idle_turn().turn() for _ in range(4)]
    assert turns == [(1, ADA), (1, BEN), (2, CLEO), (2, ADA)]
