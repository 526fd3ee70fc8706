"""Intervals and Elo differences against what is known in closed form."""

import math

import pytest

from projectl.agents.arena.intervals import elo_of_share, share_of_elo, wilson


def test_wilson_interval_of_known_cases() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.40383, 0.59617), abs=1e-5)
    assert wilson(0.9, 20) == pytest.approx((0.69897, 0.97213), abs=1e-5)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.27753), abs=1e-5)


def test_wilson_interval_is_the_same_from_both_sides() -> None:
    low, high = wilson(0.3, 57)
    assert wilson(0.7, 57) == pytest.approx((1 - high, 1 - low))


def test_without_games_anything_is_possible() -> None:
    assert wilson(0.0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("elo", "share"), [(0, 0.5), (400, 10 / 11), (-400, 1 / 11), (200, 0.7597)]
)
def test_elo_and_share_of_two_seats(elo: float, share: float) -> None:
    assert share_of_elo(elo) == pytest.approx(share, abs=1e-4)
    assert elo_of_share(share_of_elo(elo)) == pytest.approx(elo)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_even_share_is_one_by_the_number_of_seats(seats: int) -> None:
    assert share_of_elo(0, seats) == pytest.approx(1 / seats)
    assert elo_of_share(1 / seats, seats) == pytest.approx(0, abs=1e-9)


def test_a_clean_sweep_has_no_finite_elo() -> None:
    assert elo_of_share(1.0) == math.inf
    assert elo_of_share(0.0, 4) == -math.inf
