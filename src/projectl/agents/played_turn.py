"""A turn as far as it is certain: up to the first card that it turns up, which nobody knows.

It is played on a record in which hidden cards are dealt anew; nothing here depends on those.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from projectl.agents.hints import turn as kernels
from projectl.game.actions import Action, number_of
from projectl.game.determinize import determinize
from projectl.game.view import View
from projectl.rules.errors import IllegalActionError
from projectl.rules.state import State


@dataclass(frozen=True, eq=False)
class PlayedTurn:
    """The actions of a turn, or of the part of one that is certain, and what came of them."""

    actions: tuple[Action, ...]
    record: Any  # of the dtype TURN

    @property
    def seat(self) -> int:
        return int(self.record.seat)

    @property
    def after(self) -> State:
        """The position after the turn."""
        state: State = self.record.positions[kernels.AFTER]
        return state

    @property
    def score(self) -> int:
        """The player's points after the turn."""
        return int(self.record.score)

    @property
    def goes_on(self) -> bool:
        """Whether the player is still to act, once it is known which card was turned up."""
        return bool(self.record.goes_on)


def play_turn(view: View, actions: Sequence[Action]) -> PlayedTurn:
    """A turn as it goes from a view on; what would follow a card turned up is left out."""
    record = np.zeros(1, kernels.TURN)[0]
    record.positions[kernels.START] = determinize(view)[0]
    record.actions[: len(actions)] = [number_of(action, view.mode) for action in actions]
    record.count = len(actions)
    if not kernels.play_turn(record):
        raise IllegalActionError(f"not a legal turn: {', '.join(map(str, actions))}")
    return PlayedTurn(tuple(actions[: int(record.count)]), record)
