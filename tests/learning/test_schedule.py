"""How learning changes from its beginning to its end."""

import pytest

from projectl.learning.schedule import Schedule, between

SCHEDULE = Schedule(1000)


def test_a_rate_falls_by_equal_factors() -> None:
    assert between(8.0, 2.0, 0.0) == pytest.approx(8.0)
    assert between(8.0, 2.0, 0.5) == pytest.approx(4.0)
    assert between(8.0, 2.0, 1.0) == pytest.approx(2.0)


def test_rates_begin_and_end_where_they_should() -> None:
    assert SCHEDULE.learning_rate_at(0) == pytest.approx(SCHEDULE.learning_rate[0])
    assert SCHEDULE.learning_rate_at(1000) == pytest.approx(SCHEDULE.learning_rate[1])
    assert SCHEDULE.entropy_at(0) == pytest.approx(SCHEDULE.entropy[0])
    assert SCHEDULE.entropy_at(5000) == pytest.approx(SCHEDULE.entropy[1])


def test_margins_teach_first_and_outcomes_later() -> None:
    shares = [SCHEDULE.outcome_share_at(steps) for steps in range(0, 1001, 20)]
    assert shares == sorted(shares)
    assert SCHEDULE.outcome_share_at(80) == 0.0
    assert SCHEDULE.outcome_share_at(240) == pytest.approx(0.35)
    assert SCHEDULE.outcome_share_at(400) == pytest.approx(0.7)
    assert shares[-1] == pytest.approx(0.7)
