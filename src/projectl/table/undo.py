"""How far a player may take back: to the last card turned up, and within the own turn."""

from collections.abc import Sequence
from typing import NamedTuple

from projectl.game.game import TurnLabel


class Step(NamedTuple):
    """An action that was played: in which turn, by whom, and whether it revealed anything."""

    turn: TurnLabel
    agent: bool  # an agent chose it, for itself or for somebody away
    reveals: bool  # a card was turned up, or the game ended

    @property
    def seat(self) -> int:
        return self.turn.seat


class Reach(NamedTuple):
    """How many actions remain after one's last one is taken back, and after the whole turn is."""

    last: int
    turn: int


def last_person(steps: Sequence[Step]) -> int | None:
    """The seat whose person played last, agents not counted."""
    return next((step.seat for step in reversed(steps) if not step.agent), None)


def reach(steps: Sequence[Step], seat: int, over_others: bool) -> Reach | None:
    """What a seat may take back; None if nothing.

    What others did since then is in the way. Where they are asked, it is taken back with the
    action it answered; agents are asked nothing.
    """
    last = first = None
    turn = None
    for index in range(len(steps) - 1, -1, -1):
        step = steps[index]
        own = step.seat == seat and not step.agent
        if step.reveals or (own and turn not in (None, step.turn)):
            break
        if own:
            turn, first = step.turn, index
            last = index if last is None else last
        elif step.seat != seat and not (over_others and (step.agent or last is None)):
            break
    return None if last is None or first is None else Reach(last, first)
