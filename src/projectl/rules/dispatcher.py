"""How kernels are compiled: what is called by kernels is compiled once, as a part of its callers.

Numba optimises a function by itself, and again with each of its callers and theirs. Here a kernel
that other kernels call is a part of theirs: it is translated to LLVM's language once, and optimised
and made machine code of with each entry, a kernel that Python calls.
"""

from pathlib import Path
from typing import Any

from numba.core import codegen, compiler, event, registry, sigutils
from numba.core.compiler_lock import global_compiler_lock

from projectl.rules import parts
from projectl.rules.parts import Part, PartLibrary

# Numba's annotations, where it has any, are not strict.
JITCodeLibrary: Any = codegen.JITCodeLibrary
Compiler: Any = compiler.Compiler
CPUDispatcher: Any = registry.CPUDispatcher
normalize_signature: Any = sigutils.normalize_signature


class EntryLibrary(JITCodeLibrary):
    """The code of a kernel that Python calls, with all of its parts."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        parts.link(self._final_module, self._linking_libraries)
        self._linking_libraries = []
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Once; Numba's second time is for counts of references, of which kernels have none."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)


class PartCompiler(Compiler):
    """Numba's compiler, up to LLVM's language."""

    def define_pipelines(self) -> Any:
        state = self.state
        state.flags.no_compile = True
        state.flags.no_cpython_wrapper = True
        if not state.func_id.func.__closure__:
            state.func_id.unique_id = 0  # the same name in every process
        state.library = PartLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().define_pipelines()


class EntryCompiler(Compiler):
    """Numba's compiler, which links the parts of a kernel."""

    def define_pipelines(self) -> Any:
        state = self.state
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
            part = self.translate(args, return_type)
            if path:
                parts.keep(part, path)
        self.targetctx.insert_user_function(part.fndesc, part.fndesc, [part.library])
        return part

    def translate(self, args: Any, return_type: Any) -> Part:
        """The kernel for these types in LLVM's language."""
        details = {"dispatcher": self, "args": args, "return_type": return_type}
        with event.trigger_event("numba:compile", data=details):
            made = self._compiler.compile(args, return_type)
        made.library.finalize()
        return Part(made.signature, made.fndesc, made.library)

    def get_overload(self, sig: Any) -> Any:
        args, _ = normalize_signature(sig)
        return self.overloads[args].fndesc


class KernelDispatcher(CPUDispatcher):
    """A kernel as Python calls it; called from a kernel, it is a part of that."""

    def __init__(
        self,
        py_func: Any,
        locals: Any = None,  # noqa: A002  as Numba names it
        targetoptions: Any = None,
        pipeline_class: Any = EntryCompiler,
        folder: Path | None = None,
    ) -> None:
        super().__init__(py_func, locals, targetoptions, pipeline_class)
        self.part = PartDispatcher(py_func, targetoptions, folder)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        return self.part.get_call_template(args, kws)

    def get_overload(self, sig: Any) -> Any:
        return self.part.get_overload(sig)
