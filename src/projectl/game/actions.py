"""Actions as values: comparable, hashable, and readable as the notation writes them."""

from dataclasses import dataclass
from functools import cache, lru_cache

from projectl.game.notation import cell_names, format_action, market_places, parse_action
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
from projectl.rules.pieces import PLACEMENT_MASK, PLACEMENT_SHAPE, Shape
from projectl.rules.state import Mode


@dataclass(frozen=True)
class Take:
    """Take a puzzle from a place: `W1` to `W4`, `B1` to `B4`; solo: `1` to `9` (R3.3)."""

    place: str

    def __str__(self) -> str:
        return f"take {self.place}"


@dataclass(frozen=True)
class Piece:
    """Take a level-1 piece, or its substitute (R3.4)."""

    shape: Shape

    def __str__(self) -> str:
        return f"piece {self.shape.name}"


@dataclass(frozen=True)
class Upgrade:
    """Exchange a piece for another one (R3.5)."""

    give: Shape
    get: Shape

    def __str__(self) -> str:
        return f"upgrade {self.give.name} {self.get.name}"


@dataclass(frozen=True)
class Place:
    """Place a piece on cells of the puzzle in a slot, 1 to 4 (R3.6)."""

    slot: int
    shape: Shape
    cells: tuple[str, ...]

    def __str__(self) -> str:
        return " ".join(("place", str(self.slot), self.shape.name, *self.cells))


@dataclass(frozen=True)
class Master:
    """Begin a Master (R3.7)."""

    def __str__(self) -> str:
        return "master"


@dataclass(frozen=True)
class Done:
    """End a Master, or one's finishing touches (R3.7, R5.2)."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True)
class Insert:
    """Buy one more action (R8.5)."""

    def __str__(self) -> str:
        return "insert"


@dataclass(frozen=True)
class Reward:
    """Choose what stands in for a reward (R4.3)."""

    shape: Shape

    def __str__(self) -> str:
        return f"reward {self.shape.name}"


@dataclass(frozen=True)
class Pass:
    """Use up an action when nothing else is legal (R3.2)."""

    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True)
class End:
    """End the turn instead of buying an action (R8.5)."""

    def __str__(self) -> str:
        return "end"


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


@cache
def _built(number: int, mode: Mode) -> Action:
    format_action(number, mode)  # refuses the numbers that mean nothing
    kind = Kind(kind_of(number))
    if kind is Kind.TAKE:
        return Take(market_places(mode)[taken_place(number)])
    if kind is Kind.PIECE:
        return Piece(Shape(taken_piece(number)))
    if kind is Kind.UPGRADE:
        give, get = traded_shapes(number)
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
