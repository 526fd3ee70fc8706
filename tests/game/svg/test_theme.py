"""Pieces can be told apart and texts can be read, by every kind of eye and in both themes."""

from itertools import combinations

import numpy as np
import pytest

from projectl.game.svg.piece import body, icon, mark, printed
from projectl.game.svg.theme import THEMES, Theme, contrast, linear, mix
from projectl.rules.pieces import Shape

# Severe colour blindness (Machado, Oliveira and Fernandes 2009), on amounts of light.
SIGHTS = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
# The least distance of two pieces in Oklab, in hundredths; 2 can just be seen side by side.
CLEARLY = {"normal": 15, "protanopia": 8, "deuteranopia": 8, "tritanopia": 8}

themes = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def oklab(light: np.ndarray) -> np.ndarray:
    """A colour where distance is what the eye sees (Ottosson 2020), in hundredths."""
    cones = np.cbrt(
        np.array(
            [
                [0.4122214708, 0.5363325363, 0.0514459929],
                [0.2119034982, 0.6806995451, 0.1073969566],
                [0.0883024619, 0.2817188376, 0.6299787005],
            ]
        )
        @ np.clip(light, 0, 1)
    )
    turn = np.array(
        [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ]
    )
    seen: np.ndarray = 100 * turn @ cones
    return seen


@themes
@pytest.mark.parametrize("sight", SIGHTS)
def test_every_two_pieces_differ_in_colour_also_for_colour_blind_eyes(
    theme: Theme, sight: str
) -> None:
    seen = {shape: oklab(SIGHTS[sight] @ linear(theme.fill(shape))) for shape in Shape}
    for one, other in combinations(Shape, 2):
        distance = float(np.linalg.norm(seen[one] - seen[other]))
        assert distance >= CLEARLY[sight], f"{one.name} {other.name} {distance:.1f}"


@pytest.mark.parametrize("side", [5, 12, 40])
def test_every_two_pieces_differ_by_their_mark_at_every_size(side: int) -> None:
    marks = {mark(shape, side, side, side, "#000000") for shape in Shape}
    assert len(marks) == len(Shape)


@themes
@pytest.mark.parametrize("shape", Shape, ids=lambda shape: shape.name)
def test_the_mark_is_part_of_every_drawn_piece(shape: Shape, theme: Theme) -> None:
    for side in (5, 12, 22.5):
        drawn = body(shape, printed(shape), side, theme)
        assert drawn.count(f'"{theme.ink(shape)}"') >= 1
        assert drawn in icon(shape, 50, 50, side, theme)


@themes
def test_marks_can_be_seen_on_their_pieces(theme: Theme) -> None:
    for shape in Shape:
        assert contrast(theme.ink(shape), theme.fill(shape)) >= 4.5, shape.name


@themes
def test_text_can_be_read_on_every_ground(theme: Theme) -> None:
    for ground in (theme.ground, theme.panel, theme.face):
        for ink in (theme.text, theme.muted, theme.accent):
            assert contrast(ink, ground) >= 4.5, f"{ink} on {ground}"
    for ground in (theme.pink, theme.blue, theme.coin):
        assert contrast(theme.on_tile, ground) >= 4.5


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"
