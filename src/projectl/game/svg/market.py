"""What is on offer? The two rows, or the solo grid with its locks, and the reserve."""

from projectl.game.notation import market_places
from projectl.game.svg.element import box, element, group, label, path, text_width
from projectl.game.svg.element import point as n
from projectl.game.svg.mat import TIMES, panel, piece_row
from projectl.game.svg.piece import icon
from projectl.game.svg.puzzle import card, card_height, card_width, frame, sign, vacant
from projectl.game.svg.style import Style
from projectl.game.svg.theme import Theme
from projectl.game.svg.words import code_of
from projectl.game.view import View
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import Colour
from projectl.rules.state import GRID_COLUMNS, PLACES, ROW

CELL = 18
PAD = 16
LABEL = 18  # above a card, for the name of its place
CARD_WIDTH, CARD_HEIGHT = card_width(CELL), card_height(CELL)
ROW_STEP = LABEL + CARD_HEIGHT + 12
ROWS_WIDTH = 608
ROWS_HEIGHT = 2 * PAD + 2 * ROW_STEP - 16
LOCKS = 40
RESERVE_HEIGHT = 100
GRID_GAP = 14
GRID_WIDTH = 2 * PAD + 4 * CARD_WIDTH + 3 * GRID_GAP
GRID_HEIGHT = 2 * PAD + LOCKS + 3 * ROW_STEP - 16


def place(view: View, number: int, style: Style, next_taken: tuple[int, ...] = ()) -> str:
    """One place of the market under its name, and whether the mastermind wants it."""
    theme, middle = style.theme, CARD_WIDTH / 2
    name = market_places(view.mode)[number]
    puzzle = view.market[number]
    parts = [label(name, middle, -7, theme.muted, 12.5, anchor="middle")]
    if number in next_taken:
        said = style.say("picture-place-next", place=name)
        parts = [
            box(-5, -LABEL - 3, CARD_WIDTH + 10, CARD_HEIGHT + LABEL + 8, "none", 12,
                theme.accent, 2, dashes="2 5"),
            label(said, middle, -6.5, theme.accent, 12, True, "middle", CARD_WIDTH),
        ]  # fmt: skip
    if puzzle:
        parts.append(card(puzzle, (), CELL, theme))
    else:
        parts.append(vacant(CARD_WIDTH, CARD_HEIGHT, style.say("empty"), theme))
    return "".join(parts)


def deck(colour: Colour, left: int, height: float, style: Style) -> str:
    """A pile of cards seen from their back, and how many there are."""
    theme, name = style.theme, code_of(colour)
    if not left:
        said = style.say("picture-deck-empty", colour=name)
        return vacant(CARD_WIDTH, height, said, theme)
    parts = []
    for lift in range(min(left, 3) - 1, -1, -1):
        back = frame(colour, CARD_WIDTH - 8, height - 8, CELL, theme)
        parts.append(group(back, x=lift * 4, y=lift * 4))
    middle = (CARD_WIDTH - 8) / 2
    said, room = style.say("deck-left", colour=name), CARD_WIDTH - 24
    parts.append(sign(colour, middle, height * 0.2, 6, theme))
    parts.append(label(left, middle, height * 0.58, theme.text, 30, bold=True, anchor="middle"))
    parts.append(label(said, middle, height * 0.76, theme.muted, 12.5, False, "middle", room))
    return "".join(parts)


def deck_label(style: Style) -> str:
    """The word above a deck."""
    said, middle = style.say("picture-deck"), CARD_WIDTH / 2 - 4
    return label(said, middle, -7, style.theme.muted, 12.5, False, "middle", CARD_WIDTH)


def rows(view: View, height: float, style: Style) -> str:
    """The white and the black row beside their decks (R2.2)."""
    spare = (height - ROWS_HEIGHT) / 3
    step = (ROWS_WIDTH - 2 * PAD - CARD_WIDTH) / ROW
    parts = [panel(ROWS_WIDTH, height, style.theme)]
    for colour in Colour:
        y = PAD + LABEL + spare + colour * (ROW_STEP + spare)
        pile = deck(colour, view.deck_left[colour], CARD_HEIGHT, style)
        parts.append(group(deck_label(style), pile, x=PAD, y=y))
        for at in range(ROW):
            drawn = place(view, colour * ROW + at, style)
            parts.append(group(drawn, x=PAD + (at + 1) * step, y=y))
    return "".join(parts)


