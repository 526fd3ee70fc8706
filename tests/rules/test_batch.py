"""Many games at once do what one game does, and every way to list actions agrees."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lockstep import VARIANTS, assert_listings_agree

from projectl.rules import api, batch
from projectl.rules.actions import ACTIONS, Kind, kind_of
from projectl.rules.api import Games, VariantNames
from projectl.rules.kernel import JIT
from projectl.rules.random_play import Policy, random_action
from projectl.rules.state import STATE, EndReason, Phase

variants = st.sampled_from(VARIANTS)
seeds = st.integers(0, (1 << 256) - 1)
EXAMPLES = 40 if JIT else 3


def deal(variant: VariantNames, seed: int, moves: int) -> Games:
    mode, seats, difficulty = variant
    games = api.new_games([seed], mode, seats, difficulty)
    batch.play_games_on(games, Policy.WEIGHTED, moves if JIT else moves % 30)
    return games


@settings(max_examples=EXAMPLES)
@given(variants, seeds, st.integers(0, 300))
def test_list_mask_count_and_select_agree(variant: VariantNames, seed: int, moves: int) -> None:
    games = deal(variant, seed, moves)
    numbers = api.legal_actions(games).tolist()
    assert_listings_agree(games, numbers)
    legal = [number for number in range(ACTIONS) if api.is_legal(games, number)]
    assert legal == numbers


@settings(max_examples=EXAMPLES)
@given(variants, seeds, st.integers(0, 300))
def test_an_action_of_each_kind_is_told_by_its_number(
    variant: VariantNames, seed: int, moves: int
) -> None:
    games = deal(variant, seed, moves)
    kinds = [Kind(kind_of(int(action))) for action in api.legal_actions(games)]
    assert kinds == sorted(kinds)


@pytest.mark.parametrize("player", Policy)
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_played_out_games_are_over_and_took_as_many_actions_as_said(
    variant: VariantNames, player: Policy
) -> None:
    mode, seats, difficulty = variant
    games = api.new_games(range(20 if JIT else 1), mode, seats, difficulty)
    replay = games.copy()
    moves = api.play_out(games, player)
    assert (games["phase"] == Phase.OVER).all()
    assert (games["end_reason"] != EndReason.NONE).all()
    for index in range(len(replay)):
        for _ in range(moves[index]):
            api.play(replay, random_action(replay[index], int(player)), index)
    assert replay.tobytes() == games.tobytes()


def test_a_step_of_many_games_is_the_step_of_each() -> None:
    games = api.new_games(range(8), "finesse", 3)
    alone = games.copy()
    for _ in range(25 if JIT else 4):
        actions = [int(api.legal_actions(games, index)[-1]) for index in range(len(games))]
        for index, action in enumerate(actions):
            api.play(alone, action, index)
        api.step(games, actions)
        assert games.tobytes() == alone.tobytes()


def test_a_step_leaves_finished_games_alone() -> None:
    games = api.new_games([1, 2], "solo")
    api.play_out(games[:1])
    over = games[0].tobytes()
    first = int(api.legal_actions(games, 1)[0])
    api.step(games, [0, first])
    assert games[0].tobytes() == over
    assert games[1].actions_left == 2


def test_playing_on_deals_a_new_game_when_one_is_over() -> None:
    games = api.new_games([5], "finesse-solo")
    batch.play_games_on(games, Policy.UNIFORM, 150)
    assert games[0].round_number < 11
    assert games[0].mode == api.new_games([5], "finesse-solo")[0].mode


def test_equal_seeds_deal_equal_games_and_close_seeds_do_not() -> None:
    games = api.new_games([7, 7, 8, 9])
    assert games[0].tobytes() == games[1].tobytes()
    rows = {tuple(game.market) for game in games}
    assert len(rows) == 3


def test_a_record_is_whole_words_without_gaps() -> None:
    fields = sum(STATE[name].itemsize for name in STATE.names or ())
    assert fields == STATE.itemsize
    assert STATE.itemsize % 8 == 0
    assert STATE.fields is not None
    for field, offset, *_ in STATE.fields.values():
        assert offset % field.base.itemsize == 0


def test_weighted_games_mostly_run_their_course() -> None:
    if not JIT:
        pytest.skip("a thousand games are too many for the interpreter")
    for seats in (2, 3, 4):
        games = api.new_games(range(1000), "base", seats)
        api.play_out(games, Policy.WEIGHTED)
        ended = np.bincount(games["end_reason"], minlength=len(EndReason))
        assert ended[EndReason.BLACK_DECK_EMPTY] > 900
        assert ended.sum() == ended[[EndReason.BLACK_DECK_EMPTY, EndReason.IDLE_ROUNDS]].sum()
