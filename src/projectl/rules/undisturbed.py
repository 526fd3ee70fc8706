"""Compiling without what Numba does beside it, for nobody.

It tells listeners of each of the tens of thousands of calls to LLVM. It makes the message of every
exception bold, though it catches nearly all of them itself. At every place where an operator or a
built-in function stands, it asks anew what that returns, and tries one declaration after the other,
NumPy's universal functions among them. Python meanwhile looks for garbage.
"""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from types import BuiltinFunctionType
from typing import Any

from llvmlite.binding import ffi
from numba.core import errors, registry, types
from numba.core.compiler_lock import global_compiler_lock

# Annotations of Numba and llvmlite, where they have any, are not strict.
BaseFunction: Any = types.BaseFunction
llvm: Any = ffi.lib
termcolor: Any = errors.termcolor
typing_context: Any = registry.cpu_target.typing_context

find_signature = BaseFunction.get_call_type
find_type = typing_context.resolve_value_type
SIGNATURES: dict[Any, Any] = {}  # by function and the types of its arguments


def signature_of(function: Any, context: Any, args: Any, kws: Any) -> Any:
    """The signature of a call of a built-in function, found once."""
    if kws:
        return find_signature(function, context, args, kws)
    key = function, tuple(args)
    if key not in SIGNATURES:
        SIGNATURES[key] = find_signature(function, context, args, kws)
    return SIGNATURES[key]


def type_of(value: Any) -> Any:
    """The type of a constant; Numba first tries whether a function is a number or an array."""
    known = isinstance(value, BuiltinFunctionType) and typing_context._lookup_global(value)
    return known or find_type(value)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Compile here; one thread at a time does, as with Numba alone."""
    with (
        global_compiler_lock,
        without_collections(),
        replaced(llvm._lock, "_cblist", []),
        replaced(termcolor(), "errmsg", str),
        replaced(BaseFunction, "get_call_type", signature_of),
        replaced(typing_context, "resolve_value_type", type_of),
    ):
        yield


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Give an attribute another value for a while."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


@contextmanager
def without_collections() -> Iterator[None]:
    """Compiling makes millions of objects: whether some are garbage, a full collection will find.

    Otherwise the first one afterwards would look, for half a second in every ten.
    """
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            age_all()
            gc.enable()


def age_all() -> None:
    """Make all objects old, as if collections had passed over them."""
    if gc.get_freeze_count() == 0:  # otherwise somebody froze objects, to stay so
        gc.freeze()
        gc.unfreeze()
