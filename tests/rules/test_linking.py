"""Kernels compiled by themselves, as Python, kernels and somebody else's functions see them."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numba
import pytest

from projectl.rules import api, linked
from projectl.rules.apply import apply
from projectl.rules.dispatcher import needed_by
from projectl.rules.kernel import JIT, kernel
from projectl.rules.kernel import linked as compiled_by_itself
from projectl.rules.state import State

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")

# Whether a caller and what it is linked with came from the cache.
HITS = """
from projectl.rules import api, batch, linked
games = api.new_games([1])
batch.apply_at(games, 0, int(api.legal_actions(games)[0]))
print(*(sum(each.stats.cache_hits.values()) for each in (batch.apply_at, linked.apply)))
"""


@compiled_by_itself
def quotient(one: int, other: int) -> int:
    return one // other


@kernel
def halves(one: int, other: int) -> int:
    return quotient(one, other) // 2


@kernel
def play(state: State, action: int) -> None:
    linked.apply(state, action)


_tested: list[Any] = [quotient, halves, play]
for _each in _tested:
    _each.folder = None  # compiled here, whatever an earlier run has left in the cache


def first_action() -> tuple[api.Games, int]:
    games = api.new_games([1])
    return games, int(api.legal_actions(games)[0])


def test_a_linked_kernel_answers_python_and_kernels_alike() -> None:
    assert quotient(9, 2) == 4
    assert halves(9, 2) == 2


def test_an_error_of_a_linked_kernel_is_raised_by_its_caller() -> None:
    with pytest.raises(ZeroDivisionError):
        halves(9, 0)


def test_linked_rules_are_the_rules() -> None:
    (one, action), (other, _), (third, _) = (first_action() for _ in range(3))
    apply(one[0], action)
    linked.apply(other[0], action)
    play(third[0], action)
    assert one.tobytes() == other.tobytes() == third.tobytes()


def test_a_caller_has_the_name_of_a_linked_kernel_and_not_its_code() -> None:
    games, action = first_action()
    play(games[0], action)
    (compiled,) = play.overloads.values()  # type: ignore[attr-defined]
    (needed,) = compiled.library.needed
    assert needed.name == "apply"
    assert needed_by(compiled.library._final_module) == [needed]


def test_the_arguments_of_a_linked_kernel_have_one_type() -> None:
    @kernel
    def half(number: float) -> float:
        return quotient(number, 2.0)  # type: ignore[arg-type]

    halves(9, 2)
    with pytest.raises(TypeError, match="one type"):
        half(9.0)


def test_a_linked_kernel_returns_what_it_says() -> None:
    @compiled_by_itself
    def third(number: int) -> int:
        return number / 3  # type: ignore[return-value]

    with pytest.raises(TypeError, match="returns float64"):
        third(9)


def test_a_function_of_somebody_else_may_call_linked_kernels() -> None:
    @numba.njit
    def theirs(number: int) -> int:
        return quotient(number, 2) + halves(number, 2)

    asked: Any = theirs
    assert asked(20) == 15


def test_machine_code_from_the_cache_brings_what_it_needs(tmp_path: Path) -> None:
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    for hits in ("0 0", "1 1"):
        command = [sys.executable, "-c", HITS]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == hits
