"""Kernels that are compiled by themselves and linked to their callers, as a C library is.

Any other kernel becomes part of each entry that calls it, which is quickest to run. One that is
large and called seldom enough is better compiled once: its callers know its name alone, and its
machine code comes from the cache or from another process.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from numba.core import funcdesc, itanium_mangler, sigutils, types
from numba.core.typing import templates

from projectl.rules.dispatcher import (
    EntryCompiler,
    EntryLibrary,
    KernelDispatcher,
    PartDispatcher,
    PartLibrary,
)
from projectl.rules.machine_code import SYMBOLS, Needed

# Numba's annotations, where it has any, are not strict.
FunctionDescriptor: Any = funcdesc.FunctionDescriptor
normalize_signature: Any = sigutils.normalize_signature
PREFIX: Any = itanium_mangler.PREFIX
prepend_namespace: Any = itanium_mangler.prepend_namespace
signature: Any = templates.signature
numba_types: Any = types

RESULTS = {None: numba_types.none, int: numba_types.int64, float: numba_types.float64}


def symbol_of(function: Any) -> str:
    """The name of a kernel's machine code; Numba's own name is not the same in every process."""
    return f"{function.__module__}.{function.__qualname__}"


def result_of(function: Any) -> Any:
    """What a kernel says it returns, as Numba calls it: its callers cannot look."""
    return RESULTS[function.__annotations__["return"]]


class LinkedLibrary(EntryLibrary):
    """The code of a kernel that others find by its symbol."""

    symbol: str

    def finalize(self) -> None:
        functions = {each.name: each for each in self._final_module.functions}
        for name, function in functions.items():
            # The one that has a wrapper, by which Python calls it.
            if name.startswith(PREFIX) and prepend_namespace(name, "cpython") in functions:
                function.name = self.symbol
        super().finalize()


class LinkedCompiler(EntryCompiler):
    """Numba's compiler, for a kernel with a symbol."""

    library_class = LinkedLibrary

    def define_pipelines(self) -> Any:
        passes = super().define_pipelines()
        self.state.library.symbol = symbol_of(self.state.func_id.func)
        return passes


class SymbolLibrary(PartLibrary):
    """Nothing but a name: for a function that knows nothing of symbols, its code is loaded."""

    needed: Needed

    def _get_module_for_linking(self) -> Any:
        self.needed.load()
        return self.own


@dataclass(frozen=True)
class Symbol:
    """A linked kernel as its callers know it."""

    signature: Any
    fndesc: Any
    objectmode: bool = False


class SymbolDispatcher(PartDispatcher):
    """A linked kernel as other kernels call it: it is not compiled, only named."""

    def compile(self, sig: Any) -> Any:
        args, _ = normalize_signature(sig)
        if args not in self.overloads:
            function = self.py_func
            needed = Needed(function.__module__, function.__qualname__, args)
            if SYMBOLS.setdefault(symbol_of(function), needed) != needed:
                raise TypeError(f"{symbol_of(function)} is linked, so its arguments have one type")
            descriptor = self.describe(args)
            library = SymbolLibrary(self.targetctx.codegen(), descriptor.mangled_name)
            library.needed = needed
            library.finalize()
            self.targetctx.insert_user_function(descriptor, descriptor, [library])
            self.overloads[args] = Symbol(signature(descriptor.restype, *args), descriptor)
        return self.overloads[args].fndesc

    def describe(self, args: Any) -> Any:
        """What a caller needs to know to call it."""
        function = self.py_func
        return FunctionDescriptor(
            native=True,
            modname=function.__module__,
            qualname=function.__qualname__,
            unique_name=function.__qualname__,
            doc="",
            typemap={},
            restype=result_of(function),
            calltypes={},
            args=tuple(inspect.signature(function).parameters),
            kws=(),
            argtypes=args,
            mangler=lambda *_, **__: symbol_of(function),
        )


class LinkedDispatcher(KernelDispatcher):
    """A kernel that is compiled by itself, whoever calls it."""

    is_linked: ClassVar[bool] = True  # otherwise part of its callers, as any kernel

    def __init__(self, py_func: Any, targetoptions: Any, folder: Any) -> None:
        super().__init__(py_func, None, targetoptions, LinkedCompiler, folder)
        self.symbol = SymbolDispatcher(py_func, targetoptions)
        self.wait: Callable[[], None] | None = None  # for whoever is compiling it

    def is_missing(self, args: Any) -> bool:
        """Whether it is in neither this process nor the cache, nor compiled by anybody for it."""
        if args in self.overloads or self.wait or not self.open_cache():
            return False
        return not self._cache.has(args, self.targetctx)

    def compile(self, sig: Any) -> Any:
        if self.wait:
            self.wait()
            self.wait = None
        entry = super().compile(sig)
        args, _ = normalize_signature(sig)
        returned = self.overloads[args].signature.return_type
        if returned != result_of(self.py_func):
            raise TypeError(f"{symbol_of(self.py_func)} returns {returned}, which it does not say")
        return entry

    def get_call_template(self, args: Any, kws: Any) -> Any:
        if self.is_linked:
            return self.symbol.get_call_template(args, kws)
        return super().get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.symbol.get_overload(sig) if self.is_linked else super().get_overload(sig)
