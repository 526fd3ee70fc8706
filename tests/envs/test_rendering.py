"""Watching an environment: text, SVG, pixels and a window."""

import builtins
import copy
import pickle
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pygame
import pytest
from gymnasium.error import DependencyNotInstalled, Error

from envs.positions import NAMES, VARIANTS
from envs.zoo import checks, make, make_raw, options_of
from projectl.envs import rendering
from projectl.envs.solo import SoloEnv
from projectl.game.game import Game
from projectl.game.svg import draw_position
from projectl.rules.api import VariantNames

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=NAMES)


@pytest.fixture(autouse=True)
def _no_screen(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A display without a screen, small frames, and nobody to wait for."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(rendering, "RENDER_FPS", 0)
    monkeypatch.setattr(rendering, "WIDTH", 64)
    yield
    pygame.display.quit()


def is_picture(svg: object) -> bool:
    return isinstance(svg, str) and ElementTree.fromstring(svg).tag.endswith("svg")


def step_both(env: Any, game: Game, steps: int) -> None:
    """Play the last legal action in an environment and in its game."""
    for _ in range(steps):
        game.play(game.legal_actions()[-1])
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))


@every_variant
def test_it_passes_pettingzoos_test(variant: VariantNames) -> None:
    options = options_of(variant)
    checks.render_test(lambda **more: make(**options, **more), custom_tests={"svg": is_picture})


@every_variant
@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_what_is_shown_is_the_position(variant: VariantNames, mode: str) -> None:
    env = make(**options_of(variant), render_mode=mode)
    for seed in (3, 4):
        env.reset(seed=seed)
        game = Game(*variant, seed=seed)
        for steps in (0, 1, 9):
            step_both(env, game, steps)
            expected = str(game) if mode == "ansi" else draw_position(game.view())
            assert env.render() == expected


def test_pixels_are_those_of_the_picture_and_text_is_among_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rendering, "WIDTH", 1280)
    env = make(render_mode="rgb_array")
    env.reset(seed=1)
    frame = env.render()
    assert frame.shape[1] == 1280
    title = frame[20:44, 24:130]  # "Project L"
    ground = frame[2, 640]
    assert (frame[0, 0] == ground).all()
    assert (title > 200).all(axis=2).sum() > 200
    step_both(env, Game(seed=1), 3)
    assert not np.array_equal(env.render(), frame)


def test_a_window_shows_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[bytes] = []
    monkeypatch.setattr(rendering.Window, "show", lambda _window, png: shown.append(png))
    env = SoloEnv(render_mode="human")
    _observation, info = env.reset(seed=1)
    for _ in range(3):
        action = int(np.flatnonzero(info["action_mask"])[0])
        _observation, _reward, _over, _cut, info = env.step(action)
    assert len(shown) == 4
    assert all(png.startswith(b"\x89PNG") for png in shown)


def test_a_window_can_be_closed_twice_and_opened_again() -> None:
    env = make(render_mode="human")
    env.reset(seed=1)
    assert pygame.display.get_surface() is not None
    for _ in range(2):
        env.close()
        assert not pygame.display.get_init()
    env.reset(seed=2)
    assert pygame.display.get_surface() is not None


@pytest.mark.parametrize("driver", ["x11", None])
def test_a_window_without_a_display_is_a_clear_error(
    driver: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":12345")
    if driver:
        monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    else:
        monkeypatch.delenv("SDL_VIDEODRIVER")
        monkeypatch.setattr(pygame.display, "init", lambda: None)
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    env = make(render_mode="human")
    with pytest.raises(Error, match=r"no display .*; render modes without one: ansi, rgb_array"):
        env.reset(seed=1)


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def without(name: str, *rest: Any) -> Any:
        if name == "resvg_py":
            raise ImportError(name)
        return real(name, *rest)

    env = make(render_mode="rgb_array")
    env.reset(seed=1)
    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(DependencyNotInstalled, match=r"pip install 'projectl\[render\]'"):
        env.render()


def test_without_a_render_mode_there_is_nothing_to_render() -> None:
    for env in (make_raw(), SoloEnv()):
        env.reset(seed=1)
        with pytest.raises(Error, match="choose a render_mode: one of human, ansi, rgb_array, svg"):
            env.render()


@pytest.mark.parametrize("copier", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_an_environment_with_a_window_can_be_copied(copier: Any) -> None:
    env = make(render_mode="human")
    env.reset(seed=1)
    copier(env).render()


def test_text_is_drawn_with_whichever_font_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    class Rasteriser:
        """Has one font, and none for other families."""

        @staticmethod
        def svg_to_bytes(svg_string: str, sans_serif_family: str | None = None) -> bytes:
            drawn = sans_serif_family == "DejaVu Sans" and ">I<" in svg_string
            return b"a letter" if drawn else b"nothing"

    assert rendering.sans_serif() in (None, *rendering.FONTS)
    monkeypatch.setattr(rendering, "needed", lambda _module: Rasteriser)
    assert rendering.sans_serif.__wrapped__() == "DejaVu Sans"
    monkeypatch.setattr(rendering, "FONTS", ("Arial",))
    assert rendering.sans_serif.__wrapped__() is None
