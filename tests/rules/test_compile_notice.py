"""What is said while something compiles."""

import time
from types import SimpleNamespace
from typing import Any

import pytest

from projectl.rules import compile_notice
from projectl.rules.compile_notice import CompileNotice
from projectl.rules.legal import offer_of


def compiling() -> Any:
    """An event of Numba: it begins or ends to compile a kernel of the rules."""
    function = getattr(offer_of, "py_func", offer_of)
    return SimpleNamespace(data={"dispatcher": SimpleNamespace(py_func=function)})


def test_where_nobody_watches_the_seconds_are_told_now_and_then(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(0, 1000, 6))
    monkeypatch.setattr("time.monotonic", lambda: float(next(clock)))
    notice = CompileNotice(kept=lambda _: True)
    for _ in range(4):
        notice.on_start(compiling())
        notice.on_end(compiling())
    first, *lines = capsys.readouterr().err.splitlines()
    assert first.startswith("projectl: compiling the rules, ")
    assert first.endswith(" (only the first time)")
    assert lines
    assert all(line.startswith("projectl: compiling, ") for line in lines)
    assert all(line.endswith(" s so far") for line in lines)
    assert notice.clock is None  # a process that may fork has no thread for it


def test_in_a_terminal_the_seconds_are_gone_when_something_else_is_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr(compile_notice, "TICK", 0.001)
    notice = CompileNotice(kept=lambda _: True)
    notice.on_start(compiling())
    clock = notice.clock
    assert clock is not None
    while not notice.is_shown:
        time.sleep(0.001)
    notice.on_end(compiling())
    clock.join()
    _, _, counted = capsys.readouterr().err.partition("\n")
    assert counted.startswith("\r  0 s")
    assert counted.endswith("\r          \r")
    assert "\x1b" not in counted


def test_functions_of_no_module_are_none_of_ours(capsys: pytest.CaptureFixture[str]) -> None:
    made: dict[str, Any] = {}
    exec("def f(): pass", made)  # as some libraries make functions
    made["f"].__module__ = None
    other = SimpleNamespace(data={"dispatcher": SimpleNamespace(py_func=made["f"])})
    notice = CompileNotice(kept=lambda _: True)
    notice.on_start(other)
    notice.on_end(other)
    assert capsys.readouterr().err == ""
