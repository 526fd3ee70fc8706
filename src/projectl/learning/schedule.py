"""How learning changes from its beginning to its end, by the share of all steps that is played."""

import math
from dataclasses import dataclass


def between(start: float, end: float, progress: float) -> float:
    """A value that changes by equal factors."""
    return math.exp(math.log(start) + (math.log(end) - math.log(start)) * progress)


@dataclass(frozen=True)
class Schedule:
    """Everything that is annealed. Margins teach first, outcomes later."""

    total_steps: int
    learning_rate: tuple[float, float] = (5e-4, 3e-5)
    entropy: tuple[float, float] = (0.03, 0.001)
    outcome_share: float = 0.7
    outcome_begins: float = 0.08
    outcome_full: float = 0.4

    def progress(self, steps: int) -> float:
        return min(steps / self.total_steps, 1.0)

    def learning_rate_at(self, steps: int) -> float:
        return between(*self.learning_rate, self.progress(steps))

    def entropy_at(self, steps: int) -> float:
        return between(*self.entropy, self.progress(steps))

    def outcome_share_at(self, steps: int) -> float:
        span = self.outcome_full - self.outcome_begins
        rise = (self.progress(steps) - self.outcome_begins) / span
        return self.outcome_share * min(max(rise, 0.0), 1.0)
