"""What a seat sees: all that lies open on the table, and nothing that is hidden."""

import dataclasses

import pytest
from bridge import pile
from hidden_cards import with_other_cards
from hypothesis import given, settings
from hypothesis import strategies as st
from round_trip import VARIANTS, random_game

from projectl import Game
from projectl.game.view import FaceDown, View
from projectl.rules.api import VariantNames
from projectl.rules.effects import EffectKind
from projectl.rules.errors import RulesError
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import FACE_DOWN_TILES, Phase, has_tiles
from projectl.rules.tiles import TILES_A_SET, Tile

seeds = st.integers(0, (1 << 256) - 1)
stops = st.none() | st.integers(0, 250)
every_variant = pytest.mark.parametrize(
    "variant", VARIANTS, ids=lambda variant: "-".join(map(str, variant))
)


def views(game: Game) -> list[View]:
    return [game.view(), *(game.view(seat) for seat in range(game.seats))]


# What is hidden


@settings(max_examples=60)
@given(st.sampled_from(VARIANTS), seeds, stops)
def test_games_that_differ_only_in_hidden_cards_look_the_same(
    variant: VariantNames, seed: int, stop: int | None
) -> None:
    game = random_game(variant, seed, stop)
    other = with_other_cards(game)
    assert views(other) == views(game)
    assert other.visible_record() == game.visible_record()
    assert str(other) == str(game)


@every_variant
def test_hidden_cards_do_differ_where_the_views_do_not(variant: VariantNames) -> None:
    game = random_game(variant, seed=2, stop=10)
    assert (with_other_cards(game).state.deck != game.state.deck).any()


@every_variant
def test_a_view_has_no_seed_and_no_deck(variant: VariantNames) -> None:
    game = Game(*variant, seed=(1 << 255) + 123456789)
    text = repr(game.view(0))
    assert str(game.seed) not in text
    assert not any(str(int(word)) in text for word in game.state.rng)
    on_offer = [puzzle for puzzle in game.view(0).market if puzzle]
    assert [PUZZLES[number] in on_offer for number in game.state.deck[0][:4]] == [False] * 4
    assert not any(PUZZLES[number].name in text for number in game.state.deck[0][:4])


