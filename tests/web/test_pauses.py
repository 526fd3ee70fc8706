"""Pauses are noticed: of the garbage collector, and of an event loop that is held up."""

import asyncio
import contextlib
import gc
import time

from projectl.table.metrics import LOOP_DELAY_SECONDS
from projectl.web.pauses import PAUSES, TICK, PauseTimer, time_pauses, watch_loop


def test_collections_are_timed_by_their_generation() -> None:
    timer = PauseTimer()
    gc.callbacks.append(timer)
    try:
        gc.collect(0)
        gc.collect(2)
    finally:
        gc.callbacks.remove(timer)
    assert sum(timer.counts[0]) >= 1
    assert sum(timer.counts[2]) >= 1
    assert 0 < timer.longest[2] <= timer.sums[2]
    pauses, longest = timer.collect()
    whole = {
        sample.labels["generation"]: sample.value
        for sample in pauses.samples
        if sample.name.endswith("_bucket") and sample.labels["le"] == "+Inf"
    }
    assert whole == {str(each): sum(counts) for each, counts in enumerate(timer.counts)}
    assert [sample.value for sample in longest.samples] == timer.longest


def test_pauses_are_timed_once() -> None:
    time_pauses()
    time_pauses()
    assert gc.callbacks.count(PAUSES) == 1


def delayed() -> float:
    """All delays that were noted so far, in seconds."""
    [metric] = LOOP_DELAY_SECONDS.collect()
    return next(sample.value for sample in metric.samples if sample.name.endswith("_sum"))


def test_code_that_holds_the_event_loop_is_noticed() -> None:
    async def hold_up() -> None:
        watching = asyncio.create_task(watch_loop())
        await asyncio.sleep(TICK / 2)
        time.sleep(TICK + 0.2)
        await asyncio.sleep(TICK)
        watching.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await watching

    before = delayed()
    asyncio.run(hold_up())
    assert delayed() - before >= 0.2