def lock(x: float, y: float, theme: Theme) -> str:
    """A padlock around (x, y)."""
    bow = path(f"M{n(x - 4)} {n(y - 1)}v-3a4 4 0 0 1 8 0v3", stroke=theme.text, line=2)
    return bow + box(x - 6.5, y - 1.5, 13, 10, theme.text, 2.5)


def locks_above(count: int, style: Style) -> str:
    """The locks of a column: their number, and up to two drawn one by one."""
    said, ink = style.say("locks", count=count), style.theme.text
    if not count:
        return label(said, CARD_WIDTH / 2, 20, ink, 13, True, "middle", CARD_WIDTH - 8)
    drawn = count if count <= 2 else 1
    room = CARD_WIDTH - drawn * 16 - 12
    wide = min(text_width(said, 12.5, bold=True), room)
    start = (CARD_WIDTH - drawn * 16 - 4 - wide) / 2
    parts = [lock(start + 6 + at * 16, 14, style.theme) for at in range(drawn)]
    return "".join(parts) + label(said, start + drawn * 16 + 4, 20, ink, 12.5, True, room=room)


def grid(view: View, style: Style) -> str:
    """The solo grid, locks above its columns, beside its deck (R7.1, R7.2)."""
    theme = style.theme
    parts = [panel(GRID_WIDTH, GRID_HEIGHT, theme)]
    step = CARD_WIDTH + GRID_GAP
    top = PAD + LOCKS + LABEL
    parts.append(group(deck_label(style), x=PAD, y=top))
    for colour in Colour:
        pile = deck(colour, view.deck_left[colour], CARD_HEIGHT, style)
        parts.append(group(pile, x=PAD, y=top + colour * ROW_STEP))
    if all(view.deck_left):
        said, middle = style.say("white-first"), CARD_WIDTH / 2 - 4
        note = label(said, middle, 0, theme.muted, 12, False, "middle", CARD_WIDTH)
        parts.append(group(note, x=PAD, y=top + 2 * ROW_STEP - 4))
    locks = view.mastermind.locks if view.mastermind else (0,) * GRID_COLUMNS
    for column in range(GRID_COLUMNS):
        x = PAD + (column + 1) * step
        parts.append(box(x, PAD - 2, CARD_WIDTH, 31, theme.ground, 9, theme.line))
        parts.append(group(locks_above(locks[column], style), x=x, y=PAD - 2))
    wanted = view.mastermind.next if view.mastermind else ()
    for number in range(PLACES):
        row, column = divmod(number, GRID_COLUMNS)
        drawn = place(view, number, style, wanted)
        parts.append(group(drawn, x=PAD + (column + 1) * step, y=top + row * ROW_STEP))
    return "".join(parts)


def heading(style: Style) -> str:
    """The name of the reserve."""
    return label(style.say("reserve"), PAD, 29, style.theme.text, 15, bold=True)


def reserve(view: View, width: float, style: Style) -> str:
    """The reserve in one line: nine shapes with their counts."""
    return group(
        panel(width, RESERVE_HEIGHT, style.theme),
        heading(style),
        group(piece_row(view.reserve, width - 2 * PAD, 13, style.theme), x=PAD, y=44),
    )


def large_reserve(view: View, width: float, height: float, style: Style) -> str:
    """The reserve level by level, with room for large pieces."""
    theme = style.theme
    small = [shape for shape in Shape if shape.level < 4]
    lines = (small, [shape for shape in Shape if shape.level == 4])
    parts = [panel(width, height, theme), heading(style)]
    room = (height - 48) / 2
    side = 23
    for line, shapes in enumerate(lines):
        step = (width - 2 * PAD) / len(shapes)
        for at, shape in enumerate(shapes):
            x, y = PAD + (at + 0.5) * step, 44 + line * room
            count = view.reserve[shape]
            ink = theme.text if count else theme.muted
            parts.append(icon(shape, x, y + room * 0.38, side, theme, count > 0))
            said = f"{shape.name} {TIMES} {count}"
            parts.append(label(said, x, y + room * 0.86, ink, 14, count > 0, "middle"))
    rule = element("line", x1=PAD, x2=width - PAD, y1=44 + room, y2=44 + room, stroke=theme.line)
    return group(*parts, rule)
