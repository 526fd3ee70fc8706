"""The face-up puzzles, in two rows or a grid, and the decks that refill them."""

from __future__ import annotations

from dataclasses import dataclass

from .deal import Deal

ROW_PLACES = ("W1", "W2", "W3", "W4", "B1", "B2", "B3", "B4")
GRID_PLACES = ("1", "2", "3", "4", "5", "6", "7", "8", "9")


@dataclass
class Market:
    """Puzzles on offer by place; a deck's next card is its first."""

    places: dict[str, str | None]
    white_deck: list[str]
    black_deck: list[str]
    solo: bool

    @classmethod
    def dealt(cls, deal: Deal) -> Market:
        """Deal both rows (R2.2), or the grid in reading order (R7.1)."""
        names = GRID_PLACES if deal.solo else ROW_PLACES
        market = cls(dict.fromkeys(names), list(deal.white), list(deal.black), deal.solo)
        for place in names:
            market.refill(place)
        return market

    def refill(self, place: str) -> None:
        """Turn up the next card; with an empty deck the place stays empty (R3.3)."""
        deck = self.black_deck if place.startswith("B") else self.white_deck
        self.places[place] = deck.pop(0) if deck else None

    def puzzle_at(self, place: str) -> str:
        """The puzzle on offer at a place that is not empty."""
        name = self.places[place]
        assert name is not None, f"place {place} is empty"
        return name

    def remove(self, place: str) -> str:
        """Lift the puzzle from a place, leaving a gap."""
        name = self.puzzle_at(place)
        self.places[place] = None
        return name

    def filled(self) -> list[str]:
        """The places that hold a puzzle, the grid's in reading order."""
        return [place for place, name in self.places.items() if name is not None]

    def deck_ran_out(self) -> bool:
        """Whether the deck that ends the game is empty: black (R5.1), or solo's only one (R7.7)."""
        return not (self.white_deck if self.solo else self.black_deck)

    def copy(self) -> Market:
        """An independent copy."""
        return Market(dict(self.places), list(self.white_deck), list(self.black_deck), self.solo)
