"""What the network is told, and what it may answer: legal, complete, and nothing hidden."""

import numpy as np
import pytest
from rules.position import ADA, BEN, EVERY_SHAPE, Position

from agents.network.encodings import Encoding, encoding_of
from agents.random_games import every_variant, positions, reshuffled
from projectl.agents.network.encode import action_of_output, encode
from projectl.agents.network.layout import (
    INPUTS,
    LAYS,
    MASTERS,
    OUTPUTS,
    PIECES,
    RIVAL_SIZE,
    RIVAL_TOKEN,
    RIVALS_AT,
    SLOT_SIZE,
    SLOT_TOKEN,
    SLOTS_AT,
    TABLE,
    TABLE_AT,
    TAKES,
    UPGRADES,
    offset_of,
)
from projectl.agents.network.lays import NO_LAY
from projectl.rules import api
from projectl.rules.actions import UPGRADE, Kind, kind_of, placed_at
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.pieces import LEVEL, PLACEMENT_SHAPE, SHAPES, Shape
from projectl.rules.puzzles import PUZZLES, Colour
from projectl.rules.state import SLOTS, Phase
from projectl.rules.tilings import tiling_table

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")


def play_by_outputs(variant: VariantNames, seed: int) -> list[Games]:
    """Every position of a game in which each legal output is as likely as any other."""
    dice = np.random.default_rng(seed)
    games = api.new_games([seed], *variant)
    found = []
    while games[0].phase != Phase.OVER:
        found.append(games.copy())
        written = encoding_of(games[0])
        output = int(dice.choice(np.flatnonzero(written.legal)))
        api.play(games, int(action_of_output(output, written.lays)))
    return found


def check_outputs(games: Games) -> Encoding:
    """Some output is legal, and every one that is stands for a legal action of its own."""
    written = encoding_of(games[0])
    assert set(written.legal.tolist()) <= {0, 1}
    outputs = np.flatnonzero(written.legal)
    actions = [int(action_of_output(int(output), written.lays)) for output in outputs]
    assert actions, "nothing can be played"
    assert len(actions) == len(set(actions))
    for action in actions:
        assert api.is_legal(games, action)
    return written


# Outputs


@every_variant
def test_every_legal_output_is_a_legal_action_and_there_is_always_one(
    variant: VariantNames,
) -> None:
    phases = set()
    for games in [*play_by_outputs(variant, 3), *positions(variant, seed=4)]:
        if games[0].phase != Phase.OVER:
            phases.add(int(games[0].phase))
            check_outputs(games)
    assert {Phase.ACT, Phase.MASTER, Phase.TOUCH} <= phases


@every_variant
def test_of_what_is_legal_only_placements_masters_and_lower_exchanges_are_left_out(
    variant: VariantNames,
) -> None:
    for games in positions(variant, seed=5, every=3):
        if games[0].phase in (Phase.OVER, Phase.TOUCH):
            continue
        written = encoding_of(games[0])
        outputs = np.flatnonzero(written.legal)
        offered = {int(action_of_output(int(output), written.lays)) for output in outputs}
        for action in set(api.legal_actions(games).tolist()) - offered:
            kind = kind_of(action)
            if kind == Kind.PLACE:
                slot, placement = placed_at(action)
                shape = int(PLACEMENT_SHAPE[placement])
                assert written.lays[slot * SHAPES + shape] != NO_LAY, "no lay of this shape there"
            elif kind == Kind.UPGRADE:
                give, get = divmod(action - UPGRADE, SHAPES)
                assert LEVEL[get] < LEVEL[give]
            else:
                assert kind == Kind.MASTER


@every_variant
def test_a_lay_is_a_piece_of_its_shape_in_its_slot(variant: VariantNames) -> None:
    for games in positions(variant, seed=6, every=4):
        lays = encoding_of(games[0]).lays
        for number in np.flatnonzero(lays != NO_LAY):
            slot, placement = placed_at(int(lays[number]))
            assert (slot, int(PLACEMENT_SHAPE[placement])) == divmod(int(number), SHAPES)


def test_who_can_do_nothing_may_pass_and_nothing_else() -> None:
    position = Position().own(ADA, "")
    for slot, name in enumerate(["B01", "B02", "B03", "B04"], 1):
        position.puzzle(ADA, slot, name)
    position.drain(EVERY_SHAPE, to=BEN)
    assert np.flatnonzero(encoding_of(position.state).legal).tolist() == [MASTERS + 3]


