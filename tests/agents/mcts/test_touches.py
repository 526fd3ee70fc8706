"""Finishing touches against every way there is to place some pieces."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules.position import ADA, Position

from agents.random_games import VARIANTS, name_of_variant, positions
from projectl.agents.mcts.scratch import new_scratch
from projectl.agents.mcts.touches import (
    ORDERS,
    slot_in_order,
    touch_action,
    touch_in_order,
)
from projectl.rules import api, solve
from projectl.rules.actions import DONE
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.pieces import CELLS, PLACEMENT_MASK, SIDE, Shape
from projectl.rules.puzzles import PUZZLE_HOLE, PUZZLE_NUMBER
from projectl.rules.scoring import score_of
from projectl.rules.state import SLOTS, Phase

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

EXAMPLES = 40
SCRATCH = new_scratch().touches

small_supplies = st.lists(st.sampled_from([shape.name for shape in Shape]), max_size=4)
few_puzzles = ["W01", "W09", "W12", "W22", "W27", "W31", "B13", "B16", "B20", "B07"]


def nearly_full(position: Position, slot: int, name: str, missing: int) -> None:
    """A puzzle in a slot of Ada's, filled with as few pieces as can be but for the last ones."""
    row = np.zeros((1, CELLS), np.int16)
    hole = int(PUZZLE_HOLE[PUZZLE_NUMBER[name]])
    box = int(solve.stock_of(position.state.reserve))
    assert solve.list_fewest(hole, box, solve.new_memory(), solve.new_steps(), row) == 1
    pieces = [int(placement) for placement in row[0] if placement != solve.NO_PLACEMENT]
    laid = pieces[: max(0, len(pieces) - missing)]
    marks = ["#" if hole >> cell & 1 else "." for cell in range(CELLS)]
    for letter, placement in zip("abcdefghijkl", laid, strict=False):
        for cell in range(CELLS):
            if int(PLACEMENT_MASK[placement]) >> cell & 1:
                marks[cell] = letter
    rows = ["".join(marks[start : start + SIDE]) for start in range(0, CELLS, SIDE)]
    position.puzzle(ADA, slot, name, "/".join(rows))


def touching(mode: str, pieces: list[str], *puzzles: tuple[str, int], coins: int = 0) -> Position:
    """Ada in her touches, each puzzle full but for so many pieces."""
    position = Position(mode).own(ADA, " ".join(pieces))
    for slot, (name, missing) in enumerate(puzzles, 1):
        nearly_full(position, slot, name, missing)
    if coins:
        position.set_coins(ADA, available=coins)
    return position.begin_touches()


def best_by_force(games: Games, known: dict[bytes, int] | None = None) -> int:
    """The most points Ada can have when she is done, by trying every placement."""
    known = {} if known is None else known
    key = games.tobytes()
    if key not in known:
        done = games.copy()
        api.play(done, DONE)
        best = int(score_of(done[0], ADA))
        for action in api.legal_actions(games):
            if action != DONE:
                after = games.copy()
                api.play(after, int(action))
                best = max(best, best_by_force(after, known))
        known[key] = best
    return known[key]


def play_touches(games: Games) -> int:
    """Ada's points after the touches that are chosen for her."""
    while games[0].phase == Phase.TOUCH and games[0].player == ADA:
        action = int(touch_action(games[0], SCRATCH))
        assert api.is_legal(games, action)
        api.play(games, action)
    return int(score_of(games[0], ADA))


def touch_gain(games: Games) -> int:
    """The points that the best order of Ada's slots promises her."""
    return max(int(touch_in_order(games[0], ADA, order, SCRATCH)) for order in range(ORDERS))


def points_if_done(games: Games) -> int:
    done = games.copy()
    api.play(done, DONE)
    return int(score_of(done[0], ADA))


modes = st.sampled_from(["base", "solo", "finesse", "finesse-solo"])
part_filled = st.tuples(st.sampled_from(few_puzzles), st.integers(1, 2))


@settings(max_examples=EXAMPLES)
@given(modes, small_supplies, part_filled, st.integers(0, 3))
def test_nothing_beats_the_touches_of_one_puzzle(
    mode: str, pieces: list[str], puzzle: tuple[str, int], coins: int
) -> None:
    coins = coins if mode.startswith("finesse") else 0
    games = touching(mode, pieces, puzzle, coins=coins).games
    best = best_by_force(games)
    assert points_if_done(games) + touch_gain(games) == best
    assert play_touches(games) == best


