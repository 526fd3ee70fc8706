"""How a game ended: who won, by what, and where the points came from."""

from dataclasses import dataclass

import numpy as np

from projectl.rules.coins import coins_of
from projectl.rules.scoring import (
    TieBreak,
    mastermind_score,
    pile_points,
    rank_seats,
    score_of,
    tie_value,
    unfinished_points,
)
from projectl.rules.state import SEATS, EndReason, State, has_tiles, is_solo

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
    ranks = np.zeros(SEATS, np.int64)
    rank_seats(state, ranks)
    seats = range(int(state.seats))
    scores = [score_line(state, seat, int(ranks[seat])) for seat in seats]
    if is_solo(state):
        total = int(mastermind_score(state))
        puzzles = int(state.mastermind_finished).bit_count()
        scores.append(Score(1, 3 - int(ranks[0]), total, total, 0, 0, 0, puzzles, 0))
        decided: TieBreak | None = TieBreak.POINTS
    else:
        decided = deciding_tie_break(state, [int(ranks[seat]) for seat in seats])
    winners = tuple(seat for seat in seats if ranks[seat] == 1)
    return Outcome(EndReason(state.end_reason), winners, decided, tuple(scores))


def score_line(state: State, seat: int, rank: int) -> Score:
    """Where a seat's points come from (R6.1, R7.8)."""
    return Score(
        seat=seat,
        rank=rank,
        total=int(score_of(state, seat)),
        points=int(pile_points(int(state.finished[seat]))),
        touches=int(state.touches[seat]),
        unfinished=int(unfinished_points(state, seat)) if is_solo(state) else 0,
        coins=int(coins_of(state, seat)) if has_tiles(state) else 0,
        puzzles=int(state.finished[seat]).bit_count(),
        pieces=int(tie_value(state, seat, int(TieBreak.PIECES))),
    )


def deciding_tie_break(state: State, ranks: list[int]) -> TieBreak | None:
    """The first comparison that sets the winner apart from everybody else (R6.2, R8.8)."""
    if ranks.count(1) > 1:
        return None
    winner = ranks.index(1)
    others = [seat for seat in range(len(ranks)) if seat != winner]
    for by in TieBreak:
        ours = tie_value(state, winner, int(by))
        others = [seat for seat in others if tie_value(state, seat, int(by)) == ours]
        if not others:
            return by
    return None
