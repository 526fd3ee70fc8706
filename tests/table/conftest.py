"""A fresh database of each kind."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from postgres import new_database
from sqlalchemy import Engine

from projectl.table import cluster, store


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite'}"
    return new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def engine(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Engine]:
    url = f"sqlite:///{tmp_path / 'a' / 'b.sqlite'}"
    made = store.open_engine(url if request.param == "sqlite" else new_database())
    yield made
    made.dispose()


@pytest.fixture
def no_heartbeats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Processes hear of each other's entries and visitors by messages alone."""
    monkeypatch.setattr(cluster, "HEARTBEAT", 600.0)
