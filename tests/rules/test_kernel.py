"""Compiled once, said once, and never stale."""

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import projectl
from projectl.rules import kernel
from projectl.rules.kernel import JIT

pytestmark = pytest.mark.skipif(
    not JIT or bool(os.environ.get("NUMBA_BOUNDSCHECK")),
    reason="about the cache of ordinary machine code",
)

PACKAGE = Path(projectl.__file__).parent
NOTICE = "projectl: compiling the rules"
DEAL = "from projectl.rules.api import new_games; print(new_games([1])[0].actions_left)"
FIRST_MOVE = """
from projectl.rules import api
games = api.new_games([1])
api.play(games, int(api.legal_actions(games)[0]))
print(games[0].actions_left)
"""
# Nearly every kernel, and a line for each number in one that is a float.
TYPES = """
from importlib import import_module
from pkgutil import iter_modules
import numpy as np
from numba import types
import projectl.rules as rules
from projectl.rules import api
games = api.new_games(range(3), "finesse", 2)
api.play(games[:1], int(api.legal_actions(games[:1])[0]))
api.step(games, [0, 0, 0])
api.nth_legal(games, 0)
api.legal_masks(games)
api.reshuffle(games)
api.play_out(games)
api.scores_and_ranks(games)
names = [module.name for module in iter_modules(rules.__path__)]
modules = [import_module(f"projectl.rules.{name}") for name in names]
kernels = {k for module in modules for k in vars(module).values() if hasattr(k, "overloads")}
print(sum(bool(each.part.overloads) for each in kernels))
for each in kernels:
    for compiled in (*each.overloads.values(), *each.part.overloads.values()):
        for name, kind in compiled.type_annotation.typemap.items():
            if isinstance(kind, types.Float):
                print("float:", each.py_func.__name__, name)
"""


def run(code: str, cache: Path, sources: Path = PACKAGE.parent) -> subprocess.CompletedProcess[str]:
    """Run Python in a process of its own, with a cache folder and sources of its own."""
    environment = {**os.environ, "XDG_CACHE_HOME": str(cache), "PYTHONPATH": str(sources)}
    # No bytecode: Python looks at the date alone, and would run what is stale.
    return subprocess.run(
        [sys.executable, "-B", "-c", code],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )


class FirstUse(NamedTuple):
    """What a first process said, and where it keeps its machine code."""

    stdout: str
    stderr: str
    cache: Path


@pytest.fixture(scope="module")
def first_use(tmp_path_factory: pytest.TempPathFactory) -> FirstUse:
    cache = tmp_path_factory.mktemp("cache")
    done = run(TYPES, cache)
    return FirstUse(done.stdout, done.stderr, cache)


def test_the_first_use_says_that_it_compiles_and_the_second_need_not(first_use: FirstUse) -> None:
    assert first_use.stderr.count(NOTICE) == 1
    assert "only the first time" in first_use.stderr
    second = run(FIRST_MOVE, first_use.cache)
    assert second.stdout == "2\n"
    assert second.stderr == ""


def test_the_same_sources_elsewhere_need_not_compile_either(
    first_use: FirstUse, tmp_path: Path
) -> None:
    shutil.copytree(PACKAGE, tmp_path / "projectl", ignore=shutil.ignore_patterns("__pycache__"))
    moved = run(FIRST_MOVE, first_use.cache, tmp_path)
    assert moved.stdout == "2\n"
    assert moved.stderr == ""


def test_a_changed_kernel_source_never_runs_from_a_stale_cache(tmp_path: Path) -> None:
    sources = tmp_path / "src"
    shutil.copytree(PACKAGE, sources / "projectl", ignore=shutil.ignore_patterns("__pycache__"))
    rounds = sources / "projectl" / "rules" / "rounds.py"
    stamp = rounds.stat()
    assert run(DEAL, tmp_path / "cache", sources).stdout == "3\n"
    text = rounds.read_text()
    rounds.write_text(text.replace("ACTIONS_A_TURN = 3", "ACTIONS_A_TURN = 5"))
    os.utime(rounds, ns=(stamp.st_atime_ns, stamp.st_mtime_ns))
    assert run(DEAL, tmp_path / "cache", sources).stdout == "5\n"


def modules_with_kernels() -> dict[str, Path]:
    """Every module that has compiled functions, by its name."""
    return {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): path
        for path in PACKAGE.rglob("*.py")
        if re.search(r"^@(kernel|inlined|linked|spliced)$", path.read_text(), re.MULTILINE)
    }


def test_machine_code_is_named_after_all_sources_it_may_be_made_of() -> None:
    """A kernel that calls one of another folder must not outlive it."""
    modules = modules_with_kernels()
    assert len({path.parent for path in modules.values()}) >= 5
    for name, path in modules.items():
        for imported in re.findall(
            r"^from (projectl[\w.]*) import", path.read_text(), re.MULTILINE
        ):
            if imported in modules:
                together = kernel.compiled_together(path.parent)
                assert modules[imported].parent in together, f"{name} calls kernels of {imported}"


def test_without_a_writable_cache_it_still_plays_and_says_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    done = run(DEAL, blocked)
    assert done.stdout == "3\n"
    assert "the cache folder is not writable" in done.stderr


def test_no_kernel_computes_with_floats(first_use: FirstUse) -> None:
    """Numba makes a float of signed and unsigned 64 bits together: slow, and not exact."""
    lines = first_use.stdout.splitlines()
    assert int(lines[0]) > 100
    assert lines[1:] == []


def test_the_oldest_machine_code_is_thrown_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for age in range(kernel.FOLDERS_KEPT + 3):
        folder = tmp_path / "projectl" / f"old{age}"
        folder.mkdir(parents=True)
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    kernel.cache_folder.cache_clear()
    newest = kernel.cache_folder(tmp_path)
    kept = {path.name for path in (tmp_path / "projectl").iterdir()}
    assert newest is not None
    assert kept == {newest.name, *(f"old{age}" for age in range(kernel.FOLDERS_KEPT - 1))}
    kernel.cache_folder.cache_clear()


COMPILED = {"kernel", "inlined", "spliced"}  # the decorators


def enum_members_as_indices(path: Path) -> list[str]:
    """Where a compiled function of a file indexes by a name such as `Colour.WHITE`."""
    compiled = [
        function
        for function in ast.walk(ast.parse(path.read_text()))
        if isinstance(function, ast.FunctionDef)
        and {ast.unparse(name) for name in function.decorator_list} & COMPILED
    ]
    member = re.compile(r"\b[A-Z][a-z]+\.[A-Z_0-9]+\b")
    return [
        ast.unparse(part)
        for function in compiled
        for part in ast.walk(function)
        if isinstance(part, ast.Subscript) and member.search(ast.unparse(part.slice))
    ]


def test_kernels_that_a_cuda_device_runs_index_by_numbers() -> None:
    """Numba for CUDA takes no member of an enum as an index, where Numba for the CPU does."""
    network = PACKAGE / "agents" / "network"
    told = [network / f"{name}.py" for name in ("encode", "fillings", "lays")]
    stepped = [PACKAGE / room / "stepping.py" for room in ("envs", "learning")]
    for path in (*(PACKAGE / "rules").glob("*.py"), *told, *stepped):
        assert not enum_members_as_indices(path)
