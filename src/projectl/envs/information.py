"""What OpenSpiel is shown of a state: the table now, or everything that led to it."""

from typing import Any

import numpy as np

from projectl.envs.chance_cards import OUTCOMES, Position
from projectl.envs.options import Variant
from projectl.rules.actions import ACTIONS
from projectl.rules.kernel import kernel
from projectl.rules.observation import fields, observe


@kernel
def observe_one(games: Any, seat: int, out: Any) -> None:
    """Write what a seat sees of the one game there is."""
    observe(games[0], seat, out)


class Observer:
    """OpenSpiel's way to ask for observations; `dict` names the parts of the tensor."""

    def __init__(self, variant: Variant, history: int = 0) -> None:
        self._size = variant.observation_size
        self.tensor = np.zeros(self._size + history, np.float32)
        named = fields(variant.mode, variant.seats)
        self.dict = {field.name: field.of(self.tensor) for field in named}
        self._latest: tuple[Position | None, str] = (None, "")

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat sees; while an action waits for cards, the table before it."""
        observe_one(state.position.games, player, self.tensor[: self._size])

    def string_from(self, state: Any, _player: int) -> str:
        """The table in words, the same for every seat, so it is written once for all."""
        if self._latest[0] is not state.position:
            self._latest = (state.position, str(state))
        return self._latest[1]


class InformationObserver(Observer):
    """Perfect recall: what a seat sees, and all actions and outcomes so far, in their order.

    Actions are fractions above 0, outcomes of chance below, and what is still to come is 0.
    """

    def __init__(self, variant: Variant, longest: int) -> None:
        super().__init__(variant, longest)
        self.dict["history"] = self.tensor[self._size :]

    def set_from(self, state: Any, player: int) -> None:
        """Write what a seat sees, and what happened."""
        super().set_from(state, player)
        history = self.dict["history"]
        history[:] = 0
        for index, (actor, number) in enumerate(moves_of(state)):
            fraction = (number + 1) / (ACTIONS + 1) if actor >= 0 else -(number + 1) / OUTCOMES
            history[index] = fraction

    def string_from(self, state: Any, player: int) -> str:
        """The seat, and the numbers of all actions and outcomes, those of chance in brackets."""
        moves = (str(n) if actor >= 0 else f"({n})" for actor, n in moves_of(state))
        return f"seat {player}: {' '.join(moves)}"


def moves_of(state: Any) -> list[tuple[int, int]]:
    """Who did what, from the beginning."""
    return [(move.player, move.action) for move in state.full_history()]
