"""The turns that the policy thinks of: whole, playable whatever is hidden, each counted once."""

import math
from typing import NamedTuple

import numpy as np
import pytest
from rules.position import ADA, BEN, EVERY_SHAPE, Position

from agents.mcts.thinking import NETWORK, SCRATCH
from agents.random_games import every_variant, reshuffled, turns_begun
from projectl.agents.mcts import turns
from projectl.agents.mcts.evaluation import evaluate
from projectl.agents.mcts.scratch import MOST_TURNS
from projectl.agents.mcts.turns import UNLIKELY, cards_left, find_turns, is_over
from projectl.agents.network.encode import action_of_output
from projectl.rules import api
from projectl.rules.actions import PASS
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.state import NONE, SLOTS, Phase, State

pytestmark = pytest.mark.skipif(not JIT, reason="minutes without a compiler")

ASKED = 40


class Turn(NamedTuple):
    """A turn that was found."""

    actions: tuple[int, ...]
    probability: float
    reveals: bool


def turns_of(games: Games, most: int = MOST_TURNS, temperature: float = 1.0) -> list[Turn]:
    found = int(find_turns(games[0], most, ASKED, temperature, NETWORK, SCRATCH))
    assert found == SCRATCH.found
    return [
        Turn(
            tuple(int(action) for action in turn.actions[: turn.length]),
            math.exp(float(turn.log_probability)),
            bool(turn.reveals),
        )
        for turn in SCRATCH.turns[:found]
    ]


def after(games: Games, turn: Turn) -> Games:
    """A position after a turn, every action of which has to be legal."""
    played = games.copy()
    for number, action in enumerate(turn.actions, 1):
        assert api.is_legal(played, action)
        api.play(played, action)
        assert bool(is_over(played[0], games[0])) == (number == len(turn.actions))
    return played


def what_matters(state: State, seat: int, market: bool) -> object:
    """What a seat has after its turn: two slots with the same in them are the same."""
    slots = sorted(
        (
            int(state.puzzle[seat, slot]),
            int(state.hole[seat, slot]),
            state.laid[seat, slot].tobytes(),
        )
        for slot in range(SLOTS)
        if state.puzzle[seat, slot] != NONE
    )
    own = (state.supply[seat].tobytes(), int(state.finished[seat]), slots)
    coins = (int(state.available[seat]), int(state.pending[seat]), int(state.actions_left))
    return own, coins, int(state.master_used), state.market.tobytes() if market else b""


@every_variant
def test_turns_can_be_played_whatever_is_hidden(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=31, every=11):
        others = [reshuffled(games, seed) for seed in (5, 6)]
        for turn in turns_of(games):
            ends = [after(each, turn) for each in (games, *others)]
            for end in ends:
                assert bool(cards_left(end[0]) != cards_left(games[0])) == turn.reveals


@every_variant
def test_turns_found_do_not_depend_on_hidden_cards(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=32, every=17):
        assert turns_of(games) == turns_of(reshuffled(games, 8))


@every_variant
def test_probabilities_are_not_more_than_one_in_all(variant: VariantNames) -> None:
    for games in turns_begun(variant, seed=33, every=13):
        found = turns_of(games)
        assert found
        assert all(0.0 < turn.probability <= 1.0 + 1e-9 for turn in found)
        assert sum(turn.probability for turn in found) <= 1.0 + 1e-6


@every_variant
def test_no_two_turns_lead_to_one_position(variant: VariantNames) -> None:
    """Of a card that is turned up nothing is known but where."""
    for games in turns_begun(variant, seed=34, every=13):
        seat = int(games[0].player)
        seen = set()
        for turn in turns_of(games):
            end = after(games, turn)
            last = turn.actions[-1] if turn.reveals else -1
            key = repr((last, what_matters(end[0], seat, market=not turn.reveals)))
            assert key not in seen
            seen.add(key)


def test_a_turn_counts_with_every_order_of_its_actions() -> None:
    """Two pieces on two puzzles, in either order: one turn."""
    position = Position().own(ADA, "I1 I2").puzzle(ADA, 1, "W09").puzzle(ADA, 2, "W12")
    found = turns_of(position.leave_actions(2).games)
    sets = [tuple(sorted(turn.actions)) for turn in found if not turn.reveals]
    assert len(sets) == len(set(sets))


