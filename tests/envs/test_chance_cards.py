"""Chance deals and draws with the right probabilities."""

from collections import Counter
from collections.abc import Mapping
from math import perm, prod, sqrt
from typing import Any

import numpy as np
import pytest

from envs.spiel_tables import dealt_state, load, outcomes_of_deal
from projectl.envs.chance_cards import TILE
from projectl.rules import api
from projectl.rules.actions import PIECE, TAKE
from projectl.rules.api import VariantNames
from projectl.rules.tiles import TILES_A_SET

EVERY_VARIANT = pytest.mark.parametrize("variant", api.every_variant(), ids=str)
SAMPLES = 6000
ORDERS_OF_LETTERS = 1260  # ten places, two for A, two for B, six for C


def assert_fits(counts: Mapping[int, int], chances: Mapping[int, float]) -> None:
    """A chi-square test: samples as chance would have them, to five standard deviations."""
    total = sum(counts.values())
    assert set(counts) <= set(chances)
    expected = {outcome: total * chance for outcome, chance in chances.items()}
    assert min(expected.values()) > 4
    square = sum((counts.get(o, 0) - mean) ** 2 / mean for o, mean in expected.items())
    freedom = len(chances) - 1
    assert square < freedom + 5 * sqrt(2 * freedom)


def chances_along(state: Any, outcomes: list[int]) -> list[float]:
    """How likely each outcome was when it came."""
    chances = []
    for outcome in outcomes:
        offered = dict(state.chance_outcomes())
        assert sum(offered.values()) == pytest.approx(1)
        chances.append(offered[outcome])
        state.apply_action(outcome)
    return chances


