"""Agents of people's tables think before those that play alone."""

import asyncio

from projectl.table.fair_queue import FairQueue
from table.sittings import run


def served(places: int, asked: list[bool]) -> list[tuple[bool, int]]:
    """In which order those who wait get a place, when all come while every place is taken."""
    order: list[tuple[bool, int]] = []

    async def visit(queue: FairQueue, people: bool, number: int) -> None:
        await queue.enter(people)
        order.append((people, number))
        await asyncio.sleep(0)
        queue.leave()

    async def test() -> None:
        queue = FairQueue(places)
        for _ in range(places):
            await queue.enter(people=True)
        visits = [
            asyncio.create_task(visit(queue, people, number)) for number, people in enumerate(asked)
        ]
        await asyncio.sleep(0)
        for _ in range(places):
            queue.leave()
        await asyncio.gather(*visits)
        assert queue.taken == 0
        assert not queue.waiting

    run(test)
    return order


def test_people_do_not_wait_for_tables_of_agents_alone() -> None:
    order = served(1, [False] * 20 + [True, True])
    assert order[:2] == [(True, 20), (True, 21)]
    assert [number for _, number in order[2:]] == list(range(20))


def test_one_place_is_kept_for_people() -> None:
    async def test() -> None:
        queue = FairQueue(2)
        await queue.enter(people=False)
        waits = asyncio.create_task(queue.enter(people=False))
        await asyncio.sleep(0)
        assert not waits.done()
        await asyncio.wait_for(queue.enter(people=True), 1.0)
        queue.leave()
        await asyncio.sleep(0)
        assert not waits.done()
        queue.leave()
        await asyncio.wait_for(waits, 1.0)

    run(test)


def test_who_gives_up_takes_no_place() -> None:
    async def test() -> None:
        queue = FairQueue(1)
        await queue.enter(people=True)
        gone = asyncio.create_task(queue.enter(people=True))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.leave()
        assert queue.taken == 0
        await asyncio.wait_for(queue.enter(people=False), 1.0)

    run(test)
