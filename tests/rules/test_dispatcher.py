"""Kernels as parts of kernels, as entries from Python, and within somebody else's functions."""

from typing import Any

import numba
import pytest

from projectl.rules import api
from projectl.rules.kernel import JIT, kernel
from projectl.rules.scoring import score_of
from projectl.rules.state import State

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")


@kernel
def plus_one(number: int) -> int:
    return number + 1


@kernel
def plus_two(number: int) -> int:
    return plus_one(plus_one(number))


@kernel
def plus_three(number: int) -> int:
    return plus_two(number) + plus_one(number) - number


def test_a_kernel_is_both_a_part_and_an_entry() -> None:
    assert plus_three(4) == 7
    assert plus_one(4) == 5
    assert plus_two(4) == 6


def test_only_what_python_calls_becomes_machine_code() -> None:
    @kernel
    def part(number: float) -> float:
        return 2.0 * number

    @kernel
    def entry(number: float) -> float:
        return part(part(number))

    assert entry(1.5) == 6.0
    assert not part.signatures  # type: ignore[attr-defined]
    assert len(entry.signatures) == 1  # type: ignore[attr-defined]


def test_a_part_is_compiled_once_whatever_numbers_its_callers_write() -> None:
    @kernel
    def part(number: int, factor: int = 2) -> int:
        return factor * number

    @kernel
    def entry(number: int) -> int:
        return part(3, 5) + part(4, 6) + part(number, 7) + part(number=5, factor=1)

    assert entry(1) == 51
    assert len(part.part.overloads) == 1  # type: ignore[attr-defined]


def test_a_function_of_somebody_else_may_call_kernels() -> None:
    @numba.njit
    def theirs(state: State) -> int:
        return score_of(state, 0) + plus_three(10)

    asked: Any = theirs
    assert asked(api.new_games([1])[0]) == 13


def test_an_error_of_a_part_is_raised() -> None:
    @kernel
    def quotient(one: int, other: int) -> int:
        return one // other

    @kernel
    def halves(one: int, other: int) -> int:
        return quotient(one, other) // 2

    assert halves(9, 2) == 2
    with pytest.raises(ZeroDivisionError):
        halves(9, 0)
