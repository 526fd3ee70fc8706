"""What does the whole table look like? Header, market, reserve, tiles and every mat."""

from projectl.game.notation import market_places
from projectl.game.svg import market, mat
from projectl.game.svg.element import box, element, group, phrase, picture, words
from projectl.game.svg.theme import Theme, theme_named
from projectl.game.svg.tiles import now_words, tiles, tiles_height
from projectl.game.svg.words import (
    MASTERMIND,
    offer_words,
    ranking,
    result_words,
    round_words,
    seat_words,
    table_words,
    task_words,
)
from projectl.game.text import NAMES, counts, plural
from projectl.game.view import View
from projectl.rules.state import Phase

WIDTH, MARGIN, GAP = 1280, 24, 16
INNER = WIDTH - 2 * MARGIN
HALF = (INNER - GAP) / 2
HEADER = 64
RESULT = 60
ACTIONS = 3  # R3.1
IDLE_ROUNDS = 5  # R3.8


def header(view: View, theme: Theme) -> str:
    """What is played, the round, who is to act and the actions left, as words and as dots."""
    right = WIDTH - MARGIN
    played = table_words(view)
    if view.idle_rounds and view.phase is not Phase.OVER:
        played += f"; {plural(view.idle_rounds, 'idle round')} of {IDLE_ROUNDS}"
    parts = [
        phrase("Project L", played, MARGIN, 41, (theme.text, theme.muted), size=24, small=15),
        words(round_words(view), WIDTH / 2, 41, theme.text, 18, bold=True, anchor="middle"),
    ]
    if view.phase is Phase.OVER:
        parts.append(words(task_words(view), right, 41, theme.muted, 15, anchor="end"))
        return "".join(parts)
    said = f"{NAMES[view.player]}: {task_words(view, brief=True)}"
    if view.phase is not Phase.TOUCH:
        dots = max(ACTIONS, view.actions_left)
        for at in range(dots):
            x = right - 8.0 - (dots - 1 - at) * 22
            fill = theme.accent if at < view.actions_left else "none"
            dot = element("circle", cx=x, cy=36, r=7, fill=fill, stroke=theme.accent)
            parts.append(dot)
        right -= dots * 22 + 10
    parts.append(words(said, right, 41, theme.text, 15, anchor="end"))
    return "".join(parts)


def result(view: View, theme: Theme) -> str:
    """The final ranking, the best first, the winner framed."""
    lines = ranking(view)
    width = (INNER - (len(lines) - 1) * GAP) / len(lines)
    parts = []
    for at, (rank, name, points) in enumerate(lines):
        first = rank == 1
        drawn = (
            box(0, 0, width, RESULT - GAP, theme.panel, 12, theme.accent if first else theme.line,
                2.5 if first else 1)
            + words(f"{rank}.", 16, 29, theme.accent if first else theme.muted, 19, bold=True)
            + words(name, 42, 29, theme.text, 16, bold=first)
            + words(plural(points, "point"), width - 16, 29, theme.text, 16, first, "end")
        )  # fmt: skip
        parts.append(group(drawn, x=MARGIN + at * (width + GAP), y=HEADER))
    return "".join(parts)


def mastermind(view: View, width: float, height: float, theme: Theme) -> str:
    """The mastermind's locks and pile."""
    if not view.mastermind:
        return ""
    it, right = view.mastermind, width - market.PAD
    points = "point" if it.score == 1 else "points"
    held = f"holds {plural(it.supply, 'lock')}"
    middle = height / 2 + 10
    inks = (theme.text, theme.muted)
    return group(
        mat.panel(width, height, theme),
        phrase(MASTERMIND, held, market.PAD, 34, inks, size=20, small=15),
        phrase(it.score, points, right, 34, inks, size=28, small=15, anchor="end"),
        *(market.lock(290.0 + at * 17, 27, theme) for at in range(min(it.supply, 12))),
        group(
            mat.pile_row(it.finished, (width - 2 * market.PAD) / 1.15, theme),
            x=market.PAD,
            y=middle,
            scale=1.15,
        ),
    )


