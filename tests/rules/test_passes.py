"""The passes that kernels are compiled by are Numba's, in Numba's order."""

from types import SimpleNamespace
from typing import Any

import pytest
from numba.core import compiler

from projectl.rules.kernel import JIT, kernel
from projectl.rules.passes import PASSES, kernel_passes

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")
builder: Any = compiler.DefaultPassBuilder


def test_passes_are_numbas_in_its_order() -> None:
    flags = SimpleNamespace(
        auto_parallel=SimpleNamespace(enabled=False), no_rewrites=False, enable_ssa=True
    )
    state = SimpleNamespace(func_ir=None, flags=flags)
    theirs = iter(each for each, _ in builder.define_nopython_pipeline(state).passes)
    assert all(each in theirs for each in PASSES)


def test_all_kernels_share_one_list_of_passes() -> None:
    assert kernel_passes() is kernel_passes()
    assert [each for each, _ in kernel_passes().passes] == list(PASSES)


def test_a_constant_condition_is_decided_while_compiling() -> None:
    @kernel
    def chosen(number: int) -> int:
        if not JIT:
            return number.nothing_of_the_kind  # type: ignore[attr-defined, no-any-return]
        return number + 1

    assert chosen(1) == 2