def test_a_touch_that_cannot_complete_its_puzzle_is_not_offered() -> None:
    position = Position().own(ADA, "I1").puzzle(ADA, 1, "W09").puzzle(ADA, 2, "W22")
    legal = encoding_of(position.begin_touches().state).legal
    assert np.flatnonzero(legal).tolist() == [MASTERS + 1]
    position = Position().own(ADA, "I2").puzzle(ADA, 1, "W09")
    legal = encoding_of(position.begin_touches().state).legal
    assert np.flatnonzero(legal).tolist() == [LAYS + Shape.I2, MASTERS + 1]


# Inputs


@every_variant
def test_no_hidden_card_reaches_the_network(variant: VariantNames) -> None:
    differed = False
    for games in [*positions(variant, seed=7, every=2), *play_by_outputs(variant, 8)[::3]]:
        written = encoding_of(games[0])
        for seed in (11, 12):
            other = reshuffled(games, seed)
            differed |= other[0].deck.tobytes() != games[0].deck.tobytes()
            again = encoding_of(other[0])
            for name in Encoding._fields:
                assert getattr(written, name).tobytes() == getattr(again, name).tobytes()
    assert differed


@every_variant
def test_the_numbers_fit_into_a_byte(variant: VariantNames) -> None:
    wide, lays = np.zeros(INPUTS, np.int64), np.zeros(SLOTS * SHAPES, np.int16)
    legal = np.zeros(OUTPUTS, np.uint8)
    for games in positions(variant, seed=9, every=5):
        encode(games[0], wide, lays, legal, tiling_table())
        assert wide.min() >= 0
        assert wide.max() <= 255
        assert (wide == encoding_of(games[0]).inputs).all()


@pytest.mark.parametrize("mode", ["base", "finesse"])
def test_extremes_fit_into_a_byte_too(mode: str) -> None:
    position = Position(mode, 4).drain(EVERY_SHAPE, to=ADA)
    if mode == "finesse":
        position.set_coins(ADA, available=35)
    else:
        position.state.round_number = 200
    wide, lays = np.zeros(INPUTS, np.int64), np.zeros(SLOTS * SHAPES, np.int16)
    encode(position.state, wide, lays, np.zeros(OUTPUTS, np.uint8), tiling_table())
    assert 0 <= wide.min() <= wide.max() <= 255
    assert wide.max() >= 35


@every_variant
def test_seats_are_told_from_the_player_on(variant: VariantNames) -> None:
    for games in positions(variant, seed=10, every=9):
        state, inputs = games[0], encoding_of(games[0]).inputs
        for ahead in range(1, 4):
            at = RIVALS_AT + (ahead - 1) * RIVAL_SIZE
            if ahead >= state.seats:
                assert not inputs[at : at + RIVAL_SIZE].any()
                continue
            seat = (int(state.player) + ahead) % int(state.seats)
            supply = at + offset_of(RIVAL_TOKEN, "seat") + 3 * SHAPES
            assert inputs[supply : supply + SHAPES].tolist() == state.supply[seat].tolist()


@every_variant
def test_what_nobody_has_seen_yet_is_told_and_nothing_more(variant: VariantNames) -> None:
    for games in positions(variant, seed=11, every=9):
        state, inputs = games[0], encoding_of(games[0]).inputs
        start = TABLE_AT + offset_of(TABLE, "unseen")
        unseen = np.flatnonzero(inputs[start : start + len(PUZZLES)])
        left = int(state.deck_left[Colour.WHITE]) + int(state.deck_left[Colour.BLACK])
        assert len(unseen) >= left
        seen = {int(puzzle) for puzzle in [*state.market, *state.puzzle[: state.seats].ravel()]}
        assert not seen & set(unseen.tolist())


def test_an_empty_slot_is_all_zeros_and_a_taken_one_is_not() -> None:
    position = Position().own(ADA, "I1 I2").puzzle(ADA, 2, "W01")
    inputs = encoding_of(position.state).inputs
    tokens = inputs[SLOTS_AT : SLOTS_AT + SLOTS * SLOT_SIZE].reshape(SLOTS, SLOT_SIZE)
    assert tokens.any(axis=1).tolist() == [False, True, False, False]
    start = offset_of(SLOT_TOKEN, "face")
    hole = tokens[1, start + 1 : start + 26]
    assert sum(1 << cell for cell in np.flatnonzero(hole).tolist()) == PUZZLES[0].hole


def test_outputs_are_numbered_one_kind_after_the_other() -> None:
    assert TAKES < LAYS < PIECES < UPGRADES < MASTERS < OUTPUTS
