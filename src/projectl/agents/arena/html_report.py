"""The report as one page: tables and plots, in light and dark, with nothing to fetch."""

from collections.abc import Iterator, Sequence
from html import escape

from projectl.agents.arena.intervals import Interval
from projectl.agents.arena.plots import Bar, plot_histograms, plot_intervals, plot_lines
from projectl.agents.arena.result import GameResult
from projectl.agents.arena.standings import Standings
from projectl.agents.arena.style import style_sheet
from projectl.agents.arena.wording import Wording, cross_rows
from projectl.texts.languages import ENGLISH

MOST_PRINTED = 20  # games an agent forfeited
LONGEST_TITLE = 60  # characters
MOST_LINES = 200  # of forfeits, on the page; the rest is in games.csv


def page_of(standings: Standings, language: str = ENGLISH) -> str:
    """The whole page, in a language."""
    config, wording = standings.config, Wording(language)
    title = ", ".join(config.labels)
    if len(title) > LONGEST_TITLE:
        title = wording.say("arena-many-agents", count=len(config.agents))
    body = [
        f"<header><p class=kicker>{escape(wording.say('arena-kicker'))}</p>",
        f"<h1>{escape(title)}</h1>",
        f"<p class=lead>{escape(summary(standings, wording))}</p></header>",
        section(wording.say("arena-results"), results(standings, wording)),
        *plots(standings, wording),
        section(wording.say("arena-forfeits-heading"), forfeits(standings, wording)),
        section(wording.say("arena-printed-heading"), printed(standings, wording)),
        section(wording.say("arena-config"), config_table(standings, wording)),
    ]
    return (
        f'<!doctype html>\n<html lang="{wording.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(wording.say('arena-title', agents=title))}</title>\n"
        f"<style>\n{style_sheet()}</style>\n"
        f"<body><main>\n{''.join(part + chr(10) for part in body if part)}</main></body>\n</html>\n"
    )


def section(heading: str, content: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{content}</section>" if content else ""


def summary(standings: Standings, wording: Wording) -> str:
    """The tournament in one line."""
    config = standings.config
    kind = "gauntlet" if config.gauntlet else "solo" if config.solo else "round-robin"
    return wording.say(
        "arena-summary",
        games=len(standings.games),
        game=wording.game(config),
        forfeited=len(standings.forfeits),
        kind=kind,
        finished="yes" if standings.finished else "no",
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], numbered: bool = True) -> str:
    """A table whose first column has names, in the colours of the plots."""
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = []
    for number, row in enumerate(rows):
        mark = f'<i class="key s{number % 9}"></i>' if numbered else ""
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        lines.append(f"<tr><th>{mark}{escape(row[0])}</th>{cells}</tr>")
    return f"<div class=wide><table><tr>{heads}</tr>{''.join(lines)}</table></div>"


def results(standings: Standings, wording: Wording) -> str:
    """All tables and how to read them."""
    parts = [table(*wording.result_rows(standings)), table(*wording.play_rows(standings))]
    if not standings.config.solo:
        parts.append(f"<h3>{escape(wording.say('arena-cross'))}</h3>")
        parts.append(cross_table(standings, wording))
    parts += [
        f"<p class=verdict>{escape(wording.say(line.sprt))}</p>"
        for line in standings.pairings
        if line.sprt
    ]
    parts += [f"<p class=note>{escape(note)}</p>" for note in wording.notes(standings.config)]
    return "".join(parts)


def cross_table(standings: Standings, wording: Wording) -> str:
    """Who did how well against whom; the stronger the tint, the further from even."""
    labels, pairs = cross_rows(standings)
    lines = []
    for number, (label, row) in enumerate(zip(labels, pairs, strict=True)):
        cells = []
        for line in row:
            said = wording.cross_cell(label, line)
            tint = ""
            if line is not None and said:
                ours = line.one == label
                rate, even = (
                    (line.win_rate, line.even) if ours else (1 - line.win_rate, 1 - line.even)
                )
                strength = (rate - even) / ((1 - even) if rate > even else even)
                kind = "good" if strength > 0 else "bad"
                tint = f' class={kind} style="--tint:{abs(strength) * 45:.0f}%"'
            cells.append(f"<td{tint}>{escape(said)}</td>")
        mark = f'<i class="key s{number % 9}"></i>'
        named = f"{mark}({number + 1}) {escape(label)}"
        lines.append(f"<tr><th>{named}</th>{''.join(cells)}</tr>")
    heads = "<th></th>" + "".join(f"<th>({number + 1})</th>" for number in range(len(labels)))
    return f"<div class=wide><table class=cross><tr>{heads}</tr>{''.join(lines)}</table></div>"


