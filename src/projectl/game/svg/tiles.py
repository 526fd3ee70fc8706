"""What pays coins? The tiles of Finesse and the bank."""

from projectl.game.svg.element import box, group, label, path
from projectl.game.svg.mat import coin, panel
from projectl.game.svg.piece import icon
from projectl.game.svg.style import Style
from projectl.game.svg.theme import Theme
from projectl.game.svg.words import code_of, tile_message
from projectl.game.view import FaceDown, View
from projectl.rules.state import ROUNDS_WITH_TILES, Phase
from projectl.rules.tiles import Pays, Tile

PAD, TOP, GAP = 16, 44, 8
TILE_HEIGHT = 86

_WITH_SHAPES = (Pays.PLACING, Pays.PIECES, Pays.KINDS)


def tiles_height(columns: int) -> float:
    """How high the panel is with so many tiles side by side."""
    lines = -(-ROUNDS_WITH_TILES // columns)
    return TOP + lines * (TILE_HEIGHT + GAP) + 32


def tile_face(tile: Tile, width: float, style: Style) -> str:
    """A face-up tile: when it pays, for which pieces, and for what."""
    theme, middle, room = style.theme, width / 2, width - 8
    fill = theme.blue if tile.is_blue else theme.pink
    when = style.say("picture-tile-blue" if tile.is_blue else "picture-tile-pink")
    parts = [
        box(0, 0, width, TILE_HEIGHT, fill, 9),
        label(tile.name, 8, 17, theme.on_tile, 12.5, bold=True),
        label(when, width - 8, 17, theme.on_tile, 11, anchor="end", room=width - 46),
    ]
    if tile.pays in _WITH_SHAPES:
        parts += shape_lines(tile, width, theme)
    else:
        parts.append(coin(middle, 45, 12, theme))
    pays, y = style.say(f"pays-short-{code_of(tile.pays)}"), TILE_HEIGHT - 9
    parts.append(label(pays, middle, y, theme.on_tile, 11, False, "middle", room))
    return "".join(parts)


def tile_back(tile: FaceDown, width: float, style: Style) -> str:
    """A face-down tile: the letter of its set (R8.1)."""
    theme, middle, said = style.theme, width / 2, style.say("picture-tile-down")
    return (
        box(0, 0, width, TILE_HEIGHT, theme.ground, 9, theme.hairline, 1.5)
        + label(tile.letter, middle, 47, theme.text, 26, bold=True, anchor="middle")
        + label(said, middle, 70, theme.muted, 11.5, False, "middle", width - 12)
    )


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


def one_tile(view: View, index: int, width: float, style: Style) -> str:
    """The tile of one round: gone, face down, or face up; the current one in a bright frame."""
    theme, middle = style.theme, width / 2
    tile = view.tiles[index]
    if tile is None:
        gone = box(0, 0, width, TILE_HEIGHT, "none", 9, theme.line, 1.5, dashes="4 5")
        said = style.say("picture-tile-over", round=index + 1)
        return gone + label(said, middle, 47, theme.muted, 12, False, "middle", width - 12)
    if isinstance(tile, Tile):
        drawn = tile_face(tile, width, style)
    else:
        drawn = tile_back(tile, width, style)
    if index == view.round_number - 1 and view.phase not in (Phase.TOUCH, Phase.OVER):
        drawn += box(-4, -4, width + 8, TILE_HEIGHT + 8, "none", 12, theme.accent, 2.5)
        drawn += path(f"M{middle - 6:g} -8h12l-6 7Z", theme.accent, theme.accent, 1.5)
    return drawn


def tiles(view: View, width: float, columns: int, style: Style) -> str:
    """The row of tiles, the bank, and in words what pays now."""
    theme = style.theme
    inner = width - 2 * PAD
    tile_width = (inner - (columns - 1) * GAP) / columns
    height = tiles_height(columns)
    bank, now = style.say("bank", coins=view.bank), style.say(tile_message(view))
    parts = [
        panel(width, height, theme),
        label(style.say("tiles"), PAD, 27, theme.text, 15, bold=True, room=inner / 2),
        label(bank, width - PAD - 22, 27, theme.text, 13, anchor="end", room=inner / 2 - 30),
        coin(width - PAD - 8, 22.5, 8, theme),
        label(now, PAD, height - 15, theme.text, 13, room=inner),
    ]
    for index in range(ROUNDS_WITH_TILES):
        line, column = divmod(index, columns)
        x, y = PAD + column * (tile_width + GAP), TOP + line * (TILE_HEIGHT + GAP)
        parts.append(group(one_tile(view, index, tile_width, style), x=x, y=y))
    return "".join(parts)
