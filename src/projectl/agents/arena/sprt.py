"""When is the question decided? The sequential probability ratio test.

The generalised form (GSPRT) in its normal approximation: deals are the observations, the value of
a deal is the mean share over its rotations, and the variance is the one observed. Two seats give
five values a deal, the pentanomial model of chess engine testing.
"""

import math
from dataclasses import dataclass, field
from enum import Enum

from projectl.agents.arena.intervals import share_of_elo
from projectl.texts import Message

ALPHA = BETA = 0.05
LOWER = math.log(BETA / (1 - ALPHA))
UPPER = math.log((1 - BETA) / ALPHA)
LEAST_DEALS = 32  # a variance from fewer says too little: with 8, 7 % erred and not 5
LEAST_VARIANCE = 1e-3  # one-sided results vary so much at least


class Verdict(Enum):
    """What a test has found."""

    STRONGER = "stronger"  # the second difference is the likelier one
    NOT_STRONGER = "not stronger"  # the first one is
    OPEN = "open"


@dataclass
class SequentialTest:
    """A test of one pairing, between two Elo differences.

    Deals count in their order, each when all its rotations are known, so that neither the number
    of workers nor quick games change the verdict.
    """

    elo0: float
    elo1: float
    seats: int = 2
    seen: int = 0  # deals, in their order
    deals: int = 0  # those of them that count
    total: float = 0.0
    squares: float = 0.0
    verdict: Verdict = Verdict.OPEN
    waiting: dict[int, list[float]] = field(default_factory=dict)

    def add(self, deal: int, share: float | None) -> None:
        """The result of one game of a deal; None if it counts for nobody."""
        self.waiting.setdefault(deal, []).append(math.nan if share is None else share)
        while self.verdict is Verdict.OPEN:
            shares = self.waiting.get(self.seen, [])
            if len(shares) < self.seats:
                return
            del self.waiting[self.seen]
            self.seen += 1
            counting = [value for value in shares if not math.isnan(value)]
            if counting:
                self._count(sum(counting) / len(counting))

    def _count(self, value: float) -> None:
        self.deals += 1
        self.total += value
        self.squares += value * value
        ratio = self.log_ratio
        if self.deals >= LEAST_DEALS and ratio >= UPPER:
            self.verdict = Verdict.STRONGER
        elif self.deals >= LEAST_DEALS and ratio <= LOWER:
            self.verdict = Verdict.NOT_STRONGER

    @property
    def log_ratio(self) -> float:
        """The logarithm of the likelihood ratio of the two differences."""
        if self.deals == 0:
            return 0.0
        mean = self.total / self.deals
        variance = max(self.squares / self.deals - mean * mean, LEAST_VARIANCE)
        low = share_of_elo(self.elo0, self.seats)
        high = share_of_elo(self.elo1, self.seats)
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * variance)

    def message(self, one: str, other: str) -> Message:
        """The verdict on a pairing."""
        low, high = f"{self.elo0:g}", f"{self.elo1:g}"
        if self.verdict is Verdict.OPEN:
            return Message(
                "arena-sprt-open",
                one=one,
                other=other,
                low=low,
                high=high,
                ratio=round(self.log_ratio, 2),
                lower=round(LOWER, 2),
                upper=round(UPPER, 2),
            )
        better, worse = f"{self.elo1:+g}", f"{self.elo0:+g}"
        if self.verdict is Verdict.NOT_STRONGER:
            better, worse = worse, better
        return Message(
            "arena-sprt-decided",
            one=one,
            other=other,
            low=low,
            high=high,
            deals=self.deals,
            better=better,
            worse=worse,
        )
