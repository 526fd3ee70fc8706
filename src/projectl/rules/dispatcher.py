"""How kernels are compiled: what is called by kernels is compiled once, as a part of its callers.

Numba optimises a function by itself, and again with each of its callers and theirs. Here a kernel
that other kernels call is a part of theirs: it is translated to LLVM's language once, and optimised
and made machine code of with each entry, a kernel that Python calls.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from llvmlite.binding import Linkage
from numba.core import codegen, compiler, event, registry, sigutils, types
from numba.core.compiler_lock import global_compiler_lock

from projectl.rules.machine_code import SYMBOLS, MachineCodeCache, Needed, stub_of
from projectl.rules.passes import kernel_passes
from projectl.rules.undisturbed import undisturbed

# Numba's annotations, where it has any, are not strict.
CPUCodeLibrary: Any = codegen.CPUCodeLibrary
JITCodeLibrary: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
CPUDispatcher: Any = registry.CPUDispatcher
normalize_signature: Any = sigutils.normalize_signature
unliteral: Any = types.unliteral


# Agents spend their time in the network's products: more than LLVM's first level makes them no
# faster. Rules are played millions of times a second.
QUICKLY_COMPILED = ("projectl.agents.", "projectl.rules.tilings")
QUICK_LEVEL = 1


class PartLibrary(CPUCodeLibrary):
    """The code of a kernel for other kernels, neither linked nor optimised as a whole.

    Numba does simplify each function by itself: random play is slower by two fifths without that.
    """

    is_quick = False
    _linking_libraries: list[Any]
    _shared_module: Any

    def _optimize_functions(self, module: Any) -> None:
        if not self.is_quick:
            super()._optimize_functions(module)

    def finalize(self) -> None:
        self._finalized = True
        self.own = self._final_module
        for function in self.own.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.linkage = Linkage.linkonce_odr

    def _get_module_for_linking(self) -> Any:
        """All of it, for a function that knows nothing of parts."""
        if self._shared_module is None:
            self._shared_module = self.own.clone()
            link(self._shared_module, self._linking_libraries)
            for each in needed_by(self._shared_module):
                each.load()
        return self._shared_module


def modules_of(libraries: Iterable[Any]) -> Iterator[Any]:
    """What libraries have, and what their parts need; each once."""
    waiting, seen = list(libraries), set()
    while waiting:
        library = waiting.pop()
        if library in seen:
            continue
        seen.add(library)
        if isinstance(library, PartLibrary):
            yield library.own
            waiting += library._linking_libraries
        else:
            yield library._get_module_for_linking()


def link(module: Any, libraries: Iterable[Any]) -> None:
    """Add to a module what libraries have, and what their parts need."""
    for part in modules_of(libraries):
        module.link_in(part, preserve=True)


def needed_by(module: Any) -> list[Needed]:
    """What a module calls by its symbol, and does not have."""
    called = (each.name for each in module.functions if each.is_declaration)
    return [SYMBOLS[name] for name in called if name in SYMBOLS]


class EntryLibrary(JITCodeLibrary):
    """The code of a kernel that Python calls, with all of its parts."""

    is_quick = False
    _linking_libraries: list[Any]
    needed: list[Needed]

    def finalize(self) -> None:
        link(self._final_module, self._linking_libraries)
        self._linking_libraries = []
        super().finalize()

    def _finalize_final_module(self) -> None:
        """Machine code of the module, when all that it calls by a symbol is there."""
        self.needed = needed_by(self._final_module)
        for each in self.needed:
            each.load()
        super()._finalize_final_module()

    def serialize_using_object_code(self) -> Any:
        """Machine code and its names: Numba keeps all for linking, but kernels link parts."""
        self._ensure_finalized()
        names = [function.name for function in self.get_defined_functions()]
        return self.name, "object", (self._get_compiled_object(), stub_of(names))

    def _optimize_final_module(self) -> None:
        """Once; Numba's second time is for counts of references, of which kernels have none."""
        options = {"opt": QUICK_LEVEL} if self.is_quick else {}
        passes, builder = self._codegen._module_pass_manager(**options)
        passes.run(self._final_module, builder)


class PartCompiler(Compiler):
    """Numba's compiler, up to LLVM's language."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        # Numba numbers functions as they come; a part has one name in every process.
        state.func_id.unique_id = state.func_id.firstlineno
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.is_quick = state.func_id.modname.startswith(QUICKLY_COMPILED)
        return [kernel_passes()]


class EntryCompiler(Compiler):
    """Numba's compiler, which links the parts of a kernel."""

    library_class = EntryLibrary

    def define_pipelines(self) -> Any:
        state = self.state
        state.library = self.library_class(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.is_quick = state.func_id.modname.startswith(QUICKLY_COMPILED)
        state.library.enable_object_caching()
        return [kernel_passes()]


class PartDispatcher(CPUDispatcher):
    """A kernel as other kernels call it."""

    def __init__(self, py_func: Any, targetoptions: Any) -> None:
        super().__init__(py_func, {}, targetoptions, PartCompiler)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """How it is called; not compiled anew for each number that a caller writes out."""
        plain = {name: unliteral(kind) for name, kind in kws.items()}
        return super().get_call_template([unliteral(kind) for kind in args], plain)

    def compile(self, sig: Any) -> Any:
        args, return_type = normalize_signature(sig)
        with global_compiler_lock, self._compiling_counter:
            if args not in self.overloads:
                details = {"dispatcher": self, "args": args, "return_type": return_type}
                with event.trigger_event("numba:compile", data=details):
                    made = self._compiler.compile(args, return_type)
                made.library.finalize()
                self.targetctx.insert_user_function(made.fndesc, made.fndesc, [made.library])
                self.overloads[args] = made
        return self.overloads[args].fndesc

    def get_overload(self, sig: Any) -> Any:
        args, _ = normalize_signature(sig)
        return self.overloads[args].fndesc


class KernelDispatcher(CPUDispatcher):
    """A kernel as Python calls it; called from a kernel, it is a part of that."""

    _cache: Any

    def __init__(
        self,
        py_func: Any,
        locals: Any = None,  # noqa: A002  as Numba names it
        targetoptions: Any = None,
        pipeline_class: Any = EntryCompiler,
        folder: Path | None = None,
    ) -> None:
        super().__init__(py_func, locals, targetoptions, pipeline_class)
        self.part = PartDispatcher(py_func, targetoptions)
        self.folder = folder

    def compile(self, sig: Any) -> Any:
        self.open_cache()
        with undisturbed():
            return super().compile(sig)

    def open_cache(self) -> bool:
        """Look for machine code in the folder from now on; false if there is none."""
        if self.folder and not isinstance(self._cache, MachineCodeCache):
            self._cache = MachineCodeCache(self.py_func, self.folder)
        return self.folder is not None

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.part.get_overload(sig)
