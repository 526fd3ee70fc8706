"""How far a player may take back: to the last card turned up, and within the own turn."""

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from numpy.typing import NDArray

from projectl.game.game import Game, TurnLabel
from projectl.rules.effects import EffectKind

# Effects that show what was hidden: nothing before them is taken back.
REVEALING = frozenset({EffectKind.REFILL, EffectKind.OVER})


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


def reveals(effects: NDArray[Any]) -> bool:
    """Whether one of these effects of an action turned up a card, or ended the game."""
    return not REVEALING.isdisjoint(effects["kind"].tolist())


def steps_of(game: Game, people: Collection[int]) -> list[Step]:
    """Every action of a game whose other seats are agents'."""
    turns = [turn for turn, actions in game.turns() for _ in actions]
    return [
        Step(turn, turn.seat not in people, reveals(game.effect_records(index)))
        for index, turn in enumerate(turns)
    ]


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
