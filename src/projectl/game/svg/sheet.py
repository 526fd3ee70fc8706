"""How did a game go? A contact sheet of small positions, with captions in words."""

from dataclasses import dataclass

from projectl.game.game import Game
from projectl.game.svg.element import box, group, label, path, picture, text_width
from projectl.game.svg.mat import acts
from projectl.game.svg.puzzle import small_card, vacant
from projectl.game.svg.style import NAME, SEPARATOR, Style, style_named
from projectl.game.svg.theme import Theme
from projectl.game.svg.words import (
    MASTERMIND,
    lead_message,
    player_name,
    result_message,
    round_message,
    table_messages,
)
from projectl.game.view import View
from projectl.rules.arguments import check_type, whole
from projectl.rules.errors import RulesError
from projectl.rules.pieces import SIDE
from projectl.rules.state import SLOTS, Phase
from projectl.texts import Listing, Message

WIDTH, PAD, MARGIN, GAP = 320, 14, 24, 16
INNER = WIDTH - 2 * PAD
CAPTION = 56
CELL = 12
SLOT = (SIDE + 0.7) * CELL
OFFER_CELL = 5.2
OFFER = (SIDE + 0.7) * OFFER_CELL
SEAT_HEIGHT = 22 + SLOT + 14
HEADER = 64


@dataclass(frozen=True)
class Frame:
    """How many actions were played, what one saw then, and which round had just ended."""

    count: int
    view: View
    ended: int | None = None


def frames(game: Game, every: int | None) -> list[Frame]:
    """The positions to show: each round's end or every n-th action, and always the last one."""
    if every is not None and whole(every, RulesError, "`every`") < 1:
        raise RulesError(f"every {every} actions shows nothing; every must be 1 or more")
    last = len(game.history)
    if every:
        counts = [*range(every, last, every), last]
        return [Frame(count, game.at(count).view()) for count in counts]
    shown = []
    before = game.at(0).view()
    for count in range(1, last + 1):
        view = game.at(count).view()
        if stage(view) != stage(before):
            shown.append(Frame(count, view, ended=before.round_number))
        before = view
    if not shown or shown[-1].count < last:
        shown.append(Frame(last, before))
    return shown


def stage(view: View) -> tuple[int, bool, bool]:
    """The round, or what comes after the last one."""
    return view.round_number, view.phase is Phase.TOUCH, view.phase is Phase.OVER


def caption(frame: Frame) -> tuple[Message, list[Message]]:
    """A headline and the line below it."""
    view, lead = frame.view, lead_message(frame.view)
    if view.phase is Phase.OVER:
        return Message("picture-end"), [result_message(view)]
    if frame.ended:
        played = Message("picture-actions", count=frame.count)
        return Message("picture-after-round", round=frame.ended), [played, lead]
    below = [round_message(view), lead]
    if not frame.count:
        return Message("picture-deal"), below
    return Message("picture-after-actions", count=frame.count), below


def offer(view: View, theme: Theme) -> str:
    """The market as a strip of very small cards."""
    step = (INNER - OFFER) / (len(view.market) - 1)
    parts = []
    for at, puzzle in enumerate(view.market):
        if puzzle:
            drawn = small_card(puzzle, (), OFFER_CELL, theme)
        else:
            drawn = box(0, 0, OFFER, OFFER, "none", 3, theme.line, 1, dashes="2 3")
        parts.append(group(drawn, x=at * step))
    return "".join(parts)


def facing(
    left: str, right: str, x: float, y: float, style: Style, indent: float = 0
) -> tuple[str, str]:
    """A name at the left end of a line, and what belongs to it at the right end."""
    ink, start = style.theme.text, x + indent
    wide = min(text_width(right, 13), INNER * 0.6)
    return (
        label(left, start, y, ink, 13, bold=True, room=INNER - indent - wide - 8),
        label(right, x + INNER, y, ink, 13, anchor="end", room=wide),
    )


