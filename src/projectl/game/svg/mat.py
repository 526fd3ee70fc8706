"""What does a player have? A mat with slots, supply, coins and the finished pile."""

from collections import Counter
from collections.abc import Sequence

from projectl.game.svg.element import box, element, group, path, phrase, picture, words
from projectl.game.svg.element import point as n
from projectl.game.svg.piece import icon
from projectl.game.svg.puzzle import card, card_height, card_width, frame, sign, vacant
from projectl.game.svg.theme import Theme, theme_named
from projectl.game.svg.words import seat_words, task_words
from projectl.game.text import NAMES, plural
from projectl.game.view import Seat, View
from projectl.rules.pieces import SHAPES, Shape
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import SLOTS, Phase

WIDTH, PAD = 608, 16
INNER = WIDTH - 2 * PAD
CELL = 22.5
GAP = (INNER - SLOTS * card_width(CELL)) / (SLOTS - 1)
SLOTS_TOP = 66
SUPPLY_TOP = SLOTS_TOP + card_height(CELL) + 16
PILE_TOP = SUPPLY_TOP + 66
HEIGHT = PILE_TOP + 22 + PAD
CHIP_WIDTH, CHIP = 33, 22
TIMES = "\N{MULTIPLICATION SIGN}"
PURSE = 185  # the room for coins


def panel(width: float, height: float, theme: Theme, lit: bool = False) -> str:
    """The ground of a part of the table; a bright frame for whoever is to act."""
    stroke, line = (theme.accent, 2.5) if lit else (theme.line, 1)
    return box(0, 0, width, height, theme.panel, 14, stroke, line)


def coin(x: float, y: float, radius: float, theme: Theme) -> str:
    """A coin: a disc with a square hole in it."""
    hole = radius * 0.38
    return element(
        "circle", cx=float(x), cy=float(y), r=float(radius), fill=theme.coin, stroke=theme.on_tile
    ) + box(x - hole, y - hole, 2 * hole, 2 * hole, theme.on_tile, hole * 0.4)


def acts(view: View, seat: Seat) -> bool:
    """Whether the game waits for a seat."""
    return view.phase is not Phase.OVER and view.player == seat.number


def title_line(view: View, seat: Seat, theme: Theme) -> str:
    """The name, what it has to do, and the points."""
    lit = acts(view, seat)
    parts = []
    left = float(PAD)
    if lit:
        parts.append(path(f"M{n(left + 1)} 17l11 7l-11 7Z", theme.accent, theme.accent, 1.5))
        left += 20
    notes = ["first"] if seat.number == view.first and len(view.seats) > 1 else []
    if lit:
        notes.append("touches" if view.phase is Phase.TOUCH else task_words(view))
    if seat.touches:
        notes.append(f"{plural(seat.touches, 'point')} off for touches")
    inks = (theme.text, theme.muted)
    points = "point" if seat.score == 1 else "points"
    parts.append(phrase(NAMES[seat.number], ", ".join(notes), left, 31, inks))
    parts.append(phrase(seat.score, points, WIDTH - PAD, 31, inks, size=24, anchor="end"))
    return "".join(parts)


def purse(seat: Seat, theme: Theme) -> str:
    """A seat's coins, those gained in this turn apart (R8.3)."""
    more = f", {seat.pending} pending" if seat.pending else ""
    said = f"{plural(seat.available, 'coin')}{more}"
    return coin(-8, 11.5, 8, theme) + words(said, -23, 16, theme.text, 13, True, "end")


def slot_row(seat: Seat, theme: Theme) -> str:
    """The four slots side by side."""
    parts = []
    for number, slot in enumerate(seat.slots):
        x = PAD + number * (card_width(CELL) + GAP)
        label = f"slot {number + 1}"
        parts.append(words(label, x + 2, SLOTS_TOP - 8, theme.muted, 11.5))
        if slot:
            drawn = card(slot.puzzle, slot.laid, CELL, theme)
        else:
            drawn = vacant(card_width(CELL), card_height(CELL), "free", theme)
        parts.append(group(drawn, x=x, y=SLOTS_TOP))
    return "".join(parts)


def piece_row(pieces: Sequence[int], width: float, side: float, theme: Theme) -> str:
    """The nine shapes in their order, each with its count; outlines where there is none."""
    step = width / SHAPES
    parts = []
    for shape in Shape:
        x, count = (shape + 0.5) * step, pieces[shape]
        label = f"{shape.name} {TIMES} {count}"
        ink = theme.text if count else theme.muted
        parts.append(icon(shape, x, side * 1.1, side, theme, count > 0))
        parts.append(words(label, x, side * 2.2 + 16, ink, 12.5, bold=count > 0, anchor="middle"))
    return "".join(parts)


def chip(puzzle: Puzzle, theme: Theme) -> str:
    """A finished puzzle as a small card with its points."""
    return (
        frame(puzzle.colour, CHIP_WIDTH, CHIP, 12, theme)
        + words(puzzle.points, 11, 15.5, theme.text, 12.5, bold=True, anchor="middle")
        + sign(puzzle.colour, CHIP_WIDTH - 11, CHIP / 2, 2.6, theme)
    )


def pile_row(puzzles: Sequence[Puzzle], width: float, theme: Theme) -> str:
    """A finished pile, the most valuable first; alike ones are counted where room is short."""
    if not puzzles:
        return words("no finished puzzle yet", 0, 16, theme.muted, 12.5)
    start, step = 84.0, CHIP_WIDTH + 6.0
    parts = [words(f"{len(puzzles)} finished", 0, 16, theme.text, 12.5)]
    ordered = sorted(puzzles, key=lambda puzzle: (-puzzle.points, puzzle.name))
    if start + len(ordered) * step <= width:
        parts += [
            group(chip(puzzle, theme), x=start + at * step) for at, puzzle in enumerate(ordered)
        ]
        return "".join(parts)
    alike = Counter((puzzle.points, puzzle.colour) for puzzle in ordered)
    sample = {(puzzle.points, puzzle.colour): puzzle for puzzle in ordered}
    step = min((width - start) / len(alike), 72)
    for at, (kind, count) in enumerate(alike.items()):
        times = words(f"{TIMES}{count}", CHIP_WIDTH + 3, 16, theme.text, 12)
        parts.append(group(chip(sample[kind], theme), times, x=start + at * step))
    return "".join(parts)


def mat(view: View, seat: Seat, theme: Theme) -> str:
    """One mat, its top left corner at the origin."""
    room = INNER - PURSE if view.tiles else INNER
    return group(
        panel(WIDTH, HEIGHT, theme, acts(view, seat)),
        title_line(view, seat, theme),
        slot_row(seat, theme),
        group(piece_row(seat.supply, INNER, 13, theme), x=PAD, y=SUPPLY_TOP),
        group(pile_row(seat.finished, room, theme), x=PAD, y=PILE_TOP),
        group(purse(seat, theme), x=WIDTH - PAD, y=PILE_TOP) if view.tiles else "",
    )


def draw_mat(view: View, seat: int, theme: str = "dark") -> str:
    """A picture of what one player has."""
    if not 0 <= seat < len(view.seats):
        raise ValueError(f"there is no seat {seat}; seats are 0 to {len(view.seats) - 1}")
    colours = theme_named(theme)
    margin = 16
    width, height = WIDTH + 2 * margin, HEIGHT + 2 * margin
    parts = [
        box(0, 0, width, height, colours.ground, 16),
        group(mat(view, view.seats[seat], colours), x=margin, y=margin),
    ]
    title = f"{NAMES[seat]}'s mat"
    return picture(width, height, title, seat_words(view, view.seats[seat]), parts)