@pytest.mark.rule("R8.1")
def test_the_letter_on_the_back_of_a_face_down_tile_is_open_to_all() -> None:
    game = Game("finesse", seats=2, seed=3)
    letters = ["ABC"[tile // TILES_A_SET] for tile in game.state.tiles[:FACE_DOWN_TILES]]
    for view in views(game):
        backs = [tile.letter for tile in view.tiles if isinstance(tile, FaceDown)]
        assert backs == letters


def test_face_down_tiles_are_named_by_nobody() -> None:
    game = Game("finesse", seats=2, seed=3)
    for view in views(game):
        assert all(isinstance(tile, FaceDown) for tile in view.tiles[:FACE_DOWN_TILES])
        assert all(isinstance(tile, Tile) for tile in view.tiles[FACE_DOWN_TILES:])
        assert view.tile is None
    assert Game(seed=3).view().tiles == ()


def test_the_current_tile_is_the_one_of_the_round() -> None:
    game = random_game(("finesse", 2, None), seed=3)
    for count in range(len(game.history)):
        view = game.at(count).view()
        shown = view.tiles[view.round_number - 1]
        assert view.tile == (
            shown if view.phase != Phase.TOUCH and not isinstance(shown, FaceDown) else None
        )
        gone = view.round_number - 1 if view.phase != Phase.TOUCH else len(view.tiles)
        assert view.tiles[:gone] == (None,) * gone


# What is legal


@settings(max_examples=40)
@given(st.sampled_from(VARIANTS), seeds, stops)
def test_only_the_seat_to_act_sees_what_is_legal(
    variant: VariantNames, seed: int, stop: int | None
) -> None:
    game = random_game(variant, seed, stop)
    for view in views(game):
        acts = view.viewer == game.player
        assert view.legal == (tuple(game.legal_actions()) if acts else ())
    assert game.is_over or game.view(game.player).legal


@settings(max_examples=20)
@given(st.sampled_from(VARIANTS), seeds, stops)
def test_seats_and_spectators_see_the_same_table(
    variant: VariantNames, seed: int, stop: int | None
) -> None:
    game = random_game(variant, seed, stop)
    tables = {dataclasses.replace(view, viewer=None, legal=()) for view in views(game)}
    assert len(tables) == 1


def test_there_is_no_view_for_a_seat_nobody_has() -> None:
    for seat in (-1, 2):
        with pytest.raises(RulesError, match=f"there is no seat {seat}; seats are 0 to 1"):
            Game(seed=1).view(seat)


# What lies open


@settings(max_examples=60)
@given(st.sampled_from(VARIANTS), seeds, stops)
def test_pieces_on_a_puzzle_and_its_empty_cells_make_up_its_hole(
    variant: VariantNames, seed: int, stop: int | None
) -> None:
    game = random_game(variant, seed, stop)
    for seat in game.view().seats:
        for number, slot in enumerate(seat.slots):
            laid = game.state.laid[seat.number, number]
            if slot is None:
                assert not laid.any()
                continue
            covered = slot.hole
            for piece in slot.laid:
                assert not covered & piece.cells
                assert piece.cells.bit_count() == piece.shape.level
                covered |= piece.cells
            assert covered == slot.puzzle.hole
            shapes = [piece.shape for piece in slot.laid]
            assert [shapes.count(shape) for shape in Shape] == laid.tolist()


@settings(max_examples=40)
@given(st.sampled_from(VARIANTS), seeds, stops)
def test_a_view_says_what_the_record_says(
    variant: VariantNames, seed: int, stop: int | None
) -> None:
    game = random_game(variant, seed, stop)
    view, state = game.view(), game.state
    assert (view.mode, view.difficulty, view.phase) == (game.mode, game.difficulty, game.phase)
    assert len(view.market) == (9 if game.seats == 1 else 8)
    assert list(view.reserve) == state.reserve.tolist()
    assert list(view.deck_left) == state.deck_left.tolist()
    for seat in view.seats:
        assert list(seat.supply) == state.supply[seat.number].tolist()
        names = sorted(puzzle.name for puzzle in seat.finished)
        assert names == sorted(pile(int(state.finished[seat.number])))
        assert (seat.pending, seat.available) == (
            state.pending[seat.number],
            state.available[seat.number],
        )
    if has_tiles(state):
        assert view.bank + sum(seat.pending + seat.available for seat in view.seats) == 35
    assert (view.mastermind is not None) == (game.seats == 1)
    if view.mastermind is not None:
        assert list(view.mastermind.locks) == state.locks.tolist()
        assert view.mastermind.score == sum(p.points for p in view.mastermind.finished)


def test_a_view_counts_slots_from_one_in_a_master() -> None:
    game = random_game(("finesse", 4, None), seed=(1 << 256) - 4, stop=37)
    view = game.view()
    assert (view.phase, view.mastered, view.master_used) == (Phase.MASTER, (1,), True)


def test_a_view_draws_itself_in_a_notebook() -> None:
    game = Game("finesse", seed=1)
    assert game.view()._repr_svg_() == game._repr_svg_()
    assert game.view(0)._repr_svg_().startswith("<svg")


def test_a_view_does_not_change_when_the_game_goes_on() -> None:
    game = Game(seed=1)
    before = game.view(0)
    game.play("take W1")
    assert before == Game(seed=1).view(0)
    assert game.view(0) != before


@every_variant
def test_a_view_is_the_same_however_the_game_came_there(variant: VariantNames) -> None:
    game = random_game(variant, seed=5, stop=70)
    watched = Game(*variant, seed=5)
    seen = [watched.view()]
    for action in game.history:
        watched.play(action)
        seen.append(watched.view())
    for count in range(len(seen) - 1, -1, -1):
        assert game.at(count).view() == seen[count]
        assert watched.view() == seen[count]
        if count:
            watched.undo()
    for view in seen[1:]:
        watched.redo()
        assert watched.view() == view


@pytest.mark.parametrize("variant", [("solo", 1, "standard"), ("finesse-solo", 1, "standard")])
@pytest.mark.rule("R7.4", "R9.2")
def test_the_mastermind_takes_what_was_forecast(variant: VariantNames) -> None:
    game = random_game(variant, seed=5)
    for count in range(len(game.history)):
        position = game.at(count)
        boss = position.view().mastermind
        assert boss is not None
        if position.phase is Phase.TOUCH:
            assert boss.next == ()
            continue
        effects = game.effects(count)
        kinds = [effect.kind for effect in effects]
        ends_round = EffectKind.ROUND in kinds or EffectKind.TOUCHES in kinds
        if ends_round and EffectKind.TAKE not in kinds:
            taken = [e.place for e in effects if e.kind is EffectKind.MASTERMIND_TAKE]
            assert tuple(taken) == boss.next
