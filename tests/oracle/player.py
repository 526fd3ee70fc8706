"""A seat: its supply, its four slots, its finished pile and its coins."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .field import Cell
from .pieces import Placement
from .puzzles import PUZZLES, Puzzle

SLOTS = (1, 2, 3, 4)


@dataclass
class Unfinished:
    """A puzzle in a slot, with the pieces lying on it."""

    puzzle: Puzzle
    pieces: list[tuple[str, Placement]] = field(default_factory=list)

    def empty_cells(self) -> set[Cell]:
        """The cells of the hole that no piece covers."""
        empty = set(self.puzzle.hole)
        for _, cells in self.pieces:
            empty -= cells
        return empty

    def full(self) -> bool:
        """Whether the puzzle is complete (R4.1)."""
        return not self.empty_cells()

    def shapes(self) -> Counter[str]:
        """How many pieces of each shape lie on the puzzle."""
        return Counter(shape for shape, _ in self.pieces)


@dataclass
class Player:
    """Everything that one player owns."""

    # R2.3: one I1 and one I2 to begin with.
    supply: Counter[str] = field(default_factory=lambda: Counter(["I1", "I2"]))
    slots: dict[int, Unfinished | None] = field(default_factory=lambda: dict.fromkeys(SLOTS))
    finished: list[str] = field(default_factory=list)
    touches: int = 0  # finishing touches paid with a point
    pending: int = 0  # coins gained this turn
    available: int = 0  # coins that can be spent

    @property
    def coins(self) -> int:
        """All coins of the player, pending and available together."""
        return self.pending + self.available

    def unfinished(self) -> dict[int, Unfinished]:
        """The puzzles in the slots, by slot."""
        return {slot: held for slot, held in self.slots.items() if held is not None}

    def full_slots(self) -> list[int]:
        """The slots whose puzzle is complete, lowest first."""
        return [slot for slot, held in self.unfinished().items() if held.full()]

    def free_slots(self) -> list[int]:
        """The slots without a puzzle, lowest first."""
        return [slot for slot, held in self.slots.items() if held is None]

    def owned(self) -> Counter[str]:
        """All pieces of the player, in the supply and on unfinished puzzles."""
        pieces = Counter(self.supply)
        for held in self.unfinished().values():
            pieces += held.shapes()
        return pieces

    def receive(self, name: str) -> None:
        """Lay a puzzle into the lowest-numbered free slot (R3.3)."""
        self.slots[self.free_slots()[0]] = Unfinished(PUZZLES[name])

    def place(self, slot: int, shape: str, cells: Placement) -> None:
        """Lay a supply piece on one's own puzzle (R3.6)."""
        self.supply[shape] -= 1
        self.unfinished()[slot].pieces.append((shape, cells))

    def finish(self, slot: int) -> Puzzle:
        """Take the pieces back, then move the puzzle to the finished pile (R4.2)."""
        held = self.unfinished()[slot]
        self.supply += held.shapes()
        self.finished.append(held.puzzle.name)
        self.slots[slot] = None
        return held.puzzle

    def copy(self) -> Player:
        """An independent copy."""
        slots = {
            slot: None if held is None else Unfinished(held.puzzle, list(held.pieces))
            for slot, held in self.slots.items()
        }
        return Player(
            supply=Counter(self.supply),
            slots=slots,
            finished=list(self.finished),
            touches=self.touches,
            pending=self.pending,
            available=self.available,
        )
