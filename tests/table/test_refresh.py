"""Open tables are read on for visitors, and moves hardly wait for it."""

import asyncio
import time

import pytest

from projectl.table import refresh
from projectl.table import registry as registry_module
from projectl.table.refresh import Refresher
from projectl.table.refusal import Refusal
from projectl.texts import Message
from table.sittings import Table, act, frozen, make, run
from table.two_processes import twin_of, two


def test_during_a_hang_a_move_waits_for_one_reading_however_many_come(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry_module, "READ_SECONDS", 1.0)
    monkeypatch.setattr(refresh, "PATIENCE", 0.1)

    async def test() -> None:
        async with two() as (one, other):
            other.writer.deadline = 1.0
            table = await make(one, "here", "here")
            twin = await twin_of(table, other)
            with frozen(one.engine):
                for _ in range(8):
                    assert await other.find(table.id) is twin
                started = time.monotonic()
                with pytest.raises(Refusal):
                    await twin.submit(act)
                assert time.monotonic() - started < 4.0

    run(test)


class Reader:
    """A table whose readings take as long as somebody likes."""

    id = "table"

    def __init__(self) -> None:
        self.readings: list[asyncio.Future[None]] = []

    async def read_on(self) -> None:
        reading: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.readings.append(reading)
        await reading

    def as_table(self) -> Table:
        return self  # type: ignore[return-value]


def test_whoever_comes_is_shown_what_is_read_after_that() -> None:
    async def test() -> None:
        reader, refresher = Reader(), Refresher()
        first, *later = [
            asyncio.create_task(refresher.refresh(reader.as_table())) for _ in range(4)
        ]
        await asyncio.sleep(0.01)
        assert len(reader.readings) == 1
        reader.readings[0].set_result(None)
        await first
        await asyncio.sleep(0.01)
        assert len(reader.readings) == 2  # one more for all who came after it had begun
        assert not any(each.done() for each in later)
        reader.readings[1].set_result(None)
        await asyncio.gather(*later)
        assert refresher.last == {}

    run(test)


def test_a_reading_that_fails_fails_for_who_waited_behind_it() -> None:
    async def test() -> None:
        reader, refresher = Reader(), Refresher()
        coming = [asyncio.create_task(refresher.refresh(reader.as_table())) for _ in range(3)]
        await asyncio.sleep(0.01)
        reader.readings[0].set_exception(Refusal("unavailable", Message("refused-unavailable")))
        await asyncio.gather(*coming)
        assert len(reader.readings) == 1
        assert refresher.last == {}

    run(test)
