"""One game under a referee: agents see views, every answer is checked, every second is counted.

The referee trusts nobody. It asks a player for the text of an action, plays it itself if it is
legal, and calls the game off as soon as somebody breaks a rule or a clock.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from projectl.agents.arena.result import Forfeit, GameResult, SeatResult
from projectl.agents.arena.schedule import Fixture
from projectl.agents.turn import AgentFault, check_choice
from projectl.game.game import Game
from projectl.game.view import View
from projectl.texts import Message

GRACE_FACTOR, GRACE_SECONDS = 1.2, 0.1  # a turn may take so much of its budget, and so much more


class SeatPlayer(Protocol):
    """Whoever answers for a seat."""

    def begin(self, seat: int, seed: int, limit: float) -> None:
        """Get ready for a new game; AgentFault if that fails."""
        ...

    def ask(self, seat: int, view: View, limit: float) -> str:
        """The action chosen, in notation; AgentFault if there is none, or none in time."""
        ...

    def printed(self, seat: int) -> str:
        """What was printed in this game, for the report."""
        ...


@dataclass
class Clock:
    """The seconds a seat has thought."""

    budget: float | None
    strict: bool
    moves: int = 0
    seconds: float = 0.0
    slowest_move: float = 0.0
    overruns: int = 0
    slowest_turn: float = 0.0
    turn: object = None
    turn_seconds: float = 0.0
    counted: bool = field(default=False)  # whether this turn is an overrun already

    def add(self, turn: object, seconds: float) -> None:
        """One more move; AgentFault if the turn broke its budget and budgets are strict."""
        if turn != self.turn:
            self.turn, self.turn_seconds, self.counted = turn, 0.0, False
        self.moves += 1
        self.seconds += seconds
        self.turn_seconds += seconds
        self.slowest_move = max(self.slowest_move, seconds)
        self.slowest_turn = max(self.slowest_turn, self.turn_seconds)
        if self.budget is None or self.turn_seconds <= allowed(self.budget):
            return
        if self.strict:
            spent = round(self.turn_seconds, 2)
            raise AgentFault(Message("fault-overrun", spent=spent, budget=self.budget))
        self.overruns += not self.counted
        self.counted = True


def allowed(budget: float) -> float:
    """How many seconds a turn may take before it is reported."""
    return GRACE_FACTOR * budget + GRACE_SECONDS


@dataclass(frozen=True)
class Match:
    """A game, who plays it, and by which clock."""

    game: Game
    fixture: Fixture
    players: Sequence[SeatPlayer]  # by seat
    seeds: Sequence[int]
    budgets: Sequence[float | None]
    move_limit: float
    strict_time: bool = False


def play_game(match: Match) -> GameResult:
    """Play a game to its end, or to the first forfeit."""
    clocks = [Clock(budget, match.strict_time) for budget in match.budgets]
    game = match.game
    seat = 0
    try:
        for seat, player in enumerate(match.players):
            player.begin(seat, match.seeds[seat], match.move_limit)
        while not game.is_over:
            seat = game.player
            play_move(match, seat, clocks[seat])
    except AgentFault as fault:
        forfeit = Forfeit(seat, len(game.history) + 1, fault.reason)
        return result_of(match, clocks, forfeit)
    return result_of(match, clocks, None)


def play_move(match: Match, seat: int, clock: Clock) -> None:
    """Ask a seat for an action and play it; AgentFault if it cannot be played."""
    game = match.game
    view, turn = game.view(seat), game.turn
    start = time.perf_counter()
    text = match.players[seat].ask(seat, view, match.move_limit)
    clock.add(turn, time.perf_counter() - start)
    game.play(check_choice(text, view))


def result_of(match: Match, clocks: Sequence[Clock], forfeit: Forfeit | None) -> GameResult:
    """What is kept of a game."""
    game, fixture = match.game, match.fixture
    outcome = game.outcome if forfeit is None else None
    seats = []
    for seat, clock in enumerate(clocks):
        if outcome is None:
            share = 0.0 if forfeit and forfeit.seat == seat else 1.0
        else:
            share = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        seats.append(
            SeatResult(
                agent=fixture.seating[seat],
                share=share,
                score=None if outcome is None else outcome.scores[seat].total,
                moves=clock.moves,
                seconds=round(clock.seconds, 6),
                slowest_move=round(clock.slowest_move, 6),
                overruns=clock.overruns,
                slowest_turn=round(clock.slowest_turn, 6),
                printed=match.players[seat].printed(seat),
            )
        )
    alone = outcome is not None and game.difficulty is not None
    return GameResult(
        pairing=fixture.pairing,
        deal=fixture.deal,
        rotation=fixture.rotation,
        seed=game.seed,
        seats=tuple(seats),
        mastermind=outcome.scores[-1].total if outcome and alone else None,
        rounds=int(game.state.round_number),
        actions=len(game.history),
        rule=outcome.rule if outcome else "",
        forfeit=forfeit,
    )
