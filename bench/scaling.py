"""What a million people a day would mean: measured costs, arithmetic, and a simulation.

    PYTHONPATH=tests python bench/scaling.py            measure, simulate, write the page
    PYTHONPATH=tests python bench/scaling.py --table    write the page again from the figures

What a move costs a server comes from `bench/moves.py`, its memory from `bench/load.py`; what a
commit costs PostgreSQL, synced to this machine's disk, is measured here. The page is
docs/scaling.md, the figures are in bench/out/scaling.json.
"""

import argparse
import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from postgres import new_database
from process_use import cpu_of_main_thread
from simulation import BEFORE_COMMIT, Costs, Fleet, knee, simulate
from sqlalchemy import Connection, Engine, text

from projectl.table import store
from projectl.table.config import Entry
from projectl.table.rows import add_rows, entry_rows

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "bench" / "out"
OUT = FOLDER / "scaling.json"
PAGE = ROOT / "docs" / "scaling.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"

BAR = 0.1  # seconds: the 99th percentile of a move
SECONDS = 8.0  # of a simulation
FLEETS = [
    Fleet(1, 1, True),
    Fleet(3, 1, True),
    Fleet(3, 1, False),
    Fleet(12, 4, True),
    Fleet(12, 4, False),
]
CURVE = Fleet(3, 1, True)
SHARES = (0.2, 0.4, 0.6, 0.8, 0.9, 1.0, 1.1)  # of the load at the knee

COMMITS = 300
SMALL, LARGE = 1, 64  # rows in a commit


@dataclass(frozen=True)
class Day:
    """What a day brings. Nothing of it is measured: change it and run again."""

    people: int = 1_000_000
    at_tables: float = 0.3  # play with others by a link; the rest is played in the page alone
    games: float = 3.0  # of each of them
    seats: float = 2.0  # people at a table
    moves: float = 60.0  # in a game
    seconds_a_move: float = 6.0
    peak_hour: float = 0.1  # of the day's games

    def demand(self) -> dict[str, float]:
        """What has to be served."""
        games = self.people * self.at_tables * self.games / self.seats
        peak = games * self.moves * self.peak_hour / 3600
        tables = peak * self.seconds_a_move
        return {
            "games a day": games,
            "moves a day": games * self.moves,
            "moves a second, at the peak": peak,
            "tables, at the peak": tables,
            "connections, at the peak": tables * self.seats,
        }


@dataclass(frozen=True)
class Bill:
    """What a month would cost, in dollars. Prices and what is rented are assumed, not measured."""

    core: float = 20.0  # a month, with 4 GB of memory
    gigabyte_kept: float = 0.1  # a month
    gigabyte_sent: float = 0.05
    cores: int = 16  # two machines of 2 for processes, two of 4 for the database, two of 2 for TLS
    copies: int = 2  # of the database
    newcomers: float = 0.1  # of a day's people load the page for the first time
    page_megabytes: float = 1.6  # compressed, with the network

    def lines(self, day: Day, bytes_a_move: float, bytes_a_row: float) -> dict[str, float]:
        """By what it is for."""
        moves, loads = 30 * day.demand()["moves a day"], 30 * day.people * self.newcomers
        lines = {
            f"{self.cores} cores": self.cores * self.core,
            "rows of a month": moves * bytes_a_row / 1e9 * self.copies * self.gigabyte_kept,
            "moves sent": moves * day.seats * bytes_a_move / 1e9 * self.gigabyte_sent,
            "page sent": loads * self.page_megabytes / 1e3 * self.gigabyte_sent,
        }
        return lines | {"all": sum(lines.values())}


def backend_of(connection: Connection) -> int:
    """The process of the database behind a connection."""
    return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())


def commit_times(engine: Engine, rows: int, first: int) -> tuple[float, float]:
    """Seconds a commit of so many moves takes: of the database's CPU, and until it is done."""
    with engine.connect() as connection:
        backend = backend_of(connection)
        connection.rollback()
        spent, began = cpu_of_main_thread(backend), time.perf_counter()
        for number in range(COMMITS):
            seq = first + number
            moves = [
                (f"table-{table}", Entry(seq, "act", seq % 2, {"action": "take W1"}, 0.0))
                for table in range(rows)
            ]
            with connection.begin():
                add_rows(connection, entry_rows(moves))
        taken = time.perf_counter() - began
        return (cpu_of_main_thread(backend) - spent) / COMMITS, taken / COMMITS


def query_times(engine: Engine, last: int) -> tuple[float, float]:
    """Seconds of CPU that reading the end of a log takes: the database's, and the server's."""
    with engine.connect() as connection:
        backend = backend_of(connection)
        spent, own = cpu_of_main_thread(backend), time.process_time()
        for _ in range(COMMITS):
            assert store.entries_after(connection, "table-0", last - 1)
        asked, read = cpu_of_main_thread(backend) - spent, time.process_time() - own
        return asked / COMMITS, read / COMMITS


