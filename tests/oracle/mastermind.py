"""The mastermind of the solo modes: locks above the columns, and how it takes puzzles."""

from __future__ import annotations

from dataclasses import dataclass, field

from .deal import Deal
from .market import Market
from .puzzles import PUZZLES

START_SUPPLY = {"standard": 6, "challenging": 3, "unbeatable": 0}


def column_of(place: str) -> int:
    """The column, 0 to 2, of a grid place; places are numbered in reading order."""
    return (int(place) - 1) % 3


@dataclass
class Mastermind:
    """Locks and supply are counters, not pieces (R7.2)."""

    supply: int
    takes_two: bool  # R9.2: with Finesse
    locks: list[int] = field(default_factory=lambda: [1, 2, 1])
    finished: list[str] = field(default_factory=list)

    @classmethod
    def facing(cls, deal: Deal) -> Mastermind:
        """The mastermind at the start of a solo game."""
        assert deal.difficulty is not None, "a solo game has a difficulty"
        return cls(START_SUPPLY[deal.difficulty], takes_two=deal.finesse)

    def unlock(self, place: str) -> None:
        """The player's take sends one lock of that column to the mastermind's supply (R7.3)."""
        column = column_of(place)
        if self.locks[column] > 0:
            self.locks[column] -= 1
            self.supply += 1

    def play(self, market: Market) -> None:
        """One turn of the mastermind."""
        if all(self.locks):
            self.locks = [locks - 1 for locks in self.locks]  # R7.6: these leave the game
            return
        open_places = [place for place in market.filled() if self.locks[column_of(place)] == 0]
        if not open_places:
            return  # R7.6: an open column, but nothing in it; no lock moves
        places = self.choose(market, open_places)
        for place in places:
            self.finished.append(market.remove(place))
        self.lock(column_of(places[0]))
        for place in sorted(places):  # R9.2: top to bottom
            market.refill(place)

    def choose(self, market: Market, open_places: list[str]) -> list[str]:
        """The place or places that it takes from."""

        def points(place: str) -> int:
            return PUZZLES[market.puzzle_at(place)].points

        # R7.4: most points; max keeps the first in reading order among equals.
        best = max(open_places, key=points)
        if not self.takes_two:
            return [best]
        others = [
            place for place in open_places if column_of(place) == column_of(best) and place != best
        ]
        # R9.2: then the fewest points of that column; min keeps the upper among equals.
        return [best, min(others, key=points)] if others else [best]

    def lock(self, column: int) -> None:
        """All of the supply, and one lock of each other column, go above this one (R7.5)."""
        arriving = self.supply
        self.supply = 0
        for other in range(3):
            if other != column and self.locks[other] > 0:
                self.locks[other] -= 1
                arriving += 1
        self.locks[column] += arriving

    def copy(self) -> Mastermind:
        """An independent copy."""
        return Mastermind(self.supply, self.takes_two, list(self.locks), list(self.finished))
