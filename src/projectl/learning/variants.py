"""Which games are played while the network learns, and how many of each."""

from collections.abc import Iterable

import numpy as np

from projectl.rules import api
from projectl.rules.api import Games, VariantNames

# Of a hundred games; two players get most, and Finesse, where there is more to learn.
SHARES: dict[VariantNames, int] = {
    ("base", 2, None): 20,
    ("base", 3, None): 5,
    ("base", 4, None): 7,
    ("solo", 1, "standard"): 2,
    ("solo", 1, "challenging"): 3,
    ("solo", 1, "unbeatable"): 6,
    ("finesse", 2, None): 30,
    ("finesse", 3, None): 8,
    ("finesse", 4, None): 8,
    ("finesse-solo", 1, "standard"): 3,
    ("finesse-solo", 1, "challenging"): 3,
    ("finesse-solo", 1, "unbeatable"): 5,
}


def name_of(variant: VariantNames) -> str:
    """A variant as one word, such as `solo-unbeatable` or `base-3`."""
    mode, seats, difficulty = variant
    return f"{mode}-{difficulty or seats}"


VARIANTS = {name_of(variant): variant for variant in SHARES}


def read_shares(words: Iterable[str]) -> dict[str, int]:
    """The share of each variant that is named, as in `base-2` or `base-2=38`."""
    shares = {}
    for word in words:
        name, equals, share = word.partition("=")
        if name not in VARIANTS:
            raise ValueError(f"there is no variant '{name}'; variants are {', '.join(VARIANTS)}")
        if equals and not (share.isdecimal() and int(share) > 0):
            raise ValueError(f"a variant's share is a whole number from 1 on, not '{share}'")
        shares[name] = int(share) if equals else SHARES[VARIANTS[name]]
    return shares


def counts(total: int, shares: dict[str, int], multiple: int) -> dict[str, int]:
    """How many games of each variant there are among so many, each a multiple."""
    whole = sum(shares.values())
    units = total // multiple
    if units < len(shares):
        raise ValueError(f"{len(shares)} variants need at least {len(shares) * multiple} games")
    found = {name: max(1, units * share // whole) for name, share in shares.items()}
    while left := units - sum(found.values()):
        found[max(found, key=lambda name: found[name])] += 1 if left > 0 else -1
    return {name: multiple * count for name, count in found.items()}


def deal_games(numbers: dict[str, int], seed: int) -> Games:
    """Games of every variant, one variant after the other."""
    chance = np.random.default_rng(seed)
    return np.concatenate(
        [
            api.new_games(chance.integers(0, 1 << 62, count).tolist(), *VARIANTS[name])
            for name, count in numbers.items()
        ]
    )
