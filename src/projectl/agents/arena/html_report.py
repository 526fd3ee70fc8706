"""The report as one page: tables and plots, in light and dark, with nothing to fetch."""

from collections.abc import Sequence
from html import escape

from projectl.agents.arena.intervals import Interval
from projectl.agents.arena.plots import Bar, plot_histograms, plot_intervals, plot_lines
from projectl.agents.arena.standings import Standings
from projectl.agents.arena.style import style_sheet
from projectl.agents.arena.wording import (
    cross_rows,
    cross_text,
    game_text,
    notes,
    percent,
    play_rows,
    rating_text,
    result_rows,
)

LONGEST_TITLE = 60  # characters
MOST_LINES = 200  # of forfeits, on the page; the rest is in games.csv


def page_of(standings: Standings) -> str:
    """The whole page."""
    config = standings.config
    title = ", ".join(config.labels)
    if len(title) > LONGEST_TITLE:
        title = f"{len(config.agents)} agents"
    body = [
        f"<header><p class=kicker>projectl arena</p><h1>{escape(title)}</h1>",
        f"<p class=lead>{escape(summary(standings))}</p></header>",
        section("Results", results(standings)),
        *plots(standings),
        section("Forfeits", forfeits(standings)),
        section("Settings", settings_table(standings)),
    ]
    return (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>Arena: {escape(title)}</title>\n<style>\n{style_sheet()}</style>\n"
        f"<body><main>\n{''.join(part + chr(10) for part in body if part)}</main></body>\n</html>\n"
    )


def section(heading: str, content: str) -> str:
    return f"<section><h2>{escape(heading)}</h2>{content}</section>" if content else ""


def summary(standings: Standings) -> str:
    """The tournament in one line."""
    config = standings.config
    kind = "alone against the mastermind" if config.solo else "round-robin"
    kind = "gauntlet of the first agent" if config.gauntlet else kind
    state = "" if standings.finished else ", not finished"
    forfeited = len(standings.forfeits)
    lost = f", {forfeited} forfeited" if forfeited else ""
    games = f"{len(standings.games):,} games of {game_text(config)}"
    return f"{games}{lost}; {kind}{state}."


def table(head: Sequence[str], rows: Sequence[Sequence[str]], numbered: bool = True) -> str:
    """A table whose first column has names, in the colours of the plots."""
    heads = "".join(f"<th>{escape(cell)}</th>" for cell in head)
    lines = []
    for number, row in enumerate(rows):
        mark = f'<i class="key s{number % 9}"></i>' if numbered else ""
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in row[1:])
        lines.append(f"<tr><th>{mark}{escape(row[0])}</th>{cells}</tr>")
    return f"<div class=wide><table><tr>{heads}</tr>{''.join(lines)}</table></div>"


def results(standings: Standings) -> str:
    """All tables and how to read them."""
    parts = [table(*result_rows(standings)), table(*play_rows(standings))]
    if not standings.config.solo:
        parts.append("<h3>Win rate of the row against the column</h3>" + cross_table(standings))
    parts += [
        f"<p class=verdict>{escape(line.sprt)}</p>" for line in standings.pairings if line.sprt
    ]
    parts += [f"<p class=note>{escape(note)}</p>" for note in notes(standings.config)]
    return "".join(parts)


def cross_table(standings: Standings) -> str:
    """Who did how well against whom; the stronger the tint, the further from even."""
    labels, pairs = cross_rows(standings)
    lines = []
    for number, (label, row) in enumerate(zip(labels, pairs, strict=True)):
        cells = []
        for line in row:
            said = cross_text(label, line)
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


def plots(standings: Standings) -> list[str]:
    """The three plots, each in a section of its own."""
    lines = standings.agents
    even = 1 / max(standings.config.players, 2)
    if standings.config.solo:
        rates = [
            Bar(
                line.agent,
                100 * line.win_rate,
                Interval(100 * line.interval.low, 100 * line.interval.high),
                percent(line.win_rate),
            )
            for line in lines
        ]
        title = "Win rate against the mastermind, with 95 % intervals"
        first = plot_intervals(title, rates, 50, " %", Interval(0, 100))
    else:
        bars = [
            Bar(line.agent, line.rating.elo, line.rating.interval, rating_text(line.rating))
            for line in lines
            if line.rating
        ]
        title = f"Elo relative to {lines[0].agent}, with 95 % intervals"
        first = plot_intervals(title, bars, 0)
    return [
        section(title, first),
        section("Points a game", plot_histograms("Points a game", scores_of(standings))),
        section(
            "Win rate over games played",
            plot_lines("Win rate over games played", rates_of(standings), even),
        ),
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


def forfeits(standings: Standings) -> str:
    """Every forfeit by name, or that there was none."""
    lines = [*standings.forfeits, *standings.voids]
    if not lines:
        return "<p>Nobody forfeited a game.</p>"
    items = "".join(f"<li>{escape(line)}</li>" for line in lines[:MOST_LINES])
    more = len(lines) - MOST_LINES
    rest = f"<p class=note>{more} more are in games.csv.</p>" if more > 0 else ""
    return f"<ul class=forfeits>{items}</ul>{rest}"


def settings_table(standings: Standings) -> str:
    """What it takes to play this again."""
    config = standings.config
    rows = [
        ["agents", ", ".join(config.agents)],
        ["game", game_text(config)],
        ["games a pairing", f"{config.deals * config.players} ({config.deals} deals)"],
        ["seed", str(config.seed)],
        ["limit a move", f"{config.move_limit:g} s"],
        ["turns beyond their budget", "forfeit" if config.strict_time else "are counted"],
    ]
    shown = table(["", ""], rows, numbered=False).replace("<table>", "<table class=plain>")
    return f"{shown}<h3>To play it again</h3><pre>{escape(config.command())}</pre>"