def plots(standings: Standings, wording: Wording) -> list[str]:
    """The three plots, each in a section of its own."""
    lines = standings.agents
    even = 1 / max(standings.config.players, 2)
    if standings.config.solo:
        rates = [
            Bar(
                line.agent,
                100 * line.win_rate,
                Interval(100 * line.interval.low, 100 * line.interval.high),
                wording.percent(line.win_rate),
            )
            for line in lines
        ]
        title = wording.say("arena-plot-solo")
        first = plot_intervals(title, rates, 50, " %", Interval(0, 100))
    else:
        bars = [
            Bar(line.agent, line.rating.elo, line.rating.interval, wording.rating(line.rating))
            for line in lines
            if line.rating
        ]
        title = wording.say("arena-plot-elo", agent=lines[0].agent)
        first = plot_intervals(title, bars, 0)
    points, rate = wording.say("arena-plot-points"), wording.say("arena-plot-rates")
    return [
        section(title, first),
        section(points, plot_histograms(points, scores_of(standings), wording)),
        section(rate, plot_lines(rate, rates_of(standings), even, wording)),
    ]


def scores_of(standings: Standings) -> list[tuple[str, list[int]]]:
    """All scores of each agent."""
    scores: list[list[int]] = [[] for _ in standings.agents]
    for game in standings.games:
        for seat in game.seats:
            if seat.score is not None:
                scores[seat.agent].append(seat.score)
    return [(line.agent, some) for line, some in zip(standings.agents, scores, strict=True)]


def rates_of(standings: Standings) -> list[tuple[str, list[float]]]:
    """The win rate of each agent after each of its games."""
    rates: list[list[float]] = [[] for _ in standings.agents]
    totals = [0.0 for _ in standings.agents]
    for game in standings.games:
        for agent in {seat.agent for seat in game.seats} if not game.void else ():
            shares = [seat.share for seat in game.seats if seat.agent == agent]
            totals[agent] += sum(shares) / len(shares)
            rates[agent].append(totals[agent] / (len(rates[agent]) + 1))
    return [(line.agent, some) for line, some in zip(standings.agents, rates, strict=True)]


def forfeits(standings: Standings, wording: Wording) -> str:
    """Every forfeit by name, or that there was none."""
    lines = [*standings.forfeits, *standings.voids]
    if not lines:
        return f"<p>{escape(wording.say('arena-nobody-forfeited'))}</p>"
    items = "".join(f"<li>{escape(wording.say(line))}</li>" for line in lines[:MOST_LINES])
    more = len(lines) - MOST_LINES
    rest = ""
    if more > 0:
        rest = f"<p class=note>{escape(wording.say('arena-more-forfeits', count=more))}</p>"
    return f"<ul class=forfeits>{items}</ul>{rest}"


def printed(standings: Standings, wording: Wording) -> str:
    """What agents printed, tracebacks too: in games they forfeited, else in their first one."""
    forfeited = list(printed_in(standings, forfeited=True))[:MOST_PRINTED]
    loud = {game.seats[at].agent for game, at in forfeited}
    shown = forfeited
    for game, at in printed_in(standings, forfeited=False):
        if game.seats[at].agent not in loud:
            loud.add(game.seats[at].agent)
            shown.append((game, at))
    parts = []
    for game, at in shown:
        agent = standings.config.labels[game.seats[at].agent]
        where = {"seat": str(at + 1), "deal": str(game.deal + 1), "game": str(game.rotation + 1)}
        parts.append(f"<h3>{escape(wording.say('arena-printed', agent=agent, **where))}</h3>")
        parts.append(f"<pre>{escape(game.seats[at].printed)}</pre>")
    return "".join(parts)


def printed_in(standings: Standings, forfeited: bool) -> Iterator[tuple[GameResult, int]]:
    """The games and seats in which something was printed: by those who forfeited, or by others."""
    for game in standings.games:
        for at, seat in enumerate(game.seats):
            lost = game.forfeit is not None and game.forfeit.seat == at
            if seat.printed and lost == forfeited:
                yield game, at


def config_table(standings: Standings, wording: Wording) -> str:
    """What it takes to play this again."""
    config, say = standings.config, wording.say
    games = config.deals * config.players
    late = "arena-config-late-forfeit" if config.strict_time else "arena-config-late-counted"
    rows = [
        [say("arena-config-agents"), ", ".join(config.agents)],
        [say("arena-config-game"), wording.game(config)],
        [
            say("arena-config-games"),
            say("arena-config-games-value", games=games, deals=config.deals),
        ],
        [say("arena-config-seed"), str(config.seed)],
        [say("arena-config-limit"), say("arena-seconds", seconds=f"{config.move_limit:g}")],
        [say("arena-config-late"), say(late)],
    ]
    shown = table(["", ""], rows, numbered=False).replace("<table>", "<table class=plain>")
    again = f"<h3>{escape(say('arena-again'))}</h3><pre>{escape(config.command())}</pre>"
    return shown + again
