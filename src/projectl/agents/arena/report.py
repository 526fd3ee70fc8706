"""What a tournament leaves in its folder: two tables for programs, and a page for people."""

import csv
import io
import math
from collections.abc import Iterable, Sequence
from pathlib import Path

from projectl.agents.arena.html_report import page_of
from projectl.agents.arena.standings import Standings
from projectl.game.game_file import write_whole
from projectl.texts import words_in
from projectl.texts.languages import ENGLISH

GAMES, TABLE, PAGE = "games.csv", "table.csv", "report.html"

GAME_COLUMNS = (
    "pairing", "deal", "game", "seat", "agent", "opponents", "share", "score", "margin",
    "mastermind", "rounds", "actions", "rule", "moves", "seconds", "slowest_move", "overruns",
    "slowest_turn", "forfeit", "void", "seed",
)  # fmt: skip
TABLE_COLUMNS = (
    "agent", "games", "played", "wins", "ties", "losses", "win_rate", "win_rate_low",
    "win_rate_high", "elo", "elo_low", "elo_high", "score", "margin", "mastermind", "rounds",
    "seconds_per_move", "slowest_move", "overruns", "slowest_turn", "forfeits",
)  # fmt: skip


def write_files(standings: Standings, folder: Path, language: str = ENGLISH) -> None:
    """Write all three; the page in a language, the tables as programs know them."""
    write_whole(csv_text(GAME_COLUMNS, game_rows(standings)), folder / GAMES)
    write_whole(csv_text(TABLE_COLUMNS, table_rows(standings)), folder / TABLE)
    write_whole(page_of(standings, language), folder / PAGE)


def csv_text(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """Rows as CSV; what is unknown is empty."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(head)
    writer.writerows([cell_of(value) for value in row] for row in rows)
    return file.getvalue()


def cell_of(value: object) -> object:
    """A float without noise; text that a spreadsheet does not take for a formula."""
    if isinstance(value, float):
        return "" if math.isnan(value) else f"{value:.6g}"
    if isinstance(value, str) and value[:1] in ("=", "+", "-", "@"):
        return f"'{value}"
    return "" if value is None else value


def game_rows(standings: Standings) -> Iterable[Sequence[object]]:
    """A row for every seat of every game; numbers from 1."""
    labels, say = standings.config.labels, words_in().say
    for game in standings.games:
        for at, seat in enumerate(game.seats):
            forfeited = game.forfeit is not None and game.forfeit.seat == at
            others = [labels[each.agent] for place, each in enumerate(game.seats) if place != at]
            yield (
                game.pairing + 1, game.deal + 1, game.rotation + 1, at + 1, labels[seat.agent],
                " ".join(others), seat.share, seat.score, game.margin(at), game.mastermind,
                game.rounds, game.actions, game.rule, seat.moves, seat.seconds, seat.slowest_move,
                seat.overruns, seat.slowest_turn,
                say(game.forfeit.reason) if game.forfeit and forfeited else "",
                say(game.void) if game.void else "", game.seed,
            )  # fmt: skip


def table_rows(standings: Standings) -> Iterable[Sequence[object]]:
    """A row for every agent."""
    for line in standings.agents:
        rating = line.rating
        elo = (rating.elo, *rating.interval) if rating else (None, None, None)
        yield (
            line.agent, line.games, line.played, line.wins, line.ties, line.losses, line.win_rate,
            *line.interval, *elo, line.score, line.margin, line.mastermind, line.rounds,
            line.seconds_per_move, line.slowest_move, line.overruns, line.slowest_turn,
            line.forfeits,
        )  # fmt: skip
