"""What does the whole table look like? Header, market, reserve, tiles and every mat."""

from projectl.game.svg import market, mat
from projectl.game.svg.element import Phrase, box, element, group, label, picture, text_width
from projectl.game.svg.style import NAME, SEPARATOR, Style, style_named
from projectl.game.svg.tiles import tiles, tiles_height
from projectl.game.svg.words import (
    MASTERMIND,
    end_message,
    player_name,
    position_messages,
    ranking,
    round_message,
    table_messages,
    task_messages,
)
from projectl.game.view import View
from projectl.rules.arguments import check_type
from projectl.rules.rounds import ACTIONS_A_TURN, IDLE_ROUNDS_TO_END
from projectl.rules.state import Phase
from projectl.texts import Message

WIDTH, MARGIN, GAP = 1280, 24, 16
INNER = WIDTH - 2 * MARGIN
HALF = (INNER - GAP) / 2
HEADER = 64
RESULT = 60
DOT_STEP, LOCK_STEP = 22, 17


def header(view: View, style: Style) -> str:
    """What is played, the round, who is to act and the actions left, as words and as dots."""
    theme = style.theme
    played = table_messages(view)
    if view.idle_rounds and view.phase is not Phase.OVER:
        idle = {"rounds": view.idle_rounds, "most": IDLE_ROUNDS_TO_END}
        played.append(Message("picture-idle", **idle))
    stands = style.heading(round_message(view))
    half = text_width(stands, 18, bold=True) / 2
    room = INNER / 2 - half - GAP
    left = Phrase(NAME, style.row(*played), size=24, small=15)
    return (
        left.draw(MARGIN, 41, (theme.text, theme.muted), room)
        + label(stands, WIDTH / 2, 41, theme.text, 18, bold=True, anchor="middle")
        + what_is_due(view, room, style)
    )


def what_is_due(view: View, room: float, style: Style) -> str:
    """The right end of the header: why the game ended, or what there is to do and the actions."""
    theme, right = style.theme, WIDTH - MARGIN
    if view.phase is Phase.OVER:
        said = style.say(end_message(view))
        return label(said, right, 41, theme.muted, 15, anchor="end", room=room)
    dots = max(ACTIONS_A_TURN, view.actions_left) if view.phase is not Phase.TOUCH else 0
    parts = []
    for at in range(dots):
        x = right - 8.0 - (dots - 1 - at) * DOT_STEP
        fill = theme.accent if at < view.actions_left else "none"
        parts.append(element("circle", cx=x, cy=36, r=7, fill=fill, stroke=theme.accent))
    wide = dots * DOT_STEP + 10 if dots else 0
    player, task = player_name(view, view.player), task_messages(view, brief=True)
    said = f"{style.say(player)}: {style.row(*task)}"
    parts.append(label(said, right - wide, 41, theme.text, 15, anchor="end", room=room - wide))
    return "".join(parts)


def result(view: View, style: Style) -> str:
    """The final ranking, the best first, the winner framed."""
    theme = style.theme
    lines = ranking(view)
    width = (INNER - (len(lines) - 1) * GAP) / len(lines)
    parts = []
    for at, line in enumerate(lines):
        first = line.rank == 1
        name = style.say(player_name(view, line.seat))
        points = style.say("points", count=line.total)
        room = width - 78 - text_width(points, 16, first)
        drawn = (
            box(0, 0, width, RESULT - GAP, theme.panel, 12, theme.accent if first else theme.line,
                2.5 if first else 1)
            + label(f"{line.rank}.", 16, 29, theme.accent if first else theme.muted, 19, bold=True)
            + label(name, 42, 29, theme.text, 16, bold=first, room=room)
            + label(points, width - 16, 29, theme.text, 16, first, "end")
        )  # fmt: skip
        parts.append(group(drawn, x=MARGIN + at * (width + GAP), y=HEADER))
    return "".join(parts)


