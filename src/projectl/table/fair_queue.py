"""Who may have an agent think next: people's tables before tables of agents alone."""

import asyncio
import heapq
from itertools import count


class FairQueue:
    """A few places. Within a rank whoever asked first is first, and a table asks once at a time.

    Where there is more than one place, one is kept for people's tables.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.kept = 1 if places > 1 else 0
        self.taken = 0
        self.order = count()
        self.waiting: list[tuple[bool, int, asyncio.Future[None]]] = []

    async def enter(self, people: bool) -> None:
        """Wait for a place."""
        if self._has_place(people) and not self.waiting:
            self.taken += 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self.waiting, (not people, next(self.order), turn))
        self._admit()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    def leave(self) -> None:
        """Give a place back."""
        self.taken -= 1
        self._admit()

    def _has_place(self, people: bool) -> bool:
        return self.taken < self.places - (0 if people else self.kept)

    def _admit(self) -> None:
        """Let in who may come now; behind the first who may not there is nobody who may."""
        while self.waiting and self._has_place(people=not self.waiting[0][0]):
            _, _, turn = heapq.heappop(self.waiting)
            if not turn.done():
                self.taken += 1
                turn.set_result(None)
