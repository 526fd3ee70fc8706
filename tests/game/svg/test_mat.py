"""A mat shows what one player has."""

import pytest

from projectl.game.game import Game
from projectl.game.svg import draw_mat
from projectl.game.svg.mat import mat_picture

from .drawn import STYLES, assert_inside, assert_texts_apart, parsed, stages, texts


def test_a_seat_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="seats are 0 to 1"):
        draw_mat(Game(seed=1).view(), 2)


@pytest.mark.parametrize("language", STYLES)
def test_a_mat_is_drawn_in_every_language(language: str) -> None:
    for view in stages(("finesse", 4, None)):
        for seat in view.seats:
            root = parsed(mat_picture(view, seat, STYLES[language]))
            assert_inside(root)
            assert_texts_apart(root)


def test_a_mat_is_described_in_sentences() -> None:
    game = Game(seed=1)
    root = parsed(draw_mat(game.view(), 0))
    assert root[0].text == "In front of Player 1"
    assert root[1].text == "Player 1: 0 points and 0 finished puzzles. Supply: 1 I1 and 1 I2."
    assert texts(root).count("free") == 4
