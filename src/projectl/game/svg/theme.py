"""Which colours do the pictures have? A dark and a light palette, and what contrast is."""

from dataclasses import dataclass

from projectl.rules.arguments import check_type
from projectl.rules.errors import RulesError
from projectl.rules.pieces import Shape


@dataclass(frozen=True)
class Theme:
    """The colours of every part of a picture, as `#rrggbb`."""

    name: str
    ground: str
    panel: str
    line: str
    text: str
    muted: str
    accent: str  # whose turn it is
    face: str  # of a puzzle
    dot: str
    hole: str
    shadow: str
    rim: str  # the lit edges of a hole
    white_frame: str
    black_frame: str
    hairline: str  # inside a black frame
    coin: str
    pink: str
    blue: str
    on_tile: str
    dark_ink: str
    light_ink: str
    edge: str  # what the outline of a piece is mixed with
    pieces: tuple[str, ...]

    def fill(self, shape: Shape) -> str:
        """The colour of a piece."""
        return self.pieces[shape]

    def ink(self, shape: Shape) -> str:
        """The colour of the mark on a piece: of two inks the one that is easier to see."""
        inks = (self.dark_ink, self.light_ink)
        return max(inks, key=lambda ink: contrast(ink, self.fill(shape)))

    def outline(self, shape: Shape) -> str:
        """The colour of a piece's outer edge."""
        return mix(self.fill(shape), self.edge, 0.5)

    def seam(self, shape: Shape) -> str:
        """The colour of the lines between a piece's cells."""
        return mix(self.fill(shape), self.dark_ink, 0.28)

    def gleam(self, shape: Shape) -> str:
        """The colour of a piece's upper edge, where light falls."""
        return mix(self.fill(shape), "#ffffff", 0.45)


DARK = Theme(
    name="dark",
    ground="#0f1218",
    panel="#181d27",
    line="#2c3444",
    text="#eef2f8",
    muted="#a3afc2",
    accent="#ffd84d",
    face="#2a3140",
    dot="#465067",
    hole="#10141c",
    shadow="#04060a",
    rim="#454f64",
    white_frame="#e8ecf3",
    black_frame="#05070b",
    hairline="#7d899e",
    coin="#f2c14e",
    pink="#f79ac9",
    blue="#8fc1ff",
    on_tile="#14161c",
    dark_ink="#14161c",
    light_ink="#ffffff",
    edge="#05070b",
    pieces=(
        "#f9e62b", "#12a560", "#2b68f0", "#e3ad3c", "#6d38ad",
        "#49e4fb", "#fe6ad0", "#f26508", "#cb0a37",
    ),
)  # fmt: skip

LIGHT = Theme(
    name="light",
    ground="#eceff4",
    panel="#ffffff",
    line="#cdd4df",
    text="#171b24",
    muted="#515c6e",
    accent="#a84800",
    face="#f4f1ea",
    dot="#cfc9bb",
    hole="#d3d6dd",
    shadow="#8f97a6",
    rim="#ffffff",
    white_frame="#ffffff",
    black_frame="#1b1f29",
    hairline="#aab3c2",
    coin="#f2c14e",
    pink="#ffc2e0",
    blue="#bcdcff",
    on_tile="#14161c",
    dark_ink="#14161c",
    light_ink="#ffffff",
    edge="#1a1406",
    pieces=(
        "#fae22e", "#0f9d5a", "#1f5ce8", "#d9a63a", "#6430a0",
        "#52d8f7", "#fe71c0", "#ee5d05", "#b50a2a",
    ),
)  # fmt: skip

THEMES = {theme.name: theme for theme in (DARK, LIGHT)}


def theme_named(name: str) -> Theme:
    """A palette by its name."""
    check_type(name, str, "the name of a theme")
    if name not in THEMES:
        raise RulesError(f"there is no theme '{name}'; themes are {' and '.join(THEMES)}")
    return THEMES[name]


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green and blue of `#rrggbb`, 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another one in it."""
    pairs = zip(channels(colour), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def linear(colour: str) -> tuple[float, float, float]:
    """Red, green and blue as amounts of light, 0 to 1."""
    parts = (part / 255 for part in channels(colour))
    r, g, b = (p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return r, g, b


def luminance(colour: str) -> float:
    """How light a colour is, 0 to 1, as the Web Content Accessibility Guidelines define it."""
    r, g, b = linear(colour)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(colour: str, other: str) -> float:
    """How well one colour can be told from another behind it, 1 to 21."""
    low, high = sorted((luminance(colour), luminance(other)))
    return (high + 0.05) / (low + 0.05)
