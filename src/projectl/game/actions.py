"""Actions as values: comparable, hashable, and readable as the notation writes them."""

from dataclasses import dataclass
from functools import cache, lru_cache

from projectl.game.notation import cell_names, market_places, parse_action
from projectl.rules.actions import (
    Kind,
    chosen_reward,
    kind_of,
    placed_at,
    taken_piece,
    taken_place,
    traded_shapes,
)
from projectl.rules.api import check_action
from projectl.rules.errors import InvalidActionError
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape
from projectl.rules.state import Mode


class Notation:
    """Writes an action as the notation does: its name, then its fields."""

    def __str__(self) -> str:
        words = [type(self).__name__.lower()]
        for value in vars(self).values():
            if isinstance(value, Shape):
                words.append(value.name)
            else:
                words += value if isinstance(value, tuple) else [str(value)]
        return " ".join(words)


@dataclass(frozen=True)
class Take(Notation):
    """Take a puzzle from a place: `W1` to `W4`, `B1` to `B4`; solo: `1` to `9` (R3.3)."""

    place: str


@dataclass(frozen=True)
class Piece(Notation):
    """Take a level-1 piece, or its substitute (R3.4)."""

    shape: Shape


@dataclass(frozen=True)
class Upgrade(Notation):
    """Exchange a piece for another one (R3.5)."""

    give: Shape
    get: Shape


@dataclass(frozen=True)
class Place(Notation):
    """Place a piece on cells of the puzzle in a slot, 1 to 4 (R3.6)."""

    slot: int
    shape: Shape
    cells: tuple[str, ...]


@dataclass(frozen=True)
class Master(Notation):
    """Begin a Master (R3.7)."""


@dataclass(frozen=True)
class Done(Notation):
    """End a Master, or one's finishing touches (R3.7, R5.2)."""


@dataclass(frozen=True)
class Insert(Notation):
    """Buy one more action (R8.5)."""


@dataclass(frozen=True)
class Reward(Notation):
    """Choose what stands in for a reward (R4.3)."""

    shape: Shape


@dataclass(frozen=True)
class Pass(Notation):
    """Use up an action when nothing else is legal (R3.2)."""


@dataclass(frozen=True)
class End(Notation):
    """End the turn instead of buying an action (R8.5)."""


Action = Take | Piece | Upgrade | Place | Master | Done | Insert | Reward | Pass | End

_PLAIN: dict[Kind, Action] = {
    Kind.MASTER: Master(),
    Kind.DONE: Done(),
    Kind.INSERT: Insert(),
    Kind.PASS: Pass(),
    Kind.END: End(),
}


def action_of(number: int, mode: Mode) -> Action:
    """The action behind one of the engine's numbers."""
    return _built(int(check_action(number)), mode)


def number_of(action: Action | str, mode: Mode) -> int:
    """The engine's number for an action or its text; NotationError if there is no such action."""
    return _read(" ".join(str(action).split()), mode)


def format_action(number: int, mode: Mode) -> str:
    """The one text of an action, by the engine's number."""
    return _written(int(check_action(number)), mode)


@cache
def _written(number: int, mode: Mode) -> str:
    return str(_built(number, mode))


def _place_name(place: int, mode: Mode) -> str:
    places = market_places(mode)
    if place >= len(places):
        raise InvalidActionError(f"the two rows have {len(places)} places; there is no {place + 1}")
    return places[place]


@cache
def _built(number: int, mode: Mode) -> Action:
    kind = Kind(kind_of(number))
    if kind is Kind.TAKE:
        return Take(_place_name(taken_place(number), mode))
    if kind is Kind.PIECE:
        return Piece(Shape(taken_piece(number)))
    if kind is Kind.UPGRADE:
        give, get = traded_shapes(number)
        if give == get:
            reason = f"an upgrade gives one shape for another, not {Shape(give).name} for itself"
            raise InvalidActionError(reason)
        return Upgrade(Shape(give), Shape(get))
    if kind is Kind.PLACE:
        slot, placement = placed_at(number)
        cells = tuple(cell_names(PLACEMENT_MASK[placement]))
        return Place(int(slot) + 1, Shape(PLACEMENT_SHAPE[placement]), cells)
    if kind is Kind.REWARD:
        return Reward(Shape(chosen_reward(number)))
    return _PLAIN[kind]


# All texts as the notation writes them, and a few that people write; errors are not kept.
_read = lru_cache(maxsize=8192)(parse_action)
