"""Reshuffling touches what nobody can see, and nothing else."""

import pytest
from bridge import assert_conserved
from lockstep import VARIANTS

from projectl.rules import api, batch, serialise
from projectl.rules.api import VariantNames
from projectl.rules.hidden import hide_cards, seen_puzzles
from projectl.rules.kernel import JIT
from projectl.rules.random_play import Policy
from projectl.rules.state import FACE_DOWN_TILES, NONE, STATE
from projectl.rules.tiles import TILES_A_SET

HIDDEN = {"rng", "deck", "tiles"}


@pytest.mark.parametrize("moves", [0, 25, 60])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_reshuffling_changes_hidden_cards_only(variant: VariantNames, moves: int) -> None:
    mode, seats, difficulty = variant
    games = api.new_games(range(6 if JIT else 1), mode, seats, difficulty)
    batch.play_games_on(games, Policy.WEIGHTED, moves if JIT else moves // 5)
    before = games.copy()
    api.reshuffle(games)
    for name in STATE.names or ():
        if name not in HIDDEN:
            assert (games[name] == before[name]).all()
    assert (games["tiles"][:, FACE_DOWN_TILES:] == before["tiles"][:, FACE_DOWN_TILES:]).all()
    for game in games:
        assert serialise.fault_of(game) == ""
        if difficulty is None:
            assert_conserved(game)


def test_a_reshuffled_deck_is_made_of_puzzles_nobody_has_seen() -> None:
    games = api.new_games(range(50 if JIT else 5))
    seen = [int(seen_puzzles(game)) for game in games]
    api.reshuffle(games)
    for game, puzzles in zip(games, seen, strict=True):
        cards = [int(card) for card in game.deck.flat if card != NONE]
        assert not any(puzzles >> card & 1 for card in cards)


def test_any_unseen_black_puzzle_can_come_next_though_only_twelve_are_dealt() -> None:
    games = api.new_games([3] * (400 if JIT else 60))
    games["rng"] = api.new_games(range(len(games)))["rng"]
    api.reshuffle(games)
    next_black = {int(game.deck[1, game.deck_left[1] - 1]) for game in games}
    unseen_black = {card for card in range(32, 52) if not int(seen_puzzles(games[0])) >> card & 1}
    assert next_black == unseen_black


def test_a_face_down_tile_stays_in_its_set_and_is_none_of_those_in_sight() -> None:
    games = api.new_games(range(60 if JIT else 8), "finesse", 2)
    before = games["tiles"].copy()
    api.reshuffle(games)
    after = games["tiles"]
    assert (after // TILES_A_SET == before // TILES_A_SET).all()
    assert (after != before).any()
    assert all(len(set(row)) == len(row) for row in after.tolist())


@pytest.mark.parametrize("moves", [0, 25, 60])
@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant)))
def test_hiding_forgets_hidden_cards_only(variant: VariantNames, moves: int) -> None:
    games = api.new_games(range(6 if JIT else 1), *variant)
    batch.play_games_on(games, Policy.WEIGHTED, moves if JIT else moves // 5)
    hidden = api.copy_games(games)
    for n in range(len(hidden)):
        hide_cards(hidden[n])
    for name in STATE.names or ():
        if name not in HIDDEN:
            assert (hidden[name] == games[name]).all()
    assert not hidden["rng"].any()
    assert (hidden["deck"] == NONE).all()
    down, up = slice(0, FACE_DOWN_TILES), slice(FACE_DOWN_TILES, None)
    assert (hidden["tiles"][:, up] == games["tiles"][:, up]).all()
    gone = games["tiles"] == NONE
    assert ((hidden["tiles"] == NONE) == gone).all()
    letters = games["tiles"] // TILES_A_SET == hidden["tiles"] // TILES_A_SET
    assert (letters | gone)[:, down].all()


def test_what_is_hidden_cannot_be_told_from_another_deal() -> None:
    games = api.new_games(range(20 if JIT else 3), "finesse", 2)
    others = api.copy_games(games)
    api.reshuffle(others)
    for n in range(len(games)):
        hide_cards(games[n])
        hide_cards(others[n])
    assert games.tobytes() == others.tobytes()
