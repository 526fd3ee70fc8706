"""Tables and figures in a reader's language, the same on the terminal and on the page."""

import math

from babel.numbers import format_decimal

from projectl.agents.arena.config import TournamentConfig
from projectl.agents.arena.elo import Rating
from projectl.agents.arena.intervals import Interval
from projectl.agents.arena.standings import AgentLine, PairLine, Standings
from projectl.texts import Message, words_in
from projectl.texts.languages import ENGLISH
from projectl.texts.message import Param

MINUS, DASH = "\N{MINUS SIGN}", "\N{EN DASH}"
Rows = list[list[str]]


class Wording:
    """How a tournament is put into words."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.words = words_in(language)
        self.language = self.words.language

    def say(self, message: Message | str, /, **params: Param) -> str:
        """A message, or the one with this code, in words."""
        return self.words.say(message, **params)

    # Figures

    def number(self, value: float, digits: int = 0) -> str:
        """A number with so many decimals."""
        pattern = "0" + ("." + "0" * digits if digits else "")
        shown: str = format_decimal(value, format=pattern, locale=self.words.locale)
        if not any(char in "123456789" for char in shown):
            shown = shown.lstrip("-")  # nothing is not negative
        return shown.replace("-", MINUS)

    def signed(self, value: float, digits: int = 0) -> str:
        """A number with its sign; nothing has none."""
        shown = self.number(value, digits)
        is_positive = any(char in "123456789" for char in shown) and value > 0
        return f"+{shown}" if is_positive else shown

    def optional(self, value: float | None, digits: int = 1) -> str:
        return "" if value is None else self.number(value, digits)

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)} %"

    def rate(self, rate: float, interval: Interval) -> str:
        """A win rate and how sure it is: `54.0 %`, and from where to where."""
        low, high = (self.number(100 * bound, 1) for bound in interval)
        return f"{self.percent(rate)} ({low}{DASH}{high})"

    def rating(self, rating: Rating) -> str:
        """An Elo rating and how sure it is: `+28 ± 61`, or `> 120` where nothing bounds it."""
        elo, (low, high) = rating
        if math.isnan(elo):
            return "?"
        if elo == math.inf:
            return f"> {self.signed(low)}"
        if elo == -math.inf:
            return f"< {self.signed(high)}"
        if low == high == elo == 0:
            return "0"
        return f"{self.signed(elo)} ± {self.number(high - elo)}"

    def seconds(self, value: float) -> str:
        """A time, with as many digits as mean something."""
        if value < 0.0995:
            number = self.number(1000 * value, 1 if value < 0.00995 else 0)
            return self.say("arena-milliseconds", milliseconds=number)
        return self.say("arena-seconds", seconds=self.number(value, 2 if value < 9.95 else 0))

    def late(self, line: AgentLine) -> str:
        """How many turns were beyond their budget, and the longest turn then."""
        return f"{line.overruns} ({self.seconds(line.slowest_turn)})" if line.overruns else "0"

    # Tables

    def game(self, config: TournamentConfig) -> str:
        """Which game was played: `base, 2 seats` or `solo, standard`."""
        if config.solo:
            difficulty = config.difficulty or ""
            return self.say("arena-game-solo", mode=config.mode, difficulty=difficulty)
        return self.say("arena-game", mode=config.mode, seats=config.players)

    def result_rows(self, standings: Standings) -> tuple[list[str], Rows]:
        """The table of results: a heading and a row an agent."""
        played = "arena-seats" if standings.config.players > 2 else "arena-games"
        codes = ["arena-agent", played, "arena-won", "arena-tied", "arena-lost", "arena-win-rate"]
        codes += [] if standings.config.solo else ["arena-elo"]
        rows = []
        for line in standings.agents:
            row = [line.agent, *map(str, (line.played, line.wins, line.ties, line.losses))]
            row.append(self.rate(line.win_rate, line.interval) if line.played else "")
            rows.append(row + ([self.rating(line.rating)] if line.rating else []))
        return [self.say(code) for code in codes], rows

    def play_rows(self, standings: Standings) -> tuple[list[str], Rows]:
        """The table of how they played: points, rounds, time and forfeits."""
        solo = standings.config.solo
        codes = ["arena-agent", "arena-score", *(["arena-mastermind"] if solo else [])]
        codes += ["arena-margin", "arena-rounds", "arena-a-move", "arena-slowest"]
        codes += ["arena-late", "arena-forfeits"]
        rows = [
            [
                line.agent,
                self.optional(line.score),
                *([self.optional(line.mastermind)] if solo else []),
                "" if line.margin is None else self.signed(line.margin, 1),
                self.optional(line.rounds),
                self.seconds(line.seconds_per_move),
                self.seconds(line.slowest_move),
                self.late(line),
                str(line.forfeits),
            ]
            for line in standings.agents
        ]
        return [self.say(code) for code in codes], rows

    def cross_cell(self, row: str, line: PairLine | None) -> str:
        """The win rate of a row's agent in a pairing."""
        if line is None or not line.games:
            return ""
        return self.percent(line.win_rate if line.one == row else 1 - line.win_rate)

    def notes(self, config: TournamentConfig) -> list[str]:
        """How to read the tables."""
        lines = [self.say("arena-note-intervals")]
        if not config.solo:
            lines.append(self.say("arena-note-elo", agent=config.labels[0]))
        if config.players > 2:
            even = self.percent(1 / config.players)
            lines.append(self.say("arena-note-pairings", others=config.players - 1, even=even))
        elif not config.solo:
            lines.append(self.say("arena-note-seatings"))
        return lines


def cross_rows(standings: Standings) -> tuple[list[str], list[list[PairLine | None]]]:
    """The cross table: for a row's agent and a column's, their pairing, if they have met."""
    labels = list(standings.config.labels)
    met = {(line.one, line.other): line for line in standings.pairings}
    return labels, [
        [met.get((row, column)) or met.get((column, row)) for column in labels] for row in labels
    ]
