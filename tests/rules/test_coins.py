"""Chapter 8: the empty bank, and what coins buy."""

import pytest

from projectl.rules.state import Phase
from rules.position import ADA, BEN, CLEO, Position


def with_coins(*available: int) -> Position:
    """Round 3 of a game in which taking a puzzle pays a coin."""
    position = Position("finesse", len(available)).enter_round(3, tile="C03")
    for seat, coins in enumerate(available):
        position.set_coins(seat, available=coins)
    return position


def totals(position: Position) -> list[int]:
    """Everybody's coins, and then the bank's."""
    coins = [sum(position.coins(seat)) for seat in range(int(position.state.seats))]
    return [*coins, int(position.state.bank)]


# R8.4: the empty bank


@pytest.mark.rule("R8.4")
def test_everyone_who_has_the_most_returns_a_coin_and_what_is_left_stays_in_the_bank() -> None:
    position = with_coins(14, 14, 7)
    position.state.player = CLEO
    position.play("take W1")
    assert totals(position) == [13, 13, 8, 1]
    position.play("take W1")
    assert totals(position) == [13, 13, 9, 0]


@pytest.mark.rule("R8.4")
def test_one_richest_player_returns_one_coin() -> None:
    assert totals(with_coins(10, 25).play("take W1")) == [11, 24, 0]


@pytest.mark.rule("R8.4")
def test_the_receiver_can_be_the_richest() -> None:
    position = with_coins(20, 15).play("take W1")
    assert (position.coins(ADA), totals(position)) == ((19, 1), [20, 15, 0])


@pytest.mark.rule("R8.4")
def test_the_receiver_can_be_among_several_richest() -> None:
    position = with_coins(12, 12, 11).play("take W1")
    assert (position.coins(ADA), totals(position)) == ((11, 1), [12, 11, 11, 1])


@pytest.mark.rule("R8.4")
def test_pending_and_available_coins_count_together_and_an_available_one_is_returned() -> None:
    position = with_coins(0, 17).set_coins(ADA, available=5, pending=13).play("take W1")
    assert position.coins(ADA) == (4, 14)
    assert position.coins(BEN) == (17, 0)


@pytest.mark.rule("R8.4")
def test_without_an_available_coin_a_pending_one_is_returned() -> None:
    position = with_coins(0, 15).set_coins(ADA, pending=20).play("take W1")
    assert (position.coins(ADA), totals(position)) == ((0, 20), [20, 15, 0])


@pytest.mark.rule("R8.4")
def test_coins_are_paid_one_at_a_time() -> None:
    position = Position("finesse", 2).enter_round(3, tile="C01")
    position.set_coins(ADA, available=17).set_coins(BEN, available=18)
    for slot, name in enumerate(["W16", "W17", "W18"], 1):
        position.puzzle(ADA, slot, name)
    position.leave_actions(1).play("piece I1", "end")
    # Ben pays the first coin and Ada, richest from then on, the other two herself.
    assert totals(position) == [18, 17, 0]


@pytest.mark.rule("R8.4")
def test_nobody_returns_a_coin_while_the_bank_has_one() -> None:
    assert totals(with_coins(4, 30).play("take W1")) == [5, 30, 0]


# R8.5: buying actions


def insertable(coins: int) -> Position:
    return Position("finesse", 2).set_coins(ADA, available=coins)


@pytest.mark.rule("R8.5")
def test_two_available_coins_buy_one_more_action() -> None:
    position = insertable(3).play("insert")
    assert (position.coins(ADA), position.state.bank) == ((1, 0), 34)
    position.play("piece I1", "piece I1", "piece I1")
    assert position.turn() == (1, ADA)
    assert position.play("piece I1").turn() == (1, BEN)


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize("before", [0, 1, 2])
def test_an_insert_comes_before_any_action(before: int) -> None:
    position = insertable(2).play(*["piece I1"] * before)
    assert position.may("insert")
    position.play("insert", *["piece I1"] * (4 - before))
    assert position.turn() == (1, BEN)


@pytest.mark.rule("R8.5")
def test_an_insert_comes_after_the_third_action_too() -> None:
    position = insertable(2).play("piece I1", "piece I1", "piece I1")
    assert (position.turn(), position.choices()) == ((1, ADA), ["insert", "end"])
    position.play("insert", "piece I1")
    assert position.turn() == (1, BEN)


@pytest.mark.rule("R8.5")
def test_who_does_not_buy_ends_the_turn() -> None:
    position = insertable(2).play("piece I1", "piece I1", "piece I1", "end")
    assert (position.turn(), position.coins(ADA)) == ((1, BEN), (2, 0))


@pytest.mark.rule("R8.5")
def test_a_bought_action_must_be_taken() -> None:
    position = insertable(4).play("piece I1", "piece I1", "piece I1", "insert")
    assert not position.may("end")
    assert not position.may("pass")
    assert position.may("insert")


@pytest.mark.rule("R8.5")
def test_actions_can_be_bought_any_number_of_times() -> None:
    position = insertable(7).play("insert", "insert", "insert")
    assert (position.state.actions_left, position.coins(ADA)) == (6, (1, 0))
    assert not position.may("insert")


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize(("available", "pending"), [(0, 0), (1, 0), (1, 5), (0, 2)])
def test_fewer_than_two_available_coins_buy_nothing(available: int, pending: int) -> None:
    position = Position("finesse", 2).set_coins(ADA, available, pending)
    assert not position.may("insert")
    assert position.play("piece I1", "piece I1", "piece I1").turn() == (1, BEN)


@pytest.mark.rule("R8.5")
def test_nobody_inserts_on_the_turn_of_another() -> None:
    assert not Position("finesse", 2).set_coins(BEN, available=4).may("insert")


@pytest.mark.rule("R8.5")
def test_a_bought_action_can_be_of_any_kind() -> None:
    position = insertable(2).puzzle(ADA, 1, "B05").play("piece I1", "piece I1", "piece I1")
    position.play("insert")
    kinds = {text.split()[0] for text in position.choices()}
    assert kinds == {"take", "piece", "upgrade", "place", "master"}


@pytest.mark.rule("R8.5", "R3.7")
def test_nobody_inserts_inside_a_master() -> None:
    position = insertable(4).puzzle(ADA, 1, "B05").play("master")
    assert not position.may("insert")
    assert not position.play("place 1 I1 c3").may("insert")
    assert position.play("done").may("insert")


@pytest.mark.rule("R8.5", "R3.7")
def test_a_bought_action_allows_no_second_master() -> None:
    position = insertable(4).puzzle(ADA, 1, "B05").play("master", "place 1 I1 c3", "done")
    assert position.may("place 1 I2 c4 d4")
    assert not position.may("master")
    assert not position.play("insert").may("master")


@pytest.mark.rule("R8.5", "R4.3")
def test_nobody_inserts_before_a_reward_is_chosen() -> None:
    position = insertable(4).own(ADA, "S4").puzzle(ADA, 1, "W28").drain("S4", to=BEN)
    position.leave_actions(1).play("place 1 S4 b3 c3 c4 d4")
    assert position.phase is Phase.REWARD
    assert not position.may("insert")
    assert position.play("reward I4").choices() == ["insert", "end"]


@pytest.mark.rule("R8.5")
@pytest.mark.parametrize("mode", ["base", "solo"])
def test_without_finesse_nothing_can_be_bought(mode: str) -> None:
    assert not Position(mode).may("insert")
