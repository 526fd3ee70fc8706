"""What chance decides before the first turn."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Deal:
    """The mode and the shuffled cards; everything after that is the players' choice."""

    mode: str  # base, solo, finesse or finesse-solo
    seats: int  # 2-4; 1 in the solo modes
    difficulty: str | None  # standard, challenging or unbeatable; solo modes only
    first: int  # the seat that plays first
    white: tuple[str, ...]  # the whole white deck, top card first; in solo modes the one deck
    black: tuple[str, ...]  # the whole black deck likewise; empty in solo modes
    tiles: tuple[str, ...]  # ten tiles from left to right; empty without Finesse

    @property
    def solo(self) -> bool:
        """Whether the mastermind plays (chapters 7 and 9)."""
        return self.mode in ("solo", "finesse-solo")

    @property
    def finesse(self) -> bool:
        """Whether there are tiles and coins (chapters 8 and 9)."""
        return self.mode in ("finesse", "finesse-solo")