def test_as_many_turns_as_are_asked_for_and_the_network_not_much_more_often() -> None:
    games = api.new_games([3])
    for most in (1, 5, 20):
        before = int(SCRATCH.evaluated)
        assert len(turns_of(games, most)) <= most
        assert SCRATCH.evaluated - before <= ASKED + 1
    first, *_ = turns_of(games, 1)
    assert first in turns_of(games, 20) or first.actions in [t.actions for t in turns_of(games, 20)]


def test_the_likeliest_turn_is_found_first() -> None:
    """Not always so, since the orders of one turn add up; but never by far."""
    for games in turns_begun(("base", 2, None), seed=35, every=9):
        found = turns_of(games)
        assert found[0].probability >= 0.3 * max(turn.probability for turn in found)


def test_a_temperature_makes_unlikely_turns_likelier() -> None:
    games = api.new_games([3])
    cold, hot = turns_of(games), turns_of(games, temperature=5.0)
    assert hot[0].probability < cold[0].probability
    assert math.log(min(turn.probability for turn in cold)) > UNLIKELY


def test_who_can_do_nothing_passes_three_times() -> None:
    position = Position().own(ADA, "")
    for slot, name in enumerate(["B01", "B02", "B03", "B04"], 1):
        position.puzzle(ADA, slot, name)
    position.drain(EVERY_SHAPE, to=BEN)
    assert [turn.actions for turn in turns_of(position.games)] == [(PASS, PASS, PASS)]


# One output


def test_the_best_output_is_legal_and_most_probable() -> None:
    for games in turns_begun(("finesse", 2, None), seed=36, every=5):
        evaluate(games[0], NETWORK, SCRATCH)
        best = int(turns.best_output(NETWORK))
        room = NETWORK.room
        assert room.legal[best]
        assert room.logits[best] == room.logits[room.legal != 0].max()
        assert api.is_legal(games, int(action_of_output(best, room.lays)))


def test_the_best_actions_are_played_as_long_as_a_seat_is_to_act() -> None:
    for games in turns_begun(("finesse", 3, None), seed=37, every=9):
        player, twin = int(games[0].player), games.copy()
        turns.play_best(games[0], NETWORK, SCRATCH)
        assert games[0].player != player or games[0].phase == Phase.OVER
        while twin[0].player == player and twin[0].phase != Phase.OVER:
            api.play(twin, int(turns.best_action(twin[0], NETWORK, SCRATCH)))
        assert twin.tobytes() == games.tobytes()


def drawn(games: Games, temperature: float, width: int, chance: float) -> int:
    evaluate(games[0], NETWORK, SCRATCH)
    return int(turns.sample_output(NETWORK, temperature, width, chance))


def test_outputs_are_drawn_as_often_as_a_softmax_says() -> None:
    games = api.new_games([5])
    evaluate(games[0], NETWORK, SCRATCH)
    room, temperature, width = NETWORK.room, 4.0, 5
    legal = np.flatnonzero(room.legal)
    kept = legal[np.argsort(-room.logits[legal], kind="stable")][:width]
    weights = np.exp(room.logits[kept].astype(np.float64) / temperature)
    expected = dict(zip(kept.tolist(), (weights / weights.sum()).tolist(), strict=True))
    steps = 400
    counts: dict[int, int] = {}
    for step in range(steps):
        output = drawn(games, temperature, width, (step + 0.5) / steps)
        counts[output] = counts.get(output, 0) + 1
    assert set(counts) <= set(expected)
    for output, share in expected.items():
        assert abs(counts.get(output, 0) / steps - share) < 0.01


def test_one_alone_or_without_any_temperature_is_the_best() -> None:
    games = api.new_games([5])
    evaluate(games[0], NETWORK, SCRATCH)
    best = int(turns.best_output(NETWORK))
    for chance in (0.0, 0.5, 0.999999):
        assert drawn(games, 3.0, 1, chance) == best
        assert drawn(games, 1e-3, 8, chance) == best


def test_a_turn_is_over_with_the_touches_and_the_game() -> None:
    position = Position().own(ADA, "I2").puzzle(ADA, 1, "W09")
    start = position.games.copy()
    assert not is_over(position.state, start[0])
    assert is_over(position.begin_touches().state, start[0])
    position.state.phase = Phase.OVER
    assert is_over(position.state, start[0])
