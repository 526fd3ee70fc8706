"""Does a killed server cost anybody anything? `PYTHONPATH=tests python bench/kills.py`.

Three server processes on one PostgreSQL, people and agents at many tables; again and again the
server with the most players is killed. What the log has at the end is compared with what every
player sent and was told: an action that is missing, or there twice, ends the run with an error.
"""

import argparse
import json
import tempfile
import time
from pathlib import Path

from players import percentile
from web.failover import Player, fail_over

OUT = Path(__file__).parents[1] / "bench" / "out" / "kills.json"
PAUSE = 0.5  # seconds between the moves of a table
WARM_UP = 20.0  # seconds until the servers have loaded their agents


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--players", type=int, default=60, help="each with a table")
    parser.add_argument("--out", type=Path, default=OUT, help="where the figures go")
    options = parser.parse_args()

    def seat(urls: list[str]) -> list[Player]:
        time.sleep(WARM_UP)
        return [
            Player(urls, number, PAUSE, f"127.0.1.{number + 1}")
            for number in range(options.players)
        ]

    with tempfile.TemporaryDirectory() as folder:
        outages, found = fail_over(Path(folder), options.kills, seat, "--warm-up")
    figures = {
        "processes": 3,
        "kills": options.kills,
        "players": options.players,
        "seconds between moves": PAUSE,
        "tables": found["tables"],
        "entries in logs": found["entries"],
        "actions answered, and all kept once": found["told"],
        "times a player lost the server": len(outages),
        "seconds until a move elsewhere": {
            "median": round(percentile(outages, 0.5), 2),
            "95 %": round(percentile(outages, 0.95), 2),
            "longest": round(outages[-1], 2),
        },
    }
    print(json.dumps(figures, indent=1))
    options.out.write_text(json.dumps(figures, indent=1) + "\n")


if __name__ == "__main__":
    main()
