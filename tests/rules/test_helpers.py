"""Kernels that are compiled apart from their callers, by a helper where there is a core for one."""

from dataclasses import dataclass
from pathlib import Path

import pytest

from projectl.rules import helpers
from projectl.rules.kernel import JIT, apart, kernel

pytestmark = pytest.mark.skipif(not JIT, reason="nothing is compiled")


@apart
def squared(number: int) -> int:
    return number * number


@kernel
def sum_of_squares(one: int, other: int) -> int:
    return squared(one) + squared(other)


@apart
def reciprocal(number: int) -> int:
    return 100 // number


@kernel
def percentage(number: int) -> int:
    return reciprocal(number) + 0


@dataclass(frozen=True)
class Noted:
    """A task that notes that it was done."""

    path: Path

    def __call__(self) -> None:
        self.path.write_text("done", encoding="utf-8")


def test_a_kernel_compiled_apart_has_machine_code_of_its_own() -> None:
    assert sum_of_squares(3, 4) == 25
    assert len(squared.signatures) == 1  # type: ignore[attr-defined]
    assert squared(5) == 25


def test_its_errors_are_raised_through_its_callers() -> None:
    assert percentage(4) == 25
    with pytest.raises(ZeroDivisionError):
        percentage(0)


def test_a_helper_does_its_tasks_and_ends_with_the_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(helpers, "cores", lambda: 2)
    tasks = [Noted(tmp_path / name) for name in ("one", "two")]
    for task in tasks:
        helpers.begin(task)
    for task in tasks:
        helpers.wait(task)
        assert task.path.read_text(encoding="utf-8") == "done"
    assert helpers._helpers == []


def test_on_one_core_nobody_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "cores", lambda: 1)
    task = Noted(Path("nowhere"))
    helpers.begin(task)
    assert helpers._helpers == []
    helpers.wait(task)


def test_a_helper_that_fails_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(helpers, "cores", lambda: 2)
    task = Noted(Path("/nowhere/at/all"))
    helpers.begin(task)
    helpers.wait(task)
    assert helpers._helpers == []
