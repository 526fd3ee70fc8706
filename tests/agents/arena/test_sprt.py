"""The sequential test decides what is clear, waits where it is not, and errs seldom."""

from random import Random

import pytest

from projectl.agents.arena.intervals import share_of_elo
from projectl.agents.arena.sprt import LEAST_DEALS, LOWER, UPPER, SequentialTest, Verdict
from projectl.texts import words_in

TIES = 0.1  # of all games; half of them would be wins


def play(test: SequentialTest, elo: float, seed: int, most: int = 20_000) -> SequentialTest:
    """Games of a given strength, with some ties, until the test has a verdict."""
    dice, expected = Random(seed), share_of_elo(elo, test.seats)
    for deal in range(most):
        for _ in range(test.seats):
            thrown = dice.random()
            won = thrown < TIES + (expected - TIES / 2)
            test.add(deal, 0.5 if thrown < TIES else float(won))
        if test.verdict is not Verdict.OPEN:
            break
    return test


def test_the_bounds_are_those_of_five_percent() -> None:
    assert pytest.approx(2.9444, abs=1e-4) == UPPER
    assert pytest.approx(-2.9444, abs=1e-4) == LOWER


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(("elo", "verdict"), [(100, Verdict.STRONGER), (-70, Verdict.NOT_STRONGER)])
def test_what_is_clear_is_decided(seats: int, elo: float, verdict: Verdict) -> None:
    assert play(SequentialTest(0, 30, seats), elo, seed=seats).verdict is verdict


def test_errors_are_as_rare_as_promised() -> None:
    for elo, wrong in ((0, Verdict.STRONGER), (60, Verdict.NOT_STRONGER)):
        errors = sum(play(SequentialTest(0, 60), elo, seed).verdict is wrong for seed in range(400))
        assert errors <= 33  # 20 are expected; more than 33 would be three deviations off


def test_the_log_ratio_is_the_normal_approximation() -> None:
    test = SequentialTest(0, 50)
    for deal, share in enumerate([1.0, 0.5, 1.0, 0.0, 0.5, 1.0, 1.0, 0.5]):
        test.add(deal, share)
        test.add(deal, share)
    low, high, mean = 0.5, share_of_elo(50), 5.5 / 8
    variance = (4 + 3 * 0.25) / 8 - mean * mean
    assert test.log_ratio == pytest.approx(
        8 * (high - low) * (2 * mean - low - high) / 2 / variance
    )


def test_the_order_in_which_games_end_does_not_matter() -> None:
    dice = Random(3)
    games = [(deal, float(dice.random() < 0.7)) for deal in range(150) for _ in range(2)]
    in_order, mixed = SequentialTest(0, 30), SequentialTest(0, 30)
    for deal, share in games:
        in_order.add(deal, share)
    for deal, share in sorted(games, key=lambda each: (each[0] // 4, dice.random())):
        mixed.add(deal, share)
    assert in_order.verdict is mixed.verdict is Verdict.STRONGER
    assert (in_order.seen, in_order.log_ratio) == (mixed.seen, mixed.log_ratio)


def test_a_clean_sweep_is_decided_quickly_but_not_at_once() -> None:
    test = SequentialTest(0, 30)
    verdicts = []
    for deal in range(LEAST_DEALS):
        test.add(deal, 1.0)
        test.add(deal, 1.0)
        verdicts.append(test.verdict)
    assert set(verdicts[:-1]) == {Verdict.OPEN}
    assert verdicts[-1] is Verdict.STRONGER
    said = words_in("en").say(test.message("a", "b"))
    assert "decided after 32 deals, +30 Elo fits better than +0" in said


def test_void_games_count_for_nobody() -> None:
    test = SequentialTest(0, 30)
    test.add(0, None)
    test.add(0, None)
    test.add(1, 1.0)
    test.add(1, None)
    assert (test.seen, test.deals, test.total) == (2, 1, 1.0)
