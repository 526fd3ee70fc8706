"""What is on offer? The two rows, or the solo grid with its locks, and the reserve."""

from projectl.game.notation import market_places
from projectl.game.svg.element import box, element, group, path, words
from projectl.game.svg.element import point as n
from projectl.game.svg.mat import TIMES, panel, piece_row
from projectl.game.svg.piece import icon
from projectl.game.svg.puzzle import card, card_height, card_width, frame, sign, vacant
from projectl.game.svg.theme import Theme
from projectl.game.text import plural
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


def place(view: View, number: int, theme: Theme, next_taken: tuple[int, ...] = ()) -> str:
    """One place of the market under its name, and whether the mastermind wants it."""
    name = market_places(view.mode)[number]
    puzzle = view.market[number]
    parts = [words(name, CARD_WIDTH / 2, -7, theme.muted, 12.5, anchor="middle")]
    if number in next_taken:
        parts = [
            box(-5, -LABEL - 3, CARD_WIDTH + 10, CARD_HEIGHT + LABEL + 8, "none", 12,
                theme.accent, 2, dashes="2 5"),
            words(f"{name}, next for it", CARD_WIDTH / 2, -6.5, theme.accent, 12, True, "middle"),
        ]  # fmt: skip
    if puzzle:
        parts.append(card(puzzle, (), CELL, theme))
    else:
        parts.append(vacant(CARD_WIDTH, CARD_HEIGHT, "empty", theme))
    return "".join(parts)


def deck(colour: Colour, left: int, height: float, theme: Theme) -> str:
    """A pile of cards seen from their back, and how many there are."""
    name = colour.name.lower()
    if not left:
        return vacant(CARD_WIDTH, height, f"no {name} left", theme)
    parts = []
    for lift in range(min(left, 3) - 1, -1, -1):
        back = frame(colour, CARD_WIDTH - 8, height - 8, CELL, theme)
        parts.append(group(back, x=lift * 4, y=lift * 4))
    middle = (CARD_WIDTH - 8) / 2
    parts.append(sign(colour, middle, height * 0.2, 6, theme))
    parts.append(words(left, middle, height * 0.58, theme.text, 30, bold=True, anchor="middle"))
    parts.append(words(f"{name} left", middle, height * 0.76, theme.muted, 12.5, anchor="middle"))
    return "".join(parts)


def rows(view: View, height: float, theme: Theme) -> str:
    """The white and the black row beside their decks (R2.2)."""
    spare = (height - ROWS_HEIGHT) / 3
    step = (ROWS_WIDTH - 2 * PAD - CARD_WIDTH) / ROW
    parts = [panel(ROWS_WIDTH, height, theme)]
    for colour in Colour:
        y = PAD + LABEL + spare + colour * (ROW_STEP + spare)
        pile = deck(colour, view.deck_left[colour], CARD_HEIGHT, theme)
        label = words("deck", CARD_WIDTH / 2 - 4, -7, theme.muted, 12.5, anchor="middle")
        parts.append(group(label, pile, x=PAD, y=y))
        for at in range(ROW):
            drawn = place(view, colour * ROW + at, theme)
            parts.append(group(drawn, x=PAD + (at + 1) * step, y=y))
    return "".join(parts)


def lock(x: float, y: float, theme: Theme) -> str:
    """A padlock around (x, y)."""
    bow = path(f"M{n(x - 4)} {n(y - 1)}v-3a4 4 0 0 1 8 0v3", stroke=theme.text, line=2)
    return bow + box(x - 6.5, y - 1.5, 13, 10, theme.text, 2.5)


def locks_above(count: int, theme: Theme) -> str:
    """The locks of a column: their number, and up to two drawn one by one."""
    if not count:
        return words("open", CARD_WIDTH / 2, 20, theme.text, 13, bold=True, anchor="middle")
    drawn = count if count <= 2 else 1
    label = plural(count, "lock")
    start = CARD_WIDTH / 2 - (drawn * 16 + 50) / 2
    parts = [lock(start + 6 + at * 16, 14, theme) for at in range(drawn)]
    return "".join(parts) + words(label, start + drawn * 16 + 4, 20, theme.text, 12.5, bold=True)


def grid(view: View, theme: Theme) -> str:
    """The solo grid, locks above its columns, beside its deck (R7.1, R7.2)."""
    parts = [panel(GRID_WIDTH, GRID_HEIGHT, theme)]
    step = CARD_WIDTH + GRID_GAP
    top = PAD + LOCKS + LABEL
    label = words("deck", CARD_WIDTH / 2 - 4, -7, theme.muted, 12.5, anchor="middle")
    parts.append(group(label, x=PAD, y=top))
    for colour in Colour:
        pile = deck(colour, view.deck_left[colour], CARD_HEIGHT, theme)
        parts.append(group(pile, x=PAD, y=top + colour * ROW_STEP))
    if all(view.deck_left):
        note = words("white ones first", CARD_WIDTH / 2 - 4, 0, theme.muted, 12, anchor="middle")
        parts.append(group(note, x=PAD, y=top + 2 * ROW_STEP - 4))
    locks = view.mastermind.locks if view.mastermind else (0,) * GRID_COLUMNS
    for column in range(GRID_COLUMNS):
        x = PAD + (column + 1) * step
        parts.append(box(x, PAD - 2, CARD_WIDTH, 31, theme.ground, 9, theme.line))
        parts.append(group(locks_above(locks[column], theme), x=x, y=PAD - 2))
    wanted = view.mastermind.next if view.mastermind else ()
    for number in range(PLACES):
        row, column = divmod(number, GRID_COLUMNS)
        drawn = place(view, number, theme, wanted)
        parts.append(group(drawn, x=PAD + (column + 1) * step, y=top + row * ROW_STEP))
    return "".join(parts)


def heading(text: str, theme: Theme) -> str:
    """The name of a panel."""
    return words(text, PAD, 29, theme.text, 15, bold=True)


def reserve(view: View, width: float, theme: Theme) -> str:
    """The reserve in one line: nine shapes with their counts."""
    return group(
        panel(width, RESERVE_HEIGHT, theme),
        heading("Reserve", theme),
        group(piece_row(view.reserve, width - 2 * PAD, 13, theme), x=PAD, y=44),
    )


def large_reserve(view: View, width: float, height: float, theme: Theme) -> str:
    """The reserve level by level, with room for large pieces."""
    small = [shape for shape in Shape if shape.level < 4]
    lines = (small, [shape for shape in Shape if shape.level == 4])
    parts = [panel(width, height, theme), heading("Reserve", theme)]
    room = (height - 48) / 2
    side = 23
    for line, shapes in enumerate(lines):
        step = (width - 2 * PAD) / len(shapes)
        for at, shape in enumerate(shapes):
            x, y = PAD + (at + 0.5) * step, 44 + line * room
            count = view.reserve[shape]
            ink = theme.text if count else theme.muted
            parts.append(icon(shape, x, y + room * 0.38, side, theme, count > 0))
            label = f"{shape.name} {TIMES} {count}"
            parts.append(words(label, x, y + room * 0.86, ink, 14, count > 0, "middle"))
    rule = element("line", x1=PAD, x2=width - PAD, y1=44 + room, y2=44 + room, stroke=theme.line)
    return group(*parts, rule)
