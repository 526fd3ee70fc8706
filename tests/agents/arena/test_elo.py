"""Ratings: the fit finds what closed forms say, and says when there is no answer."""

import math

import pytest

from projectl.agents.arena.elo import Meeting, rate
from projectl.agents.arena.intervals import ELO_PER_NAT, Z95, elo_of_share, share_of_elo, wilson
from projectl.agents.arena.wording import MINUS, Wording


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_agents_are_rated_as_the_closed_form_says(seats: int) -> None:
    first, second = rate(2, [Meeting(0, 1, 64.5, 100)], seats)
    assert first == (0, (0, 0))
    assert second.elo == pytest.approx(-elo_of_share(0.645, seats))
    half = Z95 * ELO_PER_NAT / math.sqrt(100 * 0.645 * 0.355)
    assert second.interval == pytest.approx((second.elo - half, second.elo + half))


def test_a_round_robin_finds_the_strengths_it_was_made_from() -> None:
    true = [0, 120, -80, 300]
    meetings = [
        Meeting(one, other, 1000 * share_of_elo(true[one] - true[other]), 1000)
        for one in range(4)
        for other in range(one + 1, 4)
    ]
    found = [rating.elo for rating in rate(4, meetings)]
    assert found == pytest.approx(true, abs=1e-6)


def test_a_gauntlet_rates_each_by_its_own_games() -> None:
    ratings = rate(3, [Meeting(0, 1, 60, 100), Meeting(0, 2, 30, 100)])
    assert [rating.elo for rating in ratings[1:]] == pytest.approx(
        [-elo_of_share(0.6), -elo_of_share(0.3)]
    )


def test_more_games_make_a_narrower_interval() -> None:
    few, many = rate(2, [Meeting(0, 1, 6, 10)])[1], rate(2, [Meeting(0, 1, 600, 1000)])[1]
    assert few.elo == pytest.approx(many.elo)
    assert few.interval.high - few.elo == pytest.approx(10 * (many.interval.high - many.elo))


def test_a_clean_sweep_is_unbounded_on_one_side() -> None:
    loser = rate(2, [Meeting(0, 1, 10, 10)])[1]
    bound = -elo_of_share(wilson(1.0, 10).low)
    assert loser.elo == loser.interval.low == -math.inf
    assert loser.interval.high == pytest.approx(bound)
    assert Wording().rating(loser) == f"< {MINUS}166"
    winner = rate(2, [Meeting(0, 1, 0, 10)])[1]
    assert Wording().rating(winner) == "> +166"


def test_beating_an_agent_that_beat_the_first_counts() -> None:
    """The second agent has lost everything to the first, but there is a way around."""
    meetings = [Meeting(0, 1, 10, 10), Meeting(0, 2, 5, 10), Meeting(1, 2, 2, 10)]
    assert all(math.isfinite(rating.elo) for rating in rate(3, meetings))


def test_without_games_a_rating_is_unknown() -> None:
    assert Wording().rating(rate(2, [Meeting(0, 1, 0, 0)])[1]) == "?"


def test_a_rating_is_written_with_its_interval() -> None:
    assert Wording().rating(rate(2, [Meeting(0, 1, 64, 100)])[1]) == f"{MINUS}100 ± 71"
