"""How a game ended: who won, by what, and where the points came from."""

from dataclasses import dataclass

import numpy as np

from projectl.rules.scoring import SCORE, TieBreak, deciding_tie_break, write_scores
from projectl.rules.state import NONE, SEATS, EndReason, State

RULE_OF = {
    EndReason.BLACK_DECK_EMPTY: "R5.1",
    EndReason.IDLE_ROUNDS: "R3.8",
    EndReason.DECK_EMPTY: "R7.7",
    EndReason.LAST_TILE: "R8.6",
}


@dataclass(frozen=True)
class Score:
    """A line of the score table; the mastermind's has the number of the seat after the player."""

    seat: int
    rank: int
    total: int
    points: int
    touches: int
    unfinished: int
    coins: int
    puzzles: int
    pieces: int


@dataclass(frozen=True)
class Outcome:
    """The end of a game.

    `winners` are seats; in solo it is empty when the mastermind won. `decided_by` is what told
    the winner from the next one, None when the victory is shared.
    """

    reason: EndReason
    winners: tuple[int, ...]
    decided_by: TieBreak | None
    scores: tuple[Score, ...]

    @property
    def rule(self) -> str:
        """The number of the rule that ended the game."""
        return RULE_OF[self.reason]


def outcome_of(state: State) -> Outcome:
    """The outcome of a finished game."""
    lines = np.zeros(SEATS, SCORE)
    count = int(write_scores(state, lines))
    scores = tuple(Score(seat, *line) for seat, line in enumerate(lines[:count].tolist()))
    decided = int(deciding_tie_break(state))
    return Outcome(
        reason=EndReason(state.end_reason),
        winners=tuple(score.seat for score in scores[: int(state.seats)] if score.rank == 1),
        decided_by=None if decided == NONE else TieBreak(decided),
        scores=scores,
    )
