"""What pays coins? The tiles of Finesse and the bank."""

from projectl.game.svg.element import box, group, path, words
from projectl.game.svg.mat import coin, panel
from projectl.game.svg.piece import icon
from projectl.game.svg.theme import Theme
from projectl.game.text import plural, tile_text
from projectl.game.view import View
from projectl.rules.state import ROUNDS_WITH_TILES, Phase
from projectl.rules.tiles import Pays, Tile

PAD, TOP, GAP = 16, 44, 8
TILE_HEIGHT = 86

SHORT = {
    Pays.PLACING: "each placed",
    Pays.MASTERING: "each by Master",
    Pays.COMPLETING: "complete a puzzle",
    Pays.TAKING: "take a puzzle",
    Pays.TRADING: "I1 or upgrade",
    Pays.PIECES: "each owned",
    Pays.KINDS: "each kind owned",
    Pays.PUZZLES: "each open puzzle",
}
_WITH_SHAPES = (Pays.PLACING, Pays.PIECES, Pays.KINDS)


def tiles_height(columns: int) -> float:
    """How high the panel is with so many tiles side by side."""
    lines = -(-ROUNDS_WITH_TILES // columns)
    return TOP + lines * (TILE_HEIGHT + GAP) + 32


def tile_face(tile: Tile, width: float, theme: Theme) -> str:
    """A face-up tile: when it pays, for which pieces, and for what."""
    fill = theme.blue if tile.is_blue else theme.pink
    when = "turn end" if tile.is_blue else "at once"
    middle = width / 2
    parts = [
        box(0, 0, width, TILE_HEIGHT, fill, 9),
        words(tile.name, 8, 17, theme.on_tile, 12.5, bold=True),
        words(when, width - 8, 17, theme.on_tile, 11, anchor="end"),
    ]
    text = TILE_HEIGHT - 9
    if tile.pays in _WITH_SHAPES:
        parts += shape_lines(tile, width, theme)
    else:
        parts.append(coin(middle, 45, 12, theme))
    parts.append(words(SHORT[tile.pays], middle, text, theme.on_tile, 11, anchor="middle"))
    return "".join(parts)


def shape_lines(tile: Tile, width: float, theme: Theme) -> list[str]:
    """The shapes of a tile, at most three side by side."""
    rows = [tile.shapes[at : at + 3] for at in range(0, len(tile.shapes), 3)]
    side = 8.0 if len(rows) == 1 else 7.0
    drawn = []
    for row, shapes in enumerate(rows):
        y = 44 + (row - (len(rows) - 1) / 2) * 20
        step = (width - 10) / len(shapes)
        for at, shape in enumerate(shapes):
            drawn.append(icon(shape, 5 + (at + 0.5) * step, y, side, theme))
    return drawn


def one_tile(view: View, index: int, width: float, theme: Theme) -> str:
    """The tile of one round: gone, face down, or face up; the current one in a bright frame."""
    tile = view.tiles[index]
    if tile is None:
        gone = box(0, 0, width, TILE_HEIGHT, "none", 9, theme.line, 1.5, dashes="4 5")
        return gone + words(f"{index + 1} is over", width / 2, 47, theme.muted, 12, anchor="middle")
    if isinstance(tile, Tile):
        drawn = tile_face(tile, width, theme)
    else:
        drawn = (
            box(0, 0, width, TILE_HEIGHT, theme.ground, 9, theme.hairline, 1.5)
            + words("?", width / 2, 47, theme.text, 26, bold=True, anchor="middle")
            + words("face down", width / 2, 70, theme.muted, 11.5, anchor="middle")
        )
    if index == view.round_number - 1 and view.phase not in (Phase.TOUCH, Phase.OVER):
        middle = width / 2
        drawn += box(-4, -4, width + 8, TILE_HEIGHT + 8, "none", 12, theme.accent, 2.5)
        drawn += path(f"M{middle - 6:g} -8h12l-6 7Z", theme.accent, theme.accent, 1.5)
    return drawn


def now_words(view: View) -> str:
    """What the current tile pays for."""
    if view.tile:
        return f"Now {tile_text(view.tile)}"
    if view.phase in (Phase.TOUCH, Phase.OVER):
        return "No tile pays any more."
    return "Now: the current tile lies face down and pays nothing."


def tiles(view: View, width: float, columns: int, theme: Theme) -> str:
    """The row of tiles, the bank, and in words what pays now."""
    inner = width - 2 * PAD
    tile_width = (inner - (columns - 1) * GAP) / columns
    height = tiles_height(columns)
    bank = f"{plural(view.bank, 'coin')} in the bank"
    parts = [
        panel(width, height, theme),
        words("Tiles", PAD, 27, theme.text, 15, bold=True),
        words(bank, width - PAD - 22, 27, theme.text, 13, anchor="end"),
        coin(width - PAD - 8, 22.5, 8, theme),
        words(now_words(view), PAD, height - 15, theme.text, 13),
    ]
    for index in range(ROUNDS_WITH_TILES):
        line, column = divmod(index, columns)
        x, y = PAD + column * (tile_width + GAP), TOP + line * (TILE_HEIGHT + GAP)
        parts.append(group(one_tile(view, index, tile_width, theme), x=x, y=y))
    return "".join(parts)
