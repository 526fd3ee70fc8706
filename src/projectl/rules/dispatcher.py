"""How kernels are compiled: what is called by kernels is compiled once, as a part of its callers.

Numba optimises a function by itself, and again with each of its callers and theirs. Here a kernel
that other kernels call is a part of theirs: it is translated to LLVM's language once, and optimised
and made machine code of with each entry, a kernel that Python calls.
"""

import gc
import hashlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

from numba.core import (
    codegen,
    compiler,
    event,
    funcdesc,
    itanium_mangler,
    registry,
    sigutils,
    types,
    typing,
)
from numba.core.compiler_lock import global_compiler_lock

from projectl.rules import helpers, overloads, parts
from projectl.rules.parts import Part, PartLibrary

# Numba's annotations, where it has any, are not strict.
JITCodeLibrary: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
CPUDispatcher: Any = registry.CPUDispatcher
normalize_signature: Any = sigutils.normalize_signature
signature: Any = typing.templates.signature
Flags: Any = compiler.Flags
FunctionDescriptor: Any = funcdesc.PythonFunctionDescriptor
numba_mangle: Any = itanium_mangler.mangle

overloads.remember()

# What a kernel that is compiled apart may return, as it is annotated.
RESULTS = {None: types.none, int: types.int64}


class EntryLibrary(JITCodeLibrary):
    """The code of a kernel that Python calls, with all of its parts."""

    _linking_libraries: list[Any]
    _reload_init: set[Any]

    def finalize(self) -> None:
        self._reload_init |= parts.link(self._final_module, self._linking_libraries)
        self._linking_libraries = []
        super().finalize()

    def _finalize_final_module(self) -> None:
        for load in self._reload_init:
            load()
        super()._finalize_final_module()

    def _optimize_final_module(self) -> None:
        """Once; Numba's second time is for counts of references, of which kernels have none."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


@contextmanager
def no_collection() -> Iterator[None]:
    """Nothing of the compiler is garbage before it is done; looking for it takes time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def mangle(name: str, args: Iterable[Any], *, abi_tags: Any = (), uid: Any = None) -> str:
    """A function's name for its linker; Numba's own names records by the order they came in."""
    digest = hashlib.sha256(", ".join(map(str, args)).encode()).hexdigest()[:20]
    return str(numba_mangle(name, (), abi_tags=[*abi_tags, digest], uid=uid))


def name_for_all(state: Any) -> None:
    """Give a function the same name in every process, unless it is made of variables."""
    state.targetctx.mangler = mangle
    if not state.func_id.func.__closure__:
        state.func_id.unique_id = 0


class PartCompiler(Compiler):
    """Numba's compiler, up to LLVM's language."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        name_for_all(state)
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


class EntryCompiler(Compiler):
    """Numba's compiler, which links the parts of a kernel."""

    def define_pipelines(self) -> Any:
        state = self.state
        name_for_all(state)
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return super().define_pipelines()


class PartDispatcher(CPUDispatcher):
    """A kernel as other kernels call it, kept in a folder unless it is made of variables."""

    def __init__(self, py_func: Any, targetoptions: Any, folder: Path | None) -> None:
        super().__init__(py_func, {}, targetoptions, PartCompiler)
        self.folder = None if py_func.__closure__ else folder

    def compile(self, sig: Any) -> Any:
        args, return_type = normalize_signature(sig)
        with global_compiler_lock, self._compiling_counter:
            if args not in self.overloads:
                self.overloads[args] = self.part(args, return_type)
        return self.overloads[args].fndesc

    def part(self, args: Any, return_type: Any) -> Part:
        """The kernel for these types: read, or else translated and kept."""
        path = self.folder and parts.path_of(self.folder, self.py_func, args)
        part = path and parts.read(path)
        if not part:
            part = self.make(args, return_type)
            if path:
                parts.keep(part, path)
        self.targetctx.insert_user_function(part.fndesc, part.fndesc, [part.library])
        return part

    def make(self, args: Any, return_type: Any) -> Part:
        """The kernel for these types in LLVM's language."""
        details = {"dispatcher": self, "args": args, "return_type": return_type}
        with event.trigger_event("numba:compile", data=details):
            made = self._compiler.compile(args, return_type)
        made.library.finalize()
        return Part(made.signature, made.fndesc, made.library)

    def get_overload(self, sig: Any) -> Any:
        args, _ = normalize_signature(sig)
        return self.overloads[args].fndesc


@dataclass(frozen=True)
class Load:
    """Have the machine code of a kernel that others call, for types of arguments."""

    module: str
    name: str
    args: tuple[Any, ...]

    def __call__(self) -> None:
        kernel = getattr(import_module(self.module), self.name)
        if self.args not in kernel.overloads:
            helpers.wait(self)
            kernel.compile(self.args)


class ApartDispatcher(PartDispatcher):
    """A kernel with machine code of its own, as other kernels call it."""

    def make(self, args: Any, return_type: Any) -> Part:  # noqa: ARG002  it is annotated
        """Only how it is called: while its callers are compiled, others can compile it."""
        function = self.py_func
        result = RESULTS[function.__annotations__["return"]]
        flags = Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        fndesc = FunctionDescriptor(
            native=True,
            modname=function.__module__,
            qualname=function.__qualname__,
            unique_name=function.__qualname__,
            doc="",
            typemap={},
            restype=result,
            calltypes={},
            args=tuple(self._compiler.pysig.parameters),
            kws=(),
            mangler=mangle,
            argtypes=args,
            abi_tags=[flags.get_mangle_string()],
            uid=0,
        )
        library = PartLibrary(self.targetctx.codegen(), function.__qualname__)
        library.finalize()
        load = Load(function.__module__, function.__qualname__, args)
        library._reload_init = {load}
        helpers.begin(load)
        return Part(signature(result, *args), fndesc, library)


class KernelDispatcher(CPUDispatcher):
    """A kernel as Python calls it; called from a kernel, it is a part of that."""

    all_together = False  # whether every kernel is a part of its callers

    def __init__(
        self,
        py_func: Any,
        locals: Any = None,  # noqa: A002  as Numba names it
        targetoptions: Any = None,
        pipeline_class: Any = EntryCompiler,
        folder: Path | None = None,
        apart: bool = False,
    ) -> None:
        super().__init__(py_func, locals, targetoptions, pipeline_class)
        self.folder = folder
        self.apart = apart

    @cached_property
    def part(self) -> PartDispatcher:
        """The kernel as other kernels call it."""
        apart = self.apart and not self.all_together
        kind = ApartDispatcher if apart else PartDispatcher
        return kind(self.py_func, self.targetoptions, self.folder)

    def compile(self, sig: Any) -> Any:
        with no_collection():
            return super().compile(sig)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.part.get_overload(sig)
