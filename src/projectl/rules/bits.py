"""Small sets, of cells, shapes, slots or puzzles, kept as the bits of one integer."""

import numpy as np

from projectl.rules.kernel import integer, kernel


@kernel
def count_bits(bits: int) -> int:
    """How many are in a set. Compilers turn this sum into one machine instruction."""
    by_pair = np.uint64(0x3333333333333333)
    count = np.uint64(bits)
    count -= (count >> np.uint64(1)) & np.uint64(0x5555555555555555)
    count = (count & by_pair) + ((count >> np.uint64(2)) & by_pair)
    count = (count + (count >> np.uint64(4))) & np.uint64(0x0F0F0F0F0F0F0F0F)
    return integer((count * np.uint64(0x0101010101010101)) >> np.uint64(56))


@kernel
def lowest_bit(bits: int) -> int:
    """The smallest number in a set that is not empty."""
    return count_bits((bits & -bits) - 1)


@kernel
def nth_bit(bits: int, n: int) -> int:
    """The n-th smallest number in a set, counted from 0."""
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


@kernel
def has_bit(bits: int, number: int) -> bool:
    """Whether a number is in a set."""
    return (bits >> number) & 1 != 0
