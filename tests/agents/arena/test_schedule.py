"""Fairness: who sits where, on which deals, with which seeds."""

from collections import Counter

import pytest

from projectl.agents.arena.config import TournamentConfig, settle
from projectl.agents.arena.schedule import (
    agent_seed,
    count_fixtures,
    deal_seed,
    fixtures_of,
    pairings_of,
)


def settled(*agents: str, mode: str = "base", games: int = 10, **more: object) -> TournamentConfig:
    return settle(TournamentConfig(agents, mode=mode, games=games, seed=1, **more))  # type: ignore[arg-type]


def test_everybody_meets_everybody_once() -> None:
    config = settled("random", "weighted", "weighted:gentle", "weighted:sharp")
    pairs = {(pairing.one, pairing.other) for pairing in pairings_of(config)}
    assert pairs == {(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)}


def test_in_a_gauntlet_the_first_meets_each_other_one() -> None:
    config = settled("random", "weighted", "weighted:gentle", gauntlet=True)
    assert [(p.one, p.other) for p in pairings_of(config)] == [(0, 1), (0, 2)]


def test_alone_every_agent_plays_every_deal() -> None:
    config = settled("random", "weighted", mode="solo", games=3)
    seatings = Counter((fixture.deal, fixture.seating) for fixture in fixtures_of(config))
    assert seatings == Counter((deal, (agent,)) for deal in range(3) for agent in range(2))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_deal_is_played_in_every_rotation(seats: int) -> None:
    config = settled("random", "weighted", seats=seats, games=10)
    fixtures = list(fixtures_of(config))
    assert len(fixtures) == count_fixtures(config) == config.deals * seats
    assert len(fixtures) >= 10
    for deal in range(config.deals):
        seatings = [fixture.seating for fixture in fixtures if fixture.deal == deal]
        assert [seating.index(0) for seating in seatings] == list(range(seats))
        assert all(seating.count(1) == seats - 1 for seating in seatings)


def test_seeds_follow_from_the_seed_of_the_tournament() -> None:
    assert deal_seed(1, 5) == deal_seed(1, 5)
    seeds = {deal_seed(seed, deal) for seed in range(5) for deal in range(20)}
    seeds |= {
        agent_seed(seed, deal, seat) for seed in range(5) for deal in range(20) for seat in (0, 1)
    }
    assert len(seeds) == 300
    assert all(0 <= agent_seed(1, deal, 0) < 2**63 for deal in range(100))
