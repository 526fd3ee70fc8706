"""The one placement of a shape that is considered: the one that leaves the best hole."""

import numpy as np
import pytest
from rules.position import ADA, Position

from agents.network.encodings import encoding_of
from agents.random_games import every_variant, positions
from projectl.agents.network import lays
from projectl.agents.network.fillings import filling_of
from projectl.agents.network.lays import NO_KEY, NO_LAY
from projectl.rules import api
from projectl.rules.actions import Kind, kind_of, placed_at
from projectl.rules.api import VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, SHAPES, Shape
from projectl.rules.state import SLOTS, Phase, State
from projectl.rules.tilings import (
    COUNTS,
    MOST_COUNTED,
    SIZE_SHIFT,
    missing_from,
    multiset_size,
    subhole_of,
    tiling_table,
)

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")


def score_after(state: State, action: int) -> int:
    """Twice the pieces still to lay, and three for each to get, after a placement."""
    slot, placement = placed_at(action)
    shape = int(PLACEMENT_SHAPE[placement])
    seat = int(state.player)
    puzzle, table = int(state.puzzle[seat, slot]), tiling_table()
    hole = int(state.hole[seat, slot]) & ~int(PLACEMENT_MASK[placement])
    stock = int(lays.stock_without(state, shape))
    start, stop = (int(table.starts[subhole_of(puzzle, hole, table) + k]) for k in range(2))
    scores = []
    for entry in table.entries[start:stop]:
        multiset = int(table.multisets[entry])
        missing = int(missing_from(stock, multiset & COUNTS))
        scores.append(2 * (multiset >> SIZE_SHIFT) + 3 * int(multiset_size(missing)))
    return min(scores)


@every_variant
def test_no_placement_of_the_shape_leaves_less_to_do(variant: VariantNames) -> None:
    compared = 0
    for games in positions(variant, seed=13, every=2):
        state = games[0]
        if state.phase not in (Phase.ACT, Phase.MASTER):
            continue
        chosen = encoding_of(state).lays
        for action in api.legal_actions(games).tolist():
            if kind_of(action) == Kind.PLACE:
                slot, placement = placed_at(action)
                lay = int(chosen[slot * SHAPES + int(PLACEMENT_SHAPE[placement])])
                assert score_after(state, lay) <= score_after(state, action)
                compared += 1
    assert compared > 50


@every_variant
def test_a_shape_has_a_lay_just_where_it_can_be_placed(variant: VariantNames) -> None:
    for games in positions(variant, seed=14, every=5):
        if games[0].phase not in (Phase.ACT, Phase.MASTER):
            continue
        placeable = set()
        for action in api.legal_actions(games).tolist():
            if kind_of(action) == Kind.PLACE:
                slot, placement = placed_at(action)
                placeable.add(slot * SHAPES + int(PLACEMENT_SHAPE[placement]))
        assert set(np.flatnonzero(encoding_of(games[0]).lays != NO_LAY).tolist()) == placeable


def test_a_piece_that_completes_the_puzzle_does() -> None:
    position = Position().own(ADA, "I3 I2").puzzle(ADA, 1, "W01")
    lay = int(encoding_of(position.state).lays[Shape.I2])
    api.play(position.games, lay)
    api.play(position.games, int(encoding_of(position.state).lays[Shape.I3]))
    assert position.finished(ADA) == ["W01"]


def test_the_number_of_a_lay_fits_into_its_key() -> None:
    table = tiling_table()
    assert np.diff(table.lay_starts).max() <= lays.LAY_ROOM
    assert lays.SCORE_ROOM << lays.SCORE_SHIFT <= NO_KEY


def test_the_stock_that_is_left_has_one_piece_less_also_of_many() -> None:
    position = Position().own(ADA, " ".join(["I1"] * 9))
    for _ in range(3):
        expected = min(int(position.state.supply[ADA, Shape.I1]) - 1, MOST_COUNTED)
        assert lays.stock_without(position.state, int(Shape.I1)) == expected
        position.state.supply[ADA, Shape.I1] -= 1


def test_a_lay_is_told_with_what_is_left_to_do_after_it() -> None:
    position = Position().own(ADA, "I1 I2").puzzle(ADA, 1, "W09")
    at = lays.LAY_COST
    out = np.zeros(4 * SHAPES, np.uint8)
    table, state = tiling_table(), position.state
    for shape, cost, completes in ((Shape.I1, 2, 0), (Shape.I2, 0, 1)):
        key = lays.best_key(state, 0, int(shape), table)
        before = filling_of(subhole_of(8, int(state.hole[ADA, 0]), table), 0b10001, table).cost
        assert before == 1
        assert lays.write_lay(state, 0, int(shape), key, before, out, 0, table) != NO_LAY
        assert out[at + shape] == cost
        assert out[lays.COMPLETES + shape] == completes
    assert lays.best_key(state, 0, int(Shape.O4), table) == NO_KEY
    assert len(encoding_of(state).lays) == SLOTS * SHAPES
