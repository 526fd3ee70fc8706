"""Compiling undisturbed finds what Numba finds, and leaves Numba as it was."""

import gc
import operator
import weakref
from itertools import product
from typing import Any

import pytest
from numba.core import errors, types

from projectl.rules.kernel import JIT, kernel
from projectl.rules.undisturbed import (
    BaseFunction,
    find_signature,
    find_type,
    llvm,
    signature_of,
    termcolor,
    type_of,
    typing_context,
    undisturbed,
)

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")
numba_types: Any = types

OPERATORS = (operator.add, operator.rshift, operator.truediv, operator.lt, operator.and_)
NUMBERS = (
    numba_types.int64,
    numba_types.uint8,
    numba_types.uint64,
    numba_types.float32,
    numba_types.float64,
    numba_types.boolean,
    numba_types.literal(3),
)


@pytest.fixture(autouse=True)
def compiler() -> None:
    """What Numba loads before it compiles anything."""
    typing_context.refresh()


def numba_now() -> tuple[Any, ...]:
    """What compiling replaces."""
    return (
        gc.isenabled(),
        BaseFunction.get_call_type,
        typing_context.resolve_value_type,
        termcolor().errmsg("x"),
        len(llvm._lock._cblist),
    )


def found(find: Any, *question: Any) -> Any:
    """A signature, or that there is none."""
    try:
        return find(*question, {})
    except Exception as error:
        return type(error)


@pytest.mark.parametrize("one", OPERATORS)
def test_a_signature_is_numbas_whether_it_is_found_or_remembered(one: Any) -> None:
    function = find_type(one)
    for args in product(NUMBERS, NUMBERS):
        theirs = found(find_signature, function, typing_context, args)
        for _ in range(2):
            assert found(signature_of, function, typing_context, args) == theirs


@pytest.mark.parametrize("value", [*OPERATORS, min, len, 3, 2.5, True, (1, 2)])
def test_the_type_of_a_constant_is_numbas(value: Any) -> None:
    assert type_of(value) == find_type(value)


def test_numba_is_as_before_when_a_kernel_is_compiled() -> None:
    before = numba_now()

    @kernel
    def doubled(number: int) -> int:
        return number + number

    assert doubled(2) == 4
    assert numba_now() == before


def test_numba_is_as_before_when_a_kernel_cannot_be_compiled() -> None:
    before = numba_now()

    @kernel
    def impossible(number: int) -> int:
        return number + "one"  # type: ignore[operator]

    with pytest.raises(errors.TypingError):
        impossible(1)
    assert numba_now() == before


def test_one_compilation_within_another_leaves_the_outer_one_undisturbed() -> None:
    with undisturbed():
        outer = numba_now()
        with undisturbed():
            pass
        assert numba_now() == outer
        assert not gc.isenabled()


def test_what_compiling_made_is_old_and_garbage_of_it_is_found_by_a_full_collection() -> None:
    class Link:
        link: object

    gc.collect()
    with undisturbed():
        made = Link()
        made.link = made
        left = weakref.ref(made)
        del made
    assert not any(isinstance(each, Link) for each in gc.get_objects(generation=0))
    gc.collect()
    assert left() is None
