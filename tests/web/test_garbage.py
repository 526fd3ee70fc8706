"""Garbage is collected a little at a time, and all of it when that disturbs nobody."""

import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from projectl.web import garbage, server
from projectl.web.config import ServerConfig
from projectl.web.garbage import (
    GROWTH,
    TABLE_BYTES,
    THRESHOLDS,
    USUAL_BYTES,
    WORTHWHILE,
    FullCollections,
    freeze_survivors,
    tune_collector,
    young_collections,
)

SETTLED = """
import gc
from projectl.web import garbage
before = len(gc.get_objects())
garbage.tune_collector()
assert gc.get_freeze_count() > 0.9 * before, (gc.get_freeze_count(), before)
assert len(gc.get_objects()) < 0.1 * before
assert gc.get_threshold() == garbage.THRESHOLDS
"""


class Circle:
    """Something that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


def is_freed(circle: "weakref.ref[Circle]") -> bool:
    return circle() is None


@pytest.fixture
def tuned() -> Iterator[None]:
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    tune_collector()
    yield
    gc.callbacks.remove(freeze_survivors)
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)
    gc.unfreeze()


def collect_young(times: int) -> list[list[None]]:
    """Make so much that the collector comes some times; what was made."""
    kept: list[list[None]] = []
    until = young_collections() + times
    while young_collections() < until:
        kept.append([None])
    return kept


def test_what_is_there_at_the_start_is_not_visited_again() -> None:
    subprocess.run([sys.executable, "-c", SETTLED], check=True)


def test_a_server_tunes_the_collector_before_it_takes_visitors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    monkeypatch.setattr(server, "tune_collector", lambda: order.append("tuned"))
    monkeypatch.setattr(server.TableServer, "run", lambda *_args, **_named: order.append("runs"))
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    server.run(ServerConfig(port=0, database_url=url, workers=1), lambda _port: None)
    assert order == ["tuned", "runs"]


@pytest.mark.usefixtures("tuned")
def test_no_visit_is_long_and_nobody_is_visited_twice() -> None:
    visited: list[int] = []

    def count(phase: str, _info: dict[str, int]) -> None:
        if phase == "start":
            visited.append(len(gc.get_objects()))

    gc.callbacks.append(count)
    try:
        kept = collect_young(4)
    finally:
        gc.callbacks.remove(count)
    assert max(visited[-4:]) <= 2 * THRESHOLDS[0]
    in_sight = {id(each) for each in gc.get_objects()}
    assert in_sight.isdisjoint(map(id, kept[: THRESHOLDS[0]]))


@pytest.mark.usefixtures("tuned")
def test_young_circles_are_freed_and_old_ones_when_nobody_is_there() -> None:
    full = FullCollections()
    young = weakref.ref(Circle())
    collect_young(1)
    assert is_freed(young)
    circle = Circle()
    old = weakref.ref(circle)
    collect_young(1)
    del circle
    collect_young(1)
    assert not is_freed(old)
    assert not full.collect_if_due(people=0, tables=0, memory=1)  # it is not worth while yet
    collect_young(WORTHWHILE)
    assert not full.collect_if_due(people=1, tables=1, memory=1)
    assert full.collect_if_due(people=0, tables=0, memory=1)
    assert is_freed(old)
    assert not full.collect_if_due(people=0, tables=0, memory=1)


@pytest.mark.usefixtures("tuned")
def test_memory_that_the_tables_do_not_explain_is_looked_into_while_people_play() -> None:
    full = FullCollections()
    explained = USUAL_BYTES + 100 * TABLE_BYTES
    assert not full.collect_if_due(people=9, tables=100, memory=explained)
    assert full.collect_if_due(people=9, tables=100, memory=explained + 1)
    assert not full.collect_if_due(people=9, tables=100, memory=explained + 1)
    grown = int(GROWTH * (explained + 1)) + 1
    assert full.collect_if_due(people=9, tables=100, memory=grown)


def test_python_collects_as_usual_where_nothing_was_tuned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "young_collections", lambda: 10 * WORTHWHILE)
    assert not FullCollections().collect_if_due(people=0, tables=0, memory=2 * USUAL_BYTES)