def mastermind(view: View, width: float, height: float, style: Style) -> str:
    """The mastermind's locks and pile."""
    if not view.mastermind:
        return ""
    it, right = view.mastermind, width - market.PAD
    theme = style.theme
    inks = (theme.text, theme.muted)
    held = style.say("holds-locks", count=it.supply)
    name = Phrase(style.say(MASTERMIND), held, size=20, small=15)
    points = Phrase(str(it.score), style.say("points-short", count=it.score), size=28, small=15)
    locks = max(290.0, market.PAD + name.width + 18)
    shown = min(it.supply, int((right - points.width - locks) / LOCK_STEP), 12)
    return group(
        mat.panel(width, height, theme),
        name.draw(market.PAD, 34, inks, right - points.width - GAP - market.PAD),
        points.draw(right, 34, inks, anchor="end"),
        *(market.lock(locks + at * LOCK_STEP, 27, theme) for at in range(shown)),
        group(
            mat.pile_row(it.finished, (width - 2 * market.PAD) / 1.15, style),
            x=market.PAD,
            y=height / 2 + 10,
            scale=1.15,
        ),
    )


def table(view: View, top: float, style: Style) -> tuple[str, float]:
    """Two to four players: market and reserve above the mats; and where it ends."""
    right = MARGIN + HALF + GAP
    high: float = market.ROWS_HEIGHT
    if view.tiles:
        below = market.RESERVE_HEIGHT + GAP
        high = max(high, below + tiles_height(5))
        side = market.reserve(view, HALF, style) + group(tiles(view, HALF, 5, style), y=below)
    else:
        side = market.large_reserve(view, HALF, high, style)
    parts = [group(market.rows(view, high, style), x=MARGIN, y=top), group(side, x=right, y=top)]
    top += high + GAP
    for at, seat in enumerate(view.seats):
        alone = at % 2 == 0 and at == len(view.seats) - 1
        x = (WIDTH - mat.WIDTH) / 2 if alone else right if at % 2 else MARGIN
        y = top + at // 2 * (mat.HEIGHT + GAP)
        parts.append(group(mat.mat(view, seat, style), x=x, y=y))
    bands = -(-len(view.seats) // 2)
    return "".join(parts), top + bands * (mat.HEIGHT + GAP)


def solo_table(view: View, top: float, style: Style) -> tuple[str, float]:
    """One player: the grid beside mastermind and mat, the reserve below; and where it ends."""
    left = MARGIN + market.GRID_WIDTH + GAP
    width = WIDTH - MARGIN - left
    scale = width / mat.WIDTH
    above = market.GRID_HEIGHT - mat.HEIGHT * scale - GAP
    parts = [
        group(market.grid(view, style), x=MARGIN, y=top),
        group(mastermind(view, width, above, style), x=left, y=top),
        group(mat.mat(view, view.seats[0], style), x=left, y=top + above + GAP, scale=scale),
    ]
    top += market.GRID_HEIGHT + GAP
    parts.append(group(market.reserve(view, INNER, style), x=MARGIN, y=top))
    top += market.RESERVE_HEIGHT + GAP
    if view.tiles:
        parts.append(group(tiles(view, INNER, 10, style), x=MARGIN, y=top))
        top += tiles_height(10) + GAP
    return "".join(parts), top


def draw_position(view: View, theme: str = "dark", language: str = "en") -> str:
    """A picture of everything a view shows."""
    check_type(view, View, "a View")
    return position_picture(view, style_named(theme, language))


def position_picture(view: View, style: Style) -> str:
    """The whole table on a ground of its own."""
    top: float = HEADER
    over = ""
    if view.phase is Phase.OVER:
        over = result(view, style)
        top += RESULT
    laid_out = solo_table if view.mastermind else table
    drawn, bottom = laid_out(view, top, style)
    height = bottom + MARGIN - GAP
    parts = [box(0, 0, WIDTH, height, style.theme.ground, 20), header(view, style), over, drawn]
    title = f"{NAME}{SEPARATOR}{style.row(*table_messages(view), round_message(view))}"
    return picture(WIDTH, height, title, style.sentences(position_messages(view)), parts)