@EVERY_VARIANT
def test_every_deal_is_as_likely_as_the_rules_make_it(variant: VariantNames) -> None:
    mode, seats, difficulty = variant
    for dealt in api.new_games(range(20), mode, seats, difficulty):
        outcomes = outcomes_of_deal(dealt)
        chances = chances_along(load(variant).new_initial_state(), outcomes)
        ways = perm(32, 9) if seats == 1 else seats * perm(32, 4) * perm(20, 4)
        if "finesse" in mode:
            shown = Counter((o - TILE) // TILES_A_SET for o in outcomes if o >= TILE)
            ways *= ORDERS_OF_LETTERS * prod(perm(TILES_A_SET, n) for n in shown.values())
        assert prod(chances) == pytest.approx(1 / ways)


def test_the_engine_deals_first_cards_as_chance_does() -> None:
    games = api.new_games(range(SAMPLES), "base", 3)
    state = load(("base", 3, None)).new_initial_state()
    assert_fits(Counter((52 + games["first"]).tolist()), dict(state.chance_outcomes()))
    state.apply_action(52)
    assert_fits(Counter(games["market"][:, 0].tolist()), dict(state.chance_outcomes()))
    for card in range(4):
        state.apply_action(card)
    assert_fits(Counter(games["market"][:, 4].tolist()), dict(state.chance_outcomes()))


def test_the_engine_lays_tiles_as_chance_does() -> None:
    state, _ = dealt_state(("solo", 1, "standard"), seed=0)
    cards = state.history()
    state = load(("finesse-solo", 1, "standard")).new_initial_state()
    for card in cards:
        state.apply_action(card)
    tiles = api.new_games(range(30 * SAMPLES), "finesse-solo")["tiles"]
    first = dict(state.chance_outcomes())
    assert_fits(Counter((56 + tiles[:SAMPLES, 0] // TILES_A_SET).tolist()), first)
    state.apply_action(56)
    state.apply_action(58)
    alike = tiles[(tiles[:, 0] < 10) & (tiles[:, 1] >= 20)]
    assert_fits(Counter((TILE + alike[:, 2]).tolist()), dict(state.chance_outcomes()))
    state.apply_action(TILE + 20)
    alike = alike[alike[:, 2] == 20]
    assert_fits(Counter((TILE + alike[:, 3]).tolist()), dict(state.chance_outcomes()))


def test_a_hidden_tile_can_still_be_any_of_its_set_that_is_not_shown() -> None:
    state, _ = dealt_state(("base", 2, None), seed=0)
    dealt = load(("finesse", 2, None)).new_initial_state()
    for outcome in (*state.history(), 56, 56, TILE + 20):
        dealt.apply_action(outcome)
    chances = dict(dealt.chance_outcomes())
    assert not any(TILE <= outcome < TILE + 10 for outcome in chances)
    assert chances[TILE + 10] == pytest.approx(2 / 7 / 10)
    assert chances[TILE + 21] == pytest.approx(5 / 7 / 9)
    assert TILE + 20 not in chances


@pytest.mark.parametrize("place", [0, 5])
def test_a_drawn_card_is_any_unseen_one_of_its_colour(place: int) -> None:
    state, _ = dealt_state(("base", 2, None), seed=4)
    games = state.determinize(1, SAMPLES)
    api.step(games, [TAKE + place] * SAMPLES)
    state.apply_action(TAKE + place)
    chances = dict(state.chance_outcomes())
    assert len(chances) == (28 if place == 0 else 16)
    assert_fits(Counter(games["market"][:, place].tolist()), chances)


def tree_of_draws(state: Any, chance: float = 1.0) -> list[tuple[Any, float]]:
    """Every state that the draws of an action lead to, with its probability."""
    if not state.is_chance_node():
        return [(state, chance)]
    return [
        leaf
        for outcome, share in state.chance_outcomes()
        for leaf in tree_of_draws(state.child(outcome), chance * share)
    ]


def test_the_mastermind_looks_at_the_card_just_drawn() -> None:
    state, _ = dealt_state(("solo", 1, "unbeatable"), seed=3)
    for action in (PIECE, PIECE):
        state.apply_action(action)
    games = state.determinize(2, SAMPLES)
    api.step(games, [TAKE] * SAMPLES)
    state.apply_action(TAKE)
    leaves = tree_of_draws(state)
    assert len(leaves) == 23 * 22
    taken: dict[int, float] = {}
    for leaf, chance in leaves:
        pile = int(leaf.position.games[0].mastermind_finished)
        taken[pile] = taken.get(pile, 0) + chance
    assert sum(taken.values()) == pytest.approx(1)
    drawn = {1 << card for card, _ in state.chance_outcomes()}
    assert drawn & set(taken)
    assert not drawn >= set(taken)
    assert_fits(Counter(games["mastermind_finished"].tolist()), taken)


def test_the_black_deck_follows_when_the_white_one_is_empty() -> None:
    state, _ = dealt_state(("solo", 1, "standard"), seed=1)
    dice = np.random.default_rng(0)
    colours = []
    while not state.is_terminal():
        offered = [outcome for outcome, _ in state.chance_outcomes()]
        if offered:
            colours.append({outcome >= 32 for outcome in offered})
        state.apply_action(int(dice.choice(offered or state.legal_actions())))
    assert all(len(colour) == 1 for colour in colours)
    assert colours == sorted(colours, key=max)
    assert sum(False in colour for colour in colours) == 15 - 9
    assert {True} in colours


def test_imagined_games_end_the_deal_and_the_draw_too() -> None:
    state = load(("finesse", 2, None)).new_initial_state()
    while state.is_chance_node():
        games = state.determinize(7, 3)
        assert (games["market"][:, :8] < 52).all()
        assert (games["tiles"] < 30).all()
        state.apply_action(state.legal_actions()[0])
    state.apply_action(TAKE)
    assert state.is_chance_node()
    assert (state.determinize(7, 50)["puzzle"][:, state.position.games[0].player, 0] == 0).all()
    assert len(set(state.determinize(7, 50)["market"][:, 0].tolist())) > 10
    assert np.array_equal(state.determinize(7, 5), state.determinize(7, 5))
