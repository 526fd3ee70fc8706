"""What fails is tried again, ever more rarely."""

import asyncio

import pytest

from projectl.table.backoff import Backoff, until_done
from table.sittings import run


def test_pauses_double_up_to_a_limit_and_start_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def test() -> None:
        backoff = Backoff(1.0, 5.0)
        for _ in range(5):
            await backoff.wait()
        backoff.reset()
        await backoff.wait()

    monkeypatch.setattr(asyncio, "sleep", sleep)
    run(test)
    assert slept == [1.0, 2.0, 4.0, 5.0, 5.0, 1.0]


def test_work_that_fails_is_done_in_the_end_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise RuntimeError("not yet")

    run(lambda: until_done("work", work))
    assert tries == [0, 1, 2]
    assert [record.msg for record in caplog.records] == ["task failed, tried again"] * 2
