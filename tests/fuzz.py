"""Kernel against oracle for as many games as one likes: `make fuzz GAMES=10000`, a mode."""

import argparse
import os
import time
from concurrent.futures import ProcessPoolExecutor

from lockstep import STYLES, VARIANTS, Tally, play_side_by_side

from projectl.rules.api import VariantNames

CHUNK = 10


def play_chunk(job: tuple[VariantNames, str, range]) -> Tally:
    variant, style, seeds = job
    tally = Tally()
    for seed in seeds:
        try:
            tally.add(play_side_by_side(variant, style, seed))
        except AssertionError as error:
            raise AssertionError(f"{variant} {style} seed {seed}: {error}") from error
    return tally


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games in each mode")
    parser.add_argument("--first", type=int, default=1000, help="the first seed")
    options = parser.parse_args()
    a_style = -(-options.games // len(STYLES))
    begin = time.monotonic()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for variant in VARIANTS:
            name = " ".join(str(part) for part in variant if part is not None)
            for style in STYLES:
                last = options.first + a_style
                seeds = [
                    range(first, min(first + CHUNK, last))
                    for first in range(options.first, last, CHUNK)
                ]
                total = Tally()
                for tally in pool.map(play_chunk, [(variant, style, part) for part in seeds]):
                    total.add(tally)
                print(
                    f"{name:26} {style:8} {total.games:6} games {total.actions:9} actions agree;"
                    f" ended by {total.shares()}  ({time.monotonic() - begin:.0f} s)",
                    flush=True,
                )


if __name__ == "__main__":
    main()
