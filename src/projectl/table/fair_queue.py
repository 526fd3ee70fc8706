"""Who may have an agent think next: people's tables first, and every network in its turn."""

import asyncio
from collections import Counter, OrderedDict, deque
from typing import NamedTuple

MOST_ALONE = 8  # tables of agents alone that play at once for one network


class Asker(NamedTuple):
    """For whom an agent thinks."""

    people: bool = True  # whether anybody plays at the table
    network: str = ""  # that those who play or look on come from


Lines = OrderedDict[str, deque[asyncio.Future[None]]]  # by network, whose turn is next first


class FairQueue:
    """A few places, given to people's tables first, and within a rank to one network after the
    other, however many tables each has.

    Where there is more than one place, one is kept for people's tables.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self.kept = 1 if places > 1 else 0
        self.taken = 0
        self.lines: dict[bool, Lines] = {True: OrderedDict(), False: OrderedDict()}

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(line) for lines in self.lines.values() for line in lines.values())

    async def enter(self, asker: Asker) -> None:
        """Wait for a place."""
        turn = asyncio.get_running_loop().create_future()
        self.lines[asker.people].setdefault(asker.network, deque()).append(turn)
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

    def _admit(self) -> None:
        """Let in who may come now."""
        for people, lines in self.lines.items():
            while lines and self.taken < self.places - (0 if people else self.kept):
                network, line = lines.popitem(last=False)
                turn = line.popleft()
                if line:
                    lines[network] = line
                if not turn.done():
                    self.taken += 1
                    turn.set_result(None)


class AloneLimit:
    """How many tables of agents alone play at once, by the network that looks on."""

    def __init__(self, most: int = MOST_ALONE) -> None:
        self.most = most
        self.playing: dict[str, str] = {}  # tables, and the network they count for
        self.counts: Counter[str] = Counter()

    def claim(self, table: str, network: str) -> bool:
        """Whether a table may play; it counts until it is released."""
        if table in self.playing:
            return True
        if self.counts[network] >= self.most:
            return False
        self.playing[table] = network
        self.counts[network] += 1
        return True

    def release(self, table: str) -> None:
        """Count a table no longer."""
        network = self.playing.pop(table, None)
        if network is not None:
            self.counts[network] -= 1
            if not self.counts[network]:
                del self.counts[network]
