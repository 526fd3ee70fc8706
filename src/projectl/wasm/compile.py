"""Kernels to a WebAssembly object file: `python -m projectl.wasm.compile FILE`, run by `build`.

Numba writes LLVM code of a kernel and of all it calls, for this machine; nothing in that code is of
this machine but its name, as long as Numba does not optimise it. So this runs with Numba's
optimiser off (`build` sees to it), joins all exports in one LLVM module, gives that the name of the
other machine, and optimises it as a whole. Two processes write the code, each that of its share.
"""

import gc
import sys
from collections.abc import Collection
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, cast

import llvmlite.binding as llvm
import numba

from projectl.rules.dispatcher import PartDispatcher, modules_of
from projectl.rules.kernel import OPTIONS
from projectl.rules.linking import LinkedDispatcher
from projectl.rules.undisturbed import undisturbed
from projectl.wasm.exports import (
    EXPORTS,
    Export,
    Kind,
    environment_exports,
    hints_exports,
    rules_exports,
    search_exports,
)

TRIPLE = "wasm32-unknown-unknown"
# What every browser of the last years has.
FEATURES = (
    "bulk-memory",
    "bulk-memory-opt",
    "mutable-globals",
    "nontrapping-fptoint",
    "sign-ext",
    "simd128",
)
# What a process translates: modules of exports, about as much work each.
SHARES = (
    (search_exports.__name__, environment_exports.__name__),
    (rules_exports.__name__, hints_exports.__name__),
)
# A number as Numba has it, and as JavaScript has it.
NUMBER: dict[Kind, tuple[str, str]] = {int: ("i64", "i32"), float: ("double", "double")}


def object_file() -> bytes:
    """The object file of all exports."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    features = ",".join(f"+{name}" for name in FEATURES)
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(opt=3, features=features)
    module = for_wasm(joined(), machine)
    optimise(module, machine)
    check(module)
    return machine.emit_object(module)


def joined() -> Any:
    """One module of all exports and what they call; only the exports can be seen from outside."""
    with ProcessPoolExecutor(len(SHARES), initializer=gc.disable) as processes:
        first, *others = map(llvm.parse_bitcode, processes.map(translated, SHARES))
    for other in others:
        first.link_in(other)  # what both have has one name, and is kept once
    names = {exported.name for exported in EXPORTS}
    for symbol in (*first.functions, *first.global_variables):
        if not symbol.is_declaration and symbol.name not in names:
            symbol.linkage = "internal"
    return first


def translated(share: Collection[str]) -> bytes:
    """The exports of a share and what they call, in LLVM's language."""
    LinkedDispatcher.is_linked = False  # here all is one module
    # Numba numbers records as they come: all at first, so they have one number in every process.
    signatures = [tuple(map(numba_type, exported.parameters.values())) for exported in EXPORTS]
    with undisturbed():
        compiled = [
            (exported, compile_part(exported, signature))
            for exported, signature in zip(EXPORTS, signatures, strict=True)
            if exported.function.__module__ in share
        ]
    module = llvm.parse_assembly("")
    for exported, part in compiled:
        module.link_in(llvm.parse_assembly(entry(exported, part.fndesc.llvm_func_name)))
    for part in modules_of(part.library for _, part in compiled):
        module.link_in(part)
    return bytes(module.as_bitcode())


def compile_part(exported: Export, signature: tuple[Any, ...]) -> Any:
    """An export in LLVM's language, and what it calls."""
    dispatcher = PartDispatcher(exported.function, OPTIONS)
    dispatcher.compile(signature)
    (compiled,) = dispatcher.overloads.values()
    return compiled


def numba_type(kind: Kind) -> Any:
    """What Numba calls a parameter of this kind."""
    numbers: dict[Kind, Any] = {int: numba.types.int64, float: numba.types.float64}
    return numbers.get(kind) or numba.from_dtype(cast(Any, kind))


def entry(exported: Export, inner: str) -> str:
    """The function that JavaScript calls: numbers of 32 bits, and a trap instead of an error."""
    outside, inside, body = [], ["ptr %result", "ptr %error"], []
    for name, kind in exported.parameters.items():
        wide, narrow = NUMBER.get(kind, ("ptr", "ptr"))
        outside.append(f"{narrow} %{name}")
        if kind is int:
            body.append(f"  %{name}.wide = sext i32 %{name} to i64")
        inside.append(f"{wide} %{name}.wide" if kind is int else f"{wide} %{name}")
    wide, narrow = NUMBER[exported.result] if exported.result else ("ptr", "void")
    answer = {"i32": "  %answer = trunc i64 %value to i32\n  ret i32 %answer"}
    answer |= {"double": "  ret double %value", "void": "  ret void"}
    kinds = ", ".join(each.split()[0] for each in inside)
    return "\n".join(
        [
            f"declare i32 @{inner}({kinds})",
            f"define {narrow} @{exported.name}({', '.join(outside)}) {{",
            f"  %result = alloca {wide}",
            "  %error = alloca ptr",
            *body,
            f"  %status = call i32 @{inner}({', '.join(inside)})",
            "  %failed = icmp ne i32 %status, 0",
            "  br i1 %failed, label %trap, label %return",
            "trap:\n  call void @llvm.trap()\n  unreachable",
            f"return:\n  %value = load {wide}, ptr %result\n{answer[narrow]}\n}}",
            "declare void @llvm.trap()\n",
        ]
    )


def for_wasm(module: Any, machine: Any) -> Any:
    """The module with the name of the other machine."""
    module.triple = TRIPLE
    module.data_layout = str(machine.target_data)
    for variable in module.global_variables:
        # WebAssembly has no common symbols; these are empty, and nobody reads them.
        if variable.linkage == llvm.Linkage.common:
            variable.linkage = llvm.Linkage.weak_any
    return module


def optimise(module: Any, machine: Any) -> None:
    """LLVM's passes over the whole module; a level more makes it larger, and hardly faster."""
    options = llvm.create_pipeline_tuning_options(speed_level=2)
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def check(module: Any) -> None:
    """Nothing that is left may be an address in this process."""
    left = [symbol.name for symbol in module.global_variables if "dynamic" in symbol.name]
    if left:
        raise RuntimeError(f"these are addresses of this process: {', '.join(left)}")


if __name__ == "__main__":
    gc.disable()  # nothing of the compiler is garbage before it is done
    Path(sys.argv[1]).write_bytes(object_file())
