"""A turn as far as it is certain: up to the first card that it turns up, which nobody knows.

It is played on a record in which hidden cards are dealt anew; nothing here depends on those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

from projectl.game import solver
from projectl.game.actions import Action, number_of
from projectl.game.determinize import determinize
from projectl.game.effects import Effect, effects_of
from projectl.game.notation import market_places
from projectl.game.view import View
from projectl.rules import api
from projectl.rules.effects import EffectKind
from projectl.rules.pieces import Shape
from projectl.rules.puzzles import PUZZLES, Puzzle
from projectl.rules.rounds import IDLE_ROUNDS_TO_END
from projectl.rules.scoring import score_of
from projectl.rules.state import NONE, ROUNDS_WITH_TILES, SLOTS, Phase, State

MASTERMIND_TURN = (EffectKind.MASTERMIND_TAKE, EffectKind.MASTERMIND_PASS)  # how it begins


class Unfinished(NamedTuple):
    """A puzzle that a seat has not completed."""

    slot: int  # from 1
    puzzle: Puzzle
    hole: int


@dataclass(frozen=True)
class PlayedTurn:
    """The actions of a turn, or of a part of one, their effects, and the positions around.

    The effects are the player's doing; what the mastermind does then may depend on a new card.
    """

    view: View
    actions: tuple[Action, ...]
    before: State
    after: State
    effects: tuple[Effect, ...]

    @property
    def seat(self) -> int:
        return self.view.player

    @property
    def score(self) -> int:
        """The player's points after the turn."""
        return int(score_of(self.after, self.seat))

    @property
    def goes_on(self) -> bool:
        """Whether the player is still to act, once it is known which card was turned up."""
        after = self.after
        same_turn = (after.player, after.round_number) == (self.seat, self.view.round_number)
        return same_turn and after.phase not in (Phase.TOUCH, Phase.OVER)

    @property
    def actions_left(self) -> int:
        """How many actions of this turn are still to come."""
        return int(self.after.actions_left) if self.goes_on else 0

    @property
    def in_last_round(self) -> bool:
        """Whether the turn is certain to be of the last round before the finishing touches."""
        last = int(self.after.last_round) or (ROUNDS_WITH_TILES if self.view.tiles else 0)
        return self.after.phase in (Phase.TOUCH, Phase.OVER) or self.view.round_number == last

    @cached_property
    def supply_before(self) -> tuple[Shape, ...]:
        """The player's pieces before the turn."""
        return solver.pieces_of(self.before.supply[self.seat].tolist())

    @cached_property
    def supply(self) -> tuple[Shape, ...]:
        """The player's pieces after the turn."""
        return solver.pieces_of(self.after.supply[self.seat].tolist())

    @cached_property
    def slots(self) -> list[Unfinished]:
        """The player's puzzles after the turn."""
        return slots_of(self.after, self.seat)

    @cached_property
    def holes_before(self) -> dict[Puzzle, int]:
        """What was empty of the player's puzzles before the turn."""
        return {each.puzzle: each.hole for each in slots_of(self.before, self.seat)}

    def own(self, *kinds: EffectKind) -> list[Effect]:
        """What the turn did of these kinds, to the player."""
        return [each for each in self.effects if each.kind in kinds and each.seat == self.seat]

    def place_of(self, puzzle: Puzzle) -> str | None:
        """The place a puzzle lay on when the turn began."""
        if puzzle not in self.view.market:
            return None
        return market_places(self.view.mode)[self.view.market.index(puzzle)]

    def plays_again(self, seat: int) -> bool:
        """Whether a seat is certain to have a turn after this one."""
        after, view = self.after, self.view
        if after.phase in (Phase.TOUCH, Phase.OVER):
            return False
        own, other = ((number - view.first) % len(view.seats) for number in (self.seat, seat))
        if after.round_number > view.round_number or own < other:
            return True
        if view.idle_rounds + 1 >= IDLE_ROUNDS_TO_END and not after.moved:
            return False
        return not self.in_last_round


def play_turn(view: View, actions: Sequence[Action]) -> PlayedTurn:
    """A turn as it goes from a view on; what would follow a card turned up is left out."""
    game = determinize(view)
    first = game[0].copy()
    played: list[Action] = []
    effects: list[Effect] = []
    for action in actions:
        number, before = number_of(action, view.mode), game[0].copy()
        api.play(game, number)
        played.append(action)
        effects += takewhile(
            lambda effect: effect.kind not in MASTERMIND_TURN, effects_of(before, number, game[0])
        )
        if any(effect.kind is EffectKind.REFILL for effect in effects):
            break
    return PlayedTurn(view, tuple(played), first, game[0], tuple(effects))


def slots_of(state: State, seat: int) -> list[Unfinished]:
    """A seat's unfinished puzzles."""
    return [
        Unfinished(slot + 1, PUZZLES[state.puzzle[seat, slot]], int(state.hole[seat, slot]))
        for slot in range(SLOTS)
        if state.puzzle[seat, slot] != NONE
    ]
