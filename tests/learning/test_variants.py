"""Which games are played, and how many of each."""

import pytest

from projectl.learning.variants import SHARES, VARIANTS, counts, deal_games, read_shares
from projectl.rules import api


def test_every_variant_is_learned_and_has_a_name_of_its_own() -> None:
    assert sorted(map(str, SHARES)) == sorted(map(str, api.every_variant()))
    assert len(VARIANTS) == len(SHARES)
    assert VARIANTS["base-3"] == ("base", 3, None)
    assert VARIANTS["finesse-solo-unbeatable"] == ("finesse-solo", 1, "unbeatable")


@pytest.mark.parametrize("multiple", [1, 32])
@pytest.mark.parametrize("total", [384, 1000, 32768])
def test_games_are_shared_out_in_multiples_and_none_is_lost(total: int, multiple: int) -> None:
    found = counts(total, read_shares(VARIANTS), multiple)
    assert list(found) == list(VARIANTS)
    assert all(count >= multiple and count % multiple == 0 for count in found.values())
    assert sum(found.values()) == total // multiple * multiple


def test_shares_are_kept_where_there_are_many_games() -> None:
    found = counts(100_000, read_shares(VARIANTS), 1)
    for name, variant in VARIANTS.items():
        assert found[name] / 100_000 == pytest.approx(SHARES[variant] / 100, abs=0.001)


def test_one_variant_alone_gets_all_games() -> None:
    assert counts(70, {"solo-unbeatable": 6}, 32) == {"solo-unbeatable": 64}


def test_too_few_games_are_told_with_how_many_it_takes() -> None:
    with pytest.raises(ValueError, match="2 variants need at least 64 games"):
        counts(63, {"base-2": 1, "base-3": 1}, 32)


def test_a_variant_with_a_small_share_never_takes_the_games_of_the_first() -> None:
    for total in range(12, 60):
        found = counts(total, read_shares(VARIANTS), 1)
        assert min(found.values()) >= 1, total
        assert sum(found.values()) == total


def test_games_are_dealt_variant_after_variant_and_by_the_seed() -> None:
    numbers = {"base-3": 2, "finesse-solo-standard": 3}
    games = deal_games(numbers, seed=4)
    assert games["seats"].tolist() == [3, 3, 1, 1, 1]
    assert games.tobytes() == deal_games(numbers, seed=4).tobytes()
    assert games.tobytes() != deal_games(numbers, seed=5).tobytes()


def test_shares_can_be_told() -> None:
    assert read_shares(["base-2=3", "solo-unbeatable"]) == {"base-2": 3, "solo-unbeatable": 6}
    assert counts(64, read_shares(["base-2=3", "base-3=1"]), 16) == {"base-2": 48, "base-3": 16}


@pytest.mark.parametrize("word", ["base-2=", "base-2=0", "base-2=-1", "base-2=x", "base-2=1.5"])
def test_a_share_that_is_none_is_told(word: str) -> None:
    with pytest.raises(ValueError, match="a variant's share is a whole number from 1 on, not '"):
        read_shares([word])
