"""Randomness, from a generator that lives in the game's own record (xoshiro256++).

A game is dealt from a seed of 256 bits; after that nothing is random but random players.
"""

from typing import Any

import numpy as np

from projectl.rules.kernel import integer, kernel
from projectl.rules.state import State

SEED_WORDS = 4
_GOLDEN = np.uint64(0x9E3779B97F4A7C15)


@kernel
def scramble(word: np.uint64) -> np.uint64:
    """A word whose every bit depends on every bit of another (SplitMix64)."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


@kernel
def _rotate(word: np.uint64, left: int) -> np.uint64:
    return (word << np.uint64(left)) | (word >> np.uint64(64 - left))


@kernel
def seed_generator(state: State, words: Any) -> None:
    """Set the generator from the four words of a seed; close seeds give far games."""
    mixed = np.uint64(0)
    for i in range(SEED_WORDS):
        mixed = scramble(mixed + words[i] + _GOLDEN)
        state.rng[i] = mixed


@kernel
def random_word(state: State) -> np.uint64:
    """The next 64 random bits."""
    rng = state.rng
    word = _rotate(rng[0] + rng[3], 23) + rng[0]
    shifted = rng[1] << np.uint64(17)
    rng[2] ^= rng[0]
    rng[3] ^= rng[1]
    rng[1] ^= rng[2]
    rng[0] ^= rng[3]
    rng[2] ^= shifted
    rng[3] = _rotate(rng[3], 45)
    return word


@kernel
def random_below(state: State, count: int) -> int:
    """A random number from 0 to count - 1."""
    return integer(((random_word(state) >> np.uint64(32)) * np.uint64(count)) >> np.uint64(32))
