"""The exponential function and the logarithm, against Python's."""

import math
import random

import pytest

from projectl.rules.exponential import exp, log, log_sum_exp, power_of_two

ULP = 2.3e-16


def some_numbers(low: float, high: float) -> list[float]:
    dice = random.Random(7)
    return [dice.uniform(low, high) for _ in range(5000)] + [low, high, 0.0]


def test_exp_is_right_to_the_last_place() -> None:
    for x in some_numbers(-700, 700) + some_numbers(-20, 5):
        assert exp(x) == pytest.approx(math.exp(x), rel=ULP, abs=0)


def test_exp_beyond_all_numbers_is_infinity_or_nothing() -> None:
    assert (exp(0.0), exp(800.0), exp(-800.0)) == (1.0, math.inf, 0.0)


def test_log_is_right_to_the_last_place() -> None:
    for x in some_numbers(-700, 700) + some_numbers(-1, 1):
        number = math.exp(x)
        assert log(number) == pytest.approx(math.log(number), rel=ULP, abs=1e-300)
    assert log(1.0) == 0.0


def test_powers_of_two_are_exact() -> None:
    assert [power_of_two(k) for k in (-1022, -1, 0, 1, 1023)] == [
        2.0**-1022,
        0.5,
        1.0,
        2.0,
        2.0**1023,
    ]


def test_the_logarithm_of_a_sum_needs_no_sum() -> None:
    assert log_sum_exp(-3.0, -4.0) == pytest.approx(math.log(math.exp(-3) + math.exp(-4)))
    assert log_sum_exp(-2000.0, -1000.0) == -1000.0
