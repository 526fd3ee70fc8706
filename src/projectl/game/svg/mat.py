"""What does a player have? A mat with slots, supply, coins and the finished pile."""

from collections import Counter
from collections.abc import Sequence

from projectl.game.svg.element import (
    Phrase,
    box,
    element,
    group,
    label,
    path,
    picture,
    text_width,
)
from projectl.game.svg.element import point as n
from projectl.game.svg.piece import icon
from projectl.game.svg.puzzle import card, card_height, card_width, frame, sign, vacant
from projectl.game.svg.style import Style, style_named
from projectl.game.svg.theme import Theme
from projectl.game.svg.words import player_name, round_message, seat_messages, task_messages
from projectl.game.view import Seat, View
from projectl.rules.arguments import check_type, whole
from projectl.rules.errors import RulesError
from projectl.rules.pieces import SHAPES, Shape
from projectl.rules.puzzles import Puzzle
from projectl.rules.state import SLOTS, Phase
from projectl.texts import Message

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


def notes(view: View, seat: Seat) -> list[Message]:
    """What stands beside a name: who is first, what there is to do, and the price of touches."""
    said = []
    if seat.number == view.first and len(view.seats) > 1:
        said.append(Message("picture-first"))
    if acts(view, seat):
        touching = view.phase is Phase.TOUCH
        said += [round_message(view)] if touching else task_messages(view)
    if seat.touches:
        said.append(Message("cost-touches", count=seat.touches))
    return said


def title_line(view: View, seat: Seat, style: Style) -> str:
    """The name, what it has to do, and the points."""
    theme = style.theme
    parts = []
    left, right = float(PAD), float(WIDTH - PAD)
    if acts(view, seat):
        parts.append(path(f"M{n(left + 1)} 17l11 7l-11 7Z", theme.accent, theme.accent, 1.5))
        left += 20
    inks = (theme.text, theme.muted)
    points = Phrase(str(seat.score), style.say("points-short", count=seat.score), size=24)
    name = Phrase(style.say(player_name(view, seat.number)), style.row(*notes(view, seat)))
    parts.append(name.draw(left, 31, inks, right - points.width - 16 - left))
    parts.append(points.draw(right, 31, inks, anchor="end"))
    return "".join(parts)


def purse(seat: Seat, style: Style) -> str:
    """A seat's coins, those gained in this turn apart (R8.3)."""
    coins = [Message("picture-coins", count=seat.available)]
    if seat.pending:
        coins.append(Message("picture-pending", count=seat.pending))
    said, ink = style.row(*coins), style.theme.text
    return coin(-8, 11.5, 8, style.theme) + label(said, -23, 16, ink, 13, True, "end", PURSE - 30)


def slot_row(seat: Seat, style: Style) -> str:
    """The four slots side by side."""
    parts = []
    for number, slot in enumerate(seat.slots):
        x = PAD + number * (card_width(CELL) + GAP)
        name = style.say("picture-slot", slot=number + 1)
        parts.append(label(name, x + 2, SLOTS_TOP - 8, style.theme.muted, 11.5))
        if slot:
            drawn = card(slot.puzzle, slot.laid, CELL, style.theme)
        else:
            free = style.say("picture-free")
            drawn = vacant(card_width(CELL), card_height(CELL), free, style.theme)
        parts.append(group(drawn, x=x, y=SLOTS_TOP))
    return "".join(parts)


def piece_row(pieces: Sequence[int], width: float, side: float, theme: Theme) -> str:
    """The nine shapes in their order, each with its count; outlines where there is none."""
    step = width / SHAPES
    parts = []
    for shape in Shape:
        x, count = (shape + 0.5) * step, pieces[shape]
        said = f"{shape.name} {TIMES} {count}"
        ink = theme.text if count else theme.muted
        parts.append(icon(shape, x, side * 1.1, side, theme, count > 0))
        parts.append(label(said, x, side * 2.2 + 16, ink, 12.5, bold=count > 0, anchor="middle"))
    return "".join(parts)


def chip(puzzle: Puzzle, theme: Theme) -> str:
    """A finished puzzle as a small card with its points."""
    return (
        frame(puzzle.colour, CHIP_WIDTH, CHIP, 12, theme)
        + label(puzzle.points, 11, 15.5, theme.text, 12.5, bold=True, anchor="middle")
        + sign(puzzle.colour, CHIP_WIDTH - 11, CHIP / 2, 2.6, theme)
    )


def pile_row(puzzles: Sequence[Puzzle], width: float, style: Style) -> str:
    """A finished pile, the most valuable first; alike ones are counted where room is short."""
    theme = style.theme
    if not puzzles:
        said = style.say("picture-pile-empty")
        return label(said, 0, 16, theme.muted, 12.5, room=width)
    said = style.say("picture-pile", count=len(puzzles))
    start, step = max(84.0, text_width(said, 12.5) + 10), CHIP_WIDTH + 6.0
    parts = [label(said, 0, 16, theme.text, 12.5)]
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
        times = label(f"{TIMES}{count}", CHIP_WIDTH + 3, 16, theme.text, 12)
        parts.append(group(chip(sample[kind], theme), times, x=start + at * step))
    return "".join(parts)


def mat(view: View, seat: Seat, style: Style) -> str:
    """One mat, its top left corner at the origin."""
    room = INNER - PURSE if view.tiles else INNER
    return group(
        panel(WIDTH, HEIGHT, style.theme, acts(view, seat)),
        title_line(view, seat, style),
        slot_row(seat, style),
        group(piece_row(seat.supply, INNER, 13, style.theme), x=PAD, y=SUPPLY_TOP),
        group(pile_row(seat.finished, room, style), x=PAD, y=PILE_TOP),
        group(purse(seat, style), x=WIDTH - PAD, y=PILE_TOP) if view.tiles else "",
    )


def draw_mat(view: View, seat: int, theme: str = "dark", language: str = "en") -> str:
    """A picture of what one player has."""
    check_type(view, View, "a View")
    seat = whole(seat, RulesError, "a seat")
    if not 0 <= seat < len(view.seats):
        raise RulesError(f"there is no seat {seat}; seats are 0 to {len(view.seats) - 1}")
    return mat_picture(view, view.seats[seat], style_named(theme, language))


def mat_picture(view: View, seat: Seat, style: Style) -> str:
    """A mat on a ground of its own."""
    margin = 16
    width, height = WIDTH + 2 * margin, HEIGHT + 2 * margin
    parts = [
        box(0, 0, width, height, style.theme.ground, 16),
        group(mat(view, seat, style), x=margin, y=margin),
    ]
    title = style.say("mat-of", name=player_name(view, seat.number))
    return picture(width, height, title, style.sentences(seat_messages(view, seat)), parts)