def table(view: View, top: float, theme: Theme) -> tuple[str, float]:
    """Two to four players: market and reserve above the mats; and where it ends."""
    right = MARGIN + HALF + GAP
    high: float = market.ROWS_HEIGHT
    if view.tiles:
        below = market.RESERVE_HEIGHT + GAP
        high = max(high, below + tiles_height(5))
        side = market.reserve(view, HALF, theme) + group(tiles(view, HALF, 5, theme), y=below)
    else:
        side = market.large_reserve(view, HALF, high, theme)
    parts = [group(market.rows(view, high, theme), x=MARGIN, y=top), group(side, x=right, y=top)]
    top += high + GAP
    for at, seat in enumerate(view.seats):
        alone = at % 2 == 0 and at == len(view.seats) - 1
        x = (WIDTH - mat.WIDTH) / 2 if alone else right if at % 2 else MARGIN
        y = top + at // 2 * (mat.HEIGHT + GAP)
        parts.append(group(mat.mat(view, seat, theme), x=x, y=y))
    bands = -(-len(view.seats) // 2)
    return "".join(parts), top + bands * (mat.HEIGHT + GAP)


def solo_table(view: View, top: float, theme: Theme) -> tuple[str, float]:
    """One player: the grid beside mastermind and mat, the reserve below; and where it ends."""
    left = MARGIN + market.GRID_WIDTH + GAP
    width = WIDTH - MARGIN - left
    scale = width / mat.WIDTH
    above = market.GRID_HEIGHT - mat.HEIGHT * scale - GAP
    parts = [
        group(market.grid(view, theme), x=MARGIN, y=top),
        group(mastermind(view, width, above, theme), x=left, y=top),
        group(mat.mat(view, view.seats[0], theme), x=left, y=top + above + GAP, scale=scale),
    ]
    top += market.GRID_HEIGHT + GAP
    parts.append(group(market.reserve(view, INNER, theme), x=MARGIN, y=top))
    top += market.RESERVE_HEIGHT + GAP
    if view.tiles:
        parts.append(group(tiles(view, INNER, 10, theme), x=MARGIN, y=top))
        top += tiles_height(10) + GAP
    return "".join(parts), top


def position_words(view: View) -> str:
    """The whole position for readers who cannot see it."""
    said = [f"{round_words(view)}."]
    if view.phase is Phase.OVER:
        said.append(f"{result_words(view)}; {task_words(view)}.")
    else:
        said.append(f"{NAMES[view.player]}: {task_words(view)}.")
    said.append(f"On offer: {offer_words(market_places(view.mode), view.market)}.")
    said.append(f"Decks: {view.deck_left[0]} white, {view.deck_left[1]} black.")
    said.append(f"Reserve {counts(view.reserve, zeros=True)}.")
    if view.tiles:
        said.append(f"{now_words(view).rstrip('.')}. {plural(view.bank, 'coin')} in the bank.")
    said += [seat_words(view, seat) for seat in view.seats]
    if view.mastermind:
        it = view.mastermind
        locks = ", ".join(map(str, it.locks))
        said.append(f"Mastermind: {plural(it.score, 'point')}, locks above the columns {locks}.")
        wanted = [market_places(view.mode)[place] for place in it.next]
        if wanted:
            said.append(f"It takes {' and '.join(wanted)} next if nothing changes.")
    return " ".join(said)


def draw_position(view: View, theme: str = "dark") -> str:
    """A picture of everything a view shows."""
    colours = theme_named(theme)
    top: float = HEADER
    over = ""
    if view.phase is Phase.OVER:
        over = result(view, colours)
        top += RESULT
    laid_out = solo_table if view.mastermind else table
    drawn, bottom = laid_out(view, top, colours)
    height = bottom + MARGIN - GAP
    parts = [box(0, 0, WIDTH, height, colours.ground, 20), header(view, colours), over, drawn]
    title = f"Project L, {table_words(view)}, {round_words(view)[0].lower()}{round_words(view)[1:]}"
    return picture(WIDTH, height, title, position_words(view), parts)
