"""Small sets, of cells, shapes, slots or puzzles, kept as the bits of one integer."""

from typing import Any

from projectl.rules.kernel import inlined, kernel


@kernel
def count_bits(bits: int) -> int:
    """How many are in a set. Compilers turn this loop into one machine instruction."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


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


@inlined
def write_bits(out: Any, at: int, bits: int, count: int, lane: int, lanes: int) -> None:
    """Write a set as ones and zeros; each of the lanes writes every `lanes`-th number."""
    for k in range(lane, count, lanes):
        out[at + k] = (bits >> k) & 1
