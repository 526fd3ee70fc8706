"""A position is drawn with everything a view shows, in every language, and nothing hidden."""

from dataclasses import replace

import pytest

from projectl.game.svg import draw_mat, draw_position
from projectl.game.svg.mat import TIMES
from projectl.game.svg.position import position_picture
from projectl.game.svg.theme import THEMES
from projectl.game.view import FaceDown, View
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES
from projectl.rules.state import Phase
from projectl.rules.tiles import TILES, Tile

from .drawn import (
    SMALLEST,
    STYLES,
    SVG,
    TABLES,
    Table,
    assert_inside,
    assert_texts_apart,
    parsed,
    sizes,
    stages,
    texts,
    whole_game,
)

tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def test_every_text_has_one_of_the_colours_that_were_checked() -> None:
    for theme in THEMES.values():
        checked = {theme.text, theme.muted, theme.accent, theme.on_tile}
        for view in stages(("finesse", 4, None)):
            root = parsed(draw_position(view, theme.name))
            for node in root.iter(f"{SVG}text"):
                assert node.get("fill") in checked


@tables
@pytest.mark.parametrize("name", THEMES)
def test_a_position_is_well_formed_inside_its_frame_and_no_text_on_another(
    table: Table, name: str
) -> None:
    for view in stages(table):
        root = parsed(draw_position(view, name))
        assert_inside(root)
        assert_texts_apart(root)
        for seat in range(len(view.seats)):
            assert_inside(parsed(draw_mat(view, seat, name)))


def busy(table: Table) -> list[View]:
    """Positions that have as much to say as there can be, one for each phase."""
    view = stages(table)[2]
    seats = tuple(
        replace(seat, score=-10, touches=0, pending=11, available=12, finished=PUZZLES[14:40])
        for seat in view.seats
    )
    touched = tuple(replace(seat, touches=12) for seat in seats)
    full = replace(
        view,
        seats=seats,
        first=view.player,
        round_number=9,
        last_round=10,
        actions_left=5,
        master_used=True,
        mastered=(1, 2, 3, 4),
        reward_due=Shape.O4,
        bank=35,
        outcome=whole_game(table).outcome,
        end_reason=whole_game(table).view().end_reason,
    )
    if view.mastermind:
        full = replace(full, mastermind=replace(view.mastermind, supply=12, locks=(12, 12, 12)))
    elif not view.tiles:
        full = replace(full, idle_rounds=4)
    late = (Phase.TOUCH, Phase.OVER)
    return [
        replace(full, phase=phase, seats=touched if phase in late else seats) for phase in Phase
    ]


@pytest.mark.parametrize("language", STYLES)
@tables
def test_the_longest_texts_have_room_in_every_language(table: Table, language: str) -> None:
    for view in busy(table):
        root = parsed(position_picture(view, STYLES[language]))
        assert_inside(root)
        assert_texts_apart(root)
        if language != "wordy":
            assert min(sizes(root)) >= SMALLEST


@tables
def test_a_position_shows_nothing_hidden(table: Table) -> None:
    for view in stages(table):
        said = set(texts(parsed(draw_position(view))))
        seen = {puzzle.name for puzzle in view.market if puzzle}
        seen |= {slot.puzzle.name for seat in view.seats for slot in seat.slots if slot}
        seen |= {tile.name for tile in view.tiles if isinstance(tile, Tile)}
        named = {puzzle.name for puzzle in PUZZLES} | {tile.name for tile in TILES}
        assert said & named <= seen


@tables
def test_a_position_tells_round_player_counts_and_coins(
    table: Table,
) -> None:
    view = stages(table)[1]
    said = texts(parsed(draw_position(view)))
    assert any(text.startswith(f"Round {view.round_number}") for text in said)
    assert any(f"{'Player ' + str(view.player + 1)}: " in text for text in said)
    for shape in Shape:
        assert f"{shape.name} {TIMES} {view.reserve[shape]}" in said
    if view.tiles:
        assert f"{view.bank} coins in the bank" in said
    if view.mastermind:
        assert any("holds" in text for text in said)


@tables
def test_a_face_down_tile_shows_the_letter_on_its_back(table: Table) -> None:
    view = stages(table)[0]
    backs = [tile.letter for tile in view.tiles if isinstance(tile, FaceDown)]
    said = texts(parsed(draw_position(view)))
    assert said.count("face down") == len(backs) == (2 if view.tiles else 0)
    assert all(said.count(letter) == backs.count(letter) for letter in backs)


@pytest.mark.parametrize("seed", range(4))
@tables
def test_the_final_ranking_is_that_of_the_rules(table: Table, seed: int) -> None:
    game = whole_game(table, seed)
    outcome = game.outcome
    assert outcome is not None
    said = texts(parsed(draw_position(game.view())))
    assert "Game over" in said
    shown = [at for at, text in enumerate(said) if text in ("1.", "2.", "3.", "4.")]
    names = [*(f"Player {seat}" for seat in range(1, game.seats + 1)), "Mastermind"]
    for at, score in zip(shown, sorted(outcome.scores, key=lambda line: line.rank), strict=True):
        points = f"{score.total} point" if score.total == 1 else f"{score.total} points"
        assert said[at : at + 3] == [f"{score.rank}.", names[score.seat], points]
