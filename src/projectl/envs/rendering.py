"""How does one watch an environment? As text, as SVG, as pixels, or in a window.

A game's record does not know where pieces lie, only a `Game` with its history does. So that steps
cost nothing, an environment keeps its seed and its actions, and a `Game` follows when one looks.
"""

import io
import os
from collections.abc import Sequence
from functools import cache
from typing import Any, NoReturn

import numpy as np
from gymnasium.error import DependencyNotInstalled, Error
from numpy.typing import NDArray

from projectl.envs.options import Variant, check_choice
from projectl.game.actions import action_of
from projectl.game.game import Game
from projectl.game.svg import draw_position
from projectl.game.svg.theme import theme_named
from projectl.game.text import describe
from projectl.game.view import View
from projectl.rules.state import State

RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]
RENDER_FPS = 4
THEME = "dark"
WIDTH = 1280  # in pixels

# Where the system names no font for text without serifs, the first of these that is there.
FONTS = ("Arial", "Liberation Sans", "DejaVu Sans", "Noto Sans", "Helvetica", "Roboto", "Segoe UI")
_LETTER = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
    '<text y="9" font-family="sans-serif">{}</text></svg>'
)

Frame = str | NDArray[np.uint8] | None


class Renderer:
    """Draws the games of one environment in one render mode; None draws nothing."""

    def __init__(self, variant: Variant, render_mode: str | None) -> None:
        if render_mode is not None:
            check_choice("render mode", render_mode, tuple(RENDER_MODES))
        self.mode = render_mode
        self._setup = variant
        self._game: Game | None = None
        self._window: Window | None = None

    def draw(self, seed: int, actions: Sequence[int]) -> Frame:
        """The position after these actions; in mode `human` it goes to the window."""
        if self.mode is None:
            self.refuse()
        game = self._follow(seed, actions)
        return self.show(game.view(), game.state)

    def refuse(self) -> NoReturn:
        """Nobody said how to render."""
        raise Error(f"to render, choose a render_mode: one of {', '.join(RENDER_MODES)}")

    def show(self, view: View, state: State) -> Frame:
        """A position as a spectator sees it, and its record; `human` puts it into the window."""
        if self.mode == "ansi":
            return describe(state)
        svg = draw_position(view, THEME)
        if self.mode == "svg":
            return svg
        if self.mode == "rgb_array":
            return pixels(svg)
        self._window = self._window or Window()
        self._window.show(rasterise(svg))
        return None

    def _follow(self, seed: int, actions: Sequence[int]) -> Game:
        """The game these actions lead to: the one drawn last, if they go on from there."""
        variant, game = self._setup, self._game
        if game is None or game.seed != seed or len(game.history) > len(actions):
            game = self._game = Game(variant.mode, variant.seats, variant.difficulty, seed)
        for number in actions[len(game.history) :]:
            game.play(action_of(number, variant.mode))
        return game

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._window:
            self._window.close()
        self._window = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy opens its own window."""
        return {**self.__dict__, "_window": None}


class Window:
    """A window on the screen, as large as the picture if the screen is."""

    def __init__(self) -> None:
        self._pygame = needed("pygame")
        self._clock = self._pygame.time.Clock()
        self._screen: Any = None

    def show(self, png: bytes) -> None:
        """Put a picture into the window, and wait for its time to pass."""
        pygame = self._pygame
        picture = pygame.image.load(io.BytesIO(png), "position.png")
        if self._screen is None or self._size != picture.get_size():
            self._open(picture.get_size())
        shown = pygame.transform.smoothscale(picture, self._screen.get_size())
        self._screen.blit(shown, (0, 0))
        pygame.event.pump()
        pygame.display.flip()
        self._clock.tick(RENDER_FPS)

    def _open(self, size: tuple[int, int]) -> None:
        pygame = self._pygame
        if not self._has_display():
            others = ", ".join(RENDER_MODES[1:])
            raise Error(f"no display to open a window on; render modes without one: {others}")
        width, height = pygame.display.get_desktop_sizes()[0]
        scale = min(1.0, width / size[0], 0.9 * height / size[1])
        pygame.display.set_caption("Project L")
        self._screen = pygame.display.set_mode([int(side * scale) for side in size])
        self._size = size

    def _has_display(self) -> bool:
        """A screen, or what SDL_VIDEODRIVER asks for; by itself SDL would draw to nowhere."""
        try:
            self._pygame.display.init()
        except self._pygame.error:
            return False
        return "SDL_VIDEODRIVER" in os.environ or self._pygame.display.get_driver() != "offscreen"

    def close(self) -> None:
        if self._screen is not None:
            self._pygame.display.quit()
        self._screen = None


def needed(module: str) -> Any:
    """A package that only pictures need."""
    try:
        return __import__(module)
    except ImportError:
        message = f"drawing pixels needs {module}; it comes with: pip install 'projectl[render]'"
        raise DependencyNotInstalled(message) from None


@cache
def sans_serif() -> str | None:
    """The font to name, None for the system's own; without any, pictures have no text."""
    draw = needed("resvg_py").svg_to_bytes
    blank = draw(svg_string=_LETTER.format(""))
    for family in (None, *FONTS):
        if draw(svg_string=_LETTER.format("I"), sans_serif_family=family) != blank:
            return family
    return None


def rasterise(svg: str) -> bytes:
    """A picture as PNG, its round corners on the theme's ground."""
    ground = theme_named(THEME).ground
    png: bytes = needed("resvg_py").svg_to_bytes(
        svg_string=svg, width=WIDTH, background=ground, sans_serif_family=sans_serif()
    )
    return png


def pixels(svg: str) -> NDArray[np.uint8]:
    """A picture as rows of pixels: height, width, and red, green and blue."""
    pygame = needed("pygame")
    picture = pygame.image.load(io.BytesIO(rasterise(svg)), "position.png")
    columns: NDArray[np.uint8] = pygame.surfarray.array3d(picture)
    return np.ascontiguousarray(columns.transpose(1, 0, 2))
