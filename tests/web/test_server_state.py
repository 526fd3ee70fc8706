"""What a running server does beside its requests, whatever happens to it."""

from pathlib import Path

import pytest
from table.sittings import run, until

from projectl.web import server_state
from projectl.web.config import ServerConfig
from projectl.web.server_state import ServerState


def state_in(folder: Path) -> ServerState:
    url = f"sqlite:///{folder / 'tables.sqlite'}"
    return ServerState(ServerConfig(database_url=url, workers=1, warm_up=False))


def test_tables_are_tidied_and_agents_woken_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server_state, "TIDY_SECONDS", 0.01)
    calls: list[float] = []
    woken: list[bool] = []

    def evict(now: float) -> int:
        calls.append(now)
        if len(calls) == 1:
            raise RuntimeError("a bug")
        return 0

    async def test() -> None:
        state = state_in(tmp_path)
        monkeypatch.setattr(state.registry, "evict_idle", evict)
        monkeypatch.setattr(state.registry, "wake_agents", lambda: woken.append(True))
        await state.open()
        try:
            await until(lambda: len(calls) > 2 and bool(woken))
        finally:
            await state.close()

    run(test)


def test_tables_are_resumed_when_the_database_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[bool] = []

    async def test() -> None:
        state = state_in(tmp_path)
        found = state.registry._unfinished

        def unfinished() -> list[str]:
            tries.append(True)
            if len(tries) < 3:
                raise OSError("the disk is gone")
            return found()

        monkeypatch.setattr(state.registry, "_unfinished", unfinished)
        await state.open()
        try:
            await until(lambda: any(task.done() for task in state.tasks))
        finally:
            await state.close()
        assert len(tries) == 3

    run(test)


def test_a_server_looks_for_unplayed_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("projectl.table.unplayed.PAUSE", 0.01)
    looked: list[bool] = []

    async def delete_due() -> None:
        looked.append(True)

    async def test() -> None:
        state = state_in(tmp_path)
        monkeypatch.setattr(state.registry.unplayed, "delete_due", delete_due)
        await state.open()
        try:
            await until(lambda: len(looked) > 1)
        finally:
            await state.close()

    run(test)
