"""A sheet shows a whole game in small pictures."""

import pytest

from projectl.game.game import Game
from projectl.game.svg import draw_sheet
from projectl.game.svg.sheet import frames, sheet_picture

from .drawn import (
    SMALLEST,
    STYLES,
    TABLES,
    Table,
    assert_inside,
    assert_texts_apart,
    parsed,
    sizes,
    texts,
    whole_game,
)

tables = pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join(map(str, table)))


def test_a_sheet_has_a_picture_for_every_round() -> None:
    game = whole_game(("finesse", 2, None))
    root = parsed(draw_sheet(game))
    heads = [text for text in texts(root) if text.startswith("After round ")]
    rounds = game.state.round_number
    assert heads[:3] == ["After round 1", "After round 2", "After round 3"]
    assert len(heads) == len(set(heads)) <= rounds
    assert "The end" in texts(root)
    assert_inside(root)
    assert_texts_apart(root)


def test_a_sheet_can_show_every_nth_action() -> None:
    game = whole_game(("base", 2, None)).at(25)
    said = texts(parsed(draw_sheet(game, columns=2, theme="light", every=10)))
    assert [text for text in said if text.startswith("After")] == [
        "After 10 actions",
        "After 20 actions",
        "After 25 actions",
    ]


def test_a_sheet_of_a_deal_shows_the_deal() -> None:
    assert "The deal" in texts(parsed(draw_sheet(Game(seed=1))))


@pytest.mark.parametrize("language", STYLES)
@tables
def test_texts_have_room_in_every_language(table: Table, language: str) -> None:
    shown = frames(whole_game(table), every=20)
    root = parsed(sheet_picture(shown, 4, STYLES[language]))
    assert_inside(root)
    assert_texts_apart(root)
    if language != "wordy":
        assert min(sizes(root)) >= SMALLEST


def test_what_cannot_be_shown_is_refused_with_what_can() -> None:
    game = Game(seed=1)
    with pytest.raises(ValueError, match="1 or more"):
        draw_sheet(game, every=0)
    with pytest.raises(ValueError, match="1 column or more"):
        draw_sheet(game, columns=0)