def measure_database() -> dict[str, float]:
    """What PostgreSQL needs, in milliseconds and bytes."""
    engine = store.open_engine(new_database(synced=True))
    with engine.begin() as connection:
        connection.execute(
            store.tables.insert(),
            [
                {"id": f"table-{number}", "mode": "base", "undo": "free", "seed": "1"}
                | {"created": 0.0, "touched": 0.0, "over": False}
                for number in range(LARGE)
            ],
        )
    small, small_taken = commit_times(engine, SMALL, 1)
    large, _ = commit_times(engine, LARGE, 1 + COMMITS)
    query, read = query_times(engine, 2 * COMMITS)
    with engine.connect() as connection:
        size = connection.execute(text("SELECT pg_total_relation_size('events')")).scalar_one()
    row = (large - small) / (LARGE - SMALL)
    return {
        "commit ms": 1000 * max(small - row, row),
        "row ms": 1000 * row,
        "sync ms": 1000 * max(small_taken - small, 0.0),
        "query ms": 1000 * query,
        "read ms": 1000 * read,
        "bytes a row": size / (COMMITS * (SMALL + LARGE)),
    }


def figures_of(name: str) -> dict[str, Any]:
    """What another benchmark has written."""
    found: dict[str, Any] = json.loads((FOLDER / name).read_text())
    return found


def costs_of(database: dict[str, float]) -> Costs:
    """All that was measured, in seconds."""
    move = figures_of("moves.json")["worst, CPU ms a move"]["records"] / 1000
    pause = figures_of("pauses.json")["settled"]["longest ms"] / 1000
    return Costs(
        move=move,
        follow=database["read ms"] / 1000 + move * (1 - BEFORE_COMMIT) / 2,
        commit=database["commit ms"] / 1000,
        row=database["row ms"] / 1000,
        query=database["query ms"] / 1000,
        sync=database["sync ms"] / 1000,
        pause=pause,
    )


def measure() -> dict[str, Any]:
    """Everything."""
    database = measure_database()
    costs = costs_of(database)
    fleets = [asdict(fleet) | asdict(knee(fleet, costs, BAR, SECONDS)) for fleet in FLEETS]
    limit = knee(CURVE, costs, BAR, SECONDS).moves_per_second
    curve = [asdict(simulate(CURVE, costs, share * limit, SECONDS)) for share in SHARES]
    return {
        "database": {name: round(value, 4) for name, value in database.items()},
        "costs, seconds": asdict(costs),
        "fleets": fleets,
        "curve": curve,
        "cores": os.cpu_count(),
    }


def fleet_line(row: dict[str, Any]) -> str:
    where = "one process a table" if row["by_table"] else "anywhere"
    return (
        f"| {row['processes']} | {row['database_cores']} | {where} "
        f"| {row['moves_per_second']:,.0f} | {1000 * row['p50']:.0f} : {1000 * row['p99']:.0f} "
        f"| {row['process_load']:.0%} | {row['database_load']:.0%} |"
    )


def curve_line(row: dict[str, Any]) -> str:
    return (
        f"| {row['moves_per_second']:,.0f} | {1000 * row['p50']:.1f} | {1000 * row['p99']:.1f} "
        f"| {row['process_load']:.0%} | {row['database_load']:.0%} |"
    )


def lines_of(figures: dict[str, Any]) -> list[str]:
    """What the page says of the figures."""
    day, database = Day(), figures["database"]
    demand = day.demand()
    moves = figures_of("moves.json")
    size = max(run["bytes a client and move"] for run in moves["runs"]["records"])
    memory = figures_of("table.json")["kilobytes a table"]
    peak = demand["moves a second, at the peak"]
    rows = [f"| {name} | {value:,.0f} |" for name, value in demand.items()]
    rows += [
        f"| Mbit/s to players, at the peak | {8 * size * day.seats * peak / 1e6:,.0f} |",
        f"| GB of memory for tables, at the peak "
        f"| {memory * demand['tables, at the peak'] / 1e6:,.1f} |",
        f"| cores busy with moves, at the peak | {figures['costs, seconds']['move'] * peak:.2f} |",
        f"| GB of rows a day | {database['bytes a row'] * demand['moves a day'] / 1e9:,.1f} |",
    ]
    return [
        "| of a day | |",
        "|---|---|",
        *rows,
        "",
        "| of PostgreSQL, measured | |",
        "|---|---|",
        *(f"| {name} | {value:,.3g} |" for name, value in database.items()),
        "",
        "| processes | database cores | players of a table | moves/s at the knee "
        "| p50 : p99 ms | a process | database |",
        "|---|---|---|---|---|---|---|",
        *map(fleet_line, figures["fleets"]),
        "",
        f"The way there, with {CURVE.processes} processes:",
        "",
        "| moves/s | p50 ms | p99 ms | a process | database |",
        "|---|---|---|---|---|",
        *map(curve_line, figures["curve"]),
        "",
        "| of a month, at assumed prices | $ |",
        "|---|---|",
        *(
            f"| {name} | {dollars:,.0f} |"
            for name, dollars in Bill().lines(day, size, database["bytes a row"]).items()
        ),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--table", action="store_true", help="measure nothing, write the page")
    if not parser.parse_args().table:
        OUT.write_text(json.dumps(measure(), indent=1) + "\n")
    before, rest = PAGE.read_text().split(BEGIN)
    after = rest.split(END)[1]
    lines = lines_of(figures_of(OUT.name))
    PAGE.write_text("\n".join([before + BEGIN, *lines, END + after]))


if __name__ == "__main__":
    main()
