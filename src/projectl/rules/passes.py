"""The passes of Numba's compiler that kernels need, in its order.

Left out is what rewrites features no kernel has: closures, `with`, generic literals, expressions of
whole arrays. Numba also describes every pass, its types and its times to listeners, and looks for
faults of the pass: half of a second in every three for functions as small as these. And after each
pass that rewrites, it works out where variables live, though only lowering asks.
"""

from contextlib import AbstractContextManager, nullcontext
from functools import cache
from typing import Any

from numba.core import compiler_machinery, postproc, typed_passes, untyped_passes

from projectl.rules.undisturbed import replaced

# Numba's annotations, where it has any, are not strict.
PassManager: Any = compiler_machinery.PassManager
PostProcessor: Any = postproc.PostProcessor

PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.RewriteSemanticConstants,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.InlineInlinables,  # what is `spliced`
    untyped_passes.DeadBranchPrune,
    untyped_passes.ReconstructSSA,
    untyped_passes.DeadBranchPrune,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.AnnotateTypes,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)
REWRITING = (
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.PreLowerStripPhis,
)


class KernelPasses(PassManager):
    """Runs the passes, and nothing between them."""

    def _runPass(self, _index: int, each: Any, state: Any) -> None:  # noqa: N802  Numba's name
        each.analysis = self._analysis
        each.run_initialization(state)
        with without_lifetimes() if isinstance(each, REWRITING) else nullcontext():
            each.run_pass(state)
        each.run_finalizer(state)


def without_lifetimes() -> AbstractContextManager[None]:
    """Nobody asks now where variables live."""
    return replaced(PostProcessor, "run", lambda *_, **__: None)


@cache
def kernel_passes() -> KernelPasses:
    """The passes of every kernel: nothing in them is of one function."""
    passes = KernelPasses("kernel")
    for each in PASSES:
        passes.add_pass(each, each.__name__)
    passes.finalize()
    return passes