def seat_strip(view: View, number: int, style: Style) -> str:
    """A seat's name, points and slots."""
    theme, seat = style.theme, view.seats[number]
    lit = acts(view, seat)
    has = [Message("points", count=seat.score)]
    if view.tiles:
        has.append(Message("picture-coins", count=seat.available + seat.pending))
    name = style.say(player_name(view, number))
    parts = [
        path("M1 3l6 4.5l-6 4.5Z", theme.accent, theme.accent) if lit else "",
        *facing(name, style.row(*has), 0, 12, style, indent=13 if lit else 0),
    ]
    step = (INNER - SLOT) / (SLOTS - 1)
    for at, slot in enumerate(seat.slots):
        drawn = small_card(slot.puzzle, slot.laid, CELL, theme) if slot else ""
        parts.append(group(drawn or vacant(SLOT, SLOT, "", theme), x=at * step, y=22))
    return "".join(parts)


def frame_height(seats: int, solo: bool) -> float:
    """How high one frame is."""
    return CAPTION + OFFER + 16 + (26 if solo else 0) + seats * SEAT_HEIGHT + 2


def small_position(frame: Frame, style: Style) -> str:
    """One frame of the sheet."""
    view, theme = frame.view, style.theme
    head, below = caption(frame)
    height = frame_height(len(view.seats), view.mastermind is not None)
    over = view.phase is Phase.OVER
    edge = (theme.accent, 2.5) if over else (theme.line, 1)
    parts = [
        box(0, 0, WIDTH, height, theme.panel, 14, *edge),
        label(style.say(head), PAD, 26, theme.text, 16, bold=True, room=INNER),
        label(style.row(*below), PAD, 44, theme.muted, 12.5, room=INNER),
        group(offer(view, theme), x=PAD, y=CAPTION),
    ]
    top = CAPTION + OFFER + 16
    if view.mastermind:
        points = Message("points", count=view.mastermind.score)
        locks = Message("picture-locks", locks=Listing(view.mastermind.locks))
        name, has = style.say(MASTERMIND), style.row(points, locks)
        parts += facing(name, has, PAD, top + 12, style)
        top += 26
    for number in range(len(view.seats)):
        strip = seat_strip(view, number, style)
        parts.append(group(strip, x=PAD, y=top + number * SEAT_HEIGHT))
    return "".join(parts)


def draw_sheet(
    game: Game,
    columns: int = 4,
    theme: str = "dark",
    every: int | None = None,
    language: str = "en",
) -> str:
    """A picture of a game: its positions after every round, or every so many actions."""
    check_type(game, Game, "a Game")
    if whole(columns, RulesError, "the number of columns") < 1:
        raise RulesError(f"a sheet has 1 column or more, not {columns}")
    return sheet_picture(frames(game, every), columns, style_named(theme, language))


def sheet_picture(shown: list[Frame], columns: int, style: Style) -> str:
    """Some positions of a game in rows."""
    view = shown[-1].view
    columns = min(columns, len(shown))
    high = frame_height(len(view.seats), view.mastermind is not None) + GAP
    width = 2 * MARGIN + columns * (WIDTH + GAP) - GAP
    height = HEADER + -(-len(shown) // columns) * high - GAP + MARGIN
    played = style.row(*table_messages(view))
    name, room = f"{NAME}{SEPARATOR}{played}", width - 2 * MARGIN
    parts = [
        box(0, 0, width, height, style.theme.ground, 20),
        label(name, MARGIN, 41, style.theme.text, 20, bold=True, room=room),
    ]
    said = []
    for at, frame in enumerate(shown):
        line, column = divmod(at, columns)
        x, y = MARGIN + column * (WIDTH + GAP), HEADER + line * high
        parts.append(group(small_position(frame, style), x=x, y=y))
        head, below = caption(frame)
        said += [head, *below]
    title = f"{style.say('picture-sheet', count=len(shown))}{SEPARATOR}{played}"
    return picture(width, height, title, style.sentences(said), parts)
