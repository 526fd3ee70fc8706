"""The network's inputs: finite, never negative, and of nothing that is hidden."""

import numpy as np
import pytest
from rules.position import ADA, BEN, Position

from agents.random_games import VARIANTS, name_of_variant, positions, reshuffled
from projectl.agents.planning import features
from projectl.agents.planning.scratch import INPUTS, Scratch, new_scratch
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

SCRATCH = new_scratch()


def inputs_of(games: Games, seat: int, scratch: Scratch = SCRATCH) -> list[float]:
    features.describe_rival(games[0], seat, scratch)
    features.describe_seat(games[0], seat, scratch)
    return [float(value) for value in scratch.inputs]


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_inputs_are_finite_and_none_is_negative(variant: VariantNames) -> None:
    for games in positions(variant, seed=11, every=9):
        for seat in range(int(games[0].seats)):
            inputs = np.array(inputs_of(games, seat))
            assert inputs.shape == (INPUTS,)
            assert np.isfinite(inputs).all()
            assert (inputs >= 0).all()
            assert (inputs < 20).all()


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_inputs_do_not_depend_on_hidden_cards(variant: VariantNames) -> None:
    for games in positions(variant, seed=12, every=19):
        for seat in range(int(games[0].seats)):
            assert inputs_of(games, seat) == inputs_of(reshuffled(games, 5), seat)


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_nothing_is_left_over_from_what_was_described_before(variant: VariantNames) -> None:
    used = new_scratch()
    for before in positions(("finesse", 4, None), seed=13, every=40):
        inputs_of(before, 0, used)
        used.inputs[:] = 7.0
        for games in positions(variant, seed=14, every=60):
            assert inputs_of(games, 0, used) == inputs_of(games, 0, new_scratch())
        break


def test_puzzles_are_told_in_the_order_of_their_work_whatever_their_slots() -> None:
    names = ["W22", "B01", "W01", "B13"]
    told = []
    for order in ((0, 1, 2, 3), (3, 2, 1, 0), (1, 3, 0, 2)):
        position = Position().own(ADA, "I1 I2 I3 L4")
        for slot, which in enumerate(order, 1):
            position.puzzle(ADA, slot, names[which])
        start = features.OWN + features.SLOT
        told.append(inputs_of(position.games, ADA)[start : start + 4 * features.A_SLOT])
    assert told[0] == told[1] == told[2]
    work = told[0][1 :: features.A_SLOT]
    assert work == sorted(work)
    assert told[0][:: features.A_SLOT] == [1.0] * 4


def test_the_rival_is_the_strongest_of_the_others() -> None:
    position = Position("base", 4).finish(2, "B01").finish(3, "B02 B03")
    assert features.rival_of(position.state, ADA) == 3
    assert features.rival_of(position.state, 3) == 2
    assert features.lead_of(position.state, ADA) == -10
    assert features.lead_of(position.state, 3) == 5


@pytest.mark.rule("R5.1")
def test_everybody_has_one_more_turn_in_the_last_round_until_it_is_played() -> None:
    position = Position("base", 3)
    position.state.last_round = 2
    position.state.first, position.state.player = BEN, 2  # the second of round 1
    to_come = [int(features.turns_to_come(position.state, seat)) for seat in range(3)]
    assert to_come == [2, 1, 1]
    position.state.round_number = 2
    to_come = [int(features.turns_to_come(position.state, seat)) for seat in range(3)]
    assert to_come == [1, 0, 0]
    position.state.phase = Phase.TOUCH
    assert [features.turns_to_come(position.state, seat) for seat in range(3)] == [0, 0, 0]


def test_a_base_game_is_played_as_if_ten_rounds_were_all_and_then_two_more() -> None:
    position = Position("base", 2)
    assert features.last_round_of(position.state) == 10
    position.state.round_number = 12
    assert features.last_round_of(position.state) == 14
    position.state.last_round = 13
    assert features.last_round_of(position.state) == 13


def test_alone_nobody_knows_the_last_round_until_the_deck_is_empty() -> None:
    assert features.turns_to_come(Position("solo", 1).state, ADA) == features.UNKNOWN


@pytest.mark.rule("R8.6")
def test_with_tiles_the_tenth_round_is_the_last() -> None:
    position = Position("finesse", 2).enter_round(10)
    assert [features.turns_to_come(position.state, seat) for seat in (ADA, BEN)] == [0, 1]
