"""How long the garbage collector stops a server under load, as Python has it and as it is set.

`python bench/pauses.py` starts a server twice, the second time with `tune_collector`, seats two
players at each of many tables as `bench/load.py` does, and reads the pauses from `/metrics`. They
are in CPU time here, which other programs of the machine do not lengthen.
"""

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import httpx
from load import serve, wait_for
from players import THINKING, Load
from prometheus_client.parser import text_string_to_metric_families

from projectl.web import server
from projectl.web.garbage import THRESHOLDS
from projectl.web.pauses import PAUSES

ROOT = Path(__file__).parents[1]
OUT = ROOT / "bench" / "out" / "pauses.json"
KINDS = ("usual", "settled")

Figures = dict[str, float]


def read_pauses(url: str) -> Figures:
    """All pauses so far, those of more than 25 and 100 ms, their sum, and the longest."""
    found: Figures = {"pauses": 0, "over 25 ms": 0, "over 100 ms": 0, "seconds": 0, "longest ms": 0}
    for family in text_string_to_metric_families(httpx.get(f"{url}/metrics").text):
        for sample in family.samples:
            if sample.name == "projectl_gc_pause_seconds_count":
                found["pauses"] += sample.value
                found["over 25 ms"] += sample.value
                found["over 100 ms"] += sample.value
            elif sample.name == "projectl_gc_pause_seconds_sum":
                found["seconds"] += sample.value
            elif sample.name == "projectl_gc_pause_seconds_bucket":
                for name, most in (("over 25 ms", "0.025"), ("over 100 ms", "0.1")):
                    found[name] -= sample.value if sample.labels["le"] == most else 0
            elif sample.name == "projectl_gc_longest_pause_seconds":
                found["longest ms"] = max(found["longest ms"], 1000 * sample.value)
    return found


async def measure(url: str, tables: int, seconds: float) -> Figures:
    """A load on a server, and what its collector did meanwhile."""
    load = Load(url)
    await load.open_tables(1)
    await load.measure(1.0, 0.0, 1)  # everything is loaded once
    before = read_pauses(url)
    await load.open_tables(tables)
    times = await load.measure(seconds, THINKING, tables)
    after = read_pauses(url)
    load.close()
    during = {name: round(after[name] - before[name], 3) for name in before}
    during["longest ms"] = round(after["longest ms"], 1)
    return {
        **during,
        "longest ms before the load": round(before["longest ms"], 1),
        "moves": len(times),
    }


@contextmanager
def served(kind: str) -> Iterator[str]:
    """A server of a kind, by its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--serve", kind, str(port), folder]
        process = subprocess.Popen(command)
        try:
            url = f"http://127.0.0.1:{port}"
            wait_for(url)
            yield url
        finally:
            process.terminate()
            process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--serve", nargs=3, metavar=("KIND", "PORT", "FOLDER"))
    options = parser.parse_args()
    if options.serve:
        kind, port, folder = options.serve
        PAUSES.clock = time.thread_time
        if kind == "usual":
            patch.object(server, "tune_collector").start()
        serve(int(port), f"sqlite:///{folder}/tables.sqlite", 1)
        return
    figures: dict[str, object] = {"tables": options.tables, "seconds a kind": options.seconds}
    figures |= {
        "thresholds": THRESHOLDS,
        "cores": os.cpu_count(),
        "load before": round(os.getloadavg()[0], 1),
    }
    for kind in KINDS:
        with served(kind) as url:
            figures[kind] = asyncio.run(measure(url, options.tables, options.seconds))
        print(kind, figures[kind], flush=True)
    OUT.write_text(json.dumps(figures, indent=2) + "\n")


if __name__ == "__main__":
    main()
