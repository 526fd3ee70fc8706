"""What a move costs the server: CPU and bytes, for players that get records and for JSON.

`PYTHONPATH=tests python bench/moves.py` starts a server, seats two players at each of some tables
over real sockets and lets them move as fast as they can, with records and with JSON in turn. With
`--against FOLDER` the server of another checkout, one that may not know records, takes its turn
with JSON.
"""

import argparse
import asyncio
import json
import os
from pathlib import Path

from load import ROOT, served
from players import Load, percentile
from process_use import cpu_of

OUT = Path(__file__).parent / "out" / "moves.json"
BAR_MS = 0.7
TABLES = 32
RUNS = 3


def run(checkout: Path, seconds: float, by_record: bool) -> dict[str, float]:
    """One run with a server of its own."""
    with served(checkout) as (url, process):
        return asyncio.run(measure(url, process, seconds, by_record))


async def measure(url: str, process: int, seconds: float, by_record: bool) -> dict[str, float]:
    """All tables at full speed."""
    load = Load(url, by_record)
    await load.open_tables(TABLES)
    await load.measure(1.0, 0.0, TABLES)  # everything is loaded once
    spent = cpu_of(process)
    times = await load.measure(seconds, 0.0, TABLES)
    spent = cpu_of(process) - spent
    size = sum(table.size for table in load.tables) / TABLES
    load.close()
    return {
        "server's CPU ms a move": round(1000 * spent / len(times), 2),
        "bytes a client and move": round(size),
        "moves a second": round(len(times) / seconds, 1),
        "p99 ms": round(1000 * percentile(times, 0.99), 1),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="a run")
    parser.add_argument("--against", type=Path, help="a checkout of another version")
    options = parser.parse_args()
    servers = {"records": ROOT, "JSON": ROOT}
    if options.against:
        servers["JSON of the other version"] = options.against.resolve()
    runs: dict[str, list[dict[str, float]]] = {name: [] for name in servers}
    for _ in range(RUNS):
        for name, checkout in servers.items():
            runs[name].append(run(checkout, options.seconds, name == "records"))
            print(name, runs[name][-1], flush=True)
    cost = "server's CPU ms a move"
    worst = {name: max(run[cost] for run in found) for name, found in runs.items()}
    figures = {"worst, CPU ms a move": worst, "bar": BAR_MS, "tables": TABLES, "runs": runs}
    figures |= {"cores": os.cpu_count()}
    OUT.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
