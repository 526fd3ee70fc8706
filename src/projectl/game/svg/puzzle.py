"""What does a puzzle look like? A card with points, reward, and a hole that pieces sink into."""

from collections.abc import Iterable

from projectl.game.svg.element import box, element, group, label, path, picture
from projectl.game.svg.element import point as n
from projectl.game.svg.outline import Inset, outline
from projectl.game.svg.piece import body, extent, icon, printed
from projectl.game.svg.style import Style, style_named
from projectl.game.svg.theme import Theme
from projectl.game.svg.words import puzzle_messages
from projectl.game.view import Laid
from projectl.rules.arguments import check_type
from projectl.rules.pieces import CELLS, SIDE, cells_of
from projectl.rules.puzzles import Colour, Puzzle

PAD = 0.5  # of a cell, around the field
HEAD = 1.5  # above it, for points and reward
TINY = 8  # a cell too small to show depth
ALL_CELLS = (1 << CELLS) - 1


def card_width(side: float) -> float:
    """How wide a card with cells of a given side is."""
    return (SIDE + 2 * PAD) * side


def card_height(side: float) -> float:
    """How high a card with cells of a given side is."""
    return (SIDE + HEAD + PAD) * side


def frame(colour: Colour, width: float, height: float, side: float, theme: Theme) -> str:
    """The empty card: a light edge for a white back; a black one has a second line inside it."""
    radius, line = side * 0.4, max(side * 0.13, 1.4)
    edge = max(line * 0.4, 0.8)
    outer = box(-edge, -edge, width + 2 * edge, height + 2 * edge, theme.hairline, radius + edge)
    if colour is Colour.WHITE:
        card = box(0, 0, width, height, theme.face, radius, theme.white_frame, line)
        return outer + card
    inner = box(0, 0, width, height, theme.black_frame, radius)
    lined = box(
        line * 1.3, line * 1.3, width - line * 2.6, height - line * 2.6,
        theme.face, radius - line, theme.hairline, edge,
    )  # fmt: skip
    return outer + inner + lined


def sign(colour: Colour, x: float, y: float, size: float, theme: Theme) -> str:
    """A ring for a white back, a filled diamond for a black one."""
    if colour is Colour.WHITE:
        return element(
            "circle", cx=x, cy=y, r=size, fill="none", stroke=theme.text, stroke_width=size / 2
        )
    reach = size * 1.25
    d = f"M{n(x)} {n(y - reach)}l{n(reach)} {n(reach)}l{n(-reach)} {n(reach)}"
    return path(f"{d}l{n(-reach)} {n(-reach)}Z", theme.text)


def recess(mask: int, side: float, theme: Theme) -> str:
    """A hole seen from above: lit at its lower edge, in the shade of its upper one."""
    cells = cells_of(mask)
    if side < TINY:
        return path(outline(cells, side, 0), theme.hole)
    radius, depth = side * 0.14, side * 0.13
    lit = Inset(0, -side * 0.045, -side * 0.06, 0)
    return (
        path(outline(cells, side, radius, lit), theme.rim)
        + path(outline(cells, side, radius), theme.shadow)
        + path(outline(cells, side, radius, Inset(depth, 0, 0, depth * 0.6)), theme.hole)
    )


def field(puzzle: Puzzle, laid: Iterable[Laid], side: float, theme: Theme, dots: bool) -> str:
    """The five rows of a puzzle, with what lies on them."""
    parts = []
    if dots:
        middles = (
            f"M{n((column + 0.5) * side)} {n((row + 0.5) * side)}h.01"
            for row, column in cells_of(ALL_CELLS & ~puzzle.hole)
        )
        parts.append(path("".join(middles), stroke=theme.dot, line=max(side * 0.11, 1)))
    parts.append(recess(puzzle.hole, side, theme))
    parts += [body(piece.shape, cells_of(piece.cells), side, theme) for piece in laid]
    return "".join(parts)


def card(puzzle: Puzzle, laid: Iterable[Laid], side: float, theme: Theme) -> str:
    """A whole card, its top left corner at the origin."""
    width, height = card_width(side), card_height(side)
    colour = puzzle.colour
    small = side * 0.46
    columns, _ = extent(printed(puzzle.reward))
    middle = HEAD * side * 0.56
    left, right = PAD * side, width - PAD * side
    return group(
        frame(colour, width, height, side, theme),
        label(puzzle.points, left + side * 0.08, middle + side * 0.34, theme.text, side, bold=True),
        sign(colour, left + side * 1.15, middle, side * 0.16, theme),
        label(puzzle.name, left + side * 1.55, middle + side * 0.18, theme.muted, side * 0.5),
        icon(puzzle.reward, right - columns * small / 2, middle, small, theme),
        group(field(puzzle, laid, side, theme, dots=True), x=left, y=HEAD * side),
    )


def small_card(puzzle: Puzzle, laid: Iterable[Laid], side: float, theme: Theme) -> str:
    """Only the field of a card, in its frame."""
    size, pad = (SIDE + 0.7) * side, 0.35 * side
    empty = frame(puzzle.colour, size, size, side, theme)
    return empty + group(field(puzzle, laid, side, theme, dots=False), x=pad, y=pad)


def vacant(width: float, height: float, text: str, theme: Theme) -> str:
    """A place where no card lies, and why."""
    empty = box(0.5, 0.5, width - 1, height - 1, "none", 9, theme.line, 1.5, dashes="5 5")
    if not text:
        return empty
    middle, room = width / 2, width - 8
    return empty + label(text, middle, height / 2 + 4, theme.muted, 12, False, "middle", room)


def draw_puzzle(
    puzzle: Puzzle, laid: Iterable[Laid] = (), theme: str = "dark", language: str = "en"
) -> str:
    """A picture of a puzzle and the pieces lying on it."""
    check_type(puzzle, Puzzle, "a Puzzle")
    return puzzle_picture(puzzle, tuple(laid), style_named(theme, language))


def puzzle_picture(puzzle: Puzzle, laid: tuple[Laid, ...], style: Style) -> str:
    """A card on a ground of its own."""
    theme = style.theme
    side, margin = 40, 24
    width, height = card_width(side) + 2 * margin, card_height(side) + 2 * margin
    parts = [
        box(0, 0, width, height, theme.ground, 16),
        group(card(puzzle, laid, side, theme), x=margin, y=margin),
    ]
    title = style.say("picture-puzzle", puzzle=puzzle.name)
    return picture(width, height, title, style.sentences(puzzle_messages(puzzle, laid)), parts)
