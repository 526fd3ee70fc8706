"""Players under test in several processes: one has neither the time nor the open files for all."""

import asyncio
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

import uvloop
from players import Load
from process_use import cpu_of


class Question(NamedTuple):
    """What a process of players is to do: have tables open, or move at them for a while."""

    size: int
    seconds: float = 0.0
    pause: float = 0.0


class Crowd:
    """Many tables at once, like a `Load`, each in one of some processes."""

    def __init__(self, url: str, processes: int) -> None:
        self.opened = 0
        self.members = [Member(url) for _ in range(processes)]

    async def open_tables(self, size: int) -> None:
        """Open tables until there are this many, or close what is too much."""
        self.opened = sum(await self._all(Question(size)))

    async def measure(self, seconds: float, pause: float, size: int) -> list[float]:
        """How long every move took, sorted."""
        answers = await self._all(Question(size, seconds, pause))
        return sorted(time for times in answers for time in times)

    async def _all(self, question: Question) -> list[Any]:
        """Have all do something, each with its share of so many tables; what they answer."""
        size, count = question.size, len(self.members)
        shares = [size // count + (number < size % count) for number in range(count)]
        answers = (
            asyncio.to_thread(member.ask, question._replace(size=share))
            for member, share in zip(self.members, shares, strict=True)
        )
        return list(await asyncio.gather(*answers))

    def cpu(self) -> float:
        """Seconds of CPU that the players have used."""
        return sum(cpu_of(member.process.pid) for member in self.members if member.process.pid)

    def close(self) -> None:
        for member in self.members:
            member.close()


class Member:
    """One process of players."""

    def __init__(self, url: str) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=serve_crowd, args=(url, theirs), daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, question: Question) -> Any:
        """Have it do something; EOFError if it failed."""
        self.pipe.send(question)
        return self.pipe.recv()

    def close(self) -> None:
        self.pipe.close()  # at which it ends
        self.process.join()


def serve_crowd(url: str, pipe: Connection) -> None:
    """Do what is asked until nobody asks any more."""
    uvloop.run(answer_all(Load(url), pipe))


async def answer_all(load: Load, pipe: Connection) -> None:
    while True:
        try:
            question: Question = await asyncio.to_thread(pipe.recv)
        except EOFError:
            load.close()
            return
        if question.seconds:
            pipe.send(await load.measure(question.seconds, question.pause, question.size))
        else:
            await load.open_tables(question.size)
            pipe.send(load.opened)
