"""How did a game go? A contact sheet of small positions, with captions in words."""

from dataclasses import dataclass

from projectl.game.game import Game
from projectl.game.svg.element import box, group, path, picture, words
from projectl.game.svg.mat import acts
from projectl.game.svg.puzzle import small_card, vacant
from projectl.game.svg.theme import Theme, theme_named
from projectl.game.svg.words import MASTERMIND, result_words, round_words, table_words
from projectl.game.text import NAMES, plural
from projectl.game.view import View
from projectl.rules.pieces import SIDE
from projectl.rules.state import SLOTS, Phase

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
    if every is not None and every < 1:
        raise ValueError(f"every {every} actions shows nothing; every must be 1 or more")
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


def stage(view: View) -> str:
    """The round, or what comes after the last one."""
    return round_words(view).split(",")[0].split(" of ")[0]


def lead(view: View) -> str:
    """Who is ahead: `Player 1 leads with 4`, or `2 lead with 4`."""
    scores = [seat.score for seat in view.seats]
    if view.mastermind:
        scores.append(view.mastermind.score)
    most = max(scores)
    if scores.count(most) == len(scores):
        return f"all have {plural(most, 'point')}"
    if scores.count(most) > 1:
        return f"{scores.count(most)} lead with {plural(most, 'point')}"
    first = scores.index(most)
    name = MASTERMIND if view.mastermind and first else NAMES[first]
    return f"{name} leads with {plural(most, 'point')}"


def caption(frame: Frame) -> tuple[str, str]:
    """A headline and a line below it."""
    view, played = frame.view, plural(frame.count, "action")
    if view.phase is Phase.OVER:
        return "The end", result_words(view)
    if frame.ended:
        return f"After round {frame.ended}", f"{played}; {lead(view)}"
    if not frame.count:
        return "The deal", f"{stage(view)}; {lead(view)}"
    return f"After {played}", f"{stage(view)}; {lead(view)}"


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


def seat_strip(view: View, number: int, theme: Theme) -> str:
    """A seat's name, points and slots."""
    seat = view.seats[number]
    lit = acts(view, seat)
    coins = f", {plural(seat.available + seat.pending, 'coin')}" if view.tiles else ""
    points = f"{plural(seat.score, 'point')}{coins}"
    parts = [
        path("M1 3l6 4.5l-6 4.5Z", theme.accent, theme.accent) if lit else "",
        words(NAMES[number], 13 if lit else 0, 12, theme.text, 13, bold=True),
        words(points, INNER, 12, theme.text, 13, anchor="end"),
    ]
    step = (INNER - SLOT) / (SLOTS - 1)
    for at, slot in enumerate(seat.slots):
        drawn = small_card(slot.puzzle, slot.laid, CELL, theme) if slot else ""
        parts.append(group(drawn or vacant(SLOT, SLOT, "", theme), x=at * step, y=22))
    return "".join(parts)


def frame_height(seats: int, solo: bool) -> float:
    """How high one frame is."""
    return CAPTION + OFFER + 16 + (26 if solo else 0) + seats * SEAT_HEIGHT + 2


def small_position(frame: Frame, theme: Theme) -> str:
    """One frame of the sheet."""
    view = frame.view
    head, line = caption(frame)
    height = frame_height(len(view.seats), view.mastermind is not None)
    over = view.phase is Phase.OVER
    edge = (theme.accent, 2.5) if over else (theme.line, 1)
    parts = [
        box(0, 0, WIDTH, height, theme.panel, 14, *edge),
        words(head, PAD, 26, theme.text, 16, bold=True),
        words(line, PAD, 44, theme.muted, 12.5),
        group(offer(view, theme), x=PAD, y=CAPTION),
    ]
    top = CAPTION + OFFER + 16
    if view.mastermind:
        locks = ", ".join(map(str, view.mastermind.locks))
        parts.append(words(MASTERMIND, PAD, top + 12, theme.text, 13, bold=True))
        said = f"{plural(view.mastermind.score, 'point')}, locks {locks}"
        parts.append(words(said, WIDTH - PAD, top + 12, theme.text, 13, anchor="end"))
        top += 26
    for number in range(len(view.seats)):
        strip = seat_strip(view, number, theme)
        parts.append(group(strip, x=PAD, y=top + number * SEAT_HEIGHT))
    return "".join(parts)


def draw_sheet(game: Game, columns: int = 4, theme: str = "dark", every: int | None = None) -> str:
    """A picture of a game: its positions after every round, or every so many actions."""
    if columns < 1:
        raise ValueError(f"a sheet has 1 column or more, not {columns}")
    colours = theme_named(theme)
    shown = frames(game, every)
    view = shown[-1].view
    columns = min(columns, len(shown))
    high = frame_height(len(view.seats), view.mastermind is not None) + GAP
    width = 2 * MARGIN + columns * (WIDTH + GAP) - GAP
    height = HEADER + -(-len(shown) // columns) * high - GAP + MARGIN
    parts = [
        box(0, 0, width, height, colours.ground, 20),
        words(f"Project L, {table_words(view)}", MARGIN, 41, colours.text, 20, bold=True),
    ]
    said = []
    for at, frame in enumerate(shown):
        line, column = divmod(at, columns)
        x, y = MARGIN + column * (WIDTH + GAP), HEADER + line * high
        parts.append(group(small_position(frame, colours), x=x, y=y))
        said.append(": ".join(caption(frame)) + ".")
    title = f"A game of Project L, {table_words(view)}, in {plural(len(shown), 'picture')}"
    return picture(width, height, title, " ".join(said), parts)