@settings(max_examples=EXAMPLES)
@given(modes, small_supplies, st.lists(part_filled, min_size=2, max_size=3, unique_by=str))
def test_touches_of_several_puzzles_gain_what_is_promised_and_lose_nothing(
    mode: str, pieces: list[str], puzzles: list[tuple[str, int]]
) -> None:
    puzzles = list({name: (name, missing) for name, missing in puzzles}.values())
    games = touching(mode, pieces, *puzzles).games
    before = points_if_done(games)
    gain = touch_gain(games)
    assert 0 <= gain <= best_by_force(games) - before
    assert play_touches(games) >= before + gain


def test_of_two_puzzles_that_want_one_piece_the_dearer_gets_it() -> None:
    position = Position().own(ADA, "I1")
    position.puzzle(ADA, 1, "W09", "...../...../..#../..a../.....")
    position.puzzle(ADA, 2, "W01", "...../.aaa./..b../..#../.....")
    games = position.begin_touches().games
    assert touch_gain(games) == 1
    assert play_touches(games) == 1


@pytest.mark.rule("R6.2")
def test_at_an_even_price_a_puzzle_is_finished_because_that_decides_ties() -> None:
    position = Position().own(ADA, "I1").puzzle(ADA, 1, "W09", "...../...../..#../..a../.....")
    assert play_touches(position.begin_touches().games) == 0
    assert position.finished(ADA) == ["W09"]


@pytest.mark.rule("R8.8")
def test_a_coin_is_not_spent_on_a_puzzle_without_points() -> None:
    position = Position("finesse").own(ADA, "I2").puzzle(ADA, 1, "W22")
    position.set_coins(ADA, available=1).begin_touches()
    assert touch_action(position.state, SCRATCH) == DONE


@pytest.mark.rule("R7.8")
@pytest.mark.parametrize(("mode", "gain"), [("base", 0), ("solo", 1)])
def test_alone_an_unfinished_puzzle_counts_double(mode: str, gain: int) -> None:
    """Three pieces for two points: a loss among players, a gain alone."""
    position = Position(mode).own(ADA, "I1 I1 I1")
    position.puzzle(ADA, 1, "W01", "...../.###./..a../..a../.....")
    games = position.begin_touches().games
    before = points_if_done(games)
    assert touch_gain(games) == gain
    assert play_touches(games) == before + gain


@pytest.mark.rule("R8.7")
@pytest.mark.parametrize(("coins", "gain"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_coins_pay_for_touches_first(coins: int, gain: int) -> None:
    position = Position("finesse").own(ADA, "I1 I1").set_coins(ADA, available=coins)
    position.puzzle(ADA, 1, "W01", "...../.aaa./..#../..#../.....")
    games = position.begin_touches().games
    assert touch_gain(games) == gain
    assert play_touches(games) == gain


@pytest.mark.parametrize("variant", VARIANTS, ids=name_of_variant)
def test_touches_of_whole_games_are_legal_and_lose_no_points(variant: VariantNames) -> None:
    for seed in range(3):
        games = next(games for games in positions(variant, seed) if games[0].phase == Phase.TOUCH)
        while games[0].phase == Phase.TOUCH:
            seat = int(games[0].player)
            done = games.copy()
            api.play(done, DONE)
            while games[0].phase == Phase.TOUCH and games[0].player == seat:
                action = int(touch_action(games[0], SCRATCH))
                assert api.is_legal(games, action)
                api.play(games, action)
            assert score_of(games[0], seat) >= score_of(done[0], seat)


def test_every_order_of_the_slots_is_one_of_the_24() -> None:
    orders = set()
    for order in range(ORDERS):
        left, slots, rest = (1 << SLOTS) - 1, [], order
        for place in range(SLOTS):
            slot = int(slot_in_order(left, rest, SLOTS - place))
            rest //= SLOTS - place
            left &= ~(1 << slot)
            slots.append(slot)
        orders.add(tuple(slots))
    assert len(orders) == ORDERS
    assert all(sorted(order) == list(range(SLOTS)) for order in orders)
