"""A piece is drawn with its name, and told without colour."""

import pytest

from projectl.game.svg import draw_piece
from projectl.game.svg.piece import piece_picture
from projectl.game.svg.theme import THEMES
from projectl.rules.pieces import Shape

from .drawn import STYLES, assert_inside, parsed, texts


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("shape", Shape, ids=lambda shape: shape.name)
def test_a_piece_is_drawn_with_its_name(shape: Shape, name: str) -> None:
    root = parsed(draw_piece(shape, name))
    assert texts(root) == [shape.name]
    assert_inside(root)


@pytest.mark.parametrize("language", STYLES)
def test_every_two_pieces_are_told_differently(language: str) -> None:
    roots = [parsed(piece_picture(shape, STYLES[language])) for shape in Shape]
    assert len({root[1].text for root in roots}) == len(Shape)
    for root, shape in zip(roots, Shape, strict=True):
        assert shape.name in (root[0].text or "")
        assert (root[1].text or "").startswith(shape.name)


def test_a_theme_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="themes are dark and light"):
        draw_piece(Shape.I1, "sepia")


def test_a_language_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(ValueError, match="languages are en, uk, ru, pt-BR, hu"):
        draw_piece(Shape.I1, language="la")
