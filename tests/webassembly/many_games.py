"""The module beside machine code for as many games as one likes: `make fuzz GAMES=10000`."""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from projectl.rules.api import every_variant
from projectl.rules.random_play import Policy
from webassembly import machines
from webassembly.fingerprints import fingerprints


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games in all, at least")
    games = -(-parser.parse_args().games // (len(every_variant()) * len(Policy)))
    with TemporaryDirectory() as name:
        folder = Path(name)
        machines.bundle(folder)
        for policy in Policy:
            expected = fingerprints(games, policy)
            for where, answer in (("Node", machines.in_node), ("Chromium", machines.in_chromium)):
                begin = time.monotonic()
                found = answer(folder, machines.play(games, policy))
                same = sum(map(int.__eq__, found, expected))
                print(
                    f"{where:8} {policy.name.lower():8} {same} of {len(expected)} games agree"
                    f"  ({time.monotonic() - begin:.0f} s)",
                    flush=True,
                )
                if found != expected:
                    raise SystemExit("the module plays another game than machine code")


if __name__ == "__main__":
    main()
