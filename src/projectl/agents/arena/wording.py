"""Figures as people read them, the same on the terminal and on the page."""

import math

from projectl.agents.arena.config import TournamentConfig
from projectl.agents.arena.elo import Rating
from projectl.agents.arena.intervals import Interval
from projectl.agents.arena.standings import AgentLine, PairLine, Standings

MINUS, DASH = "\N{MINUS SIGN}", "\N{EN DASH}"


def signed(value: float, digits: int = 0) -> str:
    """A number with its sign; nothing is not negative."""
    text = f"{value:+.{digits}f}"
    if float(text) == 0:
        text = text[1:]
    return text.replace("-", MINUS)


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def rate_text(rate: float, interval: Interval) -> str:
    """A win rate and how sure it is: `54.0 %`, and from where to where."""
    return f"{percent(rate)} ({100 * interval.low:.1f}{DASH}{100 * interval.high:.1f})"


def rating_text(rating: Rating) -> str:
    """An Elo rating and how sure it is: `+28 ± 61`, or `> 120` where nothing bounds it."""
    elo, (low, high) = rating
    if math.isnan(elo):
        return "?"
    if elo == math.inf:
        return f"> {signed(low)}"
    if elo == -math.inf:
        return f"< {signed(high)}"
    return "0" if low == high == elo == 0 else f"{signed(elo)} ± {high - elo:.0f}"


def optional(value: float | None, digits: int = 1) -> str:
    return "" if value is None else f"{value:.{digits}f}".replace("-", MINUS)


def seconds(value: float) -> str:
    """A time, with as many digits as mean something."""
    if value < 0.0995:
        return f"{1000 * value:.1f} ms" if value < 0.00995 else f"{1000 * value:.0f} ms"
    return f"{value:.2f} s" if value < 9.95 else f"{value:.0f} s"


def game_text(config: TournamentConfig) -> str:
    """Which game was played: `base, 2 seats` or `solo, standard`."""
    if config.solo:
        return f"{config.mode}, {config.difficulty}"
    return f"{config.mode}, {config.players} seats"


def result_rows(standings: Standings) -> tuple[list[str], list[list[str]]]:
    """The table of results: a heading and a row an agent."""
    several = standings.config.players > 2
    head = ["agent", "seats" if several else "games", "won", "tied", "lost", "win rate, 95 %"]
    head += [] if standings.config.solo else ["Elo, 95 %"]
    rows = []
    for line in standings.agents:
        row = [line.agent, *map(str, (line.played, line.wins, line.ties, line.losses))]
        row.append(rate_text(line.win_rate, line.interval) if line.played else "")
        rows.append(row + ([rating_text(line.rating)] if line.rating else []))
    return head, rows


def play_rows(standings: Standings) -> tuple[list[str], list[list[str]]]:
    """The table of how they played: points, rounds, time and forfeits."""
    solo = standings.config.solo
    head = ["agent", "score", *(["mastermind"] if solo else []), "margin", "rounds"]
    head += ["a move", "slowest", "late", "forfeits"]
    rows = [
        [
            line.agent,
            optional(line.score),
            *([optional(line.mastermind)] if solo else []),
            "" if line.margin is None else signed(line.margin, 1),
            optional(line.rounds),
            seconds(line.seconds_per_move),
            seconds(line.slowest_move),
            late_text(line),
            str(line.forfeits),
        ]
        for line in standings.agents
    ]
    return head, rows


def late_text(line: AgentLine) -> str:
    """How many turns were beyond their budget, and the longest turn then."""
    return f"{line.overruns} ({seconds(line.slowest_turn)})" if line.overruns else "0"


def cross_rows(standings: Standings) -> tuple[list[str], list[list[PairLine | None]]]:
    """The cross table: for a row's agent and a column's, their pairing, if they have met."""
    labels = list(standings.config.labels)
    met = {(line.one, line.other): line for line in standings.pairings}
    return labels, [
        [met.get((row, column)) or met.get((column, row)) for column in labels] for row in labels
    ]


def cross_text(row: str, line: PairLine | None) -> str:
    """The win rate of a row's agent in a pairing."""
    if line is None or not line.games:
        return ""
    return percent(line.win_rate if line.one == row else 1 - line.win_rate)


def notes(config: TournamentConfig) -> list[str]:
    """How to read the tables."""
    lines = ["The interval of a win rate is Wilson's; a victory shared by k counts 1/k."]
    if not config.solo:
        lines.append(f"Elo is relative to {config.labels[0]}, by maximum likelihood.")
    if config.players > 2:
        lines.append(
            f"A pairing is one agent among {config.players - 1} of the other, in every seat "
            f"in turn: an even win rate is {percent(1 / config.players)}. The cross table has "
            "the row's side against the column's; the side with several seats wins if one does."
        )
    elif not config.solo:
        lines.append("Every deal is played with both seatings.")
    return lines
