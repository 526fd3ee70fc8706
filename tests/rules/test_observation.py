"""An observation says all that a seat may know, and nothing else."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from envs.positions import NAMES, VARIANTS, mode_of, stages
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from projectl.game.game import Game
from projectl.rules import api
from projectl.rules.api import Games, VariantNames
from projectl.rules.observation import (
    HIGHEST,
    LOWEST,
    fields,
    observation_size,
    observe,
    write_observation,
)
from projectl.rules.state import Mode, State

from .decoding import facts_of_observation, facts_of_view

GUIDE = Path(__file__).parent.parent.parent / "docs" / "observation.md"

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


sizes = cache(observation_size)


def observation_of(state: State, seat: int) -> NDArray[np.float32]:
    out = np.full(sizes(Mode(state.mode), int(state.seats)), np.nan, np.float32)
    observe(state, seat, out)
    return out


def observations_of(games: Games) -> NDArray[np.float32]:
    """What every seat of every game sees."""
    seats = range(int(games[0].seats))
    return np.array([[observation_of(state, seat) for seat in seats] for state in games])


@cache
def observed_stages(variant: VariantNames) -> list[tuple[Games, NDArray[np.float32]]]:
    return [(games, observations_of(games)) for games in stages(variant)]


@every_variant
def test_every_number_is_written_and_lies_in_the_space(variant: VariantNames) -> None:
    for _, numbers in observed_stages(variant):
        assert np.isfinite(numbers).all()
        assert numbers.min() >= LOWEST
        assert numbers.max() <= HIGHEST


@every_variant
def test_hidden_cards_do_not_show(variant: VariantNames) -> None:
    for games, seen in observed_stages(variant)[:40]:
        others = games.copy()
        others["rng"] += 1
        api.reshuffle(others)
        assert (others["deck"] != games["deck"]).any()
        assert (observations_of(others) == seen).all()


@every_variant
@settings(max_examples=2)
@given(data=st.data())
def test_all_that_a_seat_may_know_can_be_read_back(
    variant: VariantNames, data: st.DataObject
) -> None:
    game = Game(*variant, seed=data.draw(st.integers(0, 2**64)))
    chance = data.draw(st.randoms(use_true_random=False))
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
        if chance.random() < 0.1 or game.is_over:
            state = game.state
            for seat in range(game.seats):
                read = facts_of_observation(observation_of(state, seat), game.mode, game.seats)
                assert read == facts_of_view(game.view(seat), seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_observer_sits_first_wherever_the_seat_is(seats: int) -> None:
    by_seat = ["finished", "hole", "puzzle", "laid", "supply", "touches", "pending", "available"]
    for games, seen in observed_stages(("finesse", seats, None))[:30]:
        turned = games.copy()
        for name in by_seat:
            turned[name][:, :seats] = np.roll(games[name][:, :seats], 1, axis=1)
        turned["player"] = (games["player"] + 1) % seats
        turned["first"] = (games["first"] + 1) % seats
        assert (np.roll(observations_of(turned), -1, axis=1) == seen).all()


@every_variant
def test_lanes_write_together_what_one_writes_alone(variant: VariantNames) -> None:
    for games in stages(variant)[:20]:
        for state in games[::3]:
            alone = observation_of(state, 0)
            for lanes in (2, 32):
                together = np.full_like(alone, np.nan)
                for lane in range(lanes):
                    write_observation(state, 0, together, lane, lanes)
                assert (together == alone).all()


@every_variant
def test_fields_follow_each_other_without_a_gap(variant: VariantNames) -> None:
    parts = fields(mode_of(variant), variant[1])
    assert parts[0].start == 0
    for part, following in pairwise(parts):
        assert part.stop == following.start
    assert len({part.name for part in parts}) == len(parts)


def test_the_guide_names_every_field_and_its_size() -> None:
    page = GUIDE.read_text()
    for variant in VARIANTS:
        assert f"| {variant[1]} | {observation_size(mode_of(variant), variant[1]):,} |" in page
        for field in fields(mode_of(variant), variant[1]):
            name = field.name.split("_", 1)[1] if field.name.startswith("seat") else field.name
            size = " x ".join(str(side) for side in field.shape)
            size = "8 or 9 x 36" if name == "market" else size
            assert f"| `{name}` | {size} |" in page, field.name
