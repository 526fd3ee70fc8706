"""Agents of people's tables think before those that play alone, and every network has its turn."""

import asyncio

from projectl.table.fair_queue import AloneLimit, Asker, FairQueue
from table.sittings import run

ALONE = Asker(people=False)
PEOPLE = Asker(people=True)


def served(places: int, asked: list[Asker]) -> list[int]:
    """In which order those who wait get a place, when all come while every place is taken."""
    order: list[int] = []

    async def visit(queue: FairQueue, asker: Asker, number: int) -> None:
        await queue.enter(asker)
        order.append(number)
        await asyncio.sleep(0)
        queue.leave()

    async def test() -> None:
        queue = FairQueue(places)
        for _ in range(places):
            await queue.enter(PEOPLE)
        visits = [
            asyncio.create_task(visit(queue, asker, number)) for number, asker in enumerate(asked)
        ]
        await asyncio.sleep(0)
        for _ in range(places):
            queue.leave()
        await asyncio.gather(*visits)
        assert queue.taken == 0
        assert queue.waiting == 0

    run(test)
    return order


def test_people_do_not_wait_for_tables_of_agents_alone() -> None:
    order = served(1, [ALONE] * 20 + [PEOPLE, PEOPLE])
    assert order == [20, 21, *range(20)]


def test_networks_take_turns_however_many_tables_each_has() -> None:
    greedy, modest = Asker(network="192.0.2.1"), Asker(network="192.0.2.2")
    assert served(1, [greedy] * 5 + [modest] * 2) == [0, 5, 1, 6, 2, 3, 4]


def test_who_comes_again_waits_for_one_of_each_other_network() -> None:
    waited: list[int] = []

    async def test() -> None:
        queue, served = FairQueue(1), 0

        async def ask(network: str) -> None:
            nonlocal served
            await queue.enter(Asker(network=network))
            served += 1
            await asyncio.sleep(0)
            queue.leave()

        async def ask_endlessly() -> None:
            while True:
                await ask("192.0.2.1")

        greedy = [asyncio.create_task(ask_endlessly()) for _ in range(20)]
        for _ in range(10):
            before = served
            await ask("192.0.2.2")
            waited.append(served - before - 1)
        for task in greedy:
            task.cancel()
        await asyncio.gather(*greedy, return_exceptions=True)

    run(test)
    assert max(waited) <= 2


def test_one_place_is_kept_for_people() -> None:
    async def test() -> None:
        queue = FairQueue(2)
        await queue.enter(ALONE)
        waits = asyncio.create_task(queue.enter(ALONE))
        await asyncio.sleep(0)
        assert not waits.done()
        await asyncio.wait_for(queue.enter(PEOPLE), 1.0)
        queue.leave()
        await asyncio.sleep(0)
        assert not waits.done()
        queue.leave()
        await asyncio.wait_for(waits, 1.0)

    run(test)


def test_who_gives_up_takes_no_place() -> None:
    async def test() -> None:
        queue = FairQueue(1)
        await queue.enter(PEOPLE)
        gone = asyncio.create_task(queue.enter(PEOPLE))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
        queue.leave()
        assert queue.taken == 0
        await asyncio.wait_for(queue.enter(ALONE), 1.0)

    run(test)


def test_some_tables_of_agents_alone_play_for_a_network() -> None:
    limit = AloneLimit(2)
    assert [limit.claim(table, "192.0.2.1") for table in ("a", "b", "c", "a")] == [
        True,
        True,
        False,
        True,
    ]
    assert limit.claim("d", "192.0.2.2")
    limit.release("a")
    limit.release("a")
    assert limit.claim("c", "192.0.2.1")
    for table in ("b", "c", "d"):
        limit.release(table)
    assert not limit.counts
